"""Verifying a room: what setup laid there, held against the story, for those who have doubts."""

from typing import cast

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.knowledge import knows
from madhouse.engine.words import did_you_mean
from madhouse.first.seen.views import View
from madhouse.first.things.seeding import named_cards
from madhouse.first.things.state import KEEPER, State, eyes
from madhouse.first.things.table import Table


class CannotVerify(MadhouseError):
    """The room is not to be verified, or not yet."""


class Verified(msgspec.Struct, frozen=True):
    """A room's Exploration cards as setup laid them, and whether the story has them there."""

    room: str
    laid: list[str]
    right: bool


def verify_room(game: Game[State, View], seat: Seat, room: str) -> Verified:
    """Hold the cards of an explored room against the story (1e.no-win.verify,
    1e.secrecy.verify-exploration); the keeper may do so with any room.

    The Exploration cards are meant, whatever they are called (1e.conflict.encounter-cards).
    """
    g = cast(Table, game.table)
    if room not in g.state.rooms:
        raise CannotVerify(f"there is no room '{room}'{did_you_mean(room, g.state.rooms)}")
    if seat != KEEPER and not g.room(room).explored:
        raise CannotVerify(f"nobody has explored '{room}' to the end; explore it first")
    sight = eyes(g.state, seat)
    laid = [card for card, where in g.state.seeded.items() if where == room]
    return Verified(room, [card for card in laid if knows(g.state, sight, card)], _right(g, room))


def _right(g: Table, room: str) -> bool:
    """Every card that the story names for the room was laid there, and besides only its pool's."""
    named = named_cards(g.story, g.keeper.answers, g.box.leads_to).get(room, [])
    laid = [card for card, where in g.state.seeded.items() if where == room]
    others = [card for card in laid if card not in named]
    return set(named) <= set(laid) and set(others) <= set(g.story.pool)
