"""Endings: the app decides when it is over, and whether it is won (2e.app.decides-game-end)."""

from madhouse.engine.flow import GameOver, Rule
from madhouse.second.things.table import Table

INVESTIGATORS = "investigators"
NOBODY = "nobody"
ELIMINATED = "eliminated"
"""The reason of a game that ends because somebody was eliminated."""


def end(g: Table, ending: str) -> Rule[None]:
    """The scenario ends so; its epilogue is read aloud (2e.winning.complete)."""
    won = g.scenario.endings[ending].won
    g.app.ending = ending
    g.hands.settle(g, won=won)
    g.tell("ending", ("2e.app.decides-game-end",), ending=ending, won=won)
    yield from ()
    raise GameOver(INVESTIGATORS if won else NOBODY, ending)


def lose_by_elimination(g: Table) -> Rule[None]:
    """Lost because an investigator was eliminated; the epilogue of time is read aloud
    (2e.winning.menu-eliminated)."""
    g.hands.settle(g, won=False)
    lost = next((n for n, e in g.scenario.endings.items() if e.time), "")
    g.tell("ending", ("2e.winning.eliminated-deadline",), ending=lost, won=False)
    yield from ()
    raise GameOver(NOBODY, ELIMINATED)
