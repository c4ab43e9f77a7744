"""Checking stories: what is wrong with them, and proof that both sides can win."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import ContentError, ContentErrors, Loaded
from madhouse.engine.moods import without_mood
from madhouse.engine.workshop import Report
from madhouse.first.edition import FirstEdition
from madhouse.first.kit.closure import cut_off
from madhouse.first.kit.decks import check_decks
from madhouse.first.kit.gates import gates
from madhouse.first.kit.links import misjoined
from madhouse.first.kit.pointers import pointers
from madhouse.first.kit.proof import USUAL, Proof
from madhouse.first.kit.proving import proofs
from madhouse.first.kit.story_file import StoryFile, open_story, read_story
from madhouse.first.kit.supply import poor_mythos, supply
from madhouse.first.kit.texts import missing_texts, odd_lengths
from madhouse.first.kit.unused import unused_pieces
from madhouse.first.things.box import CONTENT, Box
from madhouse.first.things.checking_own_parts import Mistake
from madhouse.first.things.seeding import combinations
from madhouse.first.things.story import Story
from madhouse.first.words import VOCABULARY

STORIES = CONTENT / "stories"

CHECKS: tuple[Callable[[StoryFile], Iterable[Mistake]], ...] = (
    supply,
    misjoined,
    cut_off,
    unused_pieces,
    pointers,
    gates,
)


@dataclass
class ObjectiveReport:
    """Whether each side can win by an objective, with every combination of answers."""

    id: str
    investigators: bool = True
    keeper: bool = True


@dataclass
class StoryReport:
    """What was proved about one story."""

    id: str
    combinations: int = 0
    objectives: list[ObjectiveReport] = field(default_factory=list)
    proofs: list[Proof] = field(default_factory=list)

    @property
    def winnable(self) -> bool:
        """Whether both sides can win, whatever the keeper answers."""
        return bool(self.proofs) and all(proof.replayed for proof in self.proofs)

    def as_json(self) -> dict[str, Any]:
        """The report as `madhouse check --json` gives it."""
        objectives = [
            {"id": each.id, "investigators": each.investigators, "keeper": each.keeper}
            for each in self.objectives
        ]
        return {
            "id": self.id,
            "edition": "first",
            "combinations": self.combinations,
            "winnable": self.winnable,
            "objectives": objectives,
        }

    def told(self) -> str:
        """The report in a line."""
        proved = sum(proof.replayed for proof in self.proofs)
        return (
            f"{self.id}: {self.combinations} combinations of answers, "
            f"{proved} of {len(self.proofs)} proofs of a win"
        )

    def write_proofs(self, folder: Path) -> None:
        """Keep the proofs there, as case files."""
        for proof in self.proofs:
            proof.write(folder)

    def keep_proofs(self) -> None:
        """They are quickly found, so none is kept beside the story."""


def check(path: Path | None = None) -> Report:
    """Check a story file, a folder of them, or the whole box with its stories."""
    report = Report()
    if path is None:
        report.errors += check_decks(CONTENT)
    box = Box(VOCABULARY)  # one of its own: the stories of authors stay out of the game's
    for name in story_files(path or STORIES):
        file = inspect(name, box, report)
        if file is not None:
            told = FirstEdition(box.add_story(name), box)
            report.stories.append(_prove(told, name, file, report))
    for found in (report.errors, report.warnings):
        found.sort(key=lambda each: (each.file, each.line, each.column))
    return report


def story_files(path: Path) -> Sequence[Path]:
    """The story files that a path stands for."""
    if path.is_file():
        return [path]
    files = sorted(path.glob("*.yaml"))
    if not files:
        raise MadhouseError(f"there is no story file at '{path}'; give a .yaml file or a folder")
    return files


def inspect(path: Path, box: Box, report: Report) -> StoryFile | None:
    """Note all that is wrong with a story file; gives the story if it can be played at all."""
    try:
        loaded = read_story(path)
    except ContentErrors as broken:
        report.errors += broken.errors
        return None
    report.errors += _placed(loaded, missing_texts(loaded.value))
    report.warnings += _placed(loaded, odd_lengths(loaded.value))
    report.warnings += _placed(loaded, without_mood(loaded.value.mood))
    try:
        file = open_story(loaded, path, box)
    except ContentErrors as broken:
        report.errors += broken.errors
        return None
    for look in CHECKS:
        report.errors += _placed(loaded, look(file))
    report.warnings += _placed(loaded, poor_mythos(file))
    return file


def _placed(loaded: Loaded[Story], mistakes: Iterable[Mistake]) -> Iterator[ContentError]:
    return (loaded.error(path, message) for path, message in mistakes)


def _prove(told: FirstEdition, path: Path, file: StoryFile, report: Report) -> StoryReport:
    story = StoryReport(told.story_id)
    story.objectives = [ObjectiveReport(each.id) for each in told.story.objectives]
    story.combinations = len(list(combinations(told.story)))
    for answers, proof in proofs(told, path):
        at, _ = file.objective(answers)
        story.proofs.append(proof)
        if not proof.replayed:
            setattr(story.objectives[at], proof.side, False)
            report.errors.append(_no_win(file, at, proof))
        elif proof.side == "investigators" and proof.investigators == USUAL and not proof.by_clue:
            report.warnings.append(_slow_chain(file, proof))
    return story


def _no_win(file: StoryFile, objective: int, proof: Proof) -> ContentError:
    given = " ".join(proof.answers)
    message = (
        f"no win of the {proof.side} was found with the answers {given}, "
        f"investigators: {proof.investigators}"
    )
    return file.loaded.error(f"objectives[{objective}].{proof.side}", message)


def _slow_chain(file: StoryFile, proof: Proof) -> ContentError:
    """Even two who read well and roll well come to clue 1 only after Event IV."""
    marker = next(each for each in proof.answers if each in file.story.chains)
    given = " ".join(proof.answers)
    message = f"two who roll well do not reach clue 1 by Event IV (answers {given})"
    return file.loaded.error(f"chains.{marker}", message)
