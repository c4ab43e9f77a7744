"""Nowhere: whoever is Lost in Time and Space has no place on the board, and is out of reach."""

from madhouse.second.acting.lying import LOST
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

__all__ = ["LOST", "be_found", "go_missing", "is_lost"]


def is_lost(g: Table, who: Investigator) -> bool:
    """Whether an investigator is nowhere: nothing else affects them (2e.faq.lost-unaffected)."""
    return who.id in g.extras.lost


def go_missing(g: Table, who: Investigator) -> None:
    """The figure is taken off the board (2e.remove.no-location), and the rest of the turn is
    over."""
    here = g.extras.lost[who.id] = who.space
    who.space = ""
    who.actions = who.steps = 0
    g.tell("lost", ("2e.rift.lost-condition",), who=who.id, space=here)


def be_found(g: Table, who: Investigator, space: str = "") -> None:
    """The figure stands in a space again, unsaid where it was last; that is no movement
    (2e.place.other)."""
    last = g.extras.lost.pop(who.id, "")
    who.space = space or last
    g.tell("came-back", ("2e.place.other",), who=who.id, space=who.space)
