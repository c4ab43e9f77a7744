"""Listing (summaries): a game as lists show it, also one that cannot be opened any more."""

from collections.abc import Collection

from madhouse.editions import edition_of
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.shelf import SeatFace
from madhouse.server.kept.records import GameRecord, SeatRecord
from madhouse.server.table.seating import in_order, seat_info
from madhouse.server.table.shared_dice import shares_of
from madhouse.server.wire.lobby import GameInfo, SeatInfo


def listed(record: GameRecord, seats: list[SeatInfo]) -> GameInfo:
    """A game with its seats; what is secret until its end is told at its end."""
    header, over = record.header, bool(record.winner)
    return GameInfo(
        game=record.id,
        edition=header.edition,
        story=header.story,
        title=_title(header),
        created=record.created,
        played=record.played,
        round=record.round,
        over=over,
        winner=record.winner,
        waiting=[seat for seat in record.waiting.split(",") if seat],
        seats=seats,
        seed_known=record.seed_known,
        # a seed that somebody knew beforehand proves nothing
        commitment="" if record.seed_known else header.commitment,
        seed=header.seed if over else "",
        outcome=_outcome(header, record.winner) if over else "",
        level=header.level,
        shares=shares_of(header, told=over),
    )


def stored_seats(
    record: GameRecord, stored: list[SeatRecord], here: Collection[Seat]
) -> list[SeatInfo]:
    """The seats of a game that is not in memory; at those of `here` somebody is elsewhere."""
    seats = in_order(stored, _seats(record.header))
    return [seat_info(each, _face(record.header, each.seat), each.seat in here) for each in seats]


def _title(header: Header) -> str:
    try:
        return edition_of(header.edition).shelf.title(header.story)
    except MadhouseError:
        return header.story  # it is not told any more


def _outcome(header: Header, winner: str) -> str:
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
