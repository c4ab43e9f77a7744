"""Deaths in the middle of something: it goes on for everybody else, and for the board."""

from types import TracebackType

from madhouse.engine.flow import Killed
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def is_dead(g: Table, who: Investigator) -> bool:
    """Whether he was killed; one who has escaped stands in no space, but lives."""
    return who not in g.state.investigators and bool(who.space)


class Deaths:
    """Who dies in the middle of something that is not for him alone (1e.open.killed-mid-step).

    Each part of it is done `with` the deaths; when all is done, `settle` ends what there is to end.
    What is for one of them is not ended by the death of another, not even of the one whose turn it
    is: his turn ends when that is done.
    """

    __slots__ = ("_active", "_ended", "_turn_is_over", "g")

    def __init__(self, g: Table) -> None:
        self.g = g
        self._active = g.active  # as it begins
        self._ended = self._turn_is_over = False

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
        """Somebody has died."""
        self._ended = True
        self._turn_is_over = self._turn_is_over or dead.who == self.g.state.active

    def settle(self, you: Investigator | None = None) -> None:
        """All is done: now what was for 'you' is over, or for all, the turn of the dead."""
        if you is not None and self._ended and is_dead(self.g, you):
            raise Killed(you.id)
        if (you is None or you.id == self.g.state.active) and self._active_died():
            raise Killed(self.g.state.active)

    def _active_died(self) -> bool:
        """In the middle of this; perhaps in that of another, who was spared the news."""
        return self._turn_is_over or (self._active is not None and is_dead(self.g, self._active))
