"""The heuristic player: every kind of question, by considerations that can be read."""

import random
from collections.abc import Iterable

from madhouse.engine.company import Favour, Reply
from madhouse.engine.decisions import Decision, Option
from madhouse.players.imagined import Imagine
from madhouse.players.judging import Verdict, best
from madhouse.second.players.answers import ANSWERS, judge_by_chance
from madhouse.second.players.clearing import hindering
from madhouse.second.players.errands import DONE, against, meant
from madhouse.second.players.secrets import secretly
from madhouse.second.players.situation import Outlook
from madhouse.second.players.talking import Voice
from madhouse.second.players.turn import Turn
from madhouse.second.players.weights import DEFAULT, Weights
from madhouse.second.rules.features import RUBBLE
from madhouse.second.rules.token_actions import FORMS
from madhouse.second.rules.turn import TURN
from madhouse.second.seen.views import View


class HeuristicPlayer:
    """Plays sensibly; the same seed and the same views give the same answers."""

    def __init__(self, seed: str, weights: Weights = DEFAULT) -> None:
        self._seed = seed
        self.weights = weights
        self._in_vain: dict[str, int] = {}  # by option, how much was known then
        self._errands: dict[str, Favour] = {}  # by investigator
        self._voice = Voice(seed)
        self._turn: Turn | None = None  # that was considered last
        self._line: tuple[Turn, str] | None = None  # that was not said yet
        self._said = ""  # of an errand that was given up

    def choose(
        self,
        view: View,
        decision: Decision,
        budget: float = 0.0,  # noqa: ARG002 - the answer comes at once
        imagine: Imagine | None = None,  # noqa: ARG002 - by rules of thumb
    ) -> Option:
        """The option that the most is to be said for."""
        chosen = self.considered(view, decision)
        if self._turn is not None:
            self._note_line(self._turn, chosen)
        return chosen.option

    def considered(self, view: View, decision: Decision) -> Verdict:
        """The chosen option with its score and the consideration that weighed most."""
        judged = self.verdicts(view, decision)
        return best(judged, lambda: random.Random(f"{self._seed} {decision.number}"))

    def verdicts(self, view: View, decision: Decision) -> list[Verdict]:
        """What is to be said of every option that is worth a thought."""
        situation = self._situation(view, decision)
        self._turn = None
        judged: Iterable[Verdict]
        if decision.kind == TURN:
            judged = self._of_turn(situation)
        else:
            judged = ANSWERS.get(decision.kind, judge_by_chance)(situation)
        offered = [each for each in judged if each.option in decision.options]
        return offered or list(judge_by_chance(situation))

    def subject_of(self, option: Option) -> str:
        """The token, the monster or the space that an option of the last turn is about."""
        return self._turn.subjects.get(option, "") if self._turn is not None else ""

    def _situation(self, view: View, decision: Decision) -> Outlook:
        known = len(view.facts)
        in_vain = [name for name, then in self._in_vain.items() if then == known]
        return Outlook(view, decision, self.weights, in_vain)

    def _of_turn(self, situation: Outlook) -> Iterable[Verdict]:
        who = situation.who()
        self._remember(situation)
        errand = self._errands.get(who.id)
        if errand is not None:
            why, monster = against(situation, who, errand)
            if why:  # done, or folly by now
                del self._errands[who.id]
                errand = None
                self._said = "" if why in DONE else self._voice.dropped(situation, monster)
        self._turn = Turn(situation, who, errand)
        return secretly(situation, who, self._turn.verdicts())

    def _remember(self, situation: Outlook) -> None:
        """Note what was hoped for and is not offered where one stands."""
        who, options = situation.who(), situation.decision.options
        if not who.actions or hindering(situation, who, RUBBLE, who.space):
            return
        for goal in situation.goals.open:
            if not goal.unsure or who.space not in situation.token_spaces.get(goal.token, ()):
                continue
            if FORMS[goal.kind](goal.token, goal.number) in options:
                self._in_vain.pop(goal.name, None)
            else:
                self._in_vain[goal.name] = len(situation.view.facts)

    # -- talk ------------------------------------------------------------------------------------

    def _note_line(self, turn: Turn, chosen: Verdict) -> None:
        turn.subject = turn.subjects.get(chosen.option, "")
        if self._voice.turns_to(turn, chosen.reason):
            self._line = (turn, chosen.reason)

    def remark(self) -> str:
        """What there is to say since the last answer, once; nobody who is not heard makes words."""
        line, self._line = self._line, None
        said, self._said = self._said, ""
        return said or (self._voice.line(*line) if line else "")

    def ask(self, view: View, errand: Favour) -> Reply:
        """Take an errand, or say why not."""
        decision = Decision((view.seat,), TURN, (), about={"who": errand.who})
        situation = self._situation(view, decision)
        who = meant(situation, errand)
        reply = self._voice.reply(situation, who, errand)
        if reply.taken:
            self._errands[who.id] = errand
        return reply
