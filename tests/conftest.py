"""What every test run shares: the check of `rule` marks, and how hard property tests try."""

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from madhouse.first import edition as first_edition
from madhouse.first import shelf as first_shelf
from madhouse.first import tellers as first_tellers
from madhouse.rules.citations import complaint
from madhouse.second import edition as second_edition
from madhouse.second import shelf as second_shelf
from madhouse.second import tellers as second_tellers

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
    _close_boxes()
    yield
    _close_boxes()


def _close_boxes() -> None:
    for opened in (first_edition, second_edition):
        opened.the_box.cache_clear()
        opened.edition.cache_clear()
    second_edition._at_level.cache_clear()
    for told in (first_tellers, second_tellers):
        told.reference.cache_clear()
    for shelf in (first_shelf, second_shelf):
        shelf._library.cache_clear()


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
