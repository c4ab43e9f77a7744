"""Checking scenarios: what is wrong with them, each mistake with its place, and proofs."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from madhouse.engine.board import LayoutError
from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import ContentErrors, Loaded
from madhouse.engine.sources import ContentError
from madhouse.engine.words import did_you_mean
from madhouse.engine.workshop import Report
from madhouse.second.edition import the_box
from madhouse.second.kit.clock import rounds_without_mythos, short_of_time
from madhouse.second.kit.closure import once, out_of_reach, out_of_reach_with, reaches
from madhouse.second.kit.dead_ends import dead_ends, signature
from madhouse.second.kit.proving import ScenarioReport, prove_scenario
from madhouse.second.kit.reach import WithinReach
from madhouse.second.kit.scenario_file import (
    Mistake,
    ScenarioFile,
    Setup,
    open_scenario,
    read_scenario,
)
from madhouse.second.kit.supply import scarce_figures, scarce_items, supply, supply_of_setup
from madhouse.second.kit.texts import missing_texts, odd_lengths, too_long, unsaid_mood
from madhouse.second.kit.tile_changes import wrong_changes
from madhouse.second.kit.unused import unused_pieces
from madhouse.second.things.box import CONTENT, Box
from madhouse.second.things.scenario import Scenario
from madhouse.second.words import VOCABULARY

SCENARIOS = CONTENT / "scenarios"

CHECKS: tuple[Callable[[ScenarioFile], Iterable[Mistake]], ...] = (
    supply,
    unused_pieces,
    missing_texts,
    too_long,
    wrong_changes,
)
WARNINGS: tuple[Callable[[ScenarioFile], Iterable[Mistake]], ...] = (
    odd_lengths,
    unsaid_mood,
    rounds_without_mythos,
)
CHECKS_OF_SETUPS: tuple[Callable[[WithinReach], Iterable[Mistake]], ...] = (
    out_of_reach_with,
    supply_of_setup,
)
WARNINGS_OF_SETUPS: tuple[Callable[[WithinReach], Iterable[Mistake]], ...] = (
    scarce_figures,
    scarce_items,
)


def check(path: Path | None) -> Report:
    """Check a scenario file, a folder of them, a scenario by name, or all that are in the box."""
    report = Report()
    try:
        box = Box(VOCABULARY)  # one of its own: the scenarios of authors stay out of the game's
        box.with_packs(box.collection)
    except ContentErrors as found:
        report.errors += found.errors
        return report
    for name in all_scenario_files(box) if path is None else scenario_files(path):
        inspected = inspect(name, box, report)
        if inspected is not None:
            report.stories.append(_proved(*inspected, name, report))
    for found_ones in (report.errors, report.warnings):
        found_ones.sort(key=lambda each: (each.file, each.line, each.column))
    return report


def all_scenario_files(box: Box) -> list[Path]:
    """The scenarios of the base set, then those of every pack."""
    folders = [SCENARIOS, *(each.folder / SCENARIOS.name for each in box.collection.values())]
    return [path for folder in folders for path in sorted(folder.glob("*.yaml"))]


def scenario_files(path: Path) -> Sequence[Path]:
    """The scenario files that a path stands for; a bare name is that of a scenario of the box, or
    of one of its packs."""
    if path.is_file():
        return [path]
    own = {each.stem: each for each in all_scenario_files(the_box())}
    if len(path.parts) == 1 and str(path) in own:
        return [own[str(path)]]
    files = sorted(path.glob("*.yaml"))
    if not files:
        known = list(own)
        nearest = did_you_mean(str(path), known)
        raise MadhouseError(
            f"there is no scenario file at '{path}'; give a .yaml file, a folder or a name{nearest}"
        )
    return files


def inspect(path: Path, box: Box, report: Report) -> tuple[ScenarioFile, list[WithinReach]] | None:
    """Note all that is wrong with a scenario file; gives the scenario if it can be played at all,
    and what is within reach in it."""
    file = _opened(path, box, report)
    if file is None:
        return None
    loaded = file.loaded
    for look in CHECKS:
        report.errors += _placed(loaded, look(file))
    for look in WARNINGS:
        report.warnings += _placed(loaded, look(file))
    found = reaches(file)
    report.errors += _placed(loaded, out_of_reach(file, found))
    for look_at, to in ((CHECKS_OF_SETUPS, report.errors), (WARNINGS_OF_SETUPS, report.warnings)):
        for one in look_at:
            mistakes = ((reach.setup, each) for reach in found for each in one(reach))
            to += _placed(loaded, once(mistakes))
    shut = list(_dead_ends(found))
    report.errors += _placed(loaded, (each for each in shut if each[0]))
    report.warnings += _placed(loaded, (each for each in shut if not each[0]))
    return file, found


def _dead_ends(found: list[WithinReach]) -> Iterator[Mistake]:
    """Those of every setup; setups in which the same can be shut are looked at once."""
    alike = {signature(reach.setup): reach.setup for reach in reversed(found)}
    return once((setup, each) for setup in alike.values() for each in dead_ends(setup))


def _proved(
    file: ScenarioFile, found: list[WithinReach], path: Path, report: Report
) -> ScenarioReport:
    proved = prove_scenario(file, path, found)
    if proved.damaged:
        report.warnings.append(file.loaded.error("", proved.damaged))
    told: dict[str, list[Setup]] = {}
    for setup, ending in proved.missing:
        told.setdefault(ending, []).append(setup)
    for ending, setups in told.items():
        several = f" and {len(setups) - 1} more" if len(setups) > 1 else ""
        message = f"no way to the ending {ending!r} was found ({setups[0]}{several})"
        report.errors.append(file.loaded.error(f"endings.{ending}", message))
    report.warnings += _placed(file.loaded, short_of_time(file, proved.proofs))
    return proved


def _opened(path: Path, box: Box, report: Report) -> ScenarioFile | None:
    try:
        loaded = read_scenario(path, box)
    except ContentErrors as broken:
        report.errors += broken.errors
        return None
    try:
        return open_scenario(loaded, path, box)
    except ContentErrors as broken:
        report.errors += broken.errors
    except LayoutError as wrong:  # tiles that cannot lie as a map says
        report.errors.append(loaded.error("maps", str(wrong)))
    return None


def _placed(loaded: Loaded[Scenario], mistakes: Iterable[Mistake]) -> Iterator[ContentError]:
    return (loaded.error(path, message) for path, message in mistakes)
