"""Words of the place one stands in: Fire and light that a card brings, doors it shuts."""

from typing import Literal

import pytest

from madhouse.second.words.features import PlaceBarricade
from madhouse.second.words.surroundings import (
    At,
    ChooseSpace,
    FireInRange,
    Ignite,
    LeaveLight,
    PlaceKind,
    PutOut,
    PutOutLight,
    ShutDoor,
)
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import carry_out, laid, lev, told, two

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"
DOORS = ("dining-room.b|front-hall.a", "front-hall.b|parlour.a")


def test_a_space_within_range_is_chosen() -> None:
    g = laid(two())
    scene = lev(g)
    (asked,) = carry_out(g, scene, ChooseSpace(), say=(f"at {NEXT}",))
    assert asked.kind == "where"
    assert asked.options == tuple(f"at {each}" for each in sorted(g.places.in_range[HALL]))
    assert scene.space == NEXT


@pytest.mark.parametrize(("which", "yours"), [("beside you", ()), ("near you", (HALL,))])
def test_a_space_beside_you_is_chosen(
    which: Literal["beside you", "near you"], yours: tuple[str, ...]
) -> None:
    g = laid(two())
    (asked,) = carry_out(g, lev(g), ChooseSpace(which=which))
    assert asked.options == tuple(f"at {each}" for each in (*yours, *g.places.beside[HALL]))


# -- Fire ----------------------------------------------------------------------------------------


def test_fire_is_placed_in_the_space_that_is_spoken_of() -> None:
    g = laid(two())
    assert carry_out(g, lev(g, space=PARLOUR), Ignite(where="that space")) == []
    assert g.state.fire == [PARLOUR]
    carry_out(g, lev(g), Ignite(where="that space"))  # none was spoken of
    assert g.state.fire == [PARLOUR]


def test_fire_is_placed_near_you_where_there_is_none() -> None:
    g = laid(two().fire(NEXT))
    (asked,) = carry_out(g, lev(g), Ignite(where="near you"), say=(f"at {HALL}",))
    beside = [each for each in g.places.beside[HALL] if each != NEXT]
    assert asked.options == tuple(f"at {each}" for each in (HALL, *beside))
    assert g.state.fire == [NEXT, HALL]


def test_where_everything_burns_no_fire_is_placed() -> None:
    table = two(lev="yard.a")
    g = laid(table.fire("yard.a", *table.edition.table(table.state).places.beside["yard.a"]))
    before = list(g.state.fire)
    assert carry_out(g, lev(g), Ignite(where="near you")) == []
    assert g.state.fire == before


def test_people_who_are_told_of_fire_are_reminded_of_it() -> None:
    g = laid(two())
    Ignite(where="near you").note(g, lev(g))
    assert g.app.fire


def test_fire_is_put_out_where_you_stand() -> None:
    g = laid(two().fire(HALL, NEXT))
    assert PutOut().possible(g, lev(g))
    carry_out(g, lev(g), PutOut())
    assert g.state.fire == [NEXT]
    assert not PutOut().possible(g, lev(g))
    assert PutOut(place=NEXT).possible(g, lev(g))


def test_and_perhaps_beside_it() -> None:
    g = laid(two().fire(NEXT, "dining-room.b"))
    assert not PutOut().possible(g, lev(g))
    assert PutOut(beside=1).possible(g, lev(g))
    (asked,) = carry_out(g, lev(g), PutOut(beside=1), say=(f"at {NEXT}",))
    assert set(asked.options) == {f"at {NEXT}", "at dining-room.b"}
    assert g.state.fire == ["dining-room.b"]
    assert carry_out(g, lev(g), PutOut(beside=3)) == []
    assert g.state.fire == []


def test_fire_in_range_is_seen() -> None:
    g = laid(two().fire(NEXT))
    assert FireInRange().holds(g, lev(g))
    g.state.fire = ["yard.a"]
    assert not FireInRange().holds(g, lev(g))


# -- light ---------------------------------------------------------------------------------------


@pytest.mark.rule("2e.darkness.light-source-lying")
def test_a_light_is_left_for_good_or_for_a_round() -> None:
    g = laid(two().round(4))
    carry_out(g, lev(g), LeaveLight(lasts="for good"), LeaveLight(lasts="for good"))
    assert g.state.lights == [HALL]
    carry_out(g, lev(g), LeaveLight(lasts="next round"))
    assert g.state.glows == {HALL: 5}
    assert told(g, "light") == [{"space": HALL}] * 3


