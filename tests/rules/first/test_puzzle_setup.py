"""Setting a puzzle up: by whoever meets it first, at random, in front of him."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.checking import check_supply
from madhouse.first.things.state import State
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.steps import TooFewPieces
from tests.rules.first.puzzle_tables import (
    ATTEMPT,
    at_the_fuse_board,
    at_the_lintel,
    puzzle,
)
from tests.rules.first.tables import (
    JENNY,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    retold,
    told,
)

JOE_SEAT = "investigator-2"


def explored(seed: str = "") -> Game[State, View]:
    """Jenny has just turned over the Fuse Board, wiring puzzle 2A."""
    table = at_the_fuse_board()
    if seed:
        table.state.random.key = seed.encode().ljust(32)
    game = table.play(turn_of=JENNY)
    answer(game, "explore")
    return game


@pytest.mark.rule("1e.puzzle-setup.first-encounter", "1e.puzzle-setup.location")
def test_it_lies_before_the_player_who_met_it_first_also_when_another_goes_on() -> None:
    table = at_the_lintel(players=2).investigator(JOE, "library.a", JOE_TRAITS)
    game = table.play(turn_of=JOE)
    assert game.view(JOE_SEAT).puzzles == []
    answer(game, "move study.c", "leave it")
    laid = puzzle(game)
    assert (laid.card, laid.puzzle, laid.before) == ("marked-lintel", "7", JOE_SEAT)
    answer(game, "end turn", "move study.c")  # Jenny's turn
    assert puzzle(game) == laid


@pytest.mark.rule(
    "1e.puzzle-setup.example-2a-start", "1e.puzzle-setup.tile", "1e.comp.puzzle-pieces"
)
def test_the_example_begins_with_tile_2a_and_shuffled_wiring_pieces() -> None:
    deals = {tuple(puzzle(explored(seed)).pieces) for seed in "abcdef"}
    assert len(deals) == 6
    assert all(piece in the_puzzles().piles["wiring"] for deal in deals for piece in deal)
    game = explored()
    assert (puzzle(game).puzzle, puzzle(game).before, puzzle(game).tile) == (
        "2A",
        "investigator-1",
        0,
    )


@pytest.mark.rule("1e.puzzle-setup.example-2a-deal", "1e.puzzle-setup.orientation")
def test_the_example_deals_seven_pieces_with_their_arrows_up() -> None:
    game = explored()
    assert len(puzzle(game).pieces) == len(set(puzzle(game).pieces)) == 7
    assert puzzle(game).turns == [0] * 7
    assert game.view("keeper").pieces == {"wiring": ["?"] * 8}


@pytest.mark.rule("1e.puzzle-setup.example-2a-attempt", "1e.puzzle.free-attempt")
def test_the_example_is_attempted_with_the_same_explore_action() -> None:
    game = explored()
    assert investigator(game, JENNY).acted
    answer(game, ATTEMPT)
    assert asked(game).kind == "puzzle"


@pytest.mark.rule("1e.puzzle-setup.shuffle", "1e.conflict.puzzle-return")
def test_pieces_that_came_back_are_shuffled_in_before_the_next_deal() -> None:
    """Fifteen pieces, the last puzzle's eight at the bottom: without a shuffle none would come."""
    table = at_the_fuse_board()
    pile = table.state.pieces["wiring"] = list(the_puzzles().piles["wiring"])
    for piece in pile[7:]:
        table.state.seen[piece] = -1
    game = table.play(turn_of=JENNY)
    answer(game, "explore")
    assert set(puzzle(game).pieces).intersection(pile[7:])
    assert set(game.view("keeper").pieces["wiring"]) == {"?"}


@pytest.mark.rule("1e.open.puzzle-shortage")
def test_a_story_whose_puzzles_need_more_pieces_than_there_are_is_refused() -> None:
    box = retold().box
    supper = box.story("the-cold-supper")
    locks = {"study": "dead-current"}
    check_supply(box, msgspec.structs.replace(supper, locks=locks))
    too_many = {"library": "patch-panel", "cellar": "fuse-board"}
    with pytest.raises(TooFewPieces, match=r"1A, 3A, 2A of the pile wiring.* its 15 pieces"):
        check_supply(box, msgspec.structs.replace(supper, locks=locks, obstacles=too_many))


@pytest.mark.rule("1e.open.puzzle-shortage")
def test_every_story_has_enough_pieces() -> None:
    box = retold().box
    assert box.story_ids
    for story in map(box.story, box.story_ids):
        check_supply(box.for_story(story), story)


@pytest.mark.rule("1e.open.puzzle-b-sides")
def test_the_nine_puzzles_each_belong_to_a_card() -> None:
    box = retold().box
    shipped = {card.puzzle for card in (*box.locks.values(), *box.obstacles.values())} - {None}
    assert shipped == set(the_puzzles().ids)
    assert shipped == {"1A", "2A", "3A", "4A", "5A", "6A", "7", "8", "9"}


def test_what_a_card_asks_before_the_first_attempt_is_asked_once() -> None:
    table = at_the_lintel(players=2).investigator(JOE, "library.a", JOE_TRAITS).dice(10)
    game = table.play(turn_of=JENNY)
    before = investigator(game, JENNY).sanity
    answer(game, "move study.c", ATTEMPT)
    assert investigator(game, JENNY).sanity == before - 1
    answer(game, "stop", "end turn", "move study.c", ATTEMPT)  # Joe's turn
    assert asked(game).kind == "puzzle"
    assert len(told(game, "test")) == 1
