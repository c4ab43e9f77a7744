"""The load bench runs, and has the figures that scripts rely on."""

import pytest

from madhouse.bench.boardgame import SKIPPED
from madhouse.bench.server import QUARTERS, report


@pytest.mark.soak
def test_the_report_has_all_figures() -> None:
    figures = report(seconds=1, tables=5, long_games=1, clients=8)
    editions = ("second", "first_steps", "second_steps")
    for part in ("madhouse", "one_worker", "echo", "tables", *editions):
        assert figures[part]["per_second"] > 0
        assert figures[part]["p99_ms"] >= figures[part]["p50_ms"]
    assert SKIPPED in figures["boardgame.io"] or figures["boardgame.io"]["per_second"] > 0
    assert all(figures[part]["cpu_us"] > 0 for part in ("madhouse", *editions))
    assert figures["second_steps"]["bytes"] > figures["second"]["bytes"]
    assert len(figures["cpu_us_by_quarter"]) == QUARTERS
    assert 0 < figures["share_of_echo"] < 1
    assert figures["tables"]["connections"] == 15
