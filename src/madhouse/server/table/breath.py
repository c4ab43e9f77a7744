"""Breath (cooperative threads): who works beside the loop lets the loop go first."""

from time import perf_counter, sleep

from madhouse.server.table.beside import HAS_THREADS

STRETCH = 0.002
"""Seconds of work after which a breath is due."""
PAUSE = 0.0005
"""Seconds of it: long enough that the loop is given its turn."""


class Breath:
    """Taken between two pieces of work in a thread of one's own, never in the loop."""

    def __init__(self) -> None:
        self._since = perf_counter()

    def __call__(self, _: object = None) -> None:
        """Rest, if it is time to."""
        if HAS_THREADS and perf_counter() - self._since >= STRETCH:
            sleep(PAUSE)
            self._since = perf_counter()
