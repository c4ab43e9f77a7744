"""Cards that keep one from some kinds of action, and from no other."""

import pytest

from madhouse.engine.decisions import CannotUndo
from madhouse.second.building import TableBuilder
from madhouse.second.service import SecondService
from tests.rules.second.tables import LEV, PEARL, answer, asked, offered


def test_ringing_ears_keep_one_from_trading_and_from_nothing_else() -> None:
    table = TableBuilder().investigator(LEV, at="kitchen.a", damage=["ringing-ears"])
    table.token("range", "kitchen.a").investigator(PEARL, at="kitchen.a", has=["crowbar"])
    game = table.play(turn_of=LEV)
    assert not offered(game, "trade")
    assert offered(game, "interact", "push")


def test_a_useless_arm_lifts_nothing_heavy() -> None:
    table = TableBuilder().monster("cultist", at="kitchen.a")
    table.investigator(
        LEV, at="kitchen.a", damage=["useless-arm"], has=["hedge-bill", "bait-knife"]
    )
    game = table.investigator(PEARL, at="yard.a").play(turn_of=LEV)
    assert offered(game, "attack") == [
        "attack cultist 1 unarmed",
        "attack cultist 1 with bait-knife",
    ]


def test_a_turn_that_is_over_is_not_taken_back() -> None:
    table = TableBuilder().investigator(LEV, at="kitchen.a", seat="player-1")
    game = table.investigator(PEARL, at="kitchen.a", seat="player-1").play(turn_of=LEV)
    answer(game, "end turn")
    with pytest.raises(CannotUndo):
        game.undo("player-1")


def test_a_question_with_nothing_to_do_is_passed() -> None:
    table = TableBuilder().investigator(LEV, at="kitchen.a")
    game = table.investigator(PEARL, at="kitchen.a").play(turn_of=LEV)
    assert not SecondService().passes(asked(game))
