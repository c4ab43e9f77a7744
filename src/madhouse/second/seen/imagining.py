"""Imagining: dealing anew, in place, what a seat cannot know."""

from madhouse.engine.decisions import Seat
from madhouse.engine.rng import Random
from madhouse.second.things.table import Table


def redeal(g: Table, seat: Seat, random: Random) -> None:
    """Deal anew what the seat cannot know."""
    raise NotImplementedError
