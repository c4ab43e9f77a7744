"""Altars: where samples are laid and worshippers come; samples taken from investigators."""

from madhouse.engine.forms import form
from madhouse.first.acting.standing import standing
from madhouse.first.rules.monsters import monster_name
from madhouse.first.rules.room_features import features_at
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.table import Table

ALTAR = "altar"


def altar_at(g: Table, space: str) -> Feature | None:
    """The altar of a space, if one stands there."""
    return next(iter(features_at(g, ALTAR, space)), None)


def samples_on_altars(g: Table) -> int:
    """How many samples have been laid down (1e.sample.needed)."""
    return sum(each.samples for each in g.state.features)


SAMPLES = form("{monster} samples {who}")
LAYS_SAMPLES_DOWN = form("{monster} lays its samples down")

Errand = tuple[Monster, Investigator | None]
"""A monster and whom it takes a sample from; without anybody it lays its samples down."""


def errands(g: Table) -> list[Errand]:
    """What each monster can do with samples now, once a turn.

    It takes them in its own space (1e.sample.gain) and lays them only on the altar
    (1e.sample.drop-altar-only); it gives them to nobody (1e.sample.no-transfer).
    """
    able: list[Errand] = []
    for foe in g.state.monsters:
        if foe.sampled:
            continue
        there = g.investigators_at(foe.space)
        able += [(foe, who) for who in there if not standing(g, who, "not_attacked", False)]
        if foe.samples and altar_at(g, foe.space):
            able.append((foe, None))
    return able


def errand_name(errand: Errand) -> str:
    """How an errand is offered."""
    foe, who = errand
    name = monster_name(foe)
    return LAYS_SAMPLES_DOWN(name) if who is None else SAMPLES(name, who.id)


def gain_sample(g: Table, foe: Monster) -> None:
    """The monster gains a sample token (1e.sample.gain)."""
    foe.samples += 1
    g.tell("sample-taken", ("1e.sample.gain",), monster=foe.id, samples=foe.samples)


def lay_samples(g: Table, foe: Monster) -> None:
    """It lays all that it carries on the altar of its space (1e.sample.drop-altar-only)."""
    altar = altar_at(g, foe.space)
    if altar is not None:
        altar.samples += foe.samples
        foe.samples = 0
        rule = "1e.sample.drop-altar-only"
        g.tell("samples-laid", (rule,), monster=foe.id, samples=altar.samples)
