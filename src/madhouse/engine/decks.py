"""Decks: a pile to draw from and a faceup pile beside it. Every card has an id of its own."""

from collections.abc import Container, Sequence
from typing import Any

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import EVERYONE, knows
from madhouse.engine.table import Table
from madhouse.engine.words import did_you_mean


class Deck(msgspec.Struct, array_like=True):
    """Two piles of card ids."""

    cards: list[str] = []  # facedown, the top card first
    discard: list[str] = []  # faceup, the top card last


def draw(g: Table[Any], deck: Deck, seen_by: int) -> str | None:
    """Draw the top card and show it to these seats; none is left if both piles are empty.

    A deck that has run out is made anew from its discard pile.
    """
    if not deck.cards and deck.discard:
        deck.cards, deck.discard = deck.discard, []
        g.shuffle(deck.cards)
    return _take(g, deck, 0, seen_by) if deck.cards else None


def search(
    g: Table[Any], deck: Deck, wanted: Container[str], seen_by: int = EVERYONE
) -> str | None:
    """Take the first card that is wanted out of the deck, show it to these seats and shuffle."""
    at = next((at for at, card in enumerate(deck.cards) if card in wanted), None)
    card = None if at is None else _take(g, deck, at, seen_by)
    g.shuffle(deck.cards)
    return card


def discard(g: Table[Any], deck: Deck, card: str) -> None:
    """Put a card faceup on the discard pile, where everyone knows it."""
    if not knows(g.state, EVERYONE, card):  # what all have seen may still be taken back
        g.show(card)
    deck.discard.append(card)


def put_under(deck: Deck, card: str) -> None:
    """Put a card facedown under the deck; who has seen it knows where it lies."""
    deck.cards.append(card)


def stack(deck: Deck, cards: Sequence[str]) -> None:
    """Put cards of this deck on top in this order, for tests and tables built by hand."""
    for card in cards:
        if card not in deck.cards:
            raise MadhouseError(f"no {card!r} in this deck{did_you_mean(card, deck.cards)}")
    deck.cards = [*cards, *(card for card in deck.cards if card not in cards)]


def _take(g: Table[Any], deck: Deck, at: int, seen_by: int) -> str:
    card = deck.cards.pop(at)
    if seen_by:
        g.show(card, seen_by)
    return card
