"""Housekeeping (retention): which stored games are deleted, and which never are."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from madhouse.server.kept import tables
from madhouse.server.limits import DAY, DELETED_AFTER, HELD_FOR


def outlived(connection: sa.Connection, now: datetime, keep: float | None) -> list[str]:
    """The games that may go: what was never begun or has nobody any more after a month, what is
    over after so many days as the host keeps it; never one that somebody has a seat at and that
    was played in the last year."""
    games = tables.games.c
    over = games.winner != ""
    given = _has(tables.seats, tables.seats.c.given)
    begun = sa.or_(_has(tables.answers, _by_a_person()), _has(tables.told))
    may_go = sa.and_(~over, sa.or_(~begun, ~given), games.played < _before(now, DELETED_AFTER))
    if keep is not None:
        may_go = sa.or_(may_go, sa.and_(over, games.played < _before(now, keep * DAY)))
    held = sa.and_(given, begun, games.played >= _before(now, HELD_FOR))
    return list(connection.execute(sa.select(games.id).where(may_go, ~held)).scalars())


def _by_a_person() -> sa.ColumnElement[bool]:
    """What computers answered before anybody came begins no game."""
    seats, answers = tables.seats.c, tables.answers.c
    return sa.exists().where(seats.game == answers.game, seats.seat == answers.seat, seats.given)


def _has(table: sa.Table, *more: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    return sa.exists().where(table.c.game == tables.games.c.id, *more)


def _before(now: datetime, seconds: float) -> str:
    return (now - timedelta(seconds=seconds)).astimezone(UTC).isoformat(timespec="seconds")


def delete(connection: sa.Connection, games: Iterable[str]) -> None:
    """These games, with all that belongs to them."""
    gone = list(games)
    connection.execute(sa.delete(tables.games).where(tables.games.c.id.in_(gone)))
    connection.execute(sa.delete(tables.problems).where(tables.problems.c.game.in_(gone)))


def count(connection: sa.Connection) -> int:
    """How many games are kept."""
    return connection.execute(sa.select(sa.func.count()).select_from(tables.games)).scalar_one()
