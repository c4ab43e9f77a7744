"""Looks of the first edition: what cards, markers and seats look like unless they say otherwise."""

from typing import TYPE_CHECKING, Literal

import msgspec

from madhouse.engine.looks import Look, SeatLook
from madhouse.first.things.story import Named
from madhouse.first.things.supply import FeatureKind

if TYPE_CHECKING:
    from madhouse.first.things.box import Box

CardKind = Literal[
    "action",
    "answer",
    "clue",
    "combat",
    "event",
    "investigator",
    "item",
    "lock",
    "monster",
    "mythos",
    "objective",
    "obstacle",
    "rule",
    "spell",
    "token",
    "trait",
    "trauma",
]


class Looks(msgspec.Struct, frozen=True, kw_only=True):
    """The looks that whole kinds of things share."""

    cards: dict[CardKind, Look]
    features: dict[FeatureKind, Look]
    story: Look
    keeper: SeatLook
    investigators: tuple[SeatLook, ...]  # in the order of their seats


def look_of(box: "Box", card: object, kind: CardKind) -> Look:
    """How a card is drawn: as it says itself, else as all of its kind are.

    Somebody with a name looks like his kind of monster, as far as his story says nothing else.
    """
    usual = box.looks.cards[kind]
    if isinstance(card, Named) and card.kind is not None:
        usual = look_of(box, box.monsters[card.kind], kind)
    own: Look | None = getattr(card, "look", None)
    return own.over(usual) if own else usual
