"""Statements (data access layer): the SQL that reads and writes records."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from madhouse.engine.casefile import CaseLine, Header
from madhouse.engine.log import Event
from madhouse.server.kept import tables
from madhouse.server.kept.archive import (
    FewerAnswers,
    FewerStages,
    NewAnswers,
    NewStage,
    TableStanding,
)
from madhouse.server.kept.plain_sql import PlainSql
from madhouse.server.kept.records import (
    CannotGoOn,
    GameRecord,
    HostRecord,
    Page,
    SeatRecord,
    Stored,
    as_stored,
)
from madhouse.server.kept.stacks import TableBegun
from madhouse.server.kept.storage import Write
from madhouse.server.wire.from_server import Said

log = logging.getLogger(__name__)

MOST_LISTED = 200
"""Games in the list of one's own."""
ADD_ANSWERS = PlainSql(
    sqlite="""
        INSERT INTO answers (game, at, number, seat, option, fingerprint)
        SELECT leases.game, json_extract(value, '$[1]'), json_extract(value, '$[2]'),
               json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
        FROM json_each(?)
        LEFT JOIN leases ON leases.game = json_extract(value, '$[0]')
                        AND leases.fence = json_extract(value, '$[6]')
    """,
    postgresql="""
        WITH sent AS MATERIALIZED (
            SELECT value ->> 0 AS game, (value ->> 1)::integer AS at,
                   (value ->> 2)::integer AS number, value ->> 3 AS seat, value ->> 4 AS option,
                   value ->> 5 AS fingerprint, (value ->> 6)::integer AS fence
            FROM json_array_elements(%s::json) AS list (value)
        ), ours AS MATERIALIZED (
            SELECT leases.game FROM leases
            WHERE (leases.game, leases.fence) IN (SELECT sent.game, sent.fence FROM sent)
            FOR SHARE SKIP LOCKED
        )
        INSERT INTO answers (game, at, number, seat, option, fingerprint)
        SELECT ours.game, at, number, seat, option, fingerprint
        FROM sent LEFT JOIN ours ON ours.game = sent.game
    """,
    fenced=True,
)
"""A row whose lease is lost has no game, which no answer may lack: then none of them is written."""
NOTE = PlainSql(
    sqlite="""
        UPDATE games
        SET played = json_extract(value, '$[1]'), round = json_extract(value, '$[2]'),
            waiting = json_extract(value, '$[3]'), winner = json_extract(value, '$[4]')
        FROM json_each(?) WHERE games.id = json_extract(value, '$[0]')
    """,
    postgresql="""
        UPDATE games
        SET played = value ->> 1, round = (value ->> 2)::integer,
            waiting = value ->> 3, winner = value ->> 4
        FROM json_array_elements(%s::json) AS sent (value) WHERE games.id = value ->> 0
    """,
)
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


# -- games ---------------------------------------------------------------------------------------


def save_game(connection: sa.Connection, beginning: TableBegun) -> None:
    """A game that has just been set up; nobody keeps its table yet."""
    game, seats, start, answers = beginning
    row = msgspec.structs.asdict(game) | {"header": msgspec.msgpack.encode(game.header)}
    connection.execute(sa.insert(tables.games), row)
    sitting = [msgspec.structs.asdict(seat) | {"game": game.id} for seat in seats]
    connection.execute(sa.insert(tables.seats), sitting)
    connection.execute(sa.insert(tables.stages), {"game": game.id, "answers": 0, "state": start})
    if answers:
        given = _answers(NewAnswers(game.id, 0, answers))
        rows = [dict(zip(ANSWER, row, strict=True)) for row in given]
        connection.execute(sa.insert(tables.answers), rows)


def load_game(connection: sa.Connection, game: str) -> GameRecord | None:
    """A game by its id."""
    found = connection.execute(sa.select(tables.games).where(tables.games.c.id == game)).first()
    return None if found is None else _game(found)


