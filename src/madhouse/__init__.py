"""Madhouse: a digital edition of the board game Mansions of Madness.

>>> import madhouse
>>> game = madhouse.new_game("first", story="the-cold-supper", seed=42, investigators=1)
>>> game.apply("investigator-1", "take joe-diamond")
>>> game.legal("investigator-1")
('pick process-server', 'pick four-porches')
>>> game.view("keeper").investigators  # the keeper cannot see who is being chosen
[]
"""

from madhouse.api import begin, load_case, new_game, verify_case, why_not
from madhouse.editions import SecondTableBuilder, TableBuilder, roles
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import (
    CannotUndo,
    Decision,
    GameFinished,
    IllegalOption,
    NotYourDecision,
    RefusedAnswer,
    ReplayDivergence,
    StaleDecision,
)
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game

__version__ = "0.1.0"

__all__ = [
    "CannotUndo",
    "Decision",
    "Game",
    "GameFinished",
    "Header",
    "IllegalOption",
    "MadhouseError",
    "NotYourDecision",
    "RefusedAnswer",
    "ReplayDivergence",
    "SecondTableBuilder",
    "StaleDecision",
    "TableBuilder",
    "begin",
    "load_case",
    "new_game",
    "roles",
    "verify_case",
    "why_not",
]
