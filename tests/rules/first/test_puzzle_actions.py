"""Puzzle actions: as many as the Intellect, each spent for good, and a skill point for more."""

import pytest

from madhouse.engine.decisions import CannotUndo
from madhouse.first.building import TableBuilder
from madhouse.first.told.refusals import refused_by, why_not
from madhouse.puzzles.box import the_puzzles
from tests.rules.first.puzzle_tables import (
    FAR_OFF,
    ONE_SWAP,
    STAIRS,
    at_the_fuse_board,
    at_the_lintel,
    puzzle,
    tries_the_fuse_board,
    tries_the_lintel,
)
from tests.rules.first.tables import (
    JENNY,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    room,
)

SEAT = "investigator-1"
SPEND = "spend a skill point"
THERE_AND_BACK = ("swap 1 2", "swap 1 2")
UNCONNECTED = tuple(f"wiring-{each}" for each in (1, 2, 3, 4, 5, 6, 7))


@pytest.mark.rule("1e.puzzle-action.budget", "1e.puzzle-action.stop")
def test_an_attempt_has_as_many_actions_as_the_intellect_and_is_then_over() -> None:
    game = tries_the_lintel(*FAR_OFF)
    assert asked(game).about["left"] == 4
    answer(game, *THERE_AND_BACK, "swap 1 2")
    assert asked(game).about["left"] == 1
    answer(game, "swap 1 2")
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.puzzle-action.budget")
@pytest.mark.parametrize(("trait", "actions"), [("unshockable", 4), ("old-manners", 5)])
def test_it_is_the_intellect_of_the_chosen_trait(trait: str, actions: int) -> None:
    table = TableBuilder().investigator(JENNY, "kitchen.a", ("a-good-shot", trait))
    game = table.pile("kitchen", "fuse-board", "axe").play(turn_of=JENNY)
    answer(game, "explore", "attempt the puzzle")
    assert asked(game).about["left"] == actions


@pytest.mark.rule("1e.puzzle-action.stop", "1e.puzzle-solve.unfinished")
def test_he_may_stop_before_they_are_used_up() -> None:
    game = tries_the_lintel(*FAR_OFF)
    answer(game, "swap 1 2", "stop")
    assert asked(game).kind == "turn"
    assert puzzle(game).pieces[:3] == ["rune-7-5", "rune-7-6", "rune-7-4"]


@pytest.mark.rule("1e.stun.puzzle-unaffected", "1e.stun.tests-only")
def test_the_stunned_have_as_many_actions_as_ever() -> None:
    game = tries_the_lintel(*FAR_OFF, stun=2)
    assert asked(game).about["left"] == 4


@pytest.mark.rule("1e.puzzle-action.no-undo")
def test_a_regretted_rotation_is_not_taken_back_but_turned_back() -> None:
    game = tries_the_fuse_board(*STAIRS)
    answer(game, "rotate 2 clockwise")
    with pytest.raises(CannotUndo):
        game.undo(SEAT)
    answer(game, "rotate 2 counterclockwise")
    assert puzzle(game).turns == [0] * 7
    assert asked(game).about["left"] == 2


@pytest.mark.rule("1e.puzzle-action.no-undo")
def test_no_custom_of_a_table_takes_it_back_either() -> None:
    game = tries_the_fuse_board(*STAIRS)
    begun = len(game.answers)
    for action in ("rotate 2 clockwise", "stop"):
        with pytest.raises(CannotUndo):
            game.go_back(begun - 1)  # he has had a look at the pieces
        answer(game, action)
        with pytest.raises(CannotUndo):
            game.go_back(len(game.answers) - 1)
    answer(game, "end turn")
    game.go_back(len(game.answers) - 1)
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.puzzle-action.draw", "1e.puzzle-action.draw-must-replace")
def test_who_draws_must_replace_a_piece_before_anything_else() -> None:
    game = tries_the_fuse_board(*STAIRS, skill=1)
    answer(game, "draw")
    assert asked(game).options == tuple(f"replace {slot}" for slot in range(1, 8))
    answer(game, "replace 3")
    assert asked(game).about["left"] == 2
    assert puzzle(game).drawn is None


