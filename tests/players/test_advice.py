"""Advice: a choice, the odds of what is ahead and a reason in the game's own words."""

from madhouse.first.building import TableBuilder
from madhouse.first.players.advice import advise
from tests.properties.random_games import moments
from tests.rules.first.puzzle_tables import ONE_SWAP, having_agreed
from tests.rules.first.tables import JOE, JOE_TRAITS


def test_every_question_but_a_puzzle_has_advice_with_a_reason() -> None:
    for seed in (1, 6):
        for game in moments(seed):
            for decision in game.pending:
                given = advise(game.view(decision.seats[0]), decision)
                if decision.kind in ("puzzle", "replace-piece"):
                    assert given is None
                else:
                    assert given is not None
                    assert given.option in decision.options
                    assert given.reason.endswith(".")
                    assert given.odds is None or 0 < given.odds < 1


def test_a_puzzle_has_advice_where_help_was_agreed_on() -> None:
    game = having_agreed(["puzzle-help"], *ONE_SWAP)
    given = advise(game.view("investigator-1"), game.pending[0])
    assert given is not None
    assert (given.option, given.odds) == ("swap 1 2", None)


def test_the_adviser_follows_the_clue_that_was_read() -> None:
    built = TableBuilder().investigator(JOE, "entrance-hall.a", JOE_TRAITS)
    game = built.play(turn_of=JOE)
    given = advise(game.view("investigator-1"), game.pending[0])
    assert given is not None
    assert given.odds is None


def test_to_act_beside_a_monster_has_the_odds_of_evading_it() -> None:
    built = TableBuilder().investigator(JOE, "kitchen.a", JOE_TRAITS).monster("zombie", "kitchen.a")
    game = built.play(turn_of=JOE)
    given = advise(game.view("investigator-1"), game.pending[0])
    assert given is not None
    assert given.odds is not None
