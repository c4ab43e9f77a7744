"""What the terminal says by itself, whatever is played."""

from functools import cache

from madhouse.engine.messages import ENGLISH, Messages


@cache
def messages() -> Messages:
    """The texts that all editions share, in English."""
    return Messages.load(ENGLISH)
