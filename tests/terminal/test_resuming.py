"""Going on with a game: in the seats that were taken before, by the command that was printed."""

import re
import shlex
from pathlib import Path

import pytest

from madhouse.api import load_case
from madhouse.engine.casefile import parse
from madhouse.terminal.case_files import seats_noted, with_seats
from tests.terminal.typist import Terminal

KEEPER = ("--seed", "6", "--players", "keeper=person,investigator-1=random")


@pytest.fixture
def kept(terminal: Terminal, tmp_path: Path) -> Path:
    """A game that a person has left who was the keeper."""
    path = tmp_path / "a game" / "left.case"
    terminal.play(*KEEPER, "--save", str(path), lines=["1", "1", "q"])
    return path


def test_a_kept_game_says_who_sat_where_and_is_the_same_game(kept: Path) -> None:
    text = kept.read_text()
    noted = "# seats: keeper=person, investigator-1=random"
    assert text.splitlines()[1] == noted
    assert parse(text) == parse(text.replace(f"{noted}\n", ""))
    assert load_case(text).case() == text.replace(f"{noted}\n", "")


def test_one_goes_on_in_the_seat_that_one_had(terminal: Terminal, kept: Path) -> None:
    heard = terminal.play("--case", str(kept), lines=["1", "q"])
    assert "[the keeper]" in heard.out
    assert "[player 1]" not in heard.out
    assert kept.read_text().count("# seats:") == 1


def test_other_seats_can_be_asked_for(terminal: Terminal, kept: Path) -> None:
    heard = terminal.play("--case", str(kept), "--players", "keeper=random", lines=["q"])
    assert "[the keeper]" not in heard.out
    assert "[player 1]" in heard.out
    assert seats_noted(kept.read_text()) == ("keeper=random, investigator-1=person",)


def test_a_case_that_says_nothing_of_seats_is_seated_as_a_new_game(
    terminal: Terminal, kept: Path
) -> None:
    kept.write_text(load_case(kept.read_text()).case())
    heard = terminal.play("--case", str(kept), lines=["q"])
    assert "[player 1]" in heard.out


def test_seats_that_make_no_sense_are_refused(terminal: Terminal, kept: Path) -> None:
    kept.write_text(with_seats(load_case(kept.read_text()).case(), "keper=person"))
    heard = terminal.play("--case", str(kept), lines=["q"])
    assert heard.status == 2
    assert "did you mean 'keeper'?" in heard.err


def test_the_command_to_go_on_can_be_copied(terminal: Terminal, kept: Path) -> None:
    heard = terminal.play("--case", str(kept), lines=["q"])
    printed = re.search(r"^To go on with it: madhouse (.+)$", heard.out, re.MULTILINE)
    assert printed
    words = shlex.split(printed[1])
    assert words == ["play", "--terminal", "--case", str(kept)]
    assert terminal.run(*words, lines=["q"]).status == 0
