"""Listing (summaries): a game as lists show it, also one that cannot be opened any more."""

from collections.abc import Collection

from madhouse.editions import edition_of
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.shelf import SeatFace
from madhouse.server.kept.records import GameRecord, SeatRecord
from madhouse.server.table.seating import in_order, seat_info
from madhouse.server.wire.messages import SeatInfo


def stored_seats(
    record: GameRecord, stored: list[SeatRecord], here: Collection[Seat]
) -> list[SeatInfo]:
    seats = in_order(stored, _seats(record.header))
    return [seat_info(each, _face(record.header, each.seat), each.seat in here) for each in seats]


def title(header: Header) -> str:
    try:
        return edition_of(header.edition).shelf.title(header.story)
    except MadhouseError:
        return header.story  # it is not told any more


def outcome(header: Header, winner: str) -> str:
    try:
        return edition_of(header.edition).shelf.outcome(winner)
    except MadhouseError:
        return winner


def _face(header: Header, seat: Seat) -> SeatFace | None:
    try:
        return edition_of(header.edition).shelf.face(seat)
    except MadhouseError:
        return None


def _seats(header: Header) -> list[Seat]:
    try:
        return edition_of(header.edition).shelf.seats(header)
    except MadhouseError:
        return []  # nobody knows any more how they sat
