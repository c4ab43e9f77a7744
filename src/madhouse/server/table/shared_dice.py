"""Shared dice (commit and reveal): what each person adds to the seed that was promised to all."""

import re
from hashlib import sha256

import msgspec

from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.server.wire.lobby import ShareInfo

NUMBER = re.compile("[0-9a-f]{64}")


class NoShare(MadhouseError):
    """Nothing can be added to the seed."""


def with_share(header: Header, seat: Seat, number: str) -> Header:
    """What a game starts from with one more share; once a seat."""
    if not NUMBER.fullmatch(number):
        raise NoShare("a share is a number of 64 hex digits, in small letters")
    if not header.commitment:
        raise NoShare("the seed of this game is known, so nothing is added to it")
    if any(each.seat == seat for each in shares_of(header)):
        raise NoShare("this seat has added its share already")
    return msgspec.structs.replace(header, shares=(*header.shares, f"{seat}={number}"))


def shares_of(header: Header, *, told: bool = False) -> list[ShareInfo]:
    """Who has added something, in that order; what it was is told when the game is over."""
    shares = [each.rpartition("=") for each in header.shares]
    return [
        ShareInfo(seat, sha256(number.encode()).hexdigest(), number if told else "")
        for seat, _, number in shares
    ]
