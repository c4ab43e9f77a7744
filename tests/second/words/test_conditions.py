"""Words that ask something: each where it is so, and where it is not."""

from collections.abc import Callable

import pytest

from madhouse.engine.clauses import Condition
from madhouse.second.acting.scene import Occasion, Scene
from madhouse.second.things.skills import Skill
from madhouse.second.things.table import Table
from madhouse.second.words.attacking import DealtDamage, WithThis
from madhouse.second.words.belongings import HasTrait
from madhouse.second.words.board import Carries, Laid
from madhouse.second.words.carrying import HasClues, WithItem
from madhouse.second.words.company import Alone, Whose
from madhouse.second.words.dice import RolledInvestigation, TestFailed, Testing
from madhouse.second.words.facts import (
    AsManyAs,
    Counted,
    CountedTogether,
    Investigators,
    Known,
    RoundIs,
)
from madhouse.second.words.foes import MonsterThere
from madhouse.second.words.goals import (
    AnotherIs,
    EndedBy,
    FavouriteSafe,
    Finished,
    HoldsMost,
    InStartRoom,
    SomebodyEliminated,
    SpacesWithFire,
)
from madhouse.second.words.harm import Has, HasHarm
from madhouse.second.words.inspecting import WithPerson
from madhouse.second.words.monsters import MonsterIn
from madhouse.second.words.preventing import NobodyHurt, NoHorrorSuffered, Suffering
from madhouse.second.words.surroundings import At
from madhouse.second.words.this_card import CameThisTurn, SpellsLeft
from madhouse.second.words.tokens import OnToken, TokenIn, TokenInFire
from madhouse.second.words.turns import ActionsTaken, Performed
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import laid, two

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"
WRITTEN = """
tokens:
  - {id: porter, kind: person, name: The Porter, at: parlour.a, options: [{label: It, text: It.}]}
  - {id: chest, kind: search, name: The Chest, at: parlour.a, options: [{label: It, text: It.}]}
counters: {one: 0, two: 0}
facts: [{id: hint, text: A hint.}]
"""
Changes = Callable[[Table, Scene], None]


def is_so(word: Condition, *changes: Changes) -> bool:
    """Whether it is so for Lev Abramson, alone in the hall, once this was changed."""
    table = two(WRITTEN, pearl="yard.b").token("porter", PARLOUR).token("chest", PARLOUR)
    g = laid(table.monster("cultist", at=PARLOUR))
    scene = Scene(g.investigator(LEV), g.app.monsters[0], token="porter", occasion=Occasion())
    for change in changes:
        change(g, scene)
    return word.holds(g, scene)


def _changed(thing: object, fields: dict[str, object]) -> None:
    for name, value in fields.items():
        setattr(thing, name, value)


def lev(**fields: object) -> Changes:
    """Something is otherwise with him."""
    return lambda g, _: _changed(g.investigator(LEV), fields)


def pearl(**fields: object) -> Changes:
    """Something is otherwise with Pearl Gaines."""
    return lambda g, _: _changed(g.investigator(PEARL), fields)


def app(**fields: object) -> Changes:
    """Something is otherwise in the app."""
    return lambda g, _: _changed(g.app, fields)


def state(**fields: object) -> Changes:
    """Something is otherwise on the board."""
    return lambda g, _: _changed(g.state, fields)


def scene(**fields: object) -> Changes:
    """Something is otherwise in the scene."""
    return lambda _, here: _changed(here, fields)


def occasion(**fields: object) -> Changes:
    """Something is otherwise with the test that is made, or the harm about to come."""
    return lambda _, here: _changed(here.occasion, fields)


