"""Copies: each copy of a card or a token by an id of its own."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from madhouse.second.things.cards import (
    ConditionBack,
    ConditionCard,
    ElixirBack,
    ElixirCard,
    HarmCard,
    Item,
    SpellBack,
    SpellCard,
)
from madhouse.second.things.scenario import Token

C = TypeVar("C", Item, HarmCard)


def token_copies(token: Token) -> tuple[Token, ...]:
    """Every copy of a token by an id of its own, like those of a card; placed by words alone."""
    if token.copies == 1:
        return (token,)
    numbers = range(1, token.copies + 1)
    return tuple(replace(token, id=f"{token.id}-{n}", placed=False, copies=1) for n in numbers)


def card_copies(cards: Iterable[C]) -> dict[str, C]:
    """Every copy of the cards by an id of its own: `rope-1`, `rope-2`; an only one keeps its id."""
    return {
        card.id if card.copies == 1 else f"{card.id}-{number}": card
        for card in cards
        for number in range(1, card.copies + 1)
    }


def condition_copies(
    cards: Iterable[ConditionCard],
) -> Iterable[tuple[str, tuple[ConditionCard, ConditionBack | None]]]:
    """Every copy of the Conditions, with its back if it has one."""
    for card in cards:
        backs: list[ConditionBack | None] = [b for b in card.backs for _ in range(b.copies)]
        for number, back in enumerate(backs or [None] * card.copies, start=1):
            yield f"{card.id}-{number}", (card, back)


def spell_copies(cards: Iterable[SpellCard]) -> dict[str, tuple[SpellCard, SpellBack]]:
    """Every copy of the Spells, with its back."""
    return {
        f"{spell.id}-{number}": (spell, back)
        for spell in cards
        for number, back in enumerate(spell.backs, start=1)
    }


def elixir_copies(cards: Iterable[ElixirCard]) -> dict[str, tuple[ElixirCard, ElixirBack]]:
    """Every copy of the Elixirs, with its back."""
    return {
        f"{elixir.id}-{number}": (elixir, back)
        for elixir in cards
        for number, back in enumerate(elixir.backs, start=1)
    }
