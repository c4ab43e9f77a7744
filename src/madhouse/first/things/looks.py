"""Looks of the first edition: what cards, markers and seats look like unless they say otherwise."""

from typing import TYPE_CHECKING, Literal

import msgspec

from madhouse.engine.looks import Look, SeatLook
from madhouse.first.things.cards import Item, MythosCard, SpellBack, TraumaCard
from madhouse.first.things.story import NamedFigure
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
    families: dict[str, Look]  # by a mythos card's icon, a trauma's kind, an item's first type
    features: dict[FeatureKind, Look]
    base: Look  # the box itself, in a collection
    story: Look
    keeper: SeatLook
    investigators: tuple[SeatLook, ...]  # in the order of their seats


def look_of(box: "Box", card: object, kind: CardKind) -> Look:
    """How a card is drawn: as it says itself, else as all of its family or kind are.

    Somebody with a name looks like his kind of monster, as far as his story says nothing else.
    """
    usual = box.looks.families.get(_family(card), box.looks.cards[kind])
    if isinstance(card, NamedFigure) and card.kind is not None:
        usual = look_of(box, box.monsters[card.kind], kind)
    if isinstance(card, SpellBack):
        card = box.spells[card.spell]
    own: Look | None = getattr(card, "look", None)
    return own.over(usual) if own else usual


def _family(card: object) -> str:
    """What cards of one ground have in common."""
    match card:
        case MythosCard():
            return card.icon
        case TraumaCard():
            return card.kind
        case Item():
            return card.types[0]
        case _:
            return ""
