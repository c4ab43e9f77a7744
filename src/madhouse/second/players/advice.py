"""Advice: what a computer player would choose for a person, with the odds and a reason in words."""

from madhouse.engine.company import Advice
from madhouse.engine.decisions import Decision
from madhouse.engine.messages import Phrase
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.players.talking import SAID, called
from madhouse.second.rules.move import MOVE
from madhouse.second.seen.views import View
from madhouse.second.tellers import teller_of
from madhouse.second.told.english import english

TOWARD = SAID - {"flee"}
"""Reasons to go somewhere that are about something there."""


def advise(view: View, decision: Decision) -> Advice:
    """The adviser's choice among the options."""
    player = HeuristicPlayer("advice")
    chosen = player.considered(view, decision)
    reason = english().text(f"advice.{chosen.reason or 'habit'}")
    what = player.subject_of(chosen.option)
    if what and chosen.reason in TOWARD and MOVE.read(chosen.option):
        teller = teller_of(*view.tale)
        teller.see(view)
        why = Phrase(str(reason).removesuffix("."))
        reason = english().text("advice.toward", reason=why, what=called(teller, what))
    return Advice(chosen.option, chosen.odds, str(reason))
