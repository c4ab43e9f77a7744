"""Planning: what is left to do for an ending, at a table as it stands.

It reckons the cheapest way to everything from what is so now, as if nothing were ever taken away
again, and then goes back from the ending to what has to be done for it. Where the ending needs that
something does *not* come, it also looks for what keeps the clock from bringing it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from madhouse.second.kit.asking import Atom, Claim, Claims
from madhouse.second.kit.bringing import ANYWHERE
from madhouse.second.kit.happenings import Happening, Source, happenings, token_places
from madhouse.second.kit.scenario_file import Setup
from madhouse.second.rules.movement import blocked_doors, open_passages
from madhouse.second.things.table import Table

OUT_OF_REACH = 1e9
COSTS = {"option": 2.0, "event": 0.1, "defeat": 6.0, "placing": 0.0, "walk": 1.0}
WAITING = (6.0, 2.0, 12.0, 0.7)
"""What a round of waiting may be said to cost; who does not get there with one tries another."""
PLACES = ("at", "tile", "token", "explored", "passage")
"""What is so once one has got somewhere."""
BY_CHANCE = 8.0
"""What it costs that something hangs on where people stand, or what burns."""


@dataclass
class AsItStands:
    """What is so at a table now."""

    atoms: set[Atom]
    counts: Mapping[str, int]
    round: int
    over: set[Source] = field(default_factory=set)  # what will not come again

    def total(self, counters: Iterable[str]) -> int:
        """What some counters stand at together."""
        return sum(self.counts.get(each, 0) for each in counters)

    def is_so(self, atom: Atom) -> bool:
        """Whether it is so now."""
        match atom:
            case ("count", counters, number):
                return bool(self.total(counters) >= number)
            case ("as many", these, those):
                return bool(self.total(these) >= self.total(those))
            case ("round", number):
                return bool(self.round >= number)
            case ("chance" | "choice", *_):
                return False
        return atom in self.atoms


def as_it_stands(setup: Setup, g: Table) -> AsItStands:
    """What is so at this table."""
    app, state = g.app, g.state
    atoms: set[Atom] = {("fact", fact) for fact in app.facts}
    atoms |= {("tile", tile) for tile in app.laid}
    for who in g.playing:
        atoms |= {("item", g.box.front(copy)) for copy in who.possessions}
    for cards in state.dropped.values():
        atoms |= {("item", g.box.front(copy)) for copy in cards}
    for token, at in app.tokens.items():
        atoms.update(_lying(setup, g, token, at))
    explored = [t for t in setup.explored_at if t in app.placed and t not in app.tokens]
    atoms |= {("explored", token) for token in explored}
    ways = g.places.ways(blocked_doors(g), open_passages(g))
    for here in dict.fromkeys(who.space for who in g.playing if who.space):
        atoms |= {("at", setup.districts.get(space, space)) for space in ways.distances(here)}
    for monster in app.monsters:
        atoms.add(("monster", monster.name or monster.kind))
        if monster.carries:
            base = _written(g, monster.carries)
            atoms |= {("carried",), ("carried", base, monster.name or monster.kind)}
    if app.unseen:
        atoms.add(("carried",))
    for stock, rooms in app.stocks.items():
        atoms |= {("stock", stock, room) for room, number in rooms.items() if number > 0}
    atoms |= {("passage", space) for space in state.passages}
    return AsItStands(atoms, app.counts, app.round, set(_over(g)))


def _over(g: Table) -> Iterator[Source]:
    """The options, events and placings of tokens that will not come again."""
    app = g.app
    yield from (("option", name) for name in app.used)
    yield from (("event", name) for name in app.events)
    yield from (("placing", token) for token in app.placed if token not in app.waiting)


def _lying(setup: Setup, g: Table, token: str, at: str) -> Iterator[Atom]:
    base = _written(g, token)
    written = next(each for each in setup.scenario.tokens if each.id == base)
    if written.kind == "explore":
        yield "token", base, written.at
        return
    places = token_places(setup, written)
    yield from (("token", base, p) for p in places if p and setup.spaces(p)[:1] == (at,))
    yield "token", base, ANYWHERE


def _written(g: Table, token: str) -> str:
    """The token of which this is a copy, as it is written."""
    return next(
        name
        for name, copies in g.box.scenario_index.copies.items()
        if g.box.tokens[token] in copies
    )


class Planner:
    """Plans for one setup; what can happen in it is reckoned once."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.waiting = WAITING[0]
        self.variant = 0
        """Which of several ways is taken to keep something from coming, the cheapest being 0."""
        # what cards may bring about by a rule is nothing to set out for
        those = (each for each in happenings(setup) if each.kind != "rule")
        self.happenings = [each for each in those if each.passed]

    def plan(self, now: AsItStands, ending: str) -> list[Happening] | None:
        """What is left to do, the first things first; None if it cannot be reached any more."""
        left = self._left(now)
        ways = [each for each in left if ("ending", ending) in each.brings.adds]
        reckoning = Reckoning(left, now, self.waiting, ways)
        ways.sort(key=lambda way: reckoning.cost_of(way.needs))
        for best in ways:
            if reckoning.cost_of(best.needs) >= OUT_OF_REACH:
                break
            others = [e for e in left if e.again or e.source != best.source]
            kept = [e for e in others if not _spoils(e, best.needs)]
            with_care = Reckoning(kept, now, self.waiting, ways)
            if with_care.cost_of(best.needs) < OUT_OF_REACH:
                return self._way_to(best, with_care, left)
        return None

    def _way_to(
        self, best: Happening, reckoning: "Reckoning", left: list[Happening]
    ) -> list[Happening]:
        """What has to be done for one way to end it, and what must be kept from coming."""
        chosen: dict[int, Happening] = {}
        for claim in best.needs:
            if not claim.so:
                for atom in reckoning.preventing(claim.atom, left, self.variant):
                    reckoning.collect(atom, chosen)
        for claim in best.needs:
            if claim.so or claim.atom[0] == "as many":
                reckoning.collect_claim(claim, chosen)
        chosen[id(best)] = best
        return sorted(chosen.values(), key=lambda each: reckoning.cost_of(each.needs))

    def doors(self, now: AsItStands) -> list[Happening]:
        """What can be explored now and needs nothing else."""
        return [
            each
            for each in self._left(now)
            if each.kind == "option"
            and any(atom[0] == "explored" for atom in each.brings.adds)
            and all(now.is_so(atom) is so for atom, so in each.needs)
        ]

    def _left(self, now: AsItStands) -> list[Happening]:
        return [
            each
            for each in self.happenings
            if each.again or each.kind == "walk" or each.source not in now.over
        ]


