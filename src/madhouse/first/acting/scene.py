"""The scene of a verb: who is meant by 'you', by 'the monster', by 'the weapon' on a card."""

from typing import NamedTuple

import msgspec

from madhouse.engine.clauses import Condition
from madhouse.engine.decisions import Seat
from madhouse.first.things.attributes import Attribute, PartOfTest
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.table import Table


class Cause(NamedTuple):
    """What calls for a test: a card, a task or a spell, and the monster it is made against."""

    card: str = ""
    monster: int | None = None


NO_CAUSE = Cause()


class Occasion(msgspec.Struct, gc=False):
    """What is about to happen, or just has: the cards that wait for it may look and change it."""

    rule: str = ""  # the rule behind it, which tells an evade test from a horror test
    amount: int = 0  # of damage, horror or healing
    needs: int = 0  # what the die must not exceed
    made_of: list[PartOfTest] = []  # what all can see in that number, part by part
    roll: int = 0  # what the die shows; 0 before it is rolled
    passed: bool | None = None
    again: bool = False  # the die is to be rolled once more
    rerolled_by: list[str] = []  # the cards by which it was
    cancelled: bool = False  # it does not happen
    cause: Cause = NO_CAUSE  # of a test


class Scene(msgspec.Struct, gc=False):
    """Whom a card's words speak of. It is made for many a moment, so it is kept cheap to make."""

    you: Investigator | None = None
    monster: Monster | None = None
    card: str = ""
    weapon: str = ""
    combat: bool = False
    target: Investigator | None = None  # the investigator on whom a spell was cast
    chooser: Seat = ""  # who picks the targets, if it is not the player of 'you'
    occasion: Occasion | None = None  # what the card waited for, or the last test
    room: str = ""  # the room that was chosen, or is about to be entered
    this: str = ""  # the card that is asked for its standing answer
    attribute: Attribute | None = None  # the one being tested
    barrier: Feature | None = None  # the one that a monster attacks
    puzzle: str = ""  # the card whose puzzle is being attempted
    paid: int = 0  # the threat that the keeper has given for it


def the_occasion(scene: Scene) -> Occasion:
    """What the card waits for."""
    if scene.occasion is None:
        raise LookupError(f"'{scene.card}' changes what happens, but nothing is about to happen")
    return scene.occasion


NOBODY = Scene()
"""The scene of what concerns everybody."""


def all_hold(g: Table, scene: Scene, conditions: tuple[Condition, ...]) -> bool:
    """Whether every condition is met."""
    for condition in conditions:  # noqa: SIM110 - a generator costs more than the loop
        if not condition.holds(g, scene):
            return False
    return True
