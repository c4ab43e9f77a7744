"""The monster step: each monster is activated, and moves and attacks as its text says."""

import pytest

from madhouse.second.rules.monster_paths import gait_of
from tests.second.foes import (
    FIRST,
    app,
    at_table,
    blanks,
    harmed,
    house_of,
    investigator,
    standing,
    state,
    table,
    told_of,
)

ATTACKS = "{monster_strikes: [{suffer: {damage: 2}}]}"
COMES = house_of(f"[{{move_toward: 2}}, {ATTACKS}]")


@pytest.mark.rule(
    "2e.monster-step.second", "2e.monster-step.activates-each", "2e.monster-step.auto-advance"
)
def test_each_monster_is_activated_once_between_events_and_horror() -> None:
    builder = table(house_of()).monster("cultist", at="yard.a", name="foe")
    game = builder.monster("ghost", at="room-six.a").play(stage="mythos")
    kinds = [event.kind for event in game.log]
    activated = [event.facts["monster"] for event in game.log if event.kind == "activates"]
    assert activated == ["cultist 1", "ghost 1"]
    assert kinds.index("mythos-phase") < kinds.index("activates") < kinds.index("horror-check")


@pytest.mark.rule("2e.monster.activate", "2e.monster-step.vocabulary", "2e.toward.each-step")
def test_a_monster_comes_nearer_and_attacks() -> None:
    game = table(COMES).monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert standing(game) == "front-hall.a"
    assert harmed(game) == (2, 0)


@pytest.mark.rule("2e.nearest.fewest")
def test_it_goes_for_the_nearest() -> None:
    builder = table(COMES, first="front-hall.a", second="kitchen.a")
    game = builder.monster("cultist", at="dining-room.a", name="foe").play(stage="monsters")
    assert game.pending[0].kind == "monster-goal"
    builder = table(COMES, first="front-hall.b", second="kitchen.a")
    game = builder.monster("cultist", at="dining-room.a", name="foe").play(stage="monsters")
    assert standing(game) == "kitchen.a"


@pytest.mark.rule("2e.nearest.origin-counts")
def test_who_stands_in_its_own_space_is_nearest() -> None:
    builder = table(COMES, first="parlour.a", second="front-hall.b")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert standing(game) == "parlour.a"
    assert harmed(game) == (2, 0)


@pytest.mark.rule("2e.faq.several-possible-targets", "2e.group.several-outcomes")
def test_of_several_in_its_space_the_group_names_the_victim() -> None:
    builder = table(COMES, first="parlour.a", second="parlour.a")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    options = ("attacked lev-abramson", "attacked pearl-gaines")
    assert game.legal("player-1") == game.legal("player-2") == options
    game.apply("player-1", "attacked pearl-gaines")
    game.apply("player-2", "agree")
    assert (harmed(game, 0), harmed(game, 1)) == ((0, 0), (2, 0))


@pytest.mark.rule("2e.group.several-outcomes")
def test_of_two_who_are_as_near_the_group_names_the_goal() -> None:
    builder = table(COMES, first="front-hall.a", second="kitchen.a")
    game = builder.monster("cultist", at="dining-room.a", name="foe").play(stage="monsters")
    assert game.legal("player-1") == ("toward front-hall.a", "toward kitchen.a")
    game.apply("player-1", "toward kitchen.a")
    game.apply("player-2", "agree")
    assert standing(game) == "kitchen.a"


@pytest.mark.rule("2e.conflict.no-path", "2e.door.explore-token-blocks")
def test_whom_no_way_leads_to_is_not_nearest() -> None:
    told = house_of(
        "[{move_toward: 2}]",
        rest="tokens: [{id: to-parlour, kind: explore, at: front-hall, to: [parlour], "
        "options: [{label: In.}]}]",
    )
    builder = table(told, first="front-hall.b", second="yard.b")
    builder.token("to-parlour", at="front-hall.b|parlour.a")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert standing(game) == "parlour.a"


@pytest.mark.rule("2e.away.each-step", "2e.conflict.no-valid-step")
def test_it_moves_away_as_far_as_each_step_takes_it_farther() -> None:
    told = house_of("[{move_away: 4}]")
    builder = table(told, first="kitchen.a", second="kitchen.a")
    game = builder.monster("cultist", at="yard.a", name="foe").play(stage="monsters")
    assert standing(game) == "yard.b"


