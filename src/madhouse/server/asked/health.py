"""Health (health check, metrics): whether the server is well, and its figures."""

import asyncio

import sqlalchemy as sa
from litestar import Response, get
from litestar.di import NamedDependency

from madhouse import __version__
from madhouse.server.asked.gathering import Gathering
from madhouse.server.asked.shares import Shares
from madhouse.server.kept.archive import StorageFailed

PATIENCE = 5.0
"""Seconds that the database has to answer."""


@get("/health")
async def health(gathering: NamedDependency[Gathering]) -> Response[dict[str, str]]:
    """Whether the server is up and its database answers."""
    try:
        asked = gathering.storage.do(lambda db: db.execute(sa.text("SELECT 1")).scalar_one())
        await asyncio.wait_for(asked, PATIENCE)
    except (StorageFailed, TimeoutError):
        return Response({"status": "ill", "version": __version__}, status_code=503)
    return Response({"status": "well", "version": __version__})


@get(["/metrics", "/metrics/{worker:int}"], media_type="text/plain")
async def metrics(gathering: NamedDependency[Gathering], shares: NamedDependency[Shares]) -> str:
    """Figures in the text form that Prometheus reads; where several workers share the tables, each
    has its own, at an address with its number."""
    tables, commits = gathering.tables, gathering.storage.commits
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
    config = gathering.config
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
