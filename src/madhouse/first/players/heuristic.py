"""The heuristic player: every seat, every kind of question, by considerations that can be read."""

import random

from madhouse.engine.decisions import Decision, Option
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.answers import ANSWERS as INVESTIGATORS
from madhouse.first.players.investigators.answers import judge_by_chance
from madhouse.first.players.investigators.turn import Turn
from madhouse.first.players.keeper.answers import keeper_verdicts
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import STYLES, InvestigatorWeights, KeeperWeights
from madhouse.first.seen.views import View
from madhouse.first.things.state import KEEPER
from madhouse.players.imagined import Imagine
from madhouse.players.judging import Verdict, best


class HeuristicPlayer:
    """Plays sensibly; the same seed and the same view give the same answer."""

    def __init__(
        self,
        seed: str,
        style: str = "fair",
        investigator: InvestigatorWeights | None = None,
    ) -> None:
        self._seed = seed
        self.keeper: KeeperWeights = STYLES[style]
        self.investigator = investigator or InvestigatorWeights()

    def choose(
        self,
        view: View,
        decision: Decision,
        budget: float = 0.0,  # noqa: ARG002 - he answers at once
        imagine: Imagine | None = None,  # noqa: ARG002 - and trusts his rules of thumb
    ) -> Option:
        """The option that the most is to be said for."""
        return self.considered(view, decision).option

    def considered(self, view: View, decision: Decision) -> Verdict:
        """The chosen option with its score and the consideration that weighed most."""
        dice = random.Random(f"{self._seed} {decision.number}")
        return best(self.verdicts(view, decision, dice), lambda: dice)

    def verdicts(self, view: View, decision: Decision, dice: random.Random) -> list[Verdict]:
        """What is to be said of every option."""
        situation = Situation(view, decision)
        if view.seat == KEEPER:
            return list(keeper_verdicts(situation, self.keeper, dice))
        if decision.kind == "turn":
            party = Party(situation, self.investigator)
            return list(Turn(party, situation.who()).verdicts())
        answer = INVESTIGATORS.get(decision.kind, judge_by_chance)
        return list(answer(situation, self.investigator))
