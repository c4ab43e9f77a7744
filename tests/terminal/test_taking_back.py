"""Taking back an answer, and why one stands."""

import random
from pathlib import Path

import pytest

from madhouse.api import verify_case
from madhouse.engine.casefile import parse
from madhouse.first.building import TableBuilder
from tests.rules.first.puzzle_tables import FAR_OFF, having_agreed
from tests.terminal.typist import Terminal

JOE = ("take joe-diamond", "pick process-server", "pick reads-the-room")


def own_answers(home: Path) -> list[str]:
    (path,) = home.glob("*.case")
    return [a.option for a in parse(path.read_text()).answers if a.seat == "investigator-1"]


@pytest.mark.parametrize("word", ["u", "undo", "U", "Undo"])
def test_an_answer_can_be_taken_back(terminal: Terminal, home: Path, word: str) -> None:
    heard = terminal.play("--seed", "6", lines=["2", word, "3", "q"])
    assert "Taken back." in heard.out
    assert own_answers(home) == ["take harvey-walters"]


def test_one_who_has_not_answered_has_nothing_to_take_back(terminal: Terminal, home: Path) -> None:
    heard = terminal.play("--seed", "6", lines=["u", "1", "q"])
    assert "There is nothing to take back yet." in heard.out
    assert own_answers(home) == ["take jenny-barnes"]


def test_what_another_has_answered_stands_and_he_is_named(terminal: Terminal) -> None:
    heard = terminal.play("--seed", "6", lines=[*JOE, "end turn", "u", "q"])
    told = "the keeper has answered since; what is done is done."
    assert told in heard.flowing
    assert "Taken back." not in heard.out


def test_where_take_backs_were_agreed_on_that_is_taken_back_too(
    terminal: Terminal, home: Path
) -> None:
    lines = [*JOE, "end turn", "u", "u", "q"]
    heard = terminal.play("--seed", "6", "--rule", "take-backs", lines=lines)
    assert heard.out.count("Taken back.") == 2
    assert "At this table: take-backs" in heard.flowing
    assert own_answers(home) == [*JOE[:2]]


@pytest.mark.rule("1e.puzzle-action.no-undo")
def test_but_nothing_that_was_done_to_a_puzzle(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.case"
    path.write_text(having_agreed(["take-backs"], *FAR_OFF).case())
    lines = ["swap pieces 1 and 2", "u", "q"]
    heard = terminal.play("--case", str(path), lines=lines)
    assert "what was done to a puzzle stays done" in heard.flowing
    assert parse(path.read_text()).answers[-1].option == "swap 1 2"


def test_another_player_is_named_by_his_number(terminal: Terminal, tmp_path: Path) -> None:
    table = TableBuilder(players=2).investigator("joe-diamond", at="kitchen.a")
    table.investigator("jenny-barnes", at="kitchen.a")
    table.carries("joe-diamond", "axe").carries("jenny-barnes", "lantern")
    (tmp_path / "two.case").write_text(table.play(turn_of="joe-diamond").case())
    lines = ["end turn", "end turn", "nothing more", "u", "q"]
    heard = terminal.play("--case", str(tmp_path / "two.case"), lines=lines)
    assert "player 1 has answered since; what is done is done." in heard.flowing


def test_what_a_die_or_a_card_has_shown_stands(terminal: Terminal, tmp_path: Path) -> None:
    table = TableBuilder().investigator("joe-diamond", at="kitchen.a").pile("kitchen", "axe")
    (tmp_path / "one.case").write_text(table.play(turn_of="joe-diamond").case())
    lines = ["step into the kitchen (b)", "search the room", "u", "q"]
    heard = terminal.play("--case", str(tmp_path / "one.case"), lines=lines)
    assert "something hidden was shown" in heard.flowing
    assert "has answered since" not in heard.out


def test_a_pass_that_goes_without_saying_is_given_again(terminal: Terminal, tmp_path: Path) -> None:
    table = TableBuilder().investigator("joe-diamond", at="kitchen.a").hand("the-shakes")
    table.monster("zombie", "kitchen.a", "zombie-1").monster("maniac", "kitchen.a")
    game = table.stack("humanoid", "humanoid-1").dice(9).play(stage="monster-attacks")
    path = tmp_path / "attacked.case"
    path.write_text(game.case())
    seats = ("--players", "keeper=person,investigator-1=random")
    attack = "zombie 1 attacks joe-diamond"
    heard = terminal.play("--case", str(path), *seats, lines=[attack, "u", "q"])
    before, _, after = heard.out.partition("a die was rolled")
    assert "[the keeper] Which monster attacks whom?" in before
    assert "[the keeper] Which monster attacks whom?" in after
    assert [each.option for each in parse(path.read_text()).answers] == [attack, "pass"]


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_keeper_who_often_changes_his_mind_plays_a_whole_game(
    terminal: Terminal, home: Path, seed: int
) -> None:
    choice = random.Random(seed)
    lines = iter(lambda: choice.choice(("u", "1", "2", "3", "pass always")), "")
    seats = ("--seed", str(seed), "--players", "keeper=person,investigator-1=random")
    heard = terminal.play(*seats, lines=lines)
    assert heard.status == 0
    assert "what is done is done" in heard.flowing
    (path,) = home.glob("*.case")
    assert parse(path.read_text()).result is not None
    verify_case(path.read_text())
