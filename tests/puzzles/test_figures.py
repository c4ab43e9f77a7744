"""The figures of `madhouse bench --puzzles`: deals can be solved, in a fair number of steps."""

import pytest

from madhouse.bench.puzzles import DEALT, dealt_report, report
from madhouse.puzzles.box import PuzzleBox


def test_nearly_every_deal_can_be_solved_with_two_draws(box: PuzzleBox) -> None:
    figures = report(deals=20)
    assert tuple(figures) == box.ids
    for name, each in figures.items():
        assert each["deals"] == 20
        assert each["solvable_share"] <= each["solvable_with_two_share"], name
        assert each["solvable_with_two_share"] >= 0.95, name
        assert 3 <= each["steps_median"] <= 10, name


def test_puzzles_that_are_dealt_to_order_have_figures_too() -> None:
    figures = dealt_report(deals=3)
    assert tuple(figures) == DEALT
    assert [each["steps_median"] for each in figures.values()][1:] == [7, 6, 9, 9, 6, 11]


@pytest.mark.soak
def test_a_thousand_deals_keep_what_is_promised(box: PuzzleBox) -> None:
    figures = report(deals=1000)
    assert tuple(figures) == box.ids
    for name, each in figures.items():
        assert each["solvable_with_two_share"] >= 0.99, name
