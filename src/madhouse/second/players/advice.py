"""Advice: what a computer player would choose for a person, with the odds and a reason in words."""

from madhouse.engine.company import Advice
from madhouse.engine.decisions import Decision, Option
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.seen.views import View
from madhouse.second.things.box import UnknownScenario
from madhouse.second.told.english import english


def advise(view: View, decision: Decision) -> Advice:
    """The adviser's choice among the options."""
    chosen = HeuristicPlayer("advice").considered(view, decision)
    reason = english().text(f"advice.{chosen.reason or 'habit'}")
    return Advice(chosen.option, chosen.odds, str(reason))


def odds_of(view: View, decision: Decision) -> dict[Option, float]:
    """The odds of each option that names a test, as everybody could work them out; none of a
    scenario that is on no shelf."""
    try:
        judged = HeuristicPlayer("advice").verdicts(view, decision)
    except UnknownScenario:
        return {}
    return {each.option: each.odds for each in judged if each.odds is not None}
