"""Station Four: the staff, the sheet, one heap for two halves, and three ways home."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.app.tokens import options_of
from madhouse.second.rules.features import lay_token, number_in, spaces_with
from tests.second.evenings import BLANK, Evening
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.weddings import epilogue, read_aloud

SCENARIO = "station-four"
MEASURED = ("anselmo", "rufina", "moody")
TO_ROAD = {"a": "to-forest, to-road", "b": "to-road"}
CLEARING = ("clear the rubble", *(f"clear {number} rubble" for number in (3, 2, 1)))
CUTTING = ("cut the overgrowth", "cut one overgrowth")
HOME = {
    "anselmo": ("Anselmo asks for the time", "Anselmo has the river"),
    "rufina": ("Rufina eats", "Rufina keeps a house"),
    "moody": ("Moody puts a hand", "Moody went home"),
}
SHEET = "bank 0, table 0"
COURT = "to-flat, low-walls 0, to-threshold, rings 0, rings 2, to-court, marks 0"


def station(
    where: str = "a",
    measured: str = "moody",
    plate: str = "tent",
    number: int = 2,
    dice: int = 1,
) -> Evening:
    values = {"map": where, "measured": measured, "plate": plate}
    return Evening(SCENARIO, number, values=values, dice=dice, habits=(*CLEARING, *CUTTING))


def in_the_court(where: str = "a", measured: str = "moody") -> Evening:
    """Four places are tied in; it is known who was measured, and what the court does."""
    evening = station(where, measured)
    evening.together(f"{TO_ROAD[where]}, road 0, {COURT}", f"{SHEET}, anselmo 1, case")
    assert {"who", "court"} <= set(evening.app.facts)
    return evening


@pytest.mark.parametrize("measured", MEASURED)
def test_the_mark_is_cut_and_the_court_left_off_the_sheet(measured: str) -> None:
    evening = in_the_court("a", measured)
    evening.together("lintel 0", "table 1, haas 4")
    evening.together("launch 0", "")
    assert evening.over == "corrected"
    assert [each for each in MEASURED if HOME[each][0] in epilogue(evening)] == [measured]


@pytest.mark.parametrize("where", "ab")
def test_the_true_map_is_sold(where: str) -> None:
    evening = in_the_court(where)
    evening.together("lintel 1, table 2", "the-telegram 0, launch 1")
    assert evening.over == "paid"
    assert "It does not say company for whom" in epilogue(evening)


@pytest.mark.parametrize("measured", MEASURED)
def test_the_court_is_told_a_figure_that_is_no_ones(measured: str) -> None:
    evening = in_the_court("b", measured)
    evening.together("to-inner, clean-sill 0", "launch 2")
    assert evening.over == "carried"
    assert [each for each in MEASURED if HOME[each][1] in epilogue(evening)] == [measured]


def test_at_nought_the_boats_are_furniture() -> None:
    evening = station(number=3)
    begun = evening.app.counts["staff"]
    assert evening.wait_until_round(4).app.counts["staff"] == begun - 3
    silent = station(number=3, dice=BLANK).wait_until_round(99)
    assert silent.over in ("surveyed", "eliminated")
    assert silent.app.round <= begun


# -- what is particular to it ----------------------------------------------------------------------


def test_no_boat_goes_before_the_last_day() -> None:
    evening = in_the_court("b")
    evening.together("to-inner, clean-sill 0", "launch 2")
    assert evening.over == "carried"
    assert evening.app.round >= 11


@pytest.mark.parametrize(("tied", "found"), [(SHEET, False), (f"{SHEET}, road 0", True)])
def test_the_sill_is_found_by_the_map(tied: str, found: bool) -> None:
    evening = station().together(TO_ROAD["a"], tied)
    sill = evening.told.box.tokens["to-threshold"]
    assert bool(options_of(evening.table, sill, Scene(evening.figure(1)))) is found


@pytest.mark.parametrize("measured", MEASURED)
def test_two_measures_against_the_list_leave_one(measured: str) -> None:
    evening = station("a", measured).together("to-forest, to-sinkhole, ledge 1", "")
    assert "span" in evening.app.facts
    assert "who" not in evening.app.facts
    evening.together("", "anselmo 1")
    assert "who" in evening.app.facts  # two have been given the list
    assert evening.app.values["measured"] == measured


@pytest.mark.parametrize(
    ("plate", "where"), [("tent", "drawers 0"), ("boat", "lockers 0"), ("sinkhole", "ledge 0")]
)
def test_the_plate_lies_in_one_place_of_three(plate: str, where: str) -> None:
    way = "to-forest, to-sinkhole, ledge 0"
    evening = station("a", plate=plate).together(way, "drawers 0, lockers 0")
    holders = [who for who in (1, 2) if "glass-plate" in str(evening.figure(who).possessions)]
    assert holders == [1 if where.startswith("ledge") else 2]


@pytest.mark.rule("2e.conflict.two-sided-features")
@pytest.mark.parametrize("stones", [0, 3])
def test_stone_left_lying_is_forest_that_does_not_grow(stones: int) -> None:
    evening = station()
    evening.habits = ()
    for space in ("drying-yard.b", "customs-hut.a", "boathouse.a")[:stones]:
        lay_token(evening.table, "rubble", space)
    begun = sum(spaces_with(evening.table, "overgrowth").values())
    evening.wait_until_round(5)
    grown = sum(spaces_with(evening.table, "overgrowth").values()) - begun
    assert grown == (0 if stones else 1)


@pytest.mark.parametrize("green", [0, 4])
def test_forest_left_standing_is_stone_that_does_not_fall(green: int) -> None:
    evening = in_the_court("b")
    evening.habits = ()
    evening.table.extras.laid.clear()
    for space in ("drying-yard.b", "customs-hut.a", "boathouse.a", "camp-four.a")[:green]:
        lay_token(evening.table, "overgrowth", space)
    evening.wait_until_round(evening.app.round + 2)
    fallen = [number_in(evening.table, "rubble", f"court-of-lintels.{each}") for each in "abc"]
    assert (sum(fallen) > 0) is (green == 0)


def test_the_animal_goes_with_the_night() -> None:
    evening = station(number=3).wait_until_round(8)
    kinds = [each.kind for each in evening.app.monsters]
    assert evening.over or "the-coil" in kinds
    evening = evening.wait_until_round(12)
    assert "the-coil" not in [each.kind for each in evening.app.monsters]
    assert "Light, all at once" in read_aloud(evening)


def test_edwin_is_let_go_if_he_asks_and_his_friends_with_him() -> None:
    evening = in_the_court("b")
    evening.together("to-inner, edwin 0, edwin 2, edwin 3, edwin 4", "")
    assert {"sponsor", "rest"} <= set(evening.app.facts)
    assert "take off their hats" in read_aloud(evening)
    assert "chainman" not in [each.name for each in evening.app.monsters]


@pytest.mark.parametrize("seed", range(6))
def test_an_evening_at_random_comes_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "the-green-year", seed)
