"""What conditions ask, as claims that can be reckoned with.

A claim is that something is so, or is not. A condition becomes *cases*: each of them, a set of
claims, would be enough for it. Hidden values and the number of investigators are settled for a
setup and leave nothing to claim. What only people at the table can tell (who stands where, what
burns) is a claim of chance: it may be so or not.
"""

from collections.abc import Iterable
from itertools import product
from typing import Any, NamedTuple

from madhouse.engine.clauses import Condition
from madhouse.second.kit.scenario_file import Setup
from madhouse.second.words.board import Carries, Laid
from madhouse.second.words.facts import (
    Asks,
    AsManyAs,
    Counted,
    CountedTogether,
    Investigators,
    Known,
    RoundIs,
)
from madhouse.second.words.logic import AllOf, AnyOf, Not
from madhouse.second.words.stocks import InStock
from madhouse.second.words.tokens import TokenIn

Atom = tuple[Any, ...]
"""Something that can be so: ('fact', 'salt'), ('item', 'crowbar'), ('count', ('ledge',), 2)."""


class Claim(NamedTuple):
    """That something is so, or is not."""

    atom: Atom
    so: bool = True


Claims = frozenset[Claim]
Cases = tuple[Claims, ...]

ALWAYS: Cases = (frozenset(),)
NEVER: Cases = ()


def is_so(*atom: Any) -> Cases:
    """The claim that one thing is so."""
    return (frozenset({Claim(atom)}),)


def both(one: Cases, other: Cases) -> Cases:
    """The cases in which two conditions are met."""
    joined = dict.fromkeys(a | b for a, b in product(one, other))
    return tuple(claims for claims in joined if not _contradicts(claims))


def _contradicts(claims: Claims) -> bool:
    return any(not each.so and Claim(each.atom) in claims for each in claims)


def denied(cases: Cases) -> Cases:
    """The cases in which it is not so."""
    opposite = ALWAYS
    for claims in cases:
        opposite = both(opposite, tuple(frozenset({Claim(c.atom, not c.so)}) for c in claims))
    return opposite


def asked(setup: Setup, conditions: Iterable[Condition], place: str | None = None) -> Cases:
    """The cases in which all of these conditions are met; `place` is where the token lies of which
    they speak, None if that is not settled."""
    cases = ALWAYS
    for condition in conditions:
        cases = both(cases, _asked(setup, condition, place))
    return cases


def _asked(setup: Setup, condition: Condition, place: str | None) -> Cases:
    match condition:
        case Known(fact=fact):
            return is_so("fact", fact)
        case Counted(counter=counter, at_least=number):
            return _count((counter,), setup.amount(number))
        case CountedTogether(counters=counters, at_least=number):
            return _count(counters, setup.amount(number))
        case AsManyAs(these=these, those=those):
            return is_so("as many", these, those)
        case Asks(values=values):
            return ALWAYS if setup.has(values) else NEVER
        case Investigators(at_least=least, at_most=most):
            plays = least <= setup.number and (most is None or setup.number <= most)
            return ALWAYS if plays else NEVER
        case RoundIs(at_least=first, at_most=last):
            ended = NEVER if last is None else is_so("round", last + 1)
            return both(is_so("round", first), denied(ended))
        case Carries(card=card):
            return is_so("item", card)
        case Laid(room=room):
            return is_so("tile", setup.tile(room)) if setup.tile(room) else NEVER
        case TokenIn(rooms=rooms) if place:
            there = setup.room(place) in [setup.room(each) for each in rooms]
            return ALWAYS if there else NEVER
        case InStock(stock=stock) if place:
            return is_so("stock", stock, setup.room(place))
        case Not(that=that):
            return denied(_asked(setup, that, place))
        case AnyOf(these=several):
            each = (_asked(setup, one, place) for one in several)
            return tuple(dict.fromkeys(claims for cases in each for claims in cases))
        case AllOf(these=several):
            return asked(setup, several, place)
    return is_so("chance", repr(condition))  # all of it: one fire is not four


def _count(counters: tuple[str, ...], number: int) -> Cases:
    return is_so("count", counters, number) if number > 0 else ALWAYS
