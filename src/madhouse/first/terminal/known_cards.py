"""The cards that a seat may read: those that it has in sight, has heard of or plays with."""

from typing import Any

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.first.things.state import KEEPER
from madhouse.first.told.telling import Teller


def known_cards(game: Game[Any, Any], seat: Seat, teller: Teller) -> dict[str, str]:
    """Id and name of every card that the seat's view, question and log mention.

    The keeper's actions and the kinds of his monsters lie before him all the time.
    """
    seen = _words(msgspec.to_builtins(game.view(seat)))
    for event in game.events(seat):
        seen += _words(msgspec.to_builtins(event.facts))
    if seat == KEEPER:
        seen += (*teller.story.actions, *teller.story.monsters)
    mentioned = {word for line in seen for word in (line, *line.split())}
    return {card: teller.names(card) for card in teller.card_ids if card in mentioned}


def _words(data: Any) -> list[str]:
    """Every string anywhere in plain data."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for pair in data.items() for each in pair for word in _words(each)]
    if isinstance(data, list | tuple):
        return [word for each in data for word in _words(each)]
    return []
