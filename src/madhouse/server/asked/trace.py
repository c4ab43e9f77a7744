"""Trace (request ids): which request and which game something belongs to, for the log."""

import re
from contextvars import ContextVar
from secrets import token_hex

GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""An id that a proxy has given; any other is not taken over."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
game_id: ContextVar[str] = ContextVar("game_id", default="")


def begin(given: str | None, game: str) -> str:
    """Whatever is logged from here on belongs to this request; gives its id."""
    known = given if given and GIVEN.fullmatch(given) else token_hex(8)
    request_id.set(known)
    game_id.set(game)
    return known
