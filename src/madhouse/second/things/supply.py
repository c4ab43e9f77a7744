"""The supply: how many there are of every component that can run out."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

Pool = Literal[
    "person",
    "explore_or_sight",
    "search_or_interact",
    "door",
    "wall",
    "barricade",
    "secret_passage",
    "identity",
    "key",
    "rift_or_water",
    "overgrowth_or_rubble",
    "restraint",
    "improvement",
]
"""What there is a limited number of, by the name under which it is counted."""


class Supply(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tokens of the box; Clues, Darkness and Fire are without end (2e.limits.unlimited-tokens).

    The base set has none of those below the line; packs bring them. Two sides of one token are one
    pool (2e.conflict.two-sided-features).
    """

    person: int
    explore_or_sight: int
    search_or_interact: int
    door: int
    wall: int
    barricade: int
    secret_passage: int
    identity: int  # ID tokens
    # ---
    key: int = 0
    rift_or_water: int = 0
    overgrowth_or_rubble: int = 0
    restraint: int = 0
    improvement: int = 0  # of each skill

    def with_more(self, tokens: Mapping[Pool, int]) -> "Supply":
        """The same with what a pack adds: its Walls and Doors are used like any other
        (2e.faq.expansion-walls-doors-mix)."""
        return replace(self, **{pool: getattr(self, pool) + n for pool, n in tokens.items()})
