"""Leaving play: what a card that lay before somebody takes along as it is discarded."""

from madhouse.engine.decks import Deck, discard
from madhouse.first.things.table import Table


def leave_play(g: Table, deck: Deck, card: str) -> None:
    """The card goes to its discard pile as good as new: marks on it, uses and its word are gone.

    Else they would be there when it comes back, and name it while it lies hidden in its deck.
    """
    for kept in (g.state.marks, g.state.spent, g.state.spoken):
        kept.pop(card, None)
    discard(g, deck, card)
