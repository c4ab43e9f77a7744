"""Kill -9 at any moment loses nothing that was acknowledged."""

import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from madhouse.server.shown.transcript import COUNT_FROM
from tests.server.house import CHANCE, PATIENCE, PERSON, SHORT, Guest, Home, seated, tokens_of
from tests.server.lives import Lives

SEAT = "investigator-1"


@pytest.mark.parametrize("lives", [10, pytest.param(100, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost(tmp_path: Path, home: Home, lives: int) -> None:
    server, chooser = Lives(tmp_path, home), random.Random(lives)
    game: dict[str, Any] = {}
    seen, lines, answered = 0, list[dict[str, Any]](), 0
    for _ in range(lives):
        process, port = server.next()
        game = game or _set_up(port)
        guest = Guest(port, game["game"], tuple(tokens_of(game)), seen={SEAT: seen}).meet()
        state = guest.states[SEAT]
        assert not seen or not state["fresh"], "what was told has changed"
        assert state["seen"] >> COUNT_FROM >= len(lines)
        lines += state["lines"]
        least = chooser.randint(1, 12)
        try:
            while not guest.states[SEAT]["view"]["result"]:
                if least == 0:
                    _kill_soon(process, chooser)
                state = guest.choose(SEAT, chooser=chooser)
                lines += state["lines"]
                answered += 1
                least -= 1
            game = {}
            if least >= 0:
                _kill_soon(process, chooser)
        except ConnectionClosed:
            pass
        seen = state["seen"] if game else 0
        lines = lines if game else []
        assert len(lines) == seen >> COUNT_FROM
    server.close()
    assert answered > lives


def _set_up(port: int) -> dict[str, Any]:
    wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
    created: dict[str, Any] = httpx.post(
        f"http://127.0.0.1:{port}/api/games", json=wish, timeout=PATIENCE
    ).json()
    return created


def _kill_soon(process: int, chooser: random.Random) -> None:
    """At any moment: in the middle of a choice, a commit or a message."""
    wait = chooser.uniform(0, 0.05)

    def kill() -> None:
        time.sleep(wait)
        os.kill(process, signal.SIGKILL)

    threading.Thread(target=kill, daemon=True).start()
