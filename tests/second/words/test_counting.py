"""What is counted, compared and read out; events that a counter brings; what each may do once."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.building import TableBuilder
from madhouse.second.words.facts import AsManyAs, CountedTogether, Investigators, RoundIs
from tests.second.foes import (
    FIRST,
    app,
    at_table,
    harmed,
    investigator,
    successes,
    table,
    told_of,
)
from tests.second.houses import house

STORE = """
counters: {burned: 0, kept: 0}
stocks: {barrels: {front-hall: 2}}
tokens:
  - id: stove
    kind: interact
    at: front-hall.a
    options:
      - label: Sit by it.
        if: [{not: {marked: {what: warm, since: [1, 5]}}}]
        pass: [{mark: warm}, gain_clue]
        stays: true
      - label: Burn one.
        if: [{in_stock: barrels}]
        pass: [{take_from_stock: barrels}, {count: burned}]
        stays: true
      - {label: Burn what is kept., pass: [{count_over: {counter: kept, to: burned}}]}
  - id: cask
    kind: interact
    copies: 2
    options:
      - {label: Roll it., stays: true}
      - {label: Burn it., if: [token_in_fire], pass: [{count: burned}], finishes: true}
  - id: wheel
    kind: interact
    at: front-hall.a
    options: [{label: Turn it., test: strength; 1, stays: true}]
rules:
  - id: without-a-rope
    text: It is hard without a rope.
    while: [{dice: {number: -2, if: [{on_token: [wheel]}, {not: {carries: coil-of-rope}}]}}]
events:
  - id: smoke
    when: {each: {counter: burned, number: 2}}
    text: Smoke.
    do: [{each: [{suffer: {horror: 1, facedown: true}}]}]
  - id: help
    when: {round: 1}
    text: Help has come.
    do: [{each: [{deal_with: cask}]}]
"""


def store(at: str = "front-hall.a") -> TableBuilder:
    builder = table(house(STORE), first=at).stock("barrels", "front-hall", 2)
    return builder.token("stove", "front-hall.a").token("wheel", "front-hall.a")


def test_a_stock_is_taken_from_until_nothing_is_left() -> None:
    game = store().play(turn_of=FIRST)
    game.apply("player-1", "interact stove 1")
    assert app(game).stocks["barrels"]["front-hall"] == 1
    game.apply("player-1", "interact stove 1")
    assert "interact stove 1" not in game.pending[0].options
    assert app(game).counts["burned"] == 2


@pytest.mark.parametrize(("before", "after", "times"), [(0, 1, 0), (1, 2, 1), (3, 4, 1)])
def test_an_event_comes_whenever_so_many_are_counted(before: int, after: int, times: int) -> None:
    builder = store().counts(burned=before)
    builder.state.app.times = {"smoke": before // 2}
    game = builder.play(turn_of=FIRST)
    game.apply("player-1", "interact stove 1")
    assert app(game).counts["burned"] == after
    assert told_of(game, "event") == times
    assert harmed(game) == (0, times)


def test_what_was_counted_is_counted_over() -> None:
    game = store().counts(kept=3).play(turn_of=FIRST)
    game.apply("player-1", "interact stove 2")
    assert app(game).counts == {"kept": 0, "burned": 3}


@pytest.mark.parametrize(("number", "again"), [(4, False), (5, True)])
def test_each_may_do_it_once_in_each_part_of_the_evening(number: int, again: bool) -> None:
    builder = store().round(number)
    builder.state.investigators[0].spent["warm"] = 4
    game = builder.play(turn_of=FIRST)
    assert ("interact stove 0" in game.pending[0].options) is again
    if again:
        game.apply("player-1", "interact stove 0")
        assert investigator(game).clues == 1
        assert "interact stove 0" not in game.pending[0].options


@pytest.mark.parametrize(("rope", "fewer"), [(False, 2), (True, 0)])
def test_a_test_on_some_tokens_is_harder_without_an_item(rope: bool, fewer: int) -> None:
    has = ["coil-of-rope"] if rope else []
    builder = TableBuilder(told=house(STORE)).investigator(FIRST, at="front-hall.a", has=has)
    builder = builder.investigator("pearl-gaines", at="yard.b").token("wheel", "front-hall.a")
    game = builder.dice(*successes(9)).play(turn_of=FIRST)
    game.apply("player-1", "interact wheel 0")
    dice = next(e.facts["dice"] for e in game.log if e.kind == "rolled")
    strength = builder.box.investigators[FIRST].skills["strength"]  # type: ignore[index]
    assert len(dice) == max(1, strength - fewer)  # type: ignore[arg-type]


def test_a_token_in_range_is_dealt_with_without_an_action() -> None:
    builder = store("front-hall.a").token("cask-1", "front-hall.b").fire("front-hall.b")
    game = builder.play(stage="mythos")
    game.apply("player-1", "fire to parlour.a")
    game.apply("player-2", "agree")
    assert game.pending[0].options == ("deal with cask-1 1", "stop")
    game.apply("player-1", "deal with cask-1 1")
    assert app(game).counts["burned"] == 1
    assert "cask-1" not in app(game).tokens


def test_counters_are_compared() -> None:
    g = at_table(store().counts(burned=2, kept=3).play(turn_of=FIRST))
    both = ("burned", "kept")
    assert CountedTogether(both, 5).holds(g, Scene())
    assert not CountedTogether(both, 6).holds(g, Scene())
    assert AsManyAs(("kept",), ("burned",)).holds(g, Scene())
    assert not AsManyAs(("burned",), ("kept",)).holds(g, Scene())


@pytest.mark.parametrize(
    ("number", "odd", "until"),
    [(4, False, False), (5, True, True), (6, False, True), (7, True, False)],
)
def test_rounds_by_their_distance(number: int, odd: bool, until: bool) -> None:
    g = at_table(store().round(number).play(turn_of=FIRST))
    assert RoundIs(5, every=2).holds(g, Scene()) is odd
    assert RoundIs(5, at_most=6).holds(g, Scene()) is until


def test_so_many_investigators_and_no_more() -> None:
    g = at_table(store().play(turn_of=FIRST))
    assert Investigators(2, at_most=2).holds(g, Scene())
    assert not Investigators(3, at_most=3).holds(g, Scene())
