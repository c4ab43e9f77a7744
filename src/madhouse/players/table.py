"""A table of computer players: each is asked in turn, until a person must answer or it is over."""

import random
from collections.abc import Mapping
from typing import Any

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.game import Game
from madhouse.players import Player
from madhouse.players.imagined import Imagine, Imagined

BUDGET = 1.0
"""Seconds that a player may take for an answer; the heuristic ones need far less."""


def play_out(game: Game[Any, Any], players: Mapping[Seat, Player]) -> None:
    """Let the players play until none of them is asked any more."""
    while (asked := _asked(game, players)) is not None:
        answer(game, *asked, players[asked[1]])


def answer(game: Game[Any, Any], decision: Decision, seat: Seat, player: Player) -> None:
    """Put one question to a player; where there is nothing to choose he is not troubled."""
    options = decision.options
    if len(options) == 1:
        option = options[0]
    else:
        view = game.view(seat)
        option = player.choose(view, decision, BUDGET, imagining(game, seat, decision))
    game.apply(seat, option, decision.number)


def imagining(game: Game[Any, Any], seat: Seat, decision: Decision) -> Imagine:
    """The door through which a seat may think ahead; the same question gives the same worlds."""
    source = random.Random(f"{seat} {decision.number}")
    return lambda: Imagined(game.imagine(seat, source))


def _asked(game: Game[Any, Any], players: Mapping[Seat, Player]) -> tuple[Decision, Seat] | None:
    for decision in game.pending:
        for seat in decision.seats:
            if seat in players:
                return decision, seat
    return None
