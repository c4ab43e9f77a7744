"""Dealing a puzzle and what can be done to it."""

from itertools import permutations

import msgspec
import pytest

from madhouse.puzzles.box import PuzzleBox
from madhouse.puzzles.puzzle import PuzzleState
from madhouse.puzzles.steps import IllegalStep, Step, TooFewPieces, deal, reset, return_pieces
from madhouse.puzzles.steps import steps as steps_of
from tests.puzzles.laying import dealt, lines, random, take_all

ALL = ("1A", "2A", "3A", "4A", "5A", "6A", "7", "8", "9")
TURNABLE = ALL[:6]

# Setting up


@pytest.mark.parametrize("name", ALL)
@pytest.mark.rule("1e.puzzle-setup.deal", "1e.puzzle-setup.orientation")
def test_every_slot_gets_a_piece_of_the_pile_arrow_up(box: PuzzleBox, name: str) -> None:
    puzzle, state, pile = dealt(box, name)
    assert len(state.pieces) == puzzle.size
    assert state.turns == [0] * puzzle.size
    assert sorted(state.pieces + pile) == sorted(box.piles[puzzle.pile])


@pytest.mark.rule("1e.puzzle-setup.row-order", "1e.puzzle-setup.example-2a-deal")
def test_pieces_go_from_the_top_of_the_pile_into_rows(box: PuzzleBox) -> None:
    whole = list(box.piles["wiring"])
    random("same").shuffle(whole)
    _, state, pile = dealt(box, "2A", "same")
    assert state.pieces == whole[:7]
    assert pile == whole[7:]


@pytest.mark.rule("1e.puzzle-setup.shuffle", "1e.puzzle-solve.rune-random-start")
def test_every_order_of_the_pile_can_be_dealt(box: PuzzleBox) -> None:
    orders = {tuple(dealt(box, "7", seed)[1].pieces[:3]) for seed in range(2000)}
    assert orders == set(permutations(box.piles["rune-7"], 3))


def test_a_pile_that_is_too_small_is_refused(box: PuzzleBox) -> None:
    pile = list(box.piles["wiring"][:6])
    with pytest.raises(TooFewPieces, match="2A needs 7 pieces, but only 6 of the pile wiring"):
        deal(box["2A"], pile, random(0))
    assert pile == list(box.piles["wiring"][:6])


# Swapping and turning


@pytest.mark.rule("1e.puzzle-action.swap")
def test_swapped_pieces_keep_their_orientation(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "1A")
    first, second = state.pieces[:2]
    assert take_all(puzzle, state, pile, ["rotate 1 clockwise", "swap 1 2"]) == 2
    assert state.pieces[:2] == [second, first]
    assert state.turns[:2] == [0, 1]


@pytest.mark.rule("1e.puzzle-solve.no-diagonal", "1e.puzzle-solve.adjacency")
def test_only_pieces_that_touch_can_be_swapped(box: PuzzleBox) -> None:
    puzzle, state, _ = dealt(box, "7")
    swaps = [line for line in lines(puzzle, state) if line.startswith("swap")]
    expected = "1 2, 1 4, 2 3, 2 5, 3 6, 4 5, 5 6"
    assert swaps == [f"swap {pair}" for pair in expected.split(", ")]


@pytest.mark.parametrize(("way", "turns"), [("clockwise", 1), ("counterclockwise", 3)])
@pytest.mark.rule("1e.puzzle-action.rotate")
def test_a_piece_is_turned_where_it_lies(box: PuzzleBox, way: str, turns: int) -> None:
    puzzle, state, pile = dealt(box, "4A")
    pieces = state.pieces[:]
    assert take_all(puzzle, state, pile, [f"rotate 3 {way}"]) == 1
    assert state.turns == [0, 0, turns, 0]
    assert state.pieces == pieces


@pytest.mark.rule("1e.puzzle-action.no-undo")
def test_turning_a_piece_back_costs_another_action(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "2A")
    before = state.copy()
    back_and_forth = ["rotate 7 clockwise", "rotate 7 counterclockwise"]
    assert take_all(puzzle, state, pile, back_and_forth) == 2
    assert state == before


