"""Supply: what lies in the box beside cards, figures and tiles, in numbers.

Corpse markers run out (1e.limit.corpses), and a story may not lay out more markers than there are.
All other tokens are replaced by something else when they run out (1e.limit.other-tokens).
"""

from typing import Literal

import msgspec

FeatureKind = Literal["altar", "barrier", "camp-fire", "corpse", "hiding-space", "ladder", "vent"]
StatusKind = Literal["stun", "fire", "darkness"]
TokenKind = Literal["damage", "horror", "skill", "sample", "threat", "time"]


class Supply(msgspec.Struct, frozen=True, kw_only=True):
    """How many there are of each kind of marker and token."""

    features: dict[FeatureKind, int]
    choices: dict[str, str]  # for each question, the letters of its story choice markers
    sealed_doors: int
    status: dict[StatusKind, int]
    tokens: dict[TokenKind, int]
