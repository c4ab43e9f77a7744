"""Health (health check, metrics): whether the server is well, and its figures."""

import asyncio
from time import monotonic

import sqlalchemy as sa
from litestar import Response, get
from litestar.di import NamedDependency

from madhouse import __version__
from madhouse.server.asked.shares import Shares
from madhouse.server.config import Config
from madhouse.server.house.gathering import Gathering
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.kept.storage import Storage

PATIENCE = 5.0
"""Seconds that the database has to answer."""


A_WHILE = 2.0
"""Seconds for which the answer holds, however many ask."""
WRITE = "UPDATE alembic_version SET version_num = version_num"
"""It changes nothing, and is on the disk when it returns."""


class Pulse:
    """Whether the storage is well, as it was found a moment ago."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asking: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def felt(self) -> bool:
        """Look, unless somebody is looking or has just looked."""
        if self._asking is None or (self._asking.done() and monotonic() >= self._until):
            self._asking = asyncio.create_task(self._look())
        return await asyncio.shield(self._asking)

    async def _look(self) -> bool:
        try:
            asked = self._storage.do(lambda db: db.execute(sa.text(WRITE)))
            await asyncio.wait_for(asked, PATIENCE)
        except (StorageFailed, TimeoutError):
            return False
        finally:
            self._until = monotonic() + A_WHILE
        return True


@get("/health")
async def health(pulse: NamedDependency[Pulse]) -> Response[dict[str, str]]:
    """Whether the server is up and its database takes what is written."""
    well = await pulse.felt()
    told = {"status": "well" if well else "ill", "version": __version__}
    return Response(told, status_code=200 if well else 503)


@get(["/metrics", "/metrics/{worker:int}"], media_type="text/plain")
async def metrics(
    gathering: NamedDependency[Gathering],
    shares: NamedDependency[Shares],
    config: NamedDependency[Config],
    storage: NamedDependency[Storage],
) -> str:
    """Figures in the text form that Prometheus reads; where several workers share the tables, each
    has its own, at an address with its number."""
    tables, commits = gathering.tables, storage.commits
    figures = {
        "madhouse_tables": len(tables),
        "madhouse_connections": sum(len(each.seating.listeners) for each in tables),
        "madhouse_visitors": shares.visitors,
        "madhouse_decisions_total": gathering.decisions,
        "madhouse_commits_total": commits.count,
        "madhouse_commit_pieces_total": commits.pieces,
        "madhouse_commit_seconds_total": round(commits.seconds, 6),
        "madhouse_commit_seconds_longest": round(commits.longest, 6),
    }
    worker = [f'worker="{config.worker}"'] if config.workers > 1 else []
    told = [_figure(name, worker, figure) for name, figure in figures.items()]
    refused = shares.refused | {"full": gathering.full}
    told += [
        _figure("madhouse_refused_total", [*worker, f'why="{why}"'], count)
        for why, count in sorted(refused.items())
    ]
    return "".join(told)


def _figure(name: str, labels: list[str], figure: float) -> str:
    whose = f"{{{','.join(labels)}}}" if labels else ""
    return f"{name}{whose} {figure}\n"
