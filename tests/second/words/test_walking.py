"""Tokens that walk: how far, what bars the way, what opens it; persons who are sent elsewhere."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import the_box
from madhouse.second.things.state import PEOPLE
from tests.second.foes import Play, app, state, table
from tests.second.houses import house
from tests.second.lamplight import two_packed

WAY = "{token: porter, to: kitchen, spaces: 2}"
PORTER = f"""
facts: [{{id: there, text: He is there.}}]
counters: {{held: 0}}
tokens:
  - {{id: porter, kind: person, name: A porter, at: front-hall.b, options: [{{label: Good day.}}]}}
  - {{id: door, kind: explore, at: front-hall, to: [dining-room], options: [{{label: In.}}]}}
events:
  - id: walks
    when: {{round: 1, every: 1}}
    text: He walks.
    do:
      - perhaps:
          if: [{{way_barred: {WAY}}}]
          do: [{{clear_way: {WAY}}}, {{count: held}}]
          else: [{{walk_token: {WAY}}}]
      - perhaps: {{if: [{{token_at: {{token: porter, place: kitchen}}}}], do: [{{learn: there}}]}}
"""
OPENED = """
tokens:
  - {id: to-dining-room, kind: explore, at: front-hall, to: [dining-room], options: [{label: In.}]}
  - {id: to-kitchen, kind: explore, at: dining-room, to: [kitchen], options: [{label: In.}]}
  - {id: to-yard, kind: explore, at: kitchen, to: [yard], options: [{label: Out.}]}
events:
  - {id: opens, when: {round: 1}, text: Doors., do: [{open_way: {from: front-hall, to: kitchen}}]}
"""
SENT = """
tokens:
  - {id: porter, kind: person, name: A porter, at: kitchen.a, options: [{label: Good day.}]}
events:
  - {id: sent, when: {round: 1}, text: Go., do: [{place: {token: porter, at: %s}}]}
  - {id: opens, when: {end_of_round: 1}, text: Doors., do: [{reveal: [kitchen]}]}
"""
DOOR, NEXT = "dining-room.b|front-hall.a", "dining-room.a|kitchen.b"


def porter(at: str = "front-hall.b") -> TableBuilder:
    return table(house(PORTER), first="parlour.a", second="parlour.b").token("porter", at=at)


def space(game: Play) -> str:
    return app(game).tokens["porter"]


def test_it_walks_the_shortest_way_so_many_spaces() -> None:
    assert space(porter().play(stage="mythos")).partition(".")[0] == "dining-room"


def test_it_goes_no_farther_than_the_place() -> None:
    game = porter("dining-room.b").play(stage="mythos")
    assert space(game).startswith("kitchen.")
    assert app(game).facts == ["there"]


def test_it_does_not_pass_an_explore_token() -> None:
    game = porter().token("door", at=DOOR).play(stage="mythos")
    assert space(game) == "front-hall.b"


def test_a_barricade_on_its_way_holds_it_and_is_cleared() -> None:
    game = porter().barricade("dining-room.b", blocks=DOOR).play(stage="mythos")
    assert space(game) == "front-hall.b"
    assert app(game).counts["held"] == 1
    assert not state(game).barricades


def test_a_barricade_farther_on_does_not_hold_it_yet() -> None:
    game = porter().barricade("kitchen.b", blocks=NEXT).play(stage="mythos")
    assert app(game).counts["held"] == 0
    assert len(state(game).barricades) == 1


def in_a_quarry(*rubble: str) -> Play:
    """The porter stops at Rubble here, and not at a Barricade."""
    told = PORTER.replace(f"way_barred: {WAY}", f"way_barred: {WAY[:-1]}, by: rubble}}")
    builder = two_packed(told, lev="parlour.a", pearl="parlour.b").token("porter", "front-hall.b")
    return builder.feature("rubble", *rubble).play(stage="mythos")


@pytest.mark.parametrize("where", ["front-hall.a", "dining-room.b"])
def test_rubble_on_its_way_holds_it(where: str) -> None:
    game = in_a_quarry(where)
    assert space(game) == "front-hall.b"
    assert app(game).counts["held"] == 1


@pytest.mark.parametrize("where", ["front-hall.b", "kitchen.b"])
def test_rubble_that_it_stands_in_or_comes_to_later_does_not(where: str) -> None:
    game = in_a_quarry(where)
    assert space(game) == "dining-room.b"
    assert app(game).counts["held"] == 0


def test_a_way_is_opened_room_by_room_and_door_by_door() -> None:
    builder = table(house(OPENED), second="front-hall.b").laid("m1")
    game = builder.token("to-dining-room", at=DOOR).play(stage="mythos")
    assert app(game).laid == ["m1", "m3", "s1"]
    assert list(app(game).tokens) == ["to-yard"]


def test_whom_somebody_has_sent_away_is_not_found_at_home() -> None:
    builder = table(house(SENT % "front-hall.b"), second="front-hall.b").laid("m1")
    game = builder.play(stage="mythos")
    assert app(game).tokens == {"porter": "front-hall.b"}


def test_whom_somebody_has_sent_ahead_waits_for_the_room() -> None:
    builder = table(house(SENT % "yard.a"), second="front-hall.b").laid("m1")
    game = builder.token("porter", at="front-hall.b").play(stage="mythos")
    assert app(game).tokens == {}
    assert app(game).waiting == {"porter": "yard.a"}


def test_people_say_whether_a_barricade_is_in_the_way() -> None:
    builder = porter()
    builder.state.hands, builder.state.seats[:] = "people", [PEOPLE]
    game = builder.play(stage="people-mythos")
    assert game.pending[0].kind == "judge"
    game.apply(PEOPLE, "yes")
    assert space(game) == "front-hall.b"
    assert app(game).counts["held"] == 1


SECOND_KEY = the_box().collection["the-second-key"].folder
CORRECTED = """
needs: [the-second-key]
facts: [{id: remembered, text: He knows a way.}, {id: there, text: He is there.}]
maps: {a: {tiles: {m101a: [0, 0, 0], s105a: [0, 1, 0]}}}
opens_with: [hall-of-hats, nursery-new]
start: hall-of-hats.b
tokens:
  - {id: porter, kind: person, name: A porter, at: nursery-new.b, options: [{label: Good day.}]}
events:
  - id: walks
    when: {round: 1}
    text: He walks.
    do:
      %s
      - perhaps:
          if: [{old_way: {token: porter, to: hall-of-hats}}]
          do: [{learn: remembered}]
      - {walk_token: {token: porter, to: hall-of-hats, spaces: 2, keeps_to_old: %s}}
"""
OVER = "- {lay_over: {face: s106b, at: [1, 2, 0]}}"


def corrected(over: str, keeps: str = "true") -> Play:
    told = house(CORRECTED % (over, keeps), (SECOND_KEY,))
    built = TableBuilder(told=told).token("porter", at="nursery-new.b")
    for who in ("lev-abramson", "pearl-gaines"):
        built.investigator(who, at="hall-of-hats.b")
    return built.play(stage="mythos")


@pytest.mark.rule("2e.overlapping-tiles.covered-part-gone")
def test_an_old_way_is_gone_once_a_tile_lies_over_it() -> None:
    assert "remembered" in app(corrected("")).facts
    assert "remembered" not in app(corrected(OVER)).facts


def test_without_an_old_way_it_takes_the_new_one() -> None:
    assert space(corrected("")) == "hall-of-hats.a"
    assert space(corrected(OVER)).startswith("plumb-room.")
