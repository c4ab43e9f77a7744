"""Edges: borders, impassable borders, doors and walls, and what they let pass."""

import pytest

from madhouse.engine.board import RoomOnTile
from tests.engine.board.maps import tile
from tests.second.things.maps import hall, laid, one, square

A, B, C, D = "hall.a", "hall.b", "hall.c", "closet.d"


@pytest.mark.rule("2e.space.definition", "2e.room.definition", "2e.room.name", "2e.tile.rooms")
def test_a_tile_shows_rooms_with_a_name_and_spaces() -> None:
    places = hall()
    assert places.spaces == (A, B, C, D)
    assert {room.name: room.spaces for room in places.rooms.values()} == {
        "Hall": (A, B, C),
        "Closet": (D,),
    }
    assert places.room_of[B] == "hall"
    assert places.tile_of == {"hall": "hall", "closet": "hall"}


@pytest.mark.rule("2e.room.indoor-or-outdoor", "2e.indoor.covered-roof", "2e.outdoor.no-roof")
def test_a_room_is_indoors_or_outdoors() -> None:
    places = laid(
        [square("shed", "E"), square("yard", "W", outdoors=True)],
        {"shed": (0, 0, 0), "yard": (1, 0, 0)},
    )
    assert places.outdoors == {"shed": False, "yard": True}


@pytest.mark.rule(
    "2e.adjacent.spaces", "2e.border.adjacent", "2e.impassable.adjacent", "2e.door.adjacent"
)
def test_spaces_with_any_edge_in_common_are_adjacent() -> None:
    places = hall()
    assert places.adjacent == {A: (B, C), B: (D, A, C), C: (D, A, B), D: (B, C)}


@pytest.mark.rule("2e.wall.adjacent", "2e.wall.separates", "2e.conflict.wall-adjacency")
def test_a_wall_divides_adjacent_spaces() -> None:
    places = hall()
    assert D in places.adjacent[B]
    assert places.edge(B, D) == "wall"


@pytest.mark.rule("2e.wall.no-adjacent-effects", "2e.conflict.wall-adjacency")
def test_no_effect_on_adjacent_spaces_passes_a_wall() -> None:
    assert hall().beside[B] == (A, C)
    assert D not in hall().next_to(B)


@pytest.mark.rule("2e.conflict.light-through-doors")
def test_effects_on_adjacent_spaces_pass_doors_borders_and_impassable_borders() -> None:
    assert set(hall().beside[C]) == {A, B, D}


@pytest.mark.rule("2e.adjacent.rooms", "2e.door.rooms", "2e.wall.rooms")
def test_rooms_with_any_edge_in_common_are_adjacent() -> None:
    yard = square("yard", "")
    places = laid([yard, square("shed", "E")], {"yard": (0, 0, 0), "shed": (1, 0, 0)})
    assert places.adjacent_rooms == {"yard": ("shed",), "shed": ("yard",)}
    assert hall().adjacent_rooms == {"hall": ("closet",), "closet": ("hall",)}


@pytest.mark.rule("2e.adjacent.door", "2e.door.separates")
def test_a_door_is_adjacent_to_the_two_spaces_it_divides() -> None:
    places = hall()
    assert places.doors == {"closet.d|hall.c": (D, C)}
    assert places.openings_of == {A: (), B: (), C: ("closet.d|hall.c",), D: ("closet.d|hall.c",)}
    assert places.door(C, D) == "closet.d|hall.c"
    assert places.door(B, D) is None


@pytest.mark.rule("2e.border.passable", "2e.border.separates")
def test_figures_cross_borders() -> None:
    places = hall()
    assert places.edge(A, B) == "border"
    assert places.steps[A] == (B,)


@pytest.mark.rule("2e.border.yellow", "2e.impassable.yellow")
def test_borders_of_both_kinds_may_divide_rooms() -> None:
    rooms = {name: RoomOnTile((letter,)) for name, letter in (("Hall", "a"), ("Nook", "b"))}
    for sign, kind in (("...", "border"), ("~~~", "impassable")):
        places = one(
            f"""
            +---+---+---+
            | a   a   a |
            +{sign}+{sign}+{sign}+
            | b   b   b |
            +   +   +   +
            | b   b   b |
            +---+---+---+
            """,
            rooms,
        )
        assert places.edge("hall.a", "nook.b") == kind
        assert places.adjacent_rooms["hall"] == ("nook",)


@pytest.mark.rule("2e.impassable.no-movement", "2e.impassable.separates")
def test_nobody_crosses_an_impassable_border() -> None:
    places = hall()
    assert places.edge(A, C) == "impassable"
    assert C not in places.steps[A]
    assert places.ways().distances(A)[C] == 2


