"""Errands: what of a plan can be gone about now, where, and by whom."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from madhouse.engine.clauses import parts_within
from madhouse.engine.decisions import Option
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.kit.happenings import Happening, Source
from madhouse.second.kit.planning import AsItStands
from madhouse.second.rules.features import RUBBLE, number_in
from madhouse.second.rules.movement import blocked_doors, open_passages
from madhouse.second.rules.possessions import has_card
from madhouse.second.rules.token_actions import FORMS
from madhouse.second.things.scenario import Token
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.things.ways import Ways
from madhouse.second.words.walking import WayBarred, way_of

FAR = 99


@dataclass
class Errand:
    """Something to do: the option of a token, a fight, a card to fetch or to hand over, a way to
    clear for who walks there."""

    kind: Literal["option", "fight", "fetch", "give", "clear"]
    what: str  # the option's line, the monster, the card, what is in the way
    spaces: tuple[str, ...]  # where it is done; none: anywhere
    fit: list[Investigator]  # who can do it
    ready: bool = True  # it can be done as soon as one is there
    shared: bool = False  # several get on with it faster
    to: str = ""  # to whom a card is handed over


def errands(
    g: Table, plan: list[Happening], now: AsItStands, carrier: Investigator | None
) -> list[Errand]:
    """What can be gone about, what is ready first; who carries things has to do with them."""
    found: list[Errand] = []
    wanted = {c.atom[1] for h in plan for c in h.needs if c.so and c.atom[0] == "item"}
    gaining = {h.source for h in plan if any(("item", card) in h.brings.adds for card in wanted)}
    found += _fetching(g, wanted, carrier)
    done: set[Source] = set()
    for each in plan:
        if each.kind == "defeat" and each.source not in done:
            found += _fight(g, each)
        elif each.kind == "option" and each.source not in done:
            found += _option(g, each, now, carrier if each.source in gaining else None)
        done.add(each.source)
    found += _clearing(g)
    return sorted(found, key=lambda each: not each.ready)


def _fetching(g: Table, wanted: set[str], carrier: Investigator | None) -> Iterator[Errand]:
    for space, cards in g.state.dropped.items():
        for copy in cards:
            if g.box.front(copy) in wanted:
                fit = [carrier] if carrier else list(g.playing)
                yield Errand("fetch", g.box.front(copy), (space,), fit)


def _clearing(g: Table) -> Iterator[Errand]:
    """What lies in the way of whoever walks by themselves now."""
    for event in g.scenario.events:
        walks = [each for each in parts_within(event.do, WayBarred) if each.by == RUBBLE]
        if not walks or not all_hold(g, Scene(), event.given):
            continue
        for barred in walks:
            way = way_of(g, barred.token, barred.to, FAR)[1:]
            spaces = tuple(space for space in way if number_in(g, RUBBLE, space))
            if spaces:
                yield Errand("clear", RUBBLE, spaces, list(g.playing))


def _fight(g: Table, happening: Happening) -> Iterator[Errand]:
    for monster in g.app.monsters:
        if happening.step in (monster.name, monster.kind):
            space = g.state.monsters[monster.id]
            yield Errand("fight", monster.id, (space,), list(g.playing), shared=True)


def _option(
    g: Table, happening: Happening, now: AsItStands, carrier: Investigator | None
) -> Iterator[Errand]:
    number = happening.number
    for token in g.box.scenario_index.copies[happening.token]:
        if token.kind != "inventory" and token.id not in g.app.tokens:
            continue
        line = FORMS[token.kind](token.id, number)
        spaces = spaces_of(g, token)
        items = [c.atom[1] for c in happening.needs if c.so and c.atom[0] == "item"]
        have = [who for who in g.playing if all(has_card(g, who, card) for card in items)]
        if items and not have:
            yield from _hand_over(g, items, carrier)
        ready = bool(have) and all(_holds(now, claim.atom, claim.so) for claim in happening.needs)
        test = token.options[number].test
        shared = test is not None and test.adds_up_to is not None
        fit = [carrier] if carrier in have else have
        yield Errand("option", line, spaces, fit or list(g.playing), ready, shared)
        return


def _holds(now: AsItStands, atom: tuple[object, ...], so: bool) -> bool:
    if atom[0] in ("at", "item", "chance", "choice", "token"):
        return True
    return now.is_so(atom) is so


def _hand_over(g: Table, items: list[str], carrier: Investigator | None) -> Iterator[Errand]:
    """Cards that are needed together, and that several have, come into one hand."""
    holders = {c: next((w for w in g.playing if has_card(g, w, c)), None) for c in items}
    owners = [who for who in holders.values() if who is not None]
    if len(owners) < len(items):
        return
    taker = carrier if carrier in owners else max(owners, key=owners.count)
    for card, giver in holders.items():
        if giver is not None and giver is not taker:
            yield Errand("give", card, (taker.space,), [giver], to=taker.id)


def spaces_of(g: Table, token: Token) -> tuple[str, ...]:
    """The spaces from which something can be chosen on a token; none: from anywhere."""
    if token.kind in ("sight", "inventory"):
        return ()
    at, places = g.app.tokens[token.id], g.places
    if token.reach == "room":
        return places.rooms[places.room_of[at]].spaces
    return tuple(s for s in places.openings.get(at, (at,)) if s in places.room_of)


def ways_now(g: Table) -> Ways:
    """The ways that investigators can walk."""
    return g.places.ways(blocked_doors(g), open_passages(g))


def distance(ways: Ways, here: str, spaces: tuple[str, ...]) -> int:
    """How far it is to the nearest of some spaces."""
    if not spaces:
        return 0
    steps = ways.distances(here)
    return min(steps.get(space, FAR) for space in spaces)


def shared_out(g: Table, several: list[Errand]) -> dict[str, Errand]:
    """By investigator the errand each of them goes about."""
    ways = ways_now(g)
    free = {who.id: who for who in g.playing if who.space}
    given: dict[str, Errand] = {}

    def nearest(errand: Errand) -> Investigator | None:
        fit = [who for who in errand.fit if who.id in free]
        far = {who.id: distance(ways, who.space, errand.spaces) for who in fit}
        fit = [who for who in fit if far[who.id] < FAR]
        return min(fit, key=lambda who: far[who.id], default=None)

    for errand in several:
        who = nearest(errand)
        if who is not None:
            given[who.id] = errand
            del free[who.id]
    for who in free.values():
        near = [e for e in several if e.shared and e.ready and who in e.fit] or several[:1]
        near = [each for each in near if distance(ways, who.space, each.spaces) < FAR]
        if near:
            given[who.id] = min(near, key=lambda e: distance(ways, who.space, e.spaces))
    return given


def step_toward(g: Table, who: Investigator, spaces: tuple[str, ...]) -> Option | None:
    """The space into which to step next; None if one is there, or cannot get nearer."""
    ways = ways_now(g)
    here = distance(ways, who.space, spaces)
    best = min(ways.steps[who.space], key=lambda step: distance(ways, step, spaces), default=None)
    if best is None or distance(ways, best, spaces) >= here:
        return None
    return best
