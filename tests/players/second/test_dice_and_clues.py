"""Dice and Clues: spent where they turn a test, kept where they cannot."""

import pytest

from madhouse.second.building.builder import Face
from tests.players.second.asking import LEV, PEARL, chosen, table

TURN_IT, KEEP_IT = "turn a result with a Clue", "done"


def searched(*dice: Face, clues: int, token: str = "tray") -> str:
    """What is answered about a Clue after a search with these dice."""
    built = table().token(token, "front-hall.b").dice(*dice)
    built.investigator(LEV, "front-hall.b", clues=clues).investigator(PEARL, "parlour.b")
    game = built.play(turn_of=LEV)
    game.apply("player-1", f"search {token} 0")
    assert game.pending[0].kind == "convert"
    return chosen(game)


def test_a_clue_is_spent_where_it_turns_the_test() -> None:
    assert searched("investigation", "blank", "blank", "blank", clues=1) == TURN_IT


@pytest.mark.parametrize("clues", [1, 2])
def test_a_clue_is_kept_where_it_cannot(clues: int) -> None:
    built = table("dead-letter-office").facts("clerk").token("ledgers", "records.b")
    built.investigator(LEV, "records.b", clues=clues).investigator(PEARL, "records.b")
    built.monster("deep-one", "records.b").dice("investigation", "blank", "blank", "blank", "blank")
    game = built.play(turn_of=LEV)
    game.apply("player-1", "attack deep-one 1 unarmed")
    assert game.pending[0].kind == "convert"
    assert game.pending[0].about["difficulty"] == 3
    assert chosen(game) == KEEP_IT
