"""Chores (background tasks): what a table does by itself, beside what it is asked for."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Chore:
    """A piece of work that is under way once at most."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._work: Callable[[], Coroutine[Any, Any, None]] | None = work
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether it is under way."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Do it now, unless it is under way."""
        if self._work is not None and not self.busy:
            self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Leave it for good."""
        self._work = None
        if self._task is not None:
            self._task.cancel()
            self._task = None
