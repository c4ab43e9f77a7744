"""Agreements: what a table may allow itself. It changes no rule and no die."""

from collections.abc import Iterable

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean

TAKE_BACKS = "take-backs"
AGREEMENTS = {TAKE_BACKS: "2e.puzzle-step.counted"}
"""Each, and the rule of the catalogue that it leaves as it is."""


class UnknownAgreement(MadhouseError):
    """There is nothing of that name to agree on."""


def agreed(wished: Iterable[str]) -> list[str]:
    """What was agreed on for a game, each once."""
    named = list(wished)
    for each in named:
        if each not in AGREEMENTS:
            near = did_you_mean(each, AGREEMENTS)
            raise UnknownAgreement(f"there is nothing to agree on called '{each}'{near}")
    return [each for each in AGREEMENTS if each in named]
