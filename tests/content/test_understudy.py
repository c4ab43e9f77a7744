"""The Understudy: what its truths ask of few and of many."""

import pytest

from madhouse.first.building import TableBuilder
from tests.rules.first.tables import JENNY, JOE, answer, told

HARVEY = "harvey-walters"


@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 4)])
def test_a_line_is_struck_out_more_easily_by_two_than_by_three(players: int, needed: int) -> None:
    """Joe, with a Lore of 3, holds the Prompt Book on the Stage."""
    table = TableBuilder("understudy", players=players)
    table.answers({"1": "B", "2": "A", "3": "A"}).event(4).revealed()
    table.investigator(JOE, "stage.e", cards=("the-prompt-book",))
    for name in (JENNY, HARVEY)[: players - 1]:
        table.investigator(name, "auditorium.a")
    game = table.dice(needed).play(turn_of=JOE)
    task = next(option for option in game.legal("investigator-1") if option.startswith("attempt"))
    answer(game, task)
    assert told(game, "test")[-1]["needs"] == needed
    assert told(game, "marked")
