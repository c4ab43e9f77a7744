"""What the trials came to."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.mutants.trials import Verdict

LEAST_SHARE = 0.85
"""Of the mutants tried, so many must be killed."""


def figures(verdicts: Sequence[Verdict], found: int, root: Path) -> dict[str, Any]:
    """All figures under the names that scripts rely on."""
    killed = [each for each in verdicts if each.killed]
    return {
        "found": found,
        "tried": len(verdicts),
        "killed": len(killed),
        "killed_share": _share(len(killed), len(verdicts)),
        "cited": sum(each.cited for each in killed),
        "cited_share": _share(sum(each.cited for each in killed), len(killed)),
        # Kills in functions that name no rule, where no test can cite one.
        "without_rule": sum(not each.mutant.place.rules for each in killed),
        "modules": _by_module(verdicts),
        "survivors": [_survivor(each, root) for each in verdicts if not each.killed],
    }


def lines(figures: dict[str, Any]) -> list[str]:
    """The figures for people."""
    told = []
    for each in figures["survivors"]:
        told.append(f"{each['file']}:{each['line']} {each['function']}, {each['tests']} tests")
        told += [f"    {line}" for line in each["diff"]]
    told += [
        f"{module}: {tried - killed} of {tried} survived"
        for module, (killed, tried) in figures["modules"].items()
        if killed < tried
    ]
    told.append(
        f"{figures['tried']} of {figures['found']} mutants tried, "
        f"{figures['killed']} killed ({figures['killed_share']:.1%}), "
        f"{figures['cited_share']:.1%} of these by a test that cites a rule of the function"
    )
    return told


def _by_module(verdicts: Sequence[Verdict]) -> dict[str, tuple[int, int]]:
    """Killed and tried, the module with most survivors first."""
    tried = Counter(each.mutant.module for each in verdicts)
    killed = Counter(each.mutant.module for each in verdicts if each.killed)
    order = sorted(tried, key=lambda module: (killed[module] - tried[module], module))
    return {module: (killed[module], tried[module]) for module in order}


def _survivor(verdict: Verdict, root: Path) -> dict[str, Any]:
    mutant = verdict.mutant
    return {
        "file": mutant.path.relative_to(root).as_posix(),
        "line": mutant.line,
        "function": mutant.place.function,
        "change": mutant.change.kind,
        "tests": verdict.reached,
        "diff": mutant.diff(),
    }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