def test_another_light_is_put_out() -> None:
    table = two().dropped(PARLOUR, "candle-ends", "crowbar").dropped("kitchen.a", "crowbar")
    table.state.lights = ["yard.a"]
    g = laid(table)
    g.investigator(PEARL).possessions = ["crowbar-1", "hurricane-lamp-1"]
    options = (
        f"put out hurricane-lamp of {PEARL}",
        f"put out the light at {PARLOUR}",
        "put out the light at yard.a",
    )
    for chosen in options:
        for asked in carry_out(g, lev(g), PutOutLight(), say=(chosen,)):
            assert asked.options == options[options.index(chosen) :]
    assert g.investigator(PEARL).possessions == ["crowbar-1"]
    assert [g.box.front(each) for each in g.state.dropped[PARLOUR]] == ["crowbar"]
    assert g.state.lights == []
    assert told(g, "light-out") == [{"space": PARLOUR}, {"space": "yard.a"}]
    assert g.box.front(g.state.items[-1]) == "candle-ends"
    assert carry_out(g, lev(g), PutOutLight()) == []


def test_a_space_in_which_nothing_else_lies_is_bare_then() -> None:
    g = laid(two().dropped(PARLOUR, "candle-ends"))
    carry_out(g, lev(g), PutOutLight())
    assert g.state.dropped == {}


def test_darkness_is_seen_whether_it_hampers_or_not() -> None:
    g = laid(two().darkness(HALL).fire(HALL))
    assert At("dark").holds(g, lev(g))
    g.state.darkness = [NEXT]
    assert not At("dark").holds(g, lev(g))


# -- doors and places ----------------------------------------------------------------------------


def test_a_door_of_the_space_is_shut_until_the_end_of_the_round() -> None:
    g = laid(two(lev="kitchen.a"))
    doors = [name for name, sides in g.places.doors.items() if "kitchen.a" in sides]
    assert len(doors) == 1
    assert carry_out(g, lev(g), ShutDoor(), ShutDoor()) == []
    assert g.state.shut == doors
    assert told(g, "door-shut") == [{"who": LEV, "door": doors[0]}] * 2


def test_of_several_doors_one_is_chosen() -> None:
    g = laid(two(lev="landing.a"))
    doors = [name for name, sides in g.places.doors.items() if "landing.a" in sides]
    (asked,) = carry_out(g, lev(g), ShutDoor(), say=(f"shut {doors[-1]}",))
    assert asked.options == tuple(f"shut {each}" for each in doors)
    assert g.state.shut == [doors[-1]]


def test_a_door_behind_which_nothing_is_laid_is_left_alone() -> None:
    g = laid(two(pearl=NEXT).laid("m1"))
    assert carry_out(g, lev(g), ShutDoor()) == []
    assert g.state.shut == []


@pytest.mark.parametrize(
    ("at", "place"),
    [("kitchen.a", "indoor"), ("yard.a", "outdoor"), (HALL, "dark"), (NEXT, "fire")],
)
def test_one_is_in_such_a_place(at: str, place: PlaceKind) -> None:
    g = laid(two(lev=at).darkness(HALL).fire(NEXT))
    kinds: list[PlaceKind] = ["outdoor", "dark", "fire"]
    assert [each for each in kinds if At(each).holds(g, lev(g))] == (
        [place] if place in kinds else []
    )
    assert At("indoor").holds(g, lev(g)) is (place != "outdoor")
    g.investigator(LEV).space = ""
    assert not At(place).holds(g, lev(g))


# -- Barricades ----------------------------------------------------------------------------------


def test_a_barricade_is_placed_where_you_stand_or_where_it_is_said() -> None:
    g = laid(two())
    carry_out(g, lev(g), PlaceBarricade(), PlaceBarricade(place="parlour", against="front-hall"))
    first, second = g.state.barricades
    assert (first.space, first.blocks) == (HALL, "")
    assert (second.space, second.blocks) == (PARLOUR, DOORS[1])


def test_only_as_many_barricades_as_there_are() -> None:
    g = laid(two())
    most = g.box.supply.barricade
    for number in range(most):
        assert PlaceBarricade().possible(g, lev(g)), number
        carry_out(g, lev(g), PlaceBarricade())
    assert not PlaceBarricade().possible(g, lev(g))
    carry_out(g, lev(g), PlaceBarricade())
    assert len(g.state.barricades) == most
    assert told(g, "none-left") == [{"card": "barricade"}]
