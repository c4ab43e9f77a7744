"""The six Spells: the front of each, and its five backs."""

from typing import Any

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.benches import START, bench, carry_out
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, cards, figure, rolls, told


def holding(copy: str, pearl: str = "parlour.b", **put: Any) -> TableBuilder:
    """Lev with one copy of a Spell, whose back the test knows."""
    builder = bench(pearl=pearl, **put)
    builder.state.spells.remove(copy)
    builder.state.investigators[0].possessions.append(copy)
    return builder


def cast(game: Played, copy: str) -> None:
    answer(game, f"use {copy[:-2]} 0")


def fought(copy: str, **put: Any) -> TableBuilder:
    return holding(copy, **put).monster("cultist", "front-hall.b", health=20)


def at_cultist(game: Played, copy: str) -> None:
    answer(game, f"attack cultist 1 with {copy[:-2]}")


def passed_on(game: Played, copy: str) -> bool:
    return copy in game.table.state.spells and copy[:-2] in cards(game, LEV)


def rests(game: Played, copy: str) -> bool:
    return copy in figure(game, LEV).possessions and copy not in figure(game, LEV).flipped


@pytest.mark.parametrize(
    ("copy", "damage", "horror", "hurt"),
    [
        ("scald-1", 0, 0, [3]),
        ("scald-2", 0, 1, [3]),
        ("scald-3", 0, 0, [3]),
        ("scald-5", 0, 0, [3, 1]),
        ("unpick-2", 0, 0, [2]),
        ("unpick-3", 0, 1, [2]),
        ("unpick-5", 0, 1, [2]),
    ],
)
def test_an_attack_and_its_back(copy: str, damage: int, horror: int, hurt: list[int]) -> None:
    game = fought(copy).dice(*rolls(3, 1)).play(turn_of=LEV)
    at_cultist(game, copy)
    lev = figure(game, LEV)
    assert passed_on(game, copy)
    assert (len(lev.damage_facedown), len(lev.horror_facedown)) == (damage, horror)
    assert [each["damage"] for each in told(game, "monster-hurt")] == hurt
    assert table_still(game) is (copy == "unpick-3")


def table_still(game: Played) -> bool:
    return bool(game.table.state.held)


def test_scald_hurts_more_in_the_water() -> None:
    builder = holding("scald-3", lev="bathroom.a").monster("cultist", "bathroom.a", health=20)
    game = builder.dice(*rolls(3, 1)).play(turn_of=LEV)
    at_cultist(game, "scald-3")
    assert [each["damage"] for each in told(game, "monster-hurt")] == [3, 1]


@pytest.mark.parametrize("passed", [True, False])
def test_scald_may_stay(passed: bool) -> None:
    builder = fought("scald-4").on_top("lucky").dice(*rolls(3, 1), *rolls(3, 2 if passed else 0))
    game = builder.play(turn_of=LEV)
    at_cultist(game, "scald-4")
    assert (rests if passed else passed_on)(game, "scald-4")
    assert len(figure(game, LEV).damage_facedown) == (0 if passed else 1)


def test_steam_makes_no_distinctions() -> None:
    game = fought("scald-5", pearl="front-hall.b").dice(*rolls(3, 1)).play(turn_of=LEV)
    at_cultist(game, "scald-5")
    assert len(figure(game, PEARL).damage_facedown) == 1


def test_unpick_hurts_a_ghost_more_and_may_rest() -> None:
    builder = holding("unpick-1").monster("ghost", START, health=20).dice(*rolls(3, 3))
    game = builder.play(turn_of=LEV)
    answer(game, "attack ghost 1 with unpick")
    assert told(game, "monster-hurt")[0]["damage"] in (4, 5)
    assert rests(game, "unpick-1")
    assert game.table.state.seen["unpick-1"] == -1  # all have seen its back


def test_unpick_drops_an_item() -> None:
    game = fought("unpick-4", has=["crowbar"]).dice(*rolls(3, 1)).play(turn_of=LEV)
    at_cultist(game, "unpick-4")
    assert cards(game, LEV) == ["unpick"]


