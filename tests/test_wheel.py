"""The package as others install it: built, installed away from its sources, and played."""

import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from sysconfig import get_path

import pytest

ROOT = Path(__file__).parent.parent
IN_THE_WHEEL = ("madhouse/content/bound.bin", "madhouse/server/web/index.html")
PLAY = """
import random, madhouse
from madhouse.engine import binding
assert len(binding.leaves()) > 50, "nothing is bound"
def refuse(path):
    raise AssertionError(f"{path} was read although it is bound")
import madhouse.engine.loading, madhouse.engine.message_files
madhouse.engine.loading.read = madhouse.engine.message_files.read = refuse
chance = random.Random(1)
for edition in ("first", "second"):
    game = madhouse.new_game(edition, seed=1)
    while not game.over:
        asked = game.pending[0]
        game.apply(asked.seats[0], chance.choice(asked.options))
    print(madhouse.__file__, edition, len(game.answers))
"""
"""A game of each edition, from what was bound and nothing else."""


@pytest.mark.soak
def test_what_is_installed_plays_from_bound_content(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    subprocess.run([*build, str(tmp_path), str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert [name for name in IN_THE_WHEEL if name not in archive.namelist()] == []
    installed = tmp_path / "installed"
    venv.create(installed, with_pip=False)
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run([*install, str(installed / "own"), str(wheel)], check=True)
    python = installed / "bin" / "python"
    # what it needs is here already, and this package itself is found in its own folder first
    found = {"PYTHONPATH": f"{installed / 'own'}:{get_path('purelib')}"}
    played = subprocess.run(
        [str(python), "-c", PLAY],
        env=found,
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    lines = played.stdout.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(str(installed)) for line in lines)
