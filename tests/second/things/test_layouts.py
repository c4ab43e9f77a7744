"""The eleven maps of the base scenarios, and what joins their tiles."""

import pytest

from madhouse.engine.board.layout import joint_name
from madhouse.engine.board.tiles import slug
from madhouse.second.things.map_plan import MapPlan
from madhouse.second.things.places import Places, WholeMap
from tests.second.things.listed import Listed, faces, layouts
from tests.second.things.maps import box_tiles

FACES = faces()
LAYOUTS = layouts()
WALL_TOKENS = 8
CHUTE = "chute-room.a"
"""Behind its rail: only Secret Passages lead there."""

Spot = tuple[int, int, str]
"""A cell in small tiles, and one of its four sides."""
TURNED = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


def space(door: str) -> str:
    """The space from which a printed door opens, such as 's1a.N'."""
    face, side = door.split(".")
    letter = FACES[face].doors[side]
    room = next(name for name, letters in FACES[face].rooms.items() if letter in letters)
    return f"{slug(room)}.{letter}"


def outdoors(door: str) -> bool:
    face = FACES[door.split(".")[0]]
    return space(door)[:-2] in {slug(room) for room in face.outdoors}


def laid(name: str) -> Places:
    listed = LAYOUTS[name]
    walled = tuple(joint_name(space(one), space(other)) for one, other in listed.walled)
    whole = WholeMap(box_tiles(), MapPlan(tiles=listed.tiles, walled=walled))
    return whole.places(whole.tiles)


def spots(listed: Listed) -> dict[Spot, str]:
    """Where every printed door of a layout stands, reckoned without any drawing."""
    found = {}
    for face, (column, row, turn) in listed.tiles.items():
        for side in FACES[face].doors:
            x, y = (1 if face[0] == "m" and (side == "E" or side[1:] == "2") else 0), 0
            way = side[0]
            for _ in range(turn // 90):
                x, y, way = -y, x, TURNED[way]
            found[column + x, row + y, way] = f"{face}.{side}"
    return found


def expected(listed: Listed) -> dict[str, str]:
    """What joins two tiles: doors that meet and are not walled up; outdoors they are borders."""
    doors = spots(listed)
    walled = {frozenset(pair) for pair in listed.walled}
    found = {}
    for (x, y, way), door in doors.items():
        across, down, back = OPPOSITE[way]
        other = doors.get((x + across, y + down, back))
        if other and other.split(".")[0] != door.split(".")[0] and {door, other} not in walled:
            kind = "border" if outdoors(door) and outdoors(other) else "door"
            found[joint_name(space(door), space(other))] = kind
    return found


def joins(places: Places) -> dict[str, str | None]:
    tile = {s: places.tile_of[room] for s, room in places.room_of.items()}
    return {
        name: places.edge(one, other)
        for name, (one, other) in places.openings.items()
        if tile[one] != tile[other]
    }


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_tiles_are_joined_where_their_doors_meet(name: str) -> None:
    assert joins(laid(name)) == expected(LAYOUTS[name])


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_steps_of_a_map_are_those_listed_and_no_others(name: str) -> None:
    places = laid(name)
    pairs = {joint_name(one, other) for one, near in places.steps.items() for other in near}
    inside = set()
    for face in LAYOUTS[name].tiles:
        rooms = FACES[face].rooms
        ids = {letter: f"{slug(room)}.{letter}" for room, own in rooms.items() for letter in own}
        inside |= {
            joint_name(ids[pair[0]], ids[pair[1]])
            for pair, sign in FACES[face].inner.items()
            if sign in ":D"
        }
    assert pairs == inside | expected(LAYOUTS[name]).keys()


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_space_can_be_reached(name: str) -> None:
    places = laid(name)
    assert set(places.spaces) - places.ways().distances(places.spaces[0]).keys() <= {CHUTE}


@pytest.mark.parametrize("name", LAYOUTS)
def test_no_two_spaces_meet_in_two_open_ways(name: str) -> None:
    """So the name of a door or of a border between tiles says which it is."""
    for others in laid(name).whole.meetings.values():
        assert all(len(kinds - {"wall"}) <= 1 for kinds in others.values())


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_wall_tokens_suffice(name: str) -> None:
    assert len(LAYOUTS[name].walled) <= WALL_TOKENS


def test_there_are_eleven_maps() -> None:
    assert len(LAYOUTS) == 11


def test_a_part_of_a_map_is_drawn_with_the_doors_that_tokens_betray() -> None:
    hall = laid("first-cold-night A").whole.places(frozenset({"m1", "s3"}))
    assert hall.shown(frozenset(hall.openings)).drawing().lines == [
        "            +---+-D-+---+",
        "            | a : b   b |",
        "            +   +   +   +",
        "            | a : b   b |",
        "            +   +   +   +",
        "            | a : b   b |",
        "+---+---+---+---+---+---+",
        "| a   a   a : b   b   b |",
        "+   +   +   +   +   +   +",
        "D a   a   a : b   b   b D",
        "+   +   +   +   +   +   +",
        "| a   a   a : b   b   b |",
        "+---+---+---+---+---+---+",
    ]
