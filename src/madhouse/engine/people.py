"""People: with how many people a story is at its best, for a table that looks for one."""

import re
from typing import Annotated

import msgspec

from madhouse.engine.content_version import Unread

FEWEST, MOST = 1, 5
"""So many people sit down at a table, in both editions."""


class HeadCount(msgspec.Struct, frozen=True):
    """So many people; also written in one line: `2-4`, or `3`."""

    fewest: int = FEWEST
    most: int = MOST

    @classmethod
    def from_written(cls, text: str) -> "HeadCount":
        """Read the short form."""
        written = re.fullmatch(r"(\d)(?:-(\d))?", text)
        if written is None:
            raise ValueError(f"expected a number of people as 2-4 or 3, got {text!r}")
        return cls(int(written[1]), int(written[2] or written[1]))

    def __post_init__(self) -> None:
        if not FEWEST <= self.fewest <= self.most <= MOST:
            raise ValueError(
                f"{self.fewest} to {self.most} people do not sit down; from {FEWEST} to {MOST} do"
            )


BestWith = Annotated[HeadCount, Unread()]
"""As a story says it; one that says nothing is as good with any number."""
ANY_NUMBER = HeadCount()
