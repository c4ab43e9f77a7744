"""What nobody needs any more goes at once: garbage is looked for only where all is new."""

import gc
import weakref
from collections.abc import Iterator
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from madhouse.server.run.door import SocketLine
from madhouse.server.run.garbage import LITTER, look_a_little_at_a_time
from tests.server.house import (
    CHANCE,
    FAIR,
    PATIENCE,
    PERSON,
    SHORT,
    Guest,
    House,
    Message,
    tokens_of,
)


@pytest.fixture
def nobody_looks() -> Iterator[None]:
    """What is gone now was in no circle."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def see_gone(what: list["weakref.ref[Any]"]) -> None:
    """A farewell takes a moment."""
    end = monotonic() + PATIENCE
    while left := [each() for each in what if each() is not None]:
        assert monotonic() < end, f"{[type(each) for each in left]} stayed: something leads back"
        del left
        sleep(0.01)


FIRST: Message = {"keeper": CHANCE, "investigator-1": PERSON, "investigator-2": CHANCE}
FAIRLY = FIRST | {"keeper": FAIR, "investigator-2": FAIR}
SECOND: Message = {"player-1": PERSON, "player-2": {"holder": "computer", "player": "heuristic"}}
EVENINGS = (
    ("first", SHORT, FIRST),
    ("first", SHORT, FAIRLY),
    ("second", "first-cold-night", SECOND),
)


@pytest.mark.usefixtures("nobody_looks")
@pytest.mark.parametrize(("edition", "story", "seats"), EVENINGS)
def test_a_table_that_is_put_away_and_its_lines_are_gone_at_once(
    house: House, edition: str, story: str, seats: Message
) -> None:
    wish = {"edition": edition, "story": story, "seats": seats}
    created: Message = house.http.post("/api/games", json=wish).json()
    guests = [house.guest(created["game"], *tokens_of(created)).meet()]
    guests += [house.guest(created["game"], created["watch"], steps=True).meet()]
    _play(guests[0], created["seats"][0]["seat"])
    table = house.table(created["game"])
    here = weakref.ref(table), weakref.ref(table.game)
    del table
    lines = [weakref.ref(each) for each in house.lines() if isinstance(each, SocketLine)]
    assert len(lines) == len(guests)
    gc.collect()  # what led to the lines is new, and is looked through
    house.within(_lose_all(house))
    see_gone(lines)
    house.within(_put_away(house, created["game"]))
    see_gone([*here])
    for each in guests:
        each.close()


async def _lose_all(house: House) -> None:
    """At once: each was about to hear that the one before has gone."""
    for each in house.lines():
        each.transport.abort()


async def _put_away(house: House, game: str) -> None:
    house.gathering._put_away(game)


def _play(guest: Guest, seat: str) -> None:
    """Some choices, one taken back or not, a hint and a word."""
    chooser = Random(1)
    for _ in range(12):
        while not guest.states[seat]["questions"]:
            guest.hear("state")
        guest.choose(seat, chooser=chooser)
    while not guest.states[seat]["questions"]:
        guest.hear("state")
    number = guest.states[seat]["questions"][0]["number"]
    guest.say(type="undo", seat=seat, number=number)
    guest.say(type="hint", seat=seat, number=number)
    guest.say(type="say", seat=seat, text="a word")
    guest.hear("said")


def test_what_has_been_looked_through_is_left_alone() -> None:
    before = gc.get_threshold()
    try:
        look_a_little_at_a_time()
        look_a_little_at_a_time()  # twice says no more than once
        assert gc.get_threshold() == LITTER
        kept = [[number] for number in range(1000)]
        gc.collect()
        assert len(kept) == 1000
        assert not any(each is kept for each in gc.get_objects(generation=2))
        assert sum(each.__name__ == "_leave_alone" for each in gc.callbacks) == 1
    finally:
        gc.set_threshold(*before)
