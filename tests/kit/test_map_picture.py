"""The picture of a map: well formed, complete, and the same as in the documentation."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer.testing

from madhouse.editions import edition_of
from madhouse.first.edition import the_box
from madhouse.kit.command import app
from madhouse.kit.map_picture import MARKS, map_picture
from madhouse.kit.room_labels import Rectangle, label_of

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"


def picture(story: str) -> str:
    drawn = edition_of("first").workshop.map_of(story)
    assert drawn.board is not None
    return map_picture(drawn.title, drawn.board, drawn.markers, drawn.start)


def texts(drawn: ElementTree.Element, look: str) -> list[str]:
    return [each.text or "" for each in drawn.iter(f"{SVG}text") if each.get("class") == look]


def shapes(drawn: ElementTree.Element, look: str) -> int:
    return sum(each.get("class") == look for each in drawn.iter())


@pytest.mark.parametrize("story", the_box().story_ids)
def test_every_room_is_named_and_every_marker_shown(story: str) -> None:
    box, drawn = the_box(), ElementTree.fromstring(picture(story))
    told = box.story(story)
    words = " ".join(texts(drawn, "name")).split()
    rooms = box.board(told).rooms.values()
    assert sorted(words) == sorted(word for room in rooms for word in room.name.split())
    laid = [
        kind
        for markers in (told.features, *told.features_by.values())
        for kind, spaces in markers.items()
        for _ in spaces
    ]
    explained = set(laid)
    marks = sorted(["S", "S", *(MARKS[kind] for kind in [*laid, *explained])])
    assert sorted(texts(drawn, "mark")) == marks


@pytest.mark.parametrize("story", the_box().story_ids)
def test_sealed_doors_and_ways_out_are_marked(story: str) -> None:
    box, drawn = the_box(), ElementTree.fromstring(picture(story))
    doors = box.board(box.story(story)).doors.values()
    sealed = sum(len(door.segments) for door in doors if door.sealed)
    assert shapes(drawn, "sealed") == sealed + bool(sealed)  # one more in the legend
    assert shapes(drawn, "way-out") == sum(bool(door.out and not door.sealed) for door in doors) + 1


@pytest.mark.parametrize("story", the_box().story_ids)
def test_the_documentation_shows_the_map_as_it_is(story: str) -> None:
    kept = PICTURES / f"layout-{story}.svg"
    assert kept.read_text(encoding="utf-8") == picture(story), "run: make pictures"


def test_a_name_stands_upright_where_it_cannot_lie() -> None:
    tall = label_of("Back Stair", [Rectangle([(0, 0), (0, 1), (0, 2)])], [False])
    wide = label_of("Back Stair", [Rectangle([(0, 0), (1, 0), (2, 0)])], [False])
    assert (tall.upright, wide.upright) == (True, False)
    assert tall.lines == wide.lines == ("Back Stair",)


def test_a_name_makes_way_for_a_marker() -> None:
    strip = [Rectangle([(0, 0), (1, 0), (2, 0)])]
    assert label_of("Pantry", strip, [True]).x < label_of("Pantry", strip, [False]).x


def test_the_command_writes_a_file_or_the_picture_itself(tmp_path: Path) -> None:
    run = typer.testing.CliRunner().invoke
    out = tmp_path / "new" / "supper.svg"
    run(app, ["map", "the-cold-supper", "--out", str(out)])
    assert out.read_text(encoding="utf-8") == picture("the-cold-supper")
    assert run(app, ["map", "the-cold-supper"]).stdout == picture("the-cold-supper")
