"""The scene of an instruction: who is meant by 'you', by 'the monster', by 'the weapon'."""

import msgspec

from madhouse.engine.clauses import Condition
from madhouse.second.things.skills import Skill
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table


class Occasion(msgspec.Struct, gc=False):
    """What is about to happen, or just has: the cards that wait for it may look and change it."""

    purpose: str = ""  # of a test: 'attack', 'evade', 'horror', 'search', 'push' ...
    skill: Skill | None = None
    dice: list[int] = []  # as they lie: success, investigation or blank
    successes: int = 0  # after everything
    difficulty: int | None = None
    enough: int | None = None  # more successes than these would change nothing
    passed: bool | None = None
    damage: int = 0  # about to be suffered
    horror: int = 0
    facedown: bool = False
    first_facedown: int = 0  # so much Damage comes facedown, whatever the rest does
    more_dice: int = 0  # what cards add to the pool before it is rolled, or take
    lender: Investigator | None = None  # whose value the pool starts with, if it is another's
    adds_up: bool = False  # its successes are kept and added to
    negates: bool = False  # each of its successes prevents something
    rerolled: bool = False


class Scene(msgspec.Struct, gc=False):
    """Whom an instruction speaks of. It is made for many a moment, so it is kept cheap to make."""

    you: Investigator | None = None
    monster: Monster | None = None
    token: str = ""  # the token, and which of its options
    option: int = 0
    card: str = ""  # the card that speaks
    weapon: str = ""  # what you attack with; none: nothing
    target: Investigator | None = None  # whom you have chosen
    space: str = ""  # which was chosen, or is spoken of
    purpose: str = ""  # what a test in it is for
    occasion: Occasion | None = None  # what the card waited for, or the last test
    victim: Investigator | None = None  # whom the monster attacks
    forfeited: bool = False  # the action that was attempted is forfeited
    enough: int = 0  # so many successes of the next test are of use; 0: any number
    negates: bool = False  # each success of the next test prevents something
    mythos: bool = False  # it is a mythos event
    horror: int = 0  # suffered by its words so far
    dealt: int = 0  # the damage that an attack has dealt
    # of an activation
    carried_out: bool = False  # the monster has done something of it
    moved: int = 0  # spaces, so far
    halted: bool = False  # it moves no more


NOBODY = Scene()
"""The scene of what concerns everybody."""


def successes(scene: Scene) -> int:
    """The result of the last test in this scene."""
    return 0 if scene.occasion is None else scene.occasion.successes


def all_hold(g: Table, scene: Scene, conditions: tuple[Condition, ...]) -> bool:
    """Whether every condition is met."""
    for condition in conditions:  # noqa: SIM110 - a generator costs more than the loop
        if not condition.holds(g, scene):
            return False
    return True
