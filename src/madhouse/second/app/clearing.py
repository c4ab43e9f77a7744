"""Clearing the board: every tile, token and monster is discarded (2e.clear-board.discard-all,
2e.tile.discard)."""

from madhouse.engine.flow import Rule
from madhouse.second.app.drawer import remove
from madhouse.second.app.tokens import discard_token
from madhouse.second.things.table import Table


def clear_board(g: Table) -> Rule[None]:
    """The app takes its part off the board, and whoever has the hands the rest."""
    for token in list(g.app.tokens):
        discard_token(g, token)
    for monster in list(g.app.monsters):
        remove(g, monster)
    yield from g.hands.clear_board(g)
    g.app.laid = []
    g.look_around()
    g.seal()
