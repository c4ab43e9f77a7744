"""What cannot be played is refused in one line, with exit status 2 and nothing overwritten."""

from pathlib import Path

import pytest

from tests.terminal.typist import Terminal


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--story", "the-cold-super"], "did you mean 'the-cold-supper'?"),
        (["--investigators", "5"], "not for 5"),
        (["--investigators", "0"], "not for 0"),
        (["--players", "keper=person"], "did you mean 'keeper'?"),
        (["--players", "keeper=human"], "known are person, random"),
        (["--players", "keeper"], "write it like keeper=person"),
        (["--players", "keeper=person,keeper=random"], "given twice"),
        (["--case", "nowhere.case"], "there is no file nowhere.case"),
        (["--case", "nowhere.case", "--seed", "1"], "brings its own story"),
    ],
)
def test_a_wrong_wish_is_refused(
    terminal: Terminal, home: Path, arguments: list[str], message: str
) -> None:
    heard = terminal.play(*arguments, lines=["1", "q"])
    assert heard.status == 2
    assert message in heard.err
    assert heard.err.count("\n") == 1
    assert not home.exists()


@pytest.mark.parametrize("command", [["play", "--terminal", "--case"], ["replay"], ["verify"]])
def test_a_truncated_case_is_refused_and_left_alone(
    terminal: Terminal, home: Path, tmp_path: Path, command: list[str]
) -> None:
    terminal.play("--seed", "1", "--save", str(tmp_path / "game.case"), lines=["1", "1", "q"])
    cut = (tmp_path / "game.case").read_text()[:-30]
    (tmp_path / "game.case").write_text(cut)
    heard = terminal.run(*command, str(tmp_path / "game.case"), lines=["1"])
    assert heard.status == 2
    assert "the file is truncated" in heard.err
    assert heard.err.count("\n") == 1
    assert (tmp_path / "game.case").read_text() == cut
    assert not home.exists()


def test_a_file_that_is_no_case_file_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "picture.case").write_bytes(b"\xff\xd8\xff\xe0")
    heard = terminal.play("--case", str(tmp_path / "picture.case"))
    assert heard.status == 2
    assert "is no case file: it is not text" in heard.err


def test_a_file_that_is_there_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    heard = terminal.play("--seed", "1", "--save", str(tmp_path / "diary.txt"), lines=["1"])
    assert heard.status == 2
    assert "is there already" in heard.err
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"


def test_a_folder_that_cannot_be_written_is_a_clear_word(
    terminal: Terminal, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    heard = terminal.play("--seed", "1", "--save", str(tmp_path / "file" / "x.case"), lines=["1"])
    assert heard.status == 2
    assert "cannot be kept" in heard.err


def test_a_case_with_other_dice_is_found_out(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.case"
    terminal.play("--seed", "1", "--players", "investigator-1=random", "--save", str(path))
    path.write_text(path.read_text().replace("seed: 1\n", "seed: 2\n"))
    heard = terminal.run("verify", str(path))
    assert heard.status == 2


def test_a_view_from_a_seat_that_is_not_there(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.case"
    terminal.play("--seed", "1", "--save", str(path), lines=["1", "q"])
    heard = terminal.run("replay", str(path), "--view", "investigator-9")
    assert heard.status == 2
    assert "no seat 'investigator-9'" in heard.err
