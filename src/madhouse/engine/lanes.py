"""Lanes (coroutines): rules under way: the course of the game, and at times two branches."""

from collections.abc import Generator, Mapping
from typing import Any, Final

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.edition import Stage
from madhouse.engine.flow import GameOver
from madhouse.engine.state import Result
from madhouse.engine.table import Table

STAGE: Final = object()
"""What the course yields as a stage begins and a checkpoint is due; all else is a question."""


class Lane:
    """A rule under way and the question it waits on."""

    __slots__ = ("asked", "decision", "name", "result", "rule", "sealed", "seats")

    def __init__(
        self, name: str, rule: Generator[Any, Any, Any], asked: int, seats: tuple[Seat, ...]
    ) -> None:
        self.name = name
        self.rule = rule
        self.asked = asked
        self.seats = seats
        self.decision: Decision | None = None
        self.result: Any = None
        self.sealed = 0  # so many answers of this branch can no longer be taken back


def course(table: Table[Any], stages: Mapping[str, Stage]) -> Generator[Any, Any, None]:
    """The whole game: one stage after another until it is over.

    It does not hold the game, so that a fork no longer needed is gone at once.
    """
    state = table.state
    try:
        while True:
            table.fuel -= 1  # stages that follow each other without a question go in circles too
            if table.fuel < 0:
                table.burn()
            if table.answers_until_checkpoint <= 0:
                yield STAGE
            state.stage = yield from stages[state.stage](table)
    except GameOver as end:
        state.result = Result(end.winner, end.reason)
