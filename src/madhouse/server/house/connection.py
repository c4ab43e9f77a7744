"""A connection (client session): one browser at one table. It hears what its seats may know."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from typing import Any

import msgspec

from madhouse.engine.company import Favour, NoSuchErrand
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
from madhouse.engine.service import Refusal, Wish
from madhouse.rules.catalogue import UnknownRule
from madhouse.rules.companion import address_of, entry_of
from madhouse.server.house.curtain import across, behind, hidden, who_sees
from madhouse.server.house.refusals import TooMuch, in_short
from madhouse.server.house.visit_line import VisitLine
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.shown.transcript import Received
from madhouse.server.table.live import (
    ComputerPlays,
    LiveTable,
    NoCompanion,
    TableClosed,
    TalkClosed,
)
from madhouse.server.wire.from_client import (
    AnswerAcross,
    AskErrand,
    AskHint,
    AskWhy,
    Choose,
    FromClient,
    Hello,
    Ping,
    Say,
    TakeChair,
    Undo,
)
from madhouse.server.wire.from_server import Curtain, FromServer, Hint, Pong, Refused, Seats, Why

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
    NoCompanion: ("no-companion", ""),
    TalkClosed: ("talk-closed", ""),
    NoSuchErrand: ("no-such-errand", ""),
    TableClosed: ("closed", ""),
    StorageFailed: ("not-stored", ""),
    UnknownRule: ("no-rule", ""),
    TooMuch: ("too-fast", ""),
    RuleFailure: ("broken", "a rule broke on this; it was taken back and noted"),
}
"""What a refusal is called, and what is said of it where the error itself might say too much."""

MOST_UNREAD = 500
"""Messages that may wait to be sent; whoever comes to a table is sent a hundred at once."""


class Connection:
    """One browser at one table."""

    __slots__ = (
        "_behind",
        "_cards",
        "_context",
        "_curtain",
        "_front",
        "_hidden",
        "_line",
        "_parted",
        "_ready",
        "_received",
        "_speaking",
        "_speaks",
        "follows",
        "hosts",
        "seats",
        "table",
    )

    def __init__(
        self,
        table: LiveTable,
        seats: tuple[Seat, ...],
        hello: Hello,
        line: VisitLine,
        hosts: bool = False,
        speaks: Callable[[], None] = lambda: None,
    ) -> None:
        self.table = table
        self.seats = seats
        self.hosts = hosts
        self.follows = hello.steps
        self._line = line
        self._speaks = speaks  # takes a line from the share of who is at the other end
        self._cards: set[str] = set()  # a card travels once, whichever seat it is for
        self._received = {
            seat: Received(hello.seen.get(seat, 0), cards=self._cards)
            for seat in (*seats, SPECTATOR)
        }
        self._front = hello.front  # who sits before the screen; '' where nobody has said so
        self._hidden: tuple[Seat, ...] = ()  # seats that are behind the curtain
        self._curtain = Curtain([])  # as it was told last
        self._ready: list[bytes] = []  # what is to be sent
        self._behind = False  # the table has changed, and its state is not among that
        self._speaking: asyncio.Task[None] | None = None  # while there is something to say
        self._parted = False
        self._context = copy_context()  # for the log

    async def meet(self) -> None:
        """Come to the table: hear how it stands and who is there, and from now on what changes."""
        async with self.table.lock:
            self._look()
            self.table.seating.arrive(self)
            if self.table.closed:
                self.part("this table was put away; open it anew")
        self._stir()

    def stop(self) -> None:
        """The browser has gone, or is to go: nothing more is said."""
        self._parted = True
        self._ready.clear()
        if self._speaking is not None and self._speaking is not asyncio.current_task():
            self._speaking.cancel()
            self._speaking = None  # one that has not begun would never say that it has ended

    # -- what the table calls -------------------------------------------------------------------

    def show(self) -> None:
        """The table has changed and stands still: take down what is new for the seats.

        Who has not even been sent the last word is behind, and gets one state for several changes.
        """
        if self._parted:
            return
        self._behind = self._behind or bool(self._ready)
        if not self._behind:
            try:
                self._look()
            except Exception:
                self._behind = True  # if it fails again, that ends this connection and no other
        self._stir()

    def notice(self, people: Seats) -> None:
        """Somebody has come, gone, or sat down elsewhere."""
        self.tell(people)

    def tell(self, message: FromServer) -> None:
        """A word for this browser alone, or for all at the table."""
        if self._parted:
            return
        if len(self._ready) >= MOST_UNREAD:
            self._ready.clear()
            self.part("too much that was sent to you is unread; open the table anew")
            return
        self._put(message)

    def _put(self, message: FromServer) -> None:
        self._ready.append(encode(message))
        self._stir()

    def lose(self, seat: Seat) -> None:
        """The seat is another's now."""
        if seat in self.seats:
            self.seats = tuple(each for each in self.seats if each != seat)
            if not self.seats:
                self.part("this seat is another's now")

    def part(self, reason: str) -> None:
        """The table is closed."""
        if not self._parted:
            self._parted = True
            self._put(Refused("closed", reason))

    # -- speaking -------------------------------------------------------------------------------

    def _stir(self) -> None:
        """Begin to speak, unless that is under way."""
        if self._speaking is None:
            self._speaking = self._context.run(asyncio.create_task, self._speak())

    async def _speak(self) -> None:
        """Send what there is to send; who was parted from has heard the last word then."""
        try:
            while self._ready or (self._behind and not self._parted):
                await self._send_all()
                if self._behind and not self._parted:
                    await self._catch_up()
        except Exception:
            log.exception("a browser could not be told how the table stands")
            self._parted = True
        finally:
            self._speaking = None
        if self._parted:
            with suppress(Exception):  # it may have gone meanwhile
                await self._line.close()

    async def _send_all(self) -> None:
        """By itself, so that nothing which was sent is kept until there is something new."""
        ready, self._ready = self._ready, []
        try:
            for message in ready:
                await self._line.send(message.decode())
        except Exception:  # the browser has gone
            self.stop()

    async def _catch_up(self) -> None:
        """A table is never shown in the middle of a change."""
        async with self.table.lock:
            self._behind = False
            self._look()

    def _look(self) -> None:
        self._hidden = hidden(self.table, self.seats, self._front)
        seen_by = who_sees(self.seats, self._hidden, self._front)
        for seat in seen_by:
            self._ready.append(encode(self.table.state(seat, self._received[seat], self.seats)))
        for seat in self._hidden:  # who comes from behind the curtain is told all anew
            self._received[seat] = Received(cards=self._cards)
        curtain = Curtain([behind(self.table, seat, seen_by[0]) for seat in self._hidden])
        if curtain != self._curtain:
            self._curtain = curtain
            self._ready.append(encode(curtain))

    # -- listening ------------------------------------------------------------------------------

    async def hear(self, text: str) -> None:
        """Do what the browser asks for, or say why not; it asks for one thing after the other."""
        if self._parted:
            return
        try:
            message = decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            told = in_short(f"the message was not understood: {error}")
            self.tell(Refused("not-understood", told))
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
        if seat is not None and not self._may_say(seat, message):
            self.tell(Refused("not-your-seat", "you do not hold that seat"))
            return
        if seat in self._hidden and not isinstance(message, TakeChair | AnswerAcross):
            self.tell(Refused("behind-the-curtain", "hand the screen over first"))
            return
        match message:
            case Choose(seat, number, option):
                await self.table.choose(seat, option, number)
            case TakeChair(seat):
                await self._take_chair(seat)
            case AnswerAcross(seat, number):
                await self._answer_across(seat, number)
            case Undo(seat, number):
                await self.table.undo(seat, number, self.seats)
            case AskHint(seat, number):
                await self._hint(seat, number)
            case AskWhy():
                await self._why(message)
            case Say(seat, text):
                self._speaks()
                if not await self.table.say(seat, text):
                    self.tell(Refused("held", "it will be said when the puzzle attempt is over"))
            case AskErrand(seat, to, verb, who, space, token):
                self._speaks()
                await self.table.ask(seat, to, Favour(verb, seat, who, space, token))
            case Ping():
                self.tell(Pong())
            case Hello():
                self.tell(Refused("hello-again", "you have said hello already"))

    def _may_say(self, seat: Seat, message: Any) -> bool:
        """Who only watches may ask for a rule, which is anybody's to read."""
        asks_for_rule = isinstance(message, AskWhy) and message.rule != ""
        return seat in self.seats and (seat != SPECTATOR or asks_for_rule)

    async def _take_chair(self, seat: Seat) -> None:
        """Somebody else sits before the screen, and has said so."""
        async with self.table.lock:
            if seat != self._front:
                self._front = seat
                self.show()

    async def _answer_across(self, seat: Seat, number: int) -> None:
        async with self.table.lock:
            option = across(self.table, seat, number)
        if option:
            await self.table.choose(seat, option, number)
        else:
            self.tell(Refused("stale", "nothing can be said to that from across the table", number))

    async def _hint(self, seat: Seat, number: int) -> None:
        async with self.table.lock:
            game = self.table.game
            asked = next((d for d in game.pending if d.number == number and seat in d.seats), None)
            advice = self.table.edition.company.advise(game.view(seat), asked) if asked else None
        if asked is None:
            self.tell(Refused("stale", "that question has been answered", number))
        elif advice is None:
            self.tell(Refused("no-hint", "a puzzle is the player's own", number))
        else:
            self.tell(Hint(seat, number, advice.option, advice.odds, advice.reason))

    async def _why(self, asked: AskWhy) -> None:
        async with self.table.lock:
            table = self.table
            found: Refusal | None = Refusal(asked.rule)
            if not asked.rule:
                teller = table.transcript(asked.seat).teller
                wish = Wish(asked.option, asked.space, asked.card, asked.deed)
                found = table.edition.service.refusal(table.game, asked.seat, wish, teller)
        if found is None:
            self.tell(Refused("no-rule", "no rule speaks against it"))
        else:
            self.tell(told_why(asked, found))


def told_why(asked: AskWhy, found: Refusal) -> Why:
    """What is answered to who asks for a rule, or why something cannot be chosen."""
    one = entry_of(found.rule) if found.rule else None
    return Why(
        rule=found.rule,
        text=one.text if one else "",
        option=found.option,
        title=one.title if one else "",
        place=address_of(found.rule) if one else "",
        said=found.said,
        space=asked.space,
        card=asked.card,
        deed=asked.deed,
    )


def refused(error: MadhouseError, number: int = 0) -> Refused:
    """An error as the client hears of it."""
    kind = next((each for each in CODES if isinstance(error, each)), None)
    if kind is None:
        return Refused("not-possible", in_short(str(error)), number)
    if kind is RuleFailure:
        log.error("a rule broke", exc_info=error)
    code, said = CODES[kind]
    return Refused(code, said or in_short(str(error)), number)
