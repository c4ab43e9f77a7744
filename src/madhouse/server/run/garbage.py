"""Garbage (cycle collection): looked for among what is new, and never twice among the same things.

While it is looked for all tables wait. With thousands of them most of what is in memory lies far
from the processor and is as it was an hour ago: a full look took 0.4 milliseconds a table. So what
has been looked through once is left alone for good. That is safe because a table that is put away,
and a line whose browser has gone, leave nothing behind in circles: they go as soon as nobody has
them. Tests look that it stays so.
"""

import gc
from typing import Any

LITTER = (2_000, 5, 1_000)
"""Objects that are made before garbage is looked for among them, and how often that comes before
older ones are looked through. Those hold hardly any: at every 50,000 the looks cost 5,000 tables
more than they found (p99 of 228 ms)."""
FULL = 2


def look_a_little_at_a_time() -> None:
    """From now on, in this process; cards and stories stay for good."""
    gc.freeze()
    gc.set_threshold(*LITTER)
    if _leave_alone not in gc.callbacks:
        gc.callbacks.append(_leave_alone)


def _leave_alone(phase: str, look: dict[str, Any]) -> None:
    """Whatever is left after a full look is looked through no more."""
    if phase == "stop" and look["generation"] == FULL:
        gc.freeze()
