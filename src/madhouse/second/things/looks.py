"""Looks of the second edition: what cards and seats look like unless they say otherwise."""

from typing import TYPE_CHECKING, Literal

import msgspec

from madhouse.engine.looks import Look, SeatLook
from madhouse.second.things.cards import Side
from madhouse.second.things.references import TraitName
from madhouse.second.things.scenario import NamedMonster, Scenario

if TYPE_CHECKING:
    from madhouse.second.things.box import Box

CardKind = Literal[
    "agenda",
    "condition",
    "damage",
    "elixir",
    "horror",
    "investigator",
    "item",
    "monster",
    "mythos",
    "spell",
    "unique",
]


class Looks(msgspec.Struct, frozen=True, kw_only=True):
    """The looks that whole kinds of things share."""

    cards: dict[CardKind, Look]
    traits: dict[TraitName, Look]  # the ground of an Item, by the first of its traits
    base: Look  # the box itself, in a collection
    story: Look
    stories: dict[str, Look]  # by id
    seats: tuple[SeatLook, ...]  # in their order
    people: SeatLook  # who sit round one screen


def story_look(box: "Box", scenario: Scenario) -> Look:
    """How a scenario is drawn on the shelf."""
    usual = box.looks.stories.get(scenario.id, box.looks.story)
    return scenario.look.over(usual) if scenario.look else usual


def look_of(box: "Box", card: object, kind: str) -> Look | None:
    """How a card is drawn: as it says itself, else as all of its family or kind are.

    Somebody with a name looks like the kind of monster, as far as the scenario says nothing else.
    """
    usual = {str(each): look for each, look in box.looks.cards.items()}.get(kind)
    if isinstance(card, Side) and card.traits:
        usual = box.looks.traits.get(card.traits[0], usual)
    if isinstance(card, NamedMonster):
        usual = look_of(box, box.monsters[card.kind], kind)
    own: Look | None = getattr(card, "look", None)
    return own.over(usual) if own and usual else own or usual
