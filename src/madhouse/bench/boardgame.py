"""The peer of `madhouse bench --server`: a boardgame.io server with a trivial game, in memory."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parents[3] / "bench" / "boardgame"
"""Only a source tree has it."""
SKIPPED = "skipped"
STARTING = 60.0
A_TABLE = 0.1
"""Seconds that it has to start, and to open each table."""
MEMORY = "--max-old-space-size=8192"
"""For its clients: each keeps what it was told."""


def race_of_boardgame(clients: int, seconds: float) -> dict[str, Any]:
    """Moves acknowledged a second, or why it was not measured."""
    return _told(seconds + STARTING, "race", clients, seconds)


def pace_of_boardgame(
    tables: int, watchers: int, a_second: float, seconds: float
) -> dict[str, Any]:
    """Many tables and few moves, as ours are measured; or why it was not."""
    within = seconds + STARTING + tables * A_TABLE
    return _told(within, "pace", tables, watchers, a_second, seconds)


def _told(within: float, *words: str | float) -> dict[str, Any]:
    node = shutil.which("node")
    if node is None:
        return {SKIPPED: "there is no node on this machine"}
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return {SKIPPED: "not installed: cd bench/boardgame && npm install --no-save"}
    command = [node, MEMORY, str(FOLDER / "peer.cjs"), *map(str, words)]
    try:
        run = subprocess.run(command, capture_output=True, timeout=within, check=True)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as failed:
        return {SKIPPED: f"it did not run: {failed}"}
    figures: dict[str, Any] = msgspec.json.decode(run.stdout)
    return figures
