"""Computers at a table: they answer for the seats they were given, a few questions at a time."""

import asyncio
import logging
from collections.abc import Iterable
from time import perf_counter
from typing import Any

from madhouse.engine.decisions import Decision, RuleFailure, Seat
from madhouse.engine.game import Game
from madhouse.first.rules.turn import NEXT
from madhouse.players import Imagined, Player
from madhouse.players.random_player import RandomPlayer
from madhouse.players.roster import seated
from madhouse.players.table import answer
from madhouse.server.kept.records import SeatRecord

log = logging.getLogger(__name__)

BATCH = 40
"""Answers that are stored together; then whoever waits for the table comes first."""
BREATH = 0.01
"""Seconds after which the other tables come first."""
TURN_ORDER = "turn-order"


class Computers:
    """The computer players of one table."""

    def __init__(self, secret: str, seats: Iterable[SeatRecord] = ()) -> None:
        self._secret = secret  # nobody can foresee what they will do
        self._players: dict[Seat, tuple[str, Player]] = {}
        for seat in seats:
            self.seat(seat)

    def seat(self, seat: SeatRecord) -> None:
        """Sit down, or stand up, as the seat says."""
        if seat.holder != "computer":
            self._players.pop(seat.seat, None)
        elif self._players.get(seat.seat, ("",))[0] != seat.player:
            player = seated(seat.player, f"{self._secret} {seat.seat}")
            self._players[seat.seat] = (seat.player, player)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._players

    def asked(self, game: Game[Any]) -> tuple[Decision, Seat] | None:
        """A question that is answered without a person, and the seat for which it is."""
        for decision in game.pending:
            seat = self.answering(decision)
            if seat is not None:
                return decision, seat
        return None

    def answering(self, decision: Decision) -> Seat | None:
        """The seat for which it is answered without a person; in a group with persons those decide.

        A person alone with computers is not asked who goes next: he does, and then they do.
        """
        seats = decision.seats
        if len(seats) == 1:
            return seats[0] if seats[0] in self._players else None
        people = [seat for seat in seats if seat not in self._players]
        if seats and not people:
            return seats[0]
        if decision.kind == TURN_ORDER and len(people) == 1 < len(seats):
            if NEXT(people[0]) in decision.options:
                return people[0]
            return next(seat for seat in seats if seat in self)
        return None

    async def play(self, game: Game[Any], most: int = BATCH) -> None:
        """Answer what is asked, so many questions at most."""
        rested = perf_counter()
        for _ in range(most):
            asked = self.asked(game)
            if asked is None or not self._answer(game, *asked):
                return
            if perf_counter() - rested > BREATH:
                await asyncio.sleep(0)
                rested = perf_counter()

    def _answer(self, game: Game[Any], decision: Decision, seat: Seat) -> bool:
        """A player that fails is no reason to stop the game: any option will do then."""
        if seat not in self:
            return _tried(game, decision, seat, NEXT(seat))
        player = self._players[seat][1]
        try:
            if isinstance(player, RandomPlayer):  # he looks at nothing, so nothing is prepared
                option = player.choose(None, decision, 0.0, _nothing_imagined)
                game.apply(seat, option, decision.number)
            else:
                answer(game, decision, seat, player)
        except Exception:
            log.exception("the computer at %s failed at '%s'", seat, decision.kind)
            return any(_tried(game, decision, seat, option) for option in decision.options)
        return True


def _nothing_imagined() -> Imagined:
    raise RuntimeError("a random player does not wonder")


def _tried(game: Game[Any], decision: Decision, seat: Seat, option: str) -> bool:
    try:
        game.apply(seat, option, decision.number)
    except RuleFailure:
        log.exception("no computer can go on with '%s'", option)
        return False
    return True
