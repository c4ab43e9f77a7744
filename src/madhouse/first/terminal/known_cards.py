"""The cards that a seat may read: those that it has in sight, has heard of or plays with."""

from collections.abc import Iterator
from typing import Any

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import KEEPER
from madhouse.first.told.option_texts import verb_and_names
from madhouse.first.told.telling import Teller


def known_cards(game: Game[Any], seat: Seat, teller: Teller) -> dict[str, str]:
    """Id and name of every card that the seat's view, question and log mention.

    The keeper's actions and the kinds of his monsters lie before him all the time.
    """
    view: View = game.view(seat)
    mentioned = set(_words(msgspec.to_builtins(view)))
    for option in view.decision.options if view.decision else ():
        _, named = verb_and_names(option)
        mentioned.update(named.values())
    for event in game.events(seat):
        mentioned.update(_words(event.facts))
    if seat == KEEPER:
        mentioned.update(teller.story.actions, teller.story.monsters)
    return {card: teller.names(card) for card in teller.card_ids if card in mentioned}


def _words(data: Any) -> Iterator[str]:
    """Every string anywhere in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _words(value)
    elif isinstance(data, list | tuple):
        for each in data:
            yield from _words(each)
