"""The browser's own storage (IndexedDB) as a drawer. Only inside a page is there any."""

from collections.abc import Sequence
from typing import Any

from madhouse.server.kept.archive import StorageFailed, TakenElsewhere
from madhouse.server.page.drawer import LeafStep

TAKEN = "ConstraintError"
FULL = "QuotaExceededError"


class BrowserDrawer:
    """What JavaScript keeps for us; it answers when all is on the disk."""

    def __init__(self, kept: Any) -> None:
        self._kept = kept

    async def commit(self, steps: Sequence[LeafStep]) -> None:
        """Make these changes, all of them or none, in their order."""
        from pyodide.ffi import JsException, to_js

        try:
            await self._kept.commit(to_js([list(step) for step in steps]))
        except JsException as failed:
            raise _told(failed) from failed

    async def find(self, prefix: str) -> list[tuple[str, bytes]]:
        """What lies under keys that begin so, by key."""
        from pyodide.ffi import JsException

        try:
            found = await self._kept.find(prefix)
        except JsException as failed:
            raise _told(failed) from failed
        return [(str(key), data.to_bytes()) for key, data in found]


def _told(failed: Any) -> StorageFailed:
    """What went wrong, in a sentence for who plays."""
    name = str(getattr(failed, "name", ""))
    if name == TAKEN:
        return TakenElsewhere("this game was gone on with in another window; open it anew")
    if name == FULL:
        return StorageFailed(
            "this browser has no room left for games, so nothing has happened; "
            "delete a game that is over, or take its case file away, and try again"
        )
    return StorageFailed(
        "this browser does not let the page keep anything, so nothing has happened; "
        "allow it to store data, or leave the private window"
    )
