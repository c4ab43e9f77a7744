"""The second edition's table: the state, the scenario and its box, and whose hands are on it."""

from typing import TYPE_CHECKING

from madhouse.engine.decisions import Seat
from madhouse.engine.rng import Random
from madhouse.engine.table import Table as EngineTable
from madhouse.second.things.amounts import Amount, amount_of
from madhouse.second.things.box import Box
from madhouse.second.things.cards import ConditionBack, SpellBack
from madhouse.second.things.monsters import MonsterKind
from madhouse.second.things.scenario import NamedMonster, Scenario
from madhouse.second.things.state import App, Investigator, Monster, State

if TYPE_CHECKING:
    from madhouse.second.things.hands import Hands
    from madhouse.second.things.places import Places

APP = "app"
"""The random stream of the app: dice, by whomever they are rolled, leave it the same."""


class Table(EngineTable[State]):
    """What a rule of the second edition holds in its hands."""

    def __init__(self, state: State, box: Box, scenario: Scenario, hands: "Hands") -> None:
        super().__init__(state)
        self.box = box
        self.scenario = scenario
        self.hands = hands
        self.index = box.index
        self.app: App = state.app
        self.app_random = Random(state.random, APP)
        self.places: Places
        self.suffering: list[str] = []
        """Investigators in the middle of suffering harm, whose limits are looked at after it."""
        self.look_around()

    def look_around(self) -> None:
        """The board has changed: what can be asked of it is what is laid now."""
        self.places = self.box.places(self.app.map, self.app.laid)

    # -- hidden backs --------------------------------------------------------------------------

    def spell_back(self, copy: str) -> SpellBack:
        """The hidden back of a Spell."""
        return self.box.spell_copies[self.state.backs.get(copy, copy)][1]

    def condition_back(self, copy: str) -> ConditionBack | None:
        """The hidden back of a Condition, if it has one."""
        return self.box.condition_copies[self.state.backs.get(copy, copy)][1]

    # -- people --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many investigators play, eliminated or not."""
        return len(self.state.investigators)

    def amount(self, amount: Amount) -> int:
        """A number as it is at this table."""
        return amount_of(amount, len(self.state.investigators))

    def investigator(self, who: str) -> Investigator:
        """An investigator, by id."""
        for each in self.state.investigators:
            if each.id == who:
                return each
        raise KeyError(f"'{who}' does not play")

    @property
    def active(self) -> Investigator | None:
        """The investigator whose turn it is."""
        return self.investigator(self.state.active) if self.state.active else None

    @property
    def playing(self) -> list[Investigator]:
        """The investigators who are not eliminated."""
        return [each for each in self.state.investigators if not each.eliminated]

    @property
    def seats_playing(self) -> tuple[Seat, ...]:
        """The seats of those who are not eliminated, each once."""
        seats = [each.seat for each in self.state.investigators if not each.eliminated]
        return tuple(dict.fromkeys(seats or self.state.seats))

    def investigators_at(self, space: str) -> list[Investigator]:
        """The investigators in a space."""
        return [each for each in self.state.investigators if each.space == space]

    def investigators_in(self, room: str) -> list[Investigator]:
        """The investigators in a room."""
        room_of = self.places.room_of
        return [e for e in self.state.investigators if e.space and room_of[e.space] == room]

    # -- monsters ------------------------------------------------------------------------------

    def monster(self, name: str) -> Monster:
        """A monster on the board, by id."""
        for each in self.app.monsters:
            if each.id == name:
                return each
        raise KeyError(f"there is no monster '{name}' on the board")

    def kind(self, monster: Monster) -> MonsterKind:
        """The kind of a monster."""
        return self.box.monsters[monster.kind]

    def named(self, monster: Monster) -> NamedMonster | None:
        """What the scenario says of a monster that it names."""
        return self.box.named_monsters.get(monster.name)

    def monsters_at(self, space: str) -> list[Monster]:
        """The monsters in a space."""
        standing = self.state.monsters
        return [each for each in self.app.monsters if standing.get(each.id) == space]

    def monsters_in_range(self, space: str) -> list[Monster]:
        """The monsters within range of a space."""
        standing, near = self.state.monsters, self.places.in_range[space]
        return [each for each in self.app.monsters if standing.get(each.id) in near]
