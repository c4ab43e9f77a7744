"""The Boat Train: each rule of Through Tickets is met on it, and each of its endings reached."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import edition
from madhouse.second.rules.features import number_in, spaces_with
from madhouse.second.things.scenario import PuzzleOf
from tests.rules.second.tables import LEV, PEARL, answer, asked, figure, rolls, table_of
from tests.second.evenings import BLANK, Evening

BOARD = "boat-train"
LAMP = "to-baggage-car, relay"


def evening(number: int = 2, waits: str = "brother", dice: int = 1) -> Evening:
    """The board from its beginning."""
    return Evening(BOARD, number, values={"waits": waits}, dice=dice)


def events(played: Evening, kind: str) -> list[dict[str, object]]:
    """What was told of a kind."""
    return [dict(each.facts) for each in played.game.log if each.kind == kind]


def aboard(stage_round: int, lev: str = "day-coach.a", pearl: str = "day-coach.b") -> TableBuilder:
    """Two on the board in some round, with all of it laid."""
    table = TableBuilder(BOARD).investigator(LEV, at=lev).investigator(PEARL, at=pearl)
    return table.round(stage_round)


def test_it_is_a_trial_board_of_its_pack() -> None:
    told_of = edition(BOARD)
    assert told_of.scenario.trial
    assert told_of.box.needs(BOARD) == ("through-tickets",)


@pytest.mark.rule("2e.agenda.gain", "2e.agenda.not-with-two")
@pytest.mark.parametrize(("number", "cards"), [(2, 0), (3, 1), (5, 1)])
def test_three_and_more_are_dealt_agendas(number: int, cards: int) -> None:
    played = evening(number)
    people = played.table.state.investigators
    assert {len(who.conditions) for who in people} == {cards}


@pytest.mark.rule("2e.moving-tiles.how", "2e.moving-tiles.contents-stay")
def test_the_dining_car_is_rolled_to_the_end_with_all_that_is_in_it() -> None:
    table = aboard(2, pearl="pantry.c").token("shelf", "pantry.c")
    game = table.play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[-1])
    g = table_of(game)
    assert game.view("player-1").map == "a m202a@0,0,0 m201a@2,0,0 m203a@4,0,0"
    assert (figure(game, PEARL).space, g.app.tokens["shelf"]) == ("pantry.c", "pantry.c")


def test_whoever_is_in_it_may_step_off_first() -> None:
    game = aboard(2, pearl="dining-car.b").play(stage="mythos")
    while asked(game).kind != "walk":
        answer(game, asked(game).options[0])
    answer(game, "walk day-coach.a")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    assert figure(game, PEARL).space == "day-coach.a"


@pytest.mark.rule("2e.rift.feature")
def test_where_it_stood_a_rift_is_left() -> None:
    played = evening().together("window", "window")
    played.wait_until_round(3)
    assert "day-coach.a" in spaces_with(played.table, "rift")


@pytest.mark.rule("2e.rift.after-action", "2e.rift.close")
def test_whoever_talks_there_is_lost() -> None:
    table = aboard(3).token("peck", "day-coach.a").feature("rift", "day-coach.a")
    game = table.play(turn_of=LEV)
    assert "close rifts" in asked(game).options
    answer(game, "interact peck 1")
    while LEV not in table_of(game).extras.lost:
        answer(game, asked(game).options[0])
    assert figure(game, LEV).space == ""


@pytest.mark.rule("2e.water.puts-out-fire", "2e.water.no-fire")
def test_water_comes_in_and_puts_out_the_stove() -> None:
    table = aboard(2).fire("pantry.c")
    game = table.play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[-1])
    g = table_of(game)
    assert "pantry.c" not in g.state.fire
    assert number_in(g, "water", "pantry.c") == 1


@pytest.mark.rule("2e.water.stops-movement")
def test_it_stops_whoever_wades_until_it_is_pumped_out() -> None:
    table = aboard(3, lev="pantry.c").feature("water", "dining-car.b").token("pump", "pantry.c")
    game = table.dice(*rolls(9, 9)).play(turn_of=LEV)
    answer(game, "move dining-car.b")
    assert figure(game, LEV).steps == 0
    table = aboard(3, lev="pantry.c").feature("water", "dining-car.b").token("pump", "pantry.c")
    game = table.dice(*rolls(9, 9)).play(turn_of=LEV)
    answer(game, "interact pump 0")
    assert number_in(table_of(game), "water", "dining-car.b") == 0


@pytest.mark.rule("2e.line.goal", "2e.line.solved")
def test_the_landing_lamp_is_a_line_puzzle_and_stops_the_shunting() -> None:
    relay = next(each for each in edition(BOARD).scenario.tokens if each.id == "relay")
    assert isinstance(relay.options[0].puzzle, PuzzleOf)
    assert relay.options[0].puzzle.kind == "line"
    played = evening().together(LAMP)
    assert "lamp" in played.app.facts
    played.wait_until_round(5)
    assert len(events(played, "tiles-moved")) == 1


def test_without_the_lamp_the_baggage_car_is_moved_too() -> None:
    played = evening().together("to-baggage-car")
    played.wait_until_round(5)
    assert len(events(played, "tiles-moved")) == 2


# -- endings -------------------------------------------------------------------------------------


@pytest.mark.parametrize("waits", ["brother", "pension"])
def test_he_is_told_that_she_may_be_tied_up(waits: str) -> None:
    played = evening(waits=waits).together(f"{LAMP}, loomis 2", "window, loomis 1, loomis 2")
    assert played.over == "landed"


def test_the_pin_is_drawn_and_the_cars_run_ashore() -> None:
    played = evening().together("to-baggage-car, trunks, pump 1", "")
    assert played.over == "run-ashore"


def test_whoever_does_nothing_puts_about() -> None:
    played = evening(dice=BLANK)
    while not played.over:
        played.pass_on()
    assert played.over in ("put-about", "eliminated")
