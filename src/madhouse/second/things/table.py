"""The second edition's table: the state, the scenario and its box, and whose hands are on it."""

from typing import TYPE_CHECKING, Any, NamedTuple

from madhouse.engine.decisions import Seat
from madhouse.engine.rng import Random
from madhouse.engine.table import Table as EngineTable
from madhouse.second.things.amounts import Amount
from madhouse.second.things.box import Box
from madhouse.second.things.cards import BACK, ConditionBack, ElixirBack, SpellBack
from madhouse.second.things.extras import Extras, PackedState
from madhouse.second.things.monsters import MonsterKind
from madhouse.second.things.scenario import NamedMonster, Scenario, Token
from madhouse.second.things.skills import Skill
from madhouse.second.things.state import App, Investigator, Monster, State

if TYPE_CHECKING:
    from madhouse.second.things.hands import Hands
    from madhouse.second.things.places import Places
    from madhouse.second.things.ways import Ways

APP = "app"
"""The random stream of the app: dice, by whomever they are rolled, leave it the same."""


KEYED = ("key", "evidence")
"""What an Item with a Key token is besides."""
SILENT: frozenset[str] = frozenset()
"""Of what a card speaks that says nothing."""


class PuzzleAttempt(NamedTuple):
    """An attempt at a puzzle that is under way, and how many steps it has."""

    puzzle: str
    seat: Seat
    taken: int
    left: int | None  # none: people count their own


