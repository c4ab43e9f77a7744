"""The gathering (registry of games): tables set up, found again, put away when nobody is there."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import msgspec

from madhouse.engine.casefile import CaseFile, write
from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.shelf import NewGame, SeatPlan
from madhouse.server.house.listing import listed, stored_seats
from madhouse.server.house.plans import new_header, new_seat, planned
from madhouse.server.house.refusals import ElsewhereKept, HouseFull, NoSuchGame
from madhouse.server.kept.archive import LOST, Archive, NewStage, StorageFailed
from madhouse.server.kept.records import CannotGoOn, GameRecord, Page, SeatRecord, Stored, now
from madhouse.server.kept.stacks import KeptElsewhere, Stacks, TableBegun
from madhouse.server.kept.times_taken import TimesTaken
from madhouse.server.kept.tokens import as_said, hashed, new_game_id, new_phrase, new_token
from madhouse.server.limits import HOME, PUT_AWAY_AFTER, Limits
from madhouse.server.table.beside import beside
from madhouse.server.table.breath import Breath
from madhouse.server.table.live import LiveTable
from madhouse.server.table.patience import Patience
from madhouse.server.table.reviving import Revival, played_again, revived
from madhouse.server.table.seating import Marks, NotAllowed, Seating
from madhouse.server.wire.from_server import Said
from madhouse.server.wire.lobby import Created, GameInfo, SeatLink

log = logging.getLogger(__name__)

T = TypeVar("T")
LONGEST_ID = 40
"""Letters of the id of a game."""
AT_ONCE = 200
"""Games that are deleted together, so that nobody waits long for the disk."""
HOUSE = "the house"
"""Who speaks where nobody at the table does."""
TAKING = 14.0
"""Seconds that who comes to a table waits until another house has let go of it; longer than the
time after which one that is dead counts as dead."""
A_MOMENT = 0.2
ONE_SERVER = (
    "all who come to one game must come to one server: the proxy needs the rule for that, which is "
    "in deploy/haproxy.cfg"
)
MOVED = "this table goes on at another server; open it anew"
ENDS = "the server is being shut down; try again in a moment"
NO_GAME = "there is no such game; it may have been deleted"
NO_PHRASE = "no seat here is brought back by these words; look whether all six are as written down"


class Kept(NamedTuple):
    """What can be had of any game, also of one that cannot be gone on with."""

    seating: Seating
    story: str
    over: bool
    case: str


class Customs(NamedTuple):
    """What a house puts up with."""

    limits: Limits = HOME
    patience: Patience = Patience()


def _begun(
    wish: NewGame, name: str, case: CaseFile | None
) -> tuple[dict[Seat, SeatPlan], Game[Any, Any]]:
    """Who is to sit where, and the game they begin or go on with. Not for the loop: packs that
    were never asked for together are put together first, and a case is played again."""
    header = new_header(wish, name) if case is None else case.header
    plans = planned(header, wish.seats)
    answers = () if case is None else case.answers
    return plans, played_again(header, answers, (), Breath())


class Gathering:
    """Every game that the server keeps; those that are played are in memory."""

    def __init__(self, stacks: Stacks, customs: Customs = Customs()) -> None:  # noqa: B008
        self.stacks = stacks
        self.customs = customs
        self.limits = customs.limits
        self._live: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._beside = asyncio.Semaphore(1)  # what is played again beside the loop for strangers
        self._bringing_back = asyncio.Semaphore(2)  # and for those who have a table
        self._decisions = 0  # of tables that were put away
        self._here: dict[str, str] = {}  # who is where, as other houses know it
        self._ends = False  # nothing is opened any more
        self.took = TimesTaken()  # how long choices take
        self.full = 0  # how often there was no room
        self.elsewhere = 0  # how often somebody came for a table that another house keeps
        self.moved = 0  # tables that another house goes on with
        self.lost = 0  # tables that another house has taken

    @property
    def tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    @property
    def decisions(self) -> int:
        """Answers that were stored since the server was started."""
        return self._decisions + sum(each.decisions for each in self._live.values())

    # -- setting up -----------------------------------------------------------------------------

    async def set_up(self, wish: NewGame, case: CaseFile | None = None) -> Created:
        """A new game, with a link for every seat that a person is to hold."""
        name, watch, host, phrase = new_game_id(), new_token(), new_token(), new_phrase()
        plans, game = await self.beside(_begun, wish, name, case)
        header, tokens = game.header, {seat: new_token() for seat in plans}
        record = GameRecord(
            id=name,
            header=header,
            created=now(),
            played=now(),
            seed_known=wish.seed is not None or case is not None,
            watch=hashed(watch),
            host=hashed(host),
            phrase=hashed(phrase),
        )
        seats = [new_seat(seat, plan, tokens[seat], phrase) for seat, plan in plans.items()]

        beginning = TableBegun(record, seats, game.start, game.answers)
        if not await self.stacks.add_game(beginning, self.limits.tables_kept):
            raise self._no_room("there are as many tables here as there is room for")
        if self.stacks.alone:  # else it is opened where its first guest comes to
            stored = Stored(record, seats, [], game.start, [], [Page(0, 0)])
            archive = await self._taken(name)
            await self._open_new(self._laid(stored, game, archive), archive)
        links = {seat: SeatLink(seat, token) for seat, token in tokens.items()}
        return Created(
            game=name,
            seats=[links[seat] for seat, plan in plans.items() if plan.holder == "person"],
            invitations=[links[seat] for seat, plan in plans.items() if plan.holder == "open"],
            watch=watch,
            host=host,
            phrase=phrase,
            commitment="" if record.seed_known else header.commitment,
        )

    async def game_of_phrase(self, phrase: str) -> str:
        """The game at which a recovery phrase brings links back."""
        mark = hashed(as_said(phrase))
        name = await self.stacks.game_of_phrase(mark)
        if name is None:
            raise NoSuchGame(NO_PHRASE)
        return name

    async def _open_new(self, table: LiveTable, archive: Archive) -> None:
        """Nobody has its links yet: if it cannot be opened, nothing of it stays."""
        try:
            await self._open(table)
        except MadhouseError:
            self._live.pop(table.id, None)
            self._used.pop(table.id, None)
            await archive.delete_game(table.id)
            raise

    async def _open(self, table: LiveTable) -> None:
        self._refuse_at_the_end()
        self._make_room()
        self._live[table.id] = table
        self._used[table.id] = monotonic()
        await table.begin()

    # -- finding again --------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """A table by the id of its game, brought back from storage if need be."""
        _refuse_nonsense(name)
        await self._make_sure()
        table = self._found(name)
        if table is not None:
            return table
        opening = self._opening.setdefault(name, asyncio.Lock())
        try:
            async with opening:
                table = self._found(name)
                if table is None:
                    table = await self._brought_back(name)
        finally:
            self._opening.pop(name, None)
        return table

    async def _brought_back(self, name: str) -> LiveTable:
        archive = await self._taken(name)
        try:
            table = await self._load(name, archive)
            await self._open(table)
        except BaseException:
            if name not in self._live:
                self.stacks.leave_soon(name)
            raise
        return table

    async def _taken(self, name: str) -> Archive:
        """Keep a table from now on. Another house may have to let go of it first, or to be given
        up for dead; the proxy sends it to us, so we wait."""
        end = monotonic() + TAKING
        while True:
            self._refuse_at_the_end()
            taken = await self.stacks.take(name)
            if taken is None:
                raise NoSuchGame(NO_GAME)
            if not isinstance(taken, KeptElsewhere):
                return taken
            if not taken.soon or monotonic() >= end:
                self.elsewhere += 1
                raise ElsewhereKept(f"this table is kept at {taken.where}; {ONE_SERVER}")
            await asyncio.sleep(A_MOMENT)

    def _refuse_at_the_end(self) -> None:
        """Who comes while the house lets go of its tables would be left with one."""
        if self._ends:
            raise StorageFailed(ENDS)

    async def _make_sure(self) -> None:
        """A house that was not heard of for a while may have lost some of its tables."""
        if not self.stacks.sure:
            await self.renew()

    async def beside(self, work: Callable[..., T], *given: Any) -> T:
        """Something that takes long, in a thread: one at a time, so that the tables go on."""
        async with self._beside:
            return await beside(work, *given)

    def _found(self, name: str) -> LiveTable | None:
        table = self._live.get(name)
        if table is None or table.closed:
            return None
        self._used[name] = monotonic()
        return table

    async def _load(self, name: str, archive: Archive) -> LiveTable:
        stored = await self._stored(name)
        async with self._bringing_back:
            revival = await beside(revived, stored)
        if revival.why:
            await self._go_on_with_less(stored, revival, archive)
        return self._laid(stored, revival.game, archive)

    def _laid(self, stored: Stored, game: Game[Any, Any], archive: Archive) -> LiveTable:
        return LiveTable(stored, game, archive, self.customs.patience, self.took)

    async def _go_on_with_less(self, stored: Stored, revival: Revival, archive: Archive) -> None:
        """All of it is set aside first, and who comes to the table is told."""
        await self.stacks.set_aside(stored)
        name, game = stored.record.id, revival.game
        if revival.from_stage:
            stored.record = msgspec.structs.replace(stored.record, header=game.header)
            stored.pages = [Page(0, 0), Page(0, len(stored.events))]
            await archive.begin_anew(stored.record, stored.stage)
        else:
            mark = game.last_stage
            last = NewStage(name, mark.answers, game.last_stage_data, ())
            stored.pages = [page for page in stored.pages if page.answers <= mark.answers]
            await archive.cut_short(name, len(game.answers), last)
        await archive.save_talk(name, Said(0, HOUSE, "", revival.told, now()))

    async def _stored(self, name: str) -> Stored:
        stored = await self.stacks.load_whole(name)
        if stored is None:
            raise NoSuchGame(NO_GAME)
        return stored

    async def kept(self, name: str) -> Kept:
        """A game with its case; without a table if there can be none any more."""
        try:
            table = await self.table(name)
        except CannotGoOn:
            record = await self._record(name)
            answers = await self.stacks.load_answers(name)
            seating = await self._stored_seating(name)
            case = write(record.header, answers)
            return Kept(seating, record.header.story, bool(record.winner), case)
        async with table.lock:
            game = table.game
            return Kept(table.seating, game.header.story, game.over, game.case())

    async def make_seed_known(self, name: str) -> None:
        """Somebody has read the seed of a game that is not over."""
        table = self._found(name)
        if table is None:
            await (await self._taken(name)).make_seed_known(name)
        else:
            await table.make_seed_known()

    async def own_games(self, tokens: Sequence[str]) -> list[GameInfo]:
        """The games in which somebody with these tokens has a seat."""
        marks = [hashed(token) for token in tokens]
        games = await self.stacks.games_of(marks)
        here = await self.stacks.here([record.id for record, _ in games])
        return [self._info(record, seats, here.get(record.id, ())) for record, seats in games]

    async def info(self, name: str) -> GameInfo:
        """A game as its list shows it."""
        record = await self._record(name)
        here = await self.stacks.here([name])
        return self._info(record, await self.stacks.load_seats(name), here.get(name, ()))

    async def _record(self, name: str) -> GameRecord:
        _refuse_nonsense(name)
        record = await self.stacks.load_game(name)
        if record is None:
            raise NoSuchGame(NO_GAME)
        return record

    def _info(
        self, record: GameRecord, stored: list[SeatRecord], here: Collection[Seat]
    ) -> GameInfo:
        """`here` are seats at which somebody is in another house."""
        live = self._live.get(record.id)
        if live is None or live.closed:
            return listed(record, stored_seats(record, stored, here))
        # storage may not have heard of the last second yet
        return listed(live.listed(), live.seating.people())

    # -- deleting -------------------------------------------------------------------------------

    async def delete(self, name: str, marks: Marks) -> None:
        """Delete a game; it need not be opened for that, which may not be possible any more."""
        _refuse_nonsense(name)
        await self._make_sure()
        table = self._found(name)
        seating = table.seating if table else await self._stored_seating(name)
        if not seating.may_delete(marks):
            raise NotAllowed("only who set the game up may delete it")
        if table is None:
            await (await self._taken(name)).delete_game(name)
        else:
            await table.delete()

    async def _stored_seating(self, name: str) -> Seating:
        hosting = await self.stacks.load_hosting(name)
        if hosting is None:
            raise NoSuchGame(NO_GAME)
        seats = await self.stacks.load_seats(name)
        return Seating(seats, hosting, self.customs.patience.absent_after)

    # -- keeping --------------------------------------------------------------------------------

    async def renew(self) -> None:
        """Say that this house is alive; what others have taken is closed here, and what another
        was asked for is let go of."""
        here = {} if self.stacks.alone else {each.id: each.seating.here for each in self.tables}
        news = await self.stacks.renew({k: v for k, v in here.items() if self._here.get(k) != v})
        self._here = here
        for name in news.lost:
            if name in self._live:
                self._put_away(name, LOST)
                self.lost += 1
        moving = [name for name in news.wanted if name not in self._opening]
        if moving:
            await asyncio.gather(*[self._move(name) for name in moving])
            await self.stacks.let_go(*moving)

    async def _move(self, name: str) -> None:
        """Another house goes on with a table: whoever is at it comes to that one."""
        table = self._live.get(name)
        if table is None:
            return
        log.info("another server was asked for the table %s, and goes on with it", name)
        try:
            await table.rest()
        except MadhouseError:
            log.exception("how the table %s stands could not be stored", name)
        if name in self._live:
            self._put_away(name, MOVED)
            self.moved += 1

    # -- putting away ---------------------------------------------------------------------------

    async def rest(self) -> None:
        """Store what could wait so far, before the server ends, and let go of all tables."""
        self._ends = True
        resting = [each.rest() for each in self.tables]
        for failed in await asyncio.gather(*resting, return_exceptions=True):
            if isinstance(failed, Exception):
                log.error("a table's last stage could not be stored", exc_info=failed)
        for name in list(self._live):
            self._put_away(name, MOVED)
        try:
            await self.stacks.leave()
        except MadhouseError:
            log.exception("the tables could not be let go of; they are free in a few seconds")

    def put_away(self) -> None:
        """Tables that nobody has been at for a while leave the memory; storage has them. One that
        was never begun, or has nobody any more, leaves after a day whoever looks on."""
        idle_since = monotonic() - self.customs.patience.idle_after
        empty_since = monotonic() - PUT_AWAY_AFTER
        for name, table in list(self._live.items()):
            latest = idle_since if not table.seating.listeners else empty_since
            looked_on_only = not table.seating.listeners or table.is_empty
            idle = looked_on_only and self._used[name] < latest
            if table.closed or (idle and table.rested and not table.lock.locked()):
                self._put_away(name)

    def _put_away(self, name: str, why: str = "this table was put away") -> None:
        table = self._live.pop(name)
        table.close(why)
        self._decisions += table.decisions
        del self._used[name]
        self.stacks.leave_soon(name)

    def _make_room(self) -> None:
        """Where the memory is full, the table that nobody has been at for the longest time goes."""
        if len(self._live) < self.limits.tables_open:
            return
        for name in sorted(self._used, key=self._used.__getitem__):
            table = self._live[name]
            if table.rested and not table.seating.listeners and not table.lock.locked():
                self._put_away(name)
                return
        raise self._no_room("people sit at as many tables as there is room for")

    def _no_room(self, why: str) -> HouseFull:
        self.full += 1
        return HouseFull(f"{why}; try again later")

    async def clear_out(self) -> None:
        """Delete what has outlived its time, a few at a time; a table in memory is in use."""
        found = await self.stacks.outlived()
        going = [each for each in found if each not in self._live]
        for first in range(0, len(going), AT_ONCE):
            await self.stacks.delete_games(going[first : first + AT_ONCE])


def _refuse_nonsense(name: str) -> None:
    """No game is called so, and a database need not take such letters."""
    if len(name) > LONGEST_ID or not name.isprintable():
        raise NoSuchGame(NO_GAME)
