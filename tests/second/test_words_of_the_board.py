"""Words that scenarios use on the board: fire set and put out, darkness, passages, spawns."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, Played, answer, app, told
from tests.second.houses import house


def doing(
    *verbs: str, first: str = "front-hall.a", second: str = "kitchen.a", rest: str = ""
) -> TableBuilder:
    """Lev stands at a desk, each option of which does one of these."""
    options = "\n".join(
        f"      - {{label: It, text: It., free: true, stays: true, do: [{each}]}}" for each in verbs
    )
    desk = f"  - id: desk\n    kind: interact\n    at: front-hall.a\n    options:\n{options}\n"
    table = TableBuilder(told=house(f"tokens:\n{desk}{rest}")).token("desk", "front-hall.a")
    return table.investigator(LEV, at=first).investigator(PEARL, at=second)


def done(table: TableBuilder, *numbers: int) -> Played:
    game = table.play(turn_of=LEV)
    answer(game, *(f"interact desk {each}" for each in numbers or (0,)))
    return game


def test_fire_is_put_out_in_a_room_or_where_one_stands() -> None:
    table = doing("{put_out: kitchen}", "put_out").fire("kitchen.a", "kitchen.b", "front-hall.a")
    game = done(table)
    assert game.table.state.fire == ["front-hall.a"]
    answer(game, "interact desk 1")
    assert game.table.state.fire == []


def test_darkness_is_lifted_from_a_room_or_where_one_stands() -> None:
    table = doing("{lighten: kitchen}", "lighten").darkness("kitchen.b", "front-hall.a", "yard.a")
    game = done(table)
    assert game.table.state.darkness == ["front-hall.a", "yard.a"]
    answer(game, "interact desk 1")
    assert game.table.state.darkness == ["yard.a"]


@pytest.mark.rule("2e.farthest.greatest")
def test_a_room_is_set_alight_in_its_first_space_or_in_the_farthest() -> None:
    assert done(doing("{set_alight: kitchen}")).table.state.fire == ["kitchen.a"]
    far = "{set_alight: {place: kitchen, which: farthest}}"
    assert done(doing(far, second="kitchen.a")).table.state.fire == ["kitchen.b"]
    assert done(doing(far, second="kitchen.b")).table.state.fire == ["kitchen.a"]


def test_what_is_not_laid_cannot_be_set_alight() -> None:
    table = doing("{set_alight: kitchen}", second="front-hall.b").laid("m1")
    game = done(table)
    assert game.table.state.fire == []
    assert not app(game).fire


def test_a_monster_comes_in_the_first_place_that_is_laid() -> None:
    spawn = "{spawn: {monster: cultist, at: [yard, front-hall], extra_health: {each: 2}}}"
    game = done(doing(spawn, second="front-hall.b").laid("m1"))
    (monster,) = app(game).monsters
    assert game.table.state.monsters == {monster.id: "front-hall.a"}
    assert monster.health == 2 + 2 + 4
    assert monster.origin == "front-hall.a"


def test_a_person_goes_elsewhere() -> None:
    porter = "  - {id: porter, kind: person, at: yard.a, options: [{label: Hm., text: Hm.}]}\n"
    table = doing("{move_person: {token: porter, to: parlour.b}}", rest=porter)
    assert done(table).table.state.app.tokens == {"desk": "front-hall.a"}
    table = doing("{move_person: {token: porter, to: parlour.b}}", rest=porter)
    game = done(table.token("porter", "yard.a"))
    assert app(game).tokens["porter"] == "parlour.b"


def test_a_card_is_gained_and_lost() -> None:
    game = done(doing("{gain: crowbar}", "{lose: crowbar}"))
    lev = game.table.state.investigators[0]
    assert lev.possessions == ["crowbar-1"]
    answer(game, "interact desk 1")
    assert lev.possessions == []
    assert "crowbar-1" in game.table.state.items


def test_one_is_put_into_a_space_past_nothing() -> None:
    game = done(doing("{move_to: yard}"))
    assert game.table.state.investigators[0].space == "yard.a"


def test_a_counter_goes_down_to_nothing_and_no_further() -> None:
    rest = "counters: {doors: 1}\n"
    game = done(doing("{count: {counter: doors, by: -2}}", "{count: doors}", rest=rest), 0, 1)
    assert [each["value"] for each in told(game, "counted")] == [0, 1]


@pytest.mark.parametrize(
    ("whom", "struck"),
    [
        ("all", [1, 1]),
        ("indoors", [1, 0]),
        ("outdoors", [0, 1]),
        ("here", [1, 0]),
        ("others here", [0, 0]),
    ],
)
def test_each_investigator_of_whom_it_is_so(whom: str, struck: list[int]) -> None:
    each = f"{{each: {{whom: {whom}, do: [{{suffer: {{damage: 1, facedown: true}}}}]}}}}"
    game = done(doing(each, second="yard.a"))
    people = game.table.state.investigators
    assert [len(who.damage_facedown) for who in people] == struck


def test_those_in_a_room() -> None:
    each = "{each: {whom: in the room, room: yard, do: [gain_clue]}}"
    game = done(doing(each, second="yard.a"))
    assert [who.clues for who in game.table.state.investigators] == [0, 1]