class Table(EngineTable[State]):
    """What a rule of the second edition holds in its hands."""

    def __init__(self, state: State, box: Box, scenario: Scenario, hands: "Hands") -> None:
        super().__init__(state)
        self.box = box
        self.scenario = scenario
        self.hands = hands
        self.index = box.index
        self.app: App = state.app
        self.extras = state.extras if isinstance(state, PackedState) else Extras()
        """What packs add; without any nothing can be: no token of them is in the supply."""
        self.app_random = Random(state.random, APP)
        self.places: Places
        self.suffering: list[str] = []
        """Investigators in the middle of suffering harm, whose limits are looked at after it."""
        self._people: dict[str, Investigator] = {}  # by id, as soon as all have chosen one
        self.voices: dict[str, frozenset[str]] = {}
        """By investigator, of what the cards before them may speak: as `listen` last heard it."""
        self.choir: frozenset[str] | None = None
        """The same of all investigators together."""
        self.noted = True
        """Whether the app has learned, counted or laid something since it last looked at what
        follows."""
        self.ways: dict[str, Ways] = {}
        """The ways that were asked for, by whose they are, until the board changes."""
        self.reach: dict[str, tuple[Token, ...]] = {}
        """By space the tokens within reach from there, until the board changes."""
        self.map_shown = ""
        """The first of the maps on which the same would be seen as is, until the board changes."""
        self.puzzle_attempt: PuzzleAttempt | None = None
        self.seen: dict[object, tuple[Any, Any]] = {}
        """Parts of views as they were last seen, each with what it was made of: of one look to the
        next most is as it was."""
        self.look_around()

    def look_around(self) -> None:
        """Tiles were laid or taken off: what can be asked of the board is what is laid now."""
        self.places = self.box.places(self.app.map, self.app.laid)
        self.noted = True
        self.board_changed()

    def board_changed(self) -> None:
        """A token, a Barricade, a Secret Passage or a shut door came, went or was moved: what is
        remembered of the board is found out anew."""
        self.ways.clear()
        self.reach.clear()
        self.map_shown = ""

    def listen(self, who: Investigator) -> frozenset[str]:
        """Hear of what the cards before an investigator speak, and the rules of the scenario.

        It is kept for the round, and what comes to lie there is heard too (`hear`). A card that has
        gone since may still be among them: who finds a topic here asks the cards, who does not need
        not.
        """
        cards = (
            who.id,
            *who.possessions,
            *who.conditions,
            *who.damage,
            *who.horror,
            *who.lasting,
            *self.extras.drunk.get(who.id, ()),
        )
        topics = self.box.topics
        said = [topics[card] for card in cards if card in topics]
        if backs := self.state.backs:  # an imagined game has dealt others
            double = (*who.conditions, *self.extras.drunk.get(who.id, ()))
            said += [topics.get(backs.get(card, card), SILENT) for card in double]
        voices = self.voices[who.id] = self.box.topics_of_rules.union(*said)
        return voices

    def listen_to_all(self) -> frozenset[str]:
        """Hear of what the cards before anybody speak."""
        people = self.state.investigators
        heard = [self.voices.get(who.id) or self.listen(who) for who in people]
        choir = self.choir = frozenset[str]().union(*heard)
        return choir

    def lay_before(self, who: Investigator, cards: list[str], card: str) -> None:
        """A card comes to lie among those cards before an investigator, and is heard."""
        cards.append(card)
        self.hear(who, card)

    def hear(self, who: Investigator, card: str) -> None:
        """Something speaks before an investigator from now on."""
        topics = self.box.topics.get(card, SILENT)
        if card in self.state.backs:
            topics |= self.box.topics.get(self.state.backs[card], SILENT)
        if not topics:
            return
        voices = self.voices.get(who.id)
        if voices is not None and not topics <= voices:
            self.voices[who.id] = voices | topics
        if self.choir is not None and not topics <= self.choir:
            self.choir |= topics

    def listen_anew(self) -> None:
        """Forget what was heard of cards that may have gone since."""
        self.voices.clear()
        self.choir = None

    # -- hidden backs --------------------------------------------------------------------------

    def spell_back(self, copy: str) -> SpellBack:
        """The hidden back of a Spell."""
        return self.box.spell_copies[self.state.backs.get(copy, copy)][1]

    def condition_back(self, copy: str) -> ConditionBack | None:
        """The hidden back of a Condition, if it has one."""
        return self.box.condition_copies[self.state.backs.get(copy, copy)][1]

    def elixir_back(self, copy: str) -> ElixirBack:
        """The hidden back of an Elixir."""
        return self.box.elixir_copies[self.state.backs.get(copy, copy)][1]

    # -- what packs add ------------------------------------------------------------------------

    def traits(self, side: str) -> tuple[str, ...]:
        """The traits of a side; a Key token gives the Item under it two more (2e.key.traits)."""
        traits = self.box.traits(side)
        keys = self.extras.keys
        return (*traits, *KEYED) if keys and side.rstrip(BACK) in keys else traits

    def skill(self, who: Investigator, skill: Skill) -> int:
        """The printed value of a skill, one higher if it was improved (2e.improvement.plus-one);
        it may come to six (2e.conflict.improved-skill-above-five)."""
        value = self.box.investigators[who.id].skills[skill]
        improved = self.extras.improved
        return value + 1 if improved and skill in improved.get(who.id, ()) else value

    # -- people --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many investigators play, eliminated or not."""
        return len(self.state.investigators)

    def amount(self, amount: Amount) -> int:
        """A number as it is at this table."""
        if isinstance(amount, int):
            return amount
        return amount.of(len(self.state.investigators))

    def investigator(self, who: str) -> Investigator:
        """An investigator, by id."""
        found = self._people.get(who)
        if found is None:
            self._people = {each.id: each for each in self.state.investigators}
            found = self._people.get(who)
            if found is None:
                raise KeyError(f"'{who}' does not play")
        return found

    @property
    def active(self) -> Investigator | None:
        """The investigator whose turn it is."""
        who = self.state.active
        return self._people.get(who) or self.investigator(who) if who else None

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
        """The monsters within range of a space; of those that hide elsewhere none is."""
        standing, near = self.state.monsters, self.places.in_range[space]
        found = [each for each in self.app.monsters if standing.get(each.id) in near]
        if self.extras.laid:
            return [e for e in found if standing[e.id] == space or not self.hidden(e)]
        return found

    def hidden(self, monster: Monster) -> bool:
        """Whether a monster stands in what it hides in."""
        place = self.box.monsters[monster.kind].hides_in
        laid = self.extras.laid.get(place, {}) if place else {}
        return self.state.monsters.get(monster.id) in laid
