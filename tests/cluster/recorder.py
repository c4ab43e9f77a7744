"""Recording clients: they play one game after the other, and write down all that they are told."""

import random
import threading
import time
from typing import Any, NamedTuple

import httpx
import msgspec
import sqlalchemy as sa

from madhouse.editions import edition_of
from madhouse.server.kept import statements
from madhouse.server.shown.transcript import Received, Transcript
from madhouse.server.table.reviving import played_again
from tests.cluster.cluster import LET_IN, SEAT, Cluster
from tests.server.house import PATIENCE, Guest
from tests.server.test_secrets import Watch


class Recovery(NamedTuple):
    """How long somebody could not play on, and after what."""

    fault: str
    seconds: float


class Ear:
    """Has heard nothing yet."""

    def __init__(self) -> None:
        self.heard: list[str] = []


class Evening:
    """A game as one who plays it knows it."""

    def __init__(self, created: dict[str, Any]) -> None:
        self.created = created
        self.heard: list[str] = []  # all that was sent, over however many lines
        self.lines: list[str] = []  # of the log, as they were told last
        self.acknowledged: list[tuple[int, str]] = []  # number and option

    @property
    def game(self) -> str:
        name: str = self.created["game"]
        return name

    def remember(self, guest: Guest) -> list[str]:
        """What was told once is told again, word for word, whoever keeps the table now."""
        told = [each["text"] for each in guest.lines[SEAT]]
        before, self.lines = self.lines, told
        wrong = []
        if told[: len(before)] != before:
            wrong.append(f"of {len(before)} lines that were told, {len(told)} came back")
        if set(guest.states) - {SEAT}:
            wrong.append(f"was shown {set(guest.states)}")
        return wrong

    def compare(self, db: sa.Connection) -> list[str]:
        """What is wrong with it, beside what is stored: all that was acknowledged is there, and
        what was told is what this seat may read of that game and no more."""
        stored = statements.load_whole(db, self.game)
        assert stored is not None
        given = {(each.number, each.option) for each in stored.answers if each.seat == SEAT}
        wrong = [f"lost: {each}" for each in self.acknowledged if each not in given]
        header, ear = stored.record.header, Ear()
        watch = Watch(edition_of(header.edition).shelf.begin(header), SEAT, ear)
        # what was known once may be named, also when it has gone back into a deck
        game = played_again(header, stored.answers, stored.history, watch.look)
        reader = Transcript(edition_of(header.edition), header.story, SEAT, header.packs)
        state = msgspec.json.decode(msgspec.json.encode(reader.state(game, 1, Received())))
        may_read = [each["text"] for each in state["lines"]]
        if self.lines != may_read[: len(self.lines)]:
            wrong.append("was told other lines than its seat may read")
        try:
            ear.heard = self.heard
            watch.look(game)
        except AssertionError as told:
            wrong.append(str(told))
        return [f"{self.game}: {each}" for each in wrong]


class Recorder(threading.Thread):
    """Somebody who plays one game after the other, whatever happens."""

    fault = "nothing"
    """What was done last, to whomever."""

    def __init__(self, cluster: Cluster, number: int, pace: float) -> None:
        super().__init__(daemon=True)
        self._cluster = cluster
        self._source = f"127.1.{number // 250}.{number % 250 + 1}"  # each sits at home
        self._browser = cluster.browser(self._source)
        self._chance = random.Random(number)
        self._pace = pace
        self._failed: tuple[str, float] | None = None  # when something did not come through
        self.stopped = threading.Event()
        self.evenings: list[Evening] = []
        self.recoveries: list[Recovery] = []
        self.wrong: list[str] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(each.acknowledged) for each in self.evenings)

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self._evening()
        except BaseException as error:
            self.wrong.append(
                f"after {self._failed or self.fault}: {type(error).__name__}: {error}"
            )

    def _evening(self) -> None:
        evening = Evening(self._set_up())
        self.evenings.append(evening)
        guest = self._come(evening)
        while not self.stopped.is_set():
            began = time.monotonic()
            try:
                if not self._is_asked(guest):
                    self.wrong += evening.remember(guest)
                    return  # it is over
                self._choose(guest, evening, began)
                self.wrong += evening.remember(guest)
                time.sleep(self._chance.uniform(0, 2 * self._pace))
            except LET_IN:
                self._noticed(began)
                guest = self._come(evening)
        guest.close()

    def _come(self, evening: Evening) -> Guest:
        guest = self._cluster.come(evening.created, self._source)
        guest.heard, before = evening.heard, guest.heard
        guest.heard += before
        self.wrong += evening.remember(guest)
        return guest

    def _is_asked(self, guest: Guest) -> bool:
        while guest.asked() is None and not guest.states[SEAT]["view"]["result"]:
            guest.hear("state")
        return guest.asked() is not None

    def _choose(self, guest: Guest, evening: Evening, began: float) -> None:
        """What could not be stored is chosen again."""
        question = guest.states[SEAT]["questions"][0]
        option = self._chance.choice(question["options"])["option"]
        guest.say(type="choose", seat=SEAT, number=question["number"], option=option)
        if guest.hear_one_of("state", "refused")["type"] == "refused":
            self._noticed(began)
            return
        evening.acknowledged.append((question["number"], option))
        if self._failed is not None:
            fault, since = self._failed
            self.recoveries.append(Recovery(fault, time.monotonic() - since))
            self._failed = None

    def _noticed(self, began: float) -> None:
        self._failed = self._failed or (Recorder.fault, began)

    def _set_up(self) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._cluster.set_up(self._browser)
            except (AssertionError, httpx.HTTPError, *LET_IN) as refused:
                if time.monotonic() > end:
                    raise AssertionError("no table can be set up") from refused
                time.sleep(0.2)
