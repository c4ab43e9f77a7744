"""The schema of written content, and that it and the loader accept the same files."""

import copy
from collections.abc import Generator
from typing import Annotated, Any, Literal

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from madhouse.engine.clauses import Clauses, Condition, Standing, Verb
from madhouse.engine.loading import ContentErrors, Text, load, load_many
from madhouse.engine.schema import written_schema
from madhouse.engine.words import Vocabulary


class SampleVerb(Verb, frozen=True):
    def run(self, g: Any, scene: Any) -> Generator[Any, Any, None]:  # noqa: ARG002
        yield from ()


class SampleCondition(Condition, frozen=True):
    def holds(self, g: Any, scene: Any) -> bool:  # noqa: ARG002
        return True


class SampleStanding(Standing, frozen=True):
    def answer(self, g: Any, scene: Any, value: Any) -> Any:  # noqa: ARG002
        return value


class Drop(SampleVerb, frozen=True):
    """Drop what you hold."""


class Horror(SampleVerb, frozen=True):
    amount: Annotated[int, msgspec.Meta(ge=1)]


class Push(SampleVerb, frozen=True):
    spaces: int
    by: Literal["keeper", "you"]


class Test(SampleVerb, frozen=True):
    __test__ = False
    of: str
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")


class Dark(SampleCondition, frozen=True):
    pass


class Not(SampleCondition, frozen=True):
    of: Condition


class Every(SampleCondition, frozen=True):
    of: tuple[Condition, ...]


class Bonus(SampleStanding, frozen=True):
    amount: int


class Sees(SampleStanding, frozen=True):
    pass


class Range(msgspec.Struct, frozen=True):
    spaces: int

    @classmethod
    def from_written(cls, text: str) -> "Range":
        if not text.endswith(" spaces"):
            raise ValueError(f"expected a range like '2 spaces', got {text!r}")
        return cls(int(text.removesuffix(" spaces")))


class Card(Clauses, frozen=True):
    id: str
    type: tuple[Literal["weapon", "key"], ...] = ()
    at: tuple[int, int] | None = None
    reach: int | Literal["room"] = 0
    prices: dict[Literal["axe", "rope"], float] = msgspec.field(default_factory=dict)
    range: Range | None = None


WORDS = Vocabulary({Verb: SampleVerb, Condition: SampleCondition, Standing: SampleStanding})
SCHEMA = written_schema(Card, WORDS)
VALIDATOR = Draft202012Validator(SCHEMA)

GOOD: list[dict[str, Any]] = [
    {"id": "a", "do": "drop", "type": "key", "at": [1, 2], "reach": "room"},
    {"id": "a", "do": ["drop", {"horror": 1}, {"horror": {"amount": 2}}], "prices": {"axe": 2}},
    {"id": "a", "do": [{"push": {"spaces": 1, "by": "you"}}], "type": ["key", "weapon"]},
    {"id": "a", "do": {"test": {"of": "lore", "pass": {"horror": 1}}}, "range": {"spaces": 2}},
    {"id": "a", "while": ["sees", {"bonus": {"amount": 1, "if": {"not": "dark"}}}, {"bonus": 1}]},
    {"id": "a", "while": {"sees": {"if": {"every": ["dark", {"not": {"not": "dark"}}]}}}},
    {"id": "a", "when": [{"moment": "end", "if": "dark", "do": "drop", "limit": None}]},
    {"id": "a", "when": [{"moment": "end", "may": True, "cost": ["drop"], "limit": "turn"}]},
]
BAD: list[Any] = [
    {"do": "drop"},
    {"id": "a", "do": "horror"},
    {"id": "a", "do": [{"horror": 0}]},
    {"id": "a", "do": [{"push": 1}]},
    {"id": "a", "do": [{"horror": 1, "drop": None}]},
    {"id": "a", "do": [{"drop": 1}]},
    {"id": "a", "prices": {"sword": 1}},
    {"id": "a", "at": [1]},
    {"id": "a", "at": [1, 2, 3]},
    {"id": "a", "while": [{"sees": "dark"}]},
    {"id": "a", "range": ["2 spaces"]},
    {"id": 7},
    ["id"],
]
PIECES: list[Any] = [
    *("drop", "horror", "dark", "sees", "room", "keeper", "key", "turn"),
    *(0, 2, 2.5, True, None, [], {}, ["dark"], {"horror": 1}, {"not": "dark"}, {"of": "dark"}),
]


def loads(written: Any) -> bool:
    try:
        load(Text(yaml.safe_dump(written), "sample.yaml"), Card, WORDS)
    except ContentErrors:
        return False
    return True


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$defs"]["verb.drop"]["description"] == "Drop what you hold."


@pytest.mark.parametrize("written", [*GOOD, {"id": "a", "range": "2 spaces"}], ids=str)
def test_schema_and_loader_accept(written: Any) -> None:
    VALIDATOR.validate(written)
    assert loads(written)


@pytest.mark.parametrize("written", BAD, ids=str)
def test_schema_and_loader_refuse(written: Any) -> None:
    assert not VALIDATOR.is_valid(written)
    assert not loads(written)


def places(written: Any) -> list[tuple[Any, Any]]:
    """Every container and key inside a document where something else could be written."""
    inner = written.items() if isinstance(written, dict) else enumerate(written)
    found = []
    for key, value in inner:
        found.append((written, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


@given(st.sampled_from(GOOD), st.data())
def test_schema_and_loader_agree_on_files_that_are_a_little_wrong(
    sample: dict[str, Any], data: st.DataObject
) -> None:
    written = copy.deepcopy(sample)
    for _ in range(data.draw(st.integers(1, 2))):
        container, key = data.draw(st.sampled_from(places(written)))
        container[key] = copy.deepcopy(data.draw(st.sampled_from(PIECES)))
    if not isinstance(written.get("range"), str):  # only the loader reads what such a text says
        assert VALIDATOR.is_valid(written) == loads(written)


def test_a_list_of_cards_has_a_schema_too() -> None:
    validator = Draft202012Validator(written_schema(tuple[Card, ...], WORDS))
    several = [{**card, "id": f"card-{n}"} for n, card in enumerate(GOOD)]
    validator.validate(several)
    assert len(load_many(Text(yaml.safe_dump(several), "all.yaml"), Card, WORDS).value) == 8
    assert not validator.is_valid(GOOD[0])
