"""A live table (game session): one game in memory, its seats, its computers, its listeners.

Whatever changes it goes through its lock and is stored before the lock is given back. So whoever
has the lock sees nothing that could still be lost.
"""

import asyncio
import logging
from collections.abc import (
    AsyncIterator,
    Callable,
    Collection,
    Coroutine,
    Iterator,
    Sequence,
)
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Any, TypeVar

from madhouse.editions import edition_of
from madhouse.engine.clock import Clock
from madhouse.engine.company import Favour
from madhouse.engine.decisions import CLOCK, Decision, RefusedAnswer, Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.server.kept.archive import (
    Archive,
    ArchiveEntry,
    FewerAnswers,
    NewAnswers,
    OutOfStep,
)
from madhouse.server.kept.ledger import Ledger
from madhouse.server.kept.records import GameRecord, HostRecord, SeatRecord, Stored
from madhouse.server.kept.times_taken import TimesTaken
from madhouse.server.shown.transcript import Received, Transcript
from madhouse.server.table.beside import beside
from madhouse.server.table.chores import Chore
from madhouse.server.table.computers import BATCH, Computers
from madhouse.server.table.conversation import Conversation
from madhouse.server.table.patience import Patience
from madhouse.server.table.reviving import as_it_was, played_again
from madhouse.server.table.seating import Marks, Seating, in_order
from madhouse.server.table.shared_dice import NoShare, with_share
from madhouse.server.table.taking_back import TakingBack
from madhouse.server.table.talk import plain
from madhouse.server.wire.from_server import State

T = TypeVar("T")
log = logging.getLogger(__name__)

BETWEEN = 1.0
"""Seconds between the times at which that is stored which could wait. Answers never wait."""


class TableClosed(MadhouseError):
    """The table was deleted or put away while somebody was about to use it."""


class ComputerPlays(RefusedAnswer):
    """A computer plays the seat."""


class NoCompanion(RefusedAnswer):
    """Nobody at the seat can be asked for anything."""


class TalkClosed(RefusedAnswer):
    """The host wants no talk at the table."""


