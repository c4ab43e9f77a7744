"""The workshop of an edition: stories are checked and begun, games are counted and measured."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from madhouse.engine.board import Board, Tile
from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.engine.paper import PaperBox
from madhouse.engine.shapes import PrintedCard
from madhouse.engine.sources import ContentError, fields_of

Beginning = Callable[[random.Random], Game[Any, Any]]
"""Begins a game to be measured; the random source decides which."""


Corner = Literal["top right", "bottom right"]
"""Where a number is printed on a token."""


class StoryReport(Protocol):
    """What was proved about one story."""

    @property
    def winnable(self) -> bool:
        """Whether it can be won as it should, with every combination."""

    def as_json(self) -> dict[str, Any]:
        """`id`, `edition`, `combinations` and `winnable`, and what else the edition can say."""

    def told(self) -> str:
        """The same in a line."""

    def write_proofs(self, folder: Path) -> None:
        """Keep the proofs there, as case files."""

    def keep_proofs(self) -> None:
        """Keep them beside the story, where the next check finds them and need only replay them."""


@dataclass
class Report:
    """All that was found wrong with some stories, and what was proved of them."""

    errors: list[ContentError] = field(default_factory=list)
    warnings: list[ContentError] = field(default_factory=list)
    stories: list[StoryReport] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Whether there is nothing that must be changed."""
        return not self.errors and all(story.winnable for story in self.stories)

    def add(self, other: "Report") -> None:
        """Take in what was found elsewhere."""
        self.errors += other.errors
        self.warnings += other.warnings
        self.stories += other.stories


NAMED = 1000
"""The likeness of what is a story's name."""


def likeness(path: Path, kind: type[msgspec.Struct], named: Collection[str]) -> int:
    """How much a file, a folder or a name looks like stories of a kind."""
    if str(path) in named:
        return NAMED
    if path.is_dir():
        return max((likeness(each, kind, ()) for each in sorted(path.glob("*.yaml"))), default=0)
    known = {each.encode_name for each in msgspec.structs.fields(kind)}
    return len(known.intersection(fields_of(path)))


class CountedDeck(NamedTuple):
    """Cards of one sort, and the event that tells of their use."""

    title: str
    event: str
    cards: list[str]


class MapMarks(NamedTuple):
    """What a picture of a story's map shows besides the board: markers by space, and the start."""

    title: str
    board: Board | None
    markers: Mapping[str, Sequence[str]]
    start: str
    lamplit: bool = False  # drawn as a house at night, not as a plan on paper


class TokenSide(NamedTuple):
    """One side of a token: what it is called, what is drawn, and numbers in its corners."""

    name: str
    picture: str  # an icon's name; a portrait or a silhouette
    text: str = ""
    corners: Mapping[Corner, tuple[str, int]] = {}  # the colour of a number, and the number
    head: int = 0  # of a person: one drawing of many


class TokenPiece(NamedTuple):
    """A token of cardboard."""

    shape: Literal["circle", "hexagon", "oval", "square", "bar", "coffin"]
    front: TokenSide
    back: TokenSide | None  # none: both sides are alike
    copies: int  # 0: as many as are needed


class CountedGame(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a game for statistics."""

    winner: str  # a side, or 'nobody'
    objective: str  # or the ending
    answers: dict[str, str]  # what was hidden, by question
    rounds: int
    revealed_in: int = 0  # the round in which the objective was revealed; 0: at the end
    killed: int = 0
    insane: int = 0
    tests: int = 0
    passed: int = 0
    expected: float = 0.0  # of the tests, how many should have been passed by the odds
    used: dict[str, int] = {}  # cards and actions, and how often each came into use
    traits: list[str] = []  # of the investigators who came to the house
    visits: dict[str, int] = {}  # rooms, and how often somebody stepped into each
    variant: str = ""  # the map, where a story draws one of several
    clock: int = 0  # the round with which time is up; 0: it never is
    characters: list[str] = []  # who came to the house
    winners: list[str] = []  # of these, those who won for themselves, where some may and others not
    fallen_in: int = 0  # the round in which somebody was first badly hurt or unhinged; 0: nobody
    lost_in: int = 0  # the round in which somebody was first out of the game; 0: nobody
    harm: dict[str, dict[str, int]] = {}  # how much of it came from what, by its sort
    held: dict[str, bool | None] = {}  # cards that somebody had; of use? None: one cannot tell
    milestones: dict[str, bool] = {}  # what an evening may come to; whether this one did


class StoryAim(NamedTuple):
    """What a story is meant to be for those who investigate, as it is written."""

    name: str
    low: float  # of the games, so many at least are won, and so many at most
    high: float
    fall: tuple[float, float] | None = None  # the part of the clock when somebody first falls


class Workshop(Protocol):
    """What authors and researchers ask of an edition."""

    @property
    def sides(self) -> Sequence[str]:
        """Who can win a game; the last one is nobody."""

    @property
    def story_word(self) -> str:
        """What authors call a story: `madhouse new-scenario` begins a scenario."""

    def likeness(self, path: Path) -> int:
        """How much a file, a folder or a name looks like stories of this edition: so many of the
        fields that are written there are its own."""

    def check(self, path: Path | None) -> Report:
        """Check a story file, a folder of them, or the whole box with its stories."""

    def begin_story(self, name: str, folder: Path) -> Path:
        """Write a small story that can be played and changed; gives its file."""

    def maps(self, story: str) -> Sequence[str]:
        """The names of a story's maps, where it has several to draw one from."""

    def map_of(self, story: str, name: str = "") -> MapMarks:
        """A map of a story, to be drawn: this one, or the first or only one."""

    def tiles(self) -> Sequence[Tile]:
        """The tiles of the box."""

    def cards(self) -> Sequence[PrintedCard]:
        """The cards of the box with both their faces, as far as anybody may read them."""

    def pieces(self) -> Sequence[TokenPiece]:
        """The tokens of the box."""

    def papers(self) -> Sequence[PaperBox]:
        """The sets, to be printed, the base set first: every component, as often as a set has
        it."""

    def withholding(self, header: Header, card: str) -> Header:
        """The head of the same game with no copy of a card in it, to see what the card is worth;
        refuses where that cannot be told."""

    def counted(self, game: Game[Any, Any]) -> CountedGame:
        """What is kept of a game that is over."""

    @property
    def ending_word(self) -> str:
        """What games are told apart by at their end: the objective, or the ending."""

    def aim(self, story: str) -> StoryAim | None:
        """How often a story should be won, where the edition says so."""

    def decks(self, story: str) -> Sequence[CountedDeck]:
        """The cards that come into use in a story, to see which never do."""

    def unused(self, story: str, counted: Mapping[str, int]) -> list[str]:
        """The cards and actions that never came into use, by what was counted."""

    def beginnings(self) -> Mapping[str, Beginning]:
        """What is measured: a full story under the edition's name, and others."""
