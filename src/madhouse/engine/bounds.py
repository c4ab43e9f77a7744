"""Bounds: how large what an author writes may be, so that no file keeps a machine busy for ever.

All are far beyond what the stories of the box need, and each is named where it is overstepped.
"""

import re
from collections.abc import Iterable
from math import prod

LONGEST_FILE = 1_000_000
"""Letters; the largest of the box has a tenth of that."""
LONGEST_TEXT = 20_000
"""Letters of one text."""
MOST_ENTRIES = 1_000
"""Things in one list, or fields in one mapping."""
LARGEST = 9_999
"""A number, either way."""
DEEPEST = 50
"""Levels of lists and mappings in each other; cards need about ten."""
MOST_COMBINATIONS = 256
"""Ways in which a story can be set up: each is looked at, and each is proved."""
UNFIT = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What a terminal would obey, and what turns lines around."""


def refuse_many_combinations(what: str, choices: Iterable[int]) -> None:
    """Refuse what nobody could look through; a ValueError, as it is raised while a file is read."""
    ways = prod(choices)
    if ways > MOST_COMBINATIONS:
        told = f"{ways}" if ways < 10**9 else "a billion or more"
        raise ValueError(
            f"{what} can be combined in {told} ways, and {MOST_COMBINATIONS} is the most; "
            "leave some of them out"
        )


def too_large(number: str) -> str | None:
    """What is wrong with a number as it is written, if it is too large."""
    if abs(float(number)) <= LARGEST:  # of thousands of digits it makes infinity, quickly
        return None
    return f"a number is {LARGEST} at most, either way"


def unfit_text(text: str) -> str | None:
    """What is wrong with a text, if it is too long or would do more than be read."""
    if len(text) > LONGEST_TEXT:
        return f"a text has {LONGEST_TEXT} letters at most, and this has {len(text)}"
    if found := UNFIT.search(text):
        return f"the control character {found[0]!r} does not belong in a text; leave it out"
    return None


def harmless(text: str) -> str:
    """A text as it may reach a terminal, whoever wrote it.

    >>> harmless("red \\x1b[31m name\\nnext")
    'red ?[31m name\\nnext'
    """
    return UNFIT.sub("?", text)
