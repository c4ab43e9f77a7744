"""The first edition as the driver sees it."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from madhouse.engine.board import Board
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.edition import Edition, Progress
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.replaying import refuse_other_content
from madhouse.engine.rng import Random, keyed
from madhouse.first.rules.setup import starting_state
from madhouse.first.rules.stages import STAGES
from madhouse.first.seen.doors import open_doors
from madhouse.first.seen.imagining import redeal
from madhouse.first.seen.looking import view
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import agreed
from madhouse.first.things.box import CONTENT, Box
from madhouse.first.things.seats import FEWEST, MOST
from madhouse.first.things.state import SETUP, State, eyes
from madhouse.first.things.table import Table
from madhouse.first.words import VOCABULARY

TRAINING = "the-cold-supper"
"""The story to begin with, small enough to learn by."""


class BadPlayerCount(MadhouseError):
    """So many cannot play."""


@cache
def the_box() -> Box:
    """The box that comes with the package, opened once."""
    return Box(VOCABULARY)


@cache
def old_versions() -> dict[str, str]:
    """Versions that also changed with the prose, and the version that each of them equals."""
    equal: dict[str, str] = tomllib.loads((CONTENT / "old_versions.toml").read_text())
    return equal


class FirstEdition(Edition[State, View]):
    """The rules of the first edition with one story."""

    name = "first"
    stages = STAGES

    def __init__(self, story: str, box: Box | None = None) -> None:
        super().__init__(State)
        self.box = box or the_box()
        self.story = self.box.story(story)
        self.box = self.box.for_story(self.story)
        self.story_id = story
        self.board = self.box.board(self.story)
        self.content_version = self.box.version(story)

    def has_content(self, version: str) -> bool:
        return self.content_version in (version, old_versions().get(version))

    def table(self, state: State) -> Table:
        return Table(state, self.box, self.story, self.board)

    def view(self, table: Any, seat: Seat, asked: Decision | None, waiting: list[Seat]) -> View:
        return view(table, seat, asked, waiting)

    def redeal(self, table: Any, seat: Seat, random: Random) -> None:
        redeal(table, seat, random)

    def progress(self, state: State) -> Progress:
        return Progress(state.round, state.stage == SETUP)

    def laid_board(self, state: State) -> Board:  # noqa: ARG002 - a house is laid out whole
        return self.board

    def open_doors(self, state: State) -> tuple[str, ...]:
        return open_doors(state, self.board)

    def eyes(self, state: State, seat: Seat) -> int:
        return eyes(state, seat)


@cache
def edition(story: str) -> FirstEdition:
    """The edition with one story, prepared once."""
    return FirstEdition(story)


def add_story(path: Path) -> str:
    """Tell a story from a file as if it had come with the package; gives its id."""
    name = the_box().add_story(path)
    edition.cache_clear()
    return name


def begin(header: Header) -> Game[State, View]:
    """Begin the game that a header describes: a story from its setup, or a table built by hand."""
    told = edition(header.story)
    if not FEWEST <= header.investigators <= MOST:
        raise BadPlayerCount(
            f"the first edition is for one to four investigators and a keeper, "
            f"not for {header.investigators}"
        )
    if header.hands:
        raise MadhouseError(
            f"in the first edition the game has all figures, cards and dice; "
            f"leave out the hands '{header.hands}'"
        )
    if header.runs:
        raise MadhouseError(
            "in the first edition each player has one investigator; leave out who runs whom"
        )
    agreements = agreed(header.agreements)
    refuse_other_content(header, told)
    if header.position is not None:
        return Game(told, header.position, header)
    start = told.decode(_before_setup(told, header.investigators, tuple(agreements)))
    start.random = keyed(header.source)
    return Game(told, told.encode(start), header)


@lru_cache(maxsize=32)
def _before_setup(told: FirstEdition, investigators: int, agreements: tuple[str, ...]) -> bytes:
    """The table before anybody has chosen anything: only the seed tells two games apart."""
    return told.encode(starting_state(told.box, told.story, "", investigators, agreements))
