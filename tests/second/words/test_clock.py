"""Events that come again or later, amounts for each so many investigators, work done once more."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.building.builder import Face
from madhouse.second.things.amounts import Scale
from tests.second.foes import FIRST, Play, app, table, told_of
from tests.second.houses import house

MAIL = """
counters: {delays: 0}
events:
  - {id: sack, when: {round: 1, every: 2}, text: A sack is tied., again: Another.}
  - {id: mail, when: {end_of_round: 3, later: delays}, text: It leaves., do: [{end: lost}]}
"""
SACKS = """
counters: {delays: 0}
tokens:
  - id: sacks
    kind: interact
    at: front-hall.b
    reach: room
    options:
      - label: Cut one open.
        test: {skill: strength, adds_up_to: 2}
        stays: true
        pass: [{count: delays}]
  - id: tray
    kind: search
    at: front-hall.b
    options: [{label: The tray.}]
"""


def in_round(number: int, delays: int = 0) -> Play:
    builder = table(house(MAIL), second="front-hall.b").round(number).counts(delays=delays)
    return builder.play(stage="mythos")


@pytest.mark.parametrize(("number", "delays", "over"), [(3, 0, True), (3, 1, False), (4, 1, True)])
def test_an_event_comes_later_by_what_was_counted(number: int, delays: int, over: bool) -> None:
    assert (in_round(number, delays).result is not None) is over


def test_what_comes_again_is_read_in_its_second_words() -> None:
    builder = table(house(MAIL), second="front-hall.b").round(3).counts(delays=9)
    builder.state.app.read.append("sack")
    game = builder.play(stage="mythos")
    assert [e.facts["again"] for e in game.log if e.kind == "event"] == [True]
    assert told_of(in_round(2), "event") == 0


def test_an_amount_for_each_two_investigators() -> None:
    assert [Scale(each=1, per=2).of(number) for number in (2, 3, 4, 5)] == [1, 1, 2, 2]


def sacks(at: str = "front-hall.b") -> TableBuilder:
    builder = table(house(SACKS), first=at)
    return builder.token("sacks", "front-hall.b").token("tray", "front-hall.b")


def test_work_that_can_be_done_once_more_begins_anew() -> None:
    all_succeed: list[Face] = ["success"] * 12
    game = sacks().dice(*all_succeed).play(turn_of=FIRST)
    for _ in range(2):
        game.apply("player-1", "interact sacks 0")
    assert app(game).counts["delays"] == 2
    assert "sacks 0" not in app(game).sums


def test_a_token_may_be_used_from_every_space_of_its_room() -> None:
    options = sacks(at="front-hall.a").play(turn_of=FIRST).pending[0].options
    assert "interact sacks 0" in options
    assert "search tray 0" not in options
    far = sacks(at="parlour.a").play(turn_of=FIRST).pending[0].options
    assert "interact sacks 0" not in far


TOAST = """
counters: {hurry: 0, held: 0}
events:
  - {id: toast, when: {round: 5, sooner: hurry}, text: It is given., do: [{count: held}]}
  - {id: boats, when: {end_of_round: 3, later: held, latest: 4}, text: Boats., do: [{end: lost}]}
"""


def toast_in(number: int, **counts: int) -> Play:
    builder = table(house(TOAST), second="front-hall.b").round(number).counts(**counts)
    return builder.play(stage="mythos")


@pytest.mark.parametrize(("number", "hurry", "times"), [(2, 2, 0), (3, 2, 1), (4, 2, 1), (4, 0, 0)])
def test_a_clock_that_was_put_forward_strikes_then_or_at_once(
    number: int, hurry: int, times: int
) -> None:
    game = toast_in(number, hurry=hurry, held=9)
    assert sum(e.kind == "event" and e.facts["event"] == "toast" for e in game.log) == times


@pytest.mark.parametrize(("number", "held", "over"), [(3, 0, True), (3, 1, False), (4, 9, True)])
def test_what_is_put_off_comes_in_the_latest_round(number: int, held: int, over: bool) -> None:
    assert bool(toast_in(number, held=held).result) is over