@pytest.mark.rule("1e.puzzle-action.draw")
def test_a_draw_takes_two_actions_and_is_not_offered_for_one() -> None:
    game = tries_the_fuse_board(*STAIRS)
    answer(game, "rotate 2 clockwise", "rotate 2 clockwise")
    assert "draw" in asked(game).options
    answer(game, "rotate 2 clockwise")
    assert "draw" not in asked(game).options
    assert why_not(game, SEAT, "draw") == "1e.puzzle-action.draw"


@pytest.mark.rule("1e.conflict.puzzle-draw-order", "1e.puzzle-action.draw-discard")
def test_the_new_piece_is_seen_first_and_the_old_one_goes_under_the_pile() -> None:
    table = at_the_fuse_board().puzzle("fuse-board", *STAIRS)
    top = table.state.pieces["wiring"][0]
    game = table.play(turn_of=JENNY)
    answer(game, "explore", "attempt the puzzle", "draw")
    assert puzzle(game, SEAT).drawn == top
    answer(game, "replace 3")
    assert puzzle(game, SEAT).pieces[2] == top
    assert game.view(SEAT).pieces["wiring"] == ["?"] * 7 + ["wiring-7"]


@pytest.mark.rule("1e.limit.puzzle-pieces")
def test_nothing_is_drawn_when_all_pieces_are_in_use() -> None:
    table = at_the_fuse_board().puzzle("fuse-board", *STAIRS)
    unused = [piece for piece in the_puzzles().piles["wiring"] if piece not in STAIRS]
    table.puzzle("patch-panel", *unused)
    game = table.play(turn_of=JENNY)
    answer(game, "explore", "attempt the puzzle")
    assert game.view(SEAT).pieces["wiring"] == []
    assert "draw" not in asked(game).options
    assert why_not(game, SEAT, "draw") == "1e.limit.puzzle-pieces"


# Skill points


@pytest.mark.rule("1e.skill.puzzle", "1e.puzzle-action.skill-point")
def test_a_skill_point_adds_the_luck_to_the_actions() -> None:
    game = tries_the_lintel(*FAR_OFF, skill=2)
    answer(game, SPEND)
    assert asked(game).about["left"] == 4 + 2
    assert investigator(game, JENNY).skill == 1


@pytest.mark.rule("1e.open.puzzle-skill-count")
def test_one_skill_point_is_the_most_in_an_attempt() -> None:
    game = tries_the_lintel(*FAR_OFF, skill=2)
    answer(game, SPEND)
    assert SPEND not in asked(game).options
    assert why_not(game, SEAT, SPEND) == "1e.open.puzzle-skill-count"


@pytest.mark.rule("1e.puzzle-action.skill-any-time", "1e.puzzle-action.example-jenny-skill")
def test_jenny_has_used_four_actions_and_gets_two_more_for_a_skill_point() -> None:
    game = tries_the_lintel(*FAR_OFF, skill=1)
    answer(game, *THERE_AND_BACK, *THERE_AND_BACK)
    assert asked(game).options == (SPEND, "stop")
    answer(game, SPEND, "swap 1 2")
    assert asked(game).about["left"] == 1
    answer(game, "swap 1 2")
    assert asked(game).kind == "turn"
    assert investigator(game, JENNY).skill == 0


# Jenny and puzzle 2A


@pytest.mark.rule("1e.puzzle-action.example-jenny-budget", "1e.puzzle-setup.example-2a-attempt")
def test_jenny_explores_and_has_four_actions_for_puzzle_2a() -> None:
    game = at_the_fuse_board().play(turn_of=JENNY)
    answer(game, "explore", "attempt the puzzle")
    assert puzzle(game).puzzle == "2A"
    assert asked(game).about == {"who": JENNY, "card": "fuse-board", "left": 4}


