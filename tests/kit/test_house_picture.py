"""Maps and tiles by lamplight: what their lines and plates look like, and where they are."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer.testing

from madhouse.cli import app
from madhouse.editions import edition_of
from madhouse.engine.board import Board, Layout, Placement, Tile
from madhouse.engine.typography import typeset
from madhouse.kit.house_picture import CELL, STYLE, HousePicture
from madhouse.kit.lamplit_map import lamplit_map
from madhouse.kit.tile_sheet import face_text, tile_sheet
from tests.kit.pictures import FOLDER, pictures

SVG = "{http://www.w3.org/2000/svg}"
WORKSHOP = edition_of("second").workshop
TILES = {tile.id: tile for tile in WORKSHOP.tiles()}
MAPS = [
    (story, name)
    for story in ("first-cold-night", "salt-wedding", "dead-letter-office", "ninety-barrels")
    for name in WORKSHOP.maps(story)
]


def face(name: str) -> ElementTree.Element:
    """A side of a tile by itself, as it is drawn."""
    return drawn("\n".join(HousePicture(alone(TILES[name[:-1]], name[-1])).lines("face")))


def alone(tile: Tile, side: str) -> Board:
    return Board.build([tile], Layout((Placement(tile.id, side, (0, 0)),)))


def drawn(lines: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="{SVG.strip("{}")}">{lines}</svg>')


def paths(picture: ElementTree.Element, look: str) -> list[str]:
    found = [each for each in picture.iter(f"{SVG}path") if each.get("class") == look]
    return [piece for each in found for piece in re.findall(r"M[^M]+", each.get("d") or "")]


def style_of(look: str) -> str:
    found = re.search(rf"\.{look} \{{(.*?)\}}", STYLE, re.DOTALL)
    assert found, look
    return found[1]


@pytest.mark.rule("2e.border.look", "2e.impassable.look")
def test_borders_are_white_or_yellow_and_dashed_where_nobody_passes() -> None:
    floor = face("m8a")  # two rooms and three spaces
    assert len(paths(floor, "border")) > 0
    assert len(paths(floor, "between")) > 0
    assert len(paths(floor, "between impassable")) == 2
    assert "#fbf6e8" in style_of("border")
    assert "#f4cf4f" in style_of("between")
    assert "dasharray" not in style_of("border") + style_of("between")
    assert "dasharray" in style_of("impassable")


@pytest.mark.rule("2e.wall.look", "2e.door.look")
def test_a_wall_is_a_brown_line_and_a_door_a_gap_in_it() -> None:
    vault = face("s4b")  # one room with one door, in the middle of its west side
    (wall,) = [each for each in vault.iter(f"{SVG}path") if each.get("class") == "wall"]
    points = re.findall(r"([\d.]+) ([\d.]+)", wall.get("d") or "")
    ends = {tuple(map(float, point)) for point in points}
    west = sorted(y for x, y in ends if x == 0)
    assert west[-1] == 3 * CELL
    before = max(y for y in west if y < 1.5 * CELL)
    after = min(y for y in west if y > 1.5 * CELL)
    assert after - before == pytest.approx(0.4 * CELL)
    assert "#4b3220" in style_of("wall")
    assert "dasharray" not in style_of("wall")


@pytest.mark.rule("2e.indoor.name-tag", "2e.outdoor.name-tag")
def test_name_tags_are_red_and_gold_indoors_and_blue_and_silver_outdoors() -> None:
    tags = {
        typeset(" ".join(text.text or "" for text in group.iter(f"{SVG}text"))): plate.get("class")
        for group in face("s1b").iter(f"{SVG}g")
        for plate in group.findall(f"{SVG}rect")
        if plate.get("class") in ("indoors", "outdoors")
    }
    assert tags == {"Customs Hut": "indoors", "Drying Yard": "outdoors"}
    assert re.search(r"fill: #7c1f1c; stroke: #e0b45c", style_of("indoors"))
    assert re.search(r"fill: #1f4568; stroke: #d5dbe2", style_of("outdoors"))


@pytest.mark.rule("2e.room.name", "2e.tile.rooms")
def test_every_face_is_on_the_page_with_the_names_of_its_rooms() -> None:
    page = ElementTree.fromstring(tile_sheet(list(TILES.values())))
    texts = list(page.iter(f"{SVG}text"))
    captions = [each.text for each in texts if each.get("class") == "key"]
    assert captions == [f"{tile.id}{side}" for tile in TILES.values() for side in tile.sides]
    words = " ".join(each.text or "" for each in texts if each.get("class") == "name").split()
    rooms = [name for tile in TILES.values() for side in tile.sides.values() for name in side.rooms]
    assert sorted(words) == sorted(word for name in rooms for word in typeset(name).split())


@pytest.mark.parametrize(("story", "name"), MAPS)
def test_no_plate_of_a_map_lies_over_another_or_leaves_its_room(story: str, name: str) -> None:
    marks = WORKSHOP.map_of(story, name)
    assert marks.board is not None
    picture = ElementTree.fromstring(
        lamplit_map(marks.title, marks.board, marks.markers, marks.start)
    )
    plates = [plate_box(group) for group in picture.iter(f"{SVG}g") if is_plate(group)]
    assert len(plates) == len(marks.board.rooms)
    cells = {cell: marks.board.room_of[s] for s, own in marks.board.cells.items() for cell in own}
    for left, top, right, bottom in plates:
        corners = [(x, y) for x in (left + 1, right - 1) for y in (top + 1, bottom - 1)]
        assert len({cells[int(x // CELL), int(y // CELL)] for x, y in corners}) == 1


def is_plate(group: ElementTree.Element) -> bool:
    rect = group.find(f"{SVG}rect")
    named = any(each.get("class") == "name" for each in group.findall(f"{SVG}text"))
    return rect is not None and named


def plate_box(group: ElementTree.Element) -> tuple[float, float, float, float]:
    """The corners of a plate on the board."""
    numbers = re.findall(r"-?[\d.]+", group.get("transform") or "")
    x, y = float(numbers[0]), float(numbers[1])
    rect = group.find(f"{SVG}rect")
    assert rect is not None
    width, height = float(rect.get("width") or 0), float(rect.get("height") or 0)
    if len(numbers) > 2:  # turned
        width, height = height, width
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def test_the_documentation_shows_maps_and_tiles_as_they_are() -> None:
    for file, picture in pictures():
        assert (FOLDER / file).read_text(encoding="utf-8") == picture, f"{file}: make pictures"


def test_the_commands_draw_a_map_by_its_name_and_the_tiles(tmp_path: Path) -> None:
    run = typer.testing.CliRunner().invoke
    out = tmp_path / "new" / "map.svg"
    run(app, ["map", "salt-wedding", "--map", "b", "--out", str(out)])
    assert "The Salt Wedding, map b" in out.read_text(encoding="utf-8")
    refused = run(app, ["map", "salt-wedding", "--map", "z"]).exception
    assert str(refused) == "the story 'salt-wedding' has no map 'z'; it has a, b, c"
    assert run(app, ["tiles", "--edition", "second"]).stdout.startswith("m1a: Front Hall (a b)\n")
    run(app, ["tiles", "--edition", "second", "--out", str(out)])
    assert out.read_text(encoding="utf-8") == tile_sheet(list(TILES.values()))


def test_a_side_is_shown_as_its_author_drew_it() -> None:
    assert face_text(TILES["s4"], "b").splitlines()[:3] == [
        "s4b: Stamp Vault (a)",
        "+---+---+---+",
        "| a   a   a |",
    ]
