"""Moving: the move action, one space at a time."""

import pytest

from madhouse.second.building import TableBuilder


def table() -> TableBuilder:
    builder = TableBuilder().investigator("lev-abramson", at="front-hall.a")
    return builder.investigator("pearl-gaines", at="parlour.a")


@pytest.mark.rule("2e.move.two-spaces", "2e.movement.one-at-a-time", "2e.action.two-per-turn")
def test_a_move_action_takes_one_two_spaces_far() -> None:
    game = table().play(turn_of="lev-abramson")
    for space in ("front-hall.b", "front-hall.a", "front-hall.b", "front-hall.a"):
        game.apply("player-1", f"move {space}")
    assert "move front-hall.b" not in game.legal("player-1")
