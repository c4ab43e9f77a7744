"""English: the texts of the second edition, beside those that all editions share."""

from functools import cache

from madhouse.engine.messages import ENGLISH, Messages
from madhouse.second.things.box import CONTENT

FOLDERS = (ENGLISH, CONTENT / "messages" / "en")


@cache
def english() -> Messages:
    """All of them, read once."""
    return Messages.load(*FOLDERS)
