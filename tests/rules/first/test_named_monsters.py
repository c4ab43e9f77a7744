"""Named monsters: what a story may say of one, and what that one then does and leaves undone."""

from typing import Any

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import NamedFigure
from madhouse.first.told.telling import teller_for
from madhouse.first.words.monsters import MonsterComesToYou
from madhouse.first.words.prowling import BringMonster, ClassWithin
from tests.rules.first.tables import (
    JENNY,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    commanded,
    investigator,
    monster,
    retold,
    told,
)

TOM = "tom-halloran"
MET = "we-have-met"  # a Mythos card


def house(at: str = "kitchen.a", foe: str = "cellar.b", players: int = 1, **manners: Any) -> Any:
    """Joe, and Tom with these manners; the hall lies between the cellar and the other rooms."""
    tom = NamedFigure(name="Old Tom", kind="zombie", **manners)
    table = TableBuilder(told=retold(named={TOM: tom}), players=players)
    return table.investigator(JOE, at, JOE_TRAITS).monster("zombie", foe, "zombie-2", name=TOM)


def goals(game: Game[State, View]) -> list[str]:
    """Where the monster may go next."""
    return [each.removeprefix("to ") for each in asked(game).options if each.startswith("to ")]


# -- how far ------------------------------------------------------------------------------------


@pytest.mark.rule("1e.open.card-overrides")
@pytest.mark.parametrize(("steps", "walked"), [(None, 2), (1, 1)])
def test_a_story_may_say_how_far_it_moves_in_a_keeper_turn(steps: int | None, walked: int) -> None:
    game = commanded(house(steps=steps))
    assert asked(game).about == {"monster": 1, "left": walked}
    answer(game, "to cellar.a")
    assert (asked(game).kind == "move-monster") is (walked == 2)


@pytest.mark.rule("1e.open.card-overrides")
def test_no_other_card_moves_it_farther_in_the_same_turn() -> None:
    table = house(steps=1)
    table.monster("zombie", "study.c").threat(9)
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion", "zombie 1", "to cellar.a")
    table.state.monsters[0].walked = 1
    assert "command-minion" in asked(game).options  # for the other one
    answer(game, "command-minion")
    assert asked(game).about["monster"] == 2


@pytest.mark.rule("1e.open.card-overrides", "1e.open.turn-meaning")
def test_in_the_next_keeper_turn_it_moves_again() -> None:
    table = house(steps=1)
    table.state.monsters[0].walked = 1
    assert "command-minion" not in asked(table.threat(1).play(stage="keeper-actions")).options
    assert "command-minion" in asked(table.play(stage="threat")).options


@pytest.mark.rule("1e.open.card-overrides")
def test_in_an_investigators_turn_a_card_moves_it_as_far_as_it_says() -> None:
    table = house("entrance-hall.c", "entrance-hall.a", steps=0).hand(MET).threat(1)
    assert "command-minion" not in asked(table.play(stage="keeper-actions")).options
    met = table.box.mythos[MET]
    table.box.mythos[MET] = msgspec.structs.replace(met, do=(MonsterComesToYou(2, 2),))
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play {MET} on {JOE}")
    assert asked(game).kind == "move-monster"


@pytest.mark.rule("1e.open.card-overrides")
@pytest.mark.parametrize(
    ("at", "left"), [("cellar.a", 2), ("entrance-hall.a", 2), ("kitchen.a", 1)]
)
def test_it_may_be_faster_near_an_investigator(at: str, left: int) -> None:
    assert asked(commanded(house(at, steps=1, steps_near=2))).about["left"] == left


@pytest.mark.rule("1e.open.card-overrides")
def test_once_it_has_been_fast_it_is_done_when_they_are_gone() -> None:
    table = house(steps=1, steps_near=2).threat(1)
    table.state.monsters[0].walked = 2
    assert "command-minion" not in asked(table.play(stage="keeper-actions")).options


# -- fire ---------------------------------------------------------------------------------------


@pytest.mark.rule("1e.open.card-overrides")
@pytest.mark.parametrize(
    ("shuns", "near"), [(True, ["cellar.a"]), (False, ["cellar.a", "entrance-hall.c"])]
)
def test_one_that_shuns_fire_enters_no_burning_room(shuns: bool, near: list[str]) -> None:
    assert goals(commanded(house(shuns_fire=shuns).fire("entrance-hall"))) == near


@pytest.mark.rule("1e.open.card-overrides")
def test_inside_a_burning_room_it_goes_where_it_likes_and_leaves_it() -> None:
    game = commanded(house(shuns_fire=True).fire("cellar"))
    assert goals(game) == ["cellar.a", "entrance-hall.c"]


@pytest.mark.rule("1e.open.card-overrides")
def test_one_that_fire_holds_does_not_leave_a_burning_room() -> None:
    assert goals(commanded(house(held_by_fire=True).fire("cellar"))) == ["cellar.a"]
    burning = house(held_by_fire=True).fire("entrance-hall")
    assert goals(commanded(burning)) == ["cellar.a", "entrance-hall.c"]


