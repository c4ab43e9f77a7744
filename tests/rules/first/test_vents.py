"""Vents: for the movement of beasts, and for nothing else."""

import msgspec
import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.things.cards import MonsterClass
from madhouse.first.words.prowling import ClassWithin
from tests.rules.first.tables import JOE, answer, asked, commanded, joe, monster, zombies_of


def vents(table: TableBuilder) -> TableBuilder:
    """Vents in the cellar, the kitchen and the study."""
    for space in ("cellar.a", "kitchen.a", "study.c"):
        table.feature("vent", space)
    return table


def beasts() -> TableBuilder:
    """Joe in the library, in a house whose zombies are beasts."""
    return TableBuilder(told=zombies_of("beast")).investigator(JOE, "library.b")


@pytest.mark.rule("1e.vent.adjacent")
def test_a_beast_moves_from_any_vent_to_any_other() -> None:
    game = commanded(vents(beasts()).monster("zombie", "cellar.a"))
    assert asked(game).options == ("to cellar.b", "to kitchen.a", "to study.c", "stay")
    answer(game, "to study.c", "to kitchen.a")
    assert monster(game).space == "kitchen.a"


@pytest.mark.rule("1e.vent.adjacent")
def test_only_from_the_space_of_a_vent() -> None:
    game = commanded(vents(beasts()).monster("zombie", "cellar.b"))
    assert asked(game).options == ("to cellar.a", "to entrance-hall.c", "stay")


@pytest.mark.rule("1e.vent.others-barred")
@pytest.mark.parametrize("klass", ["humanoid", "eldritch"])
def test_no_other_monster_does(klass: MonsterClass) -> None:
    table = TableBuilder(told=zombies_of(klass)).investigator(JOE, "library.b")
    game = commanded(vents(table).monster("zombie", "cellar.a"))
    assert asked(game).options == ("to cellar.b", "stay")


@pytest.mark.rule("1e.vent.others-barred")
def test_no_investigator_does() -> None:
    options = asked(vents(joe("cellar.a")).play(turn_of=JOE)).options
    assert {"move kitchen.a", "run kitchen.a", "move study.c"}.isdisjoint(options)


@pytest.mark.rule("1e.vent.movement-only", "1e.conflict.ladder-vent-scope")
def test_a_beast_attacks_nobody_through_a_vent_and_is_not_near_by_it() -> None:
    story = zombies_of("beast")
    met = story.box.mythos["we-have-met"]
    met = msgspec.structs.replace(met, requires=(ClassWithin("beast", 2),))
    story.box.mythos["we-have-met"] = met
    table = TableBuilder(told=story).investigator(JOE, "cellar.a").hand("we-have-met").threat(1)
    vents(table).monster("zombie", "kitchen.a")
    assert asked(table.play(stage="monster-attacks")).kind != "monster-attack"
    game = table.play(turn_of=JOE, stage="turn-start")
    assert f"play we-have-met on {JOE}" not in asked(game).options
