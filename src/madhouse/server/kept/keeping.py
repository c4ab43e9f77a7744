"""Keeping (leases, fencing): each table is kept by one process, for as long as that is alive.

A process says every few seconds that it is alive, in one row; all its leases last as long as that
row. Each time a table is taken, its fencing number grows by one, and whatever is written to a table
carries the number under which it was taken. So who was frozen and comes back can write nothing.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import func

from madhouse.server.kept.archive import LOST, TakenElsewhere
from madhouse.server.kept.stacks import KeptElsewhere, Lease, TableKeeper
from madhouse.server.kept.tables import games, keepers, leases

SETTLED = 10.0
"""Seconds that a table stays where it is, though another is asked for it; twice as many each time
that it moves on such a wish."""
MOST_MOVES = 6
SILENT = 0.5
"""What is left of the time of a keeper, as a share, when it seems to be dead; one that is alive has
said so long before."""
FOR_GOOD = 1e12
"""The end of a keeper's time where nobody else could come."""
FORGOTTEN = 3600.0
"""Seconds after which a keeper that died is no longer listed."""

ROW_TO_LOCK = """
    INSERT INTO leases (game, keeper, fence, taken, moves, wanted, here)
    SELECT id, '', 0, 0, 0, false, '' FROM games WHERE id = :game
    ON CONFLICT (game) DO NOTHING
"""


def the_time(db: sa.Connection) -> float:
    """Seconds, by the one clock that all who share a database can read."""
    if db.dialect.name == "sqlite":
        asked = sa.select((func.julianday("now") - 2440587.5) * 86400)
    else:
        asked = sa.select(func.extract("epoch", func.clock_timestamp()))
    return float(db.execute(asked).scalar_one())


# -- processes -----------------------------------------------------------------------------------


def begin(db: sa.Connection, keeper: TableKeeper) -> None:
    """A process begins: whatever one of the same address has kept is free, for that one is dead."""
    gone = sa.true() if keeper.lasts is None else keepers.c.address == keeper.address
    db.execute(sa.delete(keepers).where(gone))
    renew(db, keeper)


def renew(db: sa.Connection, keeper: TableKeeper) -> None:
    """A process is alive."""
    now = the_time(db)
    until = FOR_GOOD if keeper.lasts is None else now + keeper.lasts
    own = sa.update(keepers).where(keepers.c.id == keeper.id).values(until=until)
    if not db.execute(own).rowcount:
        row = {"id": keeper.id, "address": keeper.address, "until": until}
        db.execute(sa.insert(keepers), row)
        db.execute(sa.delete(keepers).where(keepers.c.until < now - FORGOTTEN))


def wanted(db: sa.Connection, keeper: TableKeeper) -> list[str]:
    """The tables of a process for which another was asked."""
    asked = sa.select(leases.c.game).where(leases.c.keeper == keeper.id, leases.c.wanted)
    return list(db.execute(asked).scalars())


def held(db: sa.Connection, keeper: TableKeeper) -> set[Lease]:
    """All that a process keeps."""
    asked = sa.select(leases.c.game, leases.c.fence).where(leases.c.keeper == keeper.id)
    return {Lease(*row) for row in db.execute(asked)}


def end(db: sa.Connection, keeper: TableKeeper) -> None:
    """A process ends, and lets go of all it keeps."""
    db.execute(sa.update(leases).where(leases.c.keeper == keeper.id).values(_FREE))
    db.execute(sa.delete(keepers).where(keepers.c.id == keeper.id))


# -- tables --------------------------------------------------------------------------------------


