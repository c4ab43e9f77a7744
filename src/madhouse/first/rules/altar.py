"""Altars: where samples are laid, and where worshippers come."""

from madhouse.first.rules.room_features import features_at
from madhouse.first.things.state import Feature
from madhouse.first.things.table import Table

ALTAR = "altar"


def altar_at(g: Table, space: str) -> Feature | None:
    """The altar of a space, if one stands there."""
    return next(iter(features_at(g, ALTAR, space)), None)


def samples_on_altars(g: Table) -> int:
    """How many samples have been laid down (1e.sample.needed)."""
    return sum(each.samples for each in g.state.features)
