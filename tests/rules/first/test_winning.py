"""Winning the game."""

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.things.story import Goal
from madhouse.first.words.objective import MonsterIn, ObjectiveRevealed
from madhouse.first.words.plots import RoomExplored
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, joe, retold

LAST_TASK = "attempt clear-the-second-place"
IN_KITCHEN = Goal("It is in the kitchen.", (MonsterIn("zombie", "kitchen"),))
IN_CELLAR = Goal("It is in the cellar.", (MonsterIn("zombie", "cellar"),))


def winner(table: TableBuilder, stage: str, *answers: str) -> str:
    """Who has won after these answers; nobody knows yet if it is empty."""
    game = table.play(stage=stage) if stage != "turn" else table.play(turn_of=JOE)
    answer(game, *answers)
    return game.result.winner if game.result else ""


def with_goals(zombie: str = "bathroom.b", **goals: Goal) -> TableBuilder:
    """Joe in the library, a zombie elsewhere, an objective with these goals."""
    told = retold(objectives=(wanted(**goals),))
    table = TableBuilder(told=told).investigator(JOE, "library.a")
    return table.monster("zombie", zombie).threat(1)


@pytest.mark.rule("1e.win.keeper-by-objective", "1e.win.first-side")
def test_the_keeper_wins_by_his_winning_condition() -> None:
    table = with_goals(keeper=IN_KITCHEN)
    assert winner(table, "keeper-actions", "command-minion", "to kitchen.b") == "keeper"


@pytest.mark.rule("1e.win.first-side")
def test_the_investigators_win_as_soon_as_theirs_is_met() -> None:
    table = with_goals(investigators=IN_KITCHEN)
    assert winner(table, "keeper-actions", "command-minion", "to kitchen.b") == "investigators"


@pytest.mark.rule("1e.win.first-side")
def test_a_goal_that_is_met_by_exploring_counts_as_soon_as_the_last_card_is_turned() -> None:
    searched = Goal("The library has been searched.", (RoomExplored("library"),))
    table = with_goals(investigators=searched).pile("library", "axe")
    assert winner(table, "turn", "explore") == "investigators"


@pytest.mark.rule("1e.win.first-side", "1e.objective.reveal-clue-1")
def test_a_goal_that_the_reveal_meets_ends_the_game_before_the_next_card_is_found() -> None:
    open_now = Goal("The card lies open.", (ObjectiveRevealed(),))
    game = with_goals(keeper=open_now).pile("library", "cold-supper-1a", "axe").play(turn_of=JOE)
    answer(game, "explore")
    assert game.over
    assert investigator(game, JOE).cards == ["cold-supper-1a"]


@pytest.mark.rule("1e.win.keeper-by-elimination")
def test_the_keeper_wins_when_every_investigator_player_is_eliminated() -> None:
    table = joe("kitchen.a", damage=8).monster("zombie", "kitchen.a").revealed().dice(9)
    table.stack("humanoid", "humanoid-1")
    assert winner(table, "monster-attacks", f"zombie 1 attacks {JOE}") == "keeper"


@pytest.mark.rule("1e.win.keeper-by-elimination")
def test_he_does_not_win_while_one_is_left() -> None:
    table = joe("kitchen.a", players=2, damage=8).investigator(JENNY, "cellar.a")
    table.monster("zombie", "kitchen.a").revealed().dice(9).stack("humanoid", "humanoid-1")
    assert winner(table, "monster-attacks", f"zombie 1 attacks {JOE}") == ""


@pytest.mark.rule("1e.win.investigators-goal")
def test_the_final_clue_sets_a_last_task_that_wins_the_game() -> None:
    table = joe("cellar.a").pile("cellar", "cold-supper-1a")
    game = table.play(turn_of=JOE)
    answer(game, "explore", "cellar.b")  # Tom rises beside him
    assert game.view("investigator-1").revealed
    at_table = joe("kitchen.a").revealed().dice(1)
    assert winner(at_table, "turn", LAST_TASK) == "investigators"


@pytest.mark.rule("1e.win.investigators-goal")
def test_the_last_task_is_not_offered_before_the_reveal() -> None:
    assert LAST_TASK not in asked(joe("kitchen.a").play(turn_of=JOE)).options


@pytest.mark.rule("1e.open.simultaneous-win")
@pytest.mark.parametrize(
    ("stage", "answers", "side"),
    [
        ("turn", ("move library.b",), "investigators"),
        ("turn", ("end turn", "command-minion", "to cellar.a"), "keeper"),
    ],
)
def test_of_two_winning_conditions_met_at_once_that_of_the_acting_side_counts(
    stage: str, answers: tuple[str, ...], side: str
) -> None:
    table = with_goals("cellar.b", keeper=IN_CELLAR, investigators=IN_CELLAR)
    assert winner(table, stage, *answers) == side
