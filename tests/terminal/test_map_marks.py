"""Fire, room features and blocked doors on the map, and a legend of what is there and no more."""

import re

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.terminal.house_map import MARKS, HouseMap
from madhouse.first.terminal.legend import legend
from madhouse.first.told.telling import teller_for

FEATURES = ("altar", "barrier", "camp-fire", "corpse", "hiding-space", "ladder", "vent")
CELLAR_DOOR = "cellar.b|entrance-hall.c"  # upright
CLOAKROOM_DOOR = "cloakroom.d|entrance-hall.b"  # across


EMPTY = [
    "a b c: spaces of a room",
    "initials: investigators",
    "D: door",
    "X for D: sealed for good",
]
"""The legend of a house with nothing in it."""


def house() -> TableBuilder:
    return TableBuilder().investigator("joe-diamond", at="entrance-hall.c")


def shown(table: TableBuilder) -> tuple[list[str], list[str]]:
    """The lines of the map and the entries of its legend, as the lone investigator sees them."""
    view = table.play(turn_of="joe-diamond").view("investigator-1")
    teller = teller_for(table.box, table.story)
    drawn = HouseMap(table.board, view, teller.names)
    lines = drawn.draw().plain.split("\n")
    return lines, legend(drawn.signs, drawn.cut, teller.messages).split(" · ")


def line_with(table: TableBuilder, word: str) -> str:
    return next(line for line in shown(table)[0] if word in line)


def test_an_empty_house_has_a_short_legend_and_no_marks() -> None:
    lines, key = shown(house())
    assert key == EMPTY
    plain = "".join(lines)
    signs = MARKS.keys() - {"locked", "sealed"}
    assert [sign for sign in signs if MARKS[sign] in plain] == []


@pytest.mark.parametrize("kind", FEATURES)
def test_a_marker_lies_in_its_space_and_in_the_legend(kind: str) -> None:
    table = house().feature(kind, at="cloakroom.d")
    assert re.search(rf"\|Cloakroom +{re.escape(MARKS[kind])}\|", line_with(table, "Cloakroom"))
    entry = f"{MARKS[kind]}: {kind.replace('-', ' ')}"
    assert shown(table)[1] == [*EMPTY, entry]


def test_several_markers_share_a_corner_and_a_kind_is_marked_once() -> None:
    table = house().feature("ladder", at="cloakroom.d")
    table.feature("corpse", at="cloakroom.d").feature("corpse", at="cloakroom.d")
    assert "Cloakroom      †#|" in line_with(table, "Cloakroom")


def test_no_two_signs_of_features_look_alike() -> None:
    marks = [MARKS[sign] for sign in ("dark", "fire", *FEATURES)]
    assert len(set(marks)) == len(marks)


def test_a_mark_is_not_written_over_a_name() -> None:
    table = house()
    for kind in FEATURES:
        table.feature(kind, at="entrance-hall.a")
    lines, _ = shown(table)
    named = next(at for at, line in enumerate(lines) if "Entrance Hall" in line)
    below = lines[named + 3]  # the second row of cells of the same space
    assert "Π=*†∩" in below


def test_a_mark_leaves_the_figures_of_the_space_alone() -> None:
    table = house().feature("corpse", at="entrance-hall.c").monster("zombie", at="entrance-hall.c")
    assert re.search(r"c JD +Z1", line_with(table, "JD"))


def test_fire_fills_its_room_and_no_other() -> None:
    lines, key = shown(house().fire("bathroom"))
    burning = [line for line in lines if "^" in line]
    assert len(burning) == 2
    assert all(re.search(r"\|(Bathroom)?[ ^]+\|$", line) for line in burning)
    assert "^: on fire" in key
    assert not any("dark" in entry for entry in key)


def test_a_burning_room_may_be_dark_too() -> None:
    lines, key = shown(house().fire("bathroom").dark("bathroom"))
    assert "^░^░^" in "".join(lines)
    assert {"░: dark", "^: on fire"} <= set(key)


def test_a_barrier_stands_on_the_door_it_blocks_and_on_no_other() -> None:
    aside = house().feature("barrier", at="entrance-hall.b")
    assert "--=--" not in "".join(shown(aside)[0])
    assert "= for D: blocked" not in shown(aside)[1]
    blocking = house().feature("barrier", at="entrance-hall.b", door=CLOAKROOM_DOOR)
    lines, key = shown(blocking)
    assert "".join(lines).count("--=--") == 1
    assert {"=: barrier", "= for D: blocked"} <= set(key)


def test_an_upright_door_is_blocked_on_both_its_lines() -> None:
    lines, _ = shown(house().feature("barrier", at="entrance-hall.c", door=CELLAR_DOOR))
    assert sum("     =" in line[:19] for line in lines) == 2


def test_a_door_may_be_locked_and_blocked() -> None:
    across = house().lock("cloakroom", "swollen-door")
    across.feature("barrier", at="entrance-hall.b", door=CLOAKROOM_DOOR)
    lines, key = shown(across)
    assert "--L=-" in "".join(lines)
    assert {"L: locked", "= for D: blocked"} <= set(key)
    upright = house().lock("cellar", "swollen-door")
    upright.feature("barrier", at="entrance-hall.c", door=CELLAR_DOOR)
    door = [line[18] for line in shown(upright)[0]]
    assert door[-3:-1] == ["L", "="]


def test_whoever_hides_is_written_small() -> None:
    table = house().feature("hiding-space", at="entrance-hall.c").hiding("joe-diamond")
    lines, key = shown(table)
    assert "c jd" in "\n".join(lines)
    assert "JD" not in "".join(lines)
    assert "small initials: investigators in hiding" in key
    assert "initials: investigators" not in key


def test_figures_piles_and_crowds_are_in_the_legend_when_there_are_any() -> None:
    table = house().pile("kitchen", "axe")
    for _ in range(4):
        table.monster("zombie", at="entrance-hall.c")
    for entry in ("letter and number: monsters", "[2]: cards to find", "+2: so many more"):
        assert entry in shown(table)[1]
        assert entry not in shown(house())[1]