@pytest.mark.rule("2e.wall.no-movement", "2e.movement.no-walls-impassable")
def test_nobody_passes_a_wall() -> None:
    places = hall()
    assert D not in places.steps[B]
    assert places.ways().distances(B)[D] == 2


@pytest.mark.rule("2e.door.passable")
def test_figures_pass_a_door() -> None:
    places = hall()
    assert places.edge(C, D) == "door"
    assert D in places.steps[C]


@pytest.mark.rule("2e.door.explore-token-blocks", "2e.movement.blocked-door")
def test_nobody_passes_a_door_that_is_shut() -> None:
    places = hall()
    shut = frozenset({"closet.d|hall.c"})
    assert places.ways().distances(C)[D] == 1
    assert D not in places.ways(shut).distances(C)


def test_where_spaces_meet_in_several_ways_the_most_open_holds() -> None:
    places = one("""
        +---+---+---+
        | a   a   a |
        +---+-D-+...+
        | b   b   b |
        +   +   +   +
        | b   b   b |
        +---+---+---+
        """)
    assert places.edge("hall.a", "hall.b") == "border"
    assert places.steps["hall.a"] == ("hall.b",)
    # The door may be shut: the border stays open beside it.
    assert places.ways(frozenset({"hall.a|hall.b"})).distances("hall.a") == {
        "hall.a": 0,
        "hall.b": 1,
    }


# -- where tiles meet ------------------------------------------------------------------------------


def joint(first: str, second: str, outdoors: tuple[bool, bool] = (False, False)) -> str | None:
    """The edge between a tile and one to the east of it, whose doors these are."""
    tiles = [square("one", first, outdoors[0]), square("two", second, outdoors[1])]
    return laid(tiles, {"one": (0, 0, 0), "two": (1, 0, 0)}).edge("one.a", "two.a")


def test_two_doors_that_meet_are_one() -> None:
    assert joint("E", "W") == "door"


@pytest.mark.parametrize("doors", [("E", ""), ("", "W"), ("N", "S")])
def test_a_door_that_meets_a_plain_edge_is_a_wall(doors: tuple[str, str]) -> None:
    assert joint(*doors) == "wall"


def test_a_door_that_meets_nothing_is_a_wall() -> None:
    places = one("""
        +---+-D-+---+
        | a   a   a |
        +   +   +   +
        | a   a   a |
        +   +   +   +
        | a   a   a |
        +---+---+---+
        """)
    assert places.openings == {}
    assert places.shown().doors == {}


def test_outdoors_two_doors_that_meet_are_a_border() -> None:
    assert joint("E", "W", (True, True)) == "border"
    assert joint("E", "W", (True, False)) == "door"


@pytest.mark.rule("2e.conflict.tile-edges")
def test_an_edge_without_wall_or_door_between_two_tiles_is_a_border() -> None:
    tiles = [square("one", "", border="E"), square("two", "", border="W")]
    places = laid(tiles, {"one": (0, 0, 0), "two": (1, 0, 0)})
    assert places.edge("one.a", "two.a") == "border"
    assert places.steps["one.a"] == ("two.a",)
    assert "two.a" in places.in_range["one.a"]


@pytest.mark.rule("2e.wall.wall-token")
@pytest.mark.parametrize("outdoors", [False, True])
def test_a_door_under_a_wall_token_is_a_wall(outdoors: bool) -> None:
    tiles = [square("one", "E", outdoors), square("two", "W", outdoors)]
    places = laid(tiles, {"one": (0, 0, 0), "two": (1, 0, 0)}, walled=("one.a|two.a",))
    assert places.edge("one.a", "two.a") == "wall"
    assert places.openings == {}


@pytest.mark.rule("2e.door.door-token")
def test_a_wall_under_a_door_token_is_a_door() -> None:
    tiles = [square("one", ""), square("two", "")]
    places = laid(tiles, {"one": (0, 0, 0), "two": (1, 0, 0)}, doored=("one.a|two.a",))
    assert places.doors == {"one.a|two.a": ("one.a", "two.a")}
    assert places.steps["one.a"] == ("two.a",)
    assert places.opening_lines["one.a|two.a"] == (((3, 1), (3, 2)),)


def test_drawings_of_tiles_are_turned_with_them() -> None:
    corner = tile(
        "corner",
        """
        +---+-D-+---+
        | a   a   a |
        +...+...+...+
        | b   b   b |
        +   +   +   +
        | b   b   b |
        +---+---+---+
        """,
    )
    places = laid(
        [corner, square("two", "W")],
        {"corner": (0, 0, 90), "two": (1, 0, 0)},
    )
    assert places.doors == {"corner.a|two.a": ("corner.a", "two.a")}
