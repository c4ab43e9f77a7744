"""A game of the second edition at the terminal, from the prologue to an ending."""

import re

from tests.terminal.typist import Terminal, anything

PLAYED = ("--edition", "second", "--story", "first-cold-night", "--investigators", "2")


def test_it_is_played_to_its_end(terminal: Terminal) -> None:
    heard = terminal.play(*PLAYED, "--seed", "5", lines=anything(5))
    assert heard.status == 0
    assert heard.err == ""
    assert "Miss Dorr, who teaches at the Narrows school" in heard.flowing
    assert "Now on the board: the Front Hall and the Parlour." in heard.flowing
    assert re.search(r"(The investigators have|Nobody has) won", heard.flowing)


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
    assert re.search(r"(The investigators have|Nobody has) won", heard.flowing)


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
