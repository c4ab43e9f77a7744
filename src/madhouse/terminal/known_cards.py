"""The cards that a seat may read: those that it has in sight, has heard of or plays with."""

from typing import Any

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.teller import Teller


def known_cards(game: Game[Any, Any], seat: Seat, teller: Teller[Any]) -> dict[str, str]:
    """Id and name of every card that the seat's view, question and log mention."""
    view = game.view(seat)
    known = set(teller.cards_before(seat))
    for part in msgspec.structs.fields(view):
        known |= teller.cards_in(part.name, getattr(view, part.name))
    for event in game.events(seat):
        known |= teller.cards_of(event.facts)
    for asked in game.pending:
        if seat in asked.seats:
            known |= teller.cards_of(asked.about)
            known.update(teller.option(asked, each).card for each in asked.options)
    return {card: teller.name(card) for card in sorted(known - {""})}
