"""Tokens that packs lay in spaces: Rifts, Water, Overgrowth, Rubble, and Restraints.

All are laid and discarded alike, from pools that run out; what each of them does stands in a module
of its own. Restraints are no feature (2e.conflict.restraint-no-feature).
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from madhouse.second.acting.lying import shown_sides
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.things.state import Investigator
from madhouse.second.things.supply import Pool
from madhouse.second.things.table import Table

RIFT, WATER, OVERGROWTH, RUBBLE, RESTRAINT = "rift", "water", "overgrowth", "rubble", "restraint"
FeatureName = Literal["rift", "water", "overgrowth", "rubble"]
LaidName = Literal["rift", "water", "overgrowth", "rubble", "restraint"]
NONE: Mapping[str, int] = {}
LIMITED = "2e.limits.all-others-limited"


class LaidToken(NamedTuple):
    """A kind of token that is laid in spaces."""

    pool: Pool  # two sides of one token share it (2e.conflict.two-sided-features)
    placed: str  # the rule by which it lies there
    gone: str  # the rule by which it goes
    several: bool = False  # a space may hold more than one


LAID: Mapping[str, LaidToken] = {
    RIFT: LaidToken("rift_or_water", "2e.rift.feature", "2e.rift.close-successes"),
    WATER: LaidToken("rift_or_water", "2e.water.feature", "2e.discard.tokens"),
    OVERGROWTH: LaidToken(
        "overgrowth_or_rubble", "2e.overgrowth.feature", "2e.discard.tokens", several=True
    ),
    RUBBLE: LaidToken(
        "overgrowth_or_rubble", "2e.rubble.feature", "2e.discard.tokens", several=True
    ),
    RESTRAINT: LaidToken("restraint", "2e.restraint.placed", "2e.restraint.to-pool", several=True),
}
FEATURES: tuple[FeatureName, ...] = ("rift", "water", "overgrowth", "rubble")


def spaces_with(g: Table, kind: str) -> Mapping[str, int]:
    """The spaces that hold tokens of a kind, and how many each has."""
    return g.extras.laid.get(kind, NONE)


def number_in(g: Table, kind: str, space: str) -> int:
    """How many of them are in a space."""
    laid = g.extras.laid
    return laid[kind].get(space, 0) if kind in laid else 0


def left_in_pool(g: Table, pool: Pool) -> int:
    """How many of a pool are not on the board."""
    kinds = [kind for kind, token in LAID.items() if token.pool == pool]
    out = sum(sum(spaces_with(g, kind).values()) for kind in kinds)
    return int(getattr(g.box.supply, pool)) - out


def lay_token(g: Table, kind: str, space: str, number: int = 1) -> int:
    """Lay tokens in a space, as many as there may be and as are left
    (2e.conflict.exhausted-supply); gives how many were."""
    token, there = LAID[kind], number_in(g, kind, space)
    wanted = number if token.several else min(number, 1 - there)
    laid = min(wanted, left_in_pool(g, token.pool))
    if 0 < wanted != laid:
        g.tell("none-left-to-lay", (LIMITED,), feature=kind, space=space)
    if laid <= 0:
        return 0
    g.extras.laid.setdefault(kind, {})[space] = there + laid
    g.tell("token-laid", (token.placed,), feature=kind, space=space, number=laid)
    g.board_changed()
    return laid


def take_token(g: Table, kind: str, space: str, number: int | None = None) -> int:
    """Discard tokens of a space, all unless it is said how many; they go back to their pool. Gives
    how many were."""
    there = number_in(g, kind, space)
    taken = there if number is None else min(number, there)
    if not taken:
        return 0
    spaces = g.extras.laid[kind]
    spaces[space] -= taken
    if not spaces[space]:
        del spaces[space]
        if not spaces:
            del g.extras.laid[kind]
    g.tell("token-taken", (LAID[kind].gone,), feature=kind, space=space, number=taken)
    g.board_changed()
    return taken


def hindering(g: Table, who: Investigator, kind: str) -> int:
    """How many tokens of a feature hinder an investigator where they stand: a card may let some of
    them not."""
    there = number_in(g, kind, who.space)
    if not there:
        return 0
    spared = standing(g, who, "unhindered", 0, Scene(who, purpose=kind))
    return max(0, there - spared)


def has_weapon(g: Table, who: Investigator, trait: str) -> bool:
    """Whether an investigator has a weapon of this trait."""
    return any(trait in g.traits(side) for side in shown_sides(who))
