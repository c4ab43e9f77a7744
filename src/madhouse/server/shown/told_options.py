"""Options in words: most read the same at every table, so they are told once."""

from functools import lru_cache

from madhouse.engine.decisions import Decision, Option
from madhouse.first.told.telling import Teller
from madhouse.server.asked.library import teller_of
from madhouse.server.wire.messages import OptionText

EITHER = "either"
MANY = 20_000
OF_THIS_GAME = ("monster", "player")
"""What an option may name that is called otherwise at another table."""


@lru_cache(maxsize=MANY)
def is_same_for_all(story: str, option: Option) -> bool:
    """Whether an option reads the same at every table of the story."""
    teller = _reference(story)
    if option in teller.box.actions:  # what it costs may depend on the keeper's answers
        return False
    _, named = teller.read(option)
    return not any(name in named for name in OF_THIS_GAME)


@lru_cache(maxsize=MANY)
def common_option(story: str, kind: str, option: Option) -> OptionText:
    """Such an option, in words."""
    return told_option(_reference(story), Decision((), kind, (option,)), option)


def told_option(teller: Teller, decision: Decision, option: Option) -> OptionText:
    """An option in the words of a teller who knows the game."""
    verb, named = teller.read(option)
    return OptionText(
        option=option,
        text=str(teller.option(decision, option)),
        detail=str(teller.detail(decision, option)),
        verb=verb,
        names=dict(named),
        space=named.get("space", ""),
        card=named.get("card", option if option in teller.cards else ""),
    )


@lru_cache(maxsize=100)
def _reference(story: str) -> Teller:
    return teller_of(story)
