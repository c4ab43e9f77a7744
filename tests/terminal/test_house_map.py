"""The map: figures, darkness, locks and piles, drawn where they are."""

import re

import pytest

from madhouse.engine.board.sheet import broken, initials
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.terminal.house_map import HouseMap
from madhouse.first.terminal.legend import legend
from madhouse.first.told.english import english
from madhouse.first.told.telling import teller_for

MESSAGES = english()


def drawn(table: TableBuilder) -> list[str]:
    """The map as the lone investigator sees it."""
    view = table.play(turn_of=table.state.investigators[0].id).view("investigator-1")
    names = teller_for(table.box, table.story).names
    return HouseMap(table.board, view, names).draw().plain.split("\n")


def map_of(story: str) -> HouseMap:
    """The map of a story as its game begins."""
    table = TableBuilder(story)
    table.investigator("joe-diamond", at=next(iter(table.board.spaces)))
    names = teller_for(table.box, table.story).names
    return HouseMap(table.board, table.play(turn_of="joe-diamond").view("investigator-1"), names)


def empty_house() -> TableBuilder:
    return TableBuilder().investigator("joe-diamond", at="entrance-hall.c")


def line_with(lines: list[str], word: str) -> str:
    return next(line for line in lines if word in line)


def test_every_room_is_named() -> None:
    table = empty_house()
    text = "\n".join(drawn(table))
    for room in table.board.rooms.values():
        assert room.name in text


@pytest.mark.parametrize("story", the_box().story_ids)
def test_every_room_of_every_story_can_be_read(story: str) -> None:
    """In one line, in several, or in the legend."""
    house = map_of(story)
    text = house.draw().plain
    for room in TableBuilder(story).board.rooms.values():
        whole = room.name in text or room.name in house.cut.values()
        wrapped = [broken(room.name, width) for width in (5, 11)]
        assert whole or any(all(part in text for part in parts) for parts in wrapped), room.name


def test_a_name_that_is_too_long_is_written_in_several_lines() -> None:
    assert broken("Servants' Bedroom", 11) == ["Servants'", "Bedroom"]
    assert broken("Oil Store", 5) == ["Oil", "Store"]
    assert broken("Wireless Room", 5) == ["Wire-", "less", "Room"]
    assert broken("Cloakroom", 5) == ["Cloak", "room"]


def test_a_name_that_has_no_room_is_cut_and_explained() -> None:
    house = map_of("tarry-light")
    assert "|Wireless R…|" in house.draw().plain
    assert legend(house.signs, house.cut, MESSAGES).endswith(" · Wireless R…: Wireless Room")


def test_a_sealed_door_is_not_drawn_as_an_open_one() -> None:
    house = map_of("removal")
    assert "XOffice" in house.draw().plain
    assert "X for D: sealed for good" in legend(house.signs, house.cut, MESSAGES)


def test_spaces_have_letters_where_a_room_has_several() -> None:
    lines = drawn(empty_house())
    below = {
        name: lines[lines.index(line_with(lines, name)) + 1] for name in ("Kitchen", "Bathroom")
    }
    assert re.search(r"\|a +\|$", below["Kitchen"])
    assert re.search(r"\| +\|$", below["Bathroom"])


def test_an_investigator_stands_in_his_space() -> None:
    assert "c JD" in "\n".join(drawn(empty_house()))


def test_monsters_are_numbered_and_stand_beside_him() -> None:
    table = empty_house().monster("zombie", at="entrance-hall.c").monster("maniac", at="cellar.b")
    lines = drawn(table)
    assert "Z1" in line_with(lines, "JD")
    assert "b M2" in "\n".join(lines)


def test_a_crowd_is_counted() -> None:
    table = empty_house()
    for _ in range(4):
        table.monster("zombie", at="entrance-hall.c")
    assert "+3" in line_with(drawn(table), "JD")


def test_a_dark_room_is_shaded_and_no_other() -> None:
    assert "░" not in "\n".join(drawn(empty_house()))
    lines = drawn(empty_house().dark("cloakroom"))
    shaded = sum(line.count("░") for line in lines)
    cells = len(empty_house().board.drawing().cells["cloakroom.d"])
    # Its name runs over nine characters, one of them the gap between two cells.
    assert shaded == 10 * cells - (len("Cloakroom") - 1)


def test_the_doors_of_a_locked_room_are_marked() -> None:
    assert "--L--" not in "\n".join(drawn(empty_house()))
    assert "--L--" in "\n".join(drawn(empty_house().lock("cloakroom", "swollen-door")))


def test_a_pile_is_counted_where_the_room_begins() -> None:
    lines = drawn(empty_house().pile("kitchen", "axe", "lantern"))
    assert "a [2]" in "\n".join(lines)


def test_all_lines_are_as_wide_as_the_house_and_walls_meet() -> None:
    lines = drawn(empty_house())
    widest = max(map(len, lines))
    assert widest == len(empty_house().board.drawing().lines[0]) // 4 * 6 + 1
    assert all(line[-1] in "+|DX" for line in lines)


def test_initials() -> None:
    assert initials("Jenny Barnes") == "JB"
