"""The measure: a house with tables, and the processor time of its loop against a plain choice."""

import random
import time
from collections.abc import Callable
from pathlib import Path

from madhouse.editions import EDITIONS
from tests.server.house import FAIR, OPEN, PERSON, Guest, House, Message, tokens_of

SEAT = "investigator-1"
TIMES = 12
"""How often each is asked; the cheapest half counts, for a machine has other things to do."""
CHOICES = 25
"""So many are made before anybody can have won."""

Asking = Callable[[], object]


class Measured:
    """A house with tables, and the clock of its loop."""

    def __init__(self, data: Path) -> None:
        self.house = House(data, pause=600.0)  # else tables of computers alone play on beside it
        thread = self.house._thread.ident
        assert thread is not None
        self._clock = time.pthread_getcpuclockid(thread)
        self._chance = random.Random("costs")
        self.created = self.house.set_up(FAIR, (PERSON,), story="removal")
        self.game, self.tokens = self.created["game"], tokens_of(self.created)
        self.guest = self.sit_down(self.created)
        self.choice = self._plain_choice()
        self.other = self.house.set_up(FAIR, (PERSON, OPEN, OPEN, OPEN), story="removal")

    def close(self) -> None:
        self.house.close()

    def sit_down(self, created: Message) -> Guest:
        return self.house.guest(created["game"], *tokens_of(created)).meet()

    def spent(self) -> float:
        """Seconds of processor time that the loop has had."""
        return time.clock_gettime(self._clock)

    def settled(self) -> None:
        """Wait until nothing is going on."""
        self.guest.say(type="ping")
        self.guest.hear("pong")

    def _plain_choice(self) -> float:
        """The mean of many, with what the computers answer to them."""
        self.settled()
        before = self.spent()
        for _ in range(CHOICES):
            self._asked()
            self.guest.choose(SEAT, chooser=self._chance)
        self._asked()
        self.settled()
        return (self.spent() - before) / CHOICES

    def _asked(self) -> None:
        """Wait until the computers have answered what they were asked."""
        while not self.guest.states[SEAT]["questions"]:
            self.guest.hear("state")

    def packs(self, edition: str) -> list[str]:
        """All that an edition can be played with beside its base set."""
        return [each.id for each in EDITIONS[edition].shelf.library().packs]

    def cost(self, asking: Asking, times: int = TIMES) -> float:
        """Of one such thing, against a plain choice."""
        each = []
        for _ in range(times):
            self.settled()
            before = self.spent()
            asking()
            self.settled()
            each.append(self.spent() - before)
        cheaper = sorted(each)[: max(times // 2, 1)]
        return sum(cheaper) / len(cheaper) / self.choice
