"""Solving puzzles, leaving them half done, going on with them, and setting them up anew."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.cards import KeeperAction
from madhouse.first.things.state import State
from madhouse.first.told.refusals import why_not
from madhouse.first.words.puzzles import ResetPuzzle
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import PuzzleState
from madhouse.puzzles.steps import take
from tests.rules.first.puzzle_tables import (
    ATTEMPT,
    FAR_OFF,
    ONE_SWAP,
    STAIRS,
    at_the_lintel,
    puzzle,
    tries_the_lintel,
)
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    retold,
    room,
)


def both_at_the_lintel() -> Game[State, View]:
    """Jenny has tried and given up; it is Joe's turn."""
    table = at_the_lintel(*FAR_OFF, players=2).investigator(JOE, "library.a", JOE_TRAITS)
    game = table.play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT, "swap 1 2", "stop", "end turn")
    return game


def axe_for_the_fuse_board() -> TableBuilder:
    """Jenny has an axe, which for once overcomes the Fuse Board as well as its puzzle does."""
    told = retold()
    board = told.box.obstacles["fuse-board"]
    told.box.obstacles["fuse-board"] = msgspec.structs.replace(board, key=("axe",))
    table = TableBuilder(told=told).investigator(JENNY, "kitchen.a", JENNY_TRAITS, cards=["axe"])
    return table.pile("kitchen", "fuse-board", "lantern")


@pytest.mark.rule("1e.puzzle-solve.effect", "1e.puzzle-solve.pieces-returned")
def test_a_solved_puzzle_leaves_with_its_card_and_its_pieces_go_under_the_pile() -> None:
    game = tries_the_lintel(*ONE_SWAP)
    answer(game, "swap 1 2")
    assert game.view("keeper").puzzles == []
    assert game.view("keeper").pieces == {"rune-7": sorted(ONE_SWAP)}
    assert game.table.state.obstacles_gone == ["marked-lintel"]


@pytest.mark.rule("1e.puzzle-solve.many-solutions")
def test_more_than_one_arrangement_solves_a_puzzle() -> None:
    flight = the_puzzles()["2A"]
    solved = PuzzleState("2A", list(STAIRS), [3, 0, 1, 0, 0, 0, 0])
    take(flight, solved, [], "swap 4 6")
    assert flight.solved(solved)
    solved.turns[1] = 1  # the crossing of all wires looks the same from every side
    assert flight.solved(solved)


@pytest.mark.rule("1e.puzzle-solve.unfinished", "1e.puzzle-solve.resume")
def test_another_goes_on_where_the_first_left_it() -> None:
    game = both_at_the_lintel()
    answer(game, "move study.c", ATTEMPT)
    assert puzzle(game).pieces == ["rune-7-5", "rune-7-6", *FAR_OFF[2:]]
    assert asked(game).seats == ("investigator-2",)


@pytest.mark.rule("1e.puzzle-solve.resume", "1e.open.turn-meaning")
def test_the_same_investigator_goes_on_in_another_turn() -> None:
    game = both_at_the_lintel()
    answer(game, "end turn", "done", "next investigator-1", "move study.c", ATTEMPT)
    assert puzzle(game).pieces == ["rune-7-5", "rune-7-6", *FAR_OFF[2:]]
    assert asked(game).about["left"] == 4


@pytest.mark.rule("1e.puzzle-solve.once-per-turn")
def test_nobody_attempts_the_same_puzzle_twice_in_a_turn() -> None:
    """A card may let him explore again; the puzzle does not let him try again."""
    table = axe_for_the_fuse_board()
    table.state.investigators[0].used["fuse-board"] = "turn"  # as after an attempt
    game = table.play(turn_of=JENNY)
    answer(game, "explore")
    assert asked(game).options == ("use axe", "leave it")
    assert why_not(game, "investigator-1", ATTEMPT) == "1e.puzzle-solve.once-per-turn"


@pytest.mark.rule("1e.puzzle-solve.once-per-turn")
def test_an_attempt_is_remembered_until_the_turn_is_over() -> None:
    game = tries_the_lintel(*FAR_OFF)
    answer(game, "stop")
    assert investigator(game, JENNY).used["marked-lintel"] == "turn"
    answer(game, "end turn", "done")
    assert "marked-lintel" not in investigator(game, JENNY).used


@pytest.mark.rule("1e.puzzle-solve.once-per-turn")
def test_several_investigators_may_attempt_it_in_turn() -> None:
    game = both_at_the_lintel()
    answer(game, "move study.c")
    assert asked(game).options == (ATTEMPT, "leave it")


def test_a_key_saves_the_trouble_and_the_pieces_go_back() -> None:
    game = axe_for_the_fuse_board().play(turn_of=JENNY)
    answer(game, "explore", "use axe")
    assert room(game, "kitchen").pile == []
    assert game.view("keeper").puzzles == []
    assert len(game.view("keeper").pieces["wiring"]) == 15


@pytest.mark.rule("1e.puzzle-solve.reset")
def test_a_puzzle_that_is_reset_is_shuffled_and_dealt_anew() -> None:
    told = retold(actions=("start-over",))
    action = KeeperAction(
        id="start-over", name="Start Over", flavour="", cost=0, do=(ResetPuzzle(),)
    )
    told.box.actions["start-over"] = action
    deals = set()
    for seed in range(8):
        table = TableBuilder(told=told).investigator(JENNY, "kitchen.a", JENNY_TRAITS)
        table.pile("kitchen", "fuse-board", "axe").puzzle("fuse-board", *STAIRS)
        table.state.puzzles["fuse-board"].laid.turns[0] = 2
        table.state.seen["wiring-1"] = EVERYONE  # it was replaced, and lies at the bottom
        table.state.random.key = str(seed).encode().ljust(32)
        game = table.play(stage="keeper-actions")
        answer(game, "start-over")
        assert puzzle(game).turns == [0] * 7
        assert puzzle(game).before == "investigator-1"
        assert game.view("keeper").pieces == {"wiring": ["?"] * 8}
        deals.add(tuple(puzzle(game).pieces))
    assert len(deals) == 8
    assert tuple(STAIRS) not in deals
