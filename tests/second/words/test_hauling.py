"""Haulers: what they fetch and where, what they carry, and what it brings that it arrives."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.building import TableBuilder
from madhouse.second.words.hauling import Dismiss, MonsterAt
from tests.second.foes import (
    FIRST,
    Play,
    app,
    at_table,
    blanks,
    standing,
    state,
    successes,
    table,
    told_of,
)
from tests.second.houses import house
from tests.second.running import laid, two

PORTERS = """
counters: {shipped: 0}
stocks: {sacks: {scullery: 2, dining-room: 1}}
tokens:
  - id: sack
    kind: interact
    copies: 2
    options:
      - {label: Push it., test: strength; 1, pass: [push_token], stays: true}
      - {label: Empty it., if: [{token_in: [parlour]}], finishes: true}
monsters:
  - id: porter
    kind: cultist
    name: The Porter
    extra_health: -2
    until_attacked: [{text: It pulls., do: [{move_toward_place: {place: front-hall, spaces: 1}}]}]
    activate: [{text: It strikes., do: [{monster_strikes: [{suffer: {damage: 1}}]}]}]
    horror_check: [{text: You have seen worse.}]
    evade: [{text: It lets you go.}]
events:
  - id: fetching
    when: {round: 1, every: 1}
    text: ''
    do: [{haul: {monster: porter, stock: sacks, token: sack, to: front-hall, unseen: 2}}]
  - id: arriving
    when: {after_monsters: 1, every: 1}
    text: ''
    do: [{deliver: {monsters: [porter], at: front-hall, do: [{count: shipped}]}}]
"""
NOBODY_THERE = "yard.b"


def porters(first: str = "parlour.a", second: str = NOBODY_THERE) -> TableBuilder:
    builder = table(house(PORTERS), first=first, second=second)
    return builder.stock("sacks", "scullery", 2).stock("sacks", "dining-room", 1)


def with_porter(at: str, first: str = "parlour.a", *, provoked: bool = False) -> TableBuilder:
    builder = table(house(PORTERS), first=first).monster("cultist", at, name="porter", health=1)
    (porter,) = builder.state.app.monsters
    porter.carries, porter.provoked = "sack-1", provoked
    return builder


def origin(game: Play) -> str:
    return app(game).monsters[0].origin


def test_a_hauler_comes_nearest_to_the_water_and_takes_one() -> None:
    game = porters().play(stage="mythos")
    assert origin(game) == "scullery.a"
    assert app(game).stocks["sacks"] == {"scullery": 1, "dining-room": 1}
    assert app(game).monsters[0].carries == "sack-1"
    assert app(game).monsters[0].health == 2  # a Cultist's with two investigators, less two


def test_it_does_not_come_where_somebody_stands() -> None:
    assert origin(porters(second="scullery.a").play(stage="mythos")) == "dining-room.a"


def test_without_a_token_to_carry_nobody_sees_it() -> None:
    builder = porters().token("sack-1", "landing.a").token("sack-2", "landing.a")
    game = builder.play(stage="mythos")
    assert not app(game).monsters
    assert app(game).stocks["sacks"]["scullery"] == 1
    assert app(game).unseen == [3]


def test_it_does_not_come_without_a_figure() -> None:
    builder = porters()
    for _ in range(builder.box.monsters["cultist"].figures):
        builder = builder.monster("cultist", "room-six.a")
    game = builder.play(stage="mythos")
    assert app(game).stocks["sacks"]["scullery"] == 2
    assert not app(game).unseen


def test_from_where_nobody_sees_it_arrives_some_rounds_later() -> None:
    game = porters(second="parlour.b").laid("m1", "m2").play(stage="mythos")
    assert app(game).unseen == [3]
    assert not app(game).monsters
    late = porters(second="parlour.b").laid("m1", "m2").round(3)
    late.state.app.unseen = [3, 5]
    game = late.play(stage="monsters")
    assert app(game).counts["shipped"] == 1
    assert app(game).unseen == [5]


@pytest.mark.parametrize(("provoked", "struck"), [(False, 0), (True, 1)])
def test_it_does_not_attack_until_attacked(provoked: bool, struck: int) -> None:
    game = with_porter("dining-room.b", "dining-room.b", provoked=provoked).play(stage="monsters")
    assert told_of(game, "struck") == struck


def test_an_attack_provokes_it() -> None:
    builder = with_porter("dining-room.b", "dining-room.b")
    builder.state.app.monsters[0].health = 9
    game = builder.dice(*blanks(9)).play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert app(game).monsters[0].provoked


def test_a_barricade_that_holds_provokes_it() -> None:
    builder = with_porter("dining-room.b")
    door = "dining-room.b|front-hall.a"
    assert door in builder.box.places("a", builder.state.app.laid).doors
    builder = builder.barricade("front-hall.a", door).dice(*blanks(9))
    game = builder.play(stage="monsters")
    assert standing(game) == "dining-room.b"
    assert app(game).monsters[0].provoked


def test_at_the_place_it_is_gone_with_what_it_carries() -> None:
    game = with_porter("front-hall.a").play(stage="monsters")
    assert app(game).counts["shipped"] == 1
    assert not app(game).monsters
    assert "sack-1" not in app(game).tokens


def test_defeated_it_drops_what_it_carries() -> None:
    game = with_porter("kitchen.a").fire("kitchen.a").play(stage="monsters")
    assert app(game).tokens == {"sack-1": "kitchen.a"}
    assert app(game).counts["shipped"] == 0


def test_sent_home_it_leaves_behind_what_it_carries() -> None:
    game = with_porter("kitchen.a").play(turn_of=FIRST)
    assert not list(Dismiss(("porter",)).run(at_table(game), Scene()))
    assert not app(game).monsters
    assert app(game).tokens == {"sack-1": "kitchen.a"}


def test_what_was_dropped_is_pushed_on_and_followed() -> None:
    builder = table(house(PORTERS), first="front-hall.b").token("sack-1", "front-hall.b")
    game = builder.dice(*successes(9)).play(turn_of=FIRST)
    game.apply("player-1", "interact sack-1 0")
    game.apply("player-1", "roll it to parlour.a")
    game.apply("player-1", "follow to parlour.a")
    assert app(game).tokens["sack-1"] == "parlour.a"
    assert state(game).investigators[0].space == "parlour.a"
    assert "interact sack-1 1" in game.pending[0].options


def test_a_copy_that_was_finished_is_as_good_as_new() -> None:
    builder = porters()
    builder.state.app.placed, builder.state.app.used = ["sack-1"], ["sack-1 1"]
    game = builder.play(stage="mythos")
    assert app(game).monsters[0].carries == "sack-1"
    assert not app(game).used


def test_whether_a_monster_stands_in_a_place() -> None:
    table = two().monster("cultist", at="front-hall.b").monster("ghost", at="parlour.a")
    g = laid(table)
    for monsters, place, so in [
        (("cultist",), "front-hall", True),
        (("cultist",), "front-hall.a", False),
        (("ghost",), "front-hall", False),
        (("ghost", "cultist"), "parlour", True),
    ]:
        assert MonsterAt(monsters, place).holds(g, Scene()) is so