class Reckoning:
    """What everything costs from now on, and what brings it for so little."""

    def __init__(
        self, left: list[Happening], now: AsItStands, waiting: float, ways: list[Happening]
    ) -> None:
        self.left, self.now, self._waiting = left, now, waiting
        self._cost: dict[Atom, float] = {}
        self._by: dict[Atom, list[Happening]] = {}
        self._counting: dict[str, list[Happening]] = {}
        for each in left:
            for counter, by in each.brings.counts:
                if by > 0:
                    self._counting.setdefault(counter, []).append(each)
        asked = {claim.atom for each in (*left, *ways) for claim in each.needs}
        self._counts = [atom for atom in asked if atom[0] in ("count", "as many")]
        self._reckon()

    def _reckon(self) -> None:
        changed = True
        while changed:
            changed = False
            for atom in self._counts:
                cost, _ = self._to_raise(atom)
                if cost < self._cost.get(atom, OUT_OF_REACH) - 1e-6:
                    self._cost[atom] = cost
                    changed = True
            for each in self.left:
                if not each.brings.adds and each.kind != "defeat":
                    continue
                cost = self.cost_of(each.needs) + COSTS[each.kind]
                if cost >= OUT_OF_REACH:
                    continue
                for atom in (*each.brings.adds, *self._dropped(each)):
                    if cost < self.cost(atom) - 1e-6:
                        self._cost[atom], self._by[atom] = cost, [each]
                        changed = True

    def _dropped(self, happening: Happening) -> list[Atom]:
        """What a monster that is defeated has carried."""
        if happening.kind != "defeat":
            return []
        known = [*self.now.atoms, *self._cost]
        carried = [a for a in known if a[0] == "carried" and a[-1] == happening.step]
        return [("token", atom[1], ANYWHERE) for atom in carried]

    def cost(self, atom: Atom) -> float:
        """What it costs that something is so."""
        if self.now.is_so(atom):
            return 0.0
        match atom:
            case ("round", number):
                return self._waiting * float(number - self.now.round)
            case ("chance", *_):
                return BY_CHANCE
            case ("choice", *_):
                return 0.0
        return self._cost.get(atom, OUT_OF_REACH)

    def cost_of(self, needs: Claims) -> float:
        """What it costs that all of it is so, and not impossible already. Of getting somewhere
        and of waiting only the longest counts: it is done for all of them at once."""
        total = way = wait = 0.0
        for claim in needs:
            cost = self._cost_of_claim(claim)
            if cost >= OUT_OF_REACH:
                return OUT_OF_REACH
            if claim.atom[0] in PLACES:
                way = max(way, cost)
            elif claim.atom[0] == "round":
                wait = max(wait, cost)
            else:
                total += cost
        return total + way + wait

    def _cost_of_claim(self, claim: Claim) -> float:
        atom, so = claim
        if so:
            return self.cost(atom)
        if atom[0] == "as many":
            these, those = atom[1], atom[2]
            cost, _ = self._to_count(those, self.now.total(these) - self.now.total(those) + 1)
            return cost
        if atom[0] == "chance":
            return BY_CHANCE
        gone = atom[0] in ("fact", "tile", "round", "count") and self.now.is_so(atom)
        return OUT_OF_REACH if gone else 0.0

    def _to_raise(self, atom: Atom) -> tuple[float, list[Happening]]:
        """What it costs that counters stand as high as is claimed, and what raises them."""
        if atom[0] == "count":
            return self._to_count(atom[1], atom[2] - self.now.total(atom[1]))
        _, these, those = atom
        return self._to_count(these, self.now.total(those) - self.now.total(these))

    def _to_count(self, counters: tuple[str, ...], missing: int) -> tuple[float, list[Happening]]:
        """The cheapest happenings that raise some counters by so many."""
        if missing <= 0:
            return 0.0, []
        ways: dict[Source, tuple[float, int, Happening]] = {}
        for counter in counters:
            for each in self._counting.get(counter, ()):
                cost = self.cost_of(each.needs) + COSTS[each.kind]
                by = sum(n for name, n in each.brings.counts if name == counter and n > 0)
                if cost < OUT_OF_REACH and cost < ways.get(each.source, (cost + 1,))[0]:
                    ways[each.source] = cost, by, each
        total, chosen = 0.0, []
        for cost, by, each in sorted(ways.values(), key=lambda way: way[0]):
            if missing <= 0:
                break
            times = -(-missing // by) if each.again else 1
            total += cost + (times - 1) * COSTS[each.kind]
            missing -= by * times
            chosen.append(each)
        return (total, chosen) if missing <= 0 else (OUT_OF_REACH, [])

    # -- going back ------------------------------------------------------------------------------

    def collect(self, atom: Atom, chosen: dict[int, Happening]) -> None:
        """Note everything that has to be done for something to be so."""
        if self.now.is_so(atom):
            return
        if atom[0] in ("count", "as many"):
            _, several = self._to_raise(atom)
        else:
            several = self._by.get(atom, [])
        for each in several:
            if id(each) not in chosen:
                chosen[id(each)] = each
                for claim in each.needs:
                    self.collect_claim(claim, chosen)

    def collect_claim(self, claim: Claim, chosen: dict[int, Happening]) -> None:
        """The same for a claim."""
        atom, so = claim
        if so:
            self.collect(atom, chosen)
        elif atom[0] == "as many":
            missing = self.now.total(atom[1]) - self.now.total(atom[2]) + 1
            for each in self._to_count(atom[2], missing)[1]:
                if id(each) not in chosen:
                    chosen[id(each)] = each
                    for need in each.needs:
                        self.collect_claim(need, chosen)

    def preventing(
        self, atom: Atom, threats: list[Happening], variant: int = 0, deep: int = 3
    ) -> list[Atom]:
        """What, once so, keeps events from bringing something: the cheapest of it, or another."""
        steps: dict[str, list[Happening]] = {}
        for each in threats:
            if each.kind == "event" and _brings(each, atom):
                steps.setdefault(each.step, []).append(each)
        if not steps or not deep:
            return []
        found: list[Atom] = []
        for cases in steps.values():
            stops = set.intersection(*({c.atom for c in e.needs if not c.so} for e in cases))
            stops = {each for each in stops if each[0] == "fact"}
            if stops:
                cheapest = sorted(stops, key=lambda each: (self.cost(each), str(each)))
                possible = [each for each in cheapest if self.cost(each) < OUT_OF_REACH]
                found += possible[variant % len(possible) :][:1] if possible else []
                continue
            asked = set.intersection(*({c.atom for c in e.needs if c.so} for e in cases))
            asked = {each for each in asked if each[0] in ("carried", "monster")}
            deeper = [
                self.preventing(each, threats, variant, deep - 1) for each in sorted(asked, key=str)
            ]
            if not any(deeper):
                return []
            found += next(each for each in deeper if each)
        return [each for each in dict.fromkeys(found) if self.cost(each) < OUT_OF_REACH]


def _spoils(happening: Happening, needs: Claims) -> bool:
    """Whether it would bring what must not be, or count down what must be counted."""
    if happening.kind == "event":
        return False  # nobody asks us
    if any(Claim(atom, so=False) in needs for atom in happening.brings.adds):
        return True
    counted = {name for c in needs if c.so and c.atom[0] == "count" for name in c.atom[1]}
    fewest = {name for c in needs if not c.so and c.atom[0] == "count" for name in c.atom[1]}
    return any(
        (by < 0 and name in counted) or (by > 0 and name in fewest)
        for name, by in happening.brings.counts
    )


def _brings(happening: Happening, atom: Atom) -> bool:
    if atom[0] == "count":
        return any(name in atom[1] and by > 0 for name, by in happening.brings.counts)
    return atom in happening.brings.adds
