"""Every word and every moment is used by the box, or offered to authors by the guide."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from madhouse.engine.clauses import Condition, Standing, Verb, When, parts_within
from madhouse.engine.words import Word, word_of
from madhouse.first.edition import the_box
from madhouse.first.things.moments import MOMENTS, TABLE_MOMENTS
from madhouse.first.words import VOCABULARY

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "writing-a-story.md").read_text(encoding="utf-8")
WORDS, _, WAITING = GUIDE.partition("\n## Words that wait for a story\n")[2].partition("\nA `when`")
RULES = ROOT / "src" / "madhouse" / "first"


T = TypeVar("T")


def in_the_box(kind: type[T]) -> Iterator[T]:
    """The parts of a kind on every card and in every story that comes with the game."""
    box = the_box()
    stories = [*(box.folder / "stories").glob("*.yaml")]
    assert stories
    for card in (*box.worded.values(), *(box.story(path.stem) for path in stories)):
        yield from parts_within(card, kind)
    yield from parts_within((*box.investigators.values(), *box.monsters.values()), kind)


def test_every_word_is_used_or_offered() -> None:
    known = {word for family in (Verb, Condition, Standing) for word in VOCABULARY.words(family)}
    used = {word_of(type(word)) for word in in_the_box(Word)}
    offered = set(re.findall(r"`([a-z_]+):", WORDS))
    assert known - used == offered


def test_every_moment_is_waited_for_or_offered() -> None:
    waited_for = {clause.moment for clause in in_the_box(When)}
    offered = set(re.findall(r"`([a-z-]+)`", WAITING))
    assert {*MOMENTS, *TABLE_MOMENTS} - waited_for == offered


@pytest.mark.parametrize("moment", [*MOMENTS, *TABLE_MOMENTS])
def test_some_rule_comes_to_every_moment(moment: str) -> None:
    rules = [path for path in RULES.rglob("*.py") if path.name != "moments.py"]
    name = re.compile(rf'(?<!tell\()"{moment}"|\b{moment.upper().replace("-", "_")}\b')
    assert any(name.search(path.read_text(encoding="utf-8")) for path in rules)
