"""The box: every card, tile and monster of the second edition, loaded from its content files."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from madhouse.engine.board import Tile
from madhouse.engine.clauses import Clauses, Index, parts_within
from madhouse.engine.content_version import version_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import ContentErrors, Loaded, load, load_many
from madhouse.engine.references import dead_ends
from madhouse.engine.words import Vocabulary, did_you_mean
from madhouse.second.things.agendas import AGENDA, agenda_card
from madhouse.second.things.cards import (
    BACK,
    CardAction,
    ConditionBack,
    ConditionCard,
    ElixirBack,
    ElixirCard,
    HarmCard,
    InvestigatorCard,
    Item,
    Side,
    SpellCard,
    Weapon,
    speaks_of_others,
)
from madhouse.second.things.checking import check_scenario
from madhouse.second.things.compound_ids import lasting_id, side_that_says
from madhouse.second.things.copies import (
    card_copies,
    condition_copies,
    elixir_copies,
    spell_copies,
    token_copies,
)
from madhouse.second.things.known_names import names_in_box
from madhouse.second.things.levels import USUAL, Level
from madhouse.second.things.looks import Looks
from madhouse.second.things.map_plan import read_changes
from madhouse.second.things.monsters import MonsterKind, MythosEvent
from madhouse.second.things.packs import SCENARIOS, on_the_shelf, open_collection, pack_folders
from madhouse.second.things.parts import (
    FILES_OF_CARDS,
    FolderParts,
    joined,
    origins,
    read_parts,
    refuse_clashes,
    refuse_strange_copies,
)
from madhouse.second.things.places import Places, WholeMap
from madhouse.second.things.scenario import (
    NamedMonster,
    Scenario,
    ScenarioRule,
    Token,
)
from madhouse.second.things.scenario_index import ScenarioIndex, index_of
from madhouse.second.things.sides import all_sides, everything_written
from madhouse.second.things.supply import Supply
from madhouse.second.things.word_checks import lost_words

LIGHT_SOURCE = "light-source"
"""The trait of what gives light."""
ACTION = "an action"
"""The topic of a card that can be used for an action, or for none."""
SHARED_ACTION = "an action of anybody"
"""The topic of one that others in the space can use."""
WITH_ACTIONS = (Side, SpellCard, ElixirCard, ConditionCard, InvestigatorCard, HarmCard)
"""Cards that can have an action."""
CONTENT = Path(str(files("madhouse"))) / "content" / "second"


class UnknownScenario(MadhouseError):
    """There is no scenario of that name."""


class Box:
    """The cards by id and by copy, and what they say by question and moment.

    Each copy of a card has an id of its own (`boning-knife-2`); `front` gives the card's id, which
    is all that anybody is shown where the copies have hidden backs.
    """

    def __init__(
        self, vocabulary: Vocabulary, folder: Path = CONTENT, packs: Iterable[Path] | None = None
    ) -> None:
        self.folder = folder
        self.vocabulary = vocabulary
        self.packs: tuple[str, ...] = ()
        """What is played with beside the base set, in the order of the shelf."""
        self.collection = open_collection(
            pack_folders(folder) if packs is None else packs, vocabulary
        )
        """Every pack there is."""
        base = read_parts(folder, vocabulary)
        # A level counts for the version of games that are played at it, and for no other.
        levels = load_many(folder / "levels.yaml", Level, vocabulary)
        self.levels = {each.id: each for each in levels.value}
        self.level = self.levels[USUAL]
        looks = load(folder / "looks.yaml", Looks, vocabulary)
        self.looks = looks.value
        self.supply = load(folder / "supply.yaml", Supply, vocabulary).value
        read = {name: base.opened[name].value for name in sorted(base.opened)}
        self._version = version_of({**read, "supply": self.supply})
        self._parts: tuple[FolderParts, ...] = (base,)
        self._take_parts()
        self._refuse_dead_ends(base, levels, looks)
        self._base = self
        self._joined: dict[tuple[str, ...], Box] = {}
        self.named_monsters: dict[str, NamedMonster] = {}
        self.rules: dict[str, ScenarioRule] = {}
        self.tokens: dict[str, Token] = {}
        self.scenario_index = ScenarioIndex()
        """What the scenario adds to the box, by what is asked of it."""
        self.scenario: Scenario | None = None
        self._maps: dict[str, WholeMap] = {}
        self._scenarios: dict[str, Loaded[Scenario]] = {}
        self._checked: set[str] = set()
        self._added: dict[str, Path] = {}
        self._index_cards()

    def _take_parts(self) -> None:
        """Put the parts of all folders together."""
        several = self._parts
        self.tiles: dict[str, Tile] = joined(several, "tiles")
        self.investigators: dict[str, InvestigatorCard] = joined(several, "investigators")
        self.item_cards: dict[str, Item] = joined(several, "items")
        self.spells: dict[str, SpellCard] = joined(several, "spells")
        self.elixirs: dict[str, ElixirCard] = joined(several, "elixirs")
        self.conditions: dict[str, ConditionCard] = joined(several, "conditions")
        if agendas := joined(several, "agendas"):
            self.conditions[AGENDA] = agenda_card(agendas.values())
        self.damage: dict[str, HarmCard] = card_copies(joined(several, "damage").values())
        self.horror: dict[str, HarmCard] = card_copies(joined(several, "horror").values())
        self.monsters: dict[str, MonsterKind] = joined(several, "monsters")
        self.mythos: dict[str, MythosEvent] = joined(several, "mythos")
        self.pack_of = origins(several)
        """By file and id the pack of each part that the base set has not got
        (2e.expansion.icon)."""
        self.names = names_in_box(self)

    def _refuse_dead_ends(self, parts: FolderParts, *more: Loaded[Any]) -> None:
        files = (*parts.opened.values(), *more)
        found = [error for file in files for error in dead_ends(file.references, self.names)]
        for texts in ("monsters", "mythos"):
            if texts in parts.opened:
                found += lost_words(parts.opened[texts])
        if found:
            raise ContentErrors(found)

    def pack_of_card(self, card: str) -> str:
        """The pack that a card or a monster is from; none: the base set."""
        name = card.partition(BACK)[0]
        found = (self.pack_of.get((file, name)) for file in FILES_OF_CARDS)
        return next((pack for pack in found if pack), "") if self.packs else ""

    # -- packs ---------------------------------------------------------------------------------

    def with_packs(self, packs: Collection[str]) -> "Box":
        """The base set with these packs, the same object whenever it is asked for. Nothing of any
        other pack is in it (2e.collection.disabled-not-used)."""
        wanted = on_the_shelf(self.collection, packs)
        if not wanted:
            return self._base
        if wanted not in self._joined:
            self._joined[wanted] = self._base._joined_with(wanted)
        return self._joined[wanted]

    def _joined_with(self, packs: tuple[str, ...]) -> "Box":
        """A pack speaks of its own parts and of the base set's, so each is looked at alone."""
        box = copy(self)
        box.packs = packs
        for pack in packs:
            found = self.collection[pack]
            alone = self.with_packs((pack,))._parts[1:] if len(packs) > 1 else ()
            own = alone or (read_parts(found.folder, self.vocabulary, pack, found.pack.copies),)
            box._parts += own
            box.supply = box.supply.with_more(found.pack.tokens)
            box._version = version_of((box._version, own[0].version(found.pack.tokens)))
        refuse_clashes(box._parts)
        refuse_strange_copies(box._parts[0], box._parts[-1])
        box._take_parts()
        if len(packs) == 1:
            box._refuse_dead_ends(box._parts[-1])
        box._index_cards()
        return box

    def needs(self, scenario: str) -> tuple[str, ...]:
        """The packs without which a scenario cannot be played."""
        return self.needed_by(self._opened_scenario(scenario).value, self._path_of(scenario))

    def needed_by(self, scenario: Scenario, path: Path) -> tuple[str, ...]:
        """The pack in whose folder a scenario lies, and those that it names itself."""
        folder = path.absolute().parent.parent
        home = [pack for pack, each in self.collection.items() if each.folder == folder]
        return on_the_shelf(self.collection, {*home, *scenario.needs})

    def _index_cards(self) -> None:
        self.items = card_copies(self.item_cards.values())
        self.spell_copies = spell_copies(self.spells.values())
        self.elixir_copies = elixir_copies(self.elixirs.values())
        self.condition_copies = dict(condition_copies(self.conditions.values()))
        fronts: dict[str, str] = {copy: card.id for copy, card in self.items.items()}
        fronts |= {copy: card.id for copy, card in (self.damage | self.horror).items()}
        fronts |= {copy: spell.id for copy, (spell, _) in self.spell_copies.items()}
        fronts |= {copy: elixir.id for copy, (elixir, _) in self.elixir_copies.items()}
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
            if not isinstance(effect, Side | ConditionBack | ElixirBack)
        }
        self._lasting = lasting
        self.index = Index({**self.sides, **lasting, **self.rules})
        self.of_others: dict[str, str] = {}
        """By moment the topic of the cards that wait for one of somebody else's."""
        self.actions: dict[str, tuple[CardAction, ...]] = {
            name: card.action
            for name, card in self.sides.items()
            if isinstance(card, WITH_ACTIONS) and card.action
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
        """The scenarios that can be played with these packs."""
        own = (path.stem for path in (self.folder / SCENARIOS).glob("*.yaml"))
        of_packs = (name for pack in self.packs for name in self.collection[pack].scenario_ids)
        return sorted({*own, *of_packs, *self._added})

    @property
    def all_scenario_ids(self) -> list[str]:
        """Those of every pack."""
        return self.with_packs(self.collection).scenario_ids

    def add_scenario(self, path: Path) -> str:
        """A scenario from somewhere else, to be told like any other; gives the id it goes by."""
        if not path.is_file():
            raise UnknownScenario(f"there is no scenario file '{path}'")
        name = path.stem
        self._added[name] = path.absolute()
        self._scenarios.pop(name, None)
        return self.load_scenario(name).id

    def load_scenario(self, name: str) -> Scenario:
        """One scenario, by id; it may name what the packs have that it needs, and no other."""
        loaded = self._opened_scenario(name)
        if name not in self._checked:
            check_scenario(name, loaded, self.with_packs(self.needs(name)))
            self._checked.add(name)
        return loaded.value

    def _opened_scenario(self, name: str) -> Loaded[Scenario]:
        if name not in self._scenarios:
            self._checked.discard(name)
            self._scenarios[name] = load(self._path_of(name), Scenario, self.vocabulary)
        return self._scenarios[name]

    def _path_of(self, name: str) -> Path:
        if name in self._added:
            return self._added[name]
        for folder in (self.folder, *(each.folder for each in self.collection.values())):
            path = folder / SCENARIOS / f"{name}.yaml"
            if path.is_file():
                return path
        known = [*self.scenario_ids, *(n for p in self.collection.values() for n in p.scenario_ids)]
        raise UnknownScenario(f"there is no scenario '{name}'{did_you_mean(name, known)}")

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
        copies = {each.id: token_copies(each) for each in scenario.tokens}
        box.tokens = {each.id: each for those in copies.values() for each in those}
        box._maps = {name: WholeMap(self.tiles, plan) for name, plan in scenario.maps.items()}
        box._index_cards()
        box.scenario_index = index_of(scenario, copies, box._maps, box.fronts)
        return box

    def version(self, scenario: Scenario, level: Level | None = None) -> str:
        """Changes when anything does that the rules read of the box, the scenario or its level."""
        parts = (self._version, scenario)
        return version_of(parts if level is None else (*parts, level))

    def whole_map(self, name: str) -> WholeMap:
        """A map of the scenario with all its tiles, as they lie now."""
        found = self._maps.get(name)
        if found is None:
            base, changes = read_changes(name)
            plan = self._maps[base].plan
            found = self._maps[name] = WholeMap(self.tiles, plan, changes)
        return found

    def places(self, name: str, laid: Iterable[str]) -> Places:
        """What can be asked of a map of which these tiles are laid."""
        return self.whole_map(name).places(frozenset(laid))

    @cached_property
    def combinations(self) -> Sequence[Mapping[str, str]]:
        """Every combination of values of the scenario's hidden variables."""
        found: list[dict[str, str]] = [{}]
        for variable, values in (self.scenario.hidden if self.scenario else {}).items():
            found = [{**each, variable: value} for each in found for value in values]
        return found
