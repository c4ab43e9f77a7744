"""Health (health check, metrics): whether the server is well, and its figures."""

import asyncio
from collections.abc import Sequence
from time import monotonic

from litestar import Response, get
from litestar.di import NamedDependency

from madhouse import __version__
from madhouse.server.asked.shares import Shares
from madhouse.server.house.gathering import Gathering
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.kept.storage import Storage
from madhouse.server.kept.times_taken import TimesTaken

PATIENCE = 5.0
"""Seconds that the database has to answer."""


A_WHILE = 2.0
"""Seconds for which the answer holds, however many ask."""


class Pulse:
    """Whether the storage is well, as it was found a moment ago: it takes our word that we live."""

    def __init__(self, gathering: Gathering) -> None:
        self._gathering = gathering
        self._asking: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def felt(self) -> bool:
        """Look, unless somebody is looking or has just looked."""
        if self._asking is None or (self._asking.done() and monotonic() >= self._until):
            self._asking = asyncio.create_task(self._look())
        return await asyncio.shield(self._asking)

    async def _look(self) -> bool:
        try:
            await asyncio.wait_for(self._gathering.renew(), PATIENCE)
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


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(
    gathering: NamedDependency[Gathering],
    shares: NamedDependency[Shares],
    storage: NamedDependency[Storage],
) -> str:
    """Figures of this process, in the text form that Prometheus reads; all add up over several."""
    tables, stacks = gathering.tables, gathering.stacks
    gauges = {
        "madhouse_tables": len(tables),
        "madhouse_connections": sum(len(each.seating.listeners) for each in tables),
        "madhouse_visitors": shares.visitors,
    }
    counters = {
        "madhouse_decisions_total": gathering.decisions,
        "madhouse_commit_pieces_total": storage.commits.pieces,
        "madhouse_tables_moved_total": gathering.moved,
        "madhouse_tables_lost_total": gathering.lost,
        "madhouse_tables_taken_over_total": stacks.taken_over,
    }
    refused = shares.refused | {"full": gathering.full, "elsewhere": gathering.elsewhere}
    return "".join(
        [
            *(_typed(name, "gauge", [(name, figure)]) for name, figure in gauges.items()),
            *(_typed(name, "counter", [(name, figure)]) for name, figure in counters.items()),
            _typed(
                "madhouse_refused_total",
                "counter",
                [
                    (f'madhouse_refused_total{{why="{why}"}}', count)
                    for why, count in sorted(refused.items())
                ],
            ),
            _spread("madhouse_choice_seconds", gathering.took),
            _spread("madhouse_commit_seconds", storage.commits.spread),
        ]
    )


def _typed(name: str, kind: str, figures: Sequence[tuple[str, float]]) -> str:
    told = "".join(f"{label} {figure}\n" for label, figure in figures)
    return f"# TYPE {name} {kind}\n{told}"


def _spread(name: str, spread: TimesTaken) -> str:
    steps = [(f'{name}_bucket{{le="{step}"}}', count) for step, count in spread.up_to()]
    ends = [(f"{name}_sum", round(spread.seconds, 6)), (f"{name}_count", spread.count)]
    return _typed(name, "histogram", [*steps, *ends])
