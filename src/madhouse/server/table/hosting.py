"""Hosting (administration): what who set a table up may do, and how lost links come back."""

from collections.abc import Sequence

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.server.kept.records import HostRecord, SeatRecord
from madhouse.server.kept.tokens import as_said, hashed
from madhouse.server.table.seating import Marks, NotAllowed, Seating, emptied

HOST_ONLY = "only who set the table up may do this"
NOT_BY_PHRASE = "these words bring nothing back at this table"


def new_watch(seating: Seating, marks: Marks, token: str) -> HostRecord:
    """Another link to watch by; the one before opens nothing, and who came by it goes."""
    return _decided(seating, marks, watch=hashed(token))


def talk_closed(seating: Seating, marks: Marks, closed: bool) -> HostRecord:
    """Nobody can talk at this table any more, or all can again."""
    return _decided(seating, marks, silent=closed)


def _decided(seating: Seating, marks: Marks, **fields: object) -> HostRecord:
    _refuse_guests(seating, marks)
    return msgspec.structs.replace(seating.hosting, **fields)


def put_out(seating: Seating, seat: Seat, marks: Marks, token: str) -> SeatRecord:
    """A person loses his seat; there is a new invitation to it."""
    _refuse_guests(seating, marks)
    held = seating.seats.get(seat)
    if held is None or not held.given:
        raise NotAllowed("nobody holds that seat")
    if seat in seating.held_by(marks):
        raise NotAllowed("that seat is your own; leave it, if you want to go")
    return emptied(held, token)


def _refuse_guests(seating: Seating, marks: Marks) -> None:
    if not seating.hosted_by(marks):
        raise NotAllowed(HOST_ONLY)


# -- lost links ----------------------------------------------------------------------------------


def brought_back(seating: Seating, phrase: str) -> list[Seat]:
    """The seats that a phrase brings back; it may be the host's without any."""
    mark = hashed(as_said(phrase))
    seats = [each.seat for each in seating.seats.values() if each.phrase == mark]
    if not seats and seating.hosting.phrase != mark:
        raise NotAllowed(NOT_BY_PHRASE)
    return seats


def is_hosts(seating: Seating, phrase: str) -> bool:
    """Whether the phrase is that of who set the table up."""
    return seating.hosting.phrase == hashed(as_said(phrase))


def with_new_token(seating: Seating, seat: Seat, phrase: str, token: str) -> SeatRecord:
    """A seat with another token; the one before opens nothing any more."""
    _refuse_other_seats(brought_back(seating, phrase), seat)
    return msgspec.structs.replace(seating.seats[seat], token=hashed(token))


def with_new_host(seating: Seating, phrase: str, token: str) -> HostRecord:
    """The host has another token."""
    if not is_hosts(seating, phrase):
        raise NotAllowed(NOT_BY_PHRASE)
    return msgspec.structs.replace(seating.hosting, host=hashed(token))


def _refuse_other_seats(own: Sequence[Seat], seat: Seat) -> None:
    if seat not in own:
        raise NotAllowed(NOT_BY_PHRASE)
