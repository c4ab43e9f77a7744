"""The cards that a seat may read: those that it has in sight, has heard of or plays with."""

from typing import Any

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.first.things.state import KEEPER
from madhouse.first.told.mentioned_cards import cards_in, cards_in_facts
from madhouse.first.told.telling import Teller


def known_cards(game: Game[Any, Any], seat: Seat, teller: Teller) -> dict[str, str]:
    """Id and name of every card that the seat's view, question and log mention.

    The keeper's actions and the kinds of his monsters lie before him all the time.
    """
    mentioned = set(cards_in(game.view(seat)))
    for event in game.events(seat):
        mentioned.update(cards_in_facts(event.facts))
    if seat == KEEPER:
        mentioned.update(teller.story.actions, teller.story.monsters)
    return {card: teller.names(card) for card in teller.card_ids if card in mentioned}
