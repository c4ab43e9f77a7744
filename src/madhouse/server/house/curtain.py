"""The curtain (per-screen secrecy): between seats of one screen that have secrets from each other.

The browser is told of the seat before it, and of those that have nothing to hide from that one.
"""

from collections.abc import Collection

from madhouse.engine.decisions import Option, Seat
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.table.live import LiveTable
from madhouse.server.wire.from_server import BehindCurtain

ScreenSeats = tuple[Seat, ...]


def hidden(table: LiveTable, seats: ScreenSeats, front: Seat) -> ScreenSeats:
    """Of the seats of a screen those behind the curtain; where nobody has said who sits before it,
    all that have secrets from another. Once a game is over there are none."""
    if len(seats) == 1 or table.game.over:
        return ()
    if front in seats:
        return _apart(table, front, seats)
    people = [seat for seat in seats if table.seating.seats[seat].holder == "person"]
    if len(people) == 1:  # the others are played by computers
        return _apart(table, people[0], seats)
    return tuple(seat for seat in seats if _apart(table, seat, seats))


def _apart(table: LiveTable, seat: Seat, others: Collection[Seat]) -> ScreenSeats:
    apart = table.edition.service.apart(table.game, seat)
    return tuple(each for each in others if each in apart)


def who_sees(seats: ScreenSeats, hidden: ScreenSeats, front: Seat) -> ScreenSeats:
    """Whose states are told, first that of who sits before the screen; there is always somebody
    who sees what everybody may."""
    open_here = [seat for seat in seats if seat not in hidden]
    return tuple(sorted(open_here, key=lambda seat: seat != front)) or (SPECTATOR,)


def behind(table: LiveTable, seat: Seat, eyes: Seat) -> BehindCurtain:
    """What of a seat behind the curtain all may know, in the words of who sits before it."""
    asked = next((each for each in table.game.pending if seat in each.seats), None)
    if asked is None or table.seating.seats[seat].holder == "computer":
        return BehindCurtain(seat)
    told = table.edition.service.across(asked, seat)
    return BehindCurtain(
        seat,
        asked=True,
        number=asked.number if told.option else 0,
        kind=told.kind,
        text=table.transcript(eyes).words_of(asked) if told.read else "",
        only=told.only,
    )


def across(table: LiveTable, seat: Seat, number: int) -> Option:
    """The answer that somebody behind the curtain may give without sitting down; '' if none."""
    asked = next((d for d in table.game.pending if d.number == number and seat in d.seats), None)
    return "" if asked is None else table.edition.service.across(asked, seat).option