def test_unpick_opens_a_lock() -> None:
    builder = fought("unpick-5")
    places = builder.box.places(builder.state.app.map, builder.state.app.laid)
    door = next(name for name, sides in places.openings.items() if START in sides)
    game = builder.token("way", door).dice(*rolls(3, 1)).play(turn_of=LEV)
    at_cultist(game, "unpick-5")
    assert game.table.state.app.unlocked == ["way 0"]
    answer(game, "explore way 0")
    assert len(told(game, "rolled")) == 1
    assert "way" not in game.table.state.app.tokens


@pytest.mark.parametrize(("successes", "healed"), [(0, 0), (1, 1), (3, 2)])
def test_second_wind_heals_somebody_in_range(successes: int, healed: int) -> None:
    builder = holding("second-wind-1", facedown=(0, 4)).dice(*rolls(3, successes))
    game = builder.play(turn_of=LEV)
    cast(game, "second-wind-1")
    assert len(figure(game, LEV).horror_facedown) == 4 - healed
    assert passed_on(game, "second-wind-1")


def test_second_wind_was_somebodys() -> None:
    builder = holding("second-wind-2", pearl=START, facedown=(0, 2)).dice(*rolls(3, 1))
    game = builder.play(turn_of=LEV)
    cast(game, "second-wind-2")
    answer(game, f"for {LEV}")
    assert len(figure(game, PEARL).horror_facedown) == 1


def test_second_wind_clears_the_head() -> None:
    game = holding("second-wind-3", facedown=(0, 2)).dice(*rolls(3, 1)).play(turn_of=LEV)
    cast(game, "second-wind-3")
    assert told(game, "became")[0]["condition"] == "focused"


def test_second_wind_goes_round() -> None:
    builder = holding("second-wind-4", facedown=(0, 2), horror=["sleepless"]).dice(*rolls(3, 3))
    game = builder.play(turn_of=LEV)
    cast(game, "second-wind-4")
    answer(game, "do 0")
    assert figure(game, LEV).horror == []
    assert told(game, "became")[0]["condition"] == "dazed"


@pytest.mark.parametrize("passed", [True, False])
def test_second_wind_may_be_held(passed: bool) -> None:
    builder = holding("second-wind-5").dice(*rolls(3), *rolls(2, 1 if passed else 0))
    game = builder.play(turn_of=LEV)
    cast(game, "second-wind-5")
    assert (rests if passed else passed_on)(game, "second-wind-5")


def test_a_closed_door_keeps_out_the_next_damage() -> None:
    game = holding("closed-door-1").dice(*rolls(3, 2)).play(turn_of=LEV)
    cast(game, "closed-door-1")
    carry_out(game, "three facedown damage", "facedown damage")
    assert len(figure(game, LEV).damage_facedown) == 2
    assert figure(game, LEV).lasting == {}
    assert passed_on(game, "closed-door-1")


def test_a_closed_door_closes_another() -> None:
    game = holding("closed-door-2").dice(*rolls(3)).play(turn_of=LEV)
    cast(game, "closed-door-2")
    if asked(game).kind == "shut-door":
        answer(game, asked(game).options[0])
    (door,) = game.table.state.shut
    one, other = door.split("|")
    beyond = other if one == START else one
    assert f"move {beyond}" not in asked(game).options


def test_a_closed_door_keeps_out_horror_too() -> None:
    game = holding("closed-door-3").dice(*rolls(3, 1)).play(turn_of=LEV)
    cast(game, "closed-door-3")
    carry_out(game, "facedown horror", "facedown damage", "facedown horror")
    lev = figure(game, LEV)
    assert (len(lev.damage_facedown), len(lev.horror_facedown)) == (0, 2)


def test_a_closed_door_may_shut_one_in() -> None:
    game = holding("closed-door-4").dice(*rolls(3)).play(turn_of=LEV)
    cast(game, "closed-door-4")
    assert told(game, "became")[0]["condition"] == "restrained"


