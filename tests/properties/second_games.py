"""Random games of the second edition: every scenario of its box, with two to five investigators."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.second.edition import SecondEdition, begin, edition, the_box
from madhouse.second.seen.views import View
from madhouse.second.things.state import FEWEST, MOST, State
from madhouse.second.things.table import Table
from tests.properties import random_games

SecondGame = Game[State, View]
SCENARIOS = tuple(the_box().scenario_ids)


def begun(seed: int, scenario: str = "", players: int = 0) -> SecondGame:
    """The game of a seed."""
    return begin(header_of(seed, scenario, players))


def header_of(seed: int, scenario: str = "", players: int = 0, hands: str = "") -> Header:
    """The head of the case file of that game."""
    lap, at = divmod(seed, len(SCENARIOS))
    told = scenario or SCENARIOS[at]
    return Header(
        edition="second",
        story=told,
        content=edition(told).content_version,
        seed=str(seed),
        investigators=players or FEWEST + lap % (MOST - FEWEST + 1),
        hands=hands,
    )


def is_eager(seed: int) -> bool:
    """Half of the games are played by people who would rather do something."""
    return seed // len(SCENARIOS) % 8 >= 4


def moments(seed: int) -> Iterator[SecondGame]:
    """The random game of a seed, before each of its decisions and once it is over."""
    yield from random_games.played(begun(seed), seed, is_eager(seed))


def always(numbers: Iterable[int], check: Callable[[SecondGame], None], every: int = 1) -> None:
    """Check this in the games of these seeds, at one moment in so many."""
    random_games.always(numbers, check, every, moments)


def edition_of(game: SecondGame) -> SecondEdition:
    """The second edition, with its box and its scenario."""
    assert isinstance(game.edition, SecondEdition)
    return game.edition


def table_of(game: SecondGame) -> Table:
    """The table, with the state on it."""
    assert isinstance(game.table, Table)
    return game.table


def play_on(game: SecondGame, decisions: int, seed: int = 0) -> None:
    """Play on at random for so many decisions, or to the end."""
    step = partial(random_games.answer, game, Random(seed))
    for _ in range(decisions):
        if game.pending:
            step()
