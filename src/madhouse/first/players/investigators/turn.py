"""An investigator's turn: which step next."""

from collections.abc import Iterator

from madhouse.first.players.investigators.abilities import IDLE, worth_of_card
from madhouse.first.players.investigators.aims import TO_BE_FOUND, Party
from madhouse.first.players.investigators.calling import Calling
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.investigators.fighting import judge_attack
from madhouse.first.players.investigators.shelter import barring, hiding, unbarring
from madhouse.first.players.investigators.spells import Casting
from madhouse.first.seen.views import InvestigatorView
from madhouse.players.judging import Verdict

CALL_ON = "call on "
DRAGGING = " dragging "
INTO, OUT = "into hiding", "out of hiding"

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
            verb, _, rest = option.partition(" ")
            self._judge(spoken, verb, rest)
            yield spoken

    def _judge(self, spoken: Verdict, verb: str, rest: str) -> None:
        match verb:
            case "move":
                self._step(spoken, rest, 1.0)
            case "run" if not rest.startswith(("out ", "into ")) and "." in rest:
                self._step(spoken, rest, RUNNING)
            case "leave" | "run" if "|" in rest:
                self._leave(spoken)
            case "attack":
                judge_attack(spoken, self.party, self.danger, rest)
            case "explore":
                self._explore(spoken)
            case "attempt":
                self._attempt(spoken, rest)
            case "use":
                self._use(spoken, rest)
            case "cast":
                self._cast(spoken, rest)
            case "call":
                card = spoken.option.removeprefix(CALL_ON)
                spoken.add("ability", Calling(self.party, self.danger).worth(card))
            case "burn":
                self._burn(spoken)
            case "push":
                spoken.add("bar", barring(self.party, rest))
                spoken.add("risk", -self.danger.evading())
            case "pull":
                spoken.add("clear", unbarring(self.party, rest))
                spoken.add("risk", -self.danger.evading())
            case "step" | "run" if rest in (INTO, OUT):
                spoken.add("hide", hiding(self.party, self.danger, rest == OUT))
                spoken.add("risk", -self.danger.evading())
            case "end":
                pass
            case _:
                spoken.add("idle", IDLE * 2)

    def _step(self, spoken: Verdict, rest: str, keenness: float) -> None:
        """Toward what is worth most, unless what waits there, or here, costs more."""
        space, dragging, _ = rest.partition(DRAGGING)
        there, why = self.party.pull(self.who, space, self.party.ways.entering(self.who, space))
        spoken.add(why or "wander", keenness * self.party.weights.step * (there - self.here))
        danger = self.danger
        spoken.add("risk", -danger.evading() - danger.facing(space))
        spoken.add("idle", IDLE / 4)
        spoken.add("flee", danger.staying(self.who.space) - danger.staying(space))
        if dragging:
            self._drag(spoken, rest.rpartition(" ")[2], space)

    def _drag(self, spoken: Verdict, name: str, space: str) -> None:
        """The dead are a burden, unless the objective wants them somewhere else."""
        there = self.party.drag_worth(self.who, name, space)
        here = self.party.drag_worth(self.who, name, self.who.space)
        spoken.add("carry", 2 * self.party.weights.step * (there - here) if there else -1.0)

    def _attempt(self, spoken: Verdict, name: str) -> None:
        """What the objective asks for, the likelier the better."""
        situation = self.party.situation
        objective = situation.house.objectives[situation.view.keeper.objective]
        test = next((each.test for each in objective.actions if each.task == name), None)
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

    def _leave(self, spoken: Verdict) -> None:
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

    def _cast(self, spoken: Verdict, words: str) -> None:
        """`mend on joe-diamond`, or `thin-place`."""
        spell, _, name = words.partition(" on ")
        casting = Casting(self.party, self.who, self.party.situation.people.get(name))
        spoken.add("ability", casting.worth(spell) + IDLE)
        spoken.add("risk", -self.danger.evading())

    def _use(self, spoken: Verdict, card: str) -> None:
        spoken.add("ability", worth_of_card(self.party, self.who, card))
        spoken.add("risk", -self.danger.evading())
