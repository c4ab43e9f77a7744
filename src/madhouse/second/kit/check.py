"""Checking scenarios: what is wrong with them, each mistake with its place."""

from collections.abc import Iterable
from pathlib import Path

from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import ContentErrors
from madhouse.engine.sources import ContentError
from madhouse.engine.workshop import Report
from madhouse.second.edition import SecondEdition
from madhouse.second.things.box import CONTENT, Box
from madhouse.second.words import VOCABULARY

SCENARIOS = CONTENT / "scenarios"


def check(path: Path | None) -> Report:
    """Check a scenario file, a folder of them, or the whole box with its scenarios."""
    report = Report()
    try:
        box = Box(VOCABULARY)
    except ContentErrors as found:
        report.errors += found.errors
        return report
    for file in _files(path or SCENARIOS):
        report.errors += mistakes(box, file)
    return report


def _files(path: Path) -> Iterable[Path]:
    if not path.exists():
        raise MadhouseError(f"there is no file or folder '{path}' to check")
    return sorted(path.glob("*.yaml")) if path.is_dir() else [path]


def mistakes(box: Box, file: Path) -> list[ContentError]:
    """What keeps a scenario from being told; proofs that it can be won are another matter."""
    try:
        SecondEdition(box.add_scenario(file), box)
    except ContentErrors as found:
        return list(found.errors)
    except MadhouseError as wrong:  # tiles that cannot lie as a map says
        return [ContentError(str(file), 1, 1, "maps", str(wrong))]
    return []
