"""Records: what is kept of games, seats and answers, and the statements that read and write it."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from madhouse.engine.casefile import CaseLine, Header
from madhouse.engine.decisions import Answer
from madhouse.engine.errors import MadhouseError
from madhouse.engine.log import Event
from madhouse.server.kept import tables
from madhouse.server.kept.storage import Write
from madhouse.server.wire.messages import Holder

T = TypeVar("T")
log = logging.getLogger(__name__)

UNREADABLE = "what is stored of this game cannot be read by this version; it is kept as it is"
ADD_ANSWERS = """
    INSERT INTO answers (game, at, number, seat, option, fingerprint)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?)
"""
NOTE = """
    UPDATE games
    SET played = json_extract(value, '$[1]'), round = json_extract(value, '$[2]'),
        waiting = json_extract(value, '$[3]'), winner = json_extract(value, '$[4]')
    FROM json_each(?) WHERE games.id = json_extract(value, '$[0]')
"""
ADD_TOLD = sa.insert(tables.told)
NEW_STAGE = (
    sa.update(tables.stages)
    .where(tables.stages.c.game == bindparam("game_id"))
    .values(answers=bindparam("so_many"), state=bindparam("state"))
)
DROP_ANSWERS = sa.delete(tables.answers).where(
    tables.answers.c.game == bindparam("game_id"), tables.answers.c.at >= bindparam("first")
)
DROP_TOLD = sa.delete(tables.told).where(
    tables.told.c.game == bindparam("game_id"), tables.told.c.answers > bindparam("so_many")
)


class CannotGoOn(MadhouseError):
    """This version cannot go on with what is stored of a game."""


class SeatRecord(msgspec.Struct):
    """A seat of a stored game."""

    seat: str
    holder: Holder
    name: str
    player: str
    token: str  # hashed
    given: bool  # somebody has the token, and can come back to the seat
    creator: bool = False


class GameRecord(msgspec.Struct, kw_only=True):
    """A stored game without its answers."""

    id: str
    header: Header
    created: str
    played: str
    round: int = 0
    waiting: str = ""
    winner: str = ""
    seed_known: bool = False
    watch: str  # hashed


class Page(NamedTuple):
    """How much had been answered and told when a stage was written down."""

    answers: int
    events: int


class Stored(msgspec.Struct):
    """Everything that is needed to go on with a game."""

    record: GameRecord
    seats: list[SeatRecord]
    answers: list[CaseLine]
    stage: bytes  # the state as the last stage began
    events: list[Event]  # what had been told by then
    pages: list[Page]
    held: int = 0  # lines of talk that wait

    @property
    def history(self) -> list[Event]:
        """What was told before the first answer, in a game that goes on from a stage."""
        told = [page.events for page in self.pages if page.answers == 0]
        return self.events[: max(told)]


def now() -> str:
    """The time, as it is written down."""
    return _written(int(time()))


@lru_cache(maxsize=1)
def _written(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).isoformat(timespec="seconds")


# -- games ---------------------------------------------------------------------------------------


def save_game(
    connection: sa.Connection, game: GameRecord, seats: Sequence[SeatRecord], start: bytes
) -> None:
    """A game that has just been set up."""
    row = msgspec.structs.asdict(game) | {"header": msgspec.msgpack.encode(game.header)}
    connection.execute(sa.insert(tables.games), row)
    rows = [msgspec.structs.asdict(seat) | {"game": game.id} for seat in seats]
    connection.execute(sa.insert(tables.seats), rows)
    connection.execute(sa.insert(tables.stages), {"game": game.id, "answers": 0, "state": start})


def load_game(connection: sa.Connection, game: str) -> GameRecord | None:
    """A game by its id."""
    found = connection.execute(sa.select(tables.games).where(tables.games.c.id == game)).first()
    return None if found is None else _game(found)


def _game(row: Any) -> GameRecord:
    fields = row._asdict()
    return GameRecord(header=_read(fields.pop("header"), Header), **fields)


def _read(stored: bytes, kind: type[T]) -> T:
    try:
        return msgspec.msgpack.decode(stored, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as broken:
        raise CannotGoOn(UNREADABLE) from broken


def load_watch(connection: sa.Connection, game: str) -> str | None:
    """The (hashed) token of those who watch a game, whatever else of it can be read."""
    asked = sa.select(tables.games.c.watch).where(tables.games.c.id == game)
    return connection.execute(asked).scalar_one_or_none()


def load_seats(connection: sa.Connection, game: str) -> list[SeatRecord]:
    """The seats of a game."""
    found = connection.execute(sa.select(tables.seats).where(tables.seats.c.game == game))
    return [_seat(row) for row in found]


def _seat(row: Any) -> SeatRecord:
    fields = row._asdict()
    fields.pop("game")
    return SeatRecord(**fields)


def load_whole(connection: sa.Connection, game: str) -> Stored | None:
    """A game with all that is needed to go on with it."""
    record = load_game(connection, game)
    if record is None:
        return None
    stage = sa.select(tables.stages.c.state).where(tables.stages.c.game == game)
    held = sa.select(sa.func.count()).where(tables.held.c.game == game)
    events, pages = _told(connection, game)
    return Stored(
        record,
        load_seats(connection, game),
        load_answers(connection, game),
        connection.execute(stage).scalar_one(),
        events,
        pages,
        connection.execute(held).scalar_one(),
    )


def load_answers(connection: sa.Connection, game: str) -> list[CaseLine]:
    """All that was answered in a game."""
    asked = sa.select(tables.answers).where(tables.answers.c.game == game)
    return [
        CaseLine(row.number, row.seat, row.option, row.fingerprint)
        for row in connection.execute(asked.order_by(tables.answers.c.at))
    ]


def _told(connection: sa.Connection, game: str) -> tuple[list[Event], list[Page]]:
    """What had been told when each stage was written down."""
    asked = sa.select(tables.told).where(tables.told.c.game == game)
    events: list[Event] = []
    pages = [Page(0, 0)]
    for row in connection.execute(asked.order_by(tables.told.c.answers)):
        events += _read(row.events, list[Event])
        pages.append(Page(row.answers, len(events)))
    return events, pages


def games_of(connection: sa.Connection, tokens: Sequence[str]) -> list[GameRecord]:
    """The games in which one of these (hashed) tokens holds a seat, the last played first."""
    own = sa.select(tables.seats.c.game).where(
        tables.seats.c.token.in_(tokens), tables.seats.c.given
    )
    asked = sa.select(tables.games).where(tables.games.c.id.in_(own))
    return list(_readable(connection.execute(asked.order_by(tables.games.c.played.desc()))))


def _readable(rows: Iterable[Any]) -> Iterator[GameRecord]:
    """One game that cannot be read does not hide the others."""
    for row in rows:
        try:
            yield _game(row)
        except CannotGoOn:
            log.exception("the game %s cannot be listed", row.id)


def begin_anew(connection: sa.Connection, game: GameRecord, stage: bytes) -> None:
    """A game goes on from a stage: what was answered before is only told any more."""
    header = {"header": msgspec.msgpack.encode(game.header)}
    events, _ = _told(connection, game.id)
    connection.execute(sa.update(tables.games).where(tables.games.c.id == game.id), header)
    connection.execute(sa.delete(tables.answers).where(tables.answers.c.game == game.id))
    connection.execute(sa.delete(tables.told).where(tables.told.c.game == game.id))
    for write in new_stage(game.id, 0, stage, events):
        write.run(connection)


def make_seed_known(connection: sa.Connection, game: str) -> None:
    """Somebody knows a game's seed."""
    known = sa.update(tables.games).where(tables.games.c.id == game).values(seed_known=True)
    connection.execute(known)


