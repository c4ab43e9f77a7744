"""What the app keeps: hidden variables, maps, mythos events, clocks, stocks."""

import msgspec
import pytest

from madhouse.second.app.events import due, happen, shifted, what_follows
from madhouse.second.app.facts import count, counted, learn
from madhouse.second.app.hauling import rooms_out_of_sight, rooms_with_a_way, stocked_rooms
from madhouse.second.app.maps import maps_alike, narrow_by_map
from madhouse.second.app.mythos import draw_event, enabled, laid_tags
from madhouse.second.app.rooms import (
    reveal,
)
from madhouse.second.app.stocks import fill_stocks, in_stock, room_of_token, take_from_stock
from madhouse.second.app.variables import asks, draw_variables, has, shown_value, value_of
from madhouse.second.building import TableBuilder
from madhouse.second.things.scenario import ScenarioEvent, Timing
from madhouse.second.things.table import Table
from tests.rules.second.tables import LEV, PEARL
from tests.second.houses import MAPS, house
from tests.second.running import answered, laid, told, two

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"

WRITTEN = """
hidden: {where: [here, there]}
counters: {clock: 0, tide: 0}
"""


def hall(values: str = "here") -> Table:
    """Only the hall is laid."""
    table = two(WRITTEN, pearl=NEXT).laid("m1")
    table.state.app.values = {"where": values}
    return laid(table)


# -- hidden variables and maps -------------------------------------------------------------------


def test_answers_narrow_what_is_possible() -> None:
    g = hall("there")
    assert g.app.possible == [0, 1]
    assert has(g, g.app.values, {"where": "there"})
    assert g.app.possible == [0, 1]  # nobody has seen it
    assert not asks(g, {"where": "here"})
    assert g.app.possible == [1]
    assert g.sealed
    assert value_of(g, g.app.values, "where") == "there"


def test_values_that_show_alike_stay_alike() -> None:
    g = hall("there")
    assert shown_value(g, "where", {"here": "a door", "there": "a door"}) == "there"
    assert (g.app.possible, g.sealed) == ([0, 1], False)
    assert shown_value(g, "where", {"here": "a door", "there": "a wall"}) == "there"
    assert g.app.possible == [1]
    other = hall()
    assert shown_value(other, "where") == "here"
    assert other.app.possible == [0]


def test_values_are_drawn_each_as_likely() -> None:
    drawn = set()
    for seed in range(20):
        g = hall()
        g.state.random.key = bytes([seed]) * 32
        draw_variables(g)
        drawn.add(g.app.values["where"])
        assert g.app.possible == [0, 1]
    assert drawn == {"here", "there"}


ELSEWHERE = f"""
hidden: {{bath: [a, b, c]}}
map_by: bath
{MAPS.strip()}
  b:
    tiles: {{m1a: [1, 3, 0], m3a: [0, 2, 90], s1a: [0, 1, 0], s2a: [1, 1, 0], m4a: [2, 1, 0],
      m2a: [3, 3, 270], s3a: [2, 2, 270], s8a: [0, 0, 270], s6a: [3, 0, 180]}}
  c:
    tiles: {{m1a: [2, 3, 0], m3a: [1, 2, 90], s1a: [1, 1, 0], s2a: [2, 1, 0], m4a: [3, 1, 0],
      s5a: [2, 2, 90], m2a: [5, 3, 180], s3a: [3, 0, 90], s8a: [0, 1, 180], s6a: [3, 2, 270]}}
"""


def test_what_is_laid_shows_which_maps_it_can_be() -> None:
    table = TableBuilder(told=house(ELSEWHERE), map="a").laid("m1")
    g = laid(table.investigator(LEV, at=HALL).investigator(PEARL, at=HALL))
    assert list(maps_alike(g)) == ["a", "b", "c"]
    narrow_by_map(g)
    assert g.app.possible == [0, 1, 2]
    answered(reveal(g, ("parlour",)))  # it lies otherwise on the third
    assert list(maps_alike(g)) == ["a", "b"]
    assert g.app.possible == [0, 1]
    answered(reveal(g, ("bathroom",)))
    assert (list(maps_alike(g)), g.app.possible) == (["a"], [0])


# -- mythos events -------------------------------------------------------------------------------

MYTHOS = "mythos: {minor: [1, 2], major: [4, 5], without: [hail], places: {crowd: [kitchen]}}"


def test_which_events_may_be_drawn() -> None:
    g = laid(two(MYTHOS, pearl=NEXT).laid("m1"))
    assert laid_tags(g) == {"any", "indoor"} | set(g.places.tags["front-hall"])
    minor = enabled(g)
    assert minor
    assert all(g.box.mythos[each].severity == "minor" for each in minor)
    assert all(g.box.mythos[each].at in laid_tags(g) for each in minor)
    g.app.fire = True
    assert "fire" in laid_tags(g)
    g.app.round = 3
    assert enabled(g) == []
    assert draw_event(g) is None
    g.app.round = 4
    assert {g.box.mythos[each].severity for each in enabled(g)} == {"major"}
    whole = laid(two(MYTHOS))
    assert {"crowd", "outdoor"} <= laid_tags(whole)
    assert "hail" not in enabled(whole)


