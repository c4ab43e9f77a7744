"""What verbs bring: facts, items, tokens, rooms, monsters, counts, endings; and in which case."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from madhouse.engine.board.layout import joint_name
from madhouse.engine.clauses import Verb
from madhouse.second.kit.asking import ALWAYS, Atom, Cases, asked, both, denied, is_so
from madhouse.second.kit.scenario_file import Setup
from madhouse.second.words.belongings import LeaveItem
from madhouse.second.words.board import (
    Discard,
    End,
    Gain,
    Lose,
    MovePerson,
    Place,
    Reveal,
    Spawn,
)
from madhouse.second.words.everybody import Either
from madhouse.second.words.facts import Count, CountOver, Learn, LearnValue
from madhouse.second.words.features import OpenPassages
from madhouse.second.words.guessing import ByValue, Guess
from madhouse.second.words.hauling import Deliver, Haul
from madhouse.second.words.logic import Perhaps
from madhouse.second.words.stocks import TakeFromStock
from madhouse.second.words.testing import Test
from madhouse.second.words.tile_moves import LayOver
from madhouse.second.words.walking import OpenWay

ANYWHERE = ""
"""Where a token lies that is pushed, carried or walks about."""


@dataclass
class Brought:
    """What comes about together: what is so from then on, what no longer is, what is counted."""

    adds: list[Atom] = field(default_factory=list)
    takes: list[Atom] = field(default_factory=list)
    counts: list[tuple[str, int]] = field(default_factory=list)
    spawned: list[tuple[str, int]] = field(default_factory=list)  # monsters, and how many

    def join(self, other: "Brought") -> None:
        """Take in what comes about together with it."""
        self.adds += other.adds
        self.takes += other.takes
        self.counts += other.counts
        self.spawned += other.spawned

    def __bool__(self) -> bool:
        return bool(self.adds or self.takes or self.counts or self.spawned)


def brought(
    setup: Setup, verbs: Iterable[Verb], given: Cases = ALWAYS, place: str | None = None
) -> Iterator[tuple[Cases, Brought]]:
    """What a list of verbs brings, with the cases in which it does.

    What hangs on no other condition comes together. Where the game would end, nothing follows. Of a
    choice, a guess or a test every outcome is told.
    """
    own, here = Brought(), given
    for verb in verbs:
        match verb:
            case Perhaps(do=do, given=asks, otherwise=otherwise):
                so = asked(setup, asks, place)
                yield from brought(setup, do, both(here, so), place)
                yield from brought(setup, otherwise, both(here, denied(so)), place)
                left = denied(so) if _ends(do) else so if _ends(otherwise) else None
                if left is not None:
                    if own:
                        yield here, own
                    own, here = Brought(), both(here, left)
            case End(ending=ending):
                own.adds.append(("ending", ending))
                break
            case Deliver(do=do):
                arrives = both(here, is_so("carried"))
                yield from brought(setup, do, arrives, place)
            case _:
                nested = list(_nested(setup, verb))
                if not nested:
                    bring(setup, verb, own, place)
                elif len(nested) == 1:
                    for cases, part in brought(setup, nested[0], here, place):
                        if cases == here:
                            own.join(part)
                        else:
                            yield cases, part
                else:
                    for number, each in enumerate(nested):
                        chosen = both(here, is_so("choice", number))
                        yield from brought(setup, each, chosen, place)
    if own:
        yield here, own


def _ends(verbs: tuple[Verb, ...]) -> bool:
    return any(isinstance(verb, End) for verb in verbs)


def _nested(setup: Setup, verb: Verb) -> Iterator[tuple[Verb, ...]]:
    """The lists of verbs within a verb, of which one is carried out."""
    match verb:
        case ByValue(by=by, do=do):
            yield do.get(setup.value_of(by), ())
        case Guess(right=right, wrong=wrong):
            yield right
            yield wrong
        case Test(passed=passed, failed=failed):
            yield passed
            yield failed
        case Either(of=several):
            for each in several:
                yield each.do
        case _:
            for name in verb.__struct_fields__:
                value = getattr(verb, name)
                if isinstance(value, tuple) and value and isinstance(value[0], Verb):
                    yield value


def bring(setup: Setup, verb: Verb, to: Brought, place: str | None) -> None:
    """Add what one verb brings."""
    match verb:
        case Learn(fact=fact) | LearnValue(fact=fact):
            to.adds.append(("fact", fact))
        case Count(counter=counter, by=by):
            to.counts.append((counter, by))
        case CountOver(counter=counter, to=other):
            to.counts += [(counter, -1), (other, 1)]
        case Gain(card=card) | LeaveItem(card=card):
            to.adds.append(("item", card))
        case Lose(card=card):
            to.takes.append(("item", card))
        case Reveal(rooms=rooms):
            to.adds += [("tile", setup.tile(room)) for room in rooms]
        case LayOver(face=face):
            to.adds.append(("tile", face[:-1]))
        case Place(token=token, at=at):
            _placed(setup, token, at, to)
        case MovePerson(token=token, to=at):
            _placed(setup, token, at, to)
        case Discard(token=token):
            to.takes.append(("token", token))
            if token in setup.explored_at:
                to.adds.append(("explored", token))
        case Spawn(monster=monster, number=number):
            if setup.amount(number) > 0:
                to.adds.append(("monster", monster))
                to.spawned.append((monster, setup.amount(number)))
        case Haul(monster=monster, token=token):
            to.adds += [("monster", monster), ("carried",), ("carried", token, monster)]
        case TakeFromStock(stock=stock) if place:
            to.takes.append(("stock", stock, setup.room(place)))
        case OpenPassages(places=places):
            to.adds += [("passage", setup.spaces(each)[0]) for each in places if setup.room(each)]
        case OpenWay(start=start, to=goal):
            to.adds += _way(setup, start, goal)


def _placed(setup: Setup, token: str, at: str, to: Brought) -> None:
    written = next((each for each in setup.scenario.tokens if each.id == token), None)
    if written is not None and setup.has(written.only):
        to.takes.append(("token", token))
        to.adds.append(("token", token, at or written.at))


def _way(setup: Setup, start: str, goal: str) -> Iterator[Atom]:
    """The rooms of the shortest way between two places, and the Explore tokens on it."""
    ways = setup.places.ways()
    way, goals = [setup.spaces(start)[0]], setup.spaces(goal)
    near = ways.nearest(way[0], goals)
    while near and way[-1] != near[0]:
        way.append(ways.toward(way[-1], near[0])[0])
    yield from (("tile", setup.tile(space)) for space in way)
    doors = {joint_name(one, other) for one, other in pairwise(way)}
    yield from (("explored", token) for token, at in setup.explored_at.items() if at in doors)
