"""The objective: hidden at first, found out in play, revealed, and changed."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, Played, answer, app, told
from tests.second.evenings import Evening
from tests.second.houses import house

HIDDEN = """
facts: [{id: cellar, text: There is a cellar.}, {id: late, text: It is late.}]
objectives:
  - {text: Find out what is wrong here.}
  - {text: Close the cellar., if: [{known: cellar}]}
  - {text: Close the cellar and get away., if: [{known: cellar}, {known: late}]}
tokens:
  - id: desk
    kind: interact
    at: front-hall.a
    options:
      - {label: A map., text: A cellar is drawn in., free: true, stays: true, do: [{learn: cellar}]}
      - {label: A clock., text: It strikes., free: true, stays: true, do: [{learn: late}]}
"""


def at_the_desk() -> Played:
    table = TableBuilder(told=house(HIDDEN)).investigator(LEV, at="front-hall.a")
    table.investigator(PEARL, at="front-hall.a").token("desk", "front-hall.a")
    return table.play(turn_of=LEV)


@pytest.mark.rule("2e.winning.objective-hidden", "2e.winning.find-the-goal")
def test_what_there_is_to_do_is_hidden_until_it_is_found_out() -> None:
    game = at_the_desk()
    assert game.view("player-1").objective == 0
    assert not told(game, "objective")
    answer(game, "interact desk 1")
    assert game.view("player-1").objective == 0
    answer(game, "interact desk 0")
    assert game.view("player-1").objective > 0
    assert told(game, "learned") == [{"fact": "late"}, {"fact": "cellar"}]


@pytest.mark.rule("2e.winning.objective-revealed", "2e.winning.objective-changes")
def test_it_is_revealed_and_gets_harder() -> None:
    game = at_the_desk()
    answer(game, "interact desk 0")
    assert told(game, "objective") == [{"objective": 1}]
    answer(game, "interact desk 1")
    assert told(game, "objective") == [{"objective": 1}, {"objective": 2}]
    assert app(game).objective == 2


@pytest.mark.rule("2e.conflict.keep-hidden-objective")
def test_it_never_goes_back() -> None:
    game = at_the_desk()
    answer(game, "interact desk 0")
    app(game).facts.remove("cellar")
    answer(game, "interact desk 1")
    assert app(game).objective == 1


@pytest.mark.rule("2e.objective.content")
def test_the_first_one_is_said_before_the_first_round() -> None:
    evening = Evening("first-cold-night", values={"bath": "a"})
    kinds = [event.kind for event in evening.game.log]
    assert kinds.index("prologue") < kinds.index("objective") < kinds.index("round")
    assert told(evening.game, "objective") == [{"objective": 0}]
