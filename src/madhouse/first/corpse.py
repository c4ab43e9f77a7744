"""Corpses: markers that are laid out, dragged along and burned, and that sometimes get up."""

from madhouse.engine.flow import Rule
from madhouse.first.box import CORPSES
from madhouse.first.placing import figure_left, put_on_board
from madhouse.first.room_features import features_at, features_in
from madhouse.first.state import Feature, Investigator
from madhouse.first.table import Table

CORPSE = "corpse"
DRAGGING = " dragging a corpse"


def corpses_left(g: Table) -> int:
    """How many markers are not on the board; those discarded are used again.

    1e.limit.corpses, 1e.limit.corpse-reuse.
    """
    return CORPSES - sum(each.kind == CORPSE for each in g.state.features)


def place_corpse(g: Table, space: str) -> None:
    """Lay a marker in a space of any room (1e.corpse.placed-by, 1e.limit.corpse-any-room).

    With all of them on the board nothing happens (1e.limit.corpses).
    """
    if not corpses_left(g):
        g.tell("no-corpse", ("1e.limit.corpses",), space=space)
        return
    g.state.features.append(Feature(CORPSE, space))
    g.tell("corpse-placed", ("1e.corpse.placed-by",), space=space)
    burn_corpses(g, g.board.room_of[space])


def discard_corpse(g: Table, corpse: Feature, rule: str) -> None:
    """Take a marker off the board."""
    g.state.features.remove(corpse)
    g.tell("corpse-gone", (rule,), space=corpse.space)


def burn_corpses(g: Table, room: str) -> None:
    """A burning room holds no corpses, however they came there (1e.corpse.fire-discards)."""
    if g.room(room).fire:
        for corpse in features_in(g, CORPSE, room):
            discard_corpse(g, corpse, "1e.corpse.fire-discards")


def drag_options(g: Table, who: Investigator, going: tuple[str, ...]) -> list[str]:
    """Every way of going, with a corpse of his space (1e.corpse.drag)."""
    if not features_at(g, CORPSE, who.space):
        return []
    return [f"{option}{DRAGGING}" for option in going]


def drag(g: Table, who: Investigator, start: str, space: str) -> None:
    """One corpse comes along, at no cost (1e.corpse.drag-one, 1e.corpse.drag-free)."""
    corpses = features_at(g, CORPSE, start)
    if corpses:
        corpses[0].space = space
        who.dragged = True
        g.tell("dragged", ("1e.corpse.drag",), who=who.id, space=space)
        burn_corpses(g, g.board.room_of[space])


def raise_corpse(g: Table, corpse: Feature, kind: str) -> Rule[None]:
    """A monster takes the marker's place (1e.corpse.becomes-zombie), if a figure is left."""
    left = yield from figure_left(g, kind)
    if left and corpse in g.state.features:
        discard_corpse(g, corpse, "1e.corpse.becomes-zombie")
        yield from put_on_board(g, kind, corpse.space)
