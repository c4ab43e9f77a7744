"""The box: every card of the first edition, loaded from its content files."""

from collections.abc import Iterable, Sequence
from copy import copy
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from madhouse.engine.board import Board, Layout, Tile
from madhouse.engine.clauses import Clauses, Index, parts_within
from madhouse.engine.content_version import version_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import ContentErrors, Loaded, load, load_many
from madhouse.engine.references import dead_ends
from madhouse.engine.words import Vocabulary, did_you_mean
from madhouse.first.things.cards import (
    CombatCard,
    Demand,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterKind,
    MonsterToken,
    MythosCard,
    SpellBack,
    SpellCard,
    Trait,
    TraumaCard,
)
from madhouse.first.things.changed_actions import as_answered, changed_actions
from madhouse.first.things.checking import check_story
from madhouse.first.things.known_names import KnownNames, names_in_box
from madhouse.first.things.lasting_names import face, lasting_name
from madhouse.first.things.looks import Looks
from madhouse.first.things.seeding import markers
from madhouse.first.things.story import HouseRule, Objective, Story
from madhouse.first.things.supply import Supply
from madhouse.puzzles.box import the_puzzles

T = TypeVar("T")
C = TypeVar("C", Item, MythosCard, TraumaCard)

CONTENT = Path(str(files("madhouse"))) / "content" / "first"


class UnknownStory(MadhouseError):
    """There is no story of that name."""


class Box:
    """The cards by id, and what they say by question and moment."""

    def __init__(self, vocabulary: Vocabulary, folder: Path = CONTENT) -> None:
        opened: dict[str, Loaded[Any]] = {}

        def many(name: str, kind: type[T]) -> tuple[T, ...]:
            loaded = load_many(folder / f"{name}.yaml", kind, vocabulary)
            opened[name] = loaded
            return loaded.value

        self.folder = folder
        self.supply = load(folder / "supply.yaml", Supply, vocabulary).value
        self._vocabulary = vocabulary
        self.tiles = {tile.id: tile for tile in many("tiles", Tile)}
        self.investigators = {card.id: card for card in many("investigators", InvestigatorCard)}
        self.traits = {card.id: card for card in many("traits", Trait)}
        self._traits_of = _by_owner(self.traits.values())
        self.story_actions: list[str] = []
        """The keeper's actions that the story names; nobody changes the list."""
        self._costs: dict[tuple[tuple[str, str], ...], dict[str, int]] = {}  # by answers
        self._attributes: dict[tuple[str, ...], dict[str, int]] = {}  # by cards
        self.starting_items = _copied(many("starting_items", Item))
        self.exploration = _copied(many("exploration", Item))
        self.items = self.exploration | self.starting_items
        self.spells = {card.id: card for card in many("spells", SpellCard)}
        self.spell_backs = _backs(self.spells.values())
        self.leads_to = _leads(self.exploration.values())
        self.locks = {card.id: card for card in many("locks", Demand)}
        self.obstacles = {card.id: card for card in many("obstacles", Demand)}
        self.mythos = _copied(many("mythos", MythosCard))
        self.trauma = _copied(many("trauma", TraumaCard))
        self.combat = {card.id: card for card in many("combat", CombatCard)}
        self.monsters = {kind.id: kind for kind in many("monsters", MonsterKind)}
        self.tokens = _tokens(self.monsters.values())
        self.actions = {card.id: card for card in many("keeper_actions", KeeperAction)}
        looks = load(folder / "looks.yaml", Looks, vocabulary)
        self.looks = looks.value
        self.names = self._checked_names([*opened.values(), looks])
        self._version = version_of(
            {
                **{name: opened[name].value for name in sorted(opened)},
                "supply": self.supply,
                "puzzles": the_puzzles().sets,
            }
        )
        self.objectives: dict[str, Objective] = {}
        self.events_awaited: dict[str, frozenset[int]] = {}
        """By objective: the events that a side's goal waits for."""
        self.rules: dict[str, HouseRule] = {}
        self._laid_for: Story | None = None
        self.index_cards()
        self._stories: dict[str, Story] = {}
        self._added: dict[str, Path] = {}  # story files from elsewhere, by story
        self._boards: dict[Layout, Board] = {}
        self._versions: dict[str, str] = {}

    def _checked_names(self, opened: Sequence[Loaded[Any]]) -> KnownNames:
        """What the cards are called, once it is sure that each of them refers to what there is."""
        given: dict[str, set[str]] = {}
        for loaded in opened:
            for what, names in loaded.given.items():
                given.setdefault(what, set()).update(names)
        known = names_in_box(self, given)
        if errors := [error for file in opened for error in dead_ends(file.references, known)]:
            raise ContentErrors(errors)
        return known

    def index_cards(self) -> None:
        """Find what each card says, by question and moment."""
        self.worded = self._with_words()
        self._lasting = {
            lasting_name(name, number): effect
            for name, card in self.worded.items()
            for number, effect in enumerate(parts_within(card, Clauses))
        }
        self.index = Index({**self._clauses(), **self._lasting})
        self.carried: dict[str, Trait | Item] = {**self.traits, **self.items}
        self.abilities = {name: card for name, card in self.carried.items() if card.action}

    def lasting_name(self, card: str, effect: Clauses) -> str:
        """What is said for a while goes by the name of its card and a number."""
        return next(
            name for name, each in self._lasting.items() if each == effect and face(name) == card
        )

    def said_for_a_while(self, name: str) -> Clauses:
        """What goes by such a name."""
        return self._lasting[name]

    def _with_words(self) -> dict[str, msgspec.Struct]:
        rest = (self.combat, self.tokens, self.locks, self.obstacles, self.spell_backs)
        return {name: card for group in (self._clauses(), *rest) for name, card in group.items()}

    def _clauses(self) -> dict[str, Clauses]:
        cards = (self.traits, self.items, self.mythos, self.trauma, self.actions, self.rules)
        return {name: card for group in cards for name, card in group.items()}

    @property
    def story_ids(self) -> list[str]:
        """The stories that can be played."""
        own = (path.stem for path in (self.folder / "stories").glob("*.yaml"))
        return sorted({*own, *self._added})

    def add_story(self, path: Path) -> str:
        """A story from somewhere else, to be told like any other; gives the id it goes by."""
        name = path.stem
        if not path.is_file():
            raise UnknownStory(f"there is no story file '{path}'")
        self._added[name] = path.absolute()
        self._stories.pop(name, None)
        self._versions.pop(name, None)
        return self.story(name).id

    def _written_in(self, name: str) -> Path:
        return self._added.get(name, self.folder / "stories" / f"{name}.yaml")

    def story(self, name: str) -> Story:
        """One story, by id."""
        if name not in self._stories:
            known = self.story_ids
            if name not in known:
                raise UnknownStory(f"there is no story '{name}'{did_you_mean(name, known)}")
            loaded = load(self._written_in(name), Story, self._vocabulary)
            check_story(name, loaded, self)
            self._stories[name] = loaded.value
        return self._stories[name]

    def for_story(self, story: Story) -> "Box":
        """The box as it stands beside the board of a story: with its own cards among the others."""
        if self._laid_for is story:
            return self
        box = copy(self)
        box._laid_for = story
        box.exploration = self.exploration | _copied(story.cards)
        box.items = self.items | box.exploration
        own = {card.id: card for card in story.demands}
        box.locks = self.locks | {name: own[name] for name in story.locks.values() if name in own}
        laid = story.obstacles.values()
        box.obstacles = self.obstacles | {name: own[name] for name in laid if name in own}
        box.leads_to = _leads(box.exploration.values())
        box.actions = changed_actions(self.actions, story)
        box.story_actions, box._costs = list(story.actions), {}
        box.objectives = {each.id: each for each in story.objectives}
        box.events_awaited = {each.id: _events_awaited(each) for each in story.objectives}
        box.rules = {each.id: each for each in story.every_rule()}
        box.index_cards()
        return box

    def board(self, story: Story) -> Board:
        """The board that a story lays out."""
        if story.layout not in self._boards:
            self._boards[story.layout] = Board.build(self.tiles.values(), story.layout)
        return self._boards[story.layout]

    def traits_of(self, investigator: str, category: str) -> list[str]:
        """The Trait cards of an investigator in one category."""
        return self._traits_of[investigator, category]

    def attributes_of(self, traits: tuple[str, ...]) -> dict[str, int]:
        """What these Trait cards give, the first of them first; nobody changes it."""
        if traits not in self._attributes:
            given = [self.traits[each].attributes for each in reversed(traits)]
            self._attributes[traits] = {
                str(name): value for each in given for name, value in each.items()
            }
        return self._attributes[traits]

    def costs_after(self, answers: tuple[tuple[str, str], ...]) -> dict[str, int]:
        """What the keeper's actions of the story cost after these answers; nobody changes it."""
        if answers not in self._costs:
            chosen = markers(dict(answers))
            self._costs[answers] = {
                name: as_answered(self.actions[name], chosen).cost for name in self.story_actions
            }
        return self._costs[answers]

    def version(self, story: str) -> str:
        """Twelve letters that change when rules read anything else on a card, or in this story."""
        if story not in self._versions:
            self._versions[story] = version_of((self._version, self.story(story)))
        return self._versions[story]


