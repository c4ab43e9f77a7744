"""Serving (process start): uvicorn runs the application, and a browser is opened if wanted."""

import socket
import threading
import webbrowser
from contextlib import nullcontext
from http.client import HTTPConnection, HTTPException
from time import sleep

import msgspec
import typer
import uvicorn

from madhouse import __version__
from madhouse.engine.errors import MadhouseError
from madhouse.server.asked.reading import ANYWHERE, address, reach
from madhouse.server.asked.static import CLIENT, FRONT, MISSING
from madhouse.server.config import LOOPBACK, Config
from madhouse.server.kept.folder import in_use
from madhouse.server.run.tuning import settings

PATIENCE = 2.0
"""Seconds that a table which is set already has to answer."""


def play_in_browser() -> None:
    """Serve games on this machine and open the browser there."""
    if not (CLIENT / FRONT).is_file():
        raise MadhouseError(f"{MISSING}; or play in the terminal: madhouse play --terminal")
    usual = Config().port
    if _is_served(usual):  # at another port the browser would not know its own games
        here = address(LOOPBACK, usual)
        typer.echo(f"The table is set already, at {here}", err=True)
        webbrowser.open(here)
        return
    run(Config(port=_free_port(usual)), browser=True)


def run(config: Config, *, browser: bool = False) -> None:
    """Serve until somebody stops it."""
    if not (CLIENT / FRONT).is_file():
        typer.echo(MISSING, err=True)
    with nullcontext() if config.database else in_use(config.data):
        _run(config, browser)


def _run(config: Config, browser: bool) -> None:
    listening = _listen(config)
    port = listening.getsockname()[1]
    config = msgspec.structs.replace(config, port=port)
    here = address(LOOPBACK if config.host in ANYWHERE else config.host, port)
    server = uvicorn.Server(settings(config))
    _say(config, here)
    if browser:
        threading.Thread(target=_open, args=(server, here), daemon=True).start()
    server.run([listening])


def _say(config: Config, here: str) -> None:
    typer.echo(f"The table is set: {here} (Ctrl+C clears it away)", err=True)
    for each in reach(config).addresses:
        typer.echo(f"Others on the network come to {each}", err=True)


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


def _is_served(port: int) -> bool:
    """Whether a table of this version is set there."""
    asking = HTTPConnection(LOOPBACK, port, timeout=PATIENCE)
    try:
        asking.request("GET", "/health")
        told = msgspec.json.decode(asking.getresponse().read())
    except (OSError, HTTPException, msgspec.DecodeError):
        return False
    finally:
        asking.close()
    return bool(told == {"status": "well", "version": __version__})


def _free_port(wanted: int) -> int:
    """The usual port, or any other if somebody sits there already."""
    with socket.socket() as probe:
        return 0 if probe.connect_ex((LOOPBACK, wanted)) == 0 else wanted


def _open(server: uvicorn.Server, here: str) -> None:
    while not server.started:
        sleep(0.05)
    webbrowser.open(here)
