"""The guard (middleware): who may come in, how fast, and what a page may load."""

import re
from ipaddress import ip_address
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Message, Scope

from madhouse.server.asked.shares import Shares
from madhouse.server.asked.trace import begin, request_id
from madhouse.server.config import Config
from madhouse.server.house.refusals import TooMuch, in_short
from madhouse.server.limits import WEIGHTS
from madhouse.server.wire.lobby import Problem

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'; object-src 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a seat's link stays at its table
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}
PROBLEMS = {
    status: ResponseSpec(Problem, description=said, generate_examples=False)
    for status, said in {
        400: "It cannot be done, or was not understood.",
        403: "It is not for whoever asked.",
        404: "There is no such thing.",
        409: "It cannot be gone on with.",
        413: "It is too large.",
        421: "Another process keeps it; connect anew.",
        429: "It was too much at once.",
        503: "It could not be stored.",
    }.items()
}
"""What can go wrong with any request, for the description of the interface."""
STRANGER = "a page of another site may not do this; if it is yours, start the server with"
READING = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"(\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[a-z0-9_.-]+))(:[0-9]{1,5})?")


def may_come_from(origin: str | None, host: str | None, config: Config) -> bool:
    """Whether a page of this origin may speak to the server: its own, or one that was named.

    A program that is no browser sends no origin, and holds the links anyway.
    """
    if origin is None:
        return True
    if origin in config.origins:
        return True
    return urlsplit(origin).netloc == host and _is_ours(host)


def _is_ours(host: str | None) -> bool:
    """Not a name that somebody else has pointed at this machine: whole names only, with a port."""
    found = HOST.fullmatch((host or "").lower())
    if found is None:
        return False
    name, own = found["name"] or found["address"], gethostname().lower()
    if name in ("localhost", own, f"{own}.local"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def with_headers(message: Message, _scope: Scope) -> None:
    """Every answer says what a page may load and where it may send things."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if known := request_id.get():
            headers.setdefault("x-request-id", known)


def refusal(status: int, code: str, message: str) -> Response[Problem]:
    """What went wrong, in a sentence."""
    problem = Problem(code, in_short(message))
    return Response(problem, status_code=status, media_type="application/json")


def told_to_wait(error: TooMuch) -> Response[Problem]:
    """Whoever asks has had his share; when there is more of it."""
    answer = refusal(429, "too-fast", str(error))
    answer.set_header("retry-after", str(error.wait))
    return answer


class Guard:
    """Stands before everything that is asked over HTTP."""

    def __init__(self, config: Config, shares: Shares) -> None:
        self._config = config
        self._shares = shares

    async def __call__(self, request: Request[Any, Any, Any]) -> Response[Problem] | None:
        """Let a request through, or say why not."""
        begin(request.headers.get("x-request-id"), str(request.path_params.get("game", "")))
        visitor = self._shares.of(request.client.host if request.client else None)
        try:
            visitor.asks(WEIGHTS.get(request.route_handler.fn.__name__, 1))
        except TooMuch as error:
            return told_to_wait(error)
        if request.method in READING:
            return None
        headers = request.headers
        origin = headers.get("origin")
        if not may_come_from(origin, headers.get("host"), self._config):
            self._shares.refused["origin"] += 1
            return refusal(403, "other-site", f"{STRANGER} --origin {origin}")
        return None