def take(db: sa.Connection, keeper: TableKeeper, game: str) -> Lease | KeptElsewhere | None:
    """Keep a table from now on; or who else does; or nothing, where there is no such game."""
    db.execute(sa.text(ROW_TO_LOCK), {"game": game})
    now, row = the_time(db), _locked(db, game)
    if row is None:
        there_is = db.execute(sa.select(games.c.id).where(games.c.id == game)).first()
        return KeptElsewhere("", soon=True) if there_is else None
    other = row.keeper not in ("", keeper.id) and row.until is not None and row.until > now
    if other and not _given_up(row):
        settled = now - row.taken >= SETTLED * 2**row.moves
        silent = row.until - now < SILENT * (keeper.lasts or 0)
        if settled and not row.wanted:
            db.execute(_of(game).values(wanted=True))
        return KeptElsewhere(row.address, soon=settled or silent)
    fence, moves = row.fence + 1, min(row.moves + 1, MOST_MOVES) if _given_up(row) else 0
    mine = {"keeper": keeper.id, "fence": fence, "taken": now, "moves": moves}
    db.execute(_of(game).values(mine | {"wanted": False, "here": ""}))
    return Lease(game, fence)


def is_left_behind(db: sa.Connection, keeper: TableKeeper, game: str) -> bool:
    """Whether another has kept a table and not let go of it."""
    asked = sa.select(leases.c.keeper).where(leases.c.game == game)
    return db.execute(asked).scalar() not in (None, "", keeper.id)


def tell_who_is_here(db: sa.Connection, keeper: TableKeeper, here: Mapping[str, str]) -> None:
    """Who is at tables of a process, for the lists that others show."""
    for game, seats in here.items():
        db.execute(_of(game).where(leases.c.keeper == keeper.id).values(here=seats))


def who_is_here(db: sa.Connection, of: Sequence[str]) -> dict[str, list[str]]:
    """The seats at which somebody is, of games whose keeper is alive."""
    joined = leases.join(keepers, keepers.c.id == leases.c.keeper)
    asked = sa.select(leases.c.game, leases.c.here).select_from(joined)
    alive = asked.where(leases.c.game.in_(of), keepers.c.until > the_time(db))
    return {game: here.split(",") for game, here in db.execute(alive)}


def _locked(db: sa.Connection, game: str) -> Any:
    """A lease with its keeper; who is about to write or take waits for nobody: a frozen process
    may hold the lock for a while."""
    joined = leases.outerjoin(keepers, keepers.c.id == leases.c.keeper)
    asked = sa.select(leases, keepers.c.address, keepers.c.until).select_from(joined)
    one = asked.where(leases.c.game == game)
    return db.execute(one.with_for_update(of=leases, skip_locked=True)).first()


def _given_up(row: Any) -> bool:
    """Whether the last keeper let go of it because another was asked."""
    return bool(row.wanted and row.keeper == "")


def let_go(db: sa.Connection, keeper: TableKeeper, gone: Collection[Lease]) -> None:
    """Keep these no longer; that somebody wants one stays written down."""
    for game, fence in gone:
        own = _of(game).where(leases.c.keeper == keeper.id, leases.c.fence == fence)
        db.execute(own.values(keeper="", here=""))


def refuse_lost(db: sa.Connection, carried: Collection[Lease]) -> None:
    """Every lease under which something is to be written must be the last one taken, and stay so
    until that is committed."""
    ours = sa.tuple_(leases.c.game, leases.c.fence).in_([tuple(each) for each in carried])
    asked = sa.select(leases.c.game).where(ours)
    found = db.execute(asked.with_for_update(read=True, skip_locked=True)).scalars().all()
    if len(found) != len(carried):
        raise TakenElsewhere(LOST)


def others(db: sa.Connection, keeper: TableKeeper, of: Sequence[str]) -> set[str]:
    """Those of some games that another process keeps."""
    joined = leases.join(keepers, keepers.c.id == leases.c.keeper)
    asked = sa.select(leases.c.game).select_from(joined)
    alive = asked.where(keepers.c.until > the_time(db), keepers.c.id != keeper.id)
    return set(db.execute(alive.where(leases.c.game.in_(of))).scalars())


def _of(game: str) -> sa.Update:
    return sa.update(leases).where(leases.c.game == game)


_FREE = {"keeper": "", "wanted": False, "here": ""}
