"""Dead ends: what people could do, or time, after which no ending can be won any more.

Facts only grow, and whatever can be done today can be done tomorrow. So only what is used up or
shut can lead into a dead end: an item that is lost, a token that is discarded, a fact or a count
that something must *not* have, a choice that is made once. The search goes through every set of
such things that can come about. In each it reckons what is still within reach (`reach.py`: without
dice, ways and harm, with anything that is not shut), knowing no more than what had to be known to
come there. If no won ending is within reach there, nor after anything else that could be shut, it
is a dead end. Time itself is no dead end: an event may come early, late or never, and what an event
brings in some case only counts as if it could still come.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from madhouse.second.kit.asking import Atom, Claim, Claims
from madhouse.second.kit.happenings import Happening, at_the_start, happenings
from madhouse.second.kit.reach import within_reach
from madhouse.second.kit.scenario_file import Mistake, Setup

MANY = 3000
"""Sets of things shut that are looked at for one setup."""
OPEN = frozenset({"chance", "choice", "as many", "round"})
"""What may be so or not, whatever was done."""
ShutThings = frozenset[Atom]


@dataclass(frozen=True)
class Situation:
    """What has been shut, and what is known for certain."""

    shut: ShutThings
    known: frozenset[Atom]


@dataclass(frozen=True, eq=False)
class Shutting:
    """A happening that shuts something: what it needs, what it shuts and opens, what it brings."""

    happening: Happening
    needs: Claims
    shuts: ShutThings
    opens: ShutThings
    brings: frozenset[Atom]


class Search:
    """Looks for the dead ends of one setup."""

    def __init__(self, setup: Setup, found: Iterable[Happening] | None = None) -> None:
        self._setup = setup
        self._all = list(happenings(setup) if found is None else found)
        self._start = at_the_start(setup)
        won = {name for name, ending in setup.scenario.endings.items() if ending.won}
        self.goals: set[Atom] = {("ending", name) for name in won}
        self._matters, self._unwanted = self._what_matters()
        self._counters = {n for atom in self._matters if atom[0] == "count" for n in atom[1]}
        self._relevant = [each for each in self._all if self._is_relevant(each)]
        self._missed_as: dict[int, Atom] = {}
        self._shutting = [*self._find_shutting(), *self._find_missed()]
        shut_by = {id(s.happening) for s in self._shutting if s.shuts - self._only_missed(s)}
        self._plain = [each for each in self._relevant if id(each) not in shut_by]

    def _only_missed(self, shutting: Shutting) -> ShutThings:
        return frozenset(mark for mark in shutting.shuts if mark[0] == "missed")

    # -- what matters ----------------------------------------------------------------------------

    def _what_matters(self) -> tuple[set[Atom], set[Atom]]:
        """What a victory may hang on: what must be so, and what must not."""
        bringing: dict[Atom, list[Happening]] = {}
        counting: dict[str, list[Happening]] = {}
        for each in self._all:
            for atom in each.brings.adds:
                bringing.setdefault(atom, []).append(each)
            for counter, _ in each.brings.counts:
                counting.setdefault(counter, []).append(each)
        matters, unwanted = set(self.goals), set[Atom]()
        edge = list(matters)
        for atom in edge:
            several = list(bringing.get(atom, ()))
            if atom[0] == "count":
                several += [e for name in atom[1] for e in counting.get(name, ())]
            for claim in {claim for each in several for claim in each.needs}:
                if not claim.so:
                    unwanted.add(claim.atom)
                elif claim.atom not in matters:
                    matters.add(claim.atom)
                    edge.append(claim.atom)
        return matters, {atom for atom in unwanted if atom[0] not in OPEN}

    def _is_relevant(self, each: Happening) -> bool:
        return any(atom in self._matters for atom in each.brings.adds) or any(
            name in self._counters for name, _ in each.brings.counts
        )

    def _find_shutting(self) -> Iterator[Shutting]:
        tokens = {atom[1] for atom in self._matters if atom[0] == "token"}
        for each in self._all:
            adds = set(each.brings.adds)
            shuts = {("so", atom) for atom in adds & self._unwanted}
            opens: set[Atom] = set()
            moved = {atom[1] for atom in adds if atom[0] in ("token", "explored")}
            lost = {a for a in each.brings.takes if a[0] == "token" and a[1] in tokens - moved}
            lost = {atom for atom in lost if not self._gave_all(atom[1], each)}
            lost |= {a for a in each.brings.takes if a[0] == "item" and a in self._matters}
            shuts |= {("gone", atom) for atom in lost}
            for atom in self._unwanted:
                if atom[0] == "count":
                    by = sum(n for name, n in each.brings.counts if name in atom[1])
                    if by:
                        (shuts if by > 0 else opens).add(("so", atom))
            if shuts or opens:
                brings = frozenset(adds & self._matters)
                yield Shutting(each, each.needs, frozenset(shuts), frozenset(opens), brings)

    def _gave_all(self, token: str, last: Happening) -> bool:
        """Whether a token that goes with a happening has nothing more to bring than what comes with
        it: two ways to one end, a door once it is open. Then it is not missed."""
        adds, counted = set(last.brings.adds), {name for name, _ in last.brings.counts}
        return all(
            set(each.brings.adds) & self._matters <= adds
            and {name for name, _ in each.brings.counts} & self._counters <= counted
            for each in self._relevant
            if each.token == token
        )

    def _find_missed(self) -> Iterator[Shutting]:
        """What can be chosen but once, and brings something only if something else is so then: it
        can be missed, by being chosen too early or by another choice."""
        for each in self._relevant:
            if each.again or each.kind != "option" or not each.passed:
                continue
            mark = ("missed", each.step, tuple(sorted(map(str, each.brings.adds))))
            cases = [e for e in self._all if e.source == each.source and e.passed]
            same = [e for e in cases if e is not each]
            if any(set(e.brings.adds) >= set(each.brings.adds) for e in same):
                continue  # it comes in another case too
            for other in same:
                if other.needs < each.needs:
                    self._missed_as[id(each)] = mark
                    for atom, so in each.needs - other.needs:
                        needs = other.needs | {Claim(atom, not so)}
                        brings = frozenset(set(other.brings.adds) & self._matters)
                        yield Shutting(other, needs, frozenset({mark}), frozenset(), brings)
                    break

    # -- one situation ---------------------------------------------------------------------------

    def within_reach(self, here: Situation) -> set[Atom]:
        """What can still be so without anything more being shut."""
        atoms = self._start | here.known | {mark[1] for mark in here.shut if mark[0] == "so"}
        atoms -= {mark[1] for mark in here.shut if mark[0] == "gone"}
        shut_already = [s.happening for s in self._shutting if s.shuts <= here.shut]
        return self._go_on(atoms, here, [*self._plain, *shut_already])

    def _go_on(self, atoms: set[Atom], here: Situation, usable: list[Happening]) -> set[Atom]:
        """Go on until nothing new can come about."""
        counted: set[str] = set()
        left = [e for e in usable if not self._barred(e.needs, here) and not self._missed(e, here)]
        changed = True
        while changed:
            changed, waiting = False, []
            for each in left:
                if self._met(each.needs, atoms, counted):
                    atoms.update(a for a in each.brings.adds if ("gone", a) not in here.shut)
                    counted.update(name for name, by in each.brings.counts if by > 0)
                    changed = True
                else:
                    waiting.append(each)
            left = waiting
        return atoms | {("counted", name) for name in counted}

    @cached_property
    def _for_certain(self) -> set[Atom]:
        """What can be had whatever is shut; nobody need remember that it is."""
        everything = frozenset(mark for each in self._shutting for mark in each.shuts)
        lost = {mark[1] for mark in everything if mark[0] == "gone"}
        worst = Situation(everything, frozenset())
        return self._go_on(self._start - lost, worst, self._plain)

    def _missed(self, each: Happening, here: Situation) -> bool:
        return self._missed_as.get(id(each)) in here.shut

    def _barred(self, needs: Claims, here: Situation) -> bool:
        """Whether what is shut keeps it from ever coming about."""
        for atom, so in needs:
            if not so and (("so", atom) in here.shut or atom in here.known or self._always(atom)):
                return True
            if so and (("gone", atom) in here.shut or ("gone", atom[:2]) in here.shut):
                return True
        return False

    def _always(self, atom: Atom) -> bool:
        return atom[0] == "tile" and atom in self._start

    def _met(self, needs: Claims, atoms: set[Atom], counted: set[str]) -> bool:
        for atom, so in needs:
            if not so or atom in atoms or atom[0] in OPEN:
                continue
            if atom[0] != "count" or not self._countable(atom, atoms, counted):
                return False
        return True

    def _countable(self, atom: Atom, atoms: set[Atom], counted: set[str]) -> bool:
        """A counter that can be raised can be raised far enough, unless that would shut something
        which was not shut."""
        if atom in self._unwanted:
            return atom in atoms
        return any(name in counted or ("counted", name) in atoms for name in atom[1])

    def after(self, here: Situation, reach: set[Atom]) -> Iterator[tuple[Shutting, Situation]]:
        """The situations after one thing more is shut."""
        counted = {atom[1] for atom in reach if atom[0] == "counted"}
        for each in self._shutting:
            if self._barred(each.needs, here) or not self._met(each.needs, reach, counted):
                continue
            if self._missed(each.happening, here):
                continue
            needed = {a for a, so in each.needs if so and a in self._matters and a[0] != "token"}
            shut = (here.shut | each.shuts) - each.opens
            known = frozenset((here.known | each.brings | needed) - self._for_certain)
            there = Situation(shut, known - {m[1] for m in shut if m[0] == "gone"})
            if there != here:
                yield each, there

    # -- all of them -----------------------------------------------------------------------------

    def dead_ends(self) -> list[tuple[Situation, list[Shutting]]] | None:
        """The situations from which nothing can be won, and what led there; None if there are too
        many to look at."""
        first = Situation(frozenset(), frozenset())
        came: dict[Situation, list[Shutting]] = {first: []}
        before: dict[Situation, set[Situation]] = {}
        winning: list[Situation] = []
        edge = [first]
        for here in edge:
            reach = self.within_reach(here)
            if reach & self.goals:
                winning.append(here)
            for each, there in self.after(here, reach):
                before.setdefault(there, set()).add(here)
                if there not in came:
                    came[there] = [*came[here], each]
                    edge.append(there)
            if len(edge) > MANY:
                return None
        alive = set(winning)
        for here in winning:
            for earlier in before.get(here, ()):
                if earlier not in alive:
                    alive.add(earlier)
                    winning.append(earlier)
        return [(here, way) for here, way in came.items() if here not in alive]


def dead_ends(setup: Setup) -> Iterator[Mistake]:
    """Where people or time can bring about that nothing can be won any more."""
    search = Search(setup)
    found = search.dead_ends()
    if found is None:
        yield "", "too much can be shut in too many orders to look for dead ends"
        return
    told: set[str] = set()
    for _, way in sorted(found, key=lambda each: len(each[1])):
        if not way:
            if within_reach(setup).atoms & search.goals:  # else the closure says so
                yield "endings", "none can be won: all that is needed cannot be had together"
            return
        last = way[-1].happening
        if last.path not in told:
            told.add(last.path)
            steps = ", then ".join(f"'{each.happening.step}'" for each in way)
            yield last.path, f"after {steps} no ending can be won any more"


def signature(setup: Setup) -> frozenset[tuple[object, ...]]:
    """The same for setups in which the same can be shut and won."""
    return frozenset(
        (
            each.source,
            frozenset((_shape(claim)) for claim in each.needs),
            frozenset(each.brings.adds),
            frozenset(each.brings.takes),
            tuple(each.brings.counts),
        )
        for each in happenings(setup)
        if each.kind != "walk"
    )


def _shape(claim: Claim) -> tuple[object, ...]:
    atom = claim.atom[:2] if claim.atom[0] in ("count", "at") else claim.atom
    return (*atom, claim.so)
