"""Checkpoints (snapshots): the state as a stage began. A fork plays on from the last one.

They cost play, and the answers since the last one cost a copy. So they lie far apart in a game that
nobody has copied, as in a thousand games played for their result, and close together in the others.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from madhouse.engine.decisions import Seat

FAR = 100
"""Answers from one checkpoint to the next, at least, in a game that nobody has copied yet."""
CLOSE = 1
"""The same from its first fork or imagined game on."""


Piles: TypeAlias = tuple[tuple[str, ...], ...]
"""Long lists of ids, as they lie."""


class Checkpoint(msgspec.Struct, frozen=True):
    """The state as a stage began, and how much had been answered and told by then."""

    data: bytes
    answers: int = 0
    events: int = 0
    asked: int = 0  # the number of the last question
    piles: Piles = ()  # what was kept beside the data (`Edition.keep`)


class Imagination(msgspec.Struct, frozen=True):
    """What was re-dealt, for whom, and after how many answers."""

    seat: Seat
    key: bytes
    answers: int

    def among(self, kept: Sequence[int]) -> "Imagination":
        """The same in a game of which only these answers are kept."""
        return msgspec.structs.replace(self, answers=bisect_left(kept, self.answers))
