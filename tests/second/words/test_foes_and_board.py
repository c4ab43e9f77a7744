"""Words of monsters and of the board, each by itself."""

import pytest

from madhouse.second.acting.scene import Occasion, Scene
from madhouse.second.rules.monster_step import activate, monster_step
from madhouse.second.words.attacking import (
    DealSuccesses,
    DealWeaponDamage,
    HealMonster,
    HitMonster,
    WeaponDamage,
)
from madhouse.second.words.board import (
    Discard,
    MovePerson,
    MoveTo,
    Place,
    SetAlight,
    Spawn,
    spaces_of,
)
from madhouse.second.words.facts import Count, CountOver, Learn, ReadCounts
from madhouse.second.words.foes import DriveOff, HealMonsters, HoldMonster, Lure, PassOver
from madhouse.second.words.goals import ChooseFavourite
from madhouse.second.words.movement import MoveYou
from tests.rules.second.tables import LEV
from tests.second.lamplight import two_packed
from tests.second.running import answered, carry_out, laid, lev, told, two

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"


# -- monsters ------------------------------------------------------------------------------------


def test_monsters_suffer_and_lose_damage() -> None:
    table = two().monster("cultist", at=PARLOUR, health=9).monster("ghost", at=PARLOUR, health=9)
    g = laid(table.monster("cultist", at=HALL, health=9))
    first, ghost, other = g.app.monsters
    carry_out(g, lev(g, space=PARLOUR), HitMonster(damage=2, each_there=True))
    assert [each.damage for each in g.app.monsters] == [2, 2, 0]
    scene = lev(g, monster=first)
    carry_out(g, scene, HitMonster(damage=3))
    assert (first.damage, scene.dealt) == (5, 3)
    carry_out(g, scene, HealMonster(damage=1))
    assert (first.damage, scene.carried_out) == (4, True)
    carry_out(g, scene, HealMonster())
    assert first.damage == 0
    untouched = lev(g, monster=other)
    carry_out(g, untouched, HealMonster())
    assert not untouched.carried_out
    first.damage = other.damage = ghost.damage = 5
    carry_out(g, Scene(), HealMonsters(kinds=("cultist",), damage=2))
    assert [each.damage for each in g.app.monsters] == [3, 5, 3]
    carry_out(g, Scene(), HealMonsters(kinds=("cultist", "ghost")))
    assert [each.damage for each in g.app.monsters] == [0, 0, 0]


def test_damage_by_the_weapon_and_by_successes() -> None:
    table = two().monster("cultist", at=HALL, health=9).monster("ghost", at=HALL, health=9)
    g = laid(table)
    cultist, ghost = g.app.monsters
    scene = lev(g, monster=cultist, weapon="crowbar-1", occasion=Occasion(successes=3))
    carry_out(g, scene, DealWeaponDamage())
    assert (cultist.damage, scene.dealt) == (2, 2)
    carry_out(g, scene, DealWeaponDamage(plus=1))
    assert cultist.damage == 5
    carry_out(g, scene, DealWeaponDamage(plus=-4))
    assert cultist.damage == 6  # at least one
    carry_out(g, scene, DealSuccesses())
    assert cultist.damage == 9
    assert cultist not in g.app.monsters
    spared = lev(g, monster=ghost, weapon="crowbar-1")
    carry_out(g, spared, DealWeaponDamage(borne_by=("cultist",)))
    assert ghost.damage == 2  # there is none any more


def test_another_in_its_space_bears_the_damage() -> None:
    table = two().monster("ghost", at=HALL, health=9).monster("cultist", at=NEXT, health=9)
    g = laid(table.monster("cultist", at=HALL, health=9))
    ghost, far, near_by = g.app.monsters
    scene = lev(g, monster=ghost, weapon="crowbar-1")
    carry_out(g, scene, DealWeaponDamage(borne_by=("cultist",)))
    assert [each.damage for each in (ghost, far, near_by)] == [0, 0, 2]


