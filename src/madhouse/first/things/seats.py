"""Seats of the first edition: one keeper, and one to four investigators."""

from madhouse.engine.decisions import Seat
from madhouse.engine.seats import Role
from madhouse.first.things.state import KEEPER

FEWEST, MOST = 1, 4
"""How many investigators a game can have."""
ROLES = (
    Role(KEEPER, 1, 1, "fair", person=False),
    Role("investigator", FEWEST, MOST, "heuristic"),
)
OF_THE_KEEPER, OF_AN_INVESTIGATOR = ROLES


def investigator_seats(number: int) -> list[Seat]:
    """The seats of so many investigators, in the order of turns."""
    return [OF_AN_INVESTIGATOR.seat(each) for each in range(1, number + 1)]


NUMBERS = {seat: number for number, seat in enumerate(investigator_seats(MOST), start=1)}
"""Which of the investigators a seat is."""
