"""The load bench runs, and has the figures that scripts rely on."""

import pytest

from madhouse.bench.boardgame import SKIPPED
from madhouse.bench.server import QUARTERS, report
from madhouse.engine.errors import MadhouseError


@pytest.mark.soak
def test_the_report_has_all_figures() -> None:
    figures = report(seconds=1, tables=5, long_games=1, clients=8)
    editions = ("second", "first_steps", "second_steps")
    for part in ("madhouse", "echo", "tables", *editions):
        assert figures[part]["per_second"] > 0
        assert figures[part]["p99_ms"] >= figures[part]["p50_ms"]
    for peer in ("boardgame.io", "tables_of_boardgame.io"):
        assert SKIPPED in figures[peer] or figures[peer]["per_second"] > 0
    assert all(figures[part]["cpu_us"] > 0 for part in ("madhouse", *editions))
    assert figures["second_steps"]["bytes"] > figures["second"]["bytes"]
    assert len(figures["cpu_us_by_quarter"]) == QUARTERS
    assert 0 < figures["share_of_echo"] < 1
    paced = figures["tables"]
    assert paced["connections"] == 15
    assert paced["rows_a_choice"] >= 1
    assert min(paced["cpu_us"], paced["memory_mb"], paced["bytes_a_choice"]) > 0


def test_a_part_that_there_is_not_is_refused() -> None:
    with pytest.raises(MadhouseError, match="race, pace, quarters"):
        report(parts=["speed"])


def test_more_tables_than_there_can_be_files_are_refused() -> None:
    with pytest.raises(MadhouseError, match="ulimit -n"):
        report(tables=10_000_000, parts=["pace"])
