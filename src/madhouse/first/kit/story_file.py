"""A story file as an author hands it in: what was written, and what can be laid out from it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from madhouse.engine.board import Board
from madhouse.engine.loading import Loaded, load
from madhouse.first.things.box import Box
from madhouse.first.things.cards import Demand
from madhouse.first.things.checking import check_story
from madhouse.first.things.seeding import Answers, NamedCards, combinations, markers, named_cards
from madhouse.first.things.story import Objective, Story
from madhouse.first.words import VOCABULARY


@dataclass(frozen=True)
class StoryFile:
    """One loaded story, with the box that stands beside its board."""

    loaded: Loaded[Story]
    box: Box

    @property
    def story(self) -> Story:
        """The story itself."""
        return self.loaded.value

    @cached_property
    def board(self) -> Board:
        """The board that it lays out."""
        return self.box.board(self.story)

    def setups(self) -> Iterator[tuple[Answers, NamedCards]]:
        """Every combination of answers, and which cards then lie where."""
        for answers in combinations(self.story):
            yield answers, named_cards(self.story, answers, self.box.leads_to)

    def objective(self, answers: Answers) -> tuple[int, Objective]:
        """The objective that the answers pick, and its place in the list."""
        chosen = markers(answers)
        found = enumerate(self.story.objectives)
        return next((at, each) for at, each in found if each.marker in chosen)

    def demands(self) -> Iterator[tuple[str, Demand]]:
        """The Lock and Obstacle cards of the story, with their paths."""
        for room, card in self.story.locks.items():
            yield f"locks.{room}", self.box.locks[card]
        for room, card in self.story.obstacles.items():
            yield f"obstacles.{room}", self.box.obstacles[card]


def read_story(path: Path) -> Loaded[Story]:
    """Read a story file; raises ContentErrors with all mistakes of its form."""
    return load(path, Story, VOCABULARY)


def open_story(loaded: Loaded[Story], path: Path, box: Box) -> StoryFile:
    """Check what would break a game; raises ContentErrors."""
    check_story(path.stem, loaded, box)
    return StoryFile(loaded, box.for_story(loaded.value))
