"""Ladders: for the movement of investigators and humanoids, and for nothing else."""

import pytest

from madhouse.engine.board import Layout
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.state import State
from tests.engine.board.maps import put, tile
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    answer,
    asked,
    commanded,
    investigator,
    joe,
    monster,
    retold,
    told,
    zombies_of,
)

PISTOLS = "45-automatics"  # range 2
GALLERY = tile(
    "gallery",
    """
    +---+---+---+---+---+---+
    | a   a : b   b : c : d |
    +   +   +   +   +   +   +
    | a   a : b   b : c : d |
    +   +   +   +   +   +   +
    | a   a : b   b : c : d |
    +---+---+---+---+---+---+
    """,
)


def ladders(table: TableBuilder, *spaces: str) -> TableBuilder:
    """Ladders from the cellar to the kitchen, or wherever said."""
    for space in spaces or ("cellar.a", "kitchen.a"):
        table.feature("ladder", space)
    return table


def moves(game: Game[State, View]) -> list[str]:
    return [option for option in asked(game).options if option.startswith("move")]


# -- who climbs --------------------------------------------------------------------------------


@pytest.mark.rule("1e.ladder.adjacent")
def test_an_investigator_climbs_from_one_ladder_to_the_next() -> None:
    game = ladders(joe("cellar.a")).play(turn_of=JOE)
    assert moves(game) == ["move cellar.b", "move kitchen.a"]
    answer(game, "move kitchen.a", "run cellar.a")
    assert investigator(game, JOE).space == "cellar.a"


@pytest.mark.rule("1e.ladder.adjacent")
def test_all_ladders_lead_to_each_other() -> None:
    game = ladders(joe("cellar.a"), "cellar.a", "kitchen.a", "study.c").play(turn_of=JOE)
    assert moves(game) == ["move cellar.b", "move kitchen.a", "move study.c"]


@pytest.mark.rule("1e.ladder.adjacent")
def test_only_from_the_space_of_a_ladder() -> None:
    game = ladders(joe("cellar.b")).play(turn_of=JOE)
    assert moves(game) == ["move cellar.a", "move entrance-hall.c"]


@pytest.mark.rule("1e.ladder.adjacent")
def test_a_humanoid_climbs_too() -> None:
    game = commanded(ladders(joe("study.c")).monster("zombie", "cellar.a"))
    answer(game, "to kitchen.a", "to kitchen.b")
    assert monster(game).space == "kitchen.b"


@pytest.mark.rule("1e.ladder.others-barred")
@pytest.mark.parametrize("klass", ["beast", "eldritch"])
def test_other_monsters_do_not(klass: MonsterClass) -> None:
    table = TableBuilder(told=zombies_of(klass)).investigator(JOE, "study.c")
    game = commanded(ladders(table).monster("zombie", "cellar.a"))
    assert asked(game).options == ("to cellar.b", "stay")


@pytest.mark.rule("1e.horror-test.investigator-enters", "1e.ladder.adjacent")
def test_who_climbs_into_a_room_faces_what_is_there() -> None:
    table = ladders(joe("cellar.a")).monster("zombie", "kitchen.b").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, "move kitchen.a")
    assert investigator(game, JOE).sanity == 7


# -- locks -------------------------------------------------------------------------------------


@pytest.mark.rule("1e.open.lock-other-entry")
def test_a_ladder_into_a_locked_room_is_tried_like_a_door() -> None:
    table = ladders(joe("cellar.a")).lock("kitchen", "held-from-within").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, "move kitchen.a", "try it")
    assert told(game, "lock-revealed")[0]["room"] == "kitchen"
    assert investigator(game, JOE).space == "cellar.a"
    assert moves(game) == ["move cellar.b"]


@pytest.mark.rule("1e.open.lock-other-entry")
def test_the_keeper_moves_nobody_up_a_ladder_into_a_locked_room() -> None:
    table = ladders(joe("entrance-hall.c"), "entrance-hall.c", "kitchen.a", "study.c")
    table.lock("kitchen", "held-from-within").hand("the-draught-has-a-direction").threat(1)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play the-draught-has-a-direction on {JOE}")
    assert "to study.c" in asked(game).options
    assert "to kitchen.a" not in asked(game).options


# -- movement only -----------------------------------------------------------------------------


@pytest.mark.rule("1e.open.range-ladder", "1e.range.measure", "1e.ladder.movement-only")
@pytest.mark.parametrize(("at", "in_range"), [("gallery.d", False), ("gallery.c", True)])
def test_a_ladder_does_not_shorten_the_range(at: str, in_range: bool) -> None:
    story = retold((GALLERY,), layout=Layout((put("gallery"),)), start="gallery.a")
    table = TableBuilder(told=story).investigator(JENNY, "gallery.a", JENNY_TRAITS, [PISTOLS])
    ladders(table, "gallery.a", "gallery.c", "gallery.d").monster("zombie", at)
    options = asked(table.play(turn_of=JENNY)).options
    assert (f"attack zombie 1 with {PISTOLS}" in options) == in_range


@pytest.mark.rule("1e.ladder.movement-only", "1e.conflict.ladder-vent-scope")
def test_nobody_sees_or_attacks_up_a_ladder() -> None:
    table = ladders(joe("cellar.a", cards=[PISTOLS])).monster("zombie", "kitchen.a")
    options = asked(table.play(turn_of=JOE)).options
    assert not [option for option in options if option.startswith("attack")]
    assert asked(table.play(stage="monster-attacks")).kind != "monster-attack"


@pytest.mark.rule("1e.ladder.movement-only")
def test_a_ladder_does_not_bring_a_monster_near() -> None:
    table = ladders(joe("cellar.a")).hand("we-have-met").threat(1)  # needs one within 2 spaces
    game = table.monster("zombie", "kitchen.a").play(turn_of=JOE, stage="turn-start")
    assert f"play we-have-met on {JOE}" not in asked(game).options
