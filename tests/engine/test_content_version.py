"""A content version changes with what rules read, and with nothing else."""

from enum import Enum
from typing import Annotated, Any

import msgspec
import pytest

from madhouse.engine.content_version import Drawn, ForGrammar, Prose, is_unread, version_of
from madhouse.engine.looks import Look, OwnLook
from madhouse.engine.references import Refers
from madhouse.engine.words import Word


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Act(Word, frozen=True):
    """A family."""


class Push(Act, frozen=True):
    far: int = 1


class Pull(Act, frozen=True):
    far: int = 1


class Line(msgspec.Struct, frozen=True):
    text: Prose
    room: Annotated[str, Refers("room")] = ""


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: Prose
    motto: Prose | None = None
    look: OwnLook = None
    proper: ForGrammar = False
    x: Drawn = 0.0
    cost: int = 1
    colour: Colour = Colour.RED
    do: tuple[Act, ...] = ()
    ends: dict[str, Prose] = {}
    lines: dict[str, tuple[Line, ...] | Line] = {}
    pair: tuple[int, Prose] = (1, "one")


PIECE = Piece(
    id="a",
    name="A",
    do=(Push(2),),
    ends={"won": "Hurrah.", "lost": "Alas."},
    lines={"first": Line("One."), "all": (Line("Two."), Line("Three."))},
)


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "Another"},
        {"motto": "Per aspera"},
        {"look": Look("striped")},
        {"proper": True},
        {"x": 2.5},
        {"ends": {"won": "Oh.", "lost": "Ah."}},
        {"lines": {"first": Line("1"), "all": (Line("2"), Line("3"))}},
        {"pair": (1, "uno")},
    ],
)
def test_what_no_rule_reads_does_not_count(changes: dict[str, Any]) -> None:
    assert version_of(msgspec.structs.replace(PIECE, **changes)) == version_of(PIECE)


@pytest.mark.parametrize(
    "changes",
    [
        {"id": "b"},
        {"cost": 2},
        {"colour": Colour.BLUE},
        {"do": (Pull(2),)},
        {"do": (Push(3),)},
        {"do": (Push(2), Push(2))},
        {"ends": {"won": "Hurrah."}},
        {"ends": {"lost": "Alas.", "won": "Hurrah."}},
        {"lines": {"first": Line("One.", "cellar"), "all": (Line("Two."), Line("Three."))}},
        {"lines": {"first": Line("One."), "all": (Line("Two."),)}},
        {"pair": (2, "one")},
    ],
)
def test_what_a_rule_reads_counts(changes: dict[str, Any]) -> None:
    assert version_of(msgspec.structs.replace(PIECE, **changes)) != version_of(PIECE)


def test_neither_a_new_field_nor_the_name_of_a_struct_counts() -> None:
    class Grown(msgspec.Struct, frozen=True, kw_only=True):
        heavy: bool = False
        cost: int = 1
        marks: dict[str, int] = {}
        id: str

    class Bare(msgspec.Struct, frozen=True):
        id: str

    assert version_of(Grown(id="a")) == version_of(Bare("a"))
    assert version_of(Grown(id="a", heavy=True)) != version_of(Bare("a"))


def test_a_type_says_whether_rules_read_it() -> None:
    assert is_unread(Prose)
    assert is_unread(Prose | None)
    assert is_unread(OwnLook)
    assert not is_unread(str)
    assert not is_unread(Annotated[str, Refers("room")])
    assert not is_unread(dict[str, Prose])  # its keys are read
