"""The workshop of the second edition: scenarios are checked and begun, games counted, measured."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.engine.workshop import (
    Beginning,
    CountedDeck,
    CountedGame,
    MapMarks,
    Report,
    likeness,
)
from madhouse.second.app.endings import GROUP, NOBODY
from madhouse.second.edition import GENTLE, SecondEdition, begin, edition, the_box
from madhouse.second.kit.check import check
from madhouse.second.kit.new_scenario import write_new_scenario
from madhouse.second.laboratory.counting import counted, decks, unused
from madhouse.second.things.scenario import Scenario

MEASURED_BY = 4
"""So many investigators are measured."""


class SecondWorkshop:
    """What authors and researchers ask of the second edition."""

    sides = (GROUP, NOBODY)
    story_word = "scenario"

    def likeness(self, path: Path) -> int:
        """How much a file, a folder or a name looks like scenarios."""
        return likeness(path, Scenario, the_box().scenario_ids)

    def check(self, path: Path | None) -> Report:
        """Check a scenario file, a folder of them, or the whole box with its scenarios."""
        return check(path)

    def begin_story(self, name: str, folder: Path) -> Path:
        """Write a scenario of two rooms under this name; gives its file."""
        return write_new_scenario(name, folder)

    def map_of(self, story: str) -> MapMarks:
        """The first map of a scenario, all of it laid, with the tokens that lie in its spaces."""
        told = edition(story)
        scenario = told.scenario
        whole = told.box.whole_map(next(iter(scenario.maps)))
        places = whole.places(whole.tiles)
        markers: dict[str, list[str]] = {}
        for token in scenario.tokens:
            room = whole.plan.alias.get(token.at, token.at)
            spaces = places.rooms[room].spaces if room in places.rooms else (room,)
            if spaces[0] in places.room_of and token.kind != "explore":
                markers.setdefault(spaces[0], []).append(token.kind)
        return MapMarks(scenario.name, places.shown(), markers, scenario.start)

    def counted(self, game: Game[Any, Any]) -> CountedGame:
        """What is kept of a game that is over."""
        return counted(game)

    def decks(self, story: str) -> Sequence[CountedDeck]:
        """What the app can read aloud in a scenario."""
        return list(decks(story))

    def unused(self, story: str, used: Mapping[str, int]) -> list[str]:
        """What was never read aloud."""
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
