"""How often a scenario is meant to be won: by equal tables at *plain*, with two to five."""

from madhouse.engine.workshop import StoryAim
from madhouse.second.edition import edition
from madhouse.second.things.difficulty import difficulty_of

AIMS = {"gentle": (0.60, 0.80), "middle": (0.40, 0.60), "hard": (0.25, 0.45)}
"""Between which shares of games, by what the difficulty is called."""
FALL = (0.55, 0.80)
"""The part of the clock at which somebody is first Wounded or Insane, where it is not gentle."""


def aim(scenario: str) -> StoryAim:
    """What is aimed at for a scenario."""
    name = difficulty_of(edition(scenario).scenario.difficulty)
    return StoryAim(name, *AIMS[name], fall=None if name == "gentle" else FALL)
