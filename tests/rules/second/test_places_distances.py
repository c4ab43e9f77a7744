"""Range, distances, nearest and farthest, toward and away, passages and the compass."""

import pytest

from madhouse.second.things.places import Places
from tests.second.things.maps import hall, laid, one, square

A, B, C, D = "hall.a", "hall.b", "hall.c", "closet.d"
SHUT = frozenset({"closet.d|hall.c"})

# Six strips from west to east, and below them a long way round from the first to the last.
STRIPS = """
    +---+---+---+---+---+---+
    | a : b : c : d : e : f |
    +   +   +   +   +   +   +
    | a : b : c : d : e : f |
    +---+---+---+---+---+...+
    | g   g   g   g   g   g |
    +---+---+---+---+---+---+
    """


def strips() -> Places:
    return one(STRIPS)


def ids(letters: str) -> set[str]:
    return {f"hall.{letter}" for letter in letters}


# -- range -----------------------------------------------------------------------------------------


@pytest.mark.rule("2e.range.three-spaces", "2e.conflict.range-through-borders")
def test_range_is_three_spaces() -> None:
    assert strips().in_range["hall.a"] == ids("abcd")
    assert strips().in_range["hall.d"] == ids("abcdefg")


@pytest.mark.rule("2e.conflict.own-space-in-range")
def test_ones_own_space_is_within_range() -> None:
    assert "hall.a" in strips().in_range["hall.a"]
    assert hall().in_range[D] == {D}


@pytest.mark.rule("2e.range.no-doors")
def test_range_is_not_counted_through_doors() -> None:
    assert hall().edge(C, D) == "door"
    assert D not in hall().in_range[C]


@pytest.mark.rule("2e.range.no-walls", "2e.wall.no-range")
def test_range_is_not_counted_through_walls() -> None:
    assert "hall.g" not in strips().in_range["hall.a"]
    assert D not in hall().in_range[B]


@pytest.mark.rule("2e.range.impassable-ok")
def test_range_is_counted_across_impassable_borders() -> None:
    places = one("""
        +---+---+---+
        | a ! b : c |
        +   +   +   +
        | a ! b : c |
        +   +   +   +
        | a ! b : c |
        +---+---+---+
        """)
    assert places.in_range["hall.a"] == ids("abc")
    assert places.ways().distances("hall.a") == {"hall.a": 0}


# -- distances -------------------------------------------------------------------------------------


@pytest.mark.rule("2e.conflict.distance-metric")
def test_distance_is_counted_along_legal_steps_doors_included() -> None:
    assert hall().ways().distances(A) == {A: 0, B: 1, C: 2, D: 3}


@pytest.mark.rule("2e.nearest.fewest", "2e.nearest.origin-counts")
def test_the_nearest_is_the_fewest_spaces_away() -> None:
    ways = strips().ways()
    assert ways.nearest("hall.b", ["hall.g", "hall.e", "hall.a", "hall.c"]) == ("hall.a", "hall.c")
    assert ways.nearest("hall.b", ["hall.a", "hall.b"]) == ("hall.b",)


@pytest.mark.rule("2e.farthest.greatest", "2e.farthest.origin-counts")
def test_the_farthest_is_the_most_spaces_away() -> None:
    ways = strips().ways()
    assert ways.farthest("hall.b", ["hall.d", "hall.a", "hall.g"]) == ("hall.g",)
    assert ways.farthest("hall.b", ["hall.b"]) == ("hall.b",)


@pytest.mark.rule("2e.conflict.no-path")
def test_what_cannot_be_reached_is_neither_near_nor_far() -> None:
    ways = hall().ways(SHUT)
    assert ways.nearest(A, [D, C]) == (C,)
    assert ways.farthest(A, [D, C]) == (C,)
    assert ways.nearest(A, [D]) == ()


@pytest.mark.rule("2e.toward.each-step")
def test_each_step_toward_gets_closer() -> None:
    places = hall()
    assert places.ways().toward(A, D) == (B,)
    assert places.ways().toward(B, D) == (C,)
    assert places.ways().toward(C, D) == (D,)
    assert places.ways().toward(D, D) == ()
    assert places.ways(SHUT).toward(A, D) == ()


