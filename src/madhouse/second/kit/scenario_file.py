"""A scenario file as an author hands it in, and each of the tables at which it can be played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from madhouse.engine.board import LayoutError
from madhouse.engine.board.layout import joint_name
from madhouse.engine.clauses import Condition, Verb
from madhouse.engine.loading import Loaded, load
from madhouse.engine.wording import conditions_in, verbs_in
from madhouse.second.app.maps import opening_of
from madhouse.second.things.amounts import Amount, amount_of
from madhouse.second.things.box import Box
from madhouse.second.things.checking import check_scenario
from madhouse.second.things.compound_ids import variable_and_mark
from madhouse.second.things.map_plan import Laying, TileChange, with_changes
from madhouse.second.things.places import Places, WholeMap
from madhouse.second.things.scenario import Scenario, Token
from madhouse.second.things.state import FEWEST, MOST
from madhouse.second.words.tile_moves import LayOver

Mistake = tuple[str, str]
"""The path of what is wrong in the file, and what is wrong with it."""
NUMBERS = range(FEWEST, MOST + 1)
"""How many investigators there can be."""


@dataclass(frozen=True)
class ScenarioFile:
    """One loaded scenario, with the box that stands beside its board."""

    loaded: Loaded[Scenario]
    box: Box

    @property
    def scenario(self) -> Scenario:
        """The scenario itself."""
        return self.loaded.value

    @cached_property
    def verbs(self) -> tuple[Verb, ...]:
        """Every verb that is written in it."""
        return tuple(verbs_in(self.scenario))

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """Every condition that is written in it."""
        return tuple(conditions_in(self.scenario))

    @cached_property
    def laid_over(self) -> tuple[tuple[str, Laying], ...]:
        """The faces of tiles that its words lay over others, and where."""
        return tuple((v.face, v.at) for v in self.verbs if isinstance(v, LayOver))

    def setups(self) -> Iterator["Setup"]:
        """Every combination of hidden values, with every number of investigators."""
        for values in self.box.combinations:
            for number in NUMBERS:
                yield Setup(self, values, number)


def read_scenario(path: Path, box: Box) -> Loaded[Scenario]:
    """Read a scenario file; raises ContentErrors with all mistakes of its form."""
    return load(path, Scenario, box.vocabulary)


def open_scenario(loaded: Loaded[Scenario], path: Path, box: Box) -> ScenarioFile:
    """Check what would break a game; raises ContentErrors, or LayoutError if tiles do not fit."""
    box = box.with_packs(box.needed_by(loaded.value, path))
    check_scenario(path.stem, loaded, box)
    return ScenarioFile(loaded, box.for_scenario(loaded.value))


@dataclass(frozen=True, eq=False)
class Setup:
    """A scenario at one table: the values of its hidden variables, and how many investigators."""

    file: ScenarioFile
    values: Mapping[str, str]
    number: int

    def __str__(self) -> str:
        told = [f"{variable} {value}" for variable, value in self.values.items()]
        return ", ".join([*told, f"{self.number} investigators"])

    @property
    def scenario(self) -> Scenario:
        """The scenario itself."""
        return self.file.scenario

    @cached_property
    def map(self) -> str:
        """The name of the map that is used."""
        scenario = self.scenario
        return self.values.get(scenario.map_by, "") or next(iter(scenario.maps))

    @cached_property
    def whole(self) -> WholeMap:
        """The map, all of it."""
        return self.file.box.whole_map(self.map)

    @cached_property
    def places(self) -> Places:
        """Its places, as they are with all tiles laid."""
        return self.whole.places(self.whole.tiles)

    @cached_property
    def later(self) -> WholeMap:
        """The map with every tile over it that a word may lay there; one that would not lie so is
        left out. No room is ever covered whole, so it has all rooms of the map, and more."""
        name = self.map
        for face, at in self.file.laid_over:
            changed = with_changes(name, [TileChange(face, at, over=True)])
            try:
                self.file.box.whole_map(changed)
            except LayoutError:
                continue  # `wrong_changes` tells of what lies so on no map
            name = changed
        return self.file.box.whole_map(name)

    def amount(self, amount: Amount) -> int:
        """The number that an amount is at this table."""
        return amount_of(amount, self.number)

    def value_of(self, key: str) -> str:
        """The value of a hidden variable, or what its value is known by."""
        variable, mark = variable_and_mark(key)
        value = self.values[variable]
        return self.scenario.attributes[variable][value][mark] if mark else value

    def has(self, asked: Mapping[str, str]) -> bool:
        """Whether the hidden values are those asked for."""
        return all(self.value_of(key) == value for key, value in asked.items())

    # -- places ----------------------------------------------------------------------------------

    def room(self, place: str) -> str:
        """The room that a place names on this map; none if the map has not got it."""
        room = self.later.room_of_place(place)
        return room if room in self.later.tile_of else ""

    def spaces(self, place: str) -> tuple[str, ...]:
        """The spaces that a place names: itself, or all of a room."""
        if place in self.later.room_of:
            return (place,)
        room = self.room(place)
        return self.later.ground.rooms[room].spaces if room else ()

    def tile(self, place: str) -> str:
        """The tile of a place; none if the map has not got it."""
        return self.later.tile_of.get(self.room(place), "")

    @cached_property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens that these hidden values leave there."""
        return tuple(each for each in self.scenario.tokens if self.has(each.only))

    @cached_property
    def explored_at(self) -> Mapping[str, str]:
        """By Explore token the opening on which it lies; none if this map has not got it."""
        return {t.id: opening_of(self.places, t) for t in self.tokens if t.kind == "explore"}

    @cached_property
    def districts(self) -> Mapping[str, str]:
        """By space its district: what can be walked through without leaving the tile and without
        passing where an Explore token lies; it goes by its first space."""
        found = self._divided(self.places)
        over = self.later.places(self.later.tiles)
        return found | {s: d for s, d in self._divided(over).items() if s not in found}

    def _divided(self, places: Places) -> dict[str, str]:
        shut = set(self.explored_at.values())
        tile_of = {s: places.tile_of[room] for s, room in places.room_of.items()}
        found: dict[str, str] = {}
        for first in places.spaces:
            edge = [first] if first not in found else []
            for space in edge:
                found[space] = first
                for other in places.steps[space]:
                    inside = tile_of[other] == tile_of[space]
                    if other not in found and inside and joint_name(space, other) not in shut:
                        found[other] = first
                        edge.append(other)
        return found
