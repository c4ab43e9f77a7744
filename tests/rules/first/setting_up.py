"""Setting up the training story by hand, for the tests of the three setup topics."""

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.first.building import STORY
from madhouse.first.edition import begin, edition
from madhouse.first.rules.setup import BARE
from madhouse.first.seen.views import View
from madhouse.first.things.state import KEEPER, State


def new_game(players: int = 1, seed: str = "supper") -> Game[State, View]:
    """A game that has just begun: both sides set up."""
    header = Header(
        edition="first",
        story=STORY,
        content=edition(STORY).content_version,
        seed=seed,
        investigators=players,
    )
    return begin(header)


def keeper_sets_up(game: Game[State, View], first: str = "A", second: str = "A") -> None:
    """The keeper answers both questions and lays no card on a clue."""
    game.apply(KEEPER, f"answer 1 {first}")
    game.apply(KEEPER, f"answer 2 {second}")
    while BARE in game.legal(KEEPER):
        game.apply(KEEPER, BARE)


def investigators_set_up(game: Game[State, View]) -> None:
    """Each takes the first investigator and the first traits on offer."""
    for seat in game.seats[1:]:
        for _ in range(3):
            game.apply(seat, game.legal(seat)[0])


def ready(players: int = 1, first: str = "A", second: str = "A") -> Game[State, View]:
    """A game at its first question after setup."""
    game = new_game(players)
    keeper_sets_up(game, first, second)
    investigators_set_up(game)
    return game
