"""Advice: what a computer player would choose for a person, with the odds and a reason in words."""

from madhouse.engine.company import Advice
from madhouse.engine.decisions import Decision, Option
from madhouse.first.players.heuristic import HeuristicPlayer
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.rules.attribute_tests import chance
from madhouse.first.rules.card_abilities import CALL_ON
from madhouse.first.rules.puzzle_attempts import AT_A_PUZZLE
from madhouse.first.rules.turn import END_TURN
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import PUZZLE_HELP
from madhouse.first.told.english import english
from madhouse.players.judging import Verdict


def advise(view: View, decision: Decision) -> Advice | None:
    """The adviser's choice among the options, or None where nobody may help."""
    if decision.kind in AT_A_PUZZLE and PUZZLE_HELP not in view.agreements:
        return None
    chosen = HeuristicPlayer("advice").considered(view, decision)
    reason = english().text(f"advice.{chosen.reason or 'habit'}")
    return Advice(chosen.option, odds_of(view, decision, chosen), str(reason))


def odds_of(view: View, decision: Decision, chosen: Verdict) -> float | None:
    """How likely it is that what the option has to pass is passed."""
    if chosen.odds is not None:
        return chosen.odds
    needs = decision.about.get("with_skill" if chosen.reason == "skill" else "needs")
    if isinstance(needs, int):
        return chance(needs)
    if decision.kind == "turn" and _takes_a_step(chosen.option):
        situation = Situation(view, decision)
        danger = Danger(situation, situation.who(), InvestigatorWeights())
        return danger.clear_of_monsters()
    return None


def _takes_a_step(option: Option) -> bool:
    return option != END_TURN and CALL_ON.read(option) is None
