"""What is within reach: everything that can ever be so in a setup, whatever anybody does.

It is reckoned by going on until nothing new can come about. What is taken away again, and what
must *not* be so, is left out of it: so nothing that can happen at a table is missing, and what is
not within reach can never happen.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from madhouse.second.kit.asking import Atom, Claim, Claims
from madhouse.second.kit.happenings import Happening, Source, at_the_start, happenings
from madhouse.second.kit.scenario_file import Setup

MANY = 10_000
"""What can be counted without end."""


@dataclass
class WithinReach:
    """Everything that can be so, and everything that can come about."""

    setup: Setup
    atoms: set[Atom] = field(default_factory=set)
    highest: dict[str, int] = field(default_factory=dict)  # by counter
    steps: set[Source] = field(default_factory=set)
    came: list[Happening] = field(default_factory=list)

    def may_be(self, claim: Claim) -> bool:
        """Whether it can ever be so."""
        atom, so = claim
        if not so:
            return not (atom[0] == "tile" and atom in self._from_start)
        match atom:
            case ("count", counters, number):
                return bool(sum(self.highest.get(each, 0) for each in counters) >= number)
            case ("chance", _) | ("choice", _) | ("as many", _, _) | ("round", _):
                return True
        return atom in self.atoms

    @cached_property
    def _from_start(self) -> set[Atom]:
        return at_the_start(self.setup)

    def meets(self, needs: Claims) -> bool:
        """Whether all of it can be so."""
        return all(map(self.may_be, needs))


def within_reach(setup: Setup, all_of_it: Iterable[Happening] | None = None) -> WithinReach:
    """Everything that can be so in a setup."""
    reach = WithinReach(setup, at_the_start(setup), dict(setup.scenario.counters))
    left = list(happenings(setup) if all_of_it is None else all_of_it)
    counted: set[int] = set()
    while True:
        waiting = []
        for each in left:
            if reach.meets(each.needs):
                _come_about(reach, each, counted)
            else:
                waiting.append(each)
        if len(waiting) == len(left):
            return reach
        left = waiting


def _come_about(reach: WithinReach, happening: Happening, counted: set[int]) -> None:
    reach.came.append(happening)
    reach.atoms.update(happening.brings.adds)
    for atom in happening.brings.adds:
        if atom[0] == "token":
            reach.atoms.add(atom[:2])  # somewhere
    if happening.kind == "defeat":
        carried = [a for a in reach.atoms if a[0] == "carried" and a[-1] == happening.step]
        reach.atoms.update(("token", a[1], "") for a in carried if len(a) == 3)
    if happening.kind in ("option", "event", "defeat"):
        reach.steps.add(happening.source)
    if id(happening.brings) not in counted:  # what is brought in several cases counts once
        counted.add(id(happening.brings))
        _count(reach, happening)


def _count(reach: WithinReach, happening: Happening) -> None:
    """Raise the counters by all that is counted up; what else a step counts comes on top, for
    several of its cases can hold, at once or one after the other."""
    copied = {token.id for token in reach.setup.scenario.tokens if token.copies > 1}
    endless = happening.again or happening.token in copied  # each copy that is placed has its own
    for counter, by in happening.brings.counts:
        if by > 0:
            most = MANY if endless else by
            reach.highest[counter] = min(MANY, reach.highest.get(counter, 0) + most)
