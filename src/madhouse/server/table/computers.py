"""Computers (bots) at a table: they answer for the seats they were given, a few at a time."""

import asyncio
import logging
from collections.abc import Iterable
from time import perf_counter
from typing import Any, NoReturn

from madhouse.engine.company import Favour, Player, Reply, TalkingPlayer
from madhouse.engine.decisions import Decision, Option, RuleFailure, Seat
from madhouse.engine.door import FrontDoor
from madhouse.engine.game import Game
from madhouse.players.random_player import RandomPlayer
from madhouse.players.table import answer
from madhouse.server.kept.records import SeatRecord

log = logging.getLogger(__name__)

BATCH = 40
"""Answers that are stored together; then whoever waits for the table comes first."""
BREATH = 0.01
"""Seconds after which the other tables come first."""


class Computers:
    """The computer players of one table."""

    def __init__(self, edition: FrontDoor, secret: str, seats: Iterable[SeatRecord] = ()) -> None:
        self._company = edition.company
        self._goes_without_saying = edition.service.goes_without_saying
        self._secret = secret  # nobody can foresee what they will do
        self._players: dict[Seat, tuple[str, Player]] = {}
        self._remarks: list[tuple[Seat, str]] = []  # that were not said yet
        for seat in seats:
            self.seat(seat)

    def seat(self, seat: SeatRecord) -> None:
        """Sit down, or stand up, as the seat says."""
        if seat.holder != "computer":
            self._players.pop(seat.seat, None)
        elif self._players.get(seat.seat, ("",))[0] != seat.player:
            player = self._company.seated(seat.player, f"{self._secret} {seat.seat}")
            self._players[seat.seat] = (seat.player, player)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._players

    def asked(self, game: Game[Any, Any]) -> tuple[Decision, Seat] | None:
        """A question that is answered without a person, and the seat for which it is."""
        for decision in game.pending:
            seat = self.answering(decision)
            if seat is not None:
                return decision, seat
        return None

    def answering(self, decision: Decision) -> Seat | None:
        """The seat for which it is answered without a person; in a group with persons those decide,
        unless it goes without saying."""
        seats = decision.seats
        if len(seats) == 1:
            return seats[0] if seats[0] in self._players else None
        if seats and not self._people(decision):
            return seats[0]
        said = self._unsaid(decision)
        return None if said is None else said[0]

    def _people(self, decision: Decision) -> list[Seat]:
        return [seat for seat in decision.seats if seat not in self._players]

    def _unsaid(self, decision: Decision) -> tuple[Seat, Option | None] | None:
        return self._goes_without_saying(decision, self._people(decision))

    # -- talk ----------------------------------------------------------------------------------

    def remarks(self) -> list[tuple[Seat, str]]:
        """What they have said since this was asked last, and who."""
        said, self._remarks = self._remarks, []
        return said

    def ask(self, game: Game[Any, Any], seat: Seat, errand: Favour) -> Reply | None:
        """Ask the computer at a seat for an errand; None if it cannot be talked to."""
        if seat not in self:
            return None
        player = self._players[seat][1]
        return player.ask(game.view(seat), errand) if isinstance(player, TalkingPlayer) else None

    # -- play ----------------------------------------------------------------------------------

    async def play(self, game: Game[Any, Any], most: int = BATCH) -> None:
        """Answer what is asked, so many questions at most."""
        rested = perf_counter()
        for _ in range(most):
            asked = self.asked(game)
            if asked is None or not self._answer(game, *asked):
                return
            if perf_counter() - rested > BREATH:
                await asyncio.sleep(0)
                rested = perf_counter()

    def _answer(self, game: Game[Any, Any], decision: Decision, seat: Seat) -> bool:
        """A player that fails is no reason to stop the game: any option will do then."""
        if seat not in self:
            said = self._unsaid(decision)
            return said is not None and _tried(game, decision, seat, said[1] or decision.options[0])
        player = self._players[seat][1]
        try:
            if isinstance(player, RandomPlayer):  # he looks at nothing, so nothing is prepared
                option = player.choose(None, decision, 0.0, _nothing_imagined)
                game.apply(seat, option, decision.number)
            else:
                answer(game, decision, seat, player)
            self._hear(seat, player)
        except Exception:
            log.exception("the computer at %s failed at '%s'", seat, decision.kind)
            return any(_tried(game, decision, seat, option) for option in decision.options)
        return True

    def _hear(self, seat: Seat, player: Player) -> None:
        said = player.remark() if isinstance(player, TalkingPlayer) else ""
        if said:
            self._remarks.append((seat, said))


def _nothing_imagined() -> NoReturn:
    raise RuntimeError("a random player does not wonder")


def _tried(game: Game[Any, Any], decision: Decision, seat: Seat, option: str) -> bool:
    try:
        game.apply(seat, option, decision.number)
    except RuleFailure:
        log.exception("no computer can go on with '%s'", option)
        return False
    return True
