"""Moods: what kind of evening a story makes, for a table that looks for one."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal, get_args

from madhouse.engine.content_version import Unread

MoodName = Literal["dread", "riddle", "intrigue", "hunt", "siege", "sorrow"]
MOODS: tuple[str, ...] = get_args(MoodName)
"""In the order in which they are offered."""
UNSAID: Final = ""
Mood = Annotated[Literal["", "dread", "riddle", "intrigue", "hunt", "siege", "sorrow"], Unread()]
"""As a story says it; one that says none is found by everything else."""


def without_mood(mood: str) -> Iterator[tuple[str, str]]:
    """What an author is told whose story says none, with its place."""
    if mood == UNSAID:
        known = ", ".join(MOODS)
        yield "", f"there is no 'mood', by which a table finds its evening; write one of {known}"


def in_use(moods: Iterable[str]) -> list[str]:
    """Those of them that some story has, in their order."""
    said = set(moods)
    return [each for each in MOODS if each in said]