@pytest.mark.parametrize(("name", "degrees"), [("4A", 180), ("5A", 120), ("6A", 90)])
@pytest.mark.rule(
    "1e.puzzle-action.rotate-setup-tile",
    "1e.conflict.lock-tile-rotation",
    "1e.open.puzzle-tile-rotation-pieces",
)
def test_the_tile_of_a_lock_comes_round(box: PuzzleBox, name: str, degrees: int) -> None:
    puzzle, state, pile = dealt(box, name)
    before = state.copy()
    turn = next(line for line in lines(puzzle, state) if line.startswith("turn the tile"))
    seen = []
    for _ in range(360 // degrees):
        assert take_all(puzzle, state, pile, [turn]) == 1
        seen.append(state.tile)
        assert (state.pieces, state.turns) == (before.pieces, before.turns)
    assert len(set(seen)) == len(seen)
    assert state == before


@pytest.mark.parametrize("name", ["5A", "6A"])
@pytest.mark.rule("1e.puzzle-action.rotate-setup-tile")
def test_a_tile_can_be_turned_both_ways(box: PuzzleBox, name: str) -> None:
    puzzle, state, pile = dealt(box, name)
    take_all(puzzle, state, pile, ["turn the tile counterclockwise"])
    assert state.tile == puzzle.tile_turns - 1


@pytest.mark.rule("1e.conflict.lock-tile-rotation")
def test_the_tile_of_a_wiring_puzzle_is_never_turned(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "1A")
    assert not any("tile" in line for line in lines(puzzle, state, pile))


@pytest.mark.parametrize("name", ["7", "8", "9"])
@pytest.mark.rule("1e.puzzle-action.rune-swap-only", "1e.conflict.rune-actions")
def test_rune_pieces_are_only_swapped(box: PuzzleBox, name: str) -> None:
    puzzle, state, _ = dealt(box, name)
    assert {line.split()[0] for line in lines(puzzle, state, ["spare"])} == {"swap"}


# Drawing


@pytest.mark.rule(
    "1e.puzzle-action.draw", "1e.puzzle-action.draw-must-replace", "1e.conflict.puzzle-draw-order"
)
def test_a_drawn_piece_costs_two_and_must_be_laid(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "4A")
    top = pile[0]
    assert take_all(puzzle, state, pile, ["draw"]) == 2
    assert state.drawn == top
    assert steps_of(puzzle, state, pile) == [Step(f"replace {slot}", 0) for slot in (1, 2, 3, 4)]


@pytest.mark.rule("1e.puzzle-action.draw-orientation", "1e.puzzle-action.draw-discard")
def test_it_comes_in_arrow_up_and_the_other_goes_under_the_pile(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "1A")
    top, rest, replaced = pile[0], pile[1:], state.pieces[3]
    assert take_all(puzzle, state, pile, ["rotate 4 clockwise", "draw", "replace 4"]) == 3
    assert (state.pieces[3], state.turns[3], state.drawn) == (top, 0, None)
    assert pile == [*rest, replaced]


@pytest.mark.parametrize("name", TURNABLE)
@pytest.mark.rule("1e.limit.puzzle-pieces")
def test_nothing_can_be_drawn_when_all_pieces_are_in_use(box: PuzzleBox, name: str) -> None:
    puzzle, state, pile = dealt(box, name)
    assert "draw" in lines(puzzle, state, pile)
    assert "draw" not in lines(puzzle, state, [])


@pytest.mark.rule("1e.puzzle-action.example-jenny-moves")
def test_jenny_rotates_swaps_and_draws_for_four_actions(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "2A")
    drawn, moved = pile[0], state.pieces[5]
    script = ["rotate 6 clockwise", "swap 6 7", "draw", "replace 6"]
    assert take_all(puzzle, state, pile, script) == 4
    assert (state.pieces[6], state.turns[6]) == (moved, 1)
    assert (state.pieces[5], state.turns[5]) == (drawn, 0)


def test_a_step_that_cannot_be_taken_is_refused(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "4A")
    before = state.copy()
    with pytest.raises(IllegalStep, match=r"'swap 1 3' is no step of puzzle 4A now.*swap 1 2"):
        take_all(puzzle, state, pile, ["swap 1 3"])
    assert state == before


# Leaving, clearing away, resetting


@pytest.mark.rule("1e.puzzle-solve.unfinished")
def test_a_puzzle_left_half_done_can_be_kept_and_resumed(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "6A")
    take_all(puzzle, state, pile, ["rotate 2 clockwise", "turn the tile clockwise", "draw"])
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=PuzzleState)
    assert kept == state
    assert take_all(puzzle, kept, pile, ["replace 1", "swap 1 2"]) == 1
    assert kept.turns[0] == 1
    assert kept.tile == 1


@pytest.mark.rule(
    "1e.puzzle-solve.pieces-returned",
    "1e.limit.puzzle-pieces-return",
    "1e.conflict.puzzle-return",
)
def test_pieces_that_are_cleared_away_go_under_the_pile(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "5A")
    pieces, rest = state.pieces[:], pile[:]
    return_pieces(state, pile)
    assert pile == rest + pieces
    again = deal(puzzle, pile, random(1))
    assert again.pieces != (rest + pieces)[: puzzle.size]  # shuffled with all the others
    assert set(again.pieces) & set(pieces)


@pytest.mark.rule("1e.puzzle-solve.reset")
def test_a_reset_puzzle_is_shuffled_in_and_dealt_anew(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "5A")
    take_all(puzzle, state, pile, ["rotate 1 clockwise", "turn the tile clockwise"])
    before = set(state.pieces)
    reset(puzzle, state, pile, random("again"))
    assert sorted(state.pieces + pile) == sorted(box.piles["lock"])
    assert (state.turns, state.tile) == ([0] * 6, 0)
    assert set(state.pieces) != before


@pytest.mark.rule("1e.puzzle-solve.reset")
def test_a_piece_in_hand_is_shuffled_in_too(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "1A")
    take_all(puzzle, state, pile, ["draw"])
    reset(puzzle, state, pile, random("again"))
    assert state.drawn is None
    assert sorted(state.pieces + pile) == sorted(box.piles["wiring"])
