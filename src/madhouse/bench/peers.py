"""Other engines at random play, in the same run: what a decision costs elsewhere."""

import random
from typing import Any

from madhouse.bench.contest import Playout, Tally
from madhouse.engine.errors import MadhouseError

REMEDY = "install them with: pip install 'madhouse[peers]'"

SPIEL_GAMES = {
    "openspiel-python-tic-tac-toe": "python_tic_tac_toe",
    "openspiel-backgammon": "backgammon",
    "openspiel-chess": "chess",
}


class MissingPeers(MadhouseError):
    """The other engines are not installed."""


def peers() -> dict[str, Playout]:
    """The other engines as contestants."""
    try:
        contestants = {name: _spiel(game) for name, game in SPIEL_GAMES.items()}
        contestants["catanatron"] = _catan()
    except ImportError as missing:
        raise MissingPeers(f"{missing.name} is not there; {REMEDY}") from missing
    return contestants


def _spiel(name: str) -> Playout:
    import pyspiel  # an optional extra
    from open_spiel.python.games import tic_tac_toe  # noqa: F401 - registers the Python game

    game = pyspiel.load_game(name)

    def playout(chooser: random.Random) -> Tally:
        tally = Tally()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
                continue
            actions = state.legal_actions()
            tally.count(len(actions))
            state.apply_action(actions[int(chooser.random() * len(actions))])
        return tally

    return playout


def _catan() -> Playout:
    from catanatron import Color, Game, RandomPlayer  # an optional extra

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def playout(chooser: random.Random) -> Tally:
        tally = Tally()
        game: Any = Game([RandomPlayer(color) for color in colors], seed=chooser.getrandbits(32))
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            tally.count(len(actions))
            game.execute(actions[int(chooser.random() * len(actions))])
        return tally

    return playout
