"""The panels of a terminal: the map with its legend, the tables, the line below the log."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from madhouse.engine.door import MapPage
from madhouse.puzzles.code import CodePuzzle
from madhouse.second.building import TableBuilder
from madhouse.second.terminal.legend import legend
from madhouse.second.terminal.panels import SecondPanels
from madhouse.second.told.english import english
from madhouse.second.told.telling import Teller, teller_for
from tests.second.foes import FIRST, SECOND, Play
from tests.second.houses import house

HALL = "front-hall.a"
ONE, THIRD = "player-1", "hester-vale"
PANELS = SecondPanels()
WRITTEN = """
tokens:
  - {id: tray, kind: search, name: The Tray, at: front-hall.b, options: [{label: It, text: It.}]}
  - {id: pump, kind: interact, name: The Pump, at: front-hall.b, options: [{label: It, text: It.}]}
  - {id: porter, kind: person, name: The Porter, at: parlour.a, options: [{label: It, text: It.}]}
  - {id: view, kind: sight, name: The View, at: parlour.b, options: [{label: It, text: It.}]}
  - id: way
    kind: explore
    name: A Way
    at: dining-room
    to: [kitchen]
    options: [{label: It, text: It.}]
  - id: hatch
    kind: explore
    name: A Hatch
    at: front-hall
    to: [parlour]
    options: [{label: It, text: It.}]
