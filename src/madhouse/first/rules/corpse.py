"""Corpses: markers that are laid out, dragged along and burned; some of the dead have a name."""

from collections.abc import Sequence
from typing import Final

from madhouse.engine.forms import Form, form
from madhouse.first.acting.standing import standing
from madhouse.first.rules.room_features import features_at, features_in
from madhouse.first.things.state import Feature, Investigator
from madhouse.first.things.table import Table

CORPSE: Final = "corpse"
MOVE_DRAGGING_A_CORPSE = form("move {space} dragging a corpse")
MOVE_DRAGGING = form("move {space} dragging {name}")
RUN_DRAGGING_A_CORPSE = form("run {space} dragging a corpse")
RUN_DRAGGING = form("run {space} dragging {name}")


def corpses_left(g: Table) -> int:
    """How many markers are not on the board; those discarded are used again.

    1e.limit.corpses, 1e.limit.corpse-reuse. Those who have a name have a marker of their own.
    """
    lying = sum(each.kind == CORPSE and not each.name for each in g.state.features)
    return g.box.supply.features[CORPSE] - lying


def place_corpse(g: Table, space: str, name: str = "", home: str = "") -> None:
    """Lay a marker in a space of any room (1e.corpse.placed-by, 1e.limit.corpse-any-room).

    With all of them on the board nothing happens (1e.limit.corpses).
    """
    if not name and not corpses_left(g):
        g.tell("no-corpse", ("1e.limit.corpses",), space=space)
        return
    g.state.features.append(Feature(CORPSE, space, name=name, home=home))
    g.tell("corpse-placed", ("1e.corpse.placed-by",), space=space, name=name)
    burn_corpses(g, g.board.room_of[space])


def discard_corpse(g: Table, corpse: Feature, rule: str) -> None:
    """Take a marker off the board; one that belongs somewhere comes back there, fire or no fire."""
    g.tell("corpse-gone", (rule,), space=corpse.space, name=corpse.name)
    if corpse.home:
        corpse.space = corpse.home
        g.tell("corpse-back", ("1e.open.card-overrides",), space=corpse.space, name=corpse.name)
    else:
        g.state.features.remove(corpse)


def burn_corpses(g: Table, room: str) -> None:
    """A burning room holds no corpses, however they came there (1e.corpse.fire-discards)."""
    if g.room(room).fire:
        for corpse in features_in(g, CORPSE, room):
            discard_corpse(g, corpse, "1e.corpse.fire-discards")


def unlike(corpses: Sequence[Feature]) -> list[Feature]:
    """One corpse is like another: of several in a space one is enough to choose from, and each
    that has a name."""
    return list({(corpse.space, corpse.name): corpse for corpse in corpses}.values())


def drag_options(
    g: Table, who: Investigator, spaces: Sequence[str], any_corpse: Form, by_name: Form
) -> list[str]:
    """Going to each of the spaces, with a corpse of his space."""
    return [
        by_name(space, corpse.name) if corpse.name else any_corpse(space)
        for corpse in unlike(features_at(g, CORPSE, who.space))
        if against_dragging(g, who, corpse.name) is None
        for space in spaces
    ]


def against_dragging(g: Table, who: Investigator, name: str) -> str | None:
    """The rule against his dragging a corpse, with a name or without: it lies elsewhere
    (1e.corpse.drag), or he may drag none."""
    if not any(corpse.name == name for corpse in features_at(g, CORPSE, who.space)):
        return "1e.corpse.drag"
    return "1e.open.card-overrides" if standing(g, who, "may_not_drag", False) else None


def drag(g: Table, who: Investigator, start: str, space: str, name: str) -> None:
    """One corpse comes along, at no cost (1e.corpse.drag-one, 1e.corpse.drag-free)."""
    corpses = [each for each in features_at(g, CORPSE, start) if each.name == name]
    if corpses:
        corpses[0].space = space
        who.dragged = True
        g.tell("dragged", ("1e.corpse.drag",), who=who.id, space=space, name=name)
        burn_corpses(g, g.board.room_of[space])
