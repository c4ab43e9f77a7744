"""Monsters: spawned, numbered, limited by their figures, hurt by Fire."""

import pytest

from tests.second.foes import FIRST, app, house_of, standing, state, table, told_of

SPAWNING = house_of(
    rest="events: [{id: they-come, when: {round: 1}, text: They come., "
    "do: [{spawn: {monster: cultist, at: yard, number: 9}}]}]"
)
ONE = house_of(
    rest="events: [{id: one-comes, when: {round: 1}, text: One comes., "
    "do: [{spawn: {monster: cultist, at: parlour}}]}]"
)


@pytest.mark.rule("2e.monster.spawn", "2e.monster-drawer.content", "2e.monster.collective-term")
def test_a_monster_that_spawns_stands_on_the_board_and_in_the_drawer() -> None:
    game = table(ONE).play(stage="mythos")
    (monster,) = app(game).monsters
    assert (monster.id, monster.health) == ("cultist 1", 4)
    assert "cultist 1" in state(game).monsters
    spawned = next(event for event in game.log if event.kind == "spawned")
    assert (spawned.facts["space"], spawned.facts["identity"]) == ("parlour.a", False)


@pytest.mark.rule("2e.monster.id-token")
def test_a_second_one_of_its_kind_has_an_id_token() -> None:
    game = table(ONE).monster("cultist", at="yard.a").play(stage="mythos")
    spawned = next(event for event in game.log if event.kind == "spawned")
    assert (spawned.facts["monster"], spawned.facts["identity"]) == ("cultist 2", True)


@pytest.mark.rule("2e.limits.all-others-limited", "2e.conflict.exhausted-supply")
def test_no_more_come_than_there_are_figures() -> None:
    game = table(SPAWNING).play(stage="mythos")
    assert len(app(game).monsters) == 8
    assert told_of(game, "cannot-spawn") == 1


@pytest.mark.rule("2e.monster.id-token", "2e.limits.all-others-limited")
@pytest.mark.parametrize(("cultists", "come"), [(0, 1), (1, 0)])
def test_no_second_one_comes_once_the_id_tokens_have_run_out(cultists: int, come: int) -> None:
    crowd = {"deep-one-hybrid": 6, "ghost": 4, "deep-one": 3, "riot": 2, "child-of-dagon": 2}
    builder = table(ONE)
    for kind, number in {**crowd, "cultist": cultists}.items():
        for _ in range(number):
            builder.monster(kind, at="yard.a")
    game = builder.play(stage="mythos")
    assert sum(each.identity for each in app(game).monsters) == 12
    assert (told_of(game, "spawned"), told_of(game, "cannot-spawn")) == (come, 1 - come)


@pytest.mark.rule("2e.fire.monster-damage-start")
def test_a_monster_that_starts_its_activation_in_fire_suffers_one() -> None:
    builder = table(house_of()).monster("cultist", at="parlour.a", name="foe").fire("parlour.a")
    game = builder.play(stage="monsters")
    assert app(game).monsters[0].damage == 1


@pytest.mark.rule("2e.fire.monster-damage-enter")
def test_a_monster_that_enters_fire_suffers_one_each_time() -> None:
    told = house_of("[{move_toward: 3}]")
    builder = table(told).monster("cultist", at="parlour.b", name="foe", health=9)
    game = builder.fire("parlour.a", "front-hall.b").play(stage="monsters")
    assert app(game).monsters[0].damage == 2
    assert standing(game) == "front-hall.a"


def test_a_monster_defeated_on_its_way_does_nothing_more() -> None:
    told = house_of("[{move_toward: 2}, {monster_strikes: [{suffer: {damage: 1}}]}]")
    builder = table(told).monster("cultist", at="parlour.a", name="foe", health=1)
    game = builder.fire("front-hall.b").play(stage="monsters")
    assert app(game).monsters == []
    assert told_of(game, "struck") == 0


@pytest.mark.rule("2e.monster.discarded-set-aside")
def test_a_defeated_monsters_figure_can_come_again() -> None:
    builder = table(ONE).monster("cultist", at="front-hall.a", name="foe", health=1)
    game = builder.dice("success", "blank", "blank").play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert app(game).monsters == []
    game.apply("player-1", "end turn")
    while game.table.state.stage == "turn":
        game.apply("player-2", "end turn")
    assert [each.id for each in app(game).monsters] == ["cultist 1"]
