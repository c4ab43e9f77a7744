"""The run without a mutant: which tests there are, how long they take and what they reach."""

import sys
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import pytest

Line = tuple[str, int]
"""A file and a line in it."""

PYTEST = ("-q", "-p", "no:cacheprovider")


@dataclass(frozen=True)
class Test:
    """One test."""

    __test__ = False

    name: str
    file: str
    seconds: float  # of computing, while being watched
    rules: frozenset[str]


@dataclass(frozen=True)
class Recording:
    """What a run of all tests told."""

    tests: dict[str, Test]
    reached: dict[Line, set[str]]  # by the tests that run the line
    shared: set[Line]  # lines that run before any test, on which all may depend
    failed: list[str]
    imported: list[str]

    def reaching(self, path: Path, lines: Iterable[int]) -> set[str]:
        """The tests that depend on what stands on these lines."""
        places = [(str(path), line) for line in lines]
        if any(place in self.shared for place in places):
            return set(self.tests)
        return {test for place in places for test in self.reached.get(place, ())}


@dataclass(eq=False)  # pytest keeps its plugins in sets
class _Recorder:
    """Watches the lines of one folder while pytest runs."""

    folder: str
    shared: set[Line] = field(default_factory=set)
    tests: dict[str, Test] = field(default_factory=dict)
    lines: dict[str, set[Line]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._now = self.shared

    def watch(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        """Ask to be told each line, if the frame is one of ours."""
        return self._line if frame.f_code.co_filename.startswith(self.folder) else None

    def _line(self, frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            self._now.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Keep the time, the citations and the lines of one test."""
        self._now = self.lines[item.nodeid] = set()
        start = process_time()
        result = yield
        seconds = process_time() - start
        cited = (rule for mark in item.iter_markers("rule") for rule in mark.args)
        self.tests[item.nodeid] = Test(item.nodeid, str(item.path), seconds, frozenset(cited))
        return result

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot be read."""
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails although nothing is broken."""
        if report.failed:
            self.failed.append(report.nodeid)


def record(folder: Path, tests: Iterable[str]) -> Recording:
    """Run all tests and watch what lines of the folder they run."""
    recorder = _Recorder(f"{folder}/")
    before = set(sys.modules)
    sys.settrace(recorder.watch)
    try:
        status = pytest.main([*PYTEST, *tests], plugins=[recorder])
    finally:
        sys.settrace(None)
    if status and not recorder.failed:
        recorder.failed.append("the run itself")
    reached: dict[Line, set[str]] = {}
    for name, lines in recorder.lines.items():
        for line in lines:
            reached.setdefault(line, set()).add(name)
    imported = [name for name in sys.modules if name not in before]
    return Recording(recorder.tests, reached, recorder.shared, recorder.failed, imported)
