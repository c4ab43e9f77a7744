"""Lot Thirteen: to whom the Salt is given, how that is told, and a chain that cannot be skipped."""

from collections.abc import Callable

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.rules.escape import LEAVE_BY
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.told.telling import teller_for
from tests.rules.first.tables import JENNY, JOE, JOE_TRAITS, answer, asked, investigator, told

STORY = the_box().story("lot-thirteen")
BOX = the_box().for_story(STORY)
SALT = "the-silver-salt"


def at_the_house(truth: str, space: str, *cards: str, event: int = 4) -> TableBuilder:
    """Joe in the house, lucky with every die."""
    table = TableBuilder("lot-thirteen").answers({"1": truth, "2": "A", "3": "A"})
    return table.event(event).investigator(JOE, space, JOE_TRAITS, cards=cards).dice(*[1] * 6)


def with_mrs_stokes() -> TableBuilder:
    table = at_the_house("B", "servants-bedroom.a", SALT)
    return table.monster("witch", "servants-bedroom.a", "witch-1", name="mrs-stokes")


ENDS: dict[str, tuple[Callable[[], TableBuilder], str]] = {
    "pour-it-away": (lambda: at_the_house("A", "kitchen.a", SALT), "It took both taps"),
    "lend-it": (lambda: at_the_house("A", "dining-room.a", SALT), "let Miss Carrow have it"),
    "blow-out-the-candle": (lambda: at_the_house("B", "attic.b"), "who blew the candle out"),
    "pay-mrs-stokes": (with_mrs_stokes, "blew the candle out herself"),
    "pay-it-back": (
        lambda: at_the_house("C", "stair-hall.a", SALT).monster("mi-go", "stair-hall.a", "mi-go-1"),
        "gave Joe Diamond a receipt",
    ),
}
"""Each way to end it but the way out, and the line of the epilogue that is its own."""


def read(game: Game[State, View]) -> str:
    """The epilogue, as it is read aloud."""
    assert game.result is not None
    assert game.result.winner == "investigators"
    over = next(each for each in game.log if each.kind == "game-over")
    return teller_for(BOX, STORY).event(over)


@pytest.mark.parametrize("task", ENDS)
def test_the_epilogue_knows_what_was_chosen(task: str) -> None:
    table, line = ENDS[task]
    game = table().revealed().play(turn_of=JOE)
    answer(game, f"attempt {task}")
    epilogue = read(game)
    assert line in epilogue
    assert not any(other in epilogue for _, other in ENDS.values() if other != line)


def test_whoever_carries_the_salt_out_is_told_of_the_pump() -> None:
    game = at_the_house("C", "entrance-hall.c", SALT).revealed().play(turn_of=JOE)
    answer(game, next(each for each in asked(game).options if LEAVE_BY.read(each)))
    epilogue = read(game)
    assert "It took Joe Diamond to work it" in epilogue
    assert ENDS["pay-it-back"][1] not in epilogue


def test_miss_carrow_cannot_be_spoken_to_alone_before_the_carriages() -> None:
    game = at_the_house("A", "dining-room.a", SALT, event=2).revealed().play(turn_of=JOE)
    assert "attempt lend-it" not in asked(game).options


@pytest.mark.parametrize(
    ("space", "obstacle", "key", "clue"),
    [
        ("library.a", "six-thousand-volumes", "lot-thirteen-4a", "lot-thirteen-3a"),
        ("master-bedroom.a", "nurse-leary", "lot-thirteen-3a", "lot-thirteen-2b"),
        ("study.c", "the-pigeon-holes", "lot-thirteen-2b", "lot-thirteen-1a"),
        ("attic.b", "ninety-trunks", "lot-thirteen-2a", "lot-thirteen-1b"),
    ],
)
def test_a_clue_is_the_key_to_the_next_and_nothing_else_is(
    space: str, obstacle: str, key: str, clue: str
) -> None:
    room = space.split(".")[0]
    assert STORY.obstacles[room] == obstacle
    without = at_the_house("A", space, event=1).pile(room, obstacle, clue).play(turn_of=JOE)
    answer(without, "explore")
    assert told(without, "obstacle-holds")
    assert not investigator(without, JOE).cards
    with_it = at_the_house("A", space, key, event=1).pile(room, obstacle, clue).play(turn_of=JOE)
    answer(with_it, "explore", f"use {key}")
    assert investigator(with_it, JOE).cards == [key, clue]


def test_the_last_bids_bring_one_porter_where_he_has_held_the_lot() -> None:
    porters = [
        verb
        for event in STORY.events
        for section in event.sections.values()
        for verb in section.do
        if getattr(verb, "name", "") == "harbin"
    ]
    assert len(porters) == 1
    assert not STORY.stirring_by


def test_the_buyers_are_met_upstairs_by_one_who_is_alone() -> None:
    for players, rooms in ((1, {"stair-hall"}), (2, {"entrance-hall"})):
        table = TableBuilder("lot-thirteen", players=players)
        table.answers({"1": "C", "2": "A", "3": "A"}).event(2)
        for name in (JOE, JENNY)[:players]:
            table.investigator(name, "pantry.c")
        game = table.threat(6).play(stage="keeper-actions")
        answer(game, next(each for each in asked(game).options if "reveal" in each))
        while asked(game).kind == "place-monster":
            answer(game, asked(game).options[0])
        placed = {str(each["space"]).split(".")[0] for each in told(game, "monster-placed")}
        assert placed == rooms