@pytest.mark.rule("1e.open.card-overrides")
@pytest.mark.parametrize(("fire", "comes"), [("cellar", False), ("study", True)])
def test_what_fire_holds_no_card_brings_elsewhere(fire: str, comes: bool) -> None:
    table = house("entrance-hall.c", held_by_fire=True).fire(fire)
    met = table.box.mythos[MET]
    met = msgspec.structs.replace(
        met, requires=(ClassWithin("humanoid", 2),), do=(BringMonster(within=2),)
    )
    table.box.mythos[MET] = met
    game = table.hand(MET).threat(1).play(turn_of=JOE, stage="turn-start")
    assert (f"play {MET} on {JOE}" in asked(game).options) is comes


# -- whom it spares -----------------------------------------------------------------------------


def spared(players: int = 1) -> TableBuilder:
    """Joe carries what the monster of his space cannot bear."""
    table: TableBuilder = house("cellar.b", players=players, spares="axe").carries(JOE, "axe")
    return table


@pytest.mark.rule("1e.monster-attack.keeper-picks-target")
def test_it_attacks_nobody_who_carries_the_card_that_it_spares() -> None:
    table = spared(players=2).investigator(JENNY, "cellar.b")
    game = table.play(stage="monster-attacks")
    assert asked(game).options == (f"zombie 1 attacks {JENNY}", "done")
    table.state.investigators[0].cards.clear()
    assert f"zombie 1 attacks {JOE}" in asked(table.play(stage="monster-attacks")).options


@pytest.mark.rule("1e.evade.fail")
@pytest.mark.parametrize("carried", [True, False])
def test_nor_does_it_strike_at_him_when_he_fails_to_evade(carried: bool) -> None:
    table = spared().dice(10)
    if not carried:
        table.state.investigators[0].cards.clear()
    game = table.play(turn_of=JOE)
    answer(game, "move cellar.a")
    assert (asked(game).kind == "hit-evader") is not carried


# -- its corpse ---------------------------------------------------------------------------------


@pytest.mark.rule("1e.monster-kill.cleanup")
@pytest.mark.parametrize(("leaves", "lying"), [(True, [(TOM, "cellar.b")]), (False, [])])
def test_killed_it_may_leave_a_corpse_under_its_name(
    leaves: bool, lying: list[tuple[str, str]]
) -> None:
    table = house("cellar.b", leaves_corpse=leaves).carries(JOE, "axe")
    table.state.monsters[0].damage = 3
    game = table.stack("humanoid", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert len(told(game, "monster-killed")) == 1
    features = game.view("investigator-1").features
    assert [(each.name, each.space) for each in features] == lying


# -- what is said of it -------------------------------------------------------------------------


@pytest.mark.rule("1e.named-monster.marked", "1e.named-monster.extra-health")
def test_all_can_read_what_the_story_says_of_it() -> None:
    fire = {"shuns_fire": True, "held_by_fire": True}
    more: dict[str, Any] = {"spares": "axe", "leaves_corpse": True, **fire}
    table = house(health_per_investigator=2, steps=1, steps_near=2, **more)
    text = teller_for(table.box, table.story).card_in_full(TOM)
    assert text.startswith("Old Tom\nNamed monster: Zombie\n")
    for words in ("+2 for each", "at most 1 space", "2 while", "Never enters", "Cannot leave"):
        assert words in text
    assert "carries the Axe" in text
    assert "corpse" in text


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"steps": 2}, "say of which kind it is"),
        ({"kind": "zombie", "steps_near": 2}, "give 'steps' as well"),
    ],
)
def test_what_makes_no_sense_is_refused(parts: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        NamedFigure(name="Tom", **parts)


def test_the_health_of_a_named_monster_is_its_own_to_the_investigators() -> None:
    game = house(health_per_investigator=1).play(turn_of=JOE)
    assert monster(game, seat="investigator-1").health is None
    assert investigator(game, JOE).space == "kitchen.a"


# -- that it comes ------------------------------------------------------------------------------


@pytest.mark.rule("1e.limit.monster-replace")
def test_one_with_a_name_comes_even_when_every_figure_is_on_the_board() -> None:
    table = TableBuilder().investigator(JOE, "kitchen.a", JOE_TRAITS).answers({"1": "A", "2": "A"})
    table.pile("kitchen", "cold-supper-1a")
    for space in ("study.c", "cellar.a", "cellar.b", "cloakroom.d"):
        table.monster("zombie", space)
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert asked(game).kind == "free-figure"
    assert asked(game).options == tuple(f"kill zombie {number}" for number in range(1, 5))
    answer(game, "kill zombie 1")
    while asked(game).kind == "place-monster":
        answer(game, asked(game).options[0])
    assert [foe.name for foe in game.view("keeper").monsters].count(TOM) == 1
