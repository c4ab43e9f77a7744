"""Dead Letter Office, played to each of its endings."""

from random import Random

import pytest

from madhouse.engine.casefile import Header
from madhouse.second.edition import begin, edition
from madhouse.second.rules.monster_paths import kept_in_bounds
from tests.second.evenings import BLANK, Evening

SCENARIO = "dead-letter-office"
MAPS = ("a", "b")
ROOTS = ("tate", "mott", "bright")
INKS = ("counter", "telegraph")
TO_GALLERY = "to-gallery 1"
TO_OFFICE = {
    "a": f"{TO_GALLERY}, to-dead-letter-office",
    "b": "to-carriers-room, to-boiler-room, to-dead-letter-office",
}
"""The way to the dead letter office."""
INK = {
    "counter": "counter 1",
    "telegraph": "to-postmasters-office, to-telegraph-room, wire 1",
}
TRUTH = {"tate": "tate 1", "mott": "mott 2", "bright": "bright 2"}
LEAVE, READ = ("do 1",), ("do 0",)


def house(map: str = "a", root: str = "tate", ink: str = "counter", **put: object) -> Evening:
    values = {"map": map, "root": root, "ink": ink}
    return Evening(SCENARIO, values=values, **{"habits": LEAVE, **put})  # type: ignore[arg-type]


def writing(map: str, root: str, ink: str) -> tuple[str, str]:
    """What the first and the second of two do until the sentence stands on the paper."""
    first = f"bright 1, baptista 2, {INK[ink]}, sort 2, torn, desk 0"
    second = f"{TO_OFFICE[map]}, mott 1"
    if root == "tate" and map == "b":
        second = f"{TO_GALLERY}, {second}"
    return first, f"{second}, {TRUTH[root]}"


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("root", ROOTS)
@pytest.mark.parametrize("ink", INKS)
def test_the_letter_is_answered_and_returned(map: str, root: str, ink: str) -> None:
    first, second = writing(map, root, ink)
    evening = house(map, root, ink).together(f"{first}, desk 1", second)
    assert evening.over == "returned"


@pytest.mark.parametrize("number", [3, 4, 5])
def test_more_can_do_it_too(number: int) -> None:
    errands = writing("b", "bright", "telegraph")
    evening = house("b", "bright", "telegraph", investigators=number)
    evening.together(f"sort 0, {errands[0]}, desk 1", errands[1])
    assert evening.over == "returned"


@pytest.mark.parametrize("way", ["slot", "to-chute-room, chute 1"])
def test_it_can_be_posted_elsewhere(way: str) -> None:
    first, second = writing("a", "mott", "counter")
    assert house(root="mott").together(f"{first}, {way}", second).over == "returned"


@pytest.mark.parametrize("map", MAPS)
def test_the_sand_and_every_letter_are_burned(map: str) -> None:
    boiler = "to-carriers-room, to-boiler-room, furnace 0"
    evening = house(map).together(f"{TO_OFFICE[map]}, mott 1, box, furnace 1", boiler)
    assert evening.over == "sand"


@pytest.mark.parametrize("map", MAPS)
def test_whoever_sits_down_is_thanked_and_does_not_win(map: str) -> None:
    evening = house(map).together(f"{TO_OFFICE[map]}, mott 3, desk 2")
    assert evening.over == "position"
    assert evening.app.round == 9
    assert evening.game.table.state.winners == [evening.figure(2).id]


@pytest.mark.parametrize("map", MAPS)
def test_the_mail_leaves_in_time(map: str) -> None:
    evening = house(map, investigators=4).wait_until_round(99)
    assert (evening.over, evening.app.round) == ("answered", 15)
    assert evening.app.counts["sacks"] == 9


def test_the_mail_waits_for_a_sack_that_was_cut_open() -> None:
    evening = house(investigators=4).together("to-loading-bay, sacks").wait_until_round(99)
    assert evening.app.counts["delays"] == 2  # one for each two investigators
    assert (evening.over, evening.app.round) == ("answered", 17)
    assert evening.app.counts["sacks"] == 9


def test_the_mail_leaves_by_itself_once_enough_is_answered() -> None:
    evening = house(habits=READ).wait_until_round(99)
    assert evening.app.counts["answers"] == 2 + 5
    assert (evening.over, evening.app.round) == (
        "answered",
        2 + 7,
    )  # a letter a round from the third


def test_with_blank_dice_it_is_lost() -> None:
    assert house(dice=BLANK).wait_until_round(99).over in ("answered", "eliminated")


def test_two_find_the_first_sack_sorted() -> None:
    evening = house().wait_until_round(2)
    assert "stamp" in evening.app.facts
    assert "stamp" not in house(investigators=3).wait_until_round(2).app.facts


@pytest.mark.parametrize("map", MAPS)
def test_the_night_staff_come_to_their_rooms_once_these_are_there(map: str) -> None:
    evening = house(map).wait_until_round(8)
    assert not evening.app.monsters
    evening.together("to-carriers-room, to-boiler-room")
    names = [each.name for each in evening.app.monsters]
    assert names[0] == "the-carrier-of-1888"
    assert ("the-night-clerk" in names) is (map == "b")


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_watch_is_called_to_the_loading_bay(number: int) -> None:
    evening = house(investigators=number).wait_until_round(9)
    assert "loading-bay" not in evening.table.places.rooms
    evening.wait_until_round(10)
    assert "to-loading-bay" not in evening.app.tokens
    watch = [each.kind for each in evening.app.monsters].count("cultist")
    assert watch == number // 2  # their health grows with the investigators already


