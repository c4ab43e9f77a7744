"""Trials: each mutant meets the tests that reach it, in a process of its own."""

import importlib
import importlib.util
import os
import resource
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.mutants import Mutant
from tests.mutants.recording import PYTEST, Recording, Test, record

PATIENCE = 10
"""Seconds of computing that a trial may take beyond what its tests took while being watched."""

FIRST_FILES = 3

MEMORY = 4 << 30
"""Bytes that a trial may take."""

SURVIVED = ""
BROKEN = "(cannot be imported)"
STOPPED = "(out of time or memory)"

# Forked, so that pytest and the libraries are imported once for all trials.
_FORK = get_context("fork")


@dataclass(frozen=True)
class Verdict:
    """How a trial ended."""

    mutant: Mutant
    reached: int  # by so many tests
    killer: str  # a test, or what else stopped it; empty if nothing did
    cited: bool = False  # the killer cites a rule that the mutated function names

    @property
    def killed(self) -> bool:
        """Whether the mutant was noticed."""
        return self.killer != SURVIVED


class _Swap(MetaPathFinder):
    """Imports the mutant in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, _path: Any, _target: Any = None) -> ModuleSpec | None:
        if name != self._mutant.module:
            return None
        path = str(self._mutant.path)
        loader = _MutantLoader(name, path)
        loader.mutant = self._mutant
        return importlib.util.spec_from_file_location(name, path, loader=loader)


class _MutantLoader(SourceFileLoader):
    mutant: Mutant

    def get_code(self, _name: str) -> CodeType:
        return compile(self.mutant.after, self.path, "exec", dont_inherit=True)


class _Picker:
    """Runs the wanted tests in their order, and remembers the first that fails."""

    def __init__(self, wanted: Sequence[Test]) -> None:
        self._rank = {test.name: rank for rank, test in enumerate(wanted)}
        self.killer = SURVIVED

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self._rank),
            key=lambda item: self._rank[item.nodeid],
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.killer:
            self.killer = report.nodeid


def recorded(folder: Path, tests: Sequence[str]) -> Recording:
    """The run without a mutant, in a process of its own so that none of it stays imported."""
    inner, outer = _FORK.Pipe()
    process = _FORK.Process(target=_record, args=(outer, folder, tests))
    process.start()
    outer.close()
    recording: Recording = inner.recv()
    process.join()
    return recording


def preload(recording: Recording, but: Iterable[str]) -> None:
    """Import what the tests import, but the named packages: mutants must come first there."""
    kept = tuple(but)
    for name in recording.imported:
        if name.split(".")[0] not in kept:
            with suppress(ImportError):
                importlib.import_module(name)


def wanted(mutant: Mutant, recording: Recording) -> list[Test]:
    """The tests that reach a mutant: first those that cite its rules, the fastest of them first."""
    if mutant.place.cached:
        names = set(recording.tests)
    else:
        names = recording.reaching(mutant.path, mutant.place.lines)
    tests = [test for name, test in recording.tests.items() if name in names]
    return sorted(tests, key=lambda test: (not test.rules & mutant.place.rules, test.seconds))


def trials(mutants: Iterable[Mutant], recording: Recording, jobs: int) -> Iterator[Verdict]:
    """Try one mutant after another, some at a time."""
    running: dict[Connection, _Trial] = {}
    for mutant in mutants:
        tests = wanted(mutant, recording)
        if not tests:
            yield Verdict(mutant, 0, SURVIVED)
            continue
        while len(running) >= jobs:
            yield from _finished(running)
        trial = _Trial(mutant, tests)
        running[trial.answer] = trial
    while running:
        yield from _finished(running)


class _Trial:
    """A mutant among its tests."""

    def __init__(self, mutant: Mutant, tests: list[Test]) -> None:
        self.mutant = mutant
        self.tests = tests
        self.answer, outer = _FORK.Pipe()
        self._process: ForkProcess = _FORK.Process(target=_try, args=(outer, mutant, tests))
        self._process.start()
        outer.close()

    def verdict(self) -> Verdict:
        """What came of it, once there is an answer or there can be none."""
        try:
            killer = self.answer.recv()
        except EOFError:
            killer = STOPPED
        self._process.join()
        self.answer.close()
        rules = next((test.rules for test in self.tests if test.name == killer), frozenset())
        cited = bool(rules & self.mutant.place.rules)
        return Verdict(self.mutant, len(self.tests), killer, cited)


def _finished(running: dict[Connection, _Trial]) -> Iterator[Verdict]:
    for answer in wait(list(running)):
        assert isinstance(answer, Connection)
        yield running.pop(answer).verdict()


def _record(answer: Connection, folder: Path, tests: Sequence[str]) -> None:
    _quietly()
    answer.send(record(folder, tests))


def _try(answer: Connection, mutant: Mutant, tests: list[Test]) -> None:
    _quietly()
    _limit(PATIENCE + round(sum(test.seconds for test in tests)))
    sys.meta_path.insert(0, _Swap(mutant))
    killers = (_killer(wave) for wave in _waves(tests))
    answer.send(next(filter(None, killers), SURVIVED))


def _waves(tests: list[Test]) -> Iterator[list[Test]]:
    """The first few files' tests, then all others: to read a file takes longer than to run it."""
    files = list(dict.fromkeys(test.file for test in tests))[:FIRST_FILES]
    yield [test for test in tests if test.file in files]
    if others := [test for test in tests if test.file not in files]:
        yield others


def _killer(tests: list[Test]) -> str:
    picker = _Picker(tests)
    files = dict.fromkeys(test.file for test in tests)
    # Without pytest's rewriting of asserts: nobody reads why a test fails here.
    status = pytest.main([*PYTEST, "-x", "--assert=plain", *files], plugins=[picker])
    return picker.killer or (BROKEN if status else SURVIVED)


def _limit(seconds: int) -> None:
    """Stop a loop that never ends; computing is counted, so a busy machine is no excuse."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    with suppress(ValueError):  # not every system can
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _quietly() -> None:
    """Nothing that a trial prints is of interest."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
