"""Line, ring and tower puzzles as a scenario asks for them: attempts, texts, refusals."""

import pytest

from madhouse.engine.loading import ContentErrors
from madhouse.puzzles.asked import kind_of, least_solution
from madhouse.second.building import TableBuilder
from madhouse.second.tellers import teller_of
from tests.rules.second.tables import PEARL, TOMAS, Played, answer, app, asked
from tests.second.houses import house
from tests.second.puzzle_tables import dealt_game

TOKENS = """
tokens:
  - id: box
    kind: interact
    at: kitchen.a
    options:
      - label: The box.
        puzzle: {puzzle}
        pass: [{learn: solved}]
facts: [{id: solved, text: It is open.}]
"""
WRITTEN = {
    "line": "{kind: line, size: 4x3, moves: [3, 5], skill: lore}",
    "ring": "{kind: ring, size: 2, moves: [5, 5], skill: lore}",
    "tower": "{kind: tower, size: 5, moves: [5, 6], skill: lore}",
}


def table(puzzle: str) -> Played:
    builder = TableBuilder(told=house(TOKENS.replace("{puzzle}", puzzle)))
    builder.investigator(PEARL, at="kitchen.a").investigator(TOMAS, at="kitchen.a")  # lore 4
    return builder.token("box", "kitchen.a").play(turn_of=PEARL)


@pytest.mark.rule("2e.line.goal", "2e.ring.goal", "2e.tower.goal")
@pytest.mark.parametrize("kind", WRITTEN)
def test_a_scenario_asks_for_one_and_steps_solve_it(kind: str) -> None:
    game = table(WRITTEN[kind])
    answer(game, "interact box 0")
    puzzle = app(game).puzzles["box 0"]
    assert kind_of(puzzle) == kind
    lines = least_solution(puzzle).lines
    answer(game, *lines[:4])
    if len(lines) > 4:
        assert asked(game).options == ("close the puzzle",)
        answer(game, "close the puzzle", "interact box 0", *lines[4:])
    assert app(game).facts == ["solved"]


@pytest.mark.parametrize(
    ("kind", "step", "option", "line"),
    [
        ("line", "swap 8 9", "swap pieces 8 and 9", "Pearl Gaines swapped pieces 8 and 9."),
        (
            "line",
            "rotate 2 clockwise",
            "turn piece 2 clockwise",
            "Pearl Gaines turned piece 2 clockwise.",
        ),
        (
            "ring",
            "turn the outermost ring counterclockwise",
            "turn the outermost ring counterclockwise",
            "Pearl Gaines turned the outermost ring counterclockwise.",
        ),
        (
            "tower",
            "stack piece 1 on column 3",
            "move piece 1 to column 3",
            "Pearl Gaines moved piece 1 to column 3.",
        ),
    ],
)
def test_a_step_is_told_as_it_is_offered(kind: str, step: str, option: str, line: str) -> None:
    game = dealt_game(kind)
    teller = teller_of(game.header.story)
    assert teller.option(asked(game), step).text == option
    answer(game, step, "close the puzzle")
    lines = [teller.line(event) for event in game.log if event.kind.startswith("puzzle-")]
    assert [each.part for each in lines] == ["attempt", "attempt-step", "attempt-over"]
    assert lines[1].text == line


@pytest.mark.parametrize(
    ("puzzle", "problem"),
    [
        ("{kind: line, size: 9x9, moves: [3, 5], skill: lore}", "4 to 6 columns"),
        ("{kind: line, size: 5x4, skill: lore}", "a line must say in how many moves"),
        ("{kind: ring, size: 5, moves: [5, 5], skill: lore}", "1 to 3 signs of each ring"),
        ("{kind: ring, moves: [5, 5], skill: lore}", "a ring must say its size"),
        ("{kind: tower, size: 3, moves: [5, 5], skill: lore}", "a tower has 4 to 7 pieces, not 3"),
        ("{kind: tower, size: 5, moves: [5, 9], skill: lore}", "a tower of 5 takes 2 to 8 moves"),
        ("{kind: towers, size: 5, moves: [5, 8], skill: lore}", "tower"),
    ],
)
def test_what_cannot_be_dealt_is_refused_where_it_is_written(puzzle: str, problem: str) -> None:
    with pytest.raises(ContentErrors, match=rf"house.yaml:\d+:.*{problem}"):
        house(TOKENS.replace("{puzzle}", puzzle))
