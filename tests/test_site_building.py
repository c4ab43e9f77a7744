"""Building a site: what it is written over, and what its tools are told."""

from hashlib import sha256
from pathlib import Path

import pytest

from madhouse.site.building import build
from madhouse.site.source_tree import CannotBuild, kept_wheels, run_node

READ = "import { readFileSync } from 'node:fs'\nreadFileSync(process.argv[2])\n"


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(CannotBuild, match="holds something else than a site"):
        build(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(CannotBuild, match="is a file; name a folder"):
        build(tmp_path / "letter.txt")


def test_a_path_from_here_is_found_by_a_tool_that_runs_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "read.mjs"
    script.write_text(READ, encoding="utf-8")
    (tmp_path / "given.txt").write_text("here", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    run_node(script, Path("given.txt"))


def test_what_a_tool_could_not_do_is_named(tmp_path: Path) -> None:
    script = tmp_path / "read.mjs"
    script.write_text(READ, encoding="utf-8")
    with pytest.raises(CannotBuild, match=r"read.mjs failed: .*no such file.*none.txt"):
        run_node(script, tmp_path / "none.txt")


def test_a_wheel_of_another_pin_is_not_taken(tmp_path: Path) -> None:
    right, other = tmp_path / "right.whl", tmp_path / "other.whl"
    right.write_bytes(b"pinned")
    other.write_bytes(b"of an earlier pin, or tampered with")
    pins = tmp_path / "wheels.txt"
    pins.write_text(f"right==1 --hash=sha256:{sha256(b'pinned').hexdigest()}\n", encoding="utf-8")
    assert kept_wheels(tmp_path, pins) == [right]
    assert not other.exists()
