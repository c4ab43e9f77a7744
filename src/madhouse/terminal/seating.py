"""Seating: which seats persons take and which are played by the computer."""

from collections.abc import Sequence
from typing import TypeAlias

from madhouse.engine.company import Company
from madhouse.engine.decisions import Seat
from madhouse.engine.door import FrontDoor
from madhouse.engine.errors import MadhouseError
from madhouse.engine.seats import Role, role_of
from madhouse.engine.words import did_you_mean
from madhouse.players import Player

PERSON = "person"

WhoSitsWhere: TypeAlias = dict[Seat, str]
"""Who sits where: a person, or the kind of computer player."""


class BadSeating(MadhouseError):
    """The seats cannot be taken so."""


def seat_everyone(asked: Sequence[str], seats: Sequence[Seat], door: FrontDoor) -> WhoSitsWhere:
    """Read `keeper=person,investigator-1=random`; the rest sit as their roles have it.

    >>> from madhouse.editions import edition_of
    >>> seats = ["keeper", "investigator-1", "investigator-2"]
    >>> seat_everyone(["investigator-2=random"], seats, edition_of("first"))
    {'keeper': 'fair', 'investigator-1': 'person', 'investigator-2': 'random'}
    """
    seating = {seat: _unsaid(door.shelf.roles, seat) for seat in seats}
    for seat, kind in _pairs(asked).items():
        if seat not in seats:
            raise BadSeating(f"there is no seat '{seat}' at this table{did_you_mean(seat, seats)}")
        known = (PERSON, *door.company.names)
        if kind not in known:
            raise BadSeating(f"'{kind}' cannot sit down{did_you_mean(kind, known)}")
        seating[seat] = kind
    return seating


def _unsaid(roles: Sequence[Role], seat: Seat) -> str:
    """Who sits down where nothing is said; the one seat of people at a table is no role's."""
    if seat not in [role.seat(number) for role in roles for number in range(1, role.most + 1)]:
        return PERSON
    role = role_of(roles, seat)
    return PERSON if role.person else role.computer


def written(seating: WhoSitsWhere) -> str:
    """A seating as `seat_everyone` reads it.

    >>> written({"keeper": "person", "investigator-1": "random"})
    'keeper=person, investigator-1=random'
    """
    return ", ".join(f"{seat}={kind}" for seat, kind in seating.items())


def computer_players(seating: WhoSitsWhere, seed: str, company: Company) -> dict[Seat, Player]:
    """A player for every seat that no person takes, each with a random source of its own."""
    return {
        seat: company.seated(kind, f"{seat} {seed}")
        for seat, kind in seating.items()
        if kind != PERSON
    }


def _pairs(asked: Sequence[str]) -> dict[Seat, str]:
    pairs: dict[Seat, str] = {}
    for part in (part.strip() for line in asked for part in line.split(",")):
        seat, equals, kind = part.partition("=")
        if not (seat and equals and kind):
            raise BadSeating(f"'{part}' seats nobody; write it like keeper=person")
        if seat in pairs:
            raise BadSeating(f"seat '{seat}' is given twice; give it once")
        pairs[seat] = kind
    return pairs
