"""The page about scenarios: every field that an author can write and every word is on it."""

import re
from pathlib import Path

import msgspec
import pytest

from madhouse.engine.clauses import Condition, Standing, Verb
from madhouse.second.things import map_plan, scenario
from madhouse.second.things.amounts import Scale
from madhouse.second.things.skills import TestOf
from madhouse.second.words import VOCABULARY

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([\w~]+)`", TEXT)) | set(re.findall(r"(\w+):", TEXT))
WORDS = TEXT.partition("## Words")[2]
PARTS = [
    each
    for each in (*vars(scenario).values(), map_plan.MapPlan, TestOf, Scale)
    if isinstance(each, type)
    and issubclass(each, msgspec.Struct)
    and each.__module__.startswith("madhouse.second.things")
    and each.__name__ not in ("Item", "Instruction")  # those of the box
]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_field_is_named(part: type[msgspec.Struct]) -> None:
    fields = {each.encode_name for each in msgspec.structs.fields(part)}
    assert fields <= NAMED


@pytest.mark.parametrize("family", [Verb, Condition, Standing])
def test_every_word_has_a_row_with_its_fields(family: type) -> None:
    for name, kind in VOCABULARY.words(family).items():
        row = re.search(rf"^\| `{name}` \|([^|]*)\|", WORDS, re.M)
        assert row, name
        fields = {each.encode_name for each in msgspec.structs.fields(kind)}
        if family is Standing:
            fields.discard("if")
        assert set(re.findall(r"\w+", row[1])) == fields, name
