"""Whole games at the terminal: played, left, resumed, told again and verified."""

from pathlib import Path

import pytest

from madhouse.api import load_case, verify_case
from madhouse.engine.casefile import parse
from madhouse.engine.typography import typeset
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from tests.terminal.typist import Terminal, anything

BOTH_SIDES = "keeper=person"


def kept(home: Path) -> Path:
    """The one game that is kept there."""
    (path,) = home.glob("*.case")
    return path


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_with_both_sides_at_the_screen(
    terminal: Terminal, home: Path, seed: int
) -> None:
    heard = terminal.play(
        "--seed", str(seed), "--investigators", str(seed), "--players", BOTH_SIDES,
        lines=anything(seed),
    )  # fmt: skip
    assert heard.status == 0
    assert heard.err == ""
    ending = heard.out[heard.out.index("What was hidden") :]
    assert "Objective: " in ending
    assert f"Seed: {seed}" in ending
    assert str(kept(home)) in ending
    verify_case(kept(home).read_text())


def test_the_ending_tells_who_won_and_the_epilogue(terminal: Terminal, home: Path) -> None:
    heard = terminal.play("--seed", "4", lines=anything(4))
    game = load_case(kept(home).read_text())
    assert game.result is not None
    told = {"keeper": "The keeper has won: ", "investigators": "The investigators have won: "}
    assert told.get(game.result.winner, "Nobody has won: ") in heard.out
    story = the_box().story(game.header.story)
    endings = [story.nobody, *(each for o in story.objectives for each in o.epilogue.values())]
    assert any(" ".join(typeset(each.text).split()) in heard.flowing for each in endings)


def test_computers_can_play_all_by_themselves(terminal: Terminal) -> None:
    heard = terminal.play("--seed", "5", "--players", "investigator-1=random")
    assert heard.status == 0
    assert "Seed: 5" in heard.out


def test_the_end_of_the_input_saves_and_leaves_politely(terminal: Terminal, home: Path) -> None:
    heard = terminal.play("--seed", "6", lines=["1", "2", "1"])
    assert heard.status == 0
    assert "To go on with it" in heard.out
    answers = parse(kept(home).read_text()).answers
    own = [each.option for each in answers if each.seat == "investigator-1"]
    assert own == ["take jenny-barnes", "pick a-good-shot", "pick unshockable"]


def test_a_game_is_resumed_where_it_was_left_and_kept_in_the_same_file(
    terminal: Terminal, home: Path
) -> None:
    terminal.play("--seed", "7", "--players", BOTH_SIDES, lines=[*["1"] * 12, "q"])
    before = parse(kept(home).read_text()).answers
    heard = terminal.play("--case", str(kept(home)), "--players", BOTH_SIDES, lines=anything(7))
    assert heard.status == 0
    after = parse(kept(home).read_text())
    assert after.answers[: len(before)] == before
    assert after.result is not None
    verify_case(kept(home).read_text())


def test_a_resumed_game_can_be_kept_elsewhere(
    terminal: Terminal, home: Path, tmp_path: Path
) -> None:
    terminal.play("--seed", "7", lines=["1", "q"])
    then = kept(home).read_text()
    elsewhere = tmp_path / "elsewhere.case"
    terminal.play("--case", str(kept(home)), "--save", str(elsewhere), lines=["1", "q"])
    assert kept(home).read_text() == then
    assert len(parse(elsewhere.read_text()).answers) > len(parse(then).answers)


def test_a_finished_game_tells_its_end_again(terminal: Terminal, home: Path) -> None:
    terminal.play("--seed", "5", "--players", "investigator-1=random")
    heard = terminal.play("--case", str(kept(home)))
    assert heard.status == 0
    assert "What was hidden" in heard.out


def test_a_table_built_by_hand_can_be_played_on(terminal: Terminal, tmp_path: Path) -> None:
    table = (
        TableBuilder().investigator("joe-diamond", at="kitchen.a").monster("zombie", "kitchen.a")
    )
    (tmp_path / "built.case").write_text(table.play(turn_of="joe-diamond").case())
    heard = terminal.play("--case", str(tmp_path / "built.case"), lines=["q"])
    assert "attack the first zombie with bare hands" in heard.out


def test_odds_stand_beside_an_option_and_reasons_below(terminal: Terminal, tmp_path: Path) -> None:
    table = TableBuilder().investigator("joe-diamond", at="kitchen.a", cards=["ephemeris"])
    (tmp_path / "built.case").write_text(table.play(turn_of="joe-diamond").case())
    lines = ["why 1e.action.explore", "q"]
    heard = terminal.play("--case", str(tmp_path / "built.case"), lines=lines)
    assert "use the Ephemeris [Lore: 30%]" in heard.out
    told = "Search the room: No card lies here to be found. (1e.action.explore)"
    assert told in heard.flowing
    assert "(1e.action.explore): " in heard.flowing


def test_one_who_types_nothing_else_is_asked_what_to_play(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.terminal.typist.Typist.isatty", lambda _: True)
    lines = ["the-cold-suppper", "", "2", "Keeper", "1", "q"]
    heard = terminal.play(lines=lines)
    assert "Which story?" in heard.out
    assert "‘the-cold-suppper’ is not among these: the-cold-supper" in heard.out
    assert "[the keeper] Who sat in the second chair?" in heard.out


def test_replay_tells_the_log_and_the_table_as_a_seat_saw_it(
    terminal: Terminal, home: Path
) -> None:
    terminal.play("--seed", "8", "--players", BOTH_SIDES, lines=anything(8))
    keeper = terminal.run("replay", str(kept(home)), "--until", "40")
    other = terminal.run("replay", str(kept(home)), "--until", "40", "--view", "investigator-1")
    assert "In hand: " in keeper.out
    assert "In hand: " not in other.out
    assert "Round 1." in other.out
    whole = terminal.run("replay", str(kept(home)))
    assert " won: " in whole.out


def test_replay_says_that_both_sides_count_alike_in_setup(terminal: Terminal, home: Path) -> None:
    terminal.play("--seed", "8", "--players", BOTH_SIDES, lines=anything(8))
    note = "During setup both sides count their decisions from the same number"
    assert note in terminal.run("replay", str(kept(home)), "--until", "2").flowing
    assert note not in terminal.run("replay", str(kept(home)), "--until", "40").flowing
    assert note not in terminal.run("replay", str(kept(home))).flowing


def test_the_help_of_play_explains_the_seats(terminal: Terminal) -> None:
    told = " ".join(terminal.run("play", "--help").out.replace("│", " ").split())
    assert "SEAT is keeper, investigator-1, investigator-2, investigator-3, investigator-4," in told
    assert "player-1, player-2, player-3, player-4, player-5;" in told
    assert "WHO is person, random, heuristic, gentle, fair, cruel." in told
    assert "default: terminal" not in told
    assert "default: True" not in told


def test_verify_says_that_a_case_holds(terminal: Terminal, home: Path) -> None:
    terminal.play("--seed", "8", lines=["1", "q"])
    assert "an open game" in terminal.run("verify", str(kept(home))).out
    terminal.play("--case", str(kept(home)), lines=anything(8))
    assert "The case holds: " in terminal.run("verify", str(kept(home))).out