class LiveTable:
    """One game, to which all its connections come."""

    def __init__(
        self,
        stored: Stored,
        game: Game[Any, Any],
        archive: Archive,
        patience: Patience,
        took: TimesTaken | None = None,
    ) -> None:
        self.id = stored.record.id
        self.game = game
        game.witness = self._witness
        self.edition = edition = edition_of(game.header.edition)
        seats = in_order(stored.seats, game.seats)
        self.seating = Seating(
            seats,
            stored.record.hosting,
            patience.absent_after,
            edition.company.names,
            [edition.shelf.face(seat) for seat in game.seats],
        )
        self.lock = asyncio.Lock()
        self.version = 0  # of what is shown
        self.decisions = 0  # that were stored since the table was opened
        self._took = took or TimesTaken()  # how long choices take, from the word to the commit
        self.closed = False
        self.history = stored.history
        self.conversation = Conversation(self.id, self.seating, archive, stored.held)
        self._ledger = Ledger(stored, archive)
        self._computers = Computers(edition, game.header.seed, seats)
        self._taking_back = TakingBack(edition.service, self._computers)
        self._archive = archive
        self._transcripts: dict[Seat, Transcript] = {}
        self._clock = Clock(monotonic, patience.clock)
        self._pause = patience.pause
        self._tasks: set[asyncio.Task[Any]] = set()
        self._going_on = Chore(self._go_on)
        self._ticking = Chore(self._tick)
        self._resting = Chore(self._rest_soon)

    # -- reading, with the lock -----------------------------------------------------------------

    def transcript(self, seat: Seat) -> Transcript:
        """What a seat has been told so far."""
        if seat not in self._transcripts:
            header = self.game.header
            self._transcripts[seat] = Transcript(self.edition, header.story, seat, header.packs)
        return self._transcripts[seat]

    def state(self, seat: Seat, received: Received, own: Collection[Seat]) -> State:
        """The table for a client of this seat, as far as it has not received that yet; `own` are
        all the seats of that client."""
        seconds = self._clock.shown if self._timed() else 0
        undo = self._taking_back.last(self.game, seat, self.seating.alone(own))
        return self.transcript(seat).state(self.game, self.version, received, seconds, undo)

    def _witness(self, event: Event) -> None:
        """Let those who follow it see how the table stands as an event is written."""
        for seat in self.seating.followed():
            try:
                self.transcript(seat).witness(self.game, event)
            except Exception:  # it must not keep a rule from going on
                log.exception("how the table %s stood at '%s' was not seen", self.id, event.kind)

    def _timed(self) -> Decision | None:
        """The question whose time is running now."""
        return self._clock.watch(self.edition.service.timed(self.game))

    # -- playing --------------------------------------------------------------------------------

    async def choose(self, seat: Seat, option: str, number: int) -> None:
        """An answer: it counts once it is stored, and nobody sees anything of it before.

        Whoever calls this sees to it that it is carried through; a task for each would cost much.
        """
        start = monotonic()
        async with self._turn():
            self._refuse(seat)
            before = len(self.game.answers)
            self._ledger.prepare(self.game)
            self.game.apply(seat, option, number)
            await self._settle(before)
        self._took.add(monotonic() - start)

    async def undo(self, seat: Seat, number: int, own: Collection[Seat]) -> None:
        """Take back the last decision, where the rules of the table allow it; `own` are all the
        seats of who asks."""
        await self._safely(self._undo(seat, number, own))

    async def _undo(self, seat: Seat, number: int, own: Collection[Seat]) -> None:
        async with self._turn():
            self._refuse(seat)
            before, alone = list(self.game.answers), self.seating.alone(own)
            first = self._taking_back.take_back(self.game, seat, number, alone)[0]
            later = self.game.answers[first:]  # of the other side, while both set up
            entries: list[ArchiveEntry] = [FewerAnswers(self.id, first)]
            if later:
                entries.append(NewAnswers(self.id, first, later))
            try:
                await self._write_down(*entries)
            except MadhouseError:
                self.game.go_back(first)
                for each in before[first:]:
                    self.game.apply(each.seat, each.option)
                raise
            self._changed(self._who_sees([seat]))

    async def begin(self) -> None:
        """Let the computers and the clock go on, as the table is opened."""
        await self._safely(self._reseat(None))

    async def reseat(self, change: Callable[[Seating], SeatRecord]) -> None:
        """Somebody else holds a seat now: a person, a computer, or nobody."""
        await self._safely(self._reseat(change))

    async def _reseat(self, change: Callable[[Seating], SeatRecord] | None) -> None:
        async with self._turn():
            self._refuse_if_closed()
            if change is not None:
                await self._sit(change(self.seating))
            await self._settle(len(self.game.answers))

    async def _sit(self, seat: SeatRecord) -> None:
        await self._archive.save_seat(self.id, seat)
        self._computers.seat(seat)
        self.seating.sit(seat)

    async def host(self, change: Callable[[Seating], HostRecord]) -> None:
        """Who set the table up decides something for all."""
        await self._safely(self._host(change))

    async def _host(self, change: Callable[[Seating], HostRecord]) -> None:
        async with self._turn():
            self._refuse_if_closed()
            hosting = change(self.seating)
            await self._archive.save_hosting(self.id, hosting)
            self.seating.rehost(hosting)

    async def mix(self, seat: Seat, marks: Marks, number: str) -> None:
        """A person adds to the seed: the game begins over, as long as nobody has played."""
        await self._safely(self._mix(seat, marks, number))

    async def _mix(self, seat: Seat, marks: Marks, number: str) -> None:
        async with self._turn():
            self._refuse_if_closed()
            self.seating.own(seat, marks)
            self._refuse_if_begun()
            header = with_share(self.game.header, seat, number)
            game = await beside(played_again, header, ())
            self._ledger = await self._ledger.begun_over(game)
            self.game = game
            game.witness = self._witness
            self._transcripts.clear()
            await self._settle(0)
            self._changed()

    def _refuse_if_begun(self) -> None:
        """Who has handed his seat to a computer has played all the same: else somebody could wait
        until the others are away, hand their seats over, and have an evening dealt anew."""
        seats = self.seating.seats.values()
        nobodys = [each.seat for each in seats if each.holder == "computer" and not each.given]
        if self.history or any(each.seat not in (*nobodys, CLOCK) for each in self.game.answers):
            raise NoShare("the game has begun: nothing can be added to its seed any more")

    async def delete(self) -> None:
        """The game and all that belongs to it is gone for good."""
        await self._safely(self._delete())

    async def _delete(self) -> None:
        async with self._turn():
            self._refuse_if_closed()
            await self._archive.delete_game(self.id)
            self.close("this game was deleted")

    def close(self, reason: str) -> None:
        """Nobody can use this table any more; who comes back finds another, or none."""
        self.closed = True
        for each in list(self.seating.listeners):
            each.part(reason)
        for chore in (self._ticking, self._going_on, self._resting):
            chore.stop()
        self.game.witness = self.game.table.witness = None  # nothing leads back here any more

    # -- talking --------------------------------------------------------------------------------

    async def say(self, seat: Seat, text: str) -> bool:
        """A line for all to read; while he must be silent it is held, and the answer is no."""
        text = plain(text)
        async with self._turn():
            self._refuse_if_closed()
            if self.seating.hosting.silent:
                raise TalkClosed("the host has closed the talk at this table")
            if text and self.edition.service.must_be_silent(self.game, seat):
                await self.conversation.hold(seat, text)
                return False
        if text:
            with self._in_step():
                await self.conversation.say(seat, text)
        return True

    async def ask(self, seat: Seat, to: Seat, errand: Favour) -> None:
        """A person asks a computer for an errand: both are heard, and the game is as it was."""
        async with self._turn():
            self._refuse(seat)
            reply = self._computers.ask(self.game, to, errand)
        if reply is None:
            raise NoCompanion("nobody at that seat takes errands")
        with self._in_step():
            await self.conversation.say(seat, plain(reply.asked))
            await self.conversation.say(to, plain(reply.answer))

    def _let_them_talk(self) -> None:
        remarks = self._computers.remarks()
        if remarks and not self.seating.hosting.silent:
            self._start(self._say_all(remarks))

    async def _say_all(self, remarks: list[tuple[Seat, str]]) -> None:
        """What computers say is no part of the game: if it cannot be stored, it is not said."""
        try:
            with self._in_step():
                for seat, text in remarks:
                    await self.conversation.say(seat, plain(text))
        except MadhouseError:
            log.exception("what computers said at the table %s could not be stored", self.id)

    # -- how a change is made -------------------------------------------------------------------

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """The lock; a table that is out of step with what is stored is used no more."""
        async with self.lock:
            with self._in_step():
                yield

    @contextmanager
    def _in_step(self) -> Iterator[None]:
        try:
            yield
        except OutOfStep as lost:
            self.close(str(lost))
            raise

    async def _safely(self, change: Coroutine[Any, Any, T]) -> T:
        """A change is carried through even if whoever asked for it has gone."""
        return await asyncio.shield(self._start(change))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _refuse(self, seat: Seat) -> None:
        self._refuse_if_closed()
        if seat in self._computers:
            raise ComputerPlays("a computer plays this seat; take it back first")

    def _refuse_if_closed(self) -> None:
        if self.closed:
            raise TableClosed("this table was put away; open it anew")

    async def _settle(self, before: int) -> None:
        """Let the computers answer what they are asked, then store all that is new."""
        try:
            await self._computers.play(self.game, 1 if self.seating.only_computers() else BATCH)
            new = self.game.answers[before:]
            if new:
                store = self._write_down if self.game.over else self._archive.write
                await store(NewAnswers(self.id, before, new))
        except Exception:
            self._computers.remarks()  # nothing has happened, and nobody has said anything
            self._go_back(before)
            raise
        self.decisions += len(new)
        if new:
            self._ledger.answered(self.game)
        self._changed(self._who_sees([each.seat for each in new]))
        self._let_them_talk()

    def listed(self) -> GameRecord:
        """What the list of games shows; in the middle of a change it is what was stored last."""
        return self._ledger.record if self.lock.locked() else self._ledger.standing(self.game)

    async def make_seed_known(self) -> None:
        """Somebody can foresee the dice from now on, and all may see that."""
        async with self._turn():
            await self._ledger.make_seed_known()

    async def _write_down(self, *entries: ArchiveEntry) -> None:
        await self._ledger.write_down(self.game, *entries)

    async def rest(self) -> None:
        """Store what could wait so far."""
        async with self._turn():
            if not self.closed:
                await self._write_down()

    async def _rest_soon(self) -> None:
        """All tables at the same time, so that they share a commit."""
        await asyncio.sleep(BETWEEN - monotonic() % BETWEEN)
        try:
            await self.rest()
        except MadhouseError:
            log.exception("how the table %s stands could not be stored", self.id)

    @property
    def is_empty(self) -> bool:
        """Whether it was never begun, or nobody has a seat at it any more."""
        people = [each.seat for each in self.seating.seats.values() if each.given]
        begun = self.history or any(each.seat in people for each in self.game.answers)
        return not (people and begun)

    @property
    def rested(self) -> bool:
        """Whether everything is stored."""
        return not self._resting.busy

    def _go_back(self, before: int) -> None:
        """Nothing was stored, so nothing has happened."""
        if len(self.game.answers) > before:
            self.game = as_it_was(self.game, before, self.history)
            self.game.witness = self._witness

    def _who_sees(self, seats: Sequence[Seat]) -> set[Seat] | None:
        """Who is to be shown what came of these seats' answers: all, unless both sides set up and
        neither is to know how far the other one is."""
        if not self.game.apart or not seats:
            return None
        return {other for seat in seats for other in self.game.beside(seat)}

    def _changed(self, for_whom: set[Seat] | None = None) -> None:
        self.version += 1
        for each in list(self.seating.listeners):
            if for_whom is None or not for_whom.isdisjoint(each.seats):
                each.show()
        for told in self._transcripts.values():
            told.let_go()
        if self.conversation.waits and not self.edition.service.some_must_be_silent(self.game):
            self._start(self.conversation.release())
        if self._computers.asked(self.game):
            self._going_on.start()
        if self._timed():
            self._ticking.start()
        self._resting.start()

    async def _go_on(self) -> None:
        """The computers have more to answer than one batch; persons come first in between."""
        before = -1
        while self._computers.asked(self.game) and len(self.game.answers) != before:
            if self.seating.only_computers():
                await asyncio.sleep(self._pause)
            async with self._turn():
                before = len(self.game.answers)
                if self.closed or not self._computers.asked(self.game):
                    return
                gone_on = await self._by_itself()
            if not gone_on:
                before = -1
                await asyncio.sleep(BETWEEN)

    async def _tick(self) -> None:
        """When the time of an attempt is over, the clock answers for it."""
        while self._timed():
            await asyncio.sleep(self._clock.left)
            async with self._turn():
                asked = self._timed()
                if asked is None or self._clock.left:
                    continue
                if self.closed:
                    return
                gone_on = await self._by_itself(asked)
            if not gone_on:
                await asyncio.sleep(BETWEEN)

    async def _by_itself(self, timed: Decision | None = None) -> bool:
        """Go on where there is no person who could be told that it does not work, and who would
        try again: without that a table would wait for ever."""
        before = len(self.game.answers)
        self._ledger.prepare(self.game)
        try:
            with self._in_step():
                if timed is not None:
                    self.game.apply(CLOCK, timed.clock, timed.number)
                await self._settle(before)
        except MadhouseError:
            log.exception("the table %s could not go on by itself", self.id)
            return False
        return True
