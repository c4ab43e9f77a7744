"""Hush (log filter): what a stranger can bring about at will does not fill the log."""

import logging
from collections.abc import Iterator

GONE = "the handler is closed"
"""An answer was written to somebody who has gone."""


class Hush(logging.Filter):
    """Lets through what the house itself did wrong."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not any(map(_speaks_of_leaving, _causes(record)))


def _speaks_of_leaving(error: BaseException) -> bool:
    return isinstance(error, RuntimeError) and GONE in str(error)


def _causes(record: logging.LogRecord) -> Iterator[BaseException]:
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        yield error
        error = error.__cause__


def hush() -> None:
    """From now on, in this process."""
    log = logging.getLogger("uvicorn.error")
    if not any(isinstance(each, Hush) for each in log.filters):
        log.addFilter(Hush())
