"""Random games: played by nobody in particular, to see what holds in every one of them."""

import os
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, TypeVar

from madhouse.api import new_game
from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State

AnyGame = Game[Any, Any]
"""What is asked here of a game of either edition."""
Playing = TypeVar("Playing", bound=AnyGame)
Check = Callable[[Any], None]
Games = Callable[[int], Iterator[AnyGame]]

STORIES = tuple(the_box().story_ids)
IDLE = frozenset({"pass", "done", "end turn", "hold back", "stay", "leave it", "roll"})
"""Options with which nothing happens; a player who shuns them sees more of the game."""

MOST = 5000
"""Decisions after which a game will never end; random games take a few hundred."""


def seeds(number: int) -> range:
    """The seeds of so many games, or of as many times more as MADHOUSE_SOAK says."""
    return range(number * int(os.environ.get("MADHOUSE_SOAK", "1")))


def begin(seed: int, story: str = "", players: int = 0) -> Game[State, View]:
    """The game of a seed: every story of the box in turn, each with 1 to 4 investigators."""
    told = story or STORIES[seed % len(STORIES)]
    number = players or 1 + (seed + _lap(seed)) % 4
    return new_game("first", story=told, seed=seed, investigators=number)


def is_eager(seed: int) -> bool:
    """Half of the games of every story, with every number of players, are played eagerly."""
    lap = _lap(seed)
    return (lap + lap // 4) % 2 == 1


def _lap(seed: int) -> int:
    """How often every story has been told before this seed."""
    return seed // len(STORIES)


def edition_of(game: Game[State, View]) -> FirstEdition:
    """The first edition, with its box and its story."""
    assert isinstance(game.edition, FirstEdition)
    return game.edition


def watching(game: AnyGame) -> tuple[Seat, ...]:
    """Everybody who can look at the table."""
    return (*game.seats, SPECTATOR)


def pick(decision: Decision, chooser: Random, eager: bool = False) -> Option:
    """Any option; the eager mostly do something when something can be done."""
    busy = [option for option in decision.options if option not in IDLE]
    if eager and busy and chooser.random() < 0.8:
        return chooser.choice(busy)
    return chooser.choice(decision.options)


def answer(game: AnyGame, chooser: Random, eager: bool = False) -> None:
    """Answer one of the questions that wait, from one of the seats that are asked."""
    assert len(game.answers) < MOST, "this game does not end"
    decision = chooser.choice(game.pending)
    game.apply(chooser.choice(decision.seats), pick(decision, chooser, eager))


def moments(seed: int) -> Iterator[Game[State, View]]:
    """The random game of a seed, before each of its decisions and once it is over."""
    yield from played(begin(seed), seed, is_eager(seed))


def played(game: Playing, seed: int, eager: bool) -> Iterator[Playing]:
    """A game that is played at random, before each of its decisions and once it is over."""
    chooser = Random(seed)
    while game.pending:
        yield game
        answer(game, chooser, eager)
    yield game


def finish(game: AnyGame, chooser: Random) -> None:
    """Play on at random until the game is over."""
    while game.pending:
        answer(game, chooser)


def always(
    numbers: Iterable[int], check: Check, every: int = 1, games: Games | None = None
) -> None:
    """Check this in the games of these seeds, at one moment in so many; a failure names it."""
    play = games or moments
    for seed in numbers:
        decided = 0
        try:
            for decided, game in enumerate(play(seed)):
                if (decided + seed) % every == 0 or game.over:
                    check(game)
        except Exception as broken:
            broken.add_note(f"in moments({seed}), after {decided} decisions")
            raise


def restarted(game: Playing, change: Callable[[Any], None] | None = None) -> Playing:
    """A game that begins with this state, perhaps with a change made to it."""
    state = game.edition.decode(game.encode())
    if change is not None:
        change(state)
    return type(game)(game.edition, game.edition.encode(state), game.header)


def can_restart(game: AnyGame) -> bool:
    """Whether a stage has just begun, so that the state alone tells how the game goes on."""
    if game.over or len(game.pending) != 1:
        return False
    twin = restarted(game)
    return twin.encode() == game.encode() and asked(twin) == asked(game)


def asked(game: AnyGame) -> list[tuple[object, ...]]:
    """The questions that wait, but for their numbers."""
    return [(d.seats, d.kind, d.options, d.rule, dict(d.about)) for d in game.pending]
