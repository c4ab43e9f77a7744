"""Tiles that are placed and discarded while a game goes on."""

import pytest

from madhouse.engine.board import LayoutError
from madhouse.second.things.map_plan import MapPlan
from madhouse.second.things.places import WholeMap
from tests.second.things.maps import square, whole


def street() -> WholeMap:
    """A hall, a yard and a lane from west to east; the yard and the lane are outdoors."""
    tiles = [square("hall", "E"), square("yard", "WE", True), square("lane", "W", True)]
    return whole(tiles, {"hall": (0, 0, 0), "yard": (1, 0, 0), "lane": (2, 0, 0)})


@pytest.mark.rule("2e.board.definition", "2e.tile.placed-by-app")
def test_the_board_is_the_tiles_that_are_placed() -> None:
    there = street()
    hall = there.places(frozenset({"hall"}))
    assert hall.spaces == ("hall.a",)
    assert hall.steps == {"hall.a": ()}
    assert set(hall.shown().rooms) == {"hall"}
    both = there.places(frozenset({"hall", "yard"}))
    assert both.spaces == ("hall.a", "yard.a")
    assert both.steps == {"hall.a": ("yard.a",), "yard.a": ("hall.a",)}
    assert both.ways().distances("hall.a") == {"hall.a": 0, "yard.a": 1}


@pytest.mark.rule("2e.tile.stays")
def test_a_placed_tile_stays_when_another_is_placed() -> None:
    there = street()
    hall = there.places(frozenset({"hall"}))
    places = there.places(hall.laid | {"yard", "lane"})
    assert set(hall.spaces) < set(places.spaces)
    assert places.in_range["yard.a"] == {"yard.a", "lane.a"}


@pytest.mark.rule("2e.tile.discard")
def test_a_discarded_tile_can_be_placed_again() -> None:
    there = street()
    everything = there.places(there.tiles)
    without = there.places(everything.laid - {"lane"})
    assert without.spaces == ("hall.a", "yard.a")
    assert there.places(without.laid | {"lane"}) is everything


@pytest.mark.rule("2e.explore-token.on-door", "2e.explore-token.position")
def test_a_door_is_there_before_what_is_behind_it() -> None:
    there = street()
    hall = there.places(frozenset({"hall"}))
    assert hall.doors == {"hall.a|yard.a": ("hall.a", "yard.a")}
    assert hall.openings_of["hall.a"] == ("hall.a|yard.a",)
    assert hall.opening_lines["hall.a|yard.a"] == (((3, 1), (3, 2)),)
    # Whoever draws the board is not told what lies there, and of the door only by a token.
    assert set(hall.shown(frozenset({"hall.a|yard.a"})).doors) == {"hall.a|out-east"}
    assert set(hall.shown().doors) == set()


def test_an_explore_token_may_lie_on_a_border_between_tiles() -> None:
    yard = street().places(frozenset({"yard", "lane"}))
    assert set(yard.openings) == {"hall.a|yard.a", "lane.a|yard.a"}
    assert set(yard.doors) == {"hall.a|yard.a"}
    assert yard.ways(frozenset({"lane.a|yard.a"})).distances("yard.a") == {"yard.a": 0}


def test_the_board_begins_at_the_first_tile_laid() -> None:
    there = street()
    assert there.places(frozenset({"yard"})).shown().cells["yard.a"][0] == (0, 0)
    assert there.places(there.tiles).shown().cells["yard.a"][0] == (3, 0)


def test_what_is_shut_at_the_rim_of_the_board_changes_no_way() -> None:
    there = street()
    hall = there.places(frozenset({"hall"}))
    assert hall.ways(frozenset({"hall.a|yard.a"})) is hall.ways()


def test_a_name_stands_for_a_room_of_the_map() -> None:
    tiles = {"hall": square("hall", "E")}
    plan = MapPlan(tiles={"halla": (0, 0, 0)}, alias={"BATH": "hall"})
    there = WholeMap(tiles, plan)
    assert there.room("BATH") == there.room("hall") == "hall"
    with pytest.raises(LayoutError, match="no room 'hell' on this map; did you mean 'hall'"):
        there.room("hell")


def test_a_plan_that_cannot_be_laid_says_why() -> None:
    tiles = {"hall": square("hall", "E"), "yard": square("yard", "W")}
    beside = {"halla": (0, 0, 0), "yarda": (1, 0, 0)}
    for plan, message in (
        (
            MapPlan(tiles={"hallb": (0, 0, 0)}),
            "no tile with the face 'hallb'; did you mean",
        ),
        (MapPlan(tiles={"halla": (0, 0, 0), "yarda": (0, 0, 0)}), "lies over"),
        (MapPlan(tiles=beside, walled=("hall.a|yard.b",)), "did you mean 'hall.a|yard.a'"),
        (
            MapPlan(tiles=beside, doored=("hall.a|barn.a",)),
            "hall.a|barn.a' is not divided by a wall",
        ),
        (MapPlan(tiles=beside, alias={"BATH": "hell"}), "'BATH' stands for 'hell'; did you mean"),
    ):
        with pytest.raises(LayoutError) as caught:
            WholeMap(tiles, plan)
        assert message in str(caught.value)
    with pytest.raises(LayoutError, match="no tile 'yerd' on this map; did you mean 'yard'"):
        WholeMap(tiles, MapPlan(tiles=beside)).places(frozenset({"yerd"}))
