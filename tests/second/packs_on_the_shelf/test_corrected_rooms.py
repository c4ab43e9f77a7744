"""A House of Corrected Rooms: rooms are laid over rooms, and people know only old doors."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.edition import edition
from madhouse.second.things.map_plan import read_changes
from madhouse.second.things.old_ways import old_way
from tests.second.evenings import Evening

SCENARIO = "corrected-rooms"
BEDS = {
    "parlour": "augusta",
    "west-bedroom": "lucius",
    "nursery-old": "phoebe",
    "honorias-room": "honoria",
}
LOST_WITH = {
    "a": {"parlour": 2, "nursery-old": 4, "honorias-room": 5, "west-bedroom": 6},
    "b": {"nursery-old": 2, "honorias-room": 4, "west-bedroom": 5, "parlour": 6},
}
"""By map and room the correction with which its last old way is gone."""
ALL_OUT = (
    "edith 1, edith 2, edith 4, lucius 1, lucius 4",
    "phoebe 1, phoebe 4, walter 1, walter 4",
    "pegs, honoria 1, honoria 4, augusta 1, piano, augusta 4",
)
"""For three: everybody is woken and led out."""


def night(
    client: str = "lucius", where: str = "a", book: str = "table", number: int = 3
) -> Evening:
    return Evening(SCENARIO, number, values={"map": where, "client": client, "book": book})


def counts(evening: Evening, name: str) -> int:
    return int(evening.app.counts[name])


def laid_over(evening: Evening) -> int:
    return len([each for each in read_changes(evening.app.map)[1] if each.over])


def has_the_book(evening: Evening) -> bool:
    held = [copy for who in evening.table.state.investigators for copy in who.possessions]
    return "surveyors-field-book" in [evening.told.box.front(each) for each in held]


def test_it_is_a_whole_evening() -> None:
    told = edition(SCENARIO).scenario
    assert (len(told.maps), len(told.hidden), len(told.endings)) == (2, 3, 4)
    assert len(told.tokens) >= 24
    talking = [token for token in told.tokens if token.kind == "person"]
    assert len([person for person in talking if len(person.options) >= 3]) == 8


def test_any_two_of_three_marks_single_one_out() -> None:
    marks = edition(SCENARIO).scenario.attributes["client"]
    for name, own in marks.items():
        for pair in (("ink", "measure"), ("ink", "paid"), ("measure", "paid")):
            same = [n for n, each in marks.items() if all(each[m] == own[m] for m in pair)]
            assert same == [name]


@pytest.mark.rule("2e.overlapping-tiles.can-overlap")
def test_every_second_round_another_room_is_laid_over_others() -> None:
    evening = night()
    for number in range(2, 15):
        evening.wait_until_round(number)
        assert laid_over(evening) == (number - 1) // 2


@pytest.mark.rule("2e.overlapping-tiles.never-whole-space", "2e.overlapping-tiles.contents-stay")
@pytest.mark.parametrize("where", ["a", "b"])
def test_nothing_is_covered_whole_and_nobody_is_cut_off(where: str) -> None:
    evening = night(where=where).wait_until_round(13)
    places = evening.table.places
    assert laid_over(evening) == 6
    assert set(places.ways().distances("survey-yard.b")) == set(places.spaces)
    assert all(evening.app.tokens[each] in places.room_of for each in BEDS.values())


@pytest.mark.rule("2e.overlapping-tiles.covered-part-gone")
@pytest.mark.parametrize("where", ["a", "b"])
def test_each_bedroom_loses_its_last_old_way_at_a_time_of_its_own(where: str) -> None:
    evening = night(where=where)
    for number in range(1, 7):
        evening.wait_until_round(2 * number + 1)
        table = evening.table
        hall = table.places.rooms["stair-hall"].spaces
        for room, person in BEDS.items():
            here = evening.app.tokens.get(person)
            known = bool(here and old_way(table.places, evening.app.map, here, hall))
            if here:
                assert known is (number < LOST_WITH[where][room]), (room, number)


def test_whoever_knows_no_way_out_must_be_given_a_reason() -> None:
    evening = night().wait_until_round(5)
    evening.together("augusta 1")
    lead = evening.told.box.tokens["augusta"].options[4]
    asked = lead.given[-1]
    assert not asked.holds(evening.table, Scene())
    evening.together("piano")
    assert asked.holds(evening.table, Scene())
    evening.together("augusta 4")
    assert evening.app.tokens["augusta"].startswith("survey-yard.")
    assert counts(evening, "out") == 1


def test_a_wedge_holds_up_the_pen_and_two_are_enough() -> None:
    evening = night().wait_until_round(4).together("pencil")
    assert counts(evening, "held") == counts(evening, "wedges") == 2
    before = laid_over(evening)
    evening.wait_until_round(6)
    assert laid_over(evening) == before


@pytest.mark.parametrize("client", ["honoria", "lucius", "augusta"])
def test_the_order_is_withdrawn_by_whoever_gave_it_and_by_nobody_else(client: str) -> None:
    people = ["honoria", "lucius", "augusta"]
    right = people.index(client)
    wrong = (right + 1) % 3
    errands = ("tray, fairbank 1", f"{people[wrong]} 1", f"{client} 1")
    evening = night(client).together(*errands).together(f"order {wrong}")
    assert "withdrawn" not in evening.app.facts
    evening.together(f"order {right}")
    assert evening.app.fact_values["why"] == client
    assert counts(evening, "held") == 2


@pytest.mark.parametrize(
    ("book", "place"), [("table", "table 2"), ("parlour", "piano"), ("kitchen", "rack 1")]
)
def test_the_field_book_lies_where_it_was_put(book: str, place: str) -> None:
    evening = night(book=book)
    evening.together(*(each for each in ("table 2", "piano", "rack 1") if each != place))
    assert not has_the_book(evening)
    assert has_the_book(evening.together(place))


def test_with_all_of_them_out_the_book_is_burned() -> None:
    evening = night()
    evening.together("table 2")
    evening.together(*ALL_OUT)
    assert counts(evening, "out") == 6
    assert evening.together("lawn 0").over == "out-of-true"


def test_with_four_of_them_out_it_can_be_burned_too() -> None:
    evening = night().together("table 2, pegs", ALL_OUT[0], ALL_OUT[1])
    assert counts(evening, "out") == 4
    assert evening.together("lawn 1").over == "short"


def test_the_surveyor_is_shown_who_is_in_the_chair() -> None:
    evening = night().together("cot, fairbank 3, table 1, fairbank 4, chair 1", ALL_OUT[1])
    assert evening.over == "two-feet"


def test_it_is_fair_copied_in_time_whoever_is_out() -> None:
    assert night().wait_until_round(99).over == "as-drawn"
    evening = night().together("", ALL_OUT[0], ALL_OUT[1]).wait_until_round(99)
    assert evening.over == "short"
