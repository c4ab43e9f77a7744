"""Views: what a seat may know, built by allow-list."""

import msgspec

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.state import Result
from madhouse.second.things.table import Table


class View(msgspec.Struct, frozen=True):
    """What a seat may know of a game."""

    seats: list[Seat]
    waiting: list[Seat]
    round: int
    result: Result | None


def view(g: Table, _: Seat, __: Decision | None, waiting: list[Seat]) -> View:
    """The table as this seat sees it."""
    return View(list(g.state.seats), waiting, g.app.round, g.state.result)
