"""Agreements: what all players may agree on before a game, optional rules and customs of the table.

A custom changes no rule and no die. Whoever runs the table looks at it, and the case file keeps it.
"""

from collections.abc import Iterable

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean

PUZZLE_TIME_LIMIT = "puzzle-time-limit"
MONSTER_SKILL_POINTS = "monster-skill-points"
ALTERNATE_LENGTH = "alternate-length"

NAMED_THEORY = "named-theory"

TAKE_BACKS = "take-backs"
PUZZLE_HELP = "puzzle-help"

OPTIONAL_RULES = {
    PUZZLE_TIME_LIMIT: "1e.option.puzzle-time",
    MONSTER_SKILL_POINTS: "1e.option.monster-skill",
    ALTERNATE_LENGTH: "1e.option.length",
}
"""Each optional rule, and where the catalogue says what it is."""
OWN_RULES = {NAMED_THEORY: "1e.objective.reveal-clue-1"}
"""Rules of our own, which the rulebook's game goes without, and the rule of the catalogue that they
add to."""
CUSTOMS = {
    TAKE_BACKS: "1e.puzzle-action.no-undo",
    PUZZLE_HELP: "1e.puzzle-secrecy.encounterer-only",
}
"""What a table may allow itself besides, and the rule of the catalogue that it leaves as it is."""
AGREEMENTS = OPTIONAL_RULES | OWN_RULES | CUSTOMS


class UnknownAgreement(MadhouseError):
    """There is nothing of that name to agree on."""


def agreed(wished: Iterable[str]) -> list[str]:
    """What was agreed on for a game, each once: optional rules in the order of the rulebook
    (1e.option.agree), then those of our own, then the customs of the table.

    >>> agreed(["alternate-length", "monster-skill-points"])
    ['monster-skill-points', 'alternate-length']
    """
    named = list(wished)
    for each in named:
        if each not in AGREEMENTS:
            near = did_you_mean(each, AGREEMENTS)
            raise UnknownAgreement(f"there is no optional rule '{each}'{near}")
    return [each for each in AGREEMENTS if each in named]
