"""Tellers of the first edition's stories: each is prepared once, and every reader has his own."""

from functools import cache

from madhouse.first.edition import the_box
from madhouse.first.told.telling import Teller, teller_for


def teller_of(story: str, packs: tuple[str, ...] = ()) -> Teller:  # noqa: ARG001 - it has none
    """A teller for whoever follows a game: he learns who is who."""
    return reference(story).anew()


@cache
def reference(story: str) -> Teller:
    """A teller who knows nobody, for what reads the same at every table."""
    box = the_box()
    return teller_for(box, box.story(story))
