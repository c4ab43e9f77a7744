"""Knowledge (hidden information): for every hidden face the seats that know it, as bits.

Views and re-dealing both read this one table, so what a seat is shown and what it may be
dealt anew can never disagree. A face that is not in the table is known to nobody.
"""

from collections.abc import Iterable, MutableSequence

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.rng import Random
from madhouse.engine.state import State

EVERYONE = -1
"""All bits: every seat, and a spectator too."""

SPECTATOR: Seat = "spectator"


class UnknownSeat(MadhouseError):
    """Nobody sits there."""


def bit(state: State, seat: Seat) -> int:
    """The bit of one seat."""
    return 1 << state.seats.index(seat)


def bits(state: State, seats: Iterable[Seat]) -> int:
    """The bits of several seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << state.seats.index(seat)
    return mask


def eyes(state: State, seat: Seat) -> int:
    """The bits that must all be set for this seat to know a face; a spectator knows what all do.

    An edition whose spectators see more says so in `Edition.eyes`.
    """
    if seat == SPECTATOR:
        return (1 << len(state.seats)) - 1
    if seat not in state.seats:
        seats = ", ".join((*state.seats, SPECTATOR))
        raise UnknownSeat(f"there is no seat '{seat}' at this table; the seats are {seats}")
    return bit(state, seat)


def knows(state: State, eyes: int, face: str) -> bool:
    """Whether those eyes know the face."""
    return state.seen.get(face, 0) & eyes == eyes


def as_seen(state: State, eyes: int, faces: Iterable[str], hidden: str) -> list[str]:
    """The faces as those eyes see them: in place of what they do not know, what hides it."""
    seen = state.seen
    return [face if seen.get(face, 0) & eyes == eyes else hidden for face in faces]


def learn(state: State, face: str, mask: int) -> None:
    """The seats of the mask come to know the face."""
    state.seen[face] = state.seen.get(face, 0) | mask


def forget(state: State, faces: Iterable[str]) -> None:
    """The faces were shuffled: nobody knows any more which is where."""
    seen = state.seen
    if seen:
        for face in faces:
            seen.pop(face, None)


FacePlaces = list[tuple[MutableSequence[str], int]]
"""Positions that hold a face: a list of the state, and an index into it."""


def deal_anew(state: State, eyes: int, places: FacePlaces, random: Random) -> None:
    """Re-deal, among these places, the faces that those eyes do not know.

    The faces are sorted first, so the result depends on nothing hidden. Who knows what belongs
    to the place, not the face: another seat goes on knowing what lies where it looked.
    """
    hidden = [(zone, at) for zone, at in places if not knows(state, eyes, zone[at])]
    known_to = [state.seen.get(zone[at], 0) for zone, at in hidden]
    faces = sorted(zone[at] for zone, at in hidden)
    random.shuffle(faces)
    for (zone, at), face, mask in zip(hidden, faces, known_to, strict=True):
        zone[at] = face
        if mask:
            state.seen[face] = mask
        else:
            state.seen.pop(face, None)
