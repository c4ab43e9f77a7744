"""The box: every card, tile and monster of the second edition, loaded from its content files."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from madhouse.engine.board import Tile
from madhouse.engine.clauses import Clauses, Condition, Index, parts_within
from madhouse.engine.content_version import version_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import ContentErrors, Loaded, load, load_many
from madhouse.engine.references import dead_ends
from madhouse.engine.words import Vocabulary, did_you_mean
from madhouse.second.things.cards import (
    BACK,
    CardAction,
    ConditionBack,
    ConditionCard,
    HarmCard,
    InvestigatorCard,
    Item,
    Side,
    SpellCard,
    Weapon,
    speaks_of_others,
)
from madhouse.second.things.checking import check_scenario
from madhouse.second.things.compound_ids import lasting_id, option_name, side_that_says
from madhouse.second.things.copies import card_copies, condition_copies, spell_copies, token_copies
from madhouse.second.things.known_names import names_in_box
from madhouse.second.things.levels import USUAL, Level
from madhouse.second.things.looks import Looks
from madhouse.second.things.monsters import MonsterKind, MythosEvent
from madhouse.second.things.places import Places, WholeMap
from madhouse.second.things.scenario import (
    STARTS,
    EventStep,
    NamedMonster,
    Scenario,
    ScenarioEvent,
    ScenarioRule,
    Token,
)
from madhouse.second.things.sides import all_sides, everything_written
from madhouse.second.things.supply import Supply
from madhouse.second.things.word_checks import lost_words

T = TypeVar("T")

LIGHT_SOURCE = "light-source"
"""The trait of what gives light."""
ACTION = "an action"
"""The topic of a card that can be used for an action, or for none."""
SHARED_ACTION = "an action of anybody"
"""The topic of one that others in the space can use."""
CONTENT = Path(str(files("madhouse"))) / "content" / "second"


class UnknownScenario(MadhouseError):
    """There is no scenario of that name."""


class Box:
    """The cards by id and by copy, and what they say by question and moment.

    Each copy of a card has an id of its own (`boning-knife-2`); `front` gives the card's id, which
    is all that anybody is shown where the copies have hidden backs.
    """

    def __init__(self, vocabulary: Vocabulary, folder: Path = CONTENT) -> None:
        opened: dict[str, Loaded[Any]] = {}

        def many(name: str, kind: type[T]) -> tuple[T, ...]:
            loaded = load_many(folder / f"{name}.yaml", kind, vocabulary)
            opened[name] = loaded
            return loaded.value

        self.folder = folder
        self.vocabulary = vocabulary
        self.supply = load(folder / "supply.yaml", Supply, vocabulary).value
        self.tiles = {each.id: each for each in many("tiles", Tile)}
        self.investigators = {each.id: each for each in many("investigators", InvestigatorCard)}
        self.item_cards = {each.id: each for each in many("items", Item)}
        self.spells = {each.id: each for each in many("spells", SpellCard)}
        self.conditions = {each.id: each for each in many("conditions", ConditionCard)}
        self.damage = card_copies(many("damage", HarmCard))
        self.horror = card_copies(many("horror", HarmCard))
        self.monsters = {each.id: each for each in many("monsters", MonsterKind)}
        self.mythos = {each.id: each for each in many("mythos", MythosEvent)}
        self._version = version_of(
            {**{name: opened[name].value for name in sorted(opened)}, "supply": self.supply}
        )
        # A level counts for the version of games that are played at it, and for no other.
        self.levels = {each.id: each for each in many("levels", Level)}
        self.level = self.levels[USUAL]
        looks = load(folder / "looks.yaml", Looks, vocabulary)
        self.looks = looks.value
        self.names = names_in_box(self)
        found = [
            error
            for file in (*opened.values(), looks)
            for error in dead_ends(file.references, self.names)
        ]
        for texts in (opened["monsters"], opened["mythos"]):
            found += lost_words(texts)
        if found:
            raise ContentErrors(found)
        self.named_monsters: dict[str, NamedMonster] = {}
        self.rules: dict[str, ScenarioRule] = {}
        self.tokens: dict[str, Token] = {}
        self.option_names: dict[str, tuple[str, ...]] = {}
        """By token what its options are called in the state."""
        self.inventory: tuple[tuple[Token, frozenset[str]], ...] = ()
        """The scenario's tokens that lie on a card, in the inventory, and the copies of it."""
        self.sights: frozenset[str] = frozenset()
        """The scenario's Sight tokens."""
        self.filling_rooms: frozenset[str] = frozenset()
        """The scenario's tokens that are within reach from all of their room."""
        self.heads: dict[str, int] = {}
        """The scenario's Persons, and the drawing that each has."""
        self.timid: frozenset[str] = frozenset()
        """The scenario's Persons who leave when a monster comes."""
        self.appearing: dict[str, tuple[tuple[Token, str], ...]] = {}
        """The scenario's tokens that lie there only once something is so, by map, and the room of
        each on it."""
        self.timed: dict[EventStep, tuple[tuple[ScenarioEvent, int], ...]] = {}
        """The scenario's events that a round brings, by the step of it in which they come, each
        with the first such round."""
        self.awaiting: tuple[ScenarioEvent, ...] = ()
        """The scenario's events that wait for something to be so."""
        self.follows_from_notes = False
        """Whether all that such events, tokens and objectives wait for is noted by the app."""
        self.counting: tuple[ScenarioEvent, ...] = ()
        """The scenario's events that a counter brings."""
        self.copies: dict[str, tuple[Token, ...]] = {}
        """The scenario's tokens as they are written, each with its copies."""
        self.scenario: Scenario | None = None
        self._maps: dict[str, WholeMap] = {}
        self._scenarios: dict[str, Scenario] = {}
        self._added: dict[str, Path] = {}
        self._index_cards()

    def _index_cards(self) -> None:
        self.items = card_copies(self.item_cards.values())
        self.spell_copies = spell_copies(self.spells.values())
        self.condition_copies = dict(condition_copies(self.conditions.values()))
        fronts: dict[str, str] = {copy: card.id for copy, card in self.items.items()}
        fronts |= {copy: card.id for copy, card in (self.damage | self.horror).items()}
        fronts |= {copy: spell.id for copy, (spell, _) in self.spell_copies.items()}
        fronts |= {copy: card.id for copy, (card, _) in self.condition_copies.items()}
        self.fronts = fronts
        """The card of every copy: all that is shown of it."""
        self.faces = fronts | {copy + BACK: front + BACK for copy, front in fronts.items()}
        """What every side of a copy is called in an option."""
        self.sides: dict[str, Clauses] = dict(all_sides(self))
        lasting = {
            lasting_id(name, number): effect
            for name, card in self.sides.items()
            for number, effect in enumerate(parts_within(card, Clauses))
            if not isinstance(effect, Side | ConditionBack)
        }
        self._lasting = lasting
        self.index = Index({**self.sides, **lasting, **self.rules})
        self.of_others: dict[str, str] = {}
        """By moment the topic of the cards that wait for one of somebody else's."""
        self.actions: dict[str, tuple[CardAction, ...]] = {
            name: card.action
            for name, card in self.sides.items()
            if isinstance(card, Side | SpellCard | ConditionCard | InvestigatorCard | HarmCard)
            and card.action
        }
        self.topics = self._topics()
        """By card, or rule of the scenario, of what it speaks, whatever side it shows: questions it
        answers, moments it waits for, and that it has an action."""
        self.topics_of_rules = frozenset(
            topic for rule in self.rules for topic in self.topics.get(rule, ())
        )
        self.light_sources = frozenset(
            side for side in self.sides if LIGHT_SOURCE in self.traits(side)
        )
        """The sides that give light while they show."""
        self.written = tuple(everything_written(self))
        self._numbers = {id(each): number for number, each in enumerate(self.written)}

    def _topics(self) -> dict[str, frozenset[str]]:
        topics: dict[str, set[str]] = {}
        for topic, sides in (*self.index.answering.items(), *self.index.waiting.items()):
            for side in sides:
                topics.setdefault(side.rstrip(BACK), set()).add(topic)
                if any(map(speaks_of_others, self.index.moments(side, topic))):
                    name = self.of_others.setdefault(topic, f"{topic} of others")
                    topics[side.rstrip(BACK)].add(name)
        for side, actions in self.actions.items():
            topics.setdefault(side.rstrip(BACK), set()).add(ACTION)
            if any(action.shared for action in actions):
                topics[side.rstrip(BACK)].add(SHARED_ACTION)
        return {card: frozenset(those) for card, those in topics.items()}

    # -- cards ---------------------------------------------------------------------------------

    def front(self, copy: str) -> str:
        """The card of which this is a copy: all that is shown of it."""
        return self.fronts.get(copy, copy)

    def face(self, side: str) -> str:
        """What a side is called in an option: copies that look alike are one, and no copy may
        betray its hidden back."""
        return self.faces.get(side, side)

    def lasting_name(self, card: str, effect: Clauses) -> str:
        """What is said for a while goes by the name of its card and a number."""
        return next(
            name
            for name, each in self._lasting.items()
            if each == effect and side_that_says(name) == card
        )

    def weapon(self, side: str) -> Weapon | None:
        """The attack icon of a possession's side, if it has one."""
        card = self.sides.get(side)
        return card.weapon if isinstance(card, Side | SpellCard) else None

    def traits(self, side: str) -> tuple[str, ...]:
        """The traits of the side that shows; where it has none, those of the front
        (2e.conflict.flipped-traits)."""
        card = self.sides.get(side)
        if not isinstance(card, Side):
            return ()
        return card.traits or self.items[side.rstrip(BACK)].traits

    def number_of(self, written: msgspec.Struct) -> int:
        """The number by which a word, an option or an instruction can be told again."""
        return self._numbers[id(written)]

    # -- scenarios -----------------------------------------------------------------------------

    @property
    def scenario_ids(self) -> list[str]:
        """The scenarios that can be played."""
        own = (path.stem for path in (self.folder / "scenarios").glob("*.yaml"))
        return sorted({*own, *self._added})

    def add_scenario(self, path: Path) -> str:
        """A scenario from somewhere else, to be told like any other; gives the id it goes by."""
        if not path.is_file():
            raise UnknownScenario(f"there is no scenario file '{path}'")
        name = path.stem
        self._added[name] = path.absolute()
        self._scenarios.pop(name, None)
        return self.load_scenario(name).id

    def load_scenario(self, name: str) -> Scenario:
        """One scenario, by id."""
        if name not in self._scenarios:
            known = self.scenario_ids
            if name not in known:
                raise UnknownScenario(f"there is no scenario '{name}'{did_you_mean(name, known)}")
            path = self._added.get(name, self.folder / "scenarios" / f"{name}.yaml")
            loaded = load(path, Scenario, self.vocabulary)
            check_scenario(name, loaded, self)
            self._scenarios[name] = loaded.value
        return self._scenarios[name]

    def levels_of(self, scenario: Scenario) -> dict[str, Level]:
        """The levels at which a scenario can be played, by name; some may be its own."""
        return {**self.levels, **{each.id: each for each in scenario.levels}}

    def for_scenario(self, scenario: Scenario, level: Level | None = None) -> "Box":
        """The box as it stands beside the board of a scenario: with its own cards."""
        box = copy(self)
        box.scenario = scenario
        box.levels = self.levels_of(scenario)
        box.level = level or box.levels[USUAL]
        box.item_cards = {
            **{n: each for n, each in self.item_cards.items() if each.story in ("", scenario.id)},
            **{each.id: each for each in scenario.items},
        }
        box.named_monsters = {each.id: each for each in scenario.monsters}
        box.rules = {each.id: each for each in scenario.rules}
        box.copies = {each.id: token_copies(each) for each in scenario.tokens}
        box.tokens = {each.id: each for copies in box.copies.values() for each in copies}
        box.option_names = {
            name: tuple(option_name(name, number) for number in range(len(each.options)))
            for name, each in box.tokens.items()
        }
        box.sights = frozenset(n for n, each in box.tokens.items() if each.kind == "sight")
        box.filling_rooms = frozenset(n for n, each in box.tokens.items() if each.reach == "room")
        box.heads = scenario.heads
        box.timid = scenario.timid
        box.timed = {
            step: tuple(
                (each, first)
                for each in scenario.events
                if (first := getattr(each.when, start)) is not None
            )
            for step, start in STARTS.items()
        }
        box.awaiting = tuple(each for each in scenario.events if each.when.known)
        box.counting = tuple(each for each in scenario.events if each.when.each)
        box.follows_from_notes = all(map(_is_noted, _waited_for(scenario)))
        box._maps = {name: WholeMap(self.tiles, plan) for name, plan in scenario.maps.items()}
        box.appearing = {
            name: tuple((t, whole.room_of_place(t.at)) for t in scenario.tokens if t.appears)
            for name, whole in box._maps.items()
        }
        box._index_cards()
        box.inventory = tuple(
            (each, frozenset(copy for copy, front in box.fronts.items() if front == each.item))
            for each in scenario.tokens
            if each.kind == "inventory"
        )
        return box

    def version(self, scenario: Scenario, level: Level | None = None) -> str:
        """Changes when anything does that the rules read of the box, the scenario or its level."""
        parts = (self._version, scenario)
        return version_of(parts if level is None else (*parts, level))

    def whole_map(self, name: str) -> WholeMap:
        """A map of the scenario with all its tiles."""
        return self._maps[name]

    def places(self, name: str, laid: Iterable[str]) -> Places:
        """What can be asked of a map of which these tiles are laid."""
        return self._maps[name].places(frozenset(laid))

    @cached_property
    def combinations(self) -> Sequence[Mapping[str, str]]:
        """Every combination of values of the scenario's hidden variables."""
        found: list[dict[str, str]] = [{}]
        for variable, values in (self.scenario.hidden if self.scenario else {}).items():
            found = [{**each, variable: value} for each in found for value in values]
        return found


def _waited_for(scenario: Scenario) -> Iterable[Condition]:
    """What must be so for an event to come, a token to appear, the objective to change."""
    for event in scenario.events:
        if event.when.known or event.when.each:
            yield from (*event.when.known, *event.given)
    for token in scenario.tokens:
        yield from token.appears
    for line in scenario.objectives:
        yield from line.given


def _is_noted(condition: Condition) -> bool:
    parts = (condition, *parts_within(condition, msgspec.Struct))
    return all(getattr(each, "noted", False) for each in parts if isinstance(each, Condition))