def test_none_is_drawn_again_before_all_were() -> None:
    g = laid(two(MYTHOS, pearl=NEXT).laid("m1"))
    every = enabled(g)
    drawn = [event.id for event in (draw_event(g) for _ in every) if event]
    assert sorted(drawn) == sorted(every)
    assert g.sealed
    again = draw_event(g)
    assert again is not None
    assert g.app.deck == [again.id]
    left = draw_event(g, but=[each for each in every if each != again.id])
    assert left is not None
    assert left.id == again.id


# -- the clock -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("timing", "rounds"),
    [
        (Timing(round=3), [3]),
        (Timing(round=3, every=2), [3, 5, 7]),
        (Timing(round=3, sooner="clock"), [2, 3, 4, 5, 6, 7]),
        (Timing(round=3, later="tide"), [5]),
        (Timing(round=3, later="tide", latest=4), [4]),
    ],
)
def test_when_an_event_is_due(timing: Timing, rounds: list[int]) -> None:
    g = laid(two(WRITTEN))
    g.app.counts = {"clock": 1, "tide": 2}
    assert timing.round is not None
    event = ScenarioEvent(id="it", when=timing, text="It comes.")
    g.box = g.box.for_scenario(msgspec.structs.replace(g.scenario, events=(event,)))
    found = []
    for g.app.round in range(1, 8):
        found += [g.app.round for _ in due(g, "before mythos")]
    assert found == rounds
    assert list(due(g, "after mythos")) == []
    g.app.events = ["it"]
    g.app.round = rounds[0]
    assert list(due(g, "before mythos")) == []
    assert shifted(g, timing, 3) == rounds[0]


CLOCK = """
facts: [{id: hint, text: A hint.}, {id: more, text: More.}]
counters: {barrels: 0}
events:
  - {id: follows, when: {known: [{known: hint}]}, text: It follows., do: [{learn: more}]}
  - {id: each-two, when: {each: {counter: barrels, number: 2}}, text: Two more., again: Again.}
"""


def test_what_waits_for_something_happens_as_soon_as_it_is_so() -> None:
    g = laid(two(CLOCK))
    answered(what_follows(g))
    assert told(g, "event") == []
    learn(g, "hint")
    learn(g, "hint")
    assert told(g, "learned") == [{"fact": "hint"}]
    answered(what_follows(g))
    answered(what_follows(g))
    assert [each["event"] for each in told(g, "event")] == ["follows"]
    assert (g.app.events, g.app.facts) == (["follows"], ["hint", "more"])
    assert g.sealed


def test_what_is_counted_brings_an_event_again_and_again() -> None:
    g = laid(two(CLOCK))
    seen = []
    for _ in range(5):
        count(g, "barrels", 1)
        answered(what_follows(g))
        seen.append(len(told(g, "event")))
    assert seen == [0, 1, 1, 2, 2]
    assert [each["again"] for each in told(g, "event")] == [False, True]
    assert (g.app.times, g.app.read) == ({"each-two": 2}, ["each-two"])
    count(g, "barrels", -9)
    assert counted(g, "barrels") == 0
    assert counted(g, "unheard-of") == 0


def test_an_event_that_comes_once_is_over() -> None:
    g = laid(two(CLOCK))
    event = g.scenario.events[0]
    answered(happen(g, event))
    assert g.app.events == ["follows"]


# -- stocks --------------------------------------------------------------------------------------

STOCKS = """
stocks: {sacks: {scullery: 2, dining-room: 1}}
tokens:
  - {id: way, kind: explore, at: kitchen, to: [yard], options: [{label: It}]}
"""


def test_a_stock_is_filled_and_taken_from() -> None:
    g = laid(two(STOCKS))
    fill_stocks(g)
    assert g.app.stocks == {"sacks": {"scullery": 2, "dining-room": 1}}
    assert take_from_stock(g, "sacks", "dining-room")
    assert not take_from_stock(g, "sacks", "dining-room")
    assert not take_from_stock(g, "sacks", "kitchen")
    assert in_stock(g, "sacks", "dining-room") == 0
    assert in_stock(g, "barrels", "dining-room") == 0
    assert stocked_rooms(g, "sacks") == ["scullery"]
    g.app.tokens = {"way": "kitchen.a"}
    assert room_of_token(g, "way") == "kitchen"
    assert room_of_token(g, "other") == ""


def test_from_where_an_open_way_leads() -> None:
    g = laid(two(STOCKS))
    fill_stocks(g)
    assert rooms_with_a_way(g, "sacks", "front-hall") == ["scullery", "dining-room"]
    assert rooms_out_of_sight(g, "sacks", "front-hall") == []
    assert rooms_with_a_way(g, "sacks", "attic") == []
    g.app.tokens = {"way": "dining-room.b|front-hall.a"}
    assert rooms_with_a_way(g, "sacks", "front-hall") == []
    assert rooms_out_of_sight(g, "sacks", "front-hall") == ["scullery", "dining-room"]