def test_what_a_weapon_says_of_its_damage() -> None:
    g = laid(two())
    assert WeaponDamage(plus=2).answer(g, lev(g), 3) == 5
    assert WeaponDamage(to=1).answer(g, lev(g), 3) == 1
    assert WeaponDamage(to=0, plus=1).answer(g, lev(g), 3) == 1


def test_monsters_are_driven_off_and_lured() -> None:
    table = two(lev="dining-room.a", pearl="yard.b").monster("cultist", at="dining-room.b")
    g = laid(table.monster("ghost", at="dining-room.b"))
    carry_out(g, lev(g), DriveOff(kinds=("cultist",), spaces=1))
    assert g.state.monsters == {"cultist 1": HALL, "ghost 1": "dining-room.b"}
    carry_out(g, lev(g), Lure())
    assert g.state.monsters["ghost 1"] == "dining-room.a"
    g.state.monsters["cultist 1"] = "dining-room.b"
    (asked,) = carry_out(g, lev(g), Lure(), say=("lure cultist 1",))
    assert asked.options == ("lure cultist 1", "lure ghost 1")
    assert g.state.monsters["cultist 1"] == "dining-room.a"
    g.state.monsters.clear()
    assert carry_out(g, lev(g), Lure()) == []


def test_a_monster_that_is_passed_over_does_not_activate_once() -> None:
    table = two_packed().monster("cultist", "front-hall.b").monster("ghost", "kitchen.a")
    g = laid(table)
    assert PassOver().possible(g, lev(g))
    carry_out(g, lev(g), PassOver())
    assert told(g, "will-be-passed-over") == [{"monster": "cultist 1"}]
    cultist = g.monster("cultist 1")
    answered(activate(g, cultist))
    assert told(g, "passed-over") == [{"monster": "cultist 1"}]
    assert told(g, "monster-moved") == []
    for each in g.app.monsters:
        each.activated = True
    answered(monster_step(g))
    assert g.extras.passed_over == []


def test_only_a_monster_that_is_there_is_held() -> None:
    g = laid(two().monster("ghost", at=HALL))
    ghost = g.app.monsters[0]
    carry_out(g, lev(g), HoldMonster())
    g.app.monsters = []
    carry_out(g, lev(g, monster=ghost), HoldMonster())
    assert g.state.held == []


# -- the board -----------------------------------------------------------------------------------

BOARD = """
tokens:
  - {id: porter, kind: person, name: The Porter, at: parlour.a, options: [{label: It, text: It.}]}
  - {id: guest, kind: person, name: The Guest, options: [{label: It, text: It.}]}
counters: {one: 0, two: 0}
facts: [{id: hint, text: A hint.}]
monsters: [{id: foe, kind: cultist, name: A Foe}]
"""


def test_tokens_are_placed_moved_and_discarded() -> None:
    g = laid(two(BOARD, pearl=NEXT).laid("m1", "m2"))
    carry_out(g, Scene(), Place("porter"), Place("guest", at="front-hall"))
    assert g.app.tokens == {"porter": PARLOUR, "guest": HALL}
    carry_out(g, Scene(), MovePerson("porter", to="kitchen"), MovePerson("guest", to=NEXT))
    assert (g.app.tokens, g.app.waiting) == ({"guest": NEXT}, {"porter": "kitchen"})
    carry_out(g, Scene(), MovePerson("porter", to="parlour.b"), Discard("guest"))
    assert (g.app.tokens, g.app.waiting) == ({"porter": "parlour.b"}, {})
    carry_out(g, Scene(), MovePerson("guest", to=HALL))
    assert "guest" not in g.app.tokens
    assert spaces_of(g, "kitchen") == ()
    assert spaces_of(g, "parlour") == ("parlour.a", "parlour.b")
    assert spaces_of(g, HALL) == (HALL,)


