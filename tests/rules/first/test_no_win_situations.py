"""No-Win Situations: whoever doubts the setup can have it checked."""

import random

import pytest

from madhouse.api import new_game
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.verifying import CannotVerify, verify_room
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JOE, answer, joe

SEAT = "investigator-1"
CLUE = "cold-supper-2a"


def explored(*cards: str, at: str = "study.c") -> Game[State, View]:
    """Joe has explored a room in which these cards lay; the story has the clue in the study."""
    game = joe(at).pile(at.split(".")[0], *cards).play(turn_of=JOE)
    answer(game, "explore")
    return game


@pytest.mark.rule("1e.no-win.verify", "1e.secrecy.verify-exploration")
def test_an_explored_room_can_be_held_against_the_story() -> None:
    found = verify_room(explored(CLUE), SEAT, "study")
    assert (found.laid, found.right) == ([CLUE], True)


@pytest.mark.rule("1e.no-win.verify", "1e.conflict.encounter-cards")
def test_exploration_cards_that_lay_in_the_wrong_room_are_noticed() -> None:
    found = verify_room(explored(CLUE, at="kitchen.a"), SEAT, "kitchen")
    assert (found.laid, found.right) == ([CLUE], False)


@pytest.mark.rule("1e.no-win.verify")
def test_a_card_that_is_missing_is_noticed_too() -> None:
    assert not verify_room(explored("nothing-of-interest-jigsaw"), SEAT, "study").right


@pytest.mark.rule("1e.no-win.verify")
@pytest.mark.parametrize(
    ("other", "right"), [("cold-supper-2b", False), ("nothing-of-interest-jigsaw", True)]
)
def test_besides_its_own_cards_only_the_pool_s_may_lie_in_a_room(other: str, right: bool) -> None:
    assert verify_room(explored(other, CLUE), SEAT, "study").right is right


@pytest.mark.rule("1e.secrecy.verify-exploration")
def test_before_a_room_is_explored_only_the_keeper_can_check_it() -> None:
    game = joe("kitchen.a").pile("kitchen", "axe").play(turn_of=JOE)
    with pytest.raises(CannotVerify, match="explore it first"):
        verify_room(game, SEAT, "kitchen")
    assert verify_room(game, "keeper", "kitchen").laid == ["axe"]


@pytest.mark.rule("1e.open.keeper-skips-turn")
@pytest.mark.parametrize("seed", range(5))
def test_the_table_sets_every_room_up_rightly_so_no_turn_is_ever_skipped(seed: int) -> None:
    game = new_game(seed=seed)
    choice = random.Random(seed)
    while game.view("keeper").round == 0:
        decision = game.pending[0]
        game.apply(decision.seats[0], choice.choice(decision.options))
    assert all(verify_room(game, "keeper", room).right for room in game.view("keeper").rooms)


def test_an_unknown_room_is_met_with_the_nearest() -> None:
    game = TableBuilder().investigator(JOE, "kitchen.a").play(turn_of=JOE)
    with pytest.raises(CannotVerify, match="did you mean 'kitchen'"):
        verify_room(game, SEAT, "kitchn")
