"""A puzzle says in fields what its steps cost, how far an attempt has come and what solves it."""

from typing import Any

from madhouse.engine.game import Game
from madhouse.engine.shapes import OptionText
from madhouse.first.tellers import teller_of
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.steps import COSTS, DRAW, REPLACE, SWAP
from madhouse.server.wire.puzzle_shapes import puzzle_shapes
from tests.rules.first.puzzle_tables import FAR_OFF, tries_the_lintel
from tests.rules.first.tables import JENNY, answer, asked


def told(game: Game[Any, Any], option: str) -> OptionText:
    return teller_of(game.header.story).option(asked(game), option)


def test_a_step_says_what_it_costs() -> None:
    game = tries_the_lintel(*FAR_OFF)
    assert {told(game, each).cost for each in asked(game).options if SWAP.read(each)} == {1}
    assert told(game, "stop").cost is None
    assert (COSTS[DRAW][0], COSTS[REPLACE(1)][0]) == (2, 0)


def test_all_see_who_works_at_a_puzzle_and_what_he_has_left() -> None:
    game = tries_the_lintel(*FAR_OFF)
    (before,) = game.view("keeper").puzzles
    assert (before.who, before.left) == (JENNY, before.had)
    answer(game, next(each for each in asked(game).options if SWAP.read(each)))
    (after,) = game.view("keeper").puzzles
    assert (after.left, after.had) == (before.left - 1, before.had)
    answer(game, "stop")
    (left,) = game.view("keeper").puzzles
    assert (left.who, left.left, left.had) == ("", 0, 0)


def test_a_question_at_a_puzzle_names_it() -> None:
    game = tries_the_lintel(*FAR_OFF)
    question = teller_of(game.header.story).question_text(asked(game))
    assert question.puzzle == game.view("keeper").puzzles[0].card
    assert question.card == ""


def test_pieces_of_a_picture_are_neither_turned_nor_drawn() -> None:
    shapes = puzzle_shapes().puzzles
    for name, shape in shapes.items():
        assert (shape.turnable, shape.drawable) == (the_puzzles()[name].turnable,) * 2
        assert shape.goal


def test_a_mark_of_a_wire_says_its_colour_and_its_end() -> None:
    tiles = [each.tile for each in puzzle_shapes().puzzles.values() if each.kind == "wiring"]
    marks = [mark for tile in tiles if tile for mark in tile.marks if mark.shows == "red end"]
    assert marks
    assert {(mark.colour, mark.end) for mark in marks} == {("red", True)}
