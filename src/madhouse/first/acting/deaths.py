"""Deaths in the middle of something: it goes on for everybody else, and for the board."""

from types import TracebackType

import msgspec

from madhouse.engine.flow import Killed
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def is_dead(g: Table, who: Investigator) -> bool:
    """Whether he was killed; one who has escaped stands in no space, but lives."""
    return who not in g.state.investigators and bool(who.space)


class Deaths(msgspec.Struct):
    """Who dies in the middle of something that is not for him alone (1e.open.killed-mid-step).

    Each part of it is done `with` the deaths; when all is done, `settle` ends what there is to end.
    """

    g: Table
    ended: Killed | None = None

    def __enter__(self) -> None:
        """A part begins."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        """The part is over, perhaps by a death."""
        if isinstance(error, Killed):
            self.note(error)
            return True
        return False

    def note(self, dead: Killed) -> None:
        """Somebody has died; of several, the one whose turn it is counts."""
        if self.ended is None or self.ended.who != self.g.state.active:
            self.ended = dead

    def settle(self, you: Investigator | None = None) -> None:
        """All is done: now the turn of the dead is over, and whatever else was about 'you'."""
        if self.ended is None:
            return
        if self.ended.who == self.g.state.active:
            raise self.ended
        if you is not None and is_dead(self.g, you):
            raise Killed(you.id)
