"""Tests that the app calls for, sums that grow, and puzzles as they are left."""

import pytest

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Rule
from madhouse.puzzles.asked import least_solution
from madhouse.second.app.puzzles import CLOSE, StepsToTake, dealt, work_at
from madhouse.second.app.testing import add_up, resolve_test
from madhouse.second.things.cards import CardAction
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.table import Table
from madhouse.second.words.harm import Become, GainClue
from tests.rules.second.tables import LEV
from tests.second.running import laid, lev, told, two


def result(flow: Rule[bool]) -> bool:
    """What a rule gives that asks nothing."""
    with pytest.raises(StopIteration) as over:
        next(flow)
    return bool(over.value.value)


def outcomes(g: Table) -> tuple[int, bool]:
    """What passing and failing have brought."""
    who = g.investigator(LEV)
    return who.clues, bool(who.conditions)


def action_with(test: TestOf | None) -> CardAction:
    return CardAction(test=test, passed=(GainClue(),), failed=(Become("dazed"),))


def table(*dice: int) -> Table:
    """A table on which dice show these successes, one a test of five dice."""
    builder = two()
    builder.state.random.dice = [face for each in dice for face in [1] * each + [6] * (5 - each)]
    return laid(builder)


@pytest.mark.rule("2e.test.difficulty", "2e.test.if-you-pass-fail")
@pytest.mark.parametrize(
    ("successes", "more", "passed"), [(2, 0, True), (1, 0, False), (3, 1, True), (2, 1, False)]
)
def test_a_test_is_passed_with_as_many_successes(successes: int, more: int, passed: bool) -> None:
    g = table(successes)
    action = action_with(TestOf(Skill.AGILITY, difficulty=2))
    assert result(resolve_test(g, lev(g), action, more=more)) is passed
    assert outcomes(g) == ((1, False) if passed else (0, True))


def test_without_a_difficulty_or_a_test_it_is_passed() -> None:
    g = table(0)
    assert result(resolve_test(g, lev(g), action_with(TestOf(Skill.AGILITY))))
    assert result(resolve_test(g, lev(g), action_with(None)))
    assert outcomes(g) == (2, False)


def test_successes_add_up_until_they_suffice() -> None:
    g = table(2, 0, 1)
    action = action_with(TestOf(Skill.AGILITY, adds_up_to=3))
    assert not result(resolve_test(g, lev(g), action, "chest 0"))
    assert (g.app.sums, outcomes(g)) == ({"chest 0": 2}, (0, False))  # it has got on
    assert not result(resolve_test(g, lev(g), action, "chest 0"))
    assert outcomes(g) == (0, True)  # it has not
    assert result(resolve_test(g, lev(g), action, "chest 0"))
    assert outcomes(g) == (1, True)
    assert [(each["total"], each["needed"]) for each in told(g, "added-up")] == [
        (2, 3),
        (2, 3),
        (3, 3),
    ]


def test_what_makes_it_harder_is_added_to_the_sum() -> None:
    g = table(3, 1)
    action = action_with(TestOf(Skill.AGILITY, adds_up_to=3))
    assert not result(resolve_test(g, lev(g), action, "chest 0", more=1))
    assert result(resolve_test(g, lev(g), action, "chest 0", more=1))


@pytest.mark.parametrize("before", [2, 3])
def test_no_clue_is_asked_for_once_the_sum_suffices(before: int) -> None:
    builder = two()
    builder.state.random.dice = [1, 4, 6, 6, 6]
    builder.state.app.sums = {"chest 0": before}
    g = laid(builder)
    g.investigator(LEV).clues = 2
    assert result(
        resolve_test(g, lev(g), action_with(TestOf(Skill.AGILITY, adds_up_to=3)), "chest 0")
    )


def test_a_sum_begins_with_nothing() -> None:
    g = laid(two())
    assert not add_up(g, "chest 0", 1, 2)
    assert add_up(g, "chest 0", 1, 2)
    assert add_up(g, "crate 0", 0, 0)


# -- puzzles -------------------------------------------------------------------------------------

SLIDE = PuzzleOf(kind="slide", size="3x3", moves=(3, 5), skill=Skill.LORE)
CODE = PuzzleOf(kind="code", size="3x5", skill=Skill.LORE)


@pytest.mark.rule("2e.puzzle.progress-saved", "2e.puzzle.close", "2e.puzzle.auto-detect")
def test_a_puzzle_is_left_as_it_lies_and_gone_once_it_is_solved() -> None:
    g = laid(two())
    whole = dealt(g, SLIDE, "chest 0")
    assert g.sealed
    assert dealt(g, SLIDE, "chest 0") is whole
    steps = list(least_solution(whole).lines)
    flow = work_at(g, "player-1", SLIDE, "chest 0", StepsToTake(len(steps)), LEV)
    question = next(flow)
    assert isinstance(question, Decision)
    assert question.about == {"who": LEV, "puzzle": "chest 0", "taken": 0, "left": len(steps)}
    assert question.options[-1] == CLOSE
    question = flow.send(steps[0])
    assert isinstance(question, Decision)
    assert (question.about["taken"], question.about["left"]) == (1, len(steps) - 1)
    with pytest.raises(StopIteration) as over:
        flow.send(CLOSE)
    assert over.value.value is False
    assert told(g, "puzzle-closed") == [{"who": LEV, "puzzle": "chest 0", "taken": 1}]
    assert told(g, "puzzle-step")[0]["step"] == steps[0]
    again = work_at(g, "player-1", SLIDE, "chest 0", StepsToTake(9), LEV)
    next(again)
    for step in steps[1:-1]:
        again.send(step)
    with pytest.raises(StopIteration) as over:
        again.send(steps[-1])
    assert over.value.value is True
    assert g.app.puzzles == {}
    assert told(g, "puzzle-solved")[0]["taken"] == len(steps) - 1


@pytest.mark.rule("2e.puzzle.maximum", "2e.clue.puzzle-step")
def test_no_more_steps_are_offered_than_there_are_but_one_for_a_clue() -> None:
    g = laid(two())
    paid: list[int] = []
    steps = StepsToTake(0, "a step for a Clue", lambda: not paid, lambda: paid.append(1))
    flow = work_at(g, "player-1", SLIDE, "chest 0", steps, LEV)
    question = next(flow)
    assert isinstance(question, Decision)
    assert question.options == ("a step for a Clue", CLOSE)
    question = flow.send("a step for a Clue")
    assert isinstance(question, Decision)
    assert paid == [1]
    assert question.about["left"] == 1
    assert len(question.options) > 1
    assert "a step for a Clue" not in question.options
    question = flow.send(question.options[0])
    assert isinstance(question, Decision)
    assert question.options == (CLOSE,)


def test_people_count_their_own_steps() -> None:
    g = laid(two())
    flow = work_at(g, "people", CODE, "chest 0", StepsToTake())
    question = next(flow)
    assert isinstance(question, Decision)
    assert question.about == {"who": "", "puzzle": "chest 0", "taken": 0, "left": None}
    question = flow.send(question.options[0])
    assert isinstance(question, Decision)
    assert (question.about["taken"], question.about["left"]) == (0, None)  # to lay costs nothing
    assert told(g, "puzzle-step") == []
