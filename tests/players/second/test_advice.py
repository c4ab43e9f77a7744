"""Advice: what a computer would do, why, and how likely it is to come off."""

import re
from pathlib import Path

from madhouse.api import new_game
from madhouse.players.table import answer
from madhouse.second import players
from madhouse.second.players.company import SecondCompany
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.told.english import english
from tests.players.second.asking import LEV, PEARL, table


def test_there_is_a_reason_for_every_answer() -> None:
    game = new_game("second", story="dead-letter-office", investigators=3, seed="2")
    seated = {seat: HeuristicPlayer(seat) for seat in game.seats}
    for _ in range(150):
        decision = game.pending[0]
        seat = decision.seats[0]
        advice = SecondCompany().advise(game.view(seat), decision)
        assert advice is not None
        assert advice.option in decision.options
        assert advice.reason.endswith(".")
        answer(game, decision, seat, seated[seat])


def test_the_odds_are_those_of_the_dice() -> None:
    built = table().token("stool", "parlour.a").investigator(LEV, "parlour.a")
    game = built.investigator(PEARL, "kitchen.a").play(turn_of=LEV)
    advice = SecondCompany().advise(game.view("player-1"), game.pending[0])
    assert advice is not None
    assert advice.option == "search stool 0"
    assert advice.odds == 1 - (5 / 8) ** 4


def test_every_consideration_has_words() -> None:
    """A reason is the second word of a verdict, or of what is added to one."""
    written = re.compile(r'(?:verdict\([^"]*|add\(|Way\([^"]*)"([a-z-]+)"')
    said = {
        reason
        for path in Path(players.__path__[0]).glob("*.py")
        for reason in written.findall(path.read_text(encoding="utf-8"))
    }
    assert {"barricade", "clear", "fight", "flee", "learn", "rest"} <= said
    for reason in said:
        assert str(english().text(f"advice.{reason}")).endswith(".")


def test_a_step_is_advised_with_what_it_leads_to() -> None:
    built = table().token("stool", "parlour.b").investigator(LEV, "parlour.a")
    game = built.investigator(PEARL, "kitchen.a").play(turn_of=LEV)
    advice = SecondCompany().advise(game.view("player-1"), game.pending[0])
    assert advice is not None
    assert advice.option.startswith("move ")
    assert advice.reason.startswith("nobody has looked there yet: the ")


def test_at_a_table_of_people_nobody_advises() -> None:
    game = new_game("second", investigators=2, hands="people", seed="1")
    assert SecondCompany().advise(game.view("people"), game.pending[0]) is None
