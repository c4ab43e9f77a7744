"""Epilogues that know the evening: which lines are read, and whom they name."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.told.telling import teller_for
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, answer, joe, told

STORY = the_box().story("the-cold-supper")
BOX = the_box().for_story(STORY)


def in_the_kitchen(*dice: int) -> TableBuilder:
    """Joe stands before the second place, and the objective lies open."""
    table = joe("kitchen.a", players=2).investigator(JENNY, "cellar.a", JENNY_TRAITS)
    return table.revealed().dice(*dice)


def read(game: Game[State, View]) -> str:
    """The epilogue, as the investigators read it."""
    teller = teller_for(BOX, STORY)
    over = next(each for each in game.log if each.kind == "game-over")
    return teller.event(over)


def cleared(table: TableBuilder) -> Game[State, View]:
    """Joe clears the second place, and with that it ends."""
    game = table.play(turn_of=JOE)
    answer(game, "attempt clear-the-second-place")
    assert game.over
    return game


def test_a_line_is_read_if_it_is_so_and_names_whoever_did_it() -> None:
    epilogue = read(cleared(in_the_kitchen(1)))
    assert "It was Joe Diamond who took the second plate" in epilogue
    assert "who stopped him short of his chair" not in epilogue
    assert "The stone is cut wide enough" not in epilogue


def test_the_lost_are_named_though_others_have_come_in_their_place() -> None:
    table = in_the_kitchen(1)
    table.state.lost = ["gloria-goldberg"]
    assert "they have put Gloria Goldberg" in read(cleared(table))


@pytest.mark.parametrize("is_found", [True, False])
def test_a_line_may_hang_on_what_was_found(is_found: bool) -> None:
    table = joe("kitchen.a", damage=8).answers({"1": "A"}).revealed()
    table.monster("zombie", "kitchen.a", "zombie-1").stack("humanoid", "humanoid-1").dice(9)
    if is_found:
        table.carries(JOE, "cold-supper-1a")
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert game.over
    assert ("You had found Tom’s Boots" in read(game)) is is_found
    assert "The far end of the table is kept for Joe Diamond." in read(game)


def test_who_is_killed_is_remembered_in_order() -> None:
    table = joe("kitchen.a", players=2, damage=8).investigator(JENNY, "cellar.a", JENNY_TRAITS)
    table.monster("zombie", "kitchen.a", "zombie-1").stack("humanoid", "humanoid-1").dice(9)
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert told(game, "killed")
    assert not game.over
    assert game.table.state.lost == [JOE]


def test_the_end_tells_the_last_clue_the_round_and_who_is_left() -> None:
    table = in_the_kitchen(1).carries(JOE, "cold-supper-3a").carries(JENNY, "cold-supper-2a")
    (over,) = told(cleared(table), "game-over")
    assert over["clue"] == "cold-supper-2a"
    assert over["all"] == [JOE, JENNY]
    assert over["lost"] == []
