"""An investigator's turn: which step next."""

from collections.abc import Callable, Iterator

from madhouse.engine.forms import ByForm
from madhouse.first.acting.reactions import USE
from madhouse.first.players.investigators.abilities import IDLE, worth_of_card
from madhouse.first.players.investigators.aims import TO_BE_FOUND, Party
from madhouse.first.players.investigators.calling import Calling
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.investigators.fighting import judge_attack
from madhouse.first.players.investigators.shelter import barring, hiding, unbarring
from madhouse.first.players.investigators.spells import Casting
from madhouse.first.rules.barriers import PULL, PUSH
from madhouse.first.rules.camp_fire import BURN
from madhouse.first.rules.card_abilities import CALL_ON
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH
from madhouse.first.rules.corpse import (
    MOVE_DRAGGING,
    MOVE_DRAGGING_A_CORPSE,
    RUN_DRAGGING,
    RUN_DRAGGING_A_CORPSE,
)
from madhouse.first.rules.escape import LEAVE_BY, RUN_OUT
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.hiding import (
    RUN_INTO_HIDING,
    RUN_OUT_OF_HIDING,
    STEP_INTO_HIDING,
    STEP_OUT_OF_HIDING,
)
from madhouse.first.rules.movement import MOVE, RUN
from madhouse.first.rules.spells import CAST, CAST_ON
from madhouse.first.rules.turn import END_TURN
from madhouse.first.seen.views import InvestigatorView
from madhouse.players.judging import Verdict

RUNNING = 0.6  # a step that costs the action is worth less


