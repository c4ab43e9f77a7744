"""The 11:40 Does Not Stop: cars that are moved, what is worked out, and each of its endings."""

import random

import pytest

from madhouse.engine.casefile import Header
from madhouse.second.building import TableBuilder
from madhouse.second.edition import begin, edition
from madhouse.second.rules.features import spaces_with
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, figure, rolls, table_of
from tests.second.evenings import Evening

SCENARIO = "eleven-forty"
SLEEPERS = ["four", "seven", "nine", "drawing"]
CAUSES = ["asleep", "orders", "asa"]
CARS = ("m201a", "m202a", "m203a", "m204a", "m205a")


def evening(where: str = "a", sleeper: str = "seven", cause: str = "orders") -> Evening:
    """Three in the day coach, whose dice are kind."""
    values = {"map": where, "sleeper": sleeper, "cause": cause}
    return Evening(SCENARIO, 3, values=values)


def guessed(played: Evening, errand: str, number: int) -> Evening:
    """Somebody does an errand that ends in a guess, and says this."""
    played.habits = (f"do {number}",)
    return played.together(errand)


def worked_out(where: str, sleeper: str, cause: str, *last: str) -> Evening:
    """Two facts of each three are found, both answers given, and then come the last errands. The
    right answers must be the same in number."""
    played = evening(where, sleeper, cause)
    played.habits = (f"do {SLEEPERS.index(sleeper)}",)
    assert SLEEPERS.index(sleeper) == CAUSES.index(cause)
    found = (
        "hats, alder 2, teague 1, berths 0 until curtain",
        "lining",
        "trunk, cloth 0 until cause",
    )
    return played.together(*(f"{one}, {other}" for one, other in zip(found, last, strict=True)))


def order(game: Played) -> str:
    """The cars from the engine on, by the last figure of their tiles."""
    table = table_of(game)
    plan = edition(SCENARIO).scenario.maps[table.app.map.split()[0]].tiles
    lying = {car: plan[car][0] for car in CARS}
    for face in table.app.map.split()[1:]:
        name, _, at = face.partition("@")
        lying[name] = int(at.split(",")[0])
    return "".join(car[3] for car in sorted(CARS, key=lying.__getitem__))


# -- the train -----------------------------------------------------------------------------------


@pytest.mark.rule("2e.moving-tiles.how", "2e.rift.feature")
@pytest.mark.parametrize(
    ("where", "orders", "rifts"),
    [
        ("a", ["31245", "32451", "34251", "43251"], "sleeping-car.a day-coach.a observation-car.a"),
        ("b", ["32451", "13245", "31245", "43125"], "baggage-car.b rear-platform.c day-coach.a"),
    ],
)
def test_cars_are_moved_and_leave_rifts(where: str, orders: list[str], rifts: str) -> None:
    seen = []
    played = Evening(SCENARIO, 3, values={"map": where})
    for number in (5, 8, 11, 13):
        played.wait_until_round(number)
        seen.append(order(played.game))
    assert seen[: len(orders)] == orders
    assert set(rifts.split()[:2]) <= set(spaces_with(played.table, "rift"))


def test_a_held_relay_leaves_them_where_they_are() -> None:
    game = TableBuilder(SCENARIO).investigator(LEV, at="day-coach.a")
    table = game.investigator(PEARL, at="day-coach.b").facts("held").round(7)
    played = table.play(stage="mythos")
    while asked(played).kind != "turn-order":
        answer(played, asked(played).options[0])
    assert order(played) == "12345"


@pytest.mark.parametrize("number", range(8))
def test_random_games_come_to_an_end(number: int) -> None:
    header = Header(
        edition="second",
        story=SCENARIO,
        content=edition(SCENARIO).content_version,
        seed=str(number),
        investigators=2 + number % 4,
        packs=("through-tickets",),
    )
    choice, game = random.Random(number), begin(header)
    while game.pending:
        asked_now = game.pending[0]
        game.apply(asked_now.seats[0], choice.choice(asked_now.options))
    assert game.result is not None


@pytest.mark.rule("2e.rift.lost-condition", "2e.faq.lost-can-win")
def test_whoever_is_lost_brings_home_a_fact_of_the_old_train() -> None:
    table = TableBuilder(SCENARIO).investigator(LEV, at="day-coach.a")
    table.investigator(PEARL, at="day-coach.b").values(map="a", sleeper="four", cause="orders")
    copy = table._take_condition("lost-in-time-and-space")
    table.state.investigators[0].conditions.append(copy)
    game = table.round(5).play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    assert "relief" in table_of(game).app.facts
    assert figure(game, LEV).conditions


# -- what is worked out --------------------------------------------------------------------------


@pytest.mark.parametrize("variable", ["sleeper", "cause"])
def test_any_two_of_three_marks_single_one_out_and_no_one_does_for_the_berths(
    variable: str,
) -> None:
    marks = edition(SCENARIO).scenario.attributes[variable]
    kinds = list(next(iter(marks.values())))
    for left_out in kinds:
        pairs = [tuple(each[kind] for kind in kinds if kind != left_out) for each in marks.values()]
        assert len(set(pairs)) == len(marks)
    if variable == "sleeper":
        for kind in kinds:
            values = [each[kind] for each in marks.values()]
            assert all(values.count(value) == 2 for value in values)


@pytest.mark.parametrize(
    ("sleeper", "at"), [("four", "sleeping-car.a"), ("drawing", "drawing-room.c")]
)
def test_the_right_curtain_shows_him_where_he_lies(sleeper: str, at: str) -> None:
    played = evening(sleeper=sleeper).wait_until_round(5)
    played.together("hats, alder 2, teague 1")
    guessed(played, "berths 0 until curtain", SLEEPERS.index(sleeper))
    assert played.app.tokens["elias"] == at


def test_the_wrong_curtain_makes_him_stir() -> None:
    table = TableBuilder(SCENARIO).investigator(LEV, at="sleeping-car.b")
    table.investigator(PEARL, at="day-coach.b").token("berths", "sleeping-car.b")
    table.facts("boots", "punch").values(map="a", sleeper="seven", cause="asa")
    game = table.dice(*rolls(4, 2)).play(turn_of=LEV)
    answer(game, "interact berths 0")
    while asked(game).kind != "guess":
        answer(game, asked(game).options[0])
    answer(game, "do 0")
    assert table_of(game).app.counts["stir"] == 2
    assert "curtain" not in table_of(game).app.facts


# -- endings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "sleeper", "cause"), [("a", "seven", "orders"), ("b", "nine", "asa")]
)
def test_he_is_woken_by_what_is_true(where: str, sleeper: str, cause: str) -> None:
    played = worked_out(where, sleeper, cause, "elias 0", "regulator, elias 0", "elias 0")
    assert played.over == "all-change"


def test_the_relay_is_cut_and_a_berth_is_empty() -> None:
    played = worked_out("a", "seven", "orders", "elias 1, relay 2", "tables, relay 2", "relay 2")
    assert played.over == "express"


@pytest.mark.rule("2e.moving-tiles.how", "2e.line.solved")
def test_his_car_is_sent_to_the_end_and_let_go() -> None:
    played = worked_out("a", "seven", "orders", "elias 2", "relay 1 until last", "elias 2")
    assert order(played.game)[-1] == "4"
    assert played.over == "uncoupled"


def test_whoever_does_nothing_arrives() -> None:
    played = Evening(SCENARIO, 2, values={"map": "a"})
    while not played.over:
        played.pass_on()
    assert played.over in ("on-time", "eliminated")
