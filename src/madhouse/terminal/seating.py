"""Seating: which seats persons take and which are played by the computer."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.players import Player
from madhouse.players.random_player import RandomPlayer

PERSON = "person"
COMPUTERS: dict[str, Callable[[str], Player]] = {"random": RandomPlayer}

Seating: TypeAlias = dict[Seat, Player | None]
"""The computer player of each seat; None where a person sits."""


class BadSeating(MadhouseError):
    """The seats cannot be taken so."""


def seat_everyone(written: Sequence[str], seats: Sequence[Seat], seed: str) -> Seating:
    """Read `keeper=person,investigator-1=random`; the rest: a computer keeper, persons otherwise.

    >>> seats = ["keeper", "investigator-1", "investigator-2"]
    >>> seating = seat_everyone(["investigator-2=random"], seats, "7")
    >>> [seat for seat, player in seating.items() if player is None]
    ['investigator-1']
    """
    who = dict.fromkeys(seats, PERSON) | {seats[0]: "random"}
    for seat, kind in _pairs(written).items():
        if seat not in seats:
            raise BadSeating(f"there is no seat '{seat}' at this table{did_you_mean(seat, seats)}")
        who[seat] = kind
    return {seat: _player(kind, f"{seat} {seed}") for seat, kind in who.items()}


def _pairs(written: Sequence[str]) -> dict[Seat, str]:
    pairs: dict[Seat, str] = {}
    for part in (part.strip() for line in written for part in line.split(",")):
        seat, equals, kind = part.partition("=")
        if not (seat and equals and kind):
            raise BadSeating(f"'{part}' seats nobody; write it like keeper=person")
        if seat in pairs:
            raise BadSeating(f"seat '{seat}' is given twice; give it once")
        pairs[seat] = kind
    return pairs


def _player(kind: str, seed: str) -> Player | None:
    if kind == PERSON:
        return None
    if kind not in COMPUTERS:
        known = (PERSON, *COMPUTERS)
        raise BadSeating(f"'{kind}' cannot sit down{did_you_mean(kind, known)}")
    return COMPUTERS[kind](seed)
