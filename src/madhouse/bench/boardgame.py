"""The peer of `madhouse bench --server`: a boardgame.io server with a trivial game, in memory."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parents[3] / "bench" / "boardgame"
"""Only a source tree has it."""
SKIPPED = "skipped"


def boardgame(clients: int, seconds: float) -> dict[str, Any]:
    """Moves acknowledged a second, or why it was not measured."""
    node = shutil.which("node")
    if node is None:
        return {SKIPPED: "there is no node on this machine"}
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return {SKIPPED: "not installed: cd bench/boardgame && npm install --no-save"}
    command = [node, str(FOLDER / "peer.cjs"), str(clients), str(seconds)]
    try:
        run = subprocess.run(command, capture_output=True, timeout=seconds + 60, check=True)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as failed:
        return {SKIPPED: f"it did not run: {failed}"}
    figures: dict[str, Any] = msgspec.json.decode(run.stdout)
    return figures
