"""A game of the second edition at the terminal, from the prologue to an ending."""

import re
from pathlib import Path

import pytest

import madhouse
from madhouse.second.tellers import teller_of
from madhouse.second.terminal.status import status_lines
from tests.terminal.typist import Terminal, anything

PLAYED = ("--edition", "second", "--story", "first-cold-night", "--investigators", "2")


def test_it_is_played_to_its_end(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--seed", "5", lines=anything(5))
    assert heard.status == 0
    assert heard.err == ""
    assert "Miss Dorr, who teaches at the Narrows school" in heard.flowing
    assert "Now on the board: the Front Hall and the Parlour." in heard.flowing
    assert re.search(r"(The investigators have|The house has) won", heard.flowing)


def test_the_map_shows_what_is_laid(terminal: Terminal) -> None:
    lines = ["1", "1", *["1", "1"] * 4, "map", "look", "q"]
    heard = terminal.play(*PLAYED, "--seed", "5", lines=lines)
    assert "|Front Hall" in heard.out
    assert "Dining Room" not in heard.out
    assert "»: a way to explore" in heard.flowing
    assert "Objective: Find the lodger of number six." in heard.flowing
    assert "Front Hall (a)" in heard.out


def test_people_with_everything_before_them_play_it_to_its_end(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--seed", "5", "--hands", "people", lines=anything(5))
    assert heard.status == 0
    assert heard.err == ""
    assert "The investigator phase: take your turns" in heard.flowing
    assert re.search(r"(The investigators have|The house has) won", heard.flowing)


def test_hands_that_nobody_has_are_refused(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--hands", "ours", lines=[])
    assert heard.status == 2
    assert "nobody has the hands 'ours' here; known are house, people" in heard.err


def test_a_person_alone_runs_them_all_and_is_asked_once(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--seed", "5", "--alone", lines=anything(5))
    assert heard.status == 0
    assert "It is proposed" not in heard.flowing
    assert "player 2" not in heard.flowing


def test_in_the_first_edition_nobody_runs_several(terminal: Terminal) -> None:
    heard = terminal.play("--investigators", "2", "--alone", lines=[])
    assert heard.status == 2
    assert "in the first edition each player has one investigator" in heard.err


PEOPLE = (*PLAYED, "--seed", "3", "--hands", "people")


def test_a_number_is_typed_as_the_number_it_is(terminal: Terminal) -> None:
    lines = ["1", "1", "token tray 0", "21", "0", "token tray 0", "2", "q"]
    heard = terminal.play(*PEOPLE, lines=lines)
    assert "a number from 0 to 20" in heard.out
    assert "‘21’ is no option (0 to 20)" in heard.out
    assert "Observation: no success." in heard.out
    assert "Observation: 2 successes." in heard.out


def test_of_people_with_cards_before_them_only_what_the_app_knows_is_shown(
    terminal: Terminal,
) -> None:
    lines = ["1", "1", "dorothea lunt is eliminated", "token rack 0", "look", "q"]
    heard = terminal.play(*PEOPLE, "--story", "salt-wedding", lines=lines)
    assert "DL Dorothea Lunt, eliminated" in heard.out
    for unknown in ("0 of", "0/8", "Clues", "off the board", "Carries"):
        assert unknown not in heard.out


def test_what_is_seldom_told_is_in_the_menu_and_the_end_is_asked_twice(terminal: Terminal) -> None:
    heard = terminal.play(*PEOPLE, lines=["1", "1", "menu", "a card ends the game", "no", "q"])
    before, _, after = heard.out.partition("menu: 16 more")
    assert "a card brings" not in before
    assert "a card brings a Ghost" in after
    assert "nobody wins. Is that so?" in heard.flowing
    assert "The house has won" not in heard.flowing


def test_the_first_words_say_where_help_is(terminal: Terminal) -> None:
    heard = terminal.play(*PEOPLE, lines=["q"])
    assert heard.out.startswith("Answer with a number. ‘help’ lists what else can be typed.")


def test_one_can_ask_for_a_menu_where_there_is_none(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--seed", "3", lines=["menu", "q"])
    assert "All that can be chosen is listed already." in heard.out


def test_what_is_left_to_fight_with_is_shown_and_what_a_monster_has_suffered() -> None:
    builder = madhouse.SecondTableBuilder("first-cold-night")
    builder.investigator("lev-abramson", at="front-hall.a")
    builder.investigator("pearl-gaines", at="front-hall.a")
    builder.monster("ghost", "front-hall.b", damage=1)
    builder.state.investigators[0].hoses = 2
    view, teller = (
        builder.play(turn_of="lev-abramson").view("player-1"),
        teller_of("first-cold-night"),
    )
    teller.see(view)
    (line,) = status_lines(view, teller)
    assert "can put out 2 Fire" in line
    assert line.endswith("The Ghost 1/5")


def test_a_level_is_said_in_words_and_kept_in_the_case_file(
    terminal: Terminal, tmp_path: Path
) -> None:
    kept = tmp_path / "kind.case"
    asked = (*PLAYED, "--seed", "5", "--level", "kind", "--save", str(kept))
    heard = terminal.play(*asked, lines=["1", "q"])
    assert "Kind: The house takes its time. Each investigator: gain 2 Clues." in heard.flowing
    assert "level: kind" in kept.read_text(encoding="utf-8")
    again = terminal.play("--case", str(kept), "--level", "grim", lines=[])
    assert again.status == 2
    assert "brings its own" in again.err


def test_one_who_types_nothing_else_is_asked_for_a_level(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.terminal.typist.Typist.isatty", lambda _: True)
    heard = terminal.play("--terminal", "--edition", "second", lines=["", "2", "grim", "q"])
    assert "Grim: It has been expecting you." in heard.flowing
    assert "How hard is it to be? (plain, kind, grim) [plain]" in heard.flowing
