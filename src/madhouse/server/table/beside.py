"""Beside (thread offloading): what takes long is done beside the loop, where there are threads."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

HAS_THREADS = sys.platform != "emscripten"
"""Inside a page there are none; the whole house runs beside the page there."""


async def beside(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Do some work in a thread of its own; where there are none, here and now."""
    if HAS_THREADS:
        return await asyncio.to_thread(work, *given, **named)
    return work(*given, **named)
