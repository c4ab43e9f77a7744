"""A match: one game between computer players, and what is kept of it."""

from collections import Counter
from typing import Any

import msgspec

from madhouse.api import new_game
from madhouse.engine.decisions import Fact
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.first.edition import edition
from madhouse.first.rules.attribute_tests import chance
from madhouse.first.things.state import KEEPER
from madhouse.players import Player
from madhouse.players.roster import seated
from madhouse.players.table import play_out


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played: it gives the same game wherever and whenever it is played."""

    number: int
    story: str
    seed: str
    investigators: int
    keeper: str  # who plays the keeper, by the name of a computer player
    others: str  # who plays the investigators


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a game."""

    match: Match
    winner: str  # 'investigators', 'keeper' or 'nobody'
    objective: str
    answers: dict[str, str]
    rounds: int
    decisions: int
    revealed_in: int  # the round in which the objective was revealed; 0: at the end
    killed: int
    insane: int
    tests: int
    passed: int
    expected: float  # of the tests, how many should have been passed by the odds
    used: dict[str, int]  # cards and actions, and how often each came into use
    traits: list[str]  # of the investigators who came to the house
    visits: dict[str, int]  # rooms, and how often an investigator stepped into each


def play(match: Match) -> tuple[Outcome, Game[Any, Any]]:
    """Play one match to its end."""
    game = new_game(story=match.story, seed=match.seed, investigators=match.investigators)
    players = table_of(match)
    play_out(game, players)
    return outcome(match, game), game


def table_of(match: Match) -> dict[str, Player]:
    """A player for every seat, each with a seed of his own."""
    people = [f"investigator-{number + 1}" for number in range(match.investigators)]
    table = {seat: seated(match.others, f"{match.seed} {seat}") for seat in people}
    return {KEEPER: seated(match.keeper, f"{match.seed} {KEEPER}"), **table}


def outcome(match: Match, game: Game[Any, Any]) -> Outcome:
    """What is kept of a game that is over."""
    state, events = game.table.state, game.table.log.events
    tests = [event.facts for event in events if event.kind == "test"]
    return Outcome(
        match=match,
        winner=state.result.winner,
        objective=state.keeper.objective,
        answers=dict(state.keeper.answers),
        rounds=state.round,
        decisions=len(game.answers),
        revealed_in=_revealed_in(events),
        killed=sum(event.kind == "killed" for event in events),
        insane=sum(event.kind == "insane" for event in events),
        tests=len(tests),
        passed=sum(bool(test["passed"]) for test in tests),
        expected=round(sum(_odds(test["needs"]) for test in tests), 2),
        used=_used(events),
        traits=_traits(events),
        visits=_visits(match, events),
    )


def _odds(needs: Fact) -> float:
    return chance(needs) if isinstance(needs, int) else 0.0


def _revealed_in(events: list[Event]) -> int:
    now = 0
    for event in events:
        if event.kind == "round":
            now = int(event.facts["round"] or 0)  # type: ignore[arg-type]
        elif event.kind == "objective-revealed":
            return now
    return 0


USES = {
    "keeper-action": "card",
    "mythos": "card",
    "mythos-facedown-face": "card",
    "trauma": "card",
    "uses": "card",
    "reacts": "card",
    "found": "card",
    "casts": "spell",
    "key-used": "card",
    "lock-opened": "card",
    "obstacle-passed": "card",
    "puzzle-solved": "card",
    "attacks": "weapon",
    "last-task": "objective",
    "monster-placed": "kind",
}
"""Events that tell of a card or an action in use, and the fact that names it."""


def _used(events: list[Event]) -> dict[str, int]:
    counted = Counter(
        f"{event.kind} {event.facts[USES[event.kind]]}"
        for event in events
        if event.kind in USES and event.facts.get(USES[event.kind])
    )
    return dict(sorted(counted.items()))


def _traits(events: list[Event]) -> list[str]:
    chosen = (event.facts["traits"] for event in events if event.kind == "chose")
    return sorted(str(trait) for traits in chosen if isinstance(traits, list) for trait in traits)


def _visits(match: Match, events: list[Event]) -> dict[str, int]:
    rooms = edition(match.story).board.room_of
    counted = Counter(rooms[str(event.facts["space"])] for event in events if event.kind == "moved")
    return dict(sorted(counted.items()))