def _copied(cards: Sequence[C]) -> dict[str, C]:
    """One entry for each card, copies under ids of their own: `nothing`, `nothing-2` ..."""
    entries: dict[str, C] = {}
    for card in cards:
        for number in range(1, card.copies + 1):
            name = card.id if number == 1 else f"{card.id}-{number}"
            entries[name] = msgspec.structs.replace(card, id=name)
    return entries


def _events_awaited(objective: Objective) -> frozenset[int]:
    goals = (objective.keeper.given, objective.investigators.given)
    stages = (getattr(each, "awaits_event", 0) for each in parts_within(goals, msgspec.Struct))
    return frozenset(stage for stage in stages if stage)


def _by_owner(traits: Iterable[Trait]) -> dict[tuple[str, str], list[str]]:
    owned: dict[tuple[str, str], list[str]] = {}
    for trait in traits:
        owned.setdefault((trait.investigator, trait.category), []).append(trait.id)
    return owned


def _leads(items: Iterable[Item]) -> dict[str, str | None]:
    """For every clue the room that its text points at."""
    return {item.id: item.clue.leads_to for item in items if item.clue is not None}


def _backs(spells: Iterable[SpellCard]) -> dict[str, SpellBack]:
    """The backs under ids of their own: `unravel-1`, `unravel-2` ..."""
    backs: dict[str, SpellBack] = {}
    for card in spells:
        for number, back in enumerate(card.backs, start=1):
            name = f"{card.id}-{number}"
            backs[name] = msgspec.structs.replace(back, id=name, spell=card.id, name=card.name)
    return backs


def _tokens(kinds: Iterable[MonsterKind]) -> dict[str, MonsterToken]:
    return {token.id: token for kind in kinds for token in kind.tokens}