class Turn:
    """What an investigator may do now, and what is to be said of it."""

    def __init__(self, party: Party, who: InvestigatorView) -> None:
        self.party = party
        self.who = who
        self.danger = Danger(party.situation, who, party.weights, party.mortal)
        self.here, _ = party.pull(who, who.space)

    def verdicts(self) -> Iterator[Verdict]:
        """A verdict on every option."""
        for option in self.party.situation.decision.options:
            spoken = Verdict(option)
            judge, ids = JUDGED.find(option) or (Turn._other, ())
            judge(self, spoken, *ids)
            yield spoken

    def _move(self, spoken: Verdict, space: str) -> None:
        self._step(spoken, space, 1.0)

    def _run(self, spoken: Verdict, space: str) -> None:
        self._step(spoken, space, RUNNING)

    def _move_dragging(self, spoken: Verdict, space: str, name: str = "") -> None:
        self._move(spoken, space)
        self._drag(spoken, space, name)

    def _run_dragging(self, spoken: Verdict, space: str, name: str = "") -> None:
        self._run(spoken, space)
        self._drag(spoken, space, name)

    def _step(self, spoken: Verdict, space: str, keenness: float) -> None:
        """Toward what is worth most, unless what waits there, or here, costs more."""
        there, why = self.party.pull(self.who, space, self.party.ways.entering(self.who, space))
        spoken.add(why or "wander", keenness * self.party.weights.step * (there - self.here))
        danger = self.danger
        spoken.add("risk", -danger.evading() - danger.facing(space))
        spoken.add("idle", IDLE / 4)
        spoken.add("flee", danger.staying(self.who.space) - danger.staying(space))

    def _drag(self, spoken: Verdict, space: str, name: str) -> None:
        """The dead are a burden, unless the objective wants them somewhere else."""
        there = self.party.drag_worth(self.who, name, space)
        here = self.party.drag_worth(self.who, name, self.who.space)
        spoken.add("carry", 2 * self.party.weights.step * (there - here) if there else -1.0)

    def _attempt(self, spoken: Verdict, name: str) -> None:
        """What the objective asks for, the likelier the better."""
        situation = self.party.situation
        objective = situation.house.objectives[situation.view.keeper.objective]
        test = next((each.test for each in objective.actions if each.id == name), None)
        if test is not None:
            spoken.odds = situation.odds(self.who, test)
        sure = 0.7 + 0.3 * (1.0 if spoken.odds is None else spoken.odds)
        spoken.add("finish", self.party.weights.finish * sure)
        spoken.add("risk", -self.danger.evading())

    def _explore(self, spoken: Verdict) -> None:
        worth, why = self.party.worth_here(
            self.who, self.party.situation.room(self.who), *TO_BE_FOUND
        )
        spoken.add(why or "search", worth)
        spoken.add("risk", -self.danger.evading())

    def _attack(self, spoken: Verdict, monster: str, card: str = "") -> None:
        foe = self.party.situation.monster_called(monster)
        judge_attack(spoken, self.party, self.danger, foe, card)

    def _leave(self, spoken: Verdict, door: str) -> None:  # noqa: ARG002 - all lead out
        """Out of the house, once what must leave it is in somebody's hands."""
        wanted = self.party.goals
        along = wanted.takes_along if wanted else ()
        ready = all(self.party.ways.in_hand(card) for card in along)
        spoken.add("leave", self.party.weights.leave if ready or self._not_needed() else -1.0)
        spoken.add("risk", -self.danger.evading())

    def _not_needed(self) -> bool:
        """Whether enough friends stay to fetch what is still missing."""
        return len(self.party.view.investigators) > 2

    def _burn(self, spoken: Verdict) -> None:
        """The dead are burnt if that wins, or before the keeper can raise them."""
        wanted = self.party.goals is not None and bool(self.party.goals.burn)
        spoken.add("finish", self.party.weights.finish if wanted else self.party.weights.burn)
        spoken.add("risk", -self.danger.evading())

    def _cast(self, spoken: Verdict, spell: str, on: str = "") -> None:
        casting = Casting(self.party, self.who, self.party.situation.people.get(on))
        spoken.add("ability", casting.worth(spell) + IDLE)
        spoken.add("risk", -self.danger.evading())

    def _use(self, spoken: Verdict, card: str) -> None:
        spoken.add("ability", worth_of_card(self.party, self.who, card))
        spoken.add("risk", -self.danger.evading())

    def _call_on(self, spoken: Verdict, card: str) -> None:
        spoken.add("ability", Calling(self.party, self.danger).worth(card))

    def _push(self, spoken: Verdict, door: str) -> None:
        spoken.add("bar", barring(self.party, door))
        spoken.add("risk", -self.danger.evading())

    def _pull(self, spoken: Verdict, door: str) -> None:
        spoken.add("clear", unbarring(self.party, door))
        spoken.add("risk", -self.danger.evading())

    def _hide(self, spoken: Verdict) -> None:
        spoken.add("hide", hiding(self.party, self.danger, out=False))
        spoken.add("risk", -self.danger.evading())

    def _come_out(self, spoken: Verdict) -> None:
        spoken.add("hide", hiding(self.party, self.danger, out=True))
        spoken.add("risk", -self.danger.evading())

    def _end(self, spoken: Verdict) -> None:
        """Nothing is to be said for it, nor against it."""

    def _other(self, spoken: Verdict) -> None:
        spoken.add("idle", IDLE * 2)


JUDGED: ByForm[Callable[..., None]] = ByForm(
    {
        MOVE: Turn._move,
        MOVE_DRAGGING_A_CORPSE: Turn._move_dragging,
        MOVE_DRAGGING: Turn._move_dragging,
        RUN: Turn._run,
        RUN_DRAGGING_A_CORPSE: Turn._run_dragging,
        RUN_DRAGGING: Turn._run_dragging,
        LEAVE_BY: Turn._leave,
        RUN_OUT: Turn._leave,
        STEP_INTO_HIDING: Turn._hide,
        RUN_INTO_HIDING: Turn._hide,
        STEP_OUT_OF_HIDING: Turn._come_out,
        RUN_OUT_OF_HIDING: Turn._come_out,
        ATTACK_BARE_HANDED: Turn._attack,
        ATTACK_WITH: Turn._attack,
        EXPLORE: Turn._explore,
        ATTEMPT_TASK: Turn._attempt,
        USE: Turn._use,
        CAST: Turn._cast,
        CAST_ON: Turn._cast,
        CALL_ON: Turn._call_on,
        BURN: Turn._burn,
        PUSH: Turn._push,
        PULL: Turn._pull,
        END_TURN: Turn._end,
    }
)
"""What is said of each form of step; of any other, that it leads nowhere."""
