"""Talk (input sanitizing): a line as a person may have typed it."""

LONGEST = 500
LOOKED_AT = 4
"""Times as many letters as fit are looked at: some of them may not belong."""


def plain(text: str, longest: int = LONGEST) -> str:
    """One line of text as a person may have typed it: no control characters, no more than fits.

    >>> plain("  come\\u202e here\\n<b>now</b> ", 20)
    'come here <b>now</b>'
    """
    near = text[: LOOKED_AT * longest]
    shown = "".join(" " if each.isspace() else each for each in near if _belongs(each))
    return " ".join(shown.split())[:longest].rstrip()


def _belongs(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()
