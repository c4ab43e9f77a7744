"""A theory: an agreement of the table, named once from what was found, settled at the reveal."""

from random import Random

from madhouse.api import new_game, verify_case
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import edition
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import NAMED_THEORY
from madhouse.first.things.state import State
from madhouse.first.told.telling import teller_for
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, answer, asked, told

SEAT = "investigator-1"
RIGHT, WRONG = "theory the-second-chair", "theory a-place-for-a-guest"


def table(*options: str, clue: bool = True) -> TableBuilder:
    """Joe stands beside the last clue, and Jenny has found another."""
    built = TableBuilder(players=2, options=list(options)).investigator(JOE, "cellar.a", JOE_TRAITS)
    built.investigator(JENNY, "study.c", JENNY_TRAITS).pile("cellar", "cold-supper-1a")
    return built.carries(JENNY, "cold-supper-2a") if clue else built


def theories(game: Game[State, View]) -> list[str]:
    return [each for each in asked(game).options if each.startswith("theory ")]


def skill(game: Game[State, View]) -> list[int]:
    return [each.skill for each in game.view(SEAT).investigators]


def test_without_the_agreement_nobody_names_any() -> None:
    assert theories(table().play(turn_of=JOE)) == []


def test_it_is_named_from_what_was_found() -> None:
    assert theories(table(NAMED_THEORY, clue=False).play(turn_of=JOE)) == []
    assert theories(table(NAMED_THEORY).play(turn_of=JOE)) == [RIGHT, WRONG]


def test_it_takes_no_step_is_named_once_and_tells_nothing_yet() -> None:
    game = table(NAMED_THEORY).play(turn_of=JOE)
    before, steps = skill(game), asked(game).about["steps"]
    answer(game, RIGHT)
    assert told(game, "theory-named", SEAT) == [{"who": JOE, "objective": "the-second-chair"}]
    assert theories(game) == []
    assert asked(game).about["steps"] == steps
    assert (skill(game), game.view("keeper").keeper.threat) == (before, 0)
    assert game.view(SEAT).revealed is False


def test_a_right_one_earns_everybody_a_skill_point_at_the_reveal() -> None:
    game = table(NAMED_THEORY).play(turn_of=JOE)
    before = skill(game)
    answer(game, RIGHT, "explore")
    assert skill(game) == [each + 1 for each in before]
    assert told(game, "theory-wrong") == []


def test_a_wrong_one_gives_the_keeper_a_threat_for_each() -> None:
    game = table(NAMED_THEORY).threat(1).play(turn_of=JOE)
    before = skill(game)
    answer(game, WRONG, "explore")
    assert skill(game) == before
    assert game.view("keeper").keeper.threat == 1 + 2
    assert told(game, "theory-right") == []


def test_after_the_reveal_it_is_too_late() -> None:
    assert theories(table(NAMED_THEORY).revealed().play(turn_of=JENNY)) == []


def test_it_reads_as_the_answer_that_it_stands_for() -> None:
    game = table(NAMED_THEORY).play(turn_of=JOE)
    teller = teller_for(edition("the-cold-supper").box, edition("the-cold-supper").story)
    text = teller.option(asked(game), RIGHT).text
    meant = edition("the-cold-supper").story.questions["1"].answers["A"].text
    assert text.endswith(meant)


def test_games_in_which_anybody_may_name_one_end_and_replay() -> None:
    named = 0
    for seed in range(6):
        game, chance = new_game(seed=seed, investigators=3, options=[NAMED_THEORY]), Random(seed)
        while not game.over:
            decision = game.pending[0]
            meant = [each for each in decision.options if each.startswith("theory ")]
            seat = decision.seats[0]
            game.apply(seat, chance.choice(meant or game.legal(seat)))
        verify_case(game.case())
        named += len(told(game, "theory-named"))
    assert named