def _game(row: Any) -> GameRecord:
    fields = row._asdict()
    return GameRecord(header=as_stored(fields.pop("header"), Header), **fields)


def load_hosting(connection: sa.Connection, game: str) -> HostRecord | None:
    """Who hosts a game and who may watch it, whatever else of it can be read."""
    games = tables.games.c
    asked = sa.select(games.watch, games.host, games.phrase, games.silent).where(games.id == game)
    found = connection.execute(asked).first()
    return None if found is None else HostRecord(*found)


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
    asked = sa.select(tables.stages).where(tables.stages.c.game == game)
    stage = connection.execute(asked).first()
    held = sa.select(sa.func.count()).where(tables.held.c.game == game)
    events, pages = _told(connection, game)
    return Stored(
        record,
        load_seats(connection, game),
        load_answers(connection, game),
        b"" if stage is None else stage.state,
        events,
        pages,
        connection.execute(held).scalar_one(),
        0 if stage is None else stage.answers,
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
        events += as_stored(row.events, list[Event])
        pages.append(Page(row.answers, len(events)))
    return events, pages


def games_of(connection: sa.Connection, tokens: Sequence[str]) -> list[GameRecord]:
    """The games in which one of these (hashed) tokens holds a seat or is the host's, the last
    played first."""
    own = sa.select(tables.seats.c.game).where(
        tables.seats.c.token.in_(tokens), tables.seats.c.given
    )
    hosted = tables.games.c.host.in_(tokens)
    asked = sa.select(tables.games).where(tables.games.c.id.in_(own) | hosted)
    last = asked.order_by(tables.games.c.played.desc()).limit(MOST_LISTED)
    return list(_readable(connection.execute(last)))


def seats_of(connection: sa.Connection, games: Sequence[GameRecord]) -> dict[str, list[SeatRecord]]:
    """The seats of several games, by the id of each."""
    found: dict[str, list[SeatRecord]] = {each.id: [] for each in games}
    asked = sa.select(tables.seats).where(tables.seats.c.game.in_(found))
    for row in connection.execute(asked):
        found[row.game].append(_seat(row))
    return found


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
    for write in new_stage(NewStage(game.id, 0, stage, events)):
        write.run(connection)


def begin_over(connection: sa.Connection, game: GameRecord, start: bytes) -> None:
    """A game that nobody has played yet begins otherwise: what computers have answered is void."""
    connection.execute(sa.delete(tables.told).where(tables.told.c.game == game.id))
    begin_anew(connection, game, start)


def save_hosting(connection: sa.Connection, game: str, hosting: HostRecord) -> None:
    """What the host has changed."""
    fields = msgspec.structs.asdict(hosting)
    connection.execute(sa.update(tables.games).where(tables.games.c.id == game), fields)


def game_of_phrase(connection: sa.Connection, phrase: str) -> str | None:
    """The game at which a (hashed) phrase brings something back."""
    host = sa.select(tables.games.c.id).where(tables.games.c.phrase == phrase)
    seat = sa.select(tables.seats.c.game).where(tables.seats.c.phrase == phrase)
    return connection.execute(sa.union(host, seat)).scalars().first()


def cut_short(connection: sa.Connection, game: str, answers: int, stage: NewStage) -> None:
    """A game goes on after so many of its answers; the last stage before them is its last."""
    for write in (
        *fewer_answers(FewerAnswers(game, answers)),
        *fewer_stages(FewerStages(game, stage.answers)),
        *new_stage(stage),
    ):
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


ANSWER = ("game", "at", "number", "seat", "option", "fingerprint")


def _answers(entry: NewAnswers) -> list[tuple[Any, ...]]:
    return [
        (
            entry.game,
            entry.first + at,
            each.decision.number,
            each.seat,
            each.option,
            each.decision.fingerprint,
        )
        for at, each in enumerate(entry.answers)
    ]


def new_answers(entry: NewAnswers, fence: int) -> list[Write]:
    """Another's answer at the same place makes this fail, and so does another's lease."""
    return [Write(ADD_ANSWERS, [(*row, fence) for row in _answers(entry)])]


def fewer_answers(entry: FewerAnswers, _: int = 0) -> list[Write]:
    """Take back every answer from this one on."""
    return [Write(DROP_ANSWERS, [{"game_id": entry.game, "first": entry.first}])]


def fewer_stages(entry: FewerStages, _: int = 0) -> list[Write]:
    """Forget the stages that began after so many answers."""
    return [Write(DROP_TOLD, [{"game_id": entry.game, "so_many": entry.answers}])]


def new_stage(entry: NewStage, _: int = 0) -> list[Write]:
    """The state as the stage began, and what was told since the one before."""
    game, answers = entry.game, entry.answers
    page = {"game": game, "answers": answers, "events": msgspec.msgpack.encode(entry.events)}
    return [
        Write(NEW_STAGE, [{"game_id": game, "so_many": answers, "state": entry.state}]),
        *([Write(ADD_TOLD, [page])] if entry.events else []),
    ]


def standing(entry: TableStanding, _: int = 0) -> list[Write]:
    """What the list of games shows."""
    game = entry.record
    return [Write(NOTE, [(game.id, game.played, game.round, game.waiting, game.winner)])]


WRITES: dict[type, Callable[[Any, int], list[Write]]] = {
    NewAnswers: new_answers,
    FewerAnswers: fewer_answers,
    FewerStages: fewer_stages,
    NewStage: new_stage,
    TableStanding: standing,
}
"""How each entry of a table is written down, under a fencing number."""


# -- talk ----------------------------------------------------------------------------------------


def save_talk(connection: sa.Connection, game: str, line: Said, most: int) -> Said:
    """A line that was said; gives it with its number. A table keeps so many at most."""
    row = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
    kept = connection.execute(sa.insert(tables.talk), row | {"game": game}).inserted_primary_key
    _keep_last(connection, tables.talk, game, most)
    return msgspec.structs.replace(line, number=kept[0] if kept else 0)


def hold_talk(connection: sa.Connection, game: str, line: Said) -> None:
    """A line that waits to be said."""
    row = {"game": game, "seat": line.seat, "name": line.name, "text": line.text}
    connection.execute(sa.insert(tables.held), row)


def release_talk(connection: sa.Connection, game: str, at: str, most: int) -> list[Said]:
    """Say now what has waited."""
    held = tables.held.c.game == game
    rows = connection.execute(sa.select(tables.held).where(held).order_by(tables.held.c.id)).all()
    connection.execute(sa.delete(tables.held).where(held))
    lines = [Said(0, row.seat, row.name, row.text, at) for row in rows]
    return [save_talk(connection, game, line, most) for line in lines]


def load_talk(connection: sa.Connection, game: str, most: int) -> list[Said]:
    """What was said last, oldest first."""
    asked = sa.select(tables.talk).where(tables.talk.c.game == game)
    found = connection.execute(asked.order_by(tables.talk.c.id.desc()).limit(most)).all()
    return [Said(row.id, row.seat, row.name, row.text, row.at) for row in reversed(found)]


# -- problems ------------------------------------------------------------------------------------


def save_problem(connection: sa.Connection, row: dict[str, str], most: int) -> None:
    """A problem that somebody has reported; of each table so many are kept."""
    connection.execute(sa.insert(tables.problems), row)
    _keep_last(connection, tables.problems, row["game"], most)


def _keep_last(connection: sa.Connection, table: sa.Table, game: str, most: int) -> None:
    of_game = table.c.game == game
    newest = sa.select(table.c.id).where(of_game).order_by(table.c.id.desc())
    last = newest.limit(1).offset(most - 1).scalar_subquery()
    connection.execute(sa.delete(table).where(of_game, table.c.id < last))
