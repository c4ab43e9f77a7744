"""Newcomers: whom and what one would be glad to have chosen without knowing the game yet."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from madhouse.first.things.box import Box

INVESTIGATORS = ("jenny-barnes", "joe-diamond")
TRAITS = ("ambulance-hands", "unshockable")
CATEGORIES = ("strength", "intellect")


def trait_pairs(box: "Box", investigator: str) -> list[list[str]]:
    """The Trait cards of an investigator, those among which one chooses together."""
    return [list(box.traits_of(investigator, category)) for category in CATEGORIES]


def sensible_traits(box: "Box", investigator: str) -> list[str]:
    """One Trait card of each pair: the first, where none is known to be easier to play."""
    pairs = trait_pairs(box, investigator)
    return [next((each for each in pair if each in TRAITS), pair[0]) for pair in pairs]


def is_sensible(box: "Box", card: str) -> bool:
    """Whether this investigator, or this Trait card, is one for a newcomer."""
    if card not in box.traits:
        return card in INVESTIGATORS
    return any(card in sensible_traits(box, who) for who in box.investigators)