@pytest.mark.rule("1e.puzzle-action.example-jenny-moves")
def test_jenny_rotates_one_swaps_two_and_draws_one() -> None:
    game = tries_the_fuse_board(*UNCONNECTED)
    answer(game, "rotate 2 clockwise")
    assert puzzle(game).turns == [0, 1, 0, 0, 0, 0, 0]
    answer(game, "swap 2 3")
    assert puzzle(game).pieces[1:3] == ["wiring-3", "wiring-2"]
    assert puzzle(game).turns == [0, 0, 1, 0, 0, 0, 0]
    answer(game, "draw", "replace 3")
    assert puzzle(game).pieces[2] == "wiring-8"
    assert puzzle(game).turns == [0] * 7


@pytest.mark.rule("1e.puzzle-action.example-jenny-unsolved", "1e.puzzle-solve.unfinished")
def test_jennys_actions_are_spent_and_the_puzzle_waits_for_the_next_who_explores() -> None:
    table = at_the_fuse_board(players=2).investigator(JOE, "kitchen.a", JOE_TRAITS)
    game = table.puzzle("fuse-board", *UNCONNECTED).play(turn_of=JENNY)
    answer(game, "explore", "attempt the puzzle")
    answer(game, "rotate 2 clockwise", "swap 2 3", "draw", "replace 7")
    left = puzzle(game)
    assert asked(game).about == {"who": JENNY, "steps": 2, "action": False}
    assert room(game, "kitchen").pile == ["fuse-board", "?"]
    answer(game, "end turn", "explore", "attempt the puzzle")  # Joe's turn
    lies = puzzle(game)
    assert (lies.pieces, lies.turns) == (left.pieces, left.turns)
    assert asked(game).seats == ("investigator-2",)


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("swap 1 5", "1e.puzzle-solve.adjacency"),
        (f"swap 1 {'9' * 5000}", "1e.puzzle-solve.adjacency"),
        ("rotate 1 clockwise", "1e.conflict.rune-actions"),
        ("draw", "1e.conflict.rune-actions"),
        ("turn the tile", "1e.conflict.lock-tile-rotation"),
        ("replace 1", "1e.puzzle-action.draw"),
        (SPEND, "1e.skill.puzzle"),
        ("sing", "1e.puzzle-action.stop"),
    ],
)
def test_what_cannot_be_done_to_a_puzzle_has_its_rule(option: str, rule: str) -> None:
    assert why_not(tries_the_lintel(*ONE_SWAP), SEAT, option) == rule


@pytest.mark.rule("1e.puzzle-action.budget")
def test_with_all_actions_used_only_a_skill_point_helps() -> None:
    game = tries_the_lintel(*FAR_OFF, skill=1)
    answer(game, *THERE_AND_BACK, *THERE_AND_BACK)
    assert asked(game).options == (SPEND, "stop")
    assert refused_by(game, SEAT, "swap 1 2") == "1e.puzzle-action.budget"
    assert refused_by(game, SEAT, "swap 2 1") == "1e.puzzle-action.budget"
    game = tries_the_fuse_board(*STAIRS, skill=1)
    answer(game, *["rotate 2 clockwise"] * 4)
    assert refused_by(game, SEAT, "rotate 2 clockwise") == "1e.puzzle-action.budget"


@pytest.mark.rule("1e.puzzle-action.draw-must-replace")
def test_with_a_piece_in_hand_anything_else_is_refused() -> None:
    game = tries_the_fuse_board(*STAIRS)
    answer(game, "draw")
    assert refused_by(game, SEAT, "swap 1 2") == "1e.puzzle-action.draw-must-replace"
    assert refused_by(game, SEAT, "draw") == "1e.puzzle-action.draw-must-replace"
    assert refused_by(game, SEAT, "sing") is None


@pytest.mark.parametrize("line", ["sing", "swap 1", "swap one two"])
def test_a_line_that_is_no_step_is_refused_by_no_rule_of_puzzles(line: str) -> None:
    assert refused_by(tries_the_lintel(*ONE_SWAP), SEAT, line) is None


def test_before_a_puzzle_too_a_line_that_means_nothing_is_refused_by_no_rule() -> None:
    game = at_the_lintel(*FAR_OFF).play(turn_of=JENNY)
    answer(game, "move study.c")
    assert asked(game).kind == "demand"
    assert refused_by(game, SEAT, "sing") is None
