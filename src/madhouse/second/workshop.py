"""The workshop of the second edition: scenarios are checked and begun, games counted, measured."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from madhouse.engine.board import Tile
from madhouse.engine.casefile import Header
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
from madhouse.second.app.endings import GROUP, NOBODY
from madhouse.second.edition import GENTLE, SecondEdition, begin, edition, the_box
from madhouse.second.kit.check import check
from madhouse.second.kit.new_scenario import write_new_scenario
from madhouse.second.kit.paper import paper_boxes
from madhouse.second.kit.pieces import pieces
from madhouse.second.kit.sets import all_sets
from madhouse.second.laboratory.aims import aim
from madhouse.second.laboratory.counting import counted, decks, unused
from madhouse.second.laboratory.withholding import without
from madhouse.second.things.scenario import Scenario

MEASURED_BY = 4
"""So many investigators are measured."""


class SecondWorkshop:
    """What authors and researchers ask of the second edition."""

    sides = (GROUP, NOBODY)
    story_word = "scenario"
    ending_word = "ending"

    def likeness(self, path: Path) -> int:
        """How much a file, a folder or a name looks like scenarios."""
        return likeness(path, Scenario, the_box().all_scenario_ids)

    def check(self, path: Path | None) -> Report:
        """Check a scenario file, a folder of them, or the whole box with its scenarios."""
        return check(path)

    def begin_story(self, name: str, folder: Path) -> Path:
        """Write a scenario of two rooms under this name; gives its file."""
        return write_new_scenario(name, folder)

    def maps(self, story: str) -> Sequence[str]:
        """The maps of which a scenario draws one."""
        return list(edition(story).scenario.maps)

    def map_of(self, story: str, name: str = "") -> MapMarks:
        """A map of a scenario, all of it laid, with the tokens that lie in its spaces."""
        told = edition(story)
        scenario = told.scenario
        whole = told.box.whole_map(name or next(iter(scenario.maps)))
        places = whole.places(whole.tiles)
        markers: dict[str, list[str]] = {}
        for token in scenario.tokens:
            room = whole.plan.alias.get(token.at, token.at)
            spaces = places.rooms[room].spaces if room in places.rooms else (room,)
            if spaces[0] in places.room_of and token.kind != "explore":
                markers.setdefault(spaces[0], []).append(token.kind)
        several = len(scenario.maps) > 1
        title = f"{scenario.name}, map {name}" if several and name else scenario.name
        return MapMarks(title, places.shown(), markers, scenario.start, lamplit=True)

    def tiles(self) -> Sequence[Tile]:
        """The tiles of the box."""
        return list(the_box().tiles.values())

    def cards(self) -> Sequence[PrintedCard]:
        """All of the base set; the Unique Items of each scenario with its teller."""
        return list(all_sets()[0].cards())

    def pieces(self) -> Sequence[TokenPiece]:
        """The tokens of the base set, and the persons of its scenarios."""
        return list(pieces(all_sets()[0]))

    def papers(self) -> Sequence[PaperBox]:
        """The base set and every pack, each with the persons and Unique Items of its scenarios."""
        return paper_boxes()

    def withholding(self, header: Header, card: str) -> Header:
        """The head of the same game with no copy of an Item or a Spell in the supply."""
        return without(header, card)

    def counted(self, game: Game[Any, Any]) -> CountedGame:
        """What is kept of a game that is over."""
        return counted(game)

    def aim(self, story: str) -> StoryAim:
        """How often a scenario should be won at *plain*."""
        return aim(story)

    def decks(self, story: str) -> Sequence[CountedDeck]:
        """What can be met in a scenario."""
        return list(decks(story))

    def unused(self, story: str, used: Mapping[str, int]) -> list[str]:
        """What was never met."""
        return unused(story, used)

    def beginnings(self) -> Mapping[str, Beginning]:
        """The gentle scenario with four investigators."""
        return {SecondEdition.name: _gentle}


def _gentle(chooser: random.Random) -> Game[Any, Any]:
    header = Header(
        edition=SecondEdition.name,
        story=GENTLE,
        content=edition(GENTLE).content_version,
        seed=str(chooser.getrandbits(64)),
        investigators=MEASURED_BY,
    )
    return begin(header)
