"""Citations are read from test files as pytest would collect them."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from madhouse.rules.citations import BadCitation, citations

ReadIds = Callable[..., list[str]]


@pytest.fixture
def cited(tmp_path: Path) -> ReadIds:
    """Writes a test file and says which ids it cites."""

    def read(source: str, name: str = "test_it.py") -> list[str]:
        tests = tmp_path / "tests"
        tests.mkdir()
        (tests / name).write_text("import pytest\n" + dedent(source), encoding="utf-8")
        return [one.rule_id for one in citations(tests)]

    return read


def test_a_mark_on_a_test_counts(cited: ReadIds) -> None:
    source = """
        @pytest.mark.rule("1e.move.diagonal", "1e.evade.how")
        def test_it(): ...
        """
    assert cited(source) == ["1e.move.diagonal", "1e.evade.how"]


def test_marks_on_module_and_class_reach_their_tests(cited: ReadIds) -> None:
    source = """
        pytestmark = [pytest.mark.rule("1e.move.diagonal")]

        @pytest.mark.rule("1e.evade.how")
        class TestEvading:
            pytestmark = pytest.mark.rule("1e.evade.fail")

            def test_it(self): ...
        """
    assert cited(source) == ["1e.move.diagonal", "1e.evade.how", "1e.evade.fail"]


def test_marks_on_nobody_are_no_citation(cited: ReadIds) -> None:
    assert cited('pytestmark = pytest.mark.rule("1e.move.diagonal")') == []


def test_marks_on_parameters_count(cited: ReadIds) -> None:
    source = """
        CASES = [pytest.param(1, marks=pytest.mark.rule("1e.move.diagonal"))]

        @pytest.mark.parametrize("n", CASES)
        @pytest.mark.parametrize(
            "m",
            [
                pytest.param(1, marks=[pytest.mark.rule("1e.evade.how")]),
                pytest.param(2, marks=[pytest.mark.rule("1e.evade.fail"), pytest.mark.skip]),
            ],
        )
        def test_it(n, m): ...
        """
    assert sorted(cited(source)) == ["1e.evade.how", "1e.move.diagonal"]


@pytest.mark.parametrize("mark", ["skip", "skip(reason='')", "skipif(True)", "xfail", "soak"])
def test_a_test_that_may_not_run_counts_for_nothing(cited: ReadIds, mark: str) -> None:
    source = f"""
        @pytest.mark.{mark}
        @pytest.mark.rule("1e.move.diagonal")
        def test_it(): ...
        """
    assert cited(source) == []


@pytest.mark.parametrize("call", ["skip('no')", "xfail('no')", "importorskip('x')"])
def test_a_test_that_may_skip_itself_counts_for_nothing(cited: ReadIds, call: str) -> None:
    source = f"""
        @pytest.mark.rule("1e.move.diagonal")
        def test_it():
            if True:
                pytest.{call}
        """
    assert cited(source) == []


@pytest.mark.parametrize(
    "line",
    [
        "pytestmark = pytest.mark.skip",
        "peer = pytest.importorskip('peer')",
        "if True: pytest.skip('no', allow_module_level=True)",
    ],
)
def test_a_module_that_may_be_skipped_counts_for_nothing(cited: ReadIds, line: str) -> None:
    source = f"""
        {line}

        @pytest.mark.rule("1e.move.diagonal")
        def test_it(): ...
        """
    assert cited(source) == []


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        ('"1e.move.diagnal"', r"tests/test_it\.py:3: .*the nearest is '1e\.move\.diagonal'"),
        (
            '"1e.move.diagonal", "1e.evade.how", "1e.evade.fail", "1e.lock.any-door", '
            '"1e.lock.requirement"',
            r"tests/test_it\.py:3: 5 rules on one test; cite 4 at most",
        ),
        ("*IDS", r"tests/test_it\.py:3: write the ids of a rule mark out"),
        ("", r"tests/test_it\.py:3: a rule mark takes one to four ids"),
    ],
    ids=["unknown", "too-many", "computed", "empty"],
)
def test_a_wrong_mark_is_an_error_with_its_place(cited: ReadIds, mark: str, message: str) -> None:
    with pytest.raises(BadCitation, match=message):
        cited(f"\n@pytest.mark.rule({mark})\ndef test_it(): ...\n")


def test_ids_of_a_class_and_its_test_are_counted_together(cited: ReadIds) -> None:
    source = """
        @pytest.mark.rule("1e.move.diagonal", "1e.evade.how", "1e.evade.fail")
        class TestIt:
            @pytest.mark.rule("1e.lock.any-door", "1e.lock.requirement")
            def test_it(self): ...
        """
    with pytest.raises(BadCitation, match="5 rules on one test"):
        cited(source)


@pytest.mark.parametrize(
    "source",
    [
        "rule = pytest.mark.rule",
        '@pytest.mark.rule("1e.move.diagonal")\ndef helper(): ...',
        '@pytest.mark.rule("1e.move.diagonal")\nclass Helper: ...',
    ],
)
def test_a_mark_on_no_test_is_an_error(cited: ReadIds, source: str) -> None:
    with pytest.raises(BadCitation, match="must stand on a test"):
        cited(source)


def test_a_mark_in_a_file_pytest_does_not_collect_is_an_error(cited: ReadIds) -> None:
    source = '@pytest.mark.rule("1e.move.diagonal")\ndef test_it(): ...'
    with pytest.raises(BadCitation, match=r"tests/helper\.py:2: .*must stand on a test"):
        cited(source, name="helper.py")


def test_a_file_that_is_not_python_is_named(cited: ReadIds) -> None:
    with pytest.raises(BadCitation, match=r"tests/test_it\.py:2: not Python"):
        cited("def test_it(:")
