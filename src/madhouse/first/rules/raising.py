"""Raising the dead: corpses that get up."""

from madhouse.engine.flow import Rule
from madhouse.first.rules.corpse import discard_corpse
from madhouse.first.rules.placing import figure_left, put_on_board
from madhouse.first.things.state import Feature
from madhouse.first.things.table import Table


def can_rise(g: Table, corpse: Feature) -> bool:
    """Of the dead who have a name only the monsters among them get up again."""
    return not corpse.name or g.story.named[corpse.name].kind is not None


def raise_corpse(g: Table, corpse: Feature, kind: str) -> Rule[None]:
    """A monster takes the marker's place (1e.corpse.becomes-zombie), if a figure is left.

    One who has a name is what he was before, unhurt, and no longer dead.
    """
    name = corpse.name
    kind = (g.story.named[name].kind if name else None) or kind
    left = yield from figure_left(g, kind)
    if left and corpse in g.state.features:
        corpse.home = ""  # who gets up does not come back as a corpse
        discard_corpse(g, corpse, "1e.corpse.becomes-zombie")
        if name in g.state.slain:
            g.state.slain.remove(name)
        yield from put_on_board(g, kind, corpse.space, name)
