"""A connection: one browser at one table. It hears what its seats may know, and speaks for them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from madhouse.engine.decisions import (
    CannotUndo,
    GameFinished,
    IllegalOption,
    NotYourDecision,
    RuleFailure,
    Seat,
    StaleDecision,
)
from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import SPECTATOR
from madhouse.first.refusals import why_not
from madhouse.players.advice import advise
from madhouse.rules.catalogue import UnknownRule
from madhouse.server.live import ComputerPlays, LiveTable, TableClosed
from madhouse.server.messages import (
    AskHint,
    AskWhy,
    Choose,
    FromClient,
    FromServer,
    Hello,
    Hint,
    Ping,
    Pong,
    Refused,
    Say,
    SeatInfo,
    Seats,
    Undo,
    Why,
)
from madhouse.server.storage import StorageFailed

log = logging.getLogger(__name__)

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode

CODES: dict[type[MadhouseError], tuple[str, str]] = {
    StaleDecision: ("stale", "that question has been answered"),
    NotYourDecision: ("stale", "you are not asked anything now"),
    IllegalOption: ("illegal", ""),
    GameFinished: ("over", "the game is over"),
    CannotUndo: ("cannot-undo", ""),
    ComputerPlays: ("computer-plays", ""),
    TableClosed: ("closed", ""),
    StorageFailed: ("not-stored", ""),
    UnknownRule: ("no-rule", ""),
    RuleFailure: ("broken", "a rule broke on this; it was taken back and noted"),
}
"""What a refusal is called, and what is said of it where the error itself might say too much."""

Send = Callable[[str], Awaitable[None]]


class Connection:
    """One browser at one table."""

    def __init__(
        self, table: LiveTable, seats: tuple[Seat, ...], seen: dict[Seat, int], send: Send
    ) -> None:
        self.table = table
        self.seats = seats
        self._send = send
        self._seen = seen
        self._told: set[str] = set()
        self._people: list[SeatInfo] = []
        self._version = -1
        self._words: list[FromServer] = []
        self._changed = asyncio.Event()
        self._parted = False

    # -- what the table calls -------------------------------------------------------------------

    def wake(self) -> None:
        """Something has changed; what the seats see of it is sent as soon as there is time."""
        self._changed.set()

    def tell(self, message: FromServer) -> None:
        """A word for this browser alone, or for all at the table."""
        self._words.append(message)
        self._changed.set()

    def lose(self, seat: Seat) -> None:
        """The seat is another's now."""
        if seat in self.seats:
            self.seats = tuple(each for each in self.seats if each != seat)
            if not self.seats:
                self.part("this seat is another's now")

    def part(self, reason: str) -> None:
        """The table is closed."""
        self._parted = True
        self.tell(Refused("closed", reason))

    # -- speaking -------------------------------------------------------------------------------

    async def speak(self) -> None:
        """Send what there is to send, for as long as the connection lasts."""
        while not self._parted or self._words:
            await self._changed.wait()
            self._changed.clear()
            words, self._words = self._words, []
            states = [] if self._parted else await self._states()
            for message in (*states, *self._news_of_seats(), *words):
                await self._send(encode(message).decode())

    async def _states(self) -> list[FromServer]:
        """A table is never shown in the middle of a change."""
        if self._version == self.table.version:
            return []
        async with self.table.lock:
            self._version = self.table.version
            return [self._state(seat) for seat in self.seats]

    def _state(self, seat: Seat) -> FromServer:
        state = self.table.state(seat, self._seen.get(seat, 0), self._told)
        self._seen[seat] = state.seen
        return state

    def _news_of_seats(self) -> list[FromServer]:
        people = self.table.seating.people()
        if people == self._people:
            return []
        self._people = people
        return [Seats(people)]

    # -- listening ------------------------------------------------------------------------------

    async def hear(self, text: str) -> None:
        """Do what the browser asks for, or say why not."""
        try:
            message = decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self.tell(Refused("not-understood", f"the message was not understood: {error}"))
            return
        number = getattr(message, "number", 0)
        try:
            await self._do(message)
        except MadhouseError as error:
            self.tell(refused(error, number))
        except Exception:
            log.exception("a message could not be dealt with")
            self.tell(Refused("broken", "something broke; it was noted", number))

    async def _do(self, message: Any) -> None:
        seat = getattr(message, "seat", None)
        if seat is not None and (seat not in self.seats or seat == SPECTATOR):
            self.tell(Refused("not-your-seat", "you do not hold that seat"))
            return
        match message:
            case Choose(seat, number, option):
                await self.table.choose(seat, option, number)
            case Undo(seat, number):
                await self.table.undo(seat, number)
            case AskHint(seat, number):
                await self._hint(seat, number)
            case AskWhy():
                await self._why(message)
            case Say(seat, text):
                if not await self.table.say(seat, text):
                    self.tell(Refused("held", "it will be said when the puzzle attempt is over"))
            case Ping():
                self.tell(Pong())
            case Hello():
                self.tell(Refused("hello-again", "you have said hello already"))

    async def _hint(self, seat: Seat, number: int) -> None:
        async with self.table.lock:
            game = self.table.game
            asked = next((d for d in game.pending if d.number == number and seat in d.seats), None)
            advice = advise(game.view(seat), asked) if asked else None
        if asked is None:
            self.tell(Refused("stale", "that question has been answered", number))
        elif advice is None:
            self.tell(Refused("no-hint", "a puzzle is the player's own", number))
        else:
            self.tell(Hint(seat, number, advice.option, advice.odds, str(advice.reason)))

    async def _why(self, asked: AskWhy) -> None:
        async with self.table.lock:
            teller = self.table.transcript(asked.seat).teller
            name = asked.rule
            if not name and asked.option:
                name = why_not(self.table.game, asked.seat, asked.option) or ""
        if name:
            self.tell(Why(name, str(teller.why(name))))
        else:
            self.tell(Refused("no-rule", "no rule speaks against it"))


def refused(error: MadhouseError, number: int = 0) -> Refused:
    """An error as the client hears of it."""
    kind = next((each for each in CODES if isinstance(error, each)), None)
    if kind is None:
        return Refused("not-possible", str(error), number)
    if kind is RuleFailure:
        log.error("a rule broke", exc_info=error)
    code, said = CODES[kind]
    return Refused(code, said or str(error), number)
