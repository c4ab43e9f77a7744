"""Asking first: where another question comes before a die falls, it asks there, and not here.

What leads to that question can still be taken back. Only what lies open is looked at.
"""

from madhouse.engine.decisions import Option
from madhouse.engine.forms import Named
from madhouse.engine.knowledge import SPECTATOR, knows
from madhouse.first.rules.attribute_tests import luck_to_spend
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH
from madhouse.first.rules.corpse import (
    MOVE_DRAGGING,
    MOVE_DRAGGING_A_CORPSE,
    RUN_DRAGGING,
    RUN_DRAGGING_A_CORPSE,
)
from madhouse.first.rules.deeds import DEEDS
from madhouse.first.rules.demands import against_key
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.movement import MOVE, RUN
from madhouse.first.rules.puzzle_attempts import against_attempt
from madhouse.first.rules.spells import CAST, CAST_ON
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.cards import Demand
from madhouse.first.things.state import Investigator, eyes
from madhouse.first.things.table import Table
from madhouse.first.told.option_texts import GRAMMAR

WALKED = (
    MOVE,
    MOVE_DRAGGING,
    MOVE_DRAGGING_A_CORPSE,
    RUN,
    RUN_DRAGGING,
    RUN_DRAGGING_A_CORPSE,
)
FOUGHT = (ATTACK_BARE_HANDED, ATTACK_WITH)
TESTED = (ATTEMPT_TASK, CAST, CAST_ON)
"""What is a test by itself."""


def monsters_to_evade(g: Table, who: Investigator) -> list[int]:
    """The monsters of his space that he has not turned his back on in this turn."""
    return [m.id for m in g.state.monsters if m.space == who.space and m.id not in who.evaded]


def monsters_to_face(g: Table, who: Investigator, room: str) -> list[int]:
    """The monsters of a room that he would have to face as he enters it."""
    room_of = g.board.room_of
    return [
        foe.id for foe in g.state.monsters if room_of[foe.space] == room and foe.id not in who.faced
    ]


def test_asks_first(g: Table, who: Investigator, attribute: Attribute) -> bool:
    """Whether he is asked for a skill point before the die of a test falls."""
    return luck_to_spend(g, who, attribute) is not None


def turn_asks_first(g: Table, who: Investigator, option: Option) -> bool:
    """Whether the first thing that a step of his turn meets is a question to him."""
    read, found = GRAMMAR.read(option), DEEDS.find(option)
    if found is None or found[0].takes == "nothing" or (read and read.form in FOUGHT):
        return False
    evading = monsters_to_evade(g, who)
    if evading:
        return len(evading) > 1 or test_asks_first(g, who, Attribute.DEXTERITY)
    if option == EXPLORE:
        top = g.room(g.room_of(who)).pile[0]
        return top in g.box.obstacles and _demand_asks(g, who, g.box.obstacles[top])
    if read is None:
        return False
    if read.form in WALKED:
        return _way_asks(g, who, g.board.room_of[read.named["space"]])
    attribute = _tested(g, read.named) if read.form in TESTED else None
    return attribute is not None and test_asks_first(g, who, attribute)


def _way_asks(g: Table, who: Investigator, room: str) -> bool:
    """A lock, then fire, then what is there (1e.open.entry-sequence)."""
    there = g.room(room)
    if room == g.room_of(who):
        return False
    if there.lock:
        return _demand_asks(g, who, g.box.locks[there.lock])
    facing = () if there.fire else monsters_to_face(g, who, room)
    if not (there.fire or facing):
        return False
    return len(facing) > 1 or test_asks_first(g, who, Attribute.WILLPOWER)


def _demand_asks(g: Table, who: Investigator, demand: Demand) -> bool:
    """A card that was turned up before, its puzzle laid out, asks how it is to be met."""
    if not knows(g.state, eyes(g.state, SPECTATOR), demand.id):
        return False
    if demand.puzzle is not None and demand.id not in g.state.puzzles:
        return False
    with_key = any(against_key(who, demand, key) is None for key in demand.key)
    return with_key or demand.test is not None or against_attempt(who, demand) is None


def _tested(g: Table, named: Named) -> Attribute | None:
    """The attribute that a spell or a last task tests, if it does."""
    if "card" in named:
        spell = g.box.spells.get(named["card"])
        return None if spell is None else spell.test.attribute
    test = next((each.test for each in g.objective.actions if each.id == named["task"]), None)
    return None if test is None else test.attribute
