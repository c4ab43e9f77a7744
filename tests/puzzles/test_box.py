"""What is in the box: pieces and tiles by number, and layouts that could be laid on a table."""

from itertools import combinations, product
from math import cos, dist, radians, sin
from pathlib import Path

import pytest

from madhouse.engine.loading import ContentErrors
from madhouse.puzzles.box import CONTENT, PuzzleBox, UnknownPuzzle
from madhouse.puzzles.layout import SIDES, Contact, PuzzleLayout, SetupTile, Slot, SlotSide

WIRING, LOCK, RUNE = ("1A", "2A", "3A"), ("4A", "5A", "6A"), ("7", "8", "9")


def middle(slot: Slot, side: int) -> tuple[float, float]:
    """Where the middle of a side is drawn."""
    turned = radians(slot.angle + 90 * side)
    return slot.x + sin(turned) / 2, slot.y - cos(turned) / 2


def touching(layout: PuzzleLayout) -> set[frozenset[SlotSide]]:
    """The sides that lie against each other as drawn."""
    numbered = list(enumerate(layout.slots))
    return {
        frozenset((SlotSide(one, side), SlotSide(other, its)))
        for (one, here), (other, there) in combinations(numbered, 2)
        for side, its in product(range(len(SIDES)), repeat=2)
        if dist(middle(here, side), middle(there, its)) < 0.01
    }


@pytest.mark.rule("1e.count.wiring-puzzle-pieces", "1e.count.lock-puzzle-pieces")
def test_wiring_and_lock_have_fifteen_pieces_each(box: PuzzleBox) -> None:
    assert len(box.piles["wiring"]) == 15
    assert len(box.piles["lock"]) == 15


@pytest.mark.rule("1e.count.rune-puzzle-pieces")
def test_rune_puzzles_have_23_pieces_and_no_tile(box: PuzzleBox) -> None:
    assert sum(len(box.piles[f"rune-{name}"]) for name in RUNE) == 23
    assert all(box[name].layout.tile is None for name in RUNE)


@pytest.mark.rule(
    "1e.count.wiring-setup-tiles", "1e.count.lock-setup-tiles", "1e.puzzle-setup.tile"
)
def test_each_wiring_and_lock_puzzle_has_its_setup_tile(box: PuzzleBox) -> None:
    tiles = {name: box[name].layout.tile for name in box.ids}
    assert [name for name, tile in tiles.items() if tile] == [*WIRING, *LOCK]


@pytest.mark.rule("1e.puzzle.three-types", "1e.puzzle.ids-wiring", "1e.puzzle.ids-rune")
def test_three_types_of_three(box: PuzzleBox) -> None:
    kinds = {name: box[name].kind for name in box.ids}
    expected = {"wiring": WIRING, "lock": LOCK, "rune": RUNE}
    assert kinds == {name: kind for kind, names in expected.items() for name in names}


@pytest.mark.rule("1e.puzzle.ids-lock")
def test_lock_tiles_are_a_rectangle_a_triangle_and_a_cross(box: PuzzleBox) -> None:
    tiles = [box[name].layout.tile for name in LOCK]
    assert [tile and tile.shape for tile in tiles] == ["rectangle", "triangle", "cross"]


@pytest.mark.rule("1e.setup.puzzle-piles", "1e.conflict.puzzle-piles")
def test_there_are_five_piles_and_no_piece_is_in_two(box: PuzzleBox) -> None:
    assert list(box.piles) == ["wiring", "lock", "rune-7", "rune-8", "rune-9"]
    pieces = [piece for pile in box.piles.values() for piece in pile]
    assert len(pieces) == len(set(pieces))


@pytest.mark.rule("1e.puzzle-setup.example-2a-deal")
def test_2a_has_rows_of_four_two_and_one(box: PuzzleBox) -> None:
    rows = [slot.y for slot in box["2A"].layout.slots]
    assert rows == [0, 0, 0, 0, 1, 1, 2]