@pytest.mark.rule("2e.conflict.distance-metric")
def test_distance_is_counted_along_its_own_way() -> None:
    """A Ghost passes walls: Room Six is next to the Front Hall for it, and far for a Cultist."""
    for kind, goal in (("ghost", "front-hall.b"), ("cultist", "landing.a")):
        told = house_of("[{move_toward: 1}]", kind=kind)
        builder = table(told, first="front-hall.b", second="back-stair.b")
        builder.monster(kind, at="room-six.b", name="foe")
        assert standing(builder.play(stage="monsters"), f"{kind} 1") == goal


@pytest.mark.rule("2e.conflict.monster-abilities-undefined")
def test_an_aquatic_monster_goes_from_water_to_water() -> None:
    told = house_of("[{move_toward: {spaces: 3, goal: water}}]", kind="deep-one")
    builder = table(told).monster("deep-one", at="landing.b", name="foe")
    assert standing(builder.play(stage="monsters"), "deep-one 1") == "bathroom.a"


def test_a_slow_monster_moves_one_space_an_activation() -> None:
    told = house_of("[{move_toward: 1}, {move_toward: 2}]", kind="star-spawn")
    builder = table(told).monster("star-spawn", at="parlour.b", name="foe")
    assert standing(builder.play(stage="monsters"), "star-spawn 1") == "parlour.a"


def test_a_bound_monster_never_leaves_its_room() -> None:
    told = house_of("[{move_toward: 3}]", bound=True)
    game = table(told).monster("cultist", at="parlour.b", name="foe").play(stage="monsters")
    assert standing(game) == "parlour.a"


def test_a_monster_that_cannot_move_stays_for_one_step() -> None:
    builder = table(COMES).monster("cultist", at="parlour.b", name="foe")
    builder.state.held.append(builder.state.app.monsters[0].id)
    assert standing(builder.play(stage="monsters")) == "parlour.b"


def test_a_flying_monster_crosses_impassable_borders_and_ignores_fire() -> None:
    told = house_of("[{move_toward: 2}]", kind="hunting-horror")
    builder = table(told).monster("hunting-horror", at="parlour.a", name="foe")
    game = builder.fire("front-hall.b", "front-hall.a").play(stage="monsters")
    assert app(game).monsters[0].damage == 0
    assert gait_of(at_table(game), app(game).monsters[0]) == "fly"


def test_a_monster_that_cannot_move_attacks_where_it_stands() -> None:
    builder = table(COMES, first="parlour.a", second="front-hall.b")
    builder.monster("cultist", at="parlour.a", name="foe")
    builder.state.held.append(builder.state.app.monsters[0].id)
    game = builder.play(stage="monsters")
    assert harmed(game) == (2, 0)
    assert not game.table.state.held


def test_what_can_do_nothing_of_its_text_comes_two_spaces_nearer() -> None:
    game = (
        table(house_of(f"[{ATTACKS}]"))
        .monster("cultist", at="parlour.b", name="foe")
        .play(stage="monsters")
    )
    assert standing(game) == "front-hall.b"
    assert told_of(game, "falls-back") == 1


def test_what_is_told_to_stay_stays() -> None:
    told = house_of(f"[stay, {ATTACKS}]")
    game = table(told).monster("cultist", at="parlour.b", name="foe").play(stage="monsters")
    assert standing(game) == "parlour.b"


def test_what_finds_nobody_does_the_other_thing() -> None:
    told = house_of("[{monster_strikes: {do: [{suffer: {damage: 1}}], else: [{move_toward: 1}]}}]")
    game = table(told).monster("cultist", at="parlour.b", name="foe").play(stage="monsters")
    assert standing(game) == "parlour.a"
    assert told_of(game, "struck") == 0


def test_it_would_rather_have_somebody_of_whom_something_is_so() -> None:
    told = house_of(
        "[{move_toward: {spaces: 1, if: [{has_trait: light-source}], else: [{move_toward: 1}]}}]"
    )
    builder = table(told, first="front-hall.b", second="kitchen.b")
    builder.monster("cultist", at="front-hall.a", name="foe")
    assert standing(builder.play(stage="monsters")) == "front-hall.b"
    builder = table(told, first="front-hall.b", second="kitchen.b")
    builder.state.investigators[1].possessions.append("hurricane-lamp-1")
    builder.monster("cultist", at="front-hall.a", name="foe")
    assert standing(builder.play(stage="monsters")) == "dining-room.b"


