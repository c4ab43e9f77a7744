"""What the content version of the first edition covers: all that rules read, and no prose."""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest

from madhouse.engine.board import Tile
from madhouse.engine.clauses import parts_within
from madhouse.engine.content_version import is_unread, read_by_rules
from madhouse.engine.words import Word
from madhouse.engine.written import is_struct, is_word
from madhouse.first.edition import edition, old_versions, the_box
from madhouse.first.things.box import CONTENT, Box
from madhouse.first.things.cards import (
    CombatCard,
    Demand,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterKind,
    MythosCard,
    SpellCard,
    Trait,
    TraumaCard,
)
from madhouse.first.things.story import Story
from madhouse.first.things.supply import Supply
from madhouse.first.words import VOCABULARY
from madhouse.puzzles.box import PuzzleSet

CARDS = (
    CombatCard,
    Demand,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterKind,
    MythosCard,
    SpellCard,
    Trait,
    TraumaCard,
)
FILES = (*CARDS, Tile, Supply, Story, *get_args(PuzzleSet))
"""What the files of the box and of a story hold."""

READ = {
    "answers",  # by letter
    "choices",
    "colour",
    "doored",
    "enclosed",
    "id",
    "letter",
    "mismatches",
    "named",  # by id
    "part",  # of the name of a room
    "pile",
    "plan",
    "questions",  # by number
    "rooms",  # by name: cards ask for words of it
    "sealed",
    "shows",
    "side",
    "sides",
    "spaces",
    "spell",
    "tags",  # of a room
    "tile",
    "walled",
}
"""Fields of plain text that rules read. A new one belongs here, or its type says `Prose`."""

PROSE = {
    "called",
    "blurb",
    "difficulty",
    "flavour",
    "floor",
    "guide",
    "history",
    "introduction",
    "minutes",
    "mood",
    "name",
    "nobody",
    "notes",
    "plural",
    "text",
}
"""Fields of plain text that only people read."""

UNREAD = {
    *PROSE,
    "angle",
    "attacked",
    "attacks",
    "best_with",
    "first_evening",
    "furniture",
    "lamps",
    "look",
    "pronoun",
    "proper",
    "sensible",
    "stood_on",
    "training",
    "x",
    "y",
}
"""With those of them that are no text."""

STORIES = the_box().story_ids


def structs(kind: Any, met: set[Any]) -> Iterator[type[msgspec.Struct]]:
    """All structs and words that a value of this type may hold."""
    if is_word(kind):
        for word in () if kind in met else VOCABULARY.words(kind).values():
            met.add(kind)
            yield from _with_fields(word, met)
    elif is_struct(kind) and kind not in met:
        yield from _with_fields(kind, met)
    elif get_origin(kind) is not Literal:
        for part in get_args(kind):
            yield from structs(part, met)


def _with_fields(kind: type[msgspec.Struct], met: set[Any]) -> Iterator[type[msgspec.Struct]]:
    if kind in met:
        return
    met.add(kind)
    yield kind
    for field in msgspec.structs.fields(kind):
        yield from structs(field.type, met)


def plain_text(kind: Any) -> bool:
    """Whether there is text in it whose type says nothing about it."""
    if get_origin(kind) in (Annotated, Literal):
        return False
    return kind is str or any(plain_text(part) for part in get_args(kind))


ALL = sorted(structs(tuple[FILES], set()), key=lambda kind: kind.__name__)  # type: ignore[valid-type]


def test_every_text_is_either_read_by_rules_or_prose() -> None:
    fields = [(kind, each) for kind in ALL for each in msgspec.structs.fields(kind)]
    assert len(ALL) > 100
    unsaid = [(kind, each.name) for kind, each in fields if plain_text(each.type)]
    assert {name for _, name in unsaid} == READ
    prose = {each.name for _, each in fields if is_unread(each.type)}
    assert prose == UNREAD


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if type(value) in (int, float):
        return value + 1
    if type(value) is str:
        return f"{value} or other"
    if isinstance(value, dict):
        return dict(list(value.items())[:-1])
    return value[:-1] if isinstance(value, tuple) else None


