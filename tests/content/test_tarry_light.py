"""Tarry Light: each truth can be won by either side, in the way that its card says."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import marks
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, room, told

TURN_END = "keeper-turn-end"
PASSES, FAILS = 1, 10
HARVEY = "harvey-walters"


def rock(truth: str, resolved: int = 4, players: int = 1, weather: str = "A") -> TableBuilder:
    """The Rock after so many events, with the answers that matter."""
    table = TableBuilder("tarry-light", players=players)
    return table.answers({"1": truth, "2": "A", "3": "A", "4": weather}).event(resolved)


def with_joe(table: TableBuilder, at: str = "dining-room.a", *cards: str) -> TableBuilder:
    return table.investigator(JOE, at, cards=cards)


def winner(game: Game[State, View]) -> str | None:
    return game.result.winner if game.result else None


# 1A: the lamp


def dark_lamp(watches: int, resolved: int = 4) -> TableBuilder:
    """The lamp is out, somebody is below it, and so many such turns are over."""
    table = with_joe(rock("A", resolved)).revealed().dark("lamp-room")
    table.state.marks |= {"dark watches": watches} if watches else {}
    return table.monster("zombie", "watch-room.d")


@pytest.mark.parametrize(("resolved", "reveals"), [(1, 0), (2, 1)])
def test_a_dark_lamp_is_a_sign_after_event_ii(resolved: int, reveals: int) -> None:
    game = with_joe(rock("A", resolved)).dark("lamp-room").play(stage=TURN_END)
    assert len(told(game, "objective-revealed")) == reveals


def test_three_dark_turns_in_a_row_wreck_the_steamer() -> None:
    assert marks(dark_lamp(1).play(stage=TURN_END)) == {"dark watches": 2}
    assert winner(dark_lamp(2).play(stage=TURN_END)) == "keeper"


@pytest.mark.parametrize("task", ["light-the-lamp", "set-the-heart-in-the-lamp"])
def test_whoever_lights_the_lamp_begins_the_count_anew(task: str) -> None:
    table = with_joe(rock("A"), "lamp-room.a", "the-fresnel-heart").revealed().dark("lamp-room")
    table.state.marks["dark watches"] = 2
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, f"attempt {task}")
    assert not room(game, "lamp-room").dark
    assert marks(game) == {}


def test_dark_turns_before_event_iii_do_not_count() -> None:
    assert marks(dark_lamp(0, resolved=2).play(stage=TURN_END)) == {}


def test_the_turn_of_the_reveal_may_be_the_first_dark_one() -> None:
    table = with_joe(rock("A", 3)).dark("lamp-room").monster("zombie", "gallery-rail.b")
    assert marks(table.play(stage=TURN_END)) == {"dark watches": 1}


def test_a_turn_with_nobody_near_the_lamp_breaks_the_row() -> None:
    table = with_joe(rock("A")).revealed().dark("lamp-room").monster("zombie", "tower-stair.a")
    table.state.marks["dark watches"] = 1
    assert marks(table.play(stage=TURN_END)) == {}


@pytest.mark.parametrize("way", ["attempt light-the-lamp", "use the-fresnel-heart"])
def test_the_lamp_can_be_lit_again(way: str) -> None:
    table = with_joe(rock("A"), "lamp-room.a", "the-fresnel-heart").revealed().dark("lamp-room")
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, way)
    assert not room(game, "lamp-room").dark


def test_dawn_is_the_investigators() -> None:
    game = with_joe(rock("A").event(4, time=2)).revealed().play(stage="event")
    assert winner(game) == "investigators"


# 1B: the cistern


def test_the_water_wins_in_the_lamp_room() -> None:
    table = with_joe(rock("B")).revealed()
    table.monster("shoggoth", "lamp-room.a", name="the-sweet-water")
    assert winner(table.play(stage=TURN_END)) == "keeper"


def test_the_keeper_may_pay_for_the_water_to_rise() -> None:
    table = with_joe(rock("B", 2)).pile("boathouse", "valve-wheel").threat(6)
    game = table.play(stage="keeper-actions")
    answer(game, "reveal the objective", "cistern.a")
    (placed,) = told(game, "monster-placed")
    assert placed["name"] == "the-sweet-water"
    assert told(game, "needed-lies") == [{"card": "valve-wheel", "room": "boathouse"}]


@pytest.mark.parametrize(("players", "heaves"), [(1, 2), (2, 2), (3, 3)])
def test_heaves_on_the_valve_let_it_out(players: int, heaves: int) -> None:
    table = with_joe(rock("B", players=players), "sluice.c", "valve-wheel").revealed()
    for other in ("jenny-barnes", "harvey-walters")[: players - 1]:
        table.investigator(other, "dining-room.a")
    table.state.marks["heaves"] = heaves - 1
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt heave-on-the-valve")
    assert winner(game) == "investigators"


def test_the_valve_needs_its_wheel() -> None:
    game = with_joe(rock("B"), "sluice.c").revealed().play(turn_of=JOE)
    assert "attempt heave-on-the-valve" not in asked(game).options


@pytest.mark.parametrize(("players", "revealed"), [(1, 1), (2, 0)])
def test_a_lone_player_learns_of_it_as_the_third_event_comes(players: int, revealed: int) -> None:
    table = with_joe(rock("B", 2, players=players).event(2, time=2))
    if players == 2:
        table.investigator(JENNY, "pantry.c")
    assert len(told(table.play(stage="event"), "objective-revealed")) == revealed


# 1C: the captain


def test_the_crew_musters_in_the_tower() -> None:
    for players, wins in ((2, True), (3, False)):
        table = with_joe(rock("C", players=players)).revealed()
        for name, at in ((JENNY, "pantry.c"), (HARVEY, "pantry.c"))[: players - 1]:
            table.investigator(name, at)
        table.monster("zombie", "tower-stair.a").monster("cultist", "gallery-rail.b")
        assert (winner(table.play(stage=TURN_END)) == "keeper") is wins


def test_the_captain_lies_with_the_oil_once_the_card_is_open() -> None:
    table = with_joe(rock("C", 3, players=3).event(3, time=1))
    for name in (JENNY, HARVEY):
        table.investigator(name, "pantry.c")
    game = table.play(stage="event")
    assert told(game, "corpse-placed") == [{"space": "oil-store.c", "name": "captain-ames"}]


def test_he_lies_nearer_to_the_water_for_a_lone_player() -> None:
    game = with_joe(rock("C", 3).event(3, time=1)).play(stage="event")
    assert asked(game).kind == "place-corpse"
    assert all(option.startswith("shore-path") for option in asked(game).options)


def test_the_captain_is_given_back_at_the_slipway() -> None:
    table = with_joe(rock("C"), "slipway.c").revealed()
    table.feature("corpse", "slipway.d", name="captain-ames")
    game = table.dice(PASSES).play(turn_of=JOE)
    answer(game, "attempt pay-off-the-crew")
    assert winner(game) == "investigators"


@pytest.mark.parametrize(
    ("players", "resolved", "offered"), [(4, 2, False), (4, 3, True), (3, 2, True)]
)
def test_four_can_give_him_back_only_after_the_third_event(
    players: int, resolved: int, offered: bool
) -> None:
    table = with_joe(rock("C", resolved, players=players), "slipway.c").revealed()
    for name in (JENNY, HARVEY, "michael-mcglen")[: players - 1]:
        table.investigator(name, "pantry.c")
    game = table.feature("corpse", "slipway.d", name="captain-ames").play(turn_of=JOE)
    assert ("attempt pay-off-the-crew" in asked(game).options) is offered


# The weather


def test_ice_makes_feet_unsure_outdoors_only() -> None:
    needed = []
    for weather, start in (("A", "shore-path.b"), ("B", "shore-path.b"), ("B", "sluice.c")):
        table = with_joe(rock("A", 1, weather=weather), start)
        game = table.lock("tide-cave", "way-by-the-ledge").play(turn_of=JOE)
        answer(game, "move tide-cave.d")
        needed.append(int(str(asked(game).about["needs"])))
    assert needed == [needed[0], needed[0] - 1, needed[0]]


def test_whoever_stays_in_the_cave_is_hurt_by_the_sea() -> None:
    table = with_joe(rock("A", 2), "tide-cave.d").rule("the-cave-fills").dice(FAILS)
    game = table.play(turn_of=JOE)
    health = investigator(game, JOE).health
    answer(game, "end turn")
    assert investigator(game, JOE).health == health - 1
