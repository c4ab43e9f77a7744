"""Authors' files: what is too large is refused with its bound, and no check goes on for ever."""

from copy import deepcopy
from pathlib import Path

import pytest
import typer.testing
import yaml

from madhouse.engine.bounds import LARGEST, LONGEST_FILE, LONGEST_TEXT, MOST_ENTRIES, harmless
from madhouse.first.kit.new_story import write_new_story
from madhouse.kit.command import app as kit
from madhouse.second.kit.new_scenario import write_new_scenario

RED = "\x1b[31m"


@pytest.fixture
def story(tmp_path: Path) -> Path:
    """A small story of an author."""
    return write_new_story("The Bounded House", tmp_path)


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """A small scenario of an author."""
    return write_new_scenario("The Bounded Quay", tmp_path)


def told(path: Path) -> str:
    """What `madhouse check` says of a file that is not well."""
    result = typer.testing.CliRunner().invoke(kit, ["check", str(path)], catch_exceptions=True)
    assert result.exit_code != 0
    raised = result.exception
    assert raised is None or type(raised).__name__ in ("SystemExit", "MadhouseError")
    return f"{result.output}{raised or ''}"


def changed(path: Path, **fields: object) -> Path:
    """The file with other values for some fields."""
    whole = yaml.safe_load(path.read_text(encoding="utf-8"))
    path.write_text(yaml.safe_dump(whole | fields, allow_unicode=True), encoding="utf-8")
    return path


@pytest.mark.parametrize("many", [14, 900])
def test_questions_have_so_many_combinations_and_no_more(story: Path, many: int) -> None:
    (first, *_) = yaml.safe_load(story.read_text(encoding="utf-8"))["questions"].values()
    questions = {str(number): deepcopy(first) for number in range(1, many + 1)}
    assert "256 is the most" in told(changed(story, questions=questions))


def test_three_thousand_questions_are_too_many_entries(story: Path) -> None:
    questions = {str(number): {"text": "?", "answers": {"A": "a"}} for number in range(3000)}
    assert f"{MOST_ENTRIES} is the most" in told(changed(story, questions=questions))


def test_hidden_variables_too(scenario: Path) -> None:
    hidden = {f"truth-{number}": ["so", "otherwise"] for number in range(14)}
    assert "256 is the most" in told(changed(scenario, hidden=hidden))


@pytest.mark.parametrize("number", ["10000", "-99999", "9" * 5000, "123456.5"])
def test_numbers(story: Path, number: str) -> None:
    text = story.read_text(encoding="utf-8")
    story.write_text(f"{text}\nlamps: {number}\n", encoding="utf-8")
    assert f"{LARGEST} at most" in told(story)


def test_texts_and_files(story: Path) -> None:
    assert f"{LONGEST_TEXT} letters" in told(changed(story, blurb="x" * (LONGEST_TEXT + 1)))
    story.write_text("#" * (LONGEST_FILE + 1), encoding="utf-8")
    assert f"{LONGEST_FILE} letters" in told(story)


@pytest.mark.parametrize("field", ["name", "id", "blurb"])
def test_no_escape_code_reaches_a_terminal(story: Path, field: str) -> None:
    said = told(changed(story, **{field: f"a {RED}red\u202e name"}))
    assert "control character" in said
    assert "\x1b" not in said
    assert "\u202e" not in said


def test_nor_does_one_from_a_name_of_a_field(story: Path) -> None:
    assert "\x1b" not in told(changed(story, **{f"{RED}field": "x"}))
    assert harmless(f"{RED}name\n") == "?[31mname\n"


def test_what_no_check_foresaw_is_a_plain_message(
    story: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("nobody thought of this")

    monkeypatch.setattr("madhouse.first.kit.check._prove", broken)
    assert "no check foresaw" in told(story)
