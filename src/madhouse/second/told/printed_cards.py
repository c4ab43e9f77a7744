"""Cards on paper: every card of the box with both its faces, and how many there are of it."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from madhouse.engine.shapes import CardLine, CardText, PrintedCard
from madhouse.engine.typography import typeset
from madhouse.second.things.box import Box
from madhouse.second.things.cards import (
    BACK,
    ConditionCard,
    ElixirCard,
    InvestigatorCard,
    Item,
    SpellCard,
)
from madhouse.second.told.card_shapes import face_shape
from madhouse.second.told.telling import Teller


def printed_cards(teller: Teller, box: Box) -> Iterator[PrintedCard]:
    """Investigators, Items, Spells, Elixirs, Conditions, then Damage and Horror."""
    for who in box.investigators.values():
        yield _investigator(teller, who)
    for item in box.item_cards.values():
        yield _item(teller, item)
    for spell in box.spells.values():
        yield from _spells(teller, spell)
    for elixir in box.elixirs.values():
        yield from _elixirs(teller, elixir)
    for condition in box.conditions.values():
        yield from _conditions(teller, condition)
    harm = {card.id: card for card in (*box.damage.values(), *box.horror.values())}
    for card in harm.values():
        yield PrintedCard(_face(teller, card.id, card), copies=card.copies)


def _face(teller: Teller, name: str, card: Any) -> CardText:
    return face_shape(name, card, typeset(card.name), teller.written)


def _investigator(teller: Teller, card: InvestigatorCard) -> PrintedCard:
    """Values and ability in front; behind them who it is (2e.investigator.card-back)."""
    front = _face(teller, card.id, card)
    back = CardText(f"{card.id}{BACK}", front.name, front.kind, "", front.flavour, look=front.look)
    return PrintedCard(replace(front, flavour=""), back)


def _item(teller: Teller, card: Item) -> PrintedCard:
    back = None if card.back is None else _face(teller, f"{card.id}{BACK}", card.back)
    return PrintedCard(_face(teller, card.id, card), back, card.copies)


def _spells(teller: Teller, card: SpellCard) -> Iterator[PrintedCard]:
    """One for each back."""
    front = _face(teller, card.id, card)
    for number, back in enumerate(card.backs, start=1):
        rules = typeset(teller.written.rules(back.do))
        text = CardText(
            f"{card.id}{BACK}{number}",
            front.name,
            front.kind,
            rules,
            typeset(back.text),
            lines=[CardLine("", rules)],
            look=front.look,
        )
        yield PrintedCard(front, text)


def _elixirs(teller: Teller, card: ElixirCard) -> Iterator[PrintedCard]:
    """One for each back."""
    front = _face(teller, card.id, card)
    for number, back in enumerate(card.backs):
        behind = face_shape(card.back_id(number), back, front.name, teller.written)
        yield PrintedCard(front, behind)


def _conditions(teller: Teller, card: ConditionCard) -> Iterator[PrintedCard]:
    front = _face(teller, card.id, card)
    if not card.backs:
        yield PrintedCard(front, copies=card.copies)
    by_players = any(back.players > 1 for back in card.backs)
    for back in card.backs:
        face = replace(_face(teller, back.id, back), look=front.look)
        yield PrintedCard(front, face if by_players else replace(face, numbers={}), back.copies)
