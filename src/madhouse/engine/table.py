"""The table: what a rule holds in its hands. The state, the random source and the log."""

from typing import Generic, TypeVar

from madhouse.engine.decisions import Fact, RuleFailure, Seal, Seat
from madhouse.engine.knowledge import EVERYONE, forget, learn
from madhouse.engine.log import Event, Log, Witness
from madhouse.engine.rng import Random
from madhouse.engine.state import State

S = TypeVar("S", bound=State)

FUEL = 100_000
"""Things that may happen on one answer before the table is called stuck."""


class Table(Generic[S]):
    """State, random source and log, with the few moves that also matter to undo and to secrecy."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.random = Random(state.random)
        self.log = Log()
        self.fuel = FUEL
        self.sealed = False
        self.sealed_by: Seal = ""
        self.for_good = False
        self.answered_by: Seat = ""  # who gave the last answer
        self.answers_until_checkpoint = 0
        self.witness: Witness | None = None

    def tell(
        self, kind: str, rules: tuple[str, ...] = (), /, *, seen_by: int = EVERYONE, **facts: Fact
    ) -> None:
        """Write an event into the log."""
        self.fuel -= 1
        if self.fuel < 0:
            self.burn()
        event = Event(kind, facts, rules, seen_by)
        self.log.page.append(event)
        if self.witness is not None:
            self.witness(event)

    def seal(self, *, for_good: bool = False) -> None:
        """What has been decided so far can no longer be taken back; for good means by no custom of
        a table either."""
        self.sealed, self.sealed_by = True, "done"
        self.for_good = self.for_good or for_good

    def roll(self, sides: int) -> int:
        """Roll a die."""
        self.fuel -= 1
        if self.fuel < 0:
            self.burn()
        self.sealed, self.sealed_by = True, "die"
        return self.random.die(sides)

    def roll_dice(self, number: int, sides: int) -> list[int]:
        """Roll several dice at once."""
        self.fuel -= number
        if self.fuel < 0:
            self.burn()
        if number:
            self.sealed, self.sealed_by = True, "die"
        return self.random.dice(number, sides)

    def show(self, face: str, seen_by: int = EVERYONE) -> None:
        """Let seats see a hidden face."""
        self.sealed, self.sealed_by = True, "shown"
        learn(self.state, face, seen_by)

    def shuffle(self, faces: list[str]) -> None:
        """Shuffle faces in place; nobody knows any more which is where."""
        self.sealed, self.sealed_by = True, "shuffled"
        forget(self.state, faces)
        self.random.shuffle(faces)

    def burn(self) -> None:
        """Spend fuel, so that a rule that goes in circles is noticed."""
        self.fuel -= 1
        if self.fuel < 0:
            raise RuleFailure(f"{FUEL} things happened on one answer: a rule is going in circles")
