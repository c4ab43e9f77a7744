"""Many hands: one kind of work on many things, by a process for each core (process pool)."""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Thing = TypeVar("Thing")
Done = TypeVar("Done")


def worked_off(
    work: Callable[[Thing], Done], things: Sequence[Thing], worth_it: int = 0
) -> Iterable[Done]:
    """What comes of each thing, in their order; by others from so many things on."""
    if len(things) < worth_it:
        return map(work, things)
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        return list(pool.map(work, things, chunksize=2))
