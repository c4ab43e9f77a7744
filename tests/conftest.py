"""What every test run shares: the check of `rule` marks, and how hard property tests try."""

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from madhouse.rules.citations import complaint
from tests.boxes import close_boxes

# No deadline: the time one example takes says more about the machine than about the game.
settings.register_profile(
    "madhouse",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=100 * int(os.environ.get("MADHOUSE_SOAK", "1")),
)
settings.load_profile("madhouse")


@pytest.fixture
def own_boxes() -> Iterator[None]:
    """Boxes of its own for a test that adds stories to them: none is seen by another test, not
    even by one whose file opened the box before."""
    close_boxes()
    yield
    close_boxes()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A file whose marks cite rules that do not exist, or too many, is not run but an error."""
    report = yield
    items = [node for node in report.result or () if isinstance(node, pytest.Item)]
    problems = list(filter(None, map(_problem, items)))
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
    return report


def _problem(item: pytest.Item) -> str | None:
    wrong = complaint(one for mark in item.iter_markers("rule") for one in mark.args)
    if wrong is None:
        return None
    file, line, name = item.location
    return f"{file}:{(line or 0) + 1}: {name}: {wrong}"
