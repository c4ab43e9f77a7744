"""Following a guide for authors: its commands are typed, its changes made, block by block."""

import re
import shlex
from pathlib import Path

import pytest

from madhouse.cli import main

BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


def follow(guide: Path, written: Path, capsys: pytest.CaptureFixture[str]) -> int:
    """Do all that a guide says with the file that it writes; gives how many blocks it has."""
    blocks = list(BLOCK.finditer(guide.read_text(encoding="utf-8")))
    for block in blocks:
        if block["kind"] == "console":
            type_in(block["body"], capsys)
        else:
            assert block["kind"] == "diff"
            edit(written, block["body"])
    return len(blocks)


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
    assert text.count(old) == 1, f"this stands {text.count(old)} times in the file: {old}"
    path.write_text(text.replace(old, new), encoding="utf-8")
