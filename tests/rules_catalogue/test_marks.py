"""A run in which a test cites what does not exist fails before any test of that file runs."""

from pathlib import Path

import pytest

CONFTEST = (Path(__file__).parents[1] / "conftest.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        ('"1e.move.diagnal"', "test_it.py:2: test_it: no rule '1e.move.diagnal'*diagonal'"),
        (
            '"1e.evade.how", "1e.evade.fail", "1e.lock.any-door", "1e.lock.requirement", '
            '"1e.move.diagonal"',
            "test_it.py:2: test_it: 5 rules on one test; cite 4 at most*",
        ),
        ("7", "test_it.py:2: test_it: a rule mark takes ids such as '1e.move.diagonal', not 7"),
    ],
    ids=["unknown", "too-many", "not-an-id"],
)
def test_a_wrong_citation_is_a_collection_error(
    pytester: pytest.Pytester, ids: str, message: str
) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_it=f"import pytest\n@pytest.mark.rule({ids})\ndef test_it(): ...\n")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*ERROR collecting test_it.py*", message])


def test_a_right_citation_runs(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(
        test_it='import pytest\n@pytest.mark.rule("1e.move.diagonal")\ndef test_it(): ...\n'
    )
    pytester.runpytest_inprocess("-p", "no:cacheprovider").assert_outcomes(passed=1)
