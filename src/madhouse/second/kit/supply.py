"""Supply: what there is in the box, and whether a scenario uses more of it than that."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from madhouse.second.kit.asking import Atom, Claim
from madhouse.second.kit.happenings import Happening, Source
from madhouse.second.kit.reach import WithinReach
from madhouse.second.kit.scenario_file import Mistake, ScenarioFile, Setup
from madhouse.second.things.scenario import TokenKind
from madhouse.second.words.features import OpenPassages, PlaceBarricade

POOLS: dict[str, tuple[TokenKind, ...]] = {
    "person": ("person",),
    "explore_or_sight": ("explore", "sight"),
    "search_or_interact": ("search", "interact"),
}
"""The kinds of token that come from each pool."""


def supply(file: ScenarioFile) -> Iterator[Mistake]:
    """Where the box does not hold enough, whatever is played."""
    there = file.box.supply
    for name, plan in file.scenario.maps.items():
        for what, used in (("wall", plan.walled), ("door", plan.doored)):
            most = getattr(there, what)
            if len(used) > most:
                path = f"maps.{name}.{what}ed"
                yield path, f"{len(used)} {what.title()} tokens; there are {most}"
    barricades = sum(isinstance(each, PlaceBarricade) for each in file.verbs)
    if barricades > there.barricade:
        yield "events", f"{barricades} Barricades are placed; there are {there.barricade}"
    opened = {p for v in file.verbs if isinstance(v, OpenPassages) for p in v.places}
    if len(opened) > there.secret_passage:
        message = f"{len(opened)} Secret Passages are placed; there are {there.secret_passage}"
        yield "events", message


def supply_of_setup(reach: WithinReach) -> Iterator[Mistake]:
    """Where the box does not hold enough for one setup: tokens, and figures for monsters on whose
    defeat something hangs."""
    yield from _tokens(reach.setup)
    needed = {each.kind for each in reach.setup.scenario.monsters if each.defeated}
    yield from (mistake for kind, mistake in _too_many(reach) if kind in needed)


def scarce_figures(reach: WithinReach) -> Iterator[Mistake]:
    """Where other figures may run out; those who come last then stay away."""
    needed = {each.kind for each in reach.setup.scenario.monsters if each.defeated}
    yield from (mistake for kind, mistake in _too_many(reach) if kind not in needed)


def _too_many(reach: WithinReach) -> Iterator[tuple[str, Mistake]]:
    for number, path, kind in _figures(reach):
        figures = reach.setup.file.box.monsters[kind].figures
        if number > figures:
            message = f"up to {number} of the kind {kind!r} come; there are {figures} figures"
            yield kind, (path, message)


def _tokens(setup: Setup) -> Iterator[Mistake]:
    for pool, kinds in POOLS.items():
        there = getattr(setup.file.box.supply, pool)
        used = 0
        for number, token in enumerate(setup.scenario.tokens):
            if token.kind in kinds and setup.has(token.only):
                used += token.copies
                if used > there:
                    name = pool.replace("_", " ")
                    yield f"tokens[{number}]", f"{used} {name} tokens; there are {there}"
                    break


def _figures(reach: WithinReach) -> Iterator[tuple[int, str, str]]:
    """By kind how many figures are needed if nobody ever defeats anything, and who asks for the
    last of them. Of events that shut each other out one counts, of a named monster one coming."""
    setup = reach.setup
    named = {each.id: each.kind for each in setup.scenario.monsters}
    steps: dict[Source, list[Happening]] = {}
    once_only = {each.source for each in reach.came if not each.again or _comes_once(each)}
    for each in reach.came:
        if each.brings.spawned and each.passed and each.source in once_only:
            steps.setdefault(each.source, []).append(each)
    coming = {step: _most_at_once(those) for step, those in steps.items()}
    for one, other in combinations(list(coming), 2):
        if _shut_each_other_out(steps[one], steps[other]):
            coming[other] = coming[other] - coming[one]
    of_names: Counter[str] = Counter()
    total: dict[str, tuple[int, str]] = {}
    for step, monsters in coming.items():
        for monster, number in monsters.items():
            kind = named.get(monster, monster)
            more = max(0, number - of_names[monster]) if monster in named else number
            of_names[monster] = max(of_names[monster], number)
            if more:
                before, _ = total.get(kind, (0, ""))
                total[kind] = before + more, steps[step][0].path
    for kind, (number, path) in total.items():
        yield number, path, kind


def _comes_once(happening: Happening) -> bool:
    """Whether it needs that something is not so that it brings itself."""
    return any(Claim(atom, so=False) in happening.needs for atom in happening.brings.adds)


def _most_at_once(cases: list[Happening]) -> Counter[str]:
    """The monsters that one step brings: what hangs on the same claims comes together, and cases
    that contradict each other do not."""
    chosen: list[Happening] = []
    for each in sorted(cases, key=lambda case: -sum(n for _, n in case.brings.spawned)):
        alike = [other for other in chosen if other.brings is each.brings]
        if not alike and not any(_contradict(each, other) for other in chosen):
            chosen.append(each)
    found: Counter[str] = Counter()
    for each in chosen:
        for monster, number in each.brings.spawned:
            found[monster] += number
    return found


def _contradict(one: Happening, other: Happening) -> bool:
    if any(Claim(claim.atom, not claim.so) in other.needs for claim in one.needs):
        return True
    here, there = _choices(one), _choices(other)
    return bool(here and there and here != there)


def _choices(happening: Happening) -> set[Atom]:
    return {claim.atom for claim in happening.needs if claim.atom[0] == "choice"}


def _shut_each_other_out(these: list[Happening], those: list[Happening]) -> bool:
    """Whether each of two steps needs what the other one ends."""
    setup_facts = [_learned(those), _learned(these)]
    return all(
        any(all(Claim(fact, so=False) in case.needs for case in cases) for fact in facts)
        for cases, facts in zip((these, those), setup_facts, strict=True)
    )


def _learned(cases: list[Happening]) -> set[tuple[object, ...]]:
    return {atom for case in cases for atom in case.brings.adds if atom[0] == "fact"}


def scarce_items(reach: WithinReach) -> Iterator[Mistake]:
    """Items that can be found more often than there are copies of them; whoever comes last finds
    none. What several options of one token give is one thing."""
    setup = reach.setup
    there = [p for p in setup.scenario.starting if setup.number >= p.at_least]
    given: Counter[str] = Counter(each.card for each in there)
    sources = {
        (a[1], h.token or h.step): h.path
        for h in reach.came
        for a in h.brings.adds
        if a[0] == "item"
    }
    for (card, _), path in sources.items():
        given[card] += 1
        item = setup.file.box.item_cards.get(card)
        if item is not None and given[card] > item.copies:
            told = "1 copy" if item.copies == 1 else f"{item.copies} copies"
            yield path, f"{card!r} can be had {given[card]} times; there is {told}"
