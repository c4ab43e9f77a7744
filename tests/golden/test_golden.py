"""The golden evenings are told today as they were when they were written down."""

from difflib import unified_diff
from pathlib import Path

import pytest

from madhouse.engine.casefile import CaseError
from madhouse.engine.decisions import Option
from madhouse.first.edition import the_box
from tests.golden.__main__ import EVENINGS
from tests.golden.evening import replay
from tests.properties.guarded_options import every_option_guarded, guarded

CASES = sorted(Path(__file__).parent.glob("*.case"))
LOT_THIRTEEN = Path(__file__).parent / "lot-thirteen.case"
SHOWN = 60
"""Lines of a difference that say enough."""


def test_every_story_has_a_golden_evening() -> None:
    names = {path.stem for path in CASES}
    assert names == set(EVENINGS)
    assert names >= set(the_box().story_ids)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_an_evening_is_told_as_it_was(path: Path) -> None:
    case = path.read_text(encoding="utf-8")
    game, told = replay(case)
    assert game.over
    assert game.case() == case
    then = path.with_suffix(".txt").read_text(encoding="utf-8")
    if otherwise := difference(then, told):
        pytest.fail(f"if this is meant, run `make golden`:\n{otherwise}", pytrace=False)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_an_evening_is_played_without_cutting_an_option(path: Path) -> None:
    case = path.read_text(encoding="utf-8")
    with every_option_guarded():
        _, told = replay(case, guarded)
    assert told == path.with_suffix(".txt").read_text(encoding="utf-8")


def difference(then: str, now: str) -> str:
    """What is told otherwise now, its first lines."""
    lines = unified_diff(then.splitlines(), now.splitlines(), "then", "now", lineterm="")
    return "\n".join(list(lines)[:SHOWN])


def test_every_recorded_answer_passes_the_hook() -> None:
    """So an evening can be played with options that notice how they are read."""
    passed: list[Option] = []

    def noted(option: Option) -> Option:
        passed.append(option)
        return option

    game, _ = replay(LOT_THIRTEEN.read_text(encoding="utf-8"), noted)
    assert passed == [answer.option for answer in game.answers]


@pytest.mark.parametrize(
    ("start", "new"),
    [("1 keeper: ", "1 keeper: answer 1 A  [00000000]"), ("result: ", "result: nobody (x)")],
)
def test_an_evening_that_goes_another_way_is_noticed(start: str, new: str) -> None:
    lines = LOT_THIRTEEN.read_text(encoding="utf-8").splitlines(keepends=True)
    changed = [f"{new}\n" if line.startswith(start) else line for line in lines]
    assert changed != lines
    with pytest.raises(CaseError, match="recorded"):
        replay("".join(changed))
