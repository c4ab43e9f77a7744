"""Planting mistakes: a story as `madhouse new-story` writes it, with something changed."""

from pathlib import Path

from madhouse.engine.loading import ContentError
from madhouse.first.kit.new_story import write_new_story

NAME = "The Planted One"


def plant(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write the small story with changes; each old text must be there."""
    return planted(write_new_story(NAME, folder), *changes)


def planted(path: Path, *changes: tuple[str, str]) -> Path:
    """A new file with changes in it."""
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"the new file no longer says {old!r}"
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return path


def line_of(path: Path, part: str) -> int:
    """The line on which a text stands."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(at for at, line in enumerate(lines, start=1) if part in line)


def refused(errors: list[ContentError], path: Path, part: str, reason: str) -> bool:
    """Whether one of the errors names this file, the line of this text, and this reason."""
    found = [each for each in errors if reason in each.message]
    line = line_of(path, part)
    return any((each.file, each.line) == (str(path), line) and each.column > 0 for each in found)
