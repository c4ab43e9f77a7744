"""Told options (memoized): most read the same at every table, so they are told once."""

from functools import lru_cache
from typing import Any

from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.shapes import OptionText
from madhouse.engine.teller import Alike, Teller

MANY = 20_000


class ToldOptions:
    """The options of one reader."""

    def __init__(self, edition: str, story: str, teller: Teller[Any]) -> None:
        self._edition = edition
        self._story = story
        self._teller = teller
        self._own: dict[tuple[str, Option], OptionText] = {}

    def forget(self) -> None:
        """Who is who has changed: what reads the same here may read otherwise now."""
        self._own.clear()

    def tell(self, decision: Decision, option: Option) -> OptionText:
        """An option of this decision."""
        told = self._own.get((decision.kind, option))
        return self._anew(decision, option) if told is None else told

    def _anew(self, decision: Decision, option: Option) -> OptionText:
        alike = self._teller.alike(decision, option)
        if alike is Alike.EVERYWHERE:
            told = common_option(self._edition, self._story, decision.kind, option)
        else:
            told = self._teller.option(decision, option)
        if alike is not Alike.ONCE:
            self._own[decision.kind, option] = told
        return told


@lru_cache(maxsize=MANY)
def common_option(edition: str, story: str, kind: str, option: Option) -> OptionText:
    """An option that reads the same at every table of the story."""
    teller = edition_of(edition).teller(story)
    return teller.option(Decision((), kind, (option,)), option)