def changes(thing: msgspec.Struct) -> Iterator[tuple[str, msgspec.Struct]]:
    """The thing with one of its fields changed, in turn."""
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        other = changed(value)
        if other is not None and other != value:
            with suppress(ValueError):  # some are refused: no author could write them
                yield name, msgspec.structs.replace(thing, **{name: other})


@pytest.mark.parametrize("name", STORIES)
def test_any_change_of_a_story_counts_unless_it_is_prose(name: str) -> None:
    story = the_box().story(name)
    for thing in (story, *parts_within(story, msgspec.Struct)):
        _compare(thing)


def test_any_change_of_a_card_counts_unless_it_is_prose() -> None:
    box = the_box()
    cards = (box.investigators, box.spells, box.monsters, box.tiles, box.worded)
    for thing in (box.supply, *(card for group in cards for card in group.values())):
        for part in (thing, *parts_within(thing, msgspec.Struct)):
            _compare(part)


def _compare(thing: msgspec.Struct) -> None:
    before = read_by_rules(thing)
    for name, other in changes(thing):
        prose = name in UNREAD and not isinstance(thing, Word)
        assert (read_by_rules(other) == before) == prose, f"{name} of {thing}"


# -- files -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The content files, to be changed."""
    return Path(shutil.copytree(CONTENT, tmp_path_factory.mktemp("content") / "first"))


@pytest.mark.parametrize(
    ("file", "old", "new", "same"),
    [
        ("monsters.yaml", "  name: Zombie\n", "  name: Revenant\n", True),
        ("monsters.yaml", "icon: shambling-zombie", "icon: worm-mouth", True),
        ("looks.yaml", "  item: knapsack", "  item: key", True),
        ("tiles.yaml", "furniture: {fountain: 1, ", "furniture: {", True),
        ("monsters.yaml", "  awareness: ", "  awareness: 1", False),
        ("tiles.yaml", "plan: |\n", "plan: |  # as drawn\n", True),
        ("stories/the-cold-supper.yaml", "blurb: ", "blurb: New. ", True),
        ("stories/the-cold-supper.yaml", "lamps: 1\ntraining: true", "lamps: 3", True),
        ("stories/the-cold-supper.yaml", "minutes: 30-40", "minutes: 35-45", True),
        ("stories/the-cold-supper.yaml", "time: 3", "time: 4", False),
    ],
)
def test_a_file_may_be_written_otherwise(
    folder: Path, file: str, old: str, new: str, same: bool
) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    try:
        now = Box(VOCABULARY, folder).version("the-cold-supper")
    finally:
        path.write_text(text, encoding="utf-8")
    assert (now == the_box().version("the-cold-supper")) == same


def test_another_story_does_not_count() -> None:
    versions = [the_box().version(name) for name in STORIES]
    assert len(set(versions)) == len(versions)


def test_a_version_is_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    box = Box(VOCABULARY)
    first = box.version(STORIES[0])
    monkeypatch.setattr("madhouse.first.things.box.version_of", None)
    assert box.for_story(box.story(STORIES[0])).version(STORIES[0]) == first


# -- headers of before -----------------------------------------------------------------------------

BEFORE = {
    "the-cold-supper": "d93357f38f7b",
}
"""The versions as they stand in headers that were written when whole files counted."""


@pytest.mark.parametrize("name", BEFORE)
def test_a_version_of_before_is_known(name: str) -> None:
    """Until rules read anything else in this story: then games of before are rightly refused."""
    told = edition(name)
    assert told.has_content(BEFORE[name])
    assert told.has_content(told.content_version)
    others = {*BEFORE.values(), *old_versions().values()} - {BEFORE[name], told.content_version}
    assert not any(told.has_content(each) for each in others)
    assert not told.has_content("another")
