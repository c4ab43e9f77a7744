"""The heuristic player: every kind of question, by considerations that can be read."""

import random
from collections.abc import Iterable

from madhouse.engine.decisions import Decision, Option
from madhouse.players.imagined import Imagine
from madhouse.players.judging import Verdict, best
from madhouse.second.players.answers import ANSWERS, judge_by_chance
from madhouse.second.players.situation import Situation
from madhouse.second.players.turn import Turn
from madhouse.second.players.weights import DEFAULT, Weights
from madhouse.second.rules.token_actions import FORMS
from madhouse.second.rules.turn import TURN
from madhouse.second.seen.views import View


class HeuristicPlayer:
    """Plays sensibly; the same seed and the same view give the same answer."""

    def __init__(self, seed: str, weights: Weights = DEFAULT) -> None:
        self._seed = seed
        self.weights = weights
        self._in_vain: dict[str, int] = {}  # by option, how much was known then

    def choose(
        self,
        view: View,
        decision: Decision,
        budget: float = 0.0,  # noqa: ARG002 - the answer comes at once
        imagine: Imagine | None = None,  # noqa: ARG002 - by rules of thumb
    ) -> Option:
        """The option that the most is to be said for."""
        return self.considered(view, decision).option

    def considered(self, view: View, decision: Decision) -> Verdict:
        """The chosen option with its score and the consideration that weighed most."""
        dice = random.Random(f"{self._seed} {decision.number}")
        return best(self.verdicts(view, decision), dice)

    def verdicts(self, view: View, decision: Decision) -> list[Verdict]:
        """What is to be said of every option that is worth a thought."""
        known = len(view.facts)
        in_vain = [name for name, then in self._in_vain.items() if then == known]
        situation = Situation(view, decision, self.weights, in_vain)
        if decision.kind == TURN:
            self._note(situation)
            judged: Iterable[Verdict] = Turn(situation, situation.who()).verdicts()
        else:
            judged = ANSWERS.get(decision.kind, judge_by_chance)(situation)
        offered = [each for each in judged if each.option in decision.options]
        return offered or list(judge_by_chance(situation))

    def _note(self, situation: Situation) -> None:
        """Remember what was hoped for and is not offered where one stands."""
        who, options = situation.who(), situation.decision.options
        if not who.actions:
            return
        for goal in situation.goals.open:
            if not goal.unsure or who.space not in situation.token_spaces.get(goal.token, ()):
                continue
            if FORMS[goal.kind](goal.token, goal.number) in options:
                self._in_vain.pop(goal.name, None)
            else:
                self._in_vain[goal.name] = len(situation.view.facts)
