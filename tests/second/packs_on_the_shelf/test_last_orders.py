"""Last Orders: the trial board of Night Work, on which each of its rules is met."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import edition
from tests.rules.second.tables import answer, figure, offered, rolls, told
from tests.second.evenings import Evening
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.packs_on_the_shelf.night import ISAAC, NAN

SCENARIO = "last-orders"
PLACES = {"pegs": "to-school, pegs", "strongbox": "strongbox"}
"""Where the clapper lies, and how one comes to it."""


def evening(clapper: str = "strongbox") -> Evening:
    """An evening at the Half Moon."""
    return Evening(SCENARIO, values={"clapper": clapper})


def test_it_is_a_trial_board_of_its_pack() -> None:
    assert edition(SCENARIO).scenario.trial
    assert edition(SCENARIO).box.needs(SCENARIO) == ("night-work",)


@pytest.mark.rule("2e.tower.goal", "2e.tower.solved")
@pytest.mark.parametrize("clapper", PLACES)
def test_the_clock_is_put_together_and_last_orders_are_called(clapper: str) -> None:
    told_so = evening(clapper).together(f"roy 1, clock, {PLACES[clapper]}, roy 2")
    assert told_so.over == "closing-time"
    assert told(told_so.game, "puzzle-solved")


def test_the_clock_can_be_broken_once_it_goes() -> None:
    assert evening().together("roy 1, clock, clock 1").over == "by-the-back"


def test_time_runs_out() -> None:
    assert evening().wait_until_round(9).over == "all-night"


@pytest.mark.rule("2e.elixir.random-copy", "2e.elixir.theme")
def test_everybody_has_a_bottle_and_the_crate_gives_more() -> None:
    begun = evening()
    deck = len(begun.table.extras.elixirs)
    assert deck == 20 - 2
    begun.together("crate, crate, roy 1")
    assert len(begun.table.extras.elixirs) < deck


@pytest.mark.rule("2e.elixir.flip-resolve", "2e.elixir.facedown-no-possession")
def test_what_is_drunk_is_chalked_up_and_the_second_bottle_speaks_for_one() -> None:
    begun = evening()
    who = begun.figure(1)
    elixirs = begun.table.extras.elixirs
    for copy in ("recall-1", "recall-2"):
        if copy in elixirs:
            elixirs.remove(copy)
    who.possessions[:] = ["recall-1", "recall-2"]
    for _ in range(40):
        asked = begun.game.pending[0]
        mine = asked.about.get("who") == who.id
        if asked.kind == "turn" and mine and "use recall 0" in asked.options:
            begun.game.apply(asked.seats[0], "use recall 0")
        elif "recall" not in str(who.possessions):
            break
        else:
            begun.pass_on()
        who = begun.figure(1)
    assert begun.app.counts["drunk"] == 2
    assert any(each.startswith("spoken-for") for each in who.conditions)


@pytest.mark.rule("2e.improvement.free-choice", "2e.improvement.claim-token")
def test_the_lesson_improves_a_skill_and_can_be_given_back() -> None:
    taught = evening().together("to-school, blackboard")
    who = taught.figure(1).id
    assert len(taught.table.extras.improved[who]) == 1
    taught.together("blackboard 1")
    assert taught.table.extras.improved == {}


def test_a_lesson_that_goes_wrong_keeps_one_in() -> None:
    table = TableBuilder(told=edition(SCENARIO)).laid("m503", "m504")
    table.investigator(ISAAC, at="night-school.a").investigator(NAN, at="half-moon-bar.a")
    table.token("blackboard", "night-school.a").dice(*rolls(5))
    game = table.play(turn_of=ISAAC)
    answer(game, "interact blackboard 0")
    assert [each.rsplit("-", 1)[0] for each in figure(game, ISAAC).conditions] == ["kept-in"]
    assert offered(game, "move") == ["move night-school.b"]


def test_what_was_taken_on_credit_is_called_in() -> None:
    lent = evening().together("lender 1")
    assert any(each.startswith("on-credit") for each in lent.figure(1).conditions)
    lent.wait_until_round(6)
    assert not any(each.startswith("on-credit") for each in lent.figure(1).conditions)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_come_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "night-work", seed)
