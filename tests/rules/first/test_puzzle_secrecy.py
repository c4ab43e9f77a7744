"""Puzzle secrecy: one player works at a puzzle, all may watch, nobody knows what comes next."""

from random import Random

import pytest

from madhouse.engine.decisions import NotYourDecision
from madhouse.engine.knowledge import SPECTATOR
from tests.rules.first.puzzle_tables import (
    ATTEMPT,
    FAR_OFF,
    STAIRS,
    at_the_fuse_board,
    at_the_lintel,
    puzzle,
)
from tests.rules.first.tables import JENNY, JOE, JOE_TRAITS, answer, asked


@pytest.mark.rule("1e.puzzle-secrecy.encounterer-only", "1e.puzzle-secrecy.no-help")
@pytest.mark.parametrize("seat", ["investigator-2", "keeper", "table"])
def test_only_the_player_who_met_the_puzzle_is_asked(seat: str) -> None:
    table = at_the_lintel(*FAR_OFF, players=2).investigator(JOE, "library.a", JOE_TRAITS)
    game = table.play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT)
    assert asked(game).seats == ("investigator-1",)
    with pytest.raises(NotYourDecision):
        game.apply(seat, "swap 1 2")


@pytest.mark.rule("1e.puzzle-setup.location")
def test_all_see_the_same_pieces_and_none_sees_the_pile() -> None:
    game = at_the_fuse_board().puzzle("fuse-board", *STAIRS).play(turn_of=JENNY)
    answer(game, "explore", ATTEMPT, "draw")
    views = [game.view(seat) for seat in (*game.seats, SPECTATOR)]
    assert all(view.puzzles == views[0].puzzles for view in views)
    assert all(view.pieces == {"wiring": ["?"] * 7} for view in views)


def test_the_next_piece_is_imagined_and_what_was_put_under_the_pile_stays_there() -> None:
    game = at_the_fuse_board().puzzle("fuse-board", *STAIRS).play(turn_of=JENNY)
    answer(game, "explore", ATTEMPT, "draw", "replace 3")
    drawn = set()
    for seed in range(12):
        dream = game.imagine("keeper", Random(seed))
        assert dream.table.state.pieces["wiring"][-1] == "wiring-7"
        assert dream.view("keeper") == game.view("keeper")
        dream.apply("investigator-1", "draw")
        drawn.add(puzzle(dream).drawn)
    assert len(drawn) > 3


def test_everyone_has_seen_a_piece_that_lay_on_the_table_wherever_it_came_from() -> None:
    game = at_the_fuse_board().play(turn_of=JENNY)
    answer(game, "explore", ATTEMPT)
    dealt = puzzle(game).pieces[2]
    answer(game, "draw")
    drawn = puzzle(game).drawn
    answer(game, "replace 3", "draw", "replace 3")
    for seat in game.seats:
        assert game.view(seat).pieces["wiring"] == ["?"] * 6 + [dealt, drawn]
