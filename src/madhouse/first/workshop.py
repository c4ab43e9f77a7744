"""The workshop of the first edition: stories are checked and begun, games counted and measured."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from madhouse.engine.board import Tile
from madhouse.engine.casefile import Header
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.paper import PaperBox
from madhouse.engine.shapes import PrintedCard
from madhouse.engine.workshop import (
    Beginning,
    CountedDeck,
    CountedGame,
    MapMarks,
    Report,
    StoryAim,
    TokenPiece,
    likeness,
)
from madhouse.first.edition import begin, edition, the_box
from madhouse.first.kit.check import check
from madhouse.first.kit.new_story import write_new_story
from madhouse.first.kit.paper import paper_box
from madhouse.first.laboratory import big_house
from madhouse.first.laboratory.counting import counted
from madhouse.first.laboratory.decks import decks, unused
from madhouse.first.shelf import FirstShelf
from madhouse.first.things.story import Story

MEASURED = "lot-thirteen"
"""The full story that is measured, with so many investigators."""
MEASURED_BY = 3


class FirstWorkshop:
    """What authors and researchers ask of the first edition."""

    sides = ("investigators", "keeper", "nobody")
    story_word = "story"
    ending_word = "objective"

    def likeness(self, path: Path) -> int:
        """How much a file, a folder or a name looks like stories of this edition."""
        return likeness(path, Story, the_box().story_ids)

    def check(self, path: Path | None) -> Report:
        """Check a story file, a folder of them, or the whole box with its stories."""
        return check(path)

    def begin_story(self, name: str, folder: Path) -> Path:
        """Write a story of two rooms under this name; gives its file."""
        return write_new_story(name, folder)

    def maps(self, story: str) -> Sequence[str]:  # noqa: ARG002 - each has one
        """A story has one map."""
        return ()

    def map_of(self, story: str, name: str = "") -> MapMarks:  # noqa: ARG002 - the only one
        """The map of a story with its markers, also of those that depend on an answer."""
        told = the_box().story(story)
        markers: dict[str, list[str]] = {}
        for laid in (told.features, *told.features_by.values()):
            for kind, spaces in laid.items():
                for space in spaces:
                    markers.setdefault(space, []).append(kind)
        return MapMarks(told.name, the_box().board(told), markers, told.start)

    def tiles(self) -> Sequence[Tile]:
        """The tiles of the box."""
        return list(the_box().tiles.values())

    def cards(self) -> Sequence[PrintedCard]:
        """Those that all may read at any time."""
        return [PrintedCard(card) for card in FirstShelf().library().cards.values()]

    def pieces(self) -> Sequence[TokenPiece]:
        """Nobody prints the tokens of a game that is played here."""
        return ()

    def papers(self) -> Sequence[PaperBox]:
        """The whole box, with the cards of its stories."""
        return [paper_box()]

    def withholding(self, header: Header, card: str) -> Header:  # noqa: ARG002 - see below
        """Nothing: where a card lies is the keeper's to say there."""
        raise MadhouseError("in the first edition no card can be withheld: the keeper lays them")

    def counted(self, game: Game[Any, Any]) -> CountedGame:
        """What is kept of a game that is over."""
        return counted(game)

    def aim(self, story: str) -> StoryAim | None:  # noqa: ARG002 - it depends on the keeper
        """The stories have none of their own: `docs/balance.md` has one for all."""
        return None

    def decks(self, story: str) -> Sequence[CountedDeck]:
        """What the keeper of a story can act with or draw."""
        return list(decks(story))

    def unused(self, story: str, used: Mapping[str, int]) -> list[str]:
        """The cards and actions that never came into use."""
        return unused(story, used)

    def beginnings(self) -> Mapping[str, Beginning]:
        """A full story, the training story, and a large, crowded house."""
        return {"first": _full_story, "training": _training, "house": big_house.begin}


def _full_story(chooser: random.Random) -> Game[Any, Any]:
    return _begun(MEASURED, chooser)


def _training(chooser: random.Random) -> Game[Any, Any]:
    return _begun("the-cold-supper", chooser)


def _begun(story: str, chooser: random.Random) -> Game[Any, Any]:
    header = Header(
        edition="first",
        story=story,
        content=edition(story).content_version,
        seed=str(chooser.getrandbits(64)),
        investigators=MEASURED_BY,
    )
    return begin(header)
