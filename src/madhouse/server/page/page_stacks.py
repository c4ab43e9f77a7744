"""The stacks of a page (repository): its games as leaves in a drawer, one for each answer."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from madhouse.engine.casefile import CaseLine
from madhouse.engine.log import Event
from madhouse.server.kept.archive import (
    ArchiveEntry,
    FewerAnswers,
    FewerStages,
    NewAnswers,
    NewStage,
    TableStanding,
)
from madhouse.server.kept.records import (
    CannotGoOn,
    GameRecord,
    HostRecord,
    Page,
    SeatRecord,
    Stored,
    as_stored,
    now,
)
from madhouse.server.kept.stacks import Renewal, ReportedProblem, SeatedGame, TableBegun
from madhouse.server.page.drawer import END, Drawer, LeafStep, dropped
from madhouse.server.wire.from_server import Said

KINDS = ("record", "seat", "answer", "stage", "told", "talk", "held", "report")
"""What is kept of a game, each under keys of its own: `answer/<game>/<number>`."""
LINES_KEPT = 2_000

encode = msgspec.msgpack.encode


def key(kind: str, game: str, of: str | int = "") -> str:
    """Where something of a game lies; numbers stand in their order.

    >>> key("answer", "g", 12)
    'answer/g/00000012'
    """
    return f"{kind}/{game}/{f'{of:08d}' if isinstance(of, int) else of}"


# -- entries of a table -----------------------------------------------------------------------


def _new_answers(entry: NewAnswers) -> list[LeafStep]:
    lines = enumerate(map(CaseLine.of, entry.answers), entry.first)
    return [LeafStep("add", key("answer", entry.game, at), encode(line)) for at, line in lines]


def _fewer_answers(entry: FewerAnswers) -> list[LeafStep]:
    return [dropped(key("answer", entry.game), f"{entry.first:08d}")]


def _new_stage(entry: NewStage) -> list[LeafStep]:
    stage = LeafStep("put", key("stage", entry.game), encode((entry.answers, entry.state)))
    told = LeafStep("put", key("told", entry.game, entry.answers), encode(list(entry.events)))
    return [stage, *([told] if entry.events else [])]


def _fewer_stages(entry: FewerStages) -> list[LeafStep]:
    return [dropped(key("told", entry.game), f"{entry.answers + 1:08d}")]


def _standing(entry: TableStanding) -> list[LeafStep]:
    return [_record(entry.record)]


def _record(record: GameRecord) -> LeafStep:
    return LeafStep("put", key("record", record.id), encode(record))


STEPS: dict[type, Callable[[Any], list[LeafStep]]] = {
    NewAnswers: _new_answers,
    FewerAnswers: _fewer_answers,
    NewStage: _new_stage,
    FewerStages: _fewer_stages,
    TableStanding: _standing,
}
"""How each entry of a table is written down."""


class PageStacks:
    """All games of one browser."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    # -- keeping tables: nobody else can come -----------------------------------------------------

    alone = True
    sure = True
    taken_over = 0

    async def take(self, game: str) -> "PageStacks | None":
        """All that is written is written by this page."""
        return self if await self._drawer.find(key("record", game)) else None

    async def let_go(self, *games: str) -> None:
        """Nobody else could keep them."""

    def leave_soon(self, game: str) -> None:
        """Nobody else could keep it."""

    async def renew(self, _: Mapping[str, str]) -> Renewal:
        """Nothing has become of its tables."""
        return Renewal()

    async def here(self, _: Sequence[str]) -> Mapping[str, Collection[str]]:
        """Nobody is anywhere else."""
        return {}

    async def leave(self) -> None:
        """There is nothing that others wait for."""

    # -- of one table ---------------------------------------------------------------------------

    async def write(self, *entries: ArchiveEntry) -> None:
        """Keep these entries, all of them or none."""
        await self._drawer.commit([step for each in entries for step in STEPS[type(each)](each)])

    async def save_seat(self, game: str, seat: SeatRecord) -> None:
        """Somebody else holds a seat now."""
        await self._drawer.commit([LeafStep("put", key("seat", game, seat.seat), encode(seat))])

    async def save_hosting(self, game: str, hosting: HostRecord) -> None:
        """The host has changed something of the table."""
        await self._change(game, **msgspec.structs.asdict(hosting))

    async def begin_over(self, game: GameRecord, start: bytes) -> None:
        """Nobody has played yet, and the game begins otherwise than it did."""
        stage = _new_stage(NewStage(game.id, 0, start, ()))
        cleared = [dropped(key(kind, game.id)) for kind in ("answer", "told")]
        await self._drawer.commit([*cleared, _record(game), *stage])

    async def make_seed_known(self, game: str) -> None:
        """Somebody can foresee the dice."""
        await self._change(game, seed_known=True)

    async def _change(self, game: str, **fields: Any) -> None:
        record = await self.load_game(game)
        if record is not None:
            await self._drawer.commit([_record(msgspec.structs.replace(record, **fields))])

    async def delete_game(self, game: str) -> None:
        """The game and all that belongs to it is to go for good."""
        await self._drawer.commit([dropped(key(kind, game)) for kind in KINDS])

    async def save_talk(self, game: str, line: Said) -> Said:
        """A line that was said; gives it with its number."""
        return (await self._say(game, [line], []))[0]

    async def hold_talk(self, game: str, line: Said) -> None:
        """A line that waits to be said."""
        held = await self._drawer.find(key("held", game))
        await self._drawer.commit([LeafStep("add", key("held", game, len(held)), encode(line))])

    async def release_talk(self, game: str, at: str) -> list[Said]:
        """What has waited is said now."""
        held = await self._drawer.find(key("held", game))
        lines = [msgspec.structs.replace(as_stored(data, Said), at=at) for _, data in held]
        return await self._say(game, lines, [dropped(key("held", game))])

    async def _say(self, game: str, lines: Sequence[Said], first: list[LeafStep]) -> list[Said]:
        said = await self._drawer.find(key("talk", game))
        begin = 1 + (int(said[-1][0].rpartition("/")[2]) if said else 0)
        numbered = [msgspec.structs.replace(each, number=n) for n, each in enumerate(lines, begin)]
        steps = [LeafStep("add", key("talk", game, each.number), encode(each)) for each in numbered]
        surplus = len(said) + len(lines) - LINES_KEPT
        if surplus > 0:
            last = said[:surplus][-1][0]
            steps.append(LeafStep("drop", key("talk", game), until=last + END))
        await self._drawer.commit([*first, *steps])
        return numbered

    async def last_talk(self, game: str, most: int) -> list[Said]:
        """What was said last, oldest first."""
        said = await self._drawer.find(key("talk", game))
        return [as_stored(data, Said) for _, data in said[-most:]]

    # -- of all -----------------------------------------------------------------------------------

    async def add_game(self, beginning: TableBegun, most: int) -> bool:
        """Keep a new game; no, where so many are kept already."""
        record, seats, start, answers = beginning
        if len(await self._drawer.find("record/")) >= most:
            return False
        await self._drawer.commit(
            [
                _record(record),
                *(
                    LeafStep("put", key("seat", record.id, each.seat), encode(each))
                    for each in seats
                ),
                *_new_stage(NewStage(record.id, 0, start, ())),
                *_new_answers(NewAnswers(record.id, 0, answers)),
            ]
        )
        return True

    async def load_whole(self, game: str) -> Stored | None:
        """A game with all that is needed to go on with it."""
        record = await self.load_game(game)
        if record is None:
            return None
        events, pages = await self._told(game)
        stages = await self._drawer.find(key("stage", game))
        at, state = as_stored(stages[0][1], tuple[int, bytes]) if stages else (0, b"")
        held = len(await self._drawer.find(key("held", game)))
        seats, answers = await self.load_seats(game), await self.load_answers(game)
        return Stored(record, seats, answers, state, events, pages, held, at)

    async def _told(self, game: str) -> tuple[list[Event], list[Page]]:
        events: list[Event] = []
        pages = [Page(0, 0)]
        for name, data in await self._drawer.find(key("told", game)):
            events += as_stored(data, list[Event])
            pages.append(Page(int(name.rpartition("/")[2]), len(events)))
        return events, pages

    async def load_game(self, game: str) -> GameRecord | None:
        """A game by its id."""
        found = await self._drawer.find(key("record", game))
        return as_stored(found[0][1], GameRecord) if found else None

    async def load_seats(self, game: str) -> list[SeatRecord]:
        """The seats of a game."""
        return [
            as_stored(data, SeatRecord) for _, data in await self._drawer.find(key("seat", game))
        ]

    async def load_hosting(self, game: str) -> HostRecord | None:
        """Who hosts a game and who may watch it."""
        record = await self.load_game(game)
        return None if record is None else record.hosting

    async def load_answers(self, game: str) -> list[CaseLine]:
        """All that was answered in a game."""
        return [
            as_stored(data, CaseLine) for _, data in await self._drawer.find(key("answer", game))
        ]

    async def games_of(self, marks: Sequence[str]) -> list[SeatedGame]:
        """The games in which one of these (hashed) tokens holds a seat or is the host's, the last
        played first, with their seats."""
        found: list[SeatedGame] = []
        for _, data in await self._drawer.find("record/"):
            try:
                record = as_stored(data, GameRecord)
                seats = await self.load_seats(record.id)
            except CannotGoOn:
                continue  # one game that cannot be read does not hide the others
            own = any(each.given and each.token in marks for each in seats)
            if own or record.host in marks:
                found.append((record, seats))
        return sorted(found, key=lambda each: each[0].played, reverse=True)

    async def game_of_phrase(self, mark: str) -> str | None:
        """The game at which a (hashed) phrase brings something back."""
        records = [as_stored(data, GameRecord) for _, data in await self._drawer.find("record/")]
        return next((each.id for each in records if each.phrase == mark), None)

    async def begin_anew(self, game: GameRecord, stage: bytes) -> None:
        """A game goes on from a stage: what was answered before is only told any more."""
        events, _ = await self._told(game.id)
        cleared = [dropped(key(kind, game.id)) for kind in ("answer", "told")]
        begun = _new_stage(NewStage(game.id, 0, stage, events))
        await self._drawer.commit([*cleared, _record(game), *begun])

    async def cut_short(self, game: str, answers: int, stage: NewStage) -> None:
        """A game goes on after so many of its answers; the stage is the last before them."""
        await self.write(FewerAnswers(game, answers), FewerStages(game, stage.answers), stage)

    async def set_aside(self, stored: Stored) -> None:
        """Write down all that is stored of a game, before less of it is gone on with."""
        kept = encode((stored.record, stored.answers, stored.stage, stored.events))
        await self._drawer.commit([LeafStep("put", f"aside/{stored.record.id}/{now()}", kept)])

    async def save_report(self, report: ReportedProblem, most: int) -> None:
        """A problem that somebody has noted; it stays in this browser."""
        reports = await self._drawer.find(key("report", report.game))
        if len(reports) < most:
            place = key("report", report.game, len(reports))
            await self._drawer.commit([LeafStep("add", place, encode(report))])

    async def outlived(self) -> list[str]:
        """A page deletes nothing of its own accord."""
        return []

    async def delete_games(self, games: Sequence[str]) -> None:
        """These games, with all that belongs to them."""
        for game in games:
            await self.delete_game(game)
