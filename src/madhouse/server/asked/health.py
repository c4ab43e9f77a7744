"""Health (health check, metrics): whether the server is well, and its figures."""

import asyncio

import sqlalchemy as sa
from litestar import Response, get
from litestar.di import NamedDependency

from madhouse import __version__
from madhouse.server.asked.gathering import Gathering
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


@get(["/metrics", "/metrics/{worker:int}"], media_type="text/plain", sync_to_thread=False)
def metrics(gathering: NamedDependency[Gathering]) -> str:
    """Figures in the text form that Prometheus reads; where several workers share the tables, each
    has its own, at an address with its number."""
    tables, commits = gathering.tables, gathering.storage.commits
    figures = {
        "madhouse_tables": len(tables),
        "madhouse_connections": sum(len(each.seating.listeners) for each in tables),
        "madhouse_decisions_total": gathering.decisions,
        "madhouse_commits_total": commits.count,
        "madhouse_commit_pieces_total": commits.pieces,
        "madhouse_commit_seconds_total": round(commits.seconds, 6),
        "madhouse_commit_seconds_longest": round(commits.longest, 6),
    }
    config = gathering.config
    whose = f'{{worker="{config.worker}"}}' if config.workers > 1 else ""
    return "".join(f"{name}{whose} {figure}\n" for name, figure in figures.items())
