"""The shelf of an edition: stories, characters, what can be agreed on, a game to be set up."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Protocol

import msgspec

from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.looks import Look, SeatLook
from madhouse.engine.rng import Random, keyed
from madhouse.engine.seats import Role
from madhouse.engine.shapes import CardText
from madhouse.engine.words import did_you_mean


class Agreement(msgspec.Struct, frozen=True):
    """Something that all may agree on before a game, in one line."""

    id: str
    text: str
    rule: str  # of the catalogue: the one that it is, or that it leaves as it is
    of_the_table: bool = False  # no rule of the book: what a table allows itself besides
    alone: bool = False  # for one person against computers, who has it unless he says otherwise


SentWord = Annotated[str, msgspec.Meta(max_length=100)]
"""An id, as somebody may send it."""
SentWords = Annotated[list[SentWord], msgspec.Meta(max_length=50)]
SentSeat = Annotated[Seat, msgspec.Meta(max_length=40)]

Holder = Literal["person", "computer", "open"]
"""Who holds a seat: a person here, a computer, or nobody until somebody comes by a link."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to hold a seat: a person here, a person by link (`open`), or a computer."""

    holder: Holder
    name: Annotated[str, msgspec.Meta(max_length=1000)] = ""  # of a person, as others read it
    player: SentWord = ""  # of a computer: one of the edition's


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up."""

    story: SentWord
    # by name; the roles of the edition say which seats make a game
    seats: Annotated[dict[SentSeat, SeatPlan], msgspec.Meta(max_length=20)]
    edition: SentWord = ""  # the usual one, if none is named
    agreements: SentWords = []
    # known to who gives it: such a game is marked
    seed: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    level: SentWord = ""  # one of the story's; the usual one, if none is named
    # how many are played, where they are not as many as there are seats
    figures: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    hands: SentWord = ""  # who carries out what the game says, where an edition leaves that open
    # the seat of each investigator, where one may run several
    runs: Annotated[list[SentSeat], msgspec.Meta(max_length=20)] = []
    packs: SentWords = []  # what is played with beside the base set


class SeatFace(msgspec.Struct, frozen=True):
    """A seat as everybody sees it, whoever holds it."""

    seat: Seat
    role: str
    number: int  # among those of its role
    title: str
    look: SeatLook | None = None


class LevelInfo(msgspec.Struct, frozen=True):
    """How hard a story is to be: what it is called, and what is different then."""

    id: str
    name: str
    text: str
    usual: bool = False  # the story as it is written


class StoryInfo(msgspec.Struct, frozen=True):
    """A story as one chooses it: nothing of it is a secret."""

    id: str
    name: str
    minutes: tuple[int, int]  # fewest and most
    difficulty: str
    blurb: str
    notes: str
    players: str  # who and how many, in a few words
    lamps: int = 1  # how difficult it is, of so many as `Library.lamps`
    training: bool = False  # the one in which to learn how it is played
    first_evening: bool = False  # the one to begin with at once
    look: Look | None = None
    levels: list[LevelInfo] = []  # the kindest first, where the edition has any
    needs: list[str] = []  # packs without which it cannot be played
    trial: bool = False  # a short board on which the rules of its pack are met
    mood: str = ""  # of `Library.moods`, where it says so
    best_with: tuple[int, int] = (1, 5)  # people, fewest and most


class CharacterInfo(msgspec.Struct, frozen=True):
    """Somebody to play, with what is printed on his card and the cards that he brings."""

    id: str
    name: str
    history: str
    numbers: dict[str, int]  # printed on his card: health, sanity ...
    cards: list[list[str]]  # ids, those together among which one chooses
    brief: str = ""  # what he is called where there is little room
    sensible: bool = False  # good company for a first evening
    sensible_cards: list[str] = []  # one of each, for one who would rather not choose
    look: Look | None = None
    pack: str = ""  # where he is from, if not from the base set


class ChoiceInfo(msgspec.Struct, frozen=True):
    """Something to choose, such as a computer player, in one line."""

    id: str
    text: str


class PackInfo(msgspec.Struct, frozen=True):
    """A product of a collection: the base set, or a pack that may be set aside."""

    id: str
    name: str
    text: str  # what it brings
    look: Look | None = None
    base: bool = False  # always in play


class WayInfo(msgspec.Struct, frozen=True):
    """A way to sit down to an edition, where it has more than one.

    Each has a seat of his own, as the roles say; or all figures are played from one seat.
    """

    id: str
    name: str
    text: str
    seat: SeatFace | None = None  # the one seat from which all figures are played
    fewest: int = 0  # of those figures
    most: int = 0
    hands: str = ""  # as a wish names them


class Library(msgspec.Struct, frozen=True):
    """Everything of an edition that one can read before a game."""

    edition: str
    stories: list[StoryInfo]  # in the order in which one would play them
    roles: list[Role]
    agreements: list[Agreement]
    characters: list[CharacterInfo]
    computers: list[ChoiceInfo]
    cards: dict[str, CardText]  # of what all players may read at any time
    lamps: int = 1  # of the most difficult stories
    seats: list[SeatFace] = []  # every one that there can be
    features: dict[str, Look] = {}  # by kind: the markers of a board
    passing: list[ChoiceInfo] = []  # kinds of questions at which one may pass once and for all
    first: NewGame | None = None  # a first evening that begins at once
    training: NewGame | None = None  # an evening to learn by
    rules: str = ""  # whose they are, in a few words
    setup: str = ""  # what comes first when all sit at the table, in a sentence
    ways: list[WayInfo] = []  # to sit down to it; none: each has a seat
    packs: list[PackInfo] = []  # the base set first
    moods: list[ChoiceInfo] = []  # that some story has


class Shelf(Protocol):
    """What there is to play."""

    @property
    def stories(self) -> Sequence[str]:
        """The stories that can be played."""

    @property
    def newcomers(self) -> str:
        """The story for one who names none."""

    @property
    def roles(self) -> Sequence[Role]:
        """Who can sit down, in the order of the seats."""

    @property
    def agreements(self) -> Sequence[Agreement]:
        """What all may agree on."""

    @property
    def packs(self) -> Sequence[PackInfo]:
        """The sets of the edition, the base set first; none where it has but one."""

    def add_story(self, path: Path) -> str:
        """Tell a story from a file as if it had come with the package; gives its id."""

    def title(self, story: str) -> str:
        """What the story is called."""

    def needs(self, story: str) -> Sequence[str]:
        """The packs without which it cannot be played."""

    def levels(self, story: str) -> Sequence[LevelInfo]:
        """How hard it may be made, the kindest first; none where an edition has no levels."""

    def content_version(self, story: str, level: str = "", packs: tuple[str, ...] = ()) -> str:
        """Changes when anything does that the rules read of the story at this level, and of the
        packs in play."""

    def has_content(
        self, story: str, version: str, level: str = "", packs: tuple[str, ...] = ()
    ) -> bool:
        """Whether a game that names this version was played with what the rules read of it now."""

    def begin(self, header: Header) -> Game[Any, Any]:
        """Begin the game that a header describes: a story from its setup, or a built table."""

    def seats(self, header: Header) -> list[Seat]:
        """Where one sits in the game that a header describes, in order; refuses what is none."""

    def outcome(self, winner: str) -> str:
        """Who won, in a sentence."""

    def face(self, seat: Seat) -> SeatFace:
        """A seat as everybody sees it."""

    def library(self) -> Library:
        """What one reads before a game."""


class UnknownLevel(MadhouseError):
    """A story has no level of that name."""


def level_wished(shelf: Shelf, story: str, level: str) -> str:
    """The level as a header names it: not at all, if it is the usual one."""
    if not level:
        return ""
    levels = {each.id: each for each in shelf.levels(story)}
    if level not in levels:
        known = f"; there are {', '.join(levels)}" if levels else "; this edition has no levels"
        raise UnknownLevel(f"there is no level '{level}'{did_you_mean(level, levels)}{known}")
    return "" if levels[level].usual else level


class UnknownPack(MadhouseError):
    """An edition has no pack of that name."""


class PackMissing(MadhouseError):
    """A story needs a pack that is not played with."""


def packs_wished(shelf: Shelf, story: str, packs: Sequence[str]) -> tuple[str, ...]:
    """The packs as a header names them, in the order of the shelf: never the base set, which is
    always in play. What is not enabled is not used (2e.collection.disabled-not-used)."""
    known = {each.id: each for each in shelf.packs}
    for pack in packs:
        if pack not in known:
            told = ", ".join(known) or "none"
            raise UnknownPack(
                f"there is no pack '{pack}'{did_you_mean(pack, known)}; known: {told}"
            )
    missing = [
        known[each].name
        for each in shelf.needs(story)
        if each not in packs and not known[each].base
    ]
    if missing:
        raise PackMissing(f"this story needs {', '.join(missing)}; enable it in the collection")
    return tuple(each.id for each in known.values() if each.id in packs and not each.base)


def drawn_story(stories: Sequence[str], seed: str) -> str:
    """A story picked at random, for players who cannot agree on one (1e.setup.story-random)."""
    return Random(keyed(seed), "story").pick(tuple(stories))
