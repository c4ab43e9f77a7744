"""Tables with the pack that tests play with, and computer investigators who know it."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition
from madhouse.second.players import fighting, goals, harm, house, sharing, situation

KEPT = (
    house.house,
    goals.brought_by,
    goals.lasting_marks,
    harm.threat_of,
    fighting.ignites,
    fighting.stroke_of,
    situation.said_by,
    situation.dice_by_cards,
)
"""What players remember of a scenario by its name."""


def forget() -> None:
    """Every house of a test has the same name."""
    for each in KEPT:
        each.cache_clear()
    goals._kept.clear()
    sharing._kept.clear()


@contextmanager
def known(told: SecondEdition) -> Iterator[None]:
    """Let players know a house that stands on no shelf."""
    forget()
    with patch.object(house, "edition", lambda *_: told):
        yield
    forget()


@contextmanager
def players_at(built: TableBuilder) -> Iterator[TableBuilder]:
    """The same of a table."""
    with known(built.edition):
        yield built
