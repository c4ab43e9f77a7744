"""A look is an icon and its colours; a mistake in one is told like any other, and none counts."""

import msgspec
import pytest
from jsonschema import Draft202012Validator

from madhouse.engine.content_version import is_unread, version_of
from madhouse.engine.drawings import drawings, names_of_drawings
from madhouse.engine.loading import ContentErrors, Text, load
from madhouse.engine.looks import Floor, Furniture, Look, OwnLook
from madhouse.engine.references import dead_ends
from madhouse.engine.schema import written_schema
from madhouse.engine.words import Vocabulary

WORDS = Vocabulary({})


class Thing(msgspec.Struct, frozen=True):
    name: str
    look: OwnLook = None
    floor: Floor = "boards"
    furniture: Furniture = {}


def thing(written: str) -> Thing:
    """The thing that is written so; raises ContentErrors."""
    loaded = load(Text(f"name: Cat\n{written}", "cat.yaml"), Thing, WORDS)
    if mistakes := dead_ends(loaded.references, names_of_drawings()):
        raise ContentErrors(mistakes)
    return loaded.value


@pytest.mark.parametrize(
    ("written", "look"),
    [
        ("", None),
        ("look: cat", Look("cat")),
        ("look: {icon: cat}", Look("cat")),
        ('look: {icon: cat, line: "#a3C46a"}', Look("cat", line="#a3C46a")),
        (
            'look: {icon: cat, light: "#111111", dark: "#222222"}',
            Look("cat", light="#111111", dark="#222222"),
        ),
    ],
)
def test_a_look_is_an_icon_alone_or_with_colours(written: str, look: Look | None) -> None:
    assert thing(written).look == look


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("look: lanten", "cat.yaml:2:7: look: unknown look 'lanten'; did you mean 'lantern'?"),
        (
            "look: {icon: lanten}",
            "cat.yaml:2:14: look.icon: unknown look 'lanten'; did you mean 'lantern'?",
        ),
        (
            'look: {icon: cat, lite: "#111111"}',
            "cat.yaml:2:19: look.lite: unknown field 'lite'; did you mean 'line'?",
        ),
        ('look: {line: "#111111"}', "cat.yaml:2:7: look: missing field 'icon'"),
        (
            "look: {icon: cat, line: red}",
            "cat.yaml:2:25: look.line: expected a colour in quotes, such as \"#8c2c22\", got 'red'",
        ),
        (
            "look:\n  icon: cat\n  line: #111111",
            'cat.yaml:4:8: look.line: expected a colour in quotes, such as "#8c2c22", got nothing',
        ),
        ("look: [cat, key]", "cat.yaml:2:7: look: expected text, got a list of 2"),
        ("floor: bords", "cat.yaml:2:8: floor: unknown floor 'bords'; did you mean 'boards'?"),
        (
            "furniture: {armchare: 2}",
            "cat.yaml:2:13: furniture.armchare: "
            "unknown piece of furniture 'armchare'; did you mean 'armchair'?",
        ),
        (
            "furniture: {armchair: 0}",
            "cat.yaml:2:23: furniture.armchair: Expected `int` >= 1",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place_and_the_nearest_name(written: str, message: str) -> None:
    with pytest.raises(ContentErrors) as told:
        thing(written)
    assert str(told.value) == message


def test_what_a_look_leaves_out_is_as_usual() -> None:
    usual = Look("raven", "#000001", "#000002", "#000003")
    assert Look("cat").over(usual) == Look("cat", "#000001", "#000002", "#000003")
    own = Look("cat", "#00000a", "#00000b", "#00000c")
    assert own.over(usual) == own


def test_no_look_counts_for_the_version() -> None:
    plain = version_of(thing(""))
    for written in ("look: cat", 'look: {icon: key, line: "#111111"}', "floor: stone"):
        assert version_of(thing(written)) == plain
    assert version_of(thing("furniture: {armchair: 2}")) == plain
    fields = {each.name: each for each in msgspec.structs.fields(Thing)}
    assert [name for name in fields if is_unread(fields[name].type)] == [
        "look",
        "floor",
        "furniture",
    ]


@pytest.mark.parametrize(
    ("written", "fits"),
    [
        ({"name": "Cat", "look": "cat"}, True),
        ({"name": "Cat", "look": {"icon": "cat", "line": "#111111"}}, True),
        ({"name": "Cat", "look": {"icon": "cat", "line": "red"}}, False),
        ({"name": "Cat", "look": {"line": "#111111"}}, False),
        ({"name": "Cat", "look": 3}, False),
        ({"name": "Cat", "furniture": {"armchair": 2}}, True),
        ({"name": "Cat", "furniture": ["armchair"]}, False),
    ],
)
def test_the_schema_knows_looks(written: object, fits: bool) -> None:
    assert Draft202012Validator(written_schema(Thing, WORDS)).is_valid(written) == fits


def test_no_drawing_is_listed_twice() -> None:
    for names in (drawings().icons, drawings().furniture, drawings().floors):
        assert len(names) == len(set(names))
