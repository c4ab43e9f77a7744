"""Seats: what one can be at the table, and which seats make a game."""

from collections.abc import Collection, Sequence

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean


class BadSeats(MadhouseError):
    """Nobody can sit down like that."""


class Role(msgspec.Struct, frozen=True):
    """What one can be at the table, how many of them there are, and who plays it unsaid."""

    id: str
    fewest: int
    most: int
    computer: str  # the computer player who sits down if none is named
    person: bool = True  # whether a person is expected here, where nothing was said
    another: str = ""  # what a further one is called, where there may be several
    plays: str = ""  # how a computer plays it, where there is no choice

    def seat(self, number: int) -> Seat:
        """The seat of the first, second ... of this role; the only one goes by the role's name."""
        return self.id if self.most == 1 else f"{self.id}-{number}"


def seats_for(roles: Sequence[Role], investigators: int) -> list[Seat]:
    """The seats of a game, in order; of the role that may be several there are so many.

    >>> keeper, others = Role("keeper", 1, 1, "fair"), Role("investigator", 1, 4, "heuristic")
    >>> seats_for([keeper, others], 2)
    ['keeper', 'investigator-1', 'investigator-2']
    """
    return [
        role.seat(number)
        for role in roles
        for number in range(1, (role.most if role.most == role.fewest else investigators) + 1)
    ]


def counted_role(roles: Sequence[Role]) -> Role:
    """The role that may be several; the first where none may."""
    return next((role for role in roles if role.most != role.fewest), roles[0])


def counted_seats(roles: Sequence[Role], investigators: int) -> list[Seat]:
    """The same, but refuses a number that no game has."""
    several = counted_role(roles)
    if not several.fewest <= investigators <= several.most:
        raise BadSeats(
            f"there is no game for {investigators} in the role of {several.id}; "
            f"a game has {several.fewest} to {several.most}"
        )
    return seats_for(roles, investigators)


def investigators_among(roles: Sequence[Role], seats: Collection[Seat]) -> int:
    """How many sit in the role that may be several, if these are the seats of a game; 1 where no
    role may."""
    several = counted_role(roles)
    for number in range(several.fewest, several.most + 1):
        if set(seats_for(roles, number)) == set(seats):
            return number
    known = seats_for(roles, several.most)
    wrong = next((seat for seat in seats if seat not in known), None)
    if wrong is not None:
        near = did_you_mean(wrong, known) or f"; the seats are {', '.join(known)}"
        raise BadSeats(f"there is no seat '{wrong}' in this game{near}")
    needed = ", ".join(seats_for(roles, several.fewest))
    more = f", and up to {several.most} of {several.id}" if several.most > several.fewest else ""
    raise BadSeats(f"the seats {', '.join(seats) or 'none'} make no game; it takes {needed}{more}")


def number_of(role: Role, seat: Seat) -> int:
    """Which of its role a seat is: the first, the second ..."""
    return next(each for each in range(1, role.most + 1) if role.seat(each) == seat)


def role_of(roles: Sequence[Role], seat: Seat) -> Role:
    """The role that is played from a seat."""
    for role in roles:
        if seat in [role.seat(number) for number in range(1, role.most + 1)]:
            return role
    raise BadSeats(f"there is no seat '{seat}' in this game")
