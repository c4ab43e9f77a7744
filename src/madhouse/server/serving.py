"""Serving: uvicorn runs the application, and the browser is opened if somebody wants to play."""

import gc
import socket
import sys
import threading
import webbrowser
from time import sleep

import msgspec
import typer
import uvicorn

from madhouse.engine.errors import MadhouseError
from madhouse.server.app import create_app
from madhouse.server.config import LOOPBACK, Config
from madhouse.server.static import CLIENT, FRONT, MISSING

TURN = 0.003
"""Seconds until the storage's thread has its turn: everybody waits for its commits."""
LITTER = 50_000
"""Objects that are made before garbage is looked for; games leave hardly any in circles."""


def play_in_browser() -> None:
    """Serve games on this machine and open the browser there."""
    if not (CLIENT / FRONT).is_file():
        raise MadhouseError(f"{MISSING}; or play in the terminal: madhouse play --terminal")
    run(Config(port=_free_port(Config().port)), browser=True)


def run(config: Config, *, browser: bool = False) -> None:
    """Serve until somebody stops it."""
    if not (CLIENT / FRONT).is_file():
        typer.echo(MISSING, err=True)
    listening = _listen(config)
    port = listening.getsockname()[1]
    config = msgspec.structs.replace(config, port=port)
    server = uvicorn.Server(settings(config))
    shown = f"[{config.host}]" if ":" in config.host else config.host
    address = f"http://{shown}:{port}/"
    typer.echo(f"The table is set: {address} (Ctrl+C clears it away)", err=True)
    if browser:
        threading.Thread(target=_open, args=(server, address), daemon=True).start()
    server.run([listening])


def settings(config: Config) -> uvicorn.Config:
    """How uvicorn runs the application."""
    sys.setswitchinterval(TURN)
    app = create_app(config)
    gc.freeze()  # cards and stories stay for good and need not be looked through again
    gc.set_threshold(LITTER, 20, 20)
    return uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=4 * config.largest_message,  # so that a little too much is told, not cut off
        ws_per_message_deflate=False,  # the messages are small, and secrets and talk share them
        timeout_graceful_shutdown=3,
    )


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as taken:
        raise MadhouseError(
            f"{config.host}:{config.port} cannot be used ({taken.strerror}); try another --port"
        ) from taken
    return listening


def _free_port(wanted: int) -> int:
    """The usual port, or any other if somebody sits there already."""
    with socket.socket() as probe:
        return 0 if probe.connect_ex((LOOPBACK, wanted)) == 0 else wanted


def _open(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        sleep(0.05)
    webbrowser.open(address)
