"""Logs (structured logging): a line each, with the ids of request and game, and never a secret.

Tokens, phrases, seeds and what is sent are logged nowhere; errors of the database come without
their rows. A test reads what a whole evening logs.
"""

import logging
import sys
from datetime import UTC, datetime

import msgspec

from madhouse.server.asked.trace import game_id, request_id

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLine(logging.Formatter):
    """A line of JSON for each entry; what is empty is left out."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        """The entry, in one line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {
            "at": at,
            "level": record.levelname.lower(),
            "process": self._process,
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            "game": game_id.get(),
            "error": self.formatException(record.exc_info) if record.exc_info else "",
        }
        kept = {name: value for name, value in told.items() if value}
        return msgspec.json.encode(kept).decode()


def set_up(kind: str, process: str) -> None:
    """From here on the log goes to standard error, in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine(process) if kind == "json" else logging.Formatter(PLAIN))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if kind == "json" else logging.WARNING)
    for noisy in ("httpx", "alembic", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
