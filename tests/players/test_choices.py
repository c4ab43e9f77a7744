"""What a computer player does where one thing is plainly right."""

from typing import Any

from madhouse.engine.decisions import Decision
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.players.heuristic import HeuristicPlayer
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS


def chosen(game: Game[Any, Any], style: str = "fair") -> str:
    decision: Decision = game.pending[0]
    return HeuristicPlayer("1", style).choose(game.view(decision.seats[0]), decision)


def test_a_hurt_friend_is_healed_before_the_house_is_searched() -> None:
    table = TableBuilder(players=2)
    table.investigator(JOE, "cloakroom.d", JOE_TRAITS, cards=["first-aid-kit"])
    table.investigator(JENNY, "cloakroom.d", JENNY_TRAITS, damage=7)
    assert chosen(table.play(turn_of=JOE)) == "use first-aid-kit"


def test_he_explores_where_he_stands_if_there_is_something_to_find() -> None:
    table = TableBuilder().investigator(JOE, "kitchen.a", JOE_TRAITS).pile("kitchen", "axe")
    assert chosen(table.play(turn_of=JOE)) == "explore"


def test_a_key_in_the_hand_is_used() -> None:
    table = TableBuilder().investigator(JOE, "library.a", JOE_TRAITS, cards=["brass-key"])
    game = table.lock("study", "brass-plate").play(turn_of=JOE)
    game.apply("investigator-1", "move study.c")
    while game.pending[0].kind != "demand":
        game.apply(game.pending[0].seats[0], game.pending[0].options[0])
    assert chosen(game) == "use brass-key"


def test_a_monster_that_blocks_the_way_and_can_be_killed_is_attacked() -> None:
    table = TableBuilder().investigator(JOE, "kitchen.a", JOE_TRAITS, cards=["axe"])
    table.monster("zombie", "kitchen.a", damage=4)
    assert chosen(table.play(turn_of=JOE)) == "attack zombie 1 with axe"
