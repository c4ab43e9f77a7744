"""Coverage adds up, and exemptions are honest."""

from pathlib import Path

import pytest

from madhouse.rules.catalogue import Rulebook, catalogue, rule
from madhouse.rules.citations import citations
from madhouse.rules.coverage import NoCheckout, coverage, exemptions, find_tests


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """A checkout's tests that cite one rule, one reading and one piece of advice."""
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_it.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("1e.move.diagonal", "1e.open.fire-duration", "1e.game.premise")\n'
        "def test_it(): ...\n",
        encoding="utf-8",
    )
    return folder


def test_rules_and_readings_are_counted_apart(tests: Path) -> None:
    report = coverage(Rulebook.FIRST, tests)
    assert (report.total, report.cited) == (622, 1)
    assert (report.readings.total, report.readings.cited) == (97, 1)
    assert "1e.open.fire-duration" not in report.readings.uncited


def test_every_counted_rule_is_cited_exempt_or_uncited(tests: Path) -> None:
    report = coverage(Rulebook.FIRST, tests)
    assert report.cited + len(report.exempt) + len(report.uncited) == report.total
    assert "1e.move.diagonal" not in report.uncited


def test_advice_is_never_missing(tests: Path) -> None:
    advice = {one.id for one in catalogue(Rulebook.FIRST) if one.kind == "advice"}
    assert advice.isdisjoint(coverage(Rulebook.FIRST, tests).uncited)


def test_the_other_edition_is_not_touched(tests: Path) -> None:
    assert coverage(Rulebook.SECOND, tests).cited == 0


def test_exempt_rules_exist_and_would_count() -> None:
    assert "advice" not in {rule(one).kind for one in exemptions()}


def test_no_rule_is_both_exempt_and_cited() -> None:
    cited = {one.rule_id for one in citations(find_tests())}
    assert not cited & set(exemptions())


def test_the_tests_are_those_of_the_checkout_one_stands_in(
    tmp_path: Path, tests: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "src" / "madhouse").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    assert find_tests() == tests


def test_an_installed_package_has_no_coverage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("madhouse.rules.coverage.__file__", str(tmp_path / "a/b/c/coverage.py"))
    with pytest.raises(NoCheckout, match="run it in a checkout"):
        find_tests()


def test_what_speaks_of_the_screen_is_tried_at_a_screen() -> None:
    """What an app shows and does, by tests in a browser."""
    cited = {each.rule_id for each in citations(find_tests() / "browser")}
    screen = {one.id for one in catalogue(Rulebook.SECOND) if one.kind == "interface"}
    assert screen - cited - set(exemptions()) == set()