@pytest.mark.rule("2e.away.each-step")
def test_each_step_away_gets_farther() -> None:
    places = hall()
    assert places.ways().away(B, A) == (C,)
    assert places.ways().away(C, A) == (D,)
    assert places.ways().away(D, A) == ()
    assert places.ways(SHUT).away(C, A) == ()
    assert places.ways(SHUT).away(B, D) == ()


def test_a_way_round_leads_toward_on_both_sides() -> None:
    places = one("""
        +---+---+---+
        | a   a : b |
        +   +   +   +
        | a   a : b |
        +...+...+...+
        | c   c : d |
        +---+---+---+
        """)
    assert places.ways().toward("hall.a", "hall.d") == ("hall.b", "hall.c")
    assert places.ways().away("hall.a", "hall.d") == ()


@pytest.mark.rule("2e.impassable.no-movement", "2e.wall.no-movement", "2e.movement.blocked-door")
def test_what_flies_or_phases_crosses_more() -> None:
    places = hall()
    assert places.ways(SHUT, gait="fly").distances(A) == {A: 0, B: 1, C: 1}
    assert places.ways(SHUT, gait="phase").distances(A) == {A: 0, B: 1, C: 1, D: 2}


def test_to_what_is_aquatic_all_waters_are_adjacent() -> None:
    places = strips()
    assert places.ways(waters=("hall.a", "hall.g")).distances("hall.a")["hall.f"] == 2


# -- Secret Passages -------------------------------------------------------------------------------


@pytest.mark.rule("2e.passage.adjacent", "2e.passage.passable", "2e.passage.feature")
def test_all_spaces_with_a_secret_passage_are_adjacent() -> None:
    places = strips()
    passages = ("hall.a", "hall.d", "hall.g")
    assert places.ways(passages=passages).distances("hall.a")["hall.g"] == 1
    assert places.ways(passages=passages).distances("hall.d")["hall.g"] == 1
    assert places.ways(passages=passages).toward("hall.b", "hall.g") == ("hall.a",)
    assert places.ways().distances("hall.a")["hall.g"] == 6


@pytest.mark.rule("2e.conflict.passage-adjacency")
def test_effects_on_adjacent_spaces_pass_secret_passages() -> None:
    places = strips()
    assert places.next_to("hall.a", ("hall.a", "hall.b", "hall.e")) == ("hall.b", "hall.e")
    assert places.next_to("hall.c", ("hall.a", "hall.e")) == ("hall.b", "hall.d")


@pytest.mark.rule("2e.passage.no-range")
def test_range_is_not_counted_through_secret_passages() -> None:
    places = strips()
    assert places.ways(passages=("hall.a", "hall.g")).distances("hall.a")["hall.g"] == 1
    assert "hall.g" not in places.in_range["hall.a"]


@pytest.mark.rule("2e.conflict.barricaded-passage")
def test_a_passage_that_is_blocked_is_left_out_and_the_others_stay_linked() -> None:
    places = strips()
    assert places.ways(passages=("hall.d", "hall.g")).distances("hall.a")["hall.g"] == 4


# -- the compass -----------------------------------------------------------------------------------


def cross() -> Places:
    names = {"middle": (1, 1), "north": (1, 0), "east": (2, 1), "south": (1, 2), "west": (0, 1)}
    tiles = [square(name, "NESW") for name in names]
    return laid(tiles, {name: (x, y, 0) for name, (x, y) in names.items()})


@pytest.mark.rule("2e.cardinal.north-south", "2e.cardinal.east-west", "2e.cardinal.used-in-app")
def test_north_is_the_top_of_the_screen_and_east_its_right() -> None:
    places = cross()
    for name in ("north", "east", "south", "west"):
        assert places.compass("middle", name) == name
        assert places.compass("middle.a", f"{name}.a") == name
    assert places.compass("middle", "middle") is None
