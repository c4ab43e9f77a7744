"""Puzzle attempts: how many steps, Clues for more, what is kept and what comes of it."""

import pytest

from madhouse.engine.casefile import parse
from madhouse.engine.replaying import replay
from madhouse.puzzles.asked import least_solution
from madhouse.puzzles.code import GUESS
from madhouse.second.building import TableBuilder
from madhouse.second.edition import begun
from tests.rules.second.tables import (
    PEARL,
    TOMAS,
    Played,
    answer,
    app,
    asked,
    figure,
    told,
)
from tests.second.houses import house

TOKENS = """
tokens:
  - id: box
    kind: interact
    at: kitchen.a
    options:
      - label: The box.
        puzzle: {kind: slide, size: 3x3, moves: [4, 4], skill: strength}
        pass: [{learn: solved}]
        fail: [gain_clue]
  - {id: dial, kind: interact, at: kitchen.a, options: [{label: The dial.,
      puzzle: {kind: code, size: 3x5, skill: lore}}]}
  - {id: plate, kind: interact, at: kitchen.a, options: [{label: The plate.,
      puzzle: {kind: lock, moves: [5, 5], skill: lore}}]}
facts: [{id: solved, text: It is open.}]
"""


def table(written: str = "", *, clues: int = 0) -> TableBuilder:
    builder = TableBuilder(told=house(TOKENS + written))
    builder.investigator(PEARL, at="kitchen.a", clues=clues)  # strength 3, lore 4
    builder.investigator(TOMAS, at="kitchen.a")
    for token in ("box", "dial", "plate"):
        builder.token(token, "kitchen.a")
    return builder


def take(game: Played, number: int) -> None:
    """So many steps of the shortest solution of the box."""
    for line in least_solution(app(game).puzzles["box 0"]).lines[:number]:
        answer(game, line)


@pytest.mark.rule("2e.puzzle.maximum", "2e.puzzle.skill-named", "2e.puzzle.three-steps")
def test_there_are_as_many_steps_as_the_named_skill_is_printed() -> None:
    game = table().play(turn_of=PEARL)
    answer(game, "interact box 0")
    assert asked(game).about["left"] == 3
    take(game, 3)
    assert asked(game).options == ("close the puzzle",)


@pytest.mark.rule("2e.puzzle.extra-by-effects", "2e.golden.component-beats-rules")
def test_an_effect_allows_more_steps() -> None:
    more = "rules: [{id: hint, text: A hint., while: [{puzzle_steps: {more: 2}}]}]"
    game = table(more).play(turn_of=PEARL)
    answer(game, "interact box 0")
    assert asked(game).about["left"] == 5


@pytest.mark.rule("2e.puzzle.clues", "2e.clue.puzzle-step", "2e.spend.must-have")
def test_each_clue_gives_one_step_more_as_long_as_one_has_any() -> None:
    game = table(clues=2).play(turn_of=PEARL)
    answer(game, "interact box 0", "a step for a Clue")
    assert (asked(game).about["left"], figure(game, PEARL).clues) == (4, 1)
    answer(game, "a step for a Clue")
    assert (asked(game).about["left"], figure(game, PEARL).clues) == (5, 0)
    assert "a step for a Clue" not in asked(game).options


@pytest.mark.rule("2e.puzzle.fewer-allowed", "2e.puzzle.close", "2e.puzzle.consequences")
def test_one_may_close_it_earlier_and_has_not_solved_it() -> None:
    game = table().play(turn_of=PEARL)
    answer(game, "interact box 0", "close the puzzle")
    assert asked(game).kind == "turn"
    assert figure(game, PEARL).clues == 1
    assert app(game).facts == []


@pytest.mark.rule("2e.puzzle.auto-detect", "2e.puzzle.consequences")
def test_the_app_notices_that_it_is_solved() -> None:
    game = table(clues=1).play(turn_of=PEARL)
    answer(game, "interact box 0", "a step for a Clue")
    take(game, 4)
    assert app(game).facts == ["solved"]
    assert "interact box 0" not in asked(game).options


@pytest.mark.rule("2e.puzzle.progress-saved")
def test_a_later_attempt_goes_on_from_there() -> None:
    game = table().play(turn_of=PEARL)
    answer(game, "interact box 0")
    take(game, 3)
    answer(game, "close the puzzle", "interact box 0")
    take(game, 1)
    assert app(game).facts == ["solved"]


@pytest.mark.rule("2e.puzzle.progress-saved")
def test_another_investigator_goes_on_too_and_so_does_a_saved_game() -> None:
    played = table()
    game = played.play(turn_of=PEARL)
    answer(game, "interact box 0")
    take(game, 2)
    answer(game, "close the puzzle", "end turn")
    assert asked(game).about["who"] == TOMAS
    again = replay(parse(game.case()), lambda header: begun(played.edition, header))
    for each in (game, again):
        answer(each, "interact box 0")
        take(each, 2)
        assert app(each).facts == ["solved"]


@pytest.mark.rule("2e.puzzle-step.counted", "2e.puzzle-step.unit")
def test_the_app_counts_the_steps() -> None:
    game = table().play(turn_of=PEARL)
    answer(game, "interact box 0")
    take(game, 2)
    assert asked(game).about["taken"] == 2
    assert [each["taken"] for each in told(game, "puzzle-step")] == [1, 2]


@pytest.mark.rule("2e.conflict.puzzle-actions-term")
def test_puzzle_steps_cost_no_actions() -> None:
    game = table().play(turn_of=PEARL)
    answer(game, "interact box 0")
    take(game, 3)
    answer(game, "close the puzzle")
    assert figure(game, PEARL).actions == 1


@pytest.mark.rule("2e.puzzle.types", "2e.puzzle-step.by-type")
def test_each_type_has_steps_of_its_own() -> None:
    game = table().play(turn_of=PEARL)
    answer(game, "interact dial 0")
    assert asked(game).options[0] == "lay piece 1"
    answer(game, *["lay piece 1"] * 3, GUESS)
    assert asked(game).about["taken"] == 1  # laying is free, guessing is the step
    answer(game, "close the puzzle", "interact plate 0")
    assert asked(game).options[0].startswith("shift ")


@pytest.mark.rule("2e.faq.daniela-puzzle")
def test_a_card_that_waits_for_a_solved_puzzle_hears_of_everybodys() -> None:
    waits = """
items:
  - id: diary
    name: A Diary
    when:
      - moment: puzzle-solved
        if: [{whose: {who: anyone, within: your room}}]
        do: [gain_clue]
"""
    builder = table(waits, clues=1)
    builder.state.investigators[1].possessions = ["diary"]
    game = builder.play(turn_of=PEARL)
    answer(game, "interact box 0", "a step for a Clue")
    take(game, 4)
    assert [figure(game, who).clues for who in (PEARL, TOMAS)] == [0, 1]
