"""The cluster (Ray): matches are played wherever there is a core, and come back in their order."""

import os
import socket
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from madhouse import __version__
from madhouse.engine.errors import MadhouseError
from madhouse.sim.match import GameOutcome, Match, play
from madhouse.sim.series import CHUNK, case_name, make_ready

LOCAL = "local"
"""This machine alone, with all its cores."""
AHEAD = 4
"""Chunks that wait for each core, so that none is idle while results are taken in."""
PATIENCE = 5.0
"""Seconds that a cluster has to answer."""
QUIETLY = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
TRIES = 20
"""Times that the matches of a worker that died are given to another."""


class SentMatches(NamedTuple):
    """What a worker is sent: some matches, and what it needs to play them as here."""

    version: str
    stories: tuple[tuple[str, bytes], ...]  # files of stories that are not on the shelf
    matches: tuple[Match, ...]
    with_cases: bool


PlayedThere = list[tuple[GameOutcome, str]]
"""Outcomes, each with its case file, if that was asked for."""
_ready: set[tuple[str, tuple[tuple[str, bytes], ...]]] = set()


def played_on(
    address: str, matches: Sequence[Match], cases: Path | None, added: Sequence[Path]
) -> Iterator[GameOutcome]:
    """The outcomes in the order of the matches, as they come in. What a worker was playing that is
    killed is played again: a match gives the same game wherever it is played."""
    ray = _connected(address)
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(max_retries=TRIES)(run_errand)
        waiting: deque[Any] = deque()
        for errand in _errands(matches, cases is not None, added):
            waiting.append(remote.remote(errand))
            if len(waiting) >= AHEAD * cores:
                yield from _taken_in(ray.get(waiting.popleft()), cases)
        while waiting:
            yield from _taken_in(ray.get(waiting.popleft()), cases)
    except ray.exceptions.RayError as failed:
        raise MadhouseError(
            f"the cluster could not play on: {str(failed).splitlines()[0]}"
        ) from failed
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that games are played
    try:
        import ray
    except ModuleNotFoundError:
        raise MadhouseError(
            "--cluster needs Ray, which is not installed: pip install 'madhouse[ray]'"
        ) from None
    module: Any = ray  # it has no types that say what it takes
    try:
        if address == LOCAL:
            module.init(**QUIETLY)
        else:
            _knock(address)
            module.init(address=address, **QUIETLY)
    except (ConnectionError, OSError, ValueError, RuntimeError) as unreachable:
        said = str(unreachable).partition("\n")[0]
        raise MadhouseError(
            f"no cluster answers at {address} ({said}); begin one with 'ray start --head', or use "
            "--cluster local"
        ) from unreachable
    return module


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody is."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdigit():
        raise ValueError("an address has a host and a port, as 192.0.2.7:6379")
    socket.create_connection((host, int(port)), PATIENCE).close()


def _errands(
    matches: Sequence[Match], with_cases: bool, added: Sequence[Path]
) -> Iterator[SentMatches]:
    stories = tuple((each.name, each.read_bytes()) for each in added)
    for first in range(0, len(matches), CHUNK):
        yield SentMatches(__version__, stories, tuple(matches[first : first + CHUNK]), with_cases)


def _taken_in(done: PlayedThere, cases: Path | None) -> Iterator[GameOutcome]:
    for outcome, case in done:
        if cases is not None:
            (cases / case_name(outcome.match)).write_text(case, encoding="utf-8")
        yield outcome


# -- at a worker ---------------------------------------------------------------------------------


def run_errand(errand: SentMatches) -> PlayedThere:
    """Play these matches, in whichever process."""
    if errand.version != __version__:
        raise MadhouseError(
            f"this worker has version {__version__}, and {errand.version} is asked for; install "
            "the same one everywhere, or the games would not be the same"
        )
    _make_ready(errand)
    done = [play(each) for each in errand.matches]
    return [(outcome, game.case() if errand.with_cases else "") for outcome, game in done]


def _make_ready(errand: SentMatches) -> None:
    """Once in the life of a worker."""
    edition = errand.matches[0].edition
    if (edition, errand.stories) in _ready:
        return
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name, _ in errand.stories]
        for file, (_, content) in zip(files, errand.stories, strict=True):
            file.write_bytes(content)
        make_ready(edition, files)
    _ready.add((edition, errand.stories))
