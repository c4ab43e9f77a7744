"""Rules of a scenario: they wait for moments and answer questions like cards before everybody."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.eliminated import eliminate
from tests.rules.second.tables import LEV, PEARL, answer, cards, figure, two
from tests.second.running import answered, laid

WAITING = """
rules:
  - {id: first, text: A rule., when: [{moment: turn-end, do: [gain_clue]}]}
  - {id: second, text: A rule., when: [{moment: turn-end, do: [{gain_clue: 2}], limit: round}]}
"""


@pytest.mark.rule("2e.golden.component-beats-rules")
def test_a_rule_of_the_scenario_waits_for_everybodys_moments() -> None:
    game = two(WAITING).play(turn_of=LEV)
    answer(game, "end turn")
    assert figure(game, LEV).clues == 3
    assert figure(game, PEARL).clues == 0
    answer(game, "end turn")
    assert figure(game, PEARL).clues == 3


def test_it_acts_beside_the_cards_that_do() -> None:
    table = two(WAITING)
    table.state.investigators[0].conditions = [table._take_condition("dazed")]
    game = table.play(turn_of=LEV)
    answer(game, "end turn")
    assert figure(game, LEV).conditions == []
    assert figure(game, LEV).clues == 3


def test_a_card_that_another_took_away_does_nothing_more() -> None:
    told_so = """
items:
  - {id: one, name: One, when: [{moment: turn-end, do: [{lose: two}]}]}
  - {id: two, name: Two, when: [{moment: turn-end, do: [gain_clue]}]}
"""
    for held, clues in ((["one", "two"], 0), (["two", "one"], 1)):
        table = two(told_so)
        table.state.investigators[0].possessions = [table._take(card) for card in held]
        game = table.play(turn_of=LEV)
        answer(game, "end turn")
        assert figure(game, LEV).clues == clues
        assert cards(game, LEV) == ["one"]


@pytest.mark.parametrize(("known", "lost"), [(False, False), (True, True)])
def test_until_the_second_bath_nobody_is_eliminated(known: bool, lost: bool) -> None:
    table = TableBuilder("first-cold-night").investigator(LEV, at="kitchen.a")
    table.investigator(PEARL, at="kitchen.a")
    if known:
        table.facts("second-bath")
    table.state.investigators[0].damage = ["limp-1", "limp-2", "winded-1"]
    g = laid(table)
    who = g.investigator(LEV)
    answered(eliminate(g, who, "damage"))
    assert who.eliminated is lost
    if not lost:
        assert (who.space, who.damage) == ("parlour.a", ["limp-1", "limp-2"])
        assert [g.box.front(each) for each in who.conditions] == ["stunned"]
        assert g.app.deadline == 0