def test_monsters_come_in_the_first_place_that_is_laid() -> None:
    g = laid(two(BOARD, pearl=NEXT).laid("m1", "m2"))
    carry_out(g, Scene(), Spawn("ghost", at=("kitchen", "parlour"), number=2, extra_health=1))
    carry_out(g, Scene(), Spawn("foe", at=("kitchen",)))
    assert g.state.monsters == {"ghost 1": PARLOUR, "ghost 2": PARLOUR, "cultist 1": HALL}
    usual = g.amount(g.box.monsters["ghost"].health)
    assert [each.health for each in g.app.monsters[:2]] == [usual + 1] * 2
    assert g.app.monsters[2].name == "foe"


def test_fire_in_the_first_space_or_the_farthest() -> None:
    g = laid(two(pearl=PARLOUR))
    carry_out(g, Scene(), SetAlight("dining-room"))
    assert g.state.fire == ["dining-room.a"]
    carry_out(g, Scene(), SetAlight("parlour", which="farthest"))
    assert g.state.fire == ["dining-room.a", "parlour.b"]
    carry_out(g, Scene(), SetAlight("attic"))
    assert len(g.state.fire) == 2
    g.app.fire = False
    SetAlight("attic").note(g, Scene())
    assert not g.app.fire
    SetAlight("parlour").note(g, Scene())
    assert g.app.fire


def test_one_is_put_into_a_space_that_is_laid() -> None:
    g = laid(two())
    carry_out(g, lev(g), MoveTo("attic"))
    assert g.investigator(LEV).space == HALL
    carry_out(g, lev(g), MoveTo("parlour"))
    assert g.investigator(LEV).space == PARLOUR


@pytest.mark.rule("2e.movement.involuntary")
def test_one_is_moved_toward_a_monster_or_away_from_it() -> None:
    g = laid(two(lev="dining-room.b", pearl="yard.b").monster("ghost", at="dining-room.a"))
    scene = lev(g, monster=g.app.monsters[0])
    carry_out(g, scene, MoveYou(way="away from the monster"))
    assert g.investigator(LEV).space == HALL
    carry_out(g, scene, MoveYou(spaces=2, way="toward the monster"))
    assert g.investigator(LEV).space == "dining-room.a"
    g.state.monsters.clear()
    carry_out(g, scene, MoveYou(way="away from the monster"))
    assert g.investigator(LEV).space == "dining-room.a"


@pytest.mark.rule("2e.movement.voluntary")
def test_of_free_will_one_may_stop() -> None:
    g = laid(two())
    asked = carry_out(g, lev(g), MoveYou(spaces=2, may=True), say=(f"go to {NEXT}", "stop"))
    assert [each.kind for each in asked] == ["go", "go"]
    assert g.investigator(LEV).space == NEXT


def test_counters_and_facts() -> None:
    g = laid(two(BOARD))
    carry_out(g, Scene(), Count("one"), Count("one", by=2), CountOver("one", to="two"))
    assert g.app.counts == {"one": 0, "two": 3}
    carry_out(g, Scene(), CountOver("one", to="two"), Count("two", by=-9), Learn("hint"))
    assert (g.app.counts, g.app.facts) == ({"one": 0, "two": 0}, ["hint"])
    carry_out(g, Scene(), Count("one", by=2), ReadCounts(("one", "two"), total=5))
    assert told(g, "left-to-count") == [{"number": 3}]
    assert told(g, "counted")[-2:] == [
        {"counter": "one", "value": 2},
        {"counter": "two", "value": 0},
    ]
    carry_out(g, Scene(), ReadCounts(("one",), total=1))
    assert told(g, "left-to-count")[-1] == {"number": 0}


def test_a_favourite_is_one_who_is_there() -> None:
    g = laid(two(BOARD).token("porter", PARLOUR).monster("cultist", at=HALL, name="foe"))
    g.app.monsters[0].name = "foe"
    flow = ChooseFavourite().run(g, lev(g))
    question = next(flow)
    assert question is not None
    g = laid(two(BOARD).monster("ghost", at=HALL))
    assert carry_out(g, lev(g), ChooseFavourite()) == []
    assert g.investigator(LEV).favourite == ""