YES: list[tuple[Condition, list[Changes]]] = [
    (Known("hint"), [app(facts=["hint"])]),
    (Counted("one"), [app(counts={"one": 1})]),
    (Counted("one", at_least=2), [app(counts={"one": 2})]),
    (CountedTogether(("one", "two"), 3), [app(counts={"one": 1, "two": 2})]),
    (AsManyAs(("one",), ("two",)), [app(counts={"one": 2, "two": 2})]),
    (RoundIs(3), [app(round=3)]),
    (RoundIs(3, at_most=4), [app(round=4)]),
    (RoundIs(2, every=2), [app(round=4)]),
    (Investigators(2), []),
    (Investigators(1, at_most=2), []),
    (Laid("parlour"), []),
    (Carries("crowbar"), [lev(possessions=["crowbar-1"])]),
    (HasTrait("light-source"), [lev(possessions=["hurricane-lamp-1"])]),
    (HasClues(), [lev(clues=1)]),
    (HasClues(at_least=2), [lev(clues=2)]),
    (WithItem(), [scene(weapon="crowbar-1")]),
    (WithItem(trait="heavy-weapon"), [scene(weapon="crowbar-1")]),
    (WithThis(), [scene(weapon="crowbar-1", card="crowbar-1")]),
    (DealtDamage(), [scene(dealt=1)]),
    (Alone(), []),
    (Alone(), [pearl(space=PARLOUR)]),
    (Alone("your space"), [pearl(space=NEXT)]),
    (Whose("anyone", "your space"), []),
    (Testing(skills=(Skill.LORE,)), [occasion(skill=Skill.LORE)]),
    (Testing(purposes=("attack",)), [occasion(purpose="attack")]),
    (Testing(adds_up=True), [occasion(adds_up=True)]),
    (Testing(), []),
    (RolledInvestigation(), [occasion(dice=[0, 1])]),
    (TestFailed(), [occasion(passed=False)]),
    (At("fire"), [state(fire=[HALL])]),
    (MonsterThere(), []),
    (EndedBy("an ending"), [app(ending="won")]),
    (EndedBy("time"), [app(ending="lost")]),
    (SpacesWithFire(2), [state(fire=[HALL, NEXT])]),
    (InStartRoom(), [lev(space=NEXT)]),
    (AnotherIs(("dazed", "stunned")), [pearl(conditions=["stunned-1"])]),
    (SomebodyEliminated(), [pearl(eliminated=True)]),
    (
        HoldsMost("firearm"),
        [lev(possessions=["coat-pistol-1"]), pearl(possessions=["crowbar-1"])],
    ),
    (Finished(), [lev(finished=1)]),
    (Finished(at_least=2), [lev(finished=2)]),
    (FavouriteSafe(), []),
    (FavouriteSafe(), [lev(favourite="porter")]),
    (Has("dazed"), [lev(conditions=["dazed-1"])]),
    (HasHarm(damage=2), [lev(damage=["limp-1"], damage_facedown=["winded-1"])]),
    (HasHarm(horror=1), [lev(horror=["run-1"])]),
    (HasHarm(horror=1, facedown=True), [lev(horror_facedown=["run-1"])]),
    (WithPerson(), []),
    (Suffering("damage"), [occasion(damage=1)]),
    (Suffering("horror"), [occasion(horror=1)]),
    (Suffering("either"), [occasion(horror=1)]),
    (Suffering("damage", of_mythos=True), [occasion(damage=1), scene(mythos=True)]),
    (NoHorrorSuffered(), []),
    (NobodyHurt(), []),
    (CameThisTurn(), [lev(fresh=["dazed-1"]), scene(card="dazed-1")]),
    (SpellsLeft(), [scene(card="crowbar-1")]),
    (TokenIn(("parlour",)), []),
    (TokenIn(("kitchen", "parlour")), []),
    (TokenInFire(), [state(fire=[PARLOUR])]),
    (OnToken(("chest", "porter")), []),
    (Performed("trade"), [lev(done=["trade"])]),
    (Performed("trade", times=2), [lev(done=["trade", "move", "trade"])]),
    (ActionsTaken(1), [lev(done=["trade"])]),
]
NO: list[tuple[Condition, list[Changes]]] = [
    (Known("hint"), []),
    (Counted("one"), []),
    (Counted("one", at_least=2), [app(counts={"one": 1})]),
    (CountedTogether(("one", "two"), 3), [app(counts={"one": 1, "two": 1})]),
    (AsManyAs(("one",), ("two",)), [app(counts={"one": 1, "two": 2})]),
    (RoundIs(3), [app(round=2)]),
    (RoundIs(3, at_most=4), [app(round=5)]),
    (RoundIs(2, every=2), [app(round=5)]),
    (Investigators(3), []),
    (Investigators(1, at_most=1), []),
    (Laid("parlour"), [app(laid=["m1"])]),
    (Carries("crowbar"), [lev(possessions=["coat-pistol-1"])]),
    (HasTrait("light-source"), [lev(possessions=["crowbar-1"])]),
    (HasClues(), []),
    (HasClues(at_least=2), [lev(clues=1)]),
    (WithItem(), [scene(weapon="scald-1")]),
    (WithItem(trait="firearm"), [scene(weapon="crowbar-1")]),
    (WithItem(), []),
    (WithThis(), []),
    (WithThis(), [scene(weapon="crowbar-1", card="coat-pistol-1")]),
    (DealtDamage(), []),
    (Alone(), [pearl(space=NEXT)]),
    (Alone("your space"), [pearl(space=HALL)]),
    (Alone(), [lev(space="")]),
    (Whose("another", "your space"), []),
    (Testing(skills=(Skill.LORE,)), [occasion(skill=Skill.WILL)]),
    (Testing(purposes=("attack",)), [occasion(purpose="evade")]),
    (Testing(adds_up=True), []),
    (Testing(), [scene(occasion=None)]),
    (RolledInvestigation(), [occasion(dice=[0, 2])]),
    (RolledInvestigation(), [scene(occasion=None)]),
    (TestFailed(), [occasion(passed=True)]),
    (TestFailed(), [occasion(passed=None)]),
    (TestFailed(), [scene(occasion=None)]),
    (At("fire"), [state(fire=[NEXT])]),
    (MonsterThere(), [app(monsters=[])]),
    (MonsterThere(), [scene(monster=None)]),
    (MonsterIn("rain"), []),
    (MonsterIn("rain"), [state(monsters={})]),
    (EndedBy("an ending"), [app(ending="lost")]),
    (EndedBy("time"), [app(ending="won")]),
    (EndedBy("time"), []),
    (SpacesWithFire(2), [state(fire=[HALL])]),
    (InStartRoom(), [lev(space=PARLOUR)]),
    (InStartRoom(), [lev(space="")]),
    (AnotherIs(("dazed", "stunned")), [lev(conditions=["stunned-1"])]),
    (SomebodyEliminated(), []),
    (
        HoldsMost("firearm"),
        [lev(possessions=["coat-pistol-1"]), pearl(possessions=["coat-pistol-2"])],
    ),
    (Finished(), []),
    (FavouriteSafe(), [lev(favourite="nobody")]),
    (FavouriteSafe(), [lev(favourite="porter"), app(facts=["refused-porter"])]),
    (Has("dazed"), [lev(conditions=["stunned-1"])]),
    (HasHarm(damage=2), [lev(damage=["limp-1"])]),
    (HasHarm(horror=1, facedown=True), [lev(horror=["run-1"])]),
    (HasHarm(damage=1, horror=1), [lev(damage=["limp-1"])]),
    (WithPerson(), [scene(token="chest")]),
    (WithPerson(), [scene(token="")]),
    (Suffering("damage"), [occasion(horror=1)]),
    (Suffering("horror"), [occasion(damage=1)]),
    (Suffering("either"), []),
    (Suffering("either"), [scene(occasion=None)]),
    (Suffering("damage", of_mythos=True), [occasion(damage=1)]),
    (NoHorrorSuffered(), [scene(horror=1)]),
    (NobodyHurt(), [pearl(hurt=1)]),
    (CameThisTurn(), [scene(card="dazed-1")]),
    (TokenIn(("kitchen",)), []),
    (TokenInFire(), [state(fire=[HALL])]),
    (OnToken(("chest",)), []),
    (Performed("trade"), []),
    (Performed("trade", times=2), [lev(done=["trade"])]),
    (ActionsTaken(1), []),
    (ActionsTaken(1), [lev(done=["trade", "move"])]),
]


def shown(each: object) -> str:
    """The word alone: what is changed is a function, and its address is another in each process."""
    return str(each) if isinstance(each, Condition) else ""


@pytest.mark.parametrize(("word", "changes"), YES, ids=shown)
def test_it_is_so(word: Condition, changes: list[Changes]) -> None:
    assert is_so(word, *changes)


@pytest.mark.parametrize(("word", "changes"), NO, ids=shown)
def test_it_is_not_so(word: Condition, changes: list[Changes]) -> None:
    assert not is_so(word, *changes)


def test_of_whom_a_card_speaks_that_waits_for_others() -> None:
    g = laid(two(pearl=HALL))
    lev_, pearl_ = g.state.investigators
    here = Scene(lev_, target=pearl_)
    assert Whose("another", "your space").holds(g, here)
    assert Whose("anyone", "your space").holds(g, here)
    pearl_.space = NEXT
    assert not Whose("another", "your space").holds(g, here)
    assert Whose("another", "your room").holds(g, here)
    assert not Whose("another", "your space").holds(g, Scene(lev_, target=lev_))
