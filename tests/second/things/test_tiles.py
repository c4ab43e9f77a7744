"""The twenty-four tiles: what they draw is what is listed of them."""

from collections import Counter

import pytest

from madhouse.engine.board import read_plan
from madhouse.engine.board.plan import UPRIGHT, Plan, Point, beside
from madhouse.engine.drawings import drawings
from tests.second.things.listed import Face, faces
from tests.second.things.maps import box_tiles

LISTED = faces()
SIGNS = {kind: sign for sign, kind in UPRIGHT.items()}
# Where the doors of each side stand on the lattice: in the middle, or in the middle of a half.
SMALL = {"N": (3, 0), "E": (6, 3), "S": (3, 6), "W": (0, 3)}
MEDIUM = {"N1": (3, 0), "N2": (9, 0), "E": (12, 3), "S1": (3, 6), "S2": (9, 6), "W": (0, 3)}


def test_there_are_eight_medium_and_sixteen_small_tiles_with_two_sides() -> None:
    tiles = box_tiles().values()
    assert Counter(tile.size for tile in tiles) == {"medium": 8, "small": 16}
    assert {tile.id: tuple(tile.sides) for tile in tiles} == {
        **{f"m{number}": ("a", "b") for number in range(1, 9)},
        **{f"s{number}": ("a", "b") for number in range(1, 17)},
    }
    assert LISTED.keys() == {f"{tile.id}{side}" for tile in tiles for side in tile.sides}


@pytest.mark.parametrize("name", LISTED)
def test_a_side_is_what_is_listed(name: str) -> None:
    tile = box_tiles()[name[:-1]]
    rooms = tile.sides[name[-1]].rooms
    plan = read_plan(tile, name[-1])
    assert LISTED[name] == Face(
        rooms={room: "".join(rooms[room].spaces) for room in rooms},
        outdoors=frozenset(room for room in rooms if rooms[room].outdoors),
        inner=inner(plan),
        doors=outer_doors(plan, SMALL if tile.size == "small" else MEDIUM),
        tags=frozenset(tag for room in rooms.values() for tag in room.tags),
    )


def inner(plan: Plan) -> dict[str, str]:
    """How each two spaces that touch are divided; beside a door there are walls."""
    found: dict[str, set[str]] = {}
    for edge, kind in plan.edges.items():
        one, other = (plan.cells.get(cell) for cell in beside(edge))
        if one and other and one != other:
            found.setdefault("".join(sorted(one + other)), set()).add(SIGNS[kind])
    return {
        pair: "D" if signs == {"D", "|"} else "".join(sorted(signs))
        for pair, signs in found.items()
    }


def outer_doors(plan: Plan, sides: dict[str, Point]) -> dict[str, str]:
    """The side and the space of every outer edge that is no wall."""
    names = {point: side for side, point in sides.items()}
    found = {}
    for edge, kind in plan.edges.items():
        spaces = [plan.cells[cell] for cell in beside(edge) if cell in plan.cells]
        if len(spaces) == 1 and kind != "wall":
            assert kind == "door"
            found[names[edge]] = spaces[0]
    return found


def test_each_name_is_given_to_one_room() -> None:
    names = Counter(
        name for tile in box_tiles().values() for side in tile.sides.values() for name in side.rooms
    )
    assert set(names.values()) == {1}


def test_every_room_is_furnished_with_what_can_be_drawn() -> None:
    for tile in box_tiles().values():
        for side in tile.sides.values():
            for name, room in side.rooms.items():
                assert room.furniture, name
                assert set(room.furniture) <= set(drawings().furniture), name
                assert room.floor in drawings().floors, name


@pytest.mark.rule("2e.indoor.examples", "2e.outdoor.examples", "2e.room.indoor-or-outdoor")
def test_halls_and_chambers_are_indoors_docks_and_yards_are_not() -> None:
    outdoors = {
        name: room.outdoors
        for tile in box_tiles().values()
        for side in tile.sides.values()
        for name, room in side.rooms.items()
    }
    assert not any(
        outdoors[n] for n in ("Bridal Chamber", "Front Hall", "Dining Room", "Post Lobby")
    )
    assert all(outdoors[n] for n in ("Mail Dock", "Yard", "Drying Yard", "Causeway"))
