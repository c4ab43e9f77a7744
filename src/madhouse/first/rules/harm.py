"""Harm that is about to come: what cards take off it before it counts."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.first.acting.reactions import at_moment
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.acting.standing import standing
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

TAKEN = {"damage": "damage_taken", "horror": "horror_taken"}
COMING = {"damage": "would-take-damage", "horror": "would-take-horror"}


def reduced(
    g: Table, who: Investigator, amount: int, kind: Literal["damage", "horror"], rule: str
) -> Rule[int]:
    """How much is left of it when his cards have answered and acted."""
    amount = standing(g, who, TAKEN[kind], amount)
    moment = COMING[kind]
    if amount <= 0 or moment not in g.index.waiting:
        return amount
    scene = Scene(who)
    scene.occasion = Occasion(rule, amount)
    replaced = yield from at_moment(g, who, moment, scene)
    return 0 if replaced else scene.occasion.amount
