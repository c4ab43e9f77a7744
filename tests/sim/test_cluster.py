"""On Ray: the same games in the same order, whoever plays them and whoever is killed on the way."""

import importlib.util
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from madhouse.cli import main
from madhouse.engine.errors import MadhouseError
from madhouse.sim.cluster import SentMatches, played_on, run_errand
from madhouse.sim.match import Match, Setting
from madhouse.sim.series import played, series

STORY = "the-cold-supper"
needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="Ray is not installed: what its tests would show was not looked at",
)


def matches(games: int) -> list[Match]:
    players = {"keeper": "fair", "investigator": "heuristic"}
    return series("first", [Setting(STORY, 1)], games, "cluster", players)


@needs_ray
def test_the_same_games_in_the_same_order_though_workers_are_killed(tmp_path: Path) -> None:
    asked = matches(24)
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    expected = list(played(asked, 1, here))
    killing = threading.Thread(target=kill_workers, daemon=True)
    killing.start()
    found = list(played_on("local", asked, there, ()))
    killing.join(0)
    assert not killing.is_alive(), "all was over before a worker could be killed"
    assert found == expected
    cases = [sorted((each.name, each.read_text()) for each in f.iterdir()) for f in (here, there)]
    assert cases[0] == cases[1]


def kill_workers() -> None:
    """As soon as workers play, they are killed; ours alone, whatever else runs on this machine."""
    killed = False
    while not killed:
        time.sleep(0.02)
        for each in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                process = int(each.parent.name)
                if each.read_bytes().startswith(b"ray::run_errand") and _is_ours(process):
                    os.kill(process, signal.SIGKILL)
                    killed = True
            except OSError:
                continue  # it has ended


def _is_ours(process: int) -> bool:
    """Whether this process is among those that began it."""
    while process > 1:
        if process == os.getpid():
            return True
        status = Path(f"/proc/{process}/status").read_text()
        process = int(status.partition("PPid:")[2].split()[0])
    return False


@needs_ray
def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--story", STORY, "--games", "1", "--cluster", "127.0.0.1:1"])
    assert ended.value.code == 2
    assert "no cluster answers at 127.0.0.1:1" in capsys.readouterr().err


def test_without_ray_one_is_told_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "--story", STORY, "--games", "1", "--cluster", "local"])
    assert ended.value.code == 2
    assert "pip install 'madhouse[ray]'" in capsys.readouterr().err


def test_a_worker_of_another_version_plays_nothing() -> None:
    with pytest.raises(MadhouseError, match="install the same one everywhere"):
        run_errand(SentMatches("0.0.0", (), tuple(matches(1)), with_cases=False))
