"""How often a scenario is meant to be won: by equal tables at *plain*, with two to five."""

from madhouse.engine.workshop import Aim
from madhouse.second.edition import edition
from madhouse.second.things.difficulty import difficulty_of

AIMS = {"gentle": (0.60, 0.80), "middle": (0.40, 0.60), "hard": (0.25, 0.45)}
"""Between which shares of games, by what the difficulty is called."""


def aim(scenario: str) -> Aim:
    """What is aimed at for a scenario."""
    name = difficulty_of(edition(scenario).scenario.difficulty)
    return Aim(name, *AIMS[name])
