"""Optional rules: the three that all players may agree on before play."""

from collections.abc import Iterable

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.first.things.table_options import TABLE_OPTIONS

PUZZLE_TIME_LIMIT = "puzzle-time-limit"
MONSTER_SKILL_POINTS = "monster-skill-points"
ALTERNATE_LENGTH = "alternate-length"

OPTIONS = {
    PUZZLE_TIME_LIMIT: "1e.option.puzzle-time",
    MONSTER_SKILL_POINTS: "1e.option.monster-skill",
    ALTERNATE_LENGTH: "1e.option.length",
}
"""Each optional rule, and where the catalogue says what it is."""
ALL_OPTIONS = OPTIONS | TABLE_OPTIONS
"""Everything that can be agreed on."""


class UnknownOption(MadhouseError):
    """There is nothing of that name to agree on."""


def agreed(options: Iterable[str]) -> list[str]:
    """What was agreed on for a game, each once: optional rules in the order of the rulebook
    (1e.option.agree), then the options of the table.

    >>> agreed(["alternate-length", "monster-skill-points"])
    ['monster-skill-points', 'alternate-length']
    """
    wished = list(options)
    for option in wished:
        if option not in ALL_OPTIONS:
            near = did_you_mean(option, ALL_OPTIONS)
            raise UnknownOption(f"there is no optional rule '{option}'{near}")
    return [option for option in ALL_OPTIONS if option in wished]
