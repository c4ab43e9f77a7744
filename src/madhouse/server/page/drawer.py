"""The drawer (key-value store): where a page keeps what must outlive it."""

from collections.abc import Awaitable, Sequence
from typing import Literal, NamedTuple, Protocol

from madhouse.server.kept.archive import TakenElsewhere

END = "\uffff"
"""Behind every key that begins as one does."""


class LeafStep(NamedTuple):
    """One change to what lies in the drawer.

    `add` is refused where something lies already; `drop` takes all keys from one on that are
    smaller than the other.
    """

    how: Literal["add", "put", "drop"]
    key: str
    data: bytes = b""
    until: str = ""


def dropped(prefix: str, first: str = "") -> LeafStep:
    """Take out everything whose key begins so, from one of them on if that is given."""
    return LeafStep("drop", prefix + first, until=prefix + END)


class Drawer(Protocol):
    """What is awaited is safe when that is over, even if the page is closed then."""

    def commit(self, steps: Sequence[LeafStep]) -> Awaitable[None]:
        """Make these changes, all of them or none, in their order."""

    def find(self, prefix: str) -> Awaitable[list[tuple[str, bytes]]]:
        """What lies under keys that begin so, by key."""


class OpenDrawer:
    """A drawer that forgets, for a page whose browser keeps nothing, and for tests.

    >>> import asyncio
    >>> drawer = OpenDrawer()
    >>> asyncio.run(drawer.commit([LeafStep("put", "a/1", b"one"), LeafStep("put", "a/2", b"two")]))
    >>> asyncio.run(drawer.commit([dropped("a/", "2")]))
    >>> asyncio.run(drawer.find("a/"))
    [('a/1', b'one')]
    """

    def __init__(self) -> None:
        self._leaves: dict[str, bytes] = {}

    async def commit(self, steps: Sequence[LeafStep]) -> None:
        """Make these changes, all of them or none."""
        leaves = dict(self._leaves)
        for step in steps:
            if step.how == "drop":
                for key in [each for each in leaves if step.key <= each < step.until]:
                    del leaves[key]
            elif step.how == "add" and step.key in leaves:
                raise TakenElsewhere("somebody else has written there; open the table anew")
            else:
                leaves[step.key] = step.data
        self._leaves = leaves

    async def find(self, prefix: str) -> list[tuple[str, bytes]]:
        """What lies under keys that begin so, by key."""
        return [(key, self._leaves[key]) for key in sorted(self._leaves) if key.startswith(prefix)]
