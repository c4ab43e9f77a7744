"""A match: one game between computer players, and what is kept of it."""

from typing import Any, NamedTuple

import msgspec

from madhouse.api import begin, new_game
from madhouse.editions import edition_of
from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.seats import role_of, seats_for
from madhouse.engine.workshop import CountedGame
from madhouse.players import Player
from madhouse.players.table import play_out


class Setting(NamedTuple):
    """Games of one sort: they differ by their seed alone."""

    story: str
    investigators: int
    level: str = ""

    def __str__(self) -> str:
        level = f", {self.level}" if self.level else ""
        return f"{self.story}, {self.investigators}{level}"


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played: it gives the same game wherever and whenever it is played."""

    number: int
    edition: str
    story: str
    seed: str
    investigators: int
    players: dict[str, str]  # by role: a computer player
    level: str = ""  # as it was asked for; unsaid it is the usual one
    withheld: str = ""  # a card of which there is no copy

    @property
    def setting(self) -> Setting:
        """What it is counted with."""
        return Setting(self.story, self.investigators, self.level)


class GameOutcome(CountedGame, frozen=True, kw_only=True):
    """What is kept of a game: what its edition counts, and who played it."""

    match: Match
    decisions: int


def play(match: Match) -> tuple[GameOutcome, Game[Any, Any]]:
    """Play one match to its end."""
    game = new_game(
        match.edition,
        story=match.story,
        seed=match.seed,
        investigators=match.investigators,
        level=match.level,
    )
    if match.withheld:
        workshop = edition_of(match.edition).workshop
        game = begin(workshop.withholding(game.header, match.withheld))
    play_out(game, table_of(match))
    return outcome(match, game), game


def outcome(match: Match, game: Game[Any, Any]) -> GameOutcome:
    """What is kept of a game that is over."""
    counted = msgspec.structs.asdict(edition_of(match.edition).workshop.counted(game))
    return GameOutcome(match=match, decisions=len(game.answers), **counted)


def table_of(match: Match) -> dict[Seat, Player]:
    """A player for every seat, each with a seed of his own."""
    door = edition_of(match.edition)
    roles = door.shelf.roles
    return {
        seat: door.company.seated(match.players[role_of(roles, seat).id], f"{match.seed} {seat}")
        for seat in seats_for(roles, match.investigators)
    }