facts: [{id: hint, text: There is a hint.}]
monsters: [{id: foe, kind: cultist, name: A Foe}]
"""
WAY = "dining-room.a|kitchen.b"


def bare(*tiles: str) -> TableBuilder:
    """The three of them in the hall."""
    table = TableBuilder(told=house(WRITTEN)).laid(*(tiles or ("m1", "m2", "m3")))
    for who in (FIRST, SECOND, THIRD):
        table.investigator(who, at="front-hall.a")
    return table


def crowded() -> TableBuilder:
    """A table with something of everything."""
    table = TableBuilder(told=house(WRITTEN)).laid("m1", "m2", "m3")
    table.investigator(
        FIRST,
        at="front-hall.a",
        clues=2,
        has=["hurricane-lamp", "scald"],
        conditions=["dazed", "insane: not-the-lamp"],
        damage=["turned-ankle"],
        horror=["counting-things"],
        facedown=(1, 2),
    )
    table.investigator(SECOND, at="front-hall.a", conditions=["insane: in-order"])
    table.investigator(THIRD, at="parlour.b")
    table.token("tray", "front-hall.b").token("pump", "front-hall.b").token("way", WAY)
    table.token("porter", "parlour.a").token("view", "parlour.b")
    table.monster("cultist", at="parlour.b", name="foe", damage=1)
    table.monster("cultist", at="parlour.b").monster("ghost", at="parlour.b")
    table.fire("dining-room.a").darkness("dining-room.a", "dining-room.b")
    table.passages("parlour.b").barricade("front-hall.a").dropped("front-hall.a", "crowbar")
    table.state.lights = ["parlour.a"]
    return table.facts("hint")


def told(table: TableBuilder) -> tuple[Play, Teller]:
    game = table.play(turn_of=FIRST)
    teller = teller_for(table.box, table.scenario).anew()
    teller.see(game.view(ONE))
    return game, teller


def page_of(table: TableBuilder) -> MapPage:
    game, teller = told(table)
    page = PANELS.map_page(game, game.view(ONE), teller)
    assert page is not None
    return page


def printed(table: TableBuilder) -> list[str]:
    """The tables, line by line."""
    game, teller = told(table)
    console = Console(width=160, file=StringIO(), color_system=None)
    console.print(PANELS.status(game.view(ONE), teller))
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


# -- the map -------------------------------------------------------------------------------------


def test_everybody_and_everything_is_on_the_map() -> None:
    assert page_of(crowded()).plain.splitlines() == [
        "+-----+--»--+-----+                                   +-----+-----+-----+",
        "|Dining Room ^░^░^|                                   |Parlour        %◦|",
        "|a░^░^ ^░^░^ ^░^░^|                                   |b HV   C1    C2  |",
        "+                 +                                   +                 +",
        "|^░^░^ ^░^░^ ^░^░^|                                   |                 |",
        "|^░^░^ ^░^░^ ^░^░^|                                   | G1              |",
        "+                 +                                   +                 +",
        "|^░^░^ ^░^░^ ^░^░^|                                   |                 |",
        "|^░^░^ ^░^░^ ^░^░^|                                   |                 |",
        "+.....+.....+.....+-----+-----+-----+-----+-----+-----+.....+.....+.....+",
        "|░░░░░ ░░░░░ ░░░░░|Front Hall     =$:               ?!|               *@|",
        "|b░░░░ ░░░░░ ░░░░░|a LA   PG        :b                |a                |",
        "+                 +                 +                 +                 +",
        "|░░░░░ ░░░░░ ░░░░░D                 :                 D                 |",
        "|░░░░░ ░░░░░ ░░░░░D                 :                 D                 |",
        "+                 +                 +                 +                 +",
        "|░░░░░ ░░░░░ ░░░░░|                 :                 |                 |",
        "|░░░░░ ░░░░░ ░░░░░|                 :                 |                 |",
        "+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+",
    ]


def test_a_space_has_room_for_five_marks() -> None:
    table = bare().token("tray", HALL).token("pump", HALL).passages(HALL).barricade(HALL)
    table.dropped(HALL, "crowbar")
    table.state.lights = [HALL]
    assert "|Front Hall  *%=$?:" in page_of(table).plain


def test_fire_is_red_and_darkness_dim() -> None:
    drawing = page_of(crowded()).drawing
    styles = {str(drawing)[span.start : span.end]: span.style for span in drawing.spans}
    assert styles["^░^░^"] == "red"
    assert styles["░░░░░"] == "dim"


def test_a_way_beside_a_room_is_marked_on_its_upright_line() -> None:
    table = bare("m1").token("hatch", "front-hall.b|parlour.a")
    marked = [line for line in page_of(table).plain.splitlines() if "»" in line]
    assert marked == ["|                 :                 »"]


def test_who_is_eliminated_stands_nowhere() -> None:
    table = bare()
    table.state.investigators[1].eliminated = True
    page = page_of(table).plain
    assert "LA   HV" in page
    assert "PG" not in page


def test_nothing_is_drawn_before_anything_is_laid() -> None:
    table = bare()
    table.state.app.laid = []
    for who in table.state.investigators:
        who.space = ""
    game, teller = told(table)
    assert PANELS.map_page(game, game.view(ONE), teller) is None


def test_the_legend_explains_what_is_there_in_one_order() -> None:
    page = page_of(crowded())
    dice = "dice: ★ success, ? investigation result, · blank"
    assert page.legend(page.signs - {"dice"}) == dice
    assert page.legend({"dice"}).split(" · ") == [
        "a b c: spaces of a room",
        "initials: investigators",
        "letter and number: monsters",
        "D: door",
        "?: something to search",
        "!: something to interact with",
        "◦: something to look at",
        "@: a Person",
        "»: a way to explore",
        "░: Darkness",
        "^: Fire",
        "*: a light",
        "%: Secret Passage",
        "=: Barricade",
        "$: something lies there",
    ]
    assert page.legend(page.signs - {"fire", "door"}) == "D: door · ^: Fire"
    plain = page_of(bare())
    assert plain.legend({"dice"}) == "a b c: spaces of a room · initials: investigators · D: door"


def test_a_name_that_was_cut_is_explained() -> None:
    text = legend({"door"}, {"Back …": "Back Stair"}, english())
    assert text == "D: door · Back …: Back Stair"


# -- the tables ----------------------------------------------------------------------------------


def test_the_tables_tell_who_has_what_and_what_lies_where() -> None:
    assert printed(crowded()) == [
        "Round 1",
        "Objective: Find out.",
        "Investigator                Where           Damage  Horror  Clues  Carries"
        "                Suffers",
        "LA Lev Abramson (player 1)  Front Hall (a)  2 of 7  3 of 7  2      Hurricane Lamp, Scald"
        "  Dazed, Insane: Not the Lamp, Turned Ankle, Counting Things",
        "PG Pearl Gaines (player 2)  Front Hall (a)  0 of 6  0 of 8  0"
        "                             Insane",
        "HV Hester Vale (player 3)   Parlour (b)     0 of 5  0 of 9  0",
        "Monster                Where        Damage",
        "C1 The Foe             Parlour (b)  1 of 5",
        "C2 The second Cultist  Parlour (b)  0 of 5",
        "G1 The Ghost           Parlour (b)  0 of 6",
        "Token       Kind      Where",
        "The Tray    Search    Front Hall (b)",
        "The Pump    Interact  Front Hall (b)",
        "A Way       Explore   Dining Room (a)",
        "The Porter  Person    Parlour (a)",
        "The View    Sight     Parlour (b)",
        "Room             What is there",
        "Dining Room (a)  Fire, Darkness",
        "Dining Room (b)  Darkness",
        "Parlour (a)      a light",
        "Parlour (b)      a Secret Passage",
        "Front Hall (a)   a Barricade, Crowbar",
        "In the log",
        "There is a hint.",
    ]


def test_what_is_not_there_has_no_table() -> None:
    lines = printed(bare())
    assert [line.split()[0] for line in lines] == [
        "Round",
        "Objective:",
        "Investigator",
        "LA",
        "PG",
        "HV",
    ]


def test_before_the_first_round_there_is_no_objective() -> None:
    assert printed(bare().round(0))[:2] == [
        "Before the first round",
        "Investigator                Where           Damage  Horror  Clues  Carries  Suffers",
    ]


def test_who_is_not_on_the_board_is_said_to_be_so() -> None:
    table = bare()
    table.state.investigators[1].eliminated = True
    table.state.investigators[2].space = ""
    lines = printed(table)
    assert "Front Hall" in lines[3]
    assert "eliminated" in lines[4]
    assert "off the board" in lines[5]


def test_a_monster_off_the_board_stands_nowhere() -> None:
    table = bare().monster("ghost", at="parlour.a")
    table.state.monsters.clear()
    assert printed(table)[-1] == "G1 The Ghost         0 of 6"


def test_a_card_is_told_by_the_side_that_shows() -> None:
    table = TableBuilder(told=house(WRITTEN))
    table.investigator(FIRST, at="front-hall.a", has=["dark-lantern", "scald"])
    figure = table.state.investigators[0]
    figure.flipped = list(figure.possessions)
    table.investigator(SECOND, at="front-hall.a", has=["clean-dressings"])
    lines = printed(table)
    assert "Dark Lantern, Shuttered, Scald" in lines[3]
    assert lines[4].endswith("Clean Dressings")


def test_a_space_whose_things_are_gone_is_not_listed() -> None:
    table = bare()
    table.state.dropped = {"parlour.a": []}
    assert not any(line.startswith(("Room", "Parlour")) for line in printed(table))


def test_one_line_tells_what_changes_most() -> None:
    table = crowded()
    table.state.app.deadline = 4
    game, teller = told(table)
    assert PANELS.status_lines(game.view(ONE), teller) == [
        "Round 1 · round 4 is the last · Objective: Find out. · "
        "LA 2/7 Damage, 3/7 Horror, Clues 2 · PG 0/6 Damage, 0/8 Horror, Clues 0 · "
        "HV 0/5 Damage, 0/9 Horror, Clues 0 · The Foe 1/5 · The second Cultist 0/5 · The Ghost 0/6"
    ]


# -- puzzles and the end -------------------------------------------------------------------------


@pytest.mark.parametrize(("about", "lines"), [({"puzzle": "tray 0"}, 2), ({}, 0)])
def test_a_puzzle_that_is_worked_at_is_drawn(about: dict[str, Any], lines: int) -> None:
    table = bare()
    table.state.app.puzzles["tray 0"] = CodePuzzle(3, 5, "numbers", (1, 2, 3))
    game, teller = told(table)
    shown = PANELS.puzzle(game.view(ONE), about, teller)
    assert len(shown) == lines
    if shown:
        assert shown[1].startswith("★: the right piece in the right place")


def test_nothing_is_left_to_uncover_or_to_verify() -> None:
    game, teller = told(bare())
    assert PANELS.hidden(game, teller) == []
    (line,) = PANELS.verified(game, ONE, "front-hall", teller)
    assert line