@pytest.mark.parametrize("name", [*WIRING, *LOCK, *RUNE])
@pytest.mark.rule(
    "1e.puzzle-solve.adjacency", "1e.puzzle-solve.no-diagonal", "1e.puzzle-solve.diagram"
)
def test_what_touches_as_drawn_is_what_is_adjacent(box: PuzzleBox, name: str) -> None:
    layout = box[name].layout
    assert {frozenset((c.one, c.other)) for c in layout.contacts} == touching(layout)


@pytest.mark.parametrize("name", LOCK)
@pytest.mark.rule("1e.puzzle-action.rotate-setup-tile")
def test_a_tile_turned_as_drawn_brings_contact_onto_contact(box: PuzzleBox, name: str) -> None:
    layout = box[name].layout
    tile = layout.tile
    assert tile
    drawn = [middle(layout.slots[c.touches.slot], c.touches.side) for c in tile.contacts]
    angle, shift = radians(360 / tile.turns), len(drawn) // tile.turns
    for at, (x, y) in enumerate(drawn):
        right, down = x - tile.x, y - tile.y
        turned = (
            tile.x + right * cos(angle) - down * sin(angle),
            tile.y + right * sin(angle) + down * cos(angle),
        )
        assert dist(turned, drawn[(at + shift) % len(drawn)]) < 0.01


@pytest.mark.rule("1e.puzzle-solve.adjacency")
def test_pieces_across_the_rectangle_are_not_adjacent(box: PuzzleBox) -> None:
    assert box["4A"].pairs == ((0, 1), (2, 3))


@pytest.mark.parametrize(("one", "other"), [("1A", "3A"), ("5A", "6A"), ("4A", "6A")])
def test_two_puzzles_of_a_story_can_lie_on_the_table_together(
    box: PuzzleBox, one: str, other: str
) -> None:
    assert box[one].size + box[other].size <= len(box.piles[box[one].pile])


# Mistakes


def test_an_unknown_puzzle_is_named(box: PuzzleBox) -> None:
    with pytest.raises(UnknownPuzzle, match=r"no puzzle '4B'.*4A"):
        box["4B"]


@pytest.mark.parametrize(
    ("file", "written", "instead", "message"),
    [
        ("wiring", "red north-south,", "rad north-south,", "unknown colour 'rad'.*red"),
        ("wiring", "red north-south,", "red north-south-west,", "end at the same side"),
        ("wiring", "1.east-2.west", "1.east-2.vest", "unknown side 'vest'.*west"),
        ("wiring", "1.east-2.west", "1.east-9.west", "9.west: there are only 6 slots"),
        ("wiring", "1.east-2.west", "1.west-2.west", "1.west touches two things"),
        ("wiring", "blue end", "blue and", "no 'blue end'"),
        ("lock", "1.south eye", "1.south eyes", "unknown symbol 'eyes'.*eye"),
        ("lock", "turns: 3", "turns: 4", "6 contacts cannot be turned to 4 positions"),
        ("rune", "id: rune-7-6, place: 6", "id: rune-7-6, place: 5", "one piece of its own"),
    ],
)
def test_a_mistake_in_a_file_is_named(
    tmp_path: Path, file: str, written: str, instead: str, message: str
) -> None:
    for source in CONTENT.glob("*.yaml"):
        text = source.read_text(encoding="utf-8")
        if source.stem == file:
            assert written in text
            text = text.replace(written, instead, 1)
        (tmp_path / source.name).write_text(text, encoding="utf-8")
    with pytest.raises(ContentErrors, match=rf"{file}.yaml:\d+:\d+: .*{message}"):
        PuzzleBox(tmp_path)


def test_slots_are_listed_in_rows() -> None:
    with pytest.raises(ValueError, match="in rows"):
        PuzzleLayout("x", (Slot(0, 1), Slot(0, 0)), (Contact(SlotSide(0, 0), SlotSide(1, 2)),))


def test_a_tile_that_is_turned_shows_its_contacts_shifted(box: PuzzleBox) -> None:
    tile = box["5A"].layout.tile
    assert isinstance(tile, SetupTile)
    before = [contact.shows for contact in tile.shown(0)]
    assert [contact.shows for contact in tile.shown(1)] == before[-2:] + before[:-2]
