"""Happenings: everything that can come about in a scenario, with what it needs and what it brings.

Choosing an option of a token and passing or failing its test, an event, a monster defeated, a token
that comes with its room, a walk to the next tile. Left out are dice (a test can be passed and can
be failed), how far it is (a district that can be walked to is reached), how many actions it takes,
who of the investigators has an item, and everything that harms.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from madhouse.engine.clauses import Verb
from madhouse.second.kit.asking import ALWAYS, Atom, Cases, Claim, Claims, asked, both, is_so
from madhouse.second.kit.bringing import ANYWHERE, Brought, brought
from madhouse.second.kit.scenario_file import Setup
from madhouse.second.things.scenario import ScenarioEvent, Token, TokenOption
from madhouse.second.words.board import MovePerson, Place
from madhouse.second.words.features import OpenPassages
from madhouse.second.words.walking import WalkToken

HappeningKind = Literal["option", "event", "rule", "defeat", "placing", "walk"]
Source = tuple[HappeningKind, str]
"""What a happening comes of: its kind, and the name of its step."""
START = 1
"""The round in which a game begins."""


@dataclass(frozen=True, eq=False)
class Happening:
    """Something that can come about, in one of the cases in which it can."""

    kind: HappeningKind
    step: str  # 'bath 0': all that comes of one thing done bears its name
    path: str  # where it is written
    needs: Claims
    brings: Brought = field(default_factory=Brought)
    again: bool = False  # it can come about any number of times
    passed: bool = True  # its test was passed
    token: str = ""  # of an option: the token, and which it is
    number: int = 0

    @property
    def source(self) -> Source:
        """What it comes of; an event may bear the name of a token, or of a monster."""
        return self.kind, self.step


def option_step(token: str, number: int) -> str:
    """What an option is called."""
    return f"{token} {number}"


def happenings(setup: Setup) -> Iterator[Happening]:
    """All of them, for one setup."""
    yield from _walks(setup)
    for number, token in enumerate(setup.scenario.tokens):
        if setup.has(token.only):
            yield from _token(setup, token, f"tokens[{number}]")
    for number, event in enumerate(setup.scenario.events):
        yield from _event(setup, event, f"events[{number}]")
    for number, monster in enumerate(setup.scenario.monsters):
        there = is_so("monster", monster.id)
        path = f"monsters[{number}]"
        yield from _happen(setup, "defeat", monster.id, path, there, monster.defeated, again=True)
    yield from _happen(setup, "event", "setup", "setup", ALWAYS, setup.scenario.setup)
    for number, rule in enumerate(setup.scenario.rules):
        for at, clause in enumerate(rule.when):
            path = f"rules[{number}].when[{at}]"
            given = asked(setup, clause.given)
            yield from _happen(setup, "rule", rule.id, path, given, clause.do, again=True)


def at_the_start(setup: Setup) -> set[Atom]:
    """What is so before anybody has done anything."""
    scenario = setup.scenario
    found: set[Atom] = {("tile", setup.tile(room)) for room in scenario.opens_with}
    found.add(("at", setup.districts[setup.spaces(scenario.start)[0]]))
    found |= {("item", p.card) for p in scenario.starting if setup.number >= p.at_least}
    for stock, rooms in scenario.stocks.items():
        found |= {("stock", stock, r) for r, many in rooms.items() if setup.amount(many) > 0}
    found |= {("round", number) for number in range(START + 1)}
    return found


# -- walking -----------------------------------------------------------------------------------


def _walks(setup: Setup) -> Iterator[Happening]:
    """From tile to tile, and past what was explored; also over tiles that are laid over others."""
    tokens: dict[str, list[str]] = {}
    waits = {t.id for t in setup.tokens if t.appears or not t.placed}
    for token, at in setup.explored_at.items():
        tokens.setdefault(at, []).extend([] if token in waits else [token])
    for name, opening in {**setup.later.openings, **setup.whole.openings}.items():
        one, other = opening.spaces
        near, far = setup.districts[one], setup.districts[other]
        laid = {Claim(("tile", setup.tile(space))) for space in (one, other)}
        past = {Claim(("explored", token)) for token in tokens.get(name, ())}
        for here, there in ((near, far), (far, near)):
            if here != there:
                needs = frozenset({Claim(("at", here)), *laid, *past})
                yield Happening("walk", name, "", needs, Brought(adds=[("at", there)]))
    yield from _passages(setup)


def _passages(setup: Setup) -> Iterator[Happening]:
    opened = [
        setup.spaces(place)[0]
        for verb in setup.file.verbs
        if isinstance(verb, OpenPassages)
        for place in verb.places
        if setup.room(place)
    ]
    for one in dict.fromkeys(opened):
        for other in dict.fromkeys(opened):
            here, there = setup.districts[one], setup.districts[other]
            if here != there:
                needs = {Claim(("passage", one)), Claim(("passage", other)), Claim(("at", here))}
                brings = Brought(adds=[("at", there)])
                yield Happening("walk", "passage", "", frozenset(needs), brings)


# -- tokens ------------------------------------------------------------------------------------


def _token(setup: Setup, token: Token, path: str) -> Iterator[Happening]:
    yield from _placing(setup, token, path)
    for place in token_places(setup, token):
        lies = _within_reach(setup, token, place)
        given = both(lies, asked(setup, token.given, place))
        for number, option in enumerate(token.options):
            where = f"{path}.options[{number}]"
            yield from _option(setup, token, number, option, given, place, where)


def _placing(setup: Setup, token: Token, path: str) -> Iterator[Happening]:
    """A token comes with its room, or once something is so."""
    if token.kind == "inventory" or not setup.tile(token.at or "-"):
        return
    if token.kind == "explore" and not setup.explored_at[token.id]:
        return
    if token.placed and token.copies == 1:
        there = both(is_so("tile", setup.tile(token.at)), asked(setup, token.appears))
        lies = Brought(adds=[("token", token.id, token.at)])
        for case in there:
            yield Happening("placing", token.id, path, case, lies)


def token_places(setup: Setup, token: Token) -> list[str]:
    """Where a token can lie: where it is written, and where words move it to."""
    if token.kind in ("inventory", "explore"):
        return [token.at]
    places = {token.at: None} if setup.tile(token.at or "-") else {}
    for verb in setup.file.verbs:
        match verb:
            case Place(token=moved, at=at) if moved == token.id and at and setup.tile(at):
                places[at] = None
            case MovePerson(token=moved, to=at) if moved == token.id and setup.tile(at):
                places[at] = None
            case WalkToken(token=moved) if moved == token.id:
                places[ANYWHERE] = None
    if token.copies > 1:
        places[ANYWHERE] = None
    return list(places)


def _within_reach(setup: Setup, token: Token, place: str) -> Cases:
    """The cases in which somebody can choose something on a token that lies in a place."""
    if token.kind == "inventory":
        return is_so("item", token.item)
    lies = is_so("token", token.id, place)
    if token.kind == "sight" or place == ANYWHERE:
        return lies
    districts = dict.fromkeys(setup.districts[space] for space in _beside(setup, token, place))
    return both(lies, tuple(case for each in districts for case in is_so("at", each)))


def _beside(setup: Setup, token: Token, place: str) -> tuple[str, ...]:
    """The spaces from which something can be chosen on a token that lies in a place."""
    if token.kind == "explore":
        opening = setup.explored_at[token.id]
        return setup.whole.openings[opening].spaces if opening else ()
    spaces = setup.spaces(place)
    return spaces if token.reach == "room" else spaces[:1]


def _option(
    setup: Setup,
    token: Token,
    number: int,
    option: TokenOption,
    given: Cases,
    place: str,
    path: str,
) -> Iterator[Happening]:
    needs = both(given, asked(setup, option.given, place))
    again = option.stays or (option.free and token.kind != "sight")
    chosen = partial(
        Happening, "option", option_step(token.id, number), path, token=token.id, number=number
    )
    done = Brought()
    if token.kind == "explore":
        done.adds += [("explored", token.id), *(("tile", setup.tile(room)) for room in token.to)]
        done.takes.append(("token", token.id))
    elif option.finishes:
        done.takes.append(("token", token.id))
    verbs = (*option.do, *option.passed, *option.then)
    for cases, brings in brought(setup, verbs, needs, place or None):
        if cases == needs:
            done.join(brings)
            continue
        for case in cases:
            yield chosen(case, brings, again=again)
    for case in needs:
        yield chosen(case, done, again=again)
    if option.test is not None or option.puzzle is not None:
        verbs = (*option.do, *option.failed, *option.then)
        for cases, brings in brought(setup, verbs, needs, place or None):
            for case in cases:
                yield chosen(case, brings, again=True, passed=False)


# -- events ------------------------------------------------------------------------------------


def _event(setup: Setup, event: ScenarioEvent, path: str) -> Iterator[Happening]:
    timing = event.when
    needs = asked(setup, event.given)
    for start in (timing.round, timing.end_of_round, timing.after_monsters):
        if start is not None:
            needs = both(needs, is_so("round", start))
    needs = both(needs, asked(setup, timing.known))
    if timing.each is not None:
        needs = both(needs, is_so("count", (timing.each.counter,), timing.each.number))
    again = timing.every is not None or timing.each is not None
    yield from _happen(setup, "event", event.id, path, needs, event.do, again=again)


def _happen(
    setup: Setup,
    kind: HappeningKind,
    step: str,
    path: str,
    needs: Cases,
    verbs: Iterable[Verb],
    *,
    again: bool = False,
) -> Iterator[Happening]:
    """One happening for every case, and one for each in which it brings something more."""
    for case in needs:
        yield Happening(kind, step, path, case, again=again)
    for cases, brings in brought(setup, verbs, needs):
        for case in cases:
            yield Happening(kind, step, path, case, brings, again)
