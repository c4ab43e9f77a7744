"""The guide for authors does what it says: every block of it is run, in order."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from madhouse.cli import main
from madhouse.first.edition import edition, the_box

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-story.md"
STORY = Path("the-wet-coat.yaml")
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def forgetful() -> Iterator[None]:
    """The stories that the guide adds to the box are gone afterwards."""
    yield
    the_box.cache_clear()
    edition.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_the_guide_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = list(BLOCK.finditer(GUIDE.read_text(encoding="utf-8")))
    assert len(blocks) > 10
    for block in blocks:
        if block["kind"] == "console":
            type_in(block["body"], capsys)
        else:
            assert block["kind"] == "diff"
            edit(STORY, block["body"])


def type_in(console: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Run each command and look for the lines that are shown below it."""
    for typed in console.removeprefix("$ ").split("\n$ "):
        command, *shown = typed.strip().splitlines()
        program, *arguments = shlex.split(command)
        assert program == "madhouse"
        with pytest.raises(SystemExit):
            main(arguments)
        out = " ".join(capsys.readouterr().out.split())
        for line in shown:
            assert line in out, f"after '{command}' there is no '{line}' in: {out}"


def edit(path: Path, change: str) -> None:
    """Replace the lines that begin with - by those that begin with +."""
    lines = change.splitlines()
    old = "".join(f"{line[1:]}\n" for line in lines if line.startswith("-"))
    new = "".join(f"{line[1:]}\n" for line in lines if line.startswith("+"))
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"this stands {text.count(old)} times in the story: {old}"
    path.write_text(text.replace(old, new), encoding="utf-8")