@pytest.mark.parametrize("hurt", [True, False])
def test_a_closed_door_rests_if_nobody_was_hurt(hurt: bool) -> None:
    game = holding("closed-door-5").dice(*rolls(3)).play(turn_of=LEV)
    if hurt:
        carry_out(game, "facedown damage")
    cast(game, "closed-door-5")
    assert (passed_on if hurt else rests)(game, "closed-door-5")


@pytest.mark.parametrize(("successes", "clues"), [(1, 1), (0, 0)])
def test_borrowed_light_lasts_through_the_next_round(successes: int, clues: int) -> None:
    game = holding("borrowed-light-1").dice(*rolls(3, successes)).play(turn_of=LEV)
    cast(game, "borrowed-light-1")
    assert game.table.state.glows == {START: 2}
    assert figure(game, LEV).clues == clues


def test_borrowed_light_takes_the_dark_along() -> None:
    game = holding("borrowed-light-2").darkness(START).dice(*rolls(3)).play(turn_of=LEV)
    cast(game, "borrowed-light-2")
    assert game.table.state.darkness == []


def test_borrowed_light_was_borrowed() -> None:
    game = holding("borrowed-light-3", has=["hurricane-lamp"]).dice(*rolls(3)).play(turn_of=LEV)
    cast(game, "borrowed-light-3")
    assert cards(game, LEV) == ["borrowed-light"]


@pytest.mark.parametrize("passed", [True, False])
def test_borrowed_light_falls_on_something(passed: bool) -> None:
    builder = holding("borrowed-light-4").dice(*rolls(3), *rolls(4, 2 if passed else 0))
    game = builder.play(turn_of=LEV)
    cast(game, "borrowed-light-4")
    lev = figure(game, LEV)
    assert (lev.clues, len(lev.horror_facedown)) == ((1, 0) if passed else (0, 1))


def test_borrowed_light_is_seen() -> None:
    builder = holding("borrowed-light-5").monster("cultist", "front-hall.b").dice(*rolls(3))
    game = builder.play(turn_of=LEV)
    cast(game, "borrowed-light-5")
    assert game.table.state.monsters["cultist 1"] == START


def test_the_short_way_leads_to_a_door() -> None:
    game = holding("short-way-1").dice(*rolls(3, 2)).play(turn_of=LEV)
    cast(game, "short-way-1")
    assert asked(game).kind == "short-way"
    goal = asked(game).options[-1]
    answer(game, goal)
    assert figure(game, LEV).space == goal.removeprefix("walk ")


def test_the_short_way_missed_is_a_step() -> None:
    game = holding("short-way-1").dice(*rolls(3)).play(turn_of=LEV)
    cast(game, "short-way-1")
    answer(game, "go to front-hall.b")
    assert figure(game, LEV).space == "front-hall.b"


def test_the_short_way_is_held_open() -> None:
    game = holding("short-way-2", pearl=START).dice(*rolls(3, 2)).play(turn_of=LEV)
    cast(game, "short-way-2")
    answer(game, asked(game).options[-1])
    answer(game, "do 0")
    assert figure(game, PEARL).space == figure(game, LEV).space != START


def test_doors_are_not_where_one_remembers() -> None:
    game = holding("short-way-3").on_top("lucky").dice(*rolls(3, 2)).play(turn_of=LEV)
    cast(game, "short-way-3")
    answer(game, asked(game).options[-1])
    assert len(figure(game, LEV).damage_facedown) == 1


def test_the_app_names_the_room_behind_a_door() -> None:
    builder = holding("short-way-4")
    places = builder.box.places(builder.state.app.map, builder.state.app.laid)
    door = next(name for name, sides in places.openings.items() if START in sides)
    game = builder.token("way", door).dice(*rolls(3)).play(turn_of=LEV)
    cast(game, "short-way-4")
    answer(game, "stop")
    assert told(game, "room-named")[0]["rooms"] == ["dining-room"]
    assert len(figure(game, LEV).horror_facedown) == 1


def test_somebody_was_coming_the_other_way() -> None:
    game = holding("short-way-5").dice(*rolls(3)).play(turn_of=LEV)
    cast(game, "short-way-5")
    answer(game, "stop")
    assert figure(game, LEV).space == "parlour.b"
    assert figure(game, PEARL).space == START
