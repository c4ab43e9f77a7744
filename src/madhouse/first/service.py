"""The service of the first edition at a table: why not, who is silent, whose time runs."""

from collections.abc import Collection
from typing import Any, cast

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.game import Game
from madhouse.engine.service import AcrossTheTable, Forewarning, Refusal, Timed, Wish
from madhouse.first.rules.puzzle_attempts import AT_A_PUZZLE, SECONDS
from madhouse.first.rules.turn import NEXT
from madhouse.first.things.agreements import PUZZLE_HELP, TAKE_BACKS
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.told.forewarning import forewarned
from madhouse.first.told.option_layout import PASSES
from madhouse.first.told.refusals import refused_by, why_not
from madhouse.first.told.wishes import refusal

TURN_ORDER = "turn-order"
OF_THE_HAND = ("mythos", "trauma")
"""Questions to the keeper that come by a rhythm which tells nothing of his hand."""
OF_A_TURN = ("turn", "keeper-action")
"""Questions of which all know that they are asked; what any other is of may be a secret."""


class FirstService:
    """What a table asks of the rules while a game is played."""

    def why_not(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        """The rule that keeps an option from a seat's list."""
        return why_not(game, seat, option)

    def refused_by(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        """The rule against an option that could be chosen at another time."""
        return refused_by(game, seat, option)

    def refusal(self, game: Game[Any, Any], seat: Seat, wish: Wish, teller: Any) -> Refusal | None:
        """Why a place, a card or a key cannot be chosen now."""
        return refusal(game, seat, wish, teller)

    def forewarned(self, game: Game[Any, Any], decision: Decision, teller: Any) -> Forewarning:
        """The tests that a step would bring, and what would do nothing."""
        helped = decision.kind not in AT_A_PUZZLE or PUZZLE_HELP in game.header.agreements
        return forewarned(game, decision, teller, helped)

    def must_be_silent(self, game: Game[Any, Any], seat: Seat) -> bool:
        """Whether what a seat says might help another with his puzzle, at a table that allows none
        (1e.puzzle-secrecy.encounterer-only)."""
        if PUZZLE_HELP in game.header.agreements:
            return False
        attempts = [each for each in game.pending if each.kind in AT_A_PUZZLE]
        return seat != KEEPER and any(seat not in each.seats for each in attempts)

    def some_must_be_silent(self, game: Game[Any, Any]) -> bool:
        """Whether somebody attempts a puzzle."""
        return any(each.kind in AT_A_PUZZLE for each in game.pending)

    def goes_without_saying(
        self, decision: Decision, people: Collection[Seat]
    ) -> tuple[Seat, Option | None] | None:
        """A person alone with computers is not asked who goes next: he does, and then they do."""
        if decision.kind != TURN_ORDER or len(people) != 1 or len(decision.seats) == 1:
            return None
        (person,) = people
        if NEXT(person) in decision.options:
            return person, NEXT(person)
        return next(seat for seat in decision.seats if seat != person), None

    def passes(self, decision: Decision) -> bool:
        """Whether nothing can be done but to pass."""
        return PASSES.issuperset(decision.options)

    def timed(self, game: Game[Any, Any]) -> Timed | None:
        """The clock belongs to an attempt at a puzzle, and an investigator has one a turn. It goes
        on while he holds a piece, so that nobody gains time by drawing one."""
        for asked in game.pending:
            if asked.clock:
                attempt = (asked.about.get("who"), asked.about.get("card"), game.progress.round)
                return Timed(asked, attempt, SECONDS)
        return None

    def apart(self, game: Game[Any, Any], seat: Seat) -> list[Seat]:
        """The keeper hides his hand from all; an investigator a card that lies facedown."""
        g = cast(Table, game.table)
        hiding = {KEEPER, *(who.player for who in g.state.investigators if who.facedown)}
        if seat in hiding:
            return [each for each in game.seats if each != seat]
        return [each for each in game.seats if each in hiding]

    def across(self, decision: Decision, seat: Seat) -> AcrossTheTable:
        """The keeper passes from across the table; and where there is one thing that he can say to
        what is a matter of the board, he need not come for it."""
        kind, options = decision.kind, decision.options
        if kind in OF_THE_HAND:
            passing = next((each for each in options if each in PASSES), "")
            return AcrossTheTable(kind, option=passing)
        told = kind if kind in OF_A_TURN else ""
        if seat == KEEPER and (len(options) == 1 or self.passes(decision)):
            return AcrossTheTable(told, option=options[0], only=True)
        return AcrossTheTable(told)

    def takes_back(self, game: Game[Any, Any]) -> bool:
        """Whether take-backs were agreed on."""
        return TAKE_BACKS in game.header.agreements
