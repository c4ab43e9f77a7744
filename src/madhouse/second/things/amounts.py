"""Amounts: numbers that may grow with the number of investigators."""

from typing import Annotated

import msgspec


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number with so many more for each investigator, or each so many of them, and none where
    fewer play than `from`.

    >>> Scale(base=2, each=1).of(3)
    5
    >>> Scale(base=1, at_least=4).of(3)
    0
    >>> Scale(each=1, per=2).of(5)
    2
    """

    base: int = 0
    each: int = 0
    at_least: int = msgspec.field(default=0, name="from")
    per: Annotated[int, msgspec.Meta(ge=1)] = 1  # so many investigators count as one

    def of(self, investigators: int) -> int:
        """The number at a table of so many."""
        if investigators < self.at_least:
            return 0
        return self.base + self.each * (investigators // self.per)


Amount = int | Scale
Some = Annotated[int, msgspec.Meta(ge=0)]
