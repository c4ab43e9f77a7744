"""Tests that the app calls for: successes that pass at once, or that add up on a token."""

from typing import Protocol

from msgspec.structs import replace

from madhouse.engine.clauses import Verb
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.things.scenario import TokenOption
from madhouse.second.things.skills import TestOf
from madhouse.second.things.table import Table


class Tested(Protocol):
    """Anything with a test and what passing or failing it brings."""

    @property
    def test(self) -> TestOf | None: ...
    @property
    def passed(self) -> tuple[Verb, ...]: ...
    @property
    def failed(self) -> tuple[Verb, ...]: ...


def resolve_test(
    g: Table, scene: Scene, tested: Tested, sum_of: str = "", more: int = 0
) -> Rule[bool]:
    """Make the test if there is one, and do what its outcome says (2e.test.consequences).

    Effects of passing or failing happen only then (2e.test.if-you-pass-fail). Without a test it is
    passed. Successes that add up are kept under a name until they suffice; `more` are needed than
    the test says.
    """
    test = tested.test
    passed, successes = True, 0
    if test is not None:
        if more and test.difficulty is not None:
            test = replace(test, difficulty=g.amount(test.difficulty) + more)
        needed = 0 if test.adds_up_to is None else g.amount(test.adds_up_to) + more
        if needed:
            scene.enough = max(1, needed - g.app.sums.get(sum_of, 0))
        successes = yield from g.hands.test(g, scene, test)
        if test.adds_up_to is not None:
            passed = add_up(g, sum_of, successes, needed)
        elif test.difficulty is not None:
            passed = successes >= g.amount(test.difficulty)  # 2e.test.difficulty
    if passed or not _got_on(test, successes):
        yield from outcome(g, scene, tested, passed=passed)
    return passed


def _got_on(test: TestOf | None, successes: int) -> bool:
    """What adds up and does not suffice yet has failed only if nothing was added."""
    return test is not None and test.adds_up_to is not None and successes > 0


def outcome(g: Table, scene: Scene, tested: Tested, *, passed: bool) -> Rule[None]:
    """What an author wrote for passing or failing it is read aloud, then it happens."""
    if isinstance(tested, TokenOption) and (tested.test or tested.puzzle):
        g.tell(
            "token-outcome",
            ("2e.test.consequences",),
            token=scene.token,
            option=scene.option,
            passed=passed,
        )
    yield from run_all(g, scene, tested.passed if passed else tested.failed)


def add_up(g: Table, name: str, successes: int, needed: int) -> bool:
    """Add successes to those before, by whomever; True when they suffice."""
    total = g.app.sums.get(name, 0) + successes
    g.app.sums[name] = total
    g.tell("added-up", (), name=name, total=total, needed=needed)
    return total >= needed
