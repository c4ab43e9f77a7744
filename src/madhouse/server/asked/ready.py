"""Ready (response cache): what is the same for everybody is written down once, beside the loop."""

import asyncio
from collections.abc import Callable
from threading import Lock
from typing import Any

from litestar import Response
from litestar.serialization import encode_json

_Asked = tuple[Callable[..., Any], tuple[str, ...]]
_written: dict[_Asked, bytes] = {}
_one_at_a_time = Lock()


def set_out(make: Callable[..., Any], *of: str) -> None:
    """Write it down before anybody asks (cache warming)."""
    _write((make, of))


async def ready(make: Callable[..., Any], *of: str) -> Response[Any]:
    """What this makes of these words, as JSON; what it fails to make it is asked for again."""
    asked = (make, of)
    if asked not in _written:
        await asyncio.to_thread(_write, asked)
    return Response(_written[asked], media_type="application/json")


def _write(asked: _Asked) -> None:
    with _one_at_a_time:
        if asked not in _written:
            make, of = asked
            _written[asked] = encode_json(make(*of))