def delete_game(connection: sa.Connection, game: str) -> None:
    """A game and all that belongs to it."""
    connection.execute(sa.delete(tables.games).where(tables.games.c.id == game))


def save_seat(connection: sa.Connection, game: str, seat: SeatRecord) -> None:
    """Somebody else holds a seat now."""
    fields = msgspec.structs.asdict(seat)
    name = fields.pop("seat")
    where = (tables.seats.c.game == game, tables.seats.c.seat == name)
    connection.execute(sa.update(tables.seats).where(*where), fields)


# -- play ----------------------------------------------------------------------------------------


def new_answers(game: str, first: int, answers: Sequence[Answer]) -> Write:
    """Answers that came after so many; another's at the same place makes this fail, so that of
    two servers only one can have the last word."""
    rows = [
        (
            game,
            first + at,
            each.decision.number,
            each.seat,
            each.option,
            each.decision.fingerprint,
        )
        for at, each in enumerate(answers)
    ]
    return Write(ADD_ANSWERS, rows)


def fewer_answers(game: str, first: int) -> Write:
    """Take back every answer from this one on."""
    return Write(DROP_ANSWERS, [{"game_id": game, "first": first}])


def untold(game: str, answers: int) -> Write:
    """Forget the stages that began after so many answers."""
    return Write(DROP_TOLD, [{"game_id": game, "so_many": answers}])


def new_stage(game: str, answers: int, state: bytes, events: Sequence[Event]) -> list[Write]:
    """A stage began after so many answers; these events were told since the one before."""
    page = {"game": game, "answers": answers, "events": msgspec.msgpack.encode(events)}
    return [
        Write(NEW_STAGE, [{"game_id": game, "so_many": answers, "state": state}]),
        *([Write(ADD_TOLD, [page])] if events else []),
    ]


def noted(game: GameRecord) -> Write:
    """What the list of games shows."""
    row = (game.id, game.played, game.round, game.waiting, game.winner)
    return Write(NOTE, [row])
