"""Told options (memoized): most read the same at every table, so they are told once."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.shapes import OptionText
from madhouse.engine.teller import Alike, Teller
from madhouse.server.shown.told_texts import StoryOfEdition

MANY = 20_000
encode = msgspec.json.Encoder().encode


class WrittenOption(NamedTuple):
    """An option as it is sent, and the card that it names."""

    option: msgspec.Raw
    card: str


class ToldOptions:
    """The options of one reader."""

    def __init__(self, story: StoryOfEdition, teller: Teller[Any]) -> None:
        self._story = story
        self._teller = teller
        self._own: dict[tuple[str, Option], OptionText] = {}
        self._own_written: dict[tuple[str, Option], WrittenOption] = {}

    def forget(self) -> None:
        """Who is who has changed: what reads the same here may read otherwise now."""
        self._own.clear()
        self._own_written.clear()

    def written(self, decision: Decision, option: Option) -> WrittenOption:
        """An option of this decision, ready to be sent."""
        known = self._own_written.get((decision.kind, option))
        return self._write(decision, option) if known is None else known

    def _write(self, decision: Decision, option: Option) -> WrittenOption:
        alike = self._teller.alike(decision, option)
        if alike is Alike.ONCE:
            return written(self._teller.option(decision, option))
        if alike is Alike.EVERYWHERE:
            known = common_written(self._story, decision.kind, option)
        else:
            known = written(self.tell(decision, option))
        self._own_written[decision.kind, option] = known
        return known

    def tell(self, decision: Decision, option: Option) -> OptionText:
        """An option of this decision."""
        told = self._own.get((decision.kind, option))
        return self._anew(decision, option) if told is None else told

    def _anew(self, decision: Decision, option: Option) -> OptionText:
        alike = self._teller.alike(decision, option)
        if alike is Alike.EVERYWHERE:
            told = common_option(self._story, decision.kind, option)
        else:
            told = self._teller.option(decision, option)
        if alike is not Alike.ONCE:
            self._own[decision.kind, option] = told
        return told


def written(told: OptionText) -> WrittenOption:
    """An option ready to be sent."""
    return WrittenOption(msgspec.Raw(encode(told)), told.card)


@lru_cache(maxsize=MANY)
def common_written(story: StoryOfEdition, kind: str, option: Option) -> WrittenOption:
    """An option that reads the same at every table of the story, ready to be sent."""
    return written(common_option(story, kind, option))


@lru_cache(maxsize=MANY)
def common_option(story: StoryOfEdition, kind: str, option: Option) -> OptionText:
    """An option that reads the same at every table of the story."""
    edition, name, packs = story
    teller = edition_of(edition).teller(name, packs)
    return teller.option(Decision((), kind, (option,)), option)