def test_all_here_and_all_in_range_are_struck() -> None:
    for whom, expected in (("all here", [(1, 0), (0, 0)]), ("all in range", [(1, 0), (1, 0)])):
        told = house_of(f"[{{monster_strikes: {{whom: {whom}, do: [{{suffer: {{damage: 1}}}}]}}}}]")
        builder = table(told, first="parlour.a", second="parlour.b")
        game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
        assert [harmed(game, 0), harmed(game, 1)] == expected


def test_the_nearest_in_range_is_struck() -> None:
    told = house_of("[{monster_strikes: {whom: nearest in range, do: [{suffer: {damage: 1}}]}}]")
    builder = table(told, first="parlour.b", second="front-hall.b")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert [harmed(game, 0), harmed(game, 1)] == [(1, 0), (0, 0)]


@pytest.mark.rule("2e.movement.specific-space", "2e.movement.specific-space-ignores-obstacles")
def test_it_returns_to_the_space_it_spawned_in() -> None:
    builder = table(house_of("[move_to_origin]")).monster("cultist", at="yard.b", name="foe")
    builder.state.monsters["cultist 1"] = "parlour.b"
    builder.fire("kitchen.a").barricade("kitchen.a", "kitchen.a|yard.a")
    game = builder.play(stage="monsters")
    assert standing(game) == "yard.b"
    assert app(game).monsters[0].damage == 0


def test_others_in_its_range_obey_a_monster() -> None:
    told = house_of("[{each_other_monster: [{move_toward: 1}, {heal_monster: 1}]}]")
    builder = table(told).monster("cultist", at="parlour.b", name="foe")
    builder.monster("cultist", at="parlour.a", damage=1)
    builder.monster("cultist", at="yard.a", damage=1)
    for each in builder.state.app.monsters[1:]:
        each.activated = True
    game = builder.play(stage="monsters")
    assert [standing(game, f"cultist {n}") for n in (1, 2, 3)] == [
        "parlour.b",
        "front-hall.b",
        "yard.a",
    ]
    assert [each.damage for each in app(game).monsters] == [0, 0, 1]


def test_the_nearest_barricade_is_discarded() -> None:
    builder = table(house_of("[discard_nearest_barricade]"))
    builder.monster("cultist", at="parlour.b", name="foe")
    builder.barricade("yard.a").barricade("front-hall.b", "front-hall.b|parlour.a")
    game = builder.play(stage="monsters")
    assert [each.space for each in state(game).barricades] == ["yard.a"]


def test_a_victim_is_dragged_and_the_monster_goes_along() -> None:
    told = house_of("[{monster_strikes: [{dragged: {toward: water, together: true}}]}]")
    builder = table(told, first="landing.a").monster("cultist", at="landing.a", name="foe")
    game = builder.play(stage="monsters")
    assert investigator(game).space == standing(game) == "landing.b"


def test_it_flees_into_darkness_if_it_can() -> None:
    told = house_of("[{move_away: {spaces: 3, into: darkness}}]")
    for dark, expected in (("back-stair.b", "back-stair.b"), ("parlour.b", "landing.a")):
        builder = table(told, first="dining-room.a", second="yard.b").darkness(dark)
        builder.monster("cultist", at="kitchen.b", name="foe")
        game = builder.play(stage="monsters")
        while game.pending[0].kind == "monster-step":
            options = game.pending[0].options
            game.apply(game.pending[0].seats[0], options[-1])
            game.apply(game.pending[0].seats[0], "agree")
        assert standing(game) == expected


def test_some_leave_alone_who_leaves_them_alone() -> None:
    told = house_of(f"[{{perhaps: {{if: [attacked_this_round], do: [{ATTACKS}], else: [stay]}}}}]")
    for attacked in (False, True):
        builder = table(told, first="parlour.a").monster("cultist", at="parlour.a", name="foe")
        game = builder.dice(*blanks(3)).play(turn_of=FIRST)
        if attacked:
            game.apply("player-1", "attack cultist 1 unarmed")
        for seat in ("player-1", "player-2"):
            while game.pending[0].kind == "turn" and seat in game.pending[0].seats:
                game.apply(seat, "end turn")
        assert harmed(game) == ((2, 0) if attacked else (0, 0))
        assert not app(game).monsters[0].attacked  # a new round has begun
