"""The supply: how many there are of every component that can run out."""

import msgspec


class Supply(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tokens of the box; Clues, Darkness and Fire are without end (2e.limits.unlimited-tokens)."""

    person: int
    explore_or_sight: int
    search_or_interact: int
    door: int
    wall: int
    barricade: int
    secret_passage: int
    identity: int  # ID tokens
