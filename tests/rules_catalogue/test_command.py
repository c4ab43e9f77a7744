"""The command line: `madhouse rules`, and how every command fails."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from madhouse import __version__
from madhouse.cli import main
from madhouse.engine.errors import MadhouseError
from madhouse.rules.coverage import exemptions


class Result(NamedTuple):
    """What a command left behind."""

    status: int | str | None
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `madhouse` with the arguments."""

    def run_command(*arguments: str) -> Result:
        with pytest.raises(SystemExit) as left:
            main(arguments)
        return Result(left.value.code, *capsys.readouterr())

    return run_command


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stands in a checkout whose tests cite nothing."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "madhouse").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)


def test_show_prints_the_rule_and_its_relations(run: Run) -> None:
    result = run("rules", "show", "1e.game.story-selected")
    assert result.status == 0
    assert "Every game plays one prepared story" in result.out
    assert "1e.setup.choose-story" in result.out


def test_show_of_an_unknown_id_fails_with_the_nearest(run: Run) -> None:
    result = run("rules", "show", "1e.move.diagnal")
    assert result.status == 2
    assert result.err == (
        "madhouse: no rule '1e.move.diagnal' in the catalogue; the nearest is '1e.move.diagonal'\n"
    )


def test_search_lists_the_closest_first(run: Run) -> None:
    result = run("rules", "search", "move", "diagonal", "--limit", "2")
    assert result.status == 0
    assert result.out.startswith("1e.move.diagonal ")
    assert "--limit shows them" in result.out


def test_search_keeps_to_the_edition(run: Run) -> None:
    result = run("rules", "search", "fire", "--edition", "second")
    assert "2e.fire." in result.out
    assert "1e." not in result.out


def test_search_without_a_hit_fails(run: Run) -> None:
    result = run("rules", "search", "xyzzy")
    assert result.status == 2
    assert "no rule mentions 'xyzzy'" in result.err


@pytest.mark.usefixtures("checkout")
def test_coverage_as_json_has_exactly_the_agreed_fields(run: Run) -> None:
    result = run("rules", "coverage", "--edition", "first", "--json")
    report = json.loads(result.out)
    assert list(report) == ["edition", "total", "cited", "exempt", "uncited", "readings"]
    assert report["edition"] == "first"
    assert list(report["readings"]) == ["total", "cited", "uncited"]
    assert {"id", "reason"} == {key for one in report["exempt"] for key in one}


@pytest.mark.usefixtures("checkout")
def test_coverage_of_both_editions_is_a_list(run: Run) -> None:
    reports = json.loads(run("rules", "coverage", "--json").out)
    assert [one["edition"] for one in reports] == ["first", "second"]


@pytest.mark.usefixtures("checkout")
def test_coverage_for_people_counts_and_names(run: Run) -> None:
    result = run("rules", "coverage", "--edition", "second")
    exempt = sum(one.startswith("2e.") for one in exemptions())
    assert result.out.startswith(f"Second edition: 0 of 719 rules cited, {exempt} exempt")
    assert "  2e." in result.out


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"madhouse {__version__}\n", "")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.status == 0
    assert "Usage: madhouse" in result.out


@pytest.mark.parametrize(
    "arguments",
    [["rulez"], ["rules"], ["rules", "show"], ["rules", "coverage", "--edition", "third"]],
)
def test_a_wrong_command_line_is_one_line_and_status_two(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.status == 2
    assert result.out == ""
    assert result.err.startswith("madhouse: ")
    assert result.err.count("\n") == 1


def test_a_message_that_points_into_a_drawing_keeps_its_lines(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: str) -> None:
        raise MadhouseError("line 3: no such word\n  mvoe")

    monkeypatch.setattr("madhouse.rules.command.rule", broken)
    result = run("rules", "show", "1e.move.diagonal")
    assert result.err == "madhouse: line 3: no such word\n  mvoe\n"
