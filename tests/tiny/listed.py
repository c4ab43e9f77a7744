"""An edition that is on the list for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from madhouse.editions import EDITIONS
from madhouse.engine.door import FrontDoor
from madhouse.server.asked import ready


@contextmanager
def listed(door: FrontDoor) -> Iterator[FrontDoor]:
    """What servers have ready for everybody is written anew, before and after."""
    EDITIONS[door.name] = door
    ready._written.clear()
    try:
        yield door
    finally:
        del EDITIONS[door.name]
        ready._written.clear()
