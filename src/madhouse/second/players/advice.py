"""Advice: what a computer player would choose for a person, with the odds and a reason in words."""

from madhouse.engine.company import Advice
from madhouse.engine.decisions import Decision
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.seen.views import View
from madhouse.second.told.english import english


def advise(view: View, decision: Decision) -> Advice:
    """The adviser's choice among the options."""
    chosen = HeuristicPlayer("advice").considered(view, decision)
    reason = english().text(f"advice.{chosen.reason or 'habit'}")
    return Advice(chosen.option, chosen.odds, str(reason))