def test_the_colonel_who_was_told_calls_nobody() -> None:
    errand = "bright 1, baptista 2, sort 2, tate 3"
    evening = house().together(errand, f"{TO_GALLERY}, tate 1").wait_until_round(10)
    assert "seated" in evening.app.facts
    assert not [each for each in evening.app.monsters if each.kind == "cultist"]


def test_the_colonel_can_be_told_with_nothing_in_hand() -> None:
    errand = f"{TO_GALLERY}, tate 1, tate 4"
    evening = house(root="mott").together("bright 1, baptista 2", errand).wait_until_round(10)
    assert "seated" in evening.app.facts
    assert not [each for each in evening.app.monsters if each.kind == "cultist"]


def test_the_colonel_who_is_told_late_calls_the_watch_off() -> None:
    evening = house(root="mott").together("bright 1, baptista 2", f"{TO_GALLERY}, tate 1")
    evening.wait_until_round(10)
    assert [each.name for each in evening.app.monsters] == ["the-watch"]
    evening.together("tate 4")
    assert not evening.app.monsters


def test_mr_bright_who_was_told_has_the_horses_taken_out() -> None:
    evening = house(root="bright", investigators=4)
    evening.together("bright 1, baptista 2, bright 2, sort 2, bright 6")
    assert (evening.wait_until_round(99).over, evening.app.round) == ("answered", 16)


def test_miss_mott_who_was_told_gives_up_the_box() -> None:
    errand = f"bright 1, baptista 2, sort 2, {TO_OFFICE['a']}, mott 2, mott 4"
    evening = house(root="mott").together(errand)
    assert "the-pounce-box" in evening.figure(1).possessions
    assert "box" not in evening.app.tokens


def test_miss_mott_who_was_robbed_has_nothing_to_give() -> None:
    errand = f"bright 1, baptista 2, sort 2, {TO_OFFICE['a']}, box, mott 2, mott 4"
    evening = house(root="mott").together(errand)
    assert {"refused-mott", "told-mott"} <= set(evening.app.facts)


@pytest.mark.parametrize("map", MAPS)
def test_the_night_staff_can_be_signed_off(map: str) -> None:
    boiler = "to-carriers-room, to-boiler-room"
    ways = f"{TO_GALLERY}, to-dead-letter-office, to-records"
    way = ways if map == "a" else f"{TO_GALLERY}, to-records"
    evening = house(map).together(f"bright 1, baptista 2, counter 1, {way}, ledgers 2", boiler)
    evening.wait_until_round(10)
    assert not [each for each in evening.app.monsters if each.kind == "ghost"]


@pytest.mark.parametrize("ink", INKS)
def test_plain_ink_is_found_once(ink: str) -> None:
    vault = "to-postmasters-office, to-vault 1, vault"
    evening = house(ink=ink).together(f"bright 1, baptista 2, {vault}, {INK[ink]}")
    assert evening.figure(1).possessions.count("plain-ink") == 1
    evening = house(ink=ink).together(f"bright 1, baptista 2, {INK[ink]}, {vault}")
    assert evening.figure(1).possessions.count("plain-ink") == 1
    assert not [each for each in evening.game.log if each.kind == "none-left"]


def test_the_night_staff_heal_and_are_free_once_the_letter_is_found() -> None:
    evening = house().wait_until_round(7).together("to-carriers-room, bright 1, baptista 2")
    evening.wait_until_round(8)
    carrier = next(each for each in evening.app.monsters if each.name == "the-carrier-of-1888")
    carrier.damage = 2
    places = evening.table.places
    near = ("carriers-room", *places.adjacent_rooms["carriers-room"])
    within = tuple(space for space in places.spaces if places.room_of[space] in near)
    assert kept_in_bounds(evening.table, carrier, places.spaces) == within != places.spaces
    evening.together("sort 2")
    assert carrier.damage == 0
    assert kept_in_bounds(evening.table, carrier, places.spaces) == places.spaces


def test_the_sorter_comes_for_the_letter() -> None:
    evening = house(root="mott").together(*writing("a", "mott", "counter"))
    sorter = next(each for each in evening.app.monsters if each.name == "the-sorter")
    assert sorter.health == 3 + 2 + 2 * 2


def test_the_chutes_lead_to_the_rooms_that_are_there() -> None:
    evening = house().together("baptista 1, to-chute-room, chute 0")
    passages = evening.game.table.state.passages
    assert passages == ["chute-room.b"]
    evening.together(f"to-loading-bay, {TO_OFFICE['a']}")
    assert passages == ["chute-room.b", "loading-bay.c", "dead-letter-office.a"]


@pytest.mark.parametrize("hands", ["house", "people"])
@pytest.mark.parametrize("seed", range(10))
def test_random_players_come_to_an_end(seed: int, hands: str) -> None:
    game, chance = begin(header(seed, hands)), Random(seed)
    while game.pending:
        decision = game.pending[0]
        options = [each for each in decision.options if each != "end game"]
        game.apply(chance.choice(decision.seats), chance.choice(options))
    assert game.result is not None


def header(seed: int, hands: str) -> Header:
    return Header(
        edition="second",
        story=SCENARIO,
        content=edition(SCENARIO).content_version,
        seed=str(seed),
        investigators=2 + seed % 4,
        hands=hands,
    )
