"""The decks of a story that the keeper plays from, to see which of their cards come into use."""

from collections.abc import Iterator, Mapping

from madhouse.engine.workshop import CountedDeck
from madhouse.first.edition import edition


def decks(story: str) -> Iterator[CountedDeck]:
    """What the keeper of a story can act with or draw."""
    told = edition(story)
    icons, left = set(told.story.icons), set(told.story.left_in_box)
    yield CountedDeck("Keeper actions", "keeper-action", list(told.story.actions))
    mythos = [name for name, card in told.box.mythos.items() if card.icon in icons]
    yield CountedDeck("Mythos cards", "mythos", [name for name in mythos if name not in left])
    yield CountedDeck(
        "Trauma cards", "trauma", [name for name in told.box.trauma if name not in left]
    )


def unused(story: str, counted: Mapping[str, int]) -> list[str]:
    """The cards and actions that never came into use, by what was counted of a story's games.

    A Mythos card that is laid facedown first counts when it is turned over.
    """
    return [
        card
        for deck in decks(story)
        for card in deck.cards
        if not counted.get(f"{deck.event} {card}")
        and not counted.get(f"{deck.event}-facedown-face {card}")
    ]
