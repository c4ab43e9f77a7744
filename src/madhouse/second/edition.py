"""The second edition as the driver sees it."""

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from madhouse.engine.board import Board
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.edition import Edition, Progress
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.replaying import refuse_other_content
from madhouse.engine.rng import Random
from madhouse.engine.shelf import PackMissing, UnknownLevel
from madhouse.engine.words import did_you_mean
from madhouse.second.app.people import HANDS as PEOPLES
from madhouse.second.rules.house import HOUSE
from madhouse.second.rules.setup import starting_state
from madhouse.second.rules.stages import STAGES
from madhouse.second.seen.imagining import redeal
from madhouse.second.seen.looking import view
from madhouse.second.seen.views import View
from madhouse.second.things.agreements import agreed
from madhouse.second.things.box import Box
from madhouse.second.things.extras import PackedState
from madhouse.second.things.hands import Hands
from madhouse.second.things.levels import USUAL, Level
from madhouse.second.things.state import (
    FEWEST,
    MOST,
    PEOPLE,
    SETUP,
    State,
    explored_from,
    player_seats,
)
from madhouse.second.things.table import Table
from madhouse.second.words import VOCABULARY

GENTLE = "first-cold-night"
"""The scenario to begin with."""


class BadPlayerCount(MadhouseError):
    """So many cannot play."""


class UnknownHands(MadhouseError):
    """A header names hands that nobody has."""


HANDS: dict[str, Hands] = {HOUSE.name: HOUSE, PEOPLES.name: PEOPLES}
"""Who may carry out what the app says."""


@cache
def the_box() -> Box:
    """The box that comes with the package, opened once."""
    return Box(VOCABULARY)


class SecondEdition(Edition[State, View]):
    """The rules of the second edition with one scenario."""

    name = "second"
    stages = STAGES
    piles = ("damage_deck", "horror_deck", "items", "spells", "conditions")

    def __init__(
        self,
        scenario: str,
        box: Box | None = None,
        level: str = "",
        packs: Collection[str] = (),
    ) -> None:
        box = box or the_box()
        self.scenario = box.load_scenario(scenario)
        box = box.with_packs({*packs, *box.needs(scenario)})
        super().__init__(PackedState if box.packs else State)
        self.story_id = scenario
        at = known_level(box.levels_of(self.scenario), level)
        if at is not None:
            self.scenario = replace(self.scenario, mythos=self.scenario.mythos.later(at.later))
        self.box = box.for_scenario(self.scenario, at)
        self.content_version = box.version(self.scenario, at)

    def table(self, state: State) -> Table:
        return Table(state, self.box, self.scenario, HANDS[state.hands])

    def view(self, table: Any, seat: Seat, asked: Decision | None, waiting: list[Seat]) -> View:
        return view(table, seat, asked, waiting)

    def redeal(self, table: Any, seat: Seat, random: Random) -> None:
        redeal(table, seat, random)

    def progress(self, state: State) -> Progress:
        return Progress(state.app.round, state.stage == SETUP)

    def laid_board(self, state: State) -> Board | None:
        app = state.app
        if not app.laid:
            return None
        # What the map is beyond the rim is told by nothing but the Explore tokens.
        return self.box.places(app.map, app.laid).shown(explored_from(app))


MOST_READY = 64
"""Scenarios with their packs and level that are kept ready: more than the box has by itself. Any
set of packs may be asked for, and each takes a megabyte or two."""


@lru_cache(MOST_READY)
def edition(scenario: str, packs: tuple[str, ...] = ()) -> SecondEdition:
    """The edition with one scenario, prepared once; with these packs and those it needs."""
    return SecondEdition(scenario, packs=packs)


def edition_at(scenario: str, level: str, packs: tuple[str, ...] = ()) -> SecondEdition:
    """The same at a level; one that is not named is the usual one."""
    return _at_level(scenario, level, packs) if level else edition(scenario, packs)


@lru_cache(MOST_READY)
def _at_level(scenario: str, level: str, packs: tuple[str, ...]) -> SecondEdition:
    return SecondEdition(scenario, level=level, packs=packs)


def known_level(levels: Mapping[str, Level], name: str) -> Level | None:
    """The level of that name; None: the usual one, which changes nothing."""
    if name and name not in levels:
        raise UnknownLevel(f"there is no level '{name}'{did_you_mean(name, levels)}")
    return levels[name] if name and name != USUAL else None


def add_scenario(path: Path) -> str:
    """Tell a scenario from a file as if it had come with the package; gives its id."""
    name = the_box().add_scenario(path)
    edition.cache_clear()
    _at_level.cache_clear()
    return name


def begin(header: Header) -> Game[State, View]:
    """Begin the game that a header describes: a scenario from its setup, or a built table."""
    refuse_missing(the_box(), header.story, header.packs)
    return begun(edition_at(header.story, header.level, header.packs), header)


def refuse_missing(box: Box, scenario: str, packs: Collection[str]) -> None:
    """A scenario that needs a pack says so (2e.collection.check-before-game)."""
    missing = [box.collection[each].pack.name for each in box.needs(scenario) if each not in packs]
    if missing:
        raise PackMissing(f"this story needs {', '.join(missing)}; enable it in the collection")


def begun(told: SecondEdition, header: Header) -> Game[State, View]:
    """The same with an edition at hand."""
    if not FEWEST <= header.investigators <= MOST:
        raise BadPlayerCount(
            f"the second edition is for two to five investigators, not for {header.investigators}; "
            f"a person alone runs two"
        )
    if header.hands and header.hands not in HANDS:
        known = ", ".join(HANDS)
        raise UnknownHands(f"nobody has the hands '{header.hands}' here; known are {known}")
    agreed(header.agreements)
    refuse_other_content(header, told)
    if header.position is not None:
        return Game(told, header.position, header)
    return Game(told, told.encode(laid_out(told, header)), header)


def laid_out(told: SecondEdition, header: Header) -> State:
    """The table before setup."""
    runs = who_runs_whom(header)
    seats = list(dict.fromkeys(runs))
    start = starting_state(told.box, told.scenario, header.source, seats, runs)
    start.hands = header.hands or HOUSE.name
    return start


def who_runs_whom(header: Header) -> list[Seat]:
    """The seat of each investigator: its own, unless the header says otherwise. A person alone
    runs two (2e.setup.solo-two-investigators). At a table of people all of them share one."""
    if header.hands == PEOPLES.name:
        return [PEOPLE] * header.investigators
    if not header.runs:
        return player_seats(header.investigators)
    seats = list(dict.fromkeys(header.runs))
    if len(header.runs) != header.investigators or seats != player_seats(len(seats)):
        raise BadPlayerCount(
            f"the header should name a seat for each of {header.investigators} investigators, "
            f"such as {', '.join(player_seats(header.investigators))}, not {', '.join(header.runs)}"
        )
    return list(header.runs)
