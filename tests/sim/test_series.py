"""Series of games: the same results with one job or several, and nothing lost when cut short."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from madhouse.api import load_case
from madhouse.cli import app, main
from madhouse.sim.match import GameOutcome, Match, play
from madhouse.sim.report import report
from madhouse.sim.series import cells, played, series
from madhouse.sim.summary import summary
from madhouse.sim.tally import share, sides_in, wins
from madhouse.sim.unfinished import Notebook

STORY = "the-cold-supper"
PLAYERS = {"keeper": "fair", "investigator": "heuristic"}


@pytest.fixture(scope="module")
def outcomes() -> list[GameOutcome]:
    return list(played(matches(8)))


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def matches(games: int) -> list[Match]:
    return series("first", cells([STORY], [3]), games, "seed", PLAYERS)


def test_the_number_of_jobs_changes_nothing(outcomes: list[GameOutcome]) -> None:
    assert list(played(matches(8), jobs=2)) == outcomes


def test_a_match_can_be_played_again_by_itself(outcomes: list[GameOutcome]) -> None:
    again, game = play(outcomes[5].match)
    assert again == outcomes[5]
    assert load_case(game.case()).encode() == game.encode()


def test_stories_are_played_in_turn() -> None:
    asked = series("first", cells(["a", "b"], [2]), 5, "seed", PLAYERS)
    assert [match.story for match in asked] == ["a", "b", "a", "b", "a"]
    assert len({match.seed for match in asked}) == 5


def test_every_game_is_counted_once(outcomes: list[GameOutcome]) -> None:
    told = summary(outcomes, 2.0)
    assert told["games"] == sum(told["wins"].values()) == 8
    assert told["decisions_per_game"] * 8 == sum(each.decisions for each in outcomes)
    assert set(told["wins"]) == {"investigators", "keeper", "nobody"}
    assert told["rounds"]["fewest"] <= told["rounds"]["median"] <= told["rounds"]["most"]


def test_how_far_the_evenings_went_is_counted(outcomes: list[GameOutcome]) -> None:
    late = [each for each in outcomes if each.milestones["Event IV resolved"]]
    assert 0 < len(late) < len(outcomes)
    told = summary(outcomes, 2.0)["stories"][STORY]["milestones"]
    assert told["Event IV resolved"] == len(late) / len(outcomes)
    assert f"<th>Event IV resolved</th><td>{share(len(late), len(outcomes))}</td>" in report(
        outcomes, 2.0
    )


def test_an_interval_holds_the_share_and_narrows_with_more_games() -> None:
    few, many = share(3, 10), share(300, 1000)
    for each in (few, many):
        assert each.low < each.value < each.high
    assert many.high - many.low < few.high - few.low
    assert share(0, 20).low == 0.0
    assert share(0, 20).high > 0.1


def test_what_was_played_before_an_interruption_is_gone_on_with(
    outcomes: list[GameOutcome],
) -> None:
    book = Notebook(matches(8), "1")
    assert book.begin(resume=False) == []
    assert list(book.write(outcomes[:3])) == outcomes[:3]
    with book.path.open("ab") as torn:
        torn.write(b'{"match": {"numb')
    assert book.begin(resume=True) == outcomes[:3]
    book.close()
    assert not book.path.exists()


def test_another_series_has_a_notebook_of_its_own(outcomes: list[GameOutcome]) -> None:
    assert Notebook(matches(8), "1").path != Notebook(matches(9), "1").path
    assert Notebook(matches(8), "1").path != Notebook(matches(8), "2").path
    assert outcomes


def test_another_program_does_not_go_on_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Notebook(matches(8), "1").path
    assert Notebook(matches(8), "1").path == before
    monkeypatch.setattr("madhouse.sim.unfinished.programme", lambda: "changed")
    assert Notebook(matches(8), "1").path != before


def test_the_report_is_one_page_that_needs_nothing_else(outcomes: list[GameOutcome]) -> None:
    page = report(outcomes, 1.0)
    assert page.startswith("<!doctype html>")
    assert "http" not in page
    for wanted in ("Wins by objective", "The Cold Supper", "Keeper actions", "entrance", "<svg"):
        assert wanted.lower() in page.lower()
    assert str(wins(outcomes, sides_in("first"))["keeper"].of) in page


def test_the_command_prints_json_and_writes_case_files(tmp_path: Path) -> None:
    folder = str(tmp_path / "c")
    asked = ["simulate", "--story", STORY, "--games", "4", "--json", "--cases", folder]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["games"] == 4
    cases = sorted((tmp_path / "c").glob("*.case"))
    assert len(cases) == 4
    assert load_case(cases[0].read_text(encoding="utf-8")).over


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ("keeper=fare", "did you mean 'fair'"),
        ("keepr=fair", "names no side"),
        ("keeper", "no computer player ''"),
    ],
)
def test_a_wrong_player_is_refused(
    players: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "--story", STORY, "--games", "1", "--players", players])
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err
