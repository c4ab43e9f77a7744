"""An aim: a place worth going to, what it is worth and for whom."""

from typing import NamedTuple


class Aim(NamedTuple):
    """A room worth going to, or one of its spaces."""

    room: str
    worth: float
    why: str
    only: frozenset[str] = frozenset()  # those who can do it; empty: anybody
    shared: bool = False  # all may go, and nobody is in another's way
