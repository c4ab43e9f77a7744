"""Words of going somewhere: on foot, back, to a door, in another's place; and monsters moved."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.words.activation import (
    DiscardNearestBarricade,
    EachOtherMonster,
    MonsterStrikes,
    MoveAway,
    MoveToOrigin,
    MoveToward,
    Stay,
)
from madhouse.second.words.foes import HoldMonster
from madhouse.second.words.gloom import DarkenHere, InDarkness, InLight
from madhouse.second.words.going import (
    ComeAlong,
    Doing,
    ExchangePlaces,
    GoToDoor,
    Recoil,
    Unhindered,
    Walk,
)
from madhouse.second.words.harm import Suffer
from madhouse.second.words.monsters import (
    AttackedThisRound,
    InvestigatorThere,
    MonsterHere,
    MonsterIn,
    MonsterIs,
)
from madhouse.second.words.surroundings import Ignite
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import carry_out, laid, lev, told, two

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"


# -- investigators -------------------------------------------------------------------------------


def test_a_walk_may_be_broken_off() -> None:
    g = laid(two())
    asked = carry_out(g, lev(g), Walk(spaces=3), say=(f"walk {NEXT}", "stop"))
    assert [each.kind for each in asked] == ["walk", "walk"]
    assert asked[0].options[-1] == "stop"
    assert g.investigator(LEV).space == NEXT


def test_a_walk_toward_the_start_comes_nearer_with_every_step() -> None:
    g = laid(two(lev="kitchen.a"))
    word = Walk(spaces=9, toward_start=True)
    assert word.possible(g, lev(g))
    asked = carry_out(g, lev(g), word)
    far = g.places.ways().distances
    ways = [each.options[0].removeprefix("walk ") for each in asked]
    start = [far(space)[HALL] for space in ways]
    assert start == sorted(start, reverse=True)
    assert g.investigator(LEV).space == HALL
    assert not word.possible(g, lev(g))


def test_who_cannot_move_walks_nowhere() -> None:
    table = two()
    table.investigator("hester-vale", at=HALL, conditions=["restrained"])
    g = laid(table)
    hester = Scene(g.investigator("hester-vale"))
    assert not Walk().possible(g, hester)
    for word in (Walk(), Recoil(), GoToDoor(within=3), ExchangePlaces(), ComeAlong()):
        assert carry_out(g, hester, word) == []
    assert g.investigator("hester-vale").space == HALL
    assert carry_out(g, lev(g), ExchangePlaces()) == []  # Pearl Gaines is the only other
    assert g.investigator(LEV).space == "yard.b"


def test_one_recoils_from_the_nearest_monster_or_door() -> None:
    g = laid(two(lev="dining-room.a").monster("ghost", at="kitchen.b"))
    carry_out(g, lev(g), Recoil())
    assert g.investigator(LEV).space == "dining-room.b"


def test_where_nothing_is_farther_one_stays() -> None:
    g = laid(two(lev="room-six.a").monster("ghost", at="landing.a"))
    before = g.investigator(LEV).space
    asked = carry_out(g, lev(g), Recoil())
    assert asked == []
    assert (
        g.places.ways().distances(g.investigator(LEV).space)["landing.a"]
        >= (g.places.ways().distances(before)["landing.a"])
    )


def test_the_short_way_leads_to_a_door_or_a_passage_nearby() -> None:
    g = laid(two(lev="yard.b").passages("yard.a"))
    scene = lev(g)
    asked = carry_out(g, scene, GoToDoor(within=2))
    doors = {space for sides in g.places.doors.values() for space in sides} | {"yard.a"}
    far = g.places.ways().distances("yard.b")
    near = {space for space in doors if 0 < far.get(space, 99) <= 2}
    chosen = asked[0].options if asked else (f"walk {g.investigator(LEV).space}",)
    assert {each.removeprefix("walk ") for each in chosen} == near
    assert g.investigator(LEV).space in near
    assert scene.space == "yard.b"


def test_one_comes_along_to_whose_turn_it_is() -> None:
    g = laid(two())
    carry_out(g, Scene(g.investigator(PEARL)), ComeAlong())
    assert g.investigator(PEARL).space == HALL


def test_places_are_exchanged() -> None:
    table = two(pearl="kitchen.a").investigator("hester-vale", at="yard.a")
    g = laid(table)
    (asked,) = carry_out(g, lev(g), ExchangePlaces(), say=("change places with hester-vale",))
    assert asked.options == (f"change places with {PEARL}", "change places with hester-vale")
    assert [each.space for each in g.state.investigators] == ["yard.a", "kitchen.a", HALL]


def test_small_answers() -> None:
    g = laid(two())
    assert Doing("move").holds(g, lev(g, purpose="move"))
    assert not Doing("move").holds(g, lev(g, purpose="trade"))
    word = Unhindered(by="rubble", number=1)
    assert word.answer(g, lev(g, purpose="rubble"), 1) == 2
    assert word.answer(g, lev(g, purpose="water"), 1) == 1


# -- monsters ------------------------------------------------------------------------------------


def test_what_is_so_of_a_monster() -> None:
    g = laid(two().monster("ghost", at=PARLOUR).monster("cultist", at=HALL))
    ghost, cultist = (lev(g, monster=each) for each in g.app.monsters)
    assert MonsterIs(kinds=("ghost", "riot")).holds(g, ghost)
    assert not MonsterIs(kinds=("riot",)).holds(g, ghost)
    assert MonsterIs(ability="phasing").holds(g, ghost)
    assert not MonsterIs(ability="phasing").holds(g, cultist)
    assert not MonsterIs(kinds=("riot",), ability="phasing").holds(g, ghost)
    assert MonsterHere().holds(g, cultist)
    assert not MonsterHere().holds(g, ghost)
    assert not MonsterHere().holds(g, Scene(monster=g.app.monsters[1]))
    g.app.monsters[0].attacked = True
    assert AttackedThisRound().holds(g, ghost)
    assert not AttackedThisRound().holds(g, cultist)


def test_in_what_a_monster_stands() -> None:
    g = laid(two().monster("ghost", at=PARLOUR).darkness(PARLOUR).fire(HALL))
    scene = Scene(monster=g.app.monsters[0])
    assert MonsterIn("darkness").holds(g, scene)
    assert not MonsterIn("fire").holds(g, scene)
    g.state.monsters["ghost 1"] = HALL
    assert MonsterIn("fire").holds(g, scene)
    assert not MonsterIn("darkness").holds(g, scene)
    wet = [s for s, room in g.places.room_of.items() if "water" in g.places.tags[room]]
    for space in g.places.spaces:
        g.state.monsters["ghost 1"] = space
        assert MonsterIn("water").holds(g, scene) is (space in wet)


def test_a_monster_stands_in_the_rain(monkeypatch: pytest.MonkeyPatch) -> None:
    g = laid(two().monster("ghost", at=PARLOUR))
    monkeypatch.setattr(g.places, "tags", {**g.places.tags, "parlour": frozenset({"rain"})})
    scene = Scene(monster=g.app.monsters[0])
    assert MonsterIn("rain").holds(g, scene)
    g.state.monsters["ghost 1"] = HALL
    assert not MonsterIn("rain").holds(g, scene)


def test_somebody_stands_there_of_whom_it_is_so() -> None:
    g = laid(two().darkness(HALL).monster("ghost", at=HALL))
    scene = Scene(monster=g.app.monsters[0])
    word = InvestigatorThere(given=(InDarkness(),))
    assert word.holds(g, scene)
    g.state.darkness = []
    assert not word.holds(g, scene)
    g.state.darkness, g.state.monsters["ghost 1"] = [HALL], NEXT
    assert not word.holds(g, scene)
    g.state.monsters.clear()
    assert not word.holds(g, scene)


def test_a_monster_comes_nearer_or_does_the_other_thing() -> None:
    g = laid(two().monster("cultist", at="parlour.b"))
    scene = Scene(monster=g.app.monsters[0])
    carry_out(g, scene, MoveToward(spaces=1))
    assert g.state.monsters["cultist 1"] == PARLOUR
    assert scene.carried_out
    other = Scene(monster=g.app.monsters[0])
    word = MoveToward(spaces=1, goal="darkness", otherwise=(Ignite(where="its space"),))
    carry_out(g, other, word)
    assert g.state.fire == [PARLOUR]


def test_a_monster_goes_back_to_where_it_came_from_unless_it_is_held() -> None:
    g = laid(two().monster("cultist", at="parlour.b"))
    monster = g.app.monsters[0]
    g.state.monsters["cultist 1"] = HALL
    g.state.held = ["cultist 1"]
    scene = Scene(monster=monster)
    carry_out(g, scene, MoveToOrigin())
    assert (g.state.monsters["cultist 1"], scene.carried_out) == (HALL, False)
    g.state.held = []
    carry_out(g, scene, MoveToOrigin())
    assert (g.state.monsters["cultist 1"], scene.carried_out) == ("parlour.b", True)


def test_a_monster_that_stays_has_done_what_it_says() -> None:
    g = laid(two().monster("cultist", at="parlour.b"))
    scene = Scene(monster=g.app.monsters[0])
    carry_out(g, scene, Stay())
    assert scene.carried_out
    assert g.state.monsters["cultist 1"] == "parlour.b"


def test_what_is_gone_does_nothing() -> None:
    g = laid(two().monster("cultist", at=HALL).barricade(HALL))
    monster = g.app.monsters.pop()
    g.state.monsters.clear()
    scene = Scene(monster=monster)
    for word in (
        MoveToward(spaces=1),
        MoveAway(spaces=1),
        MoveToOrigin(),
        MonsterStrikes(do=(Suffer(damage=1),), whom="everybody"),
        DiscardNearestBarricade(),
        EachOtherMonster(do=(Stay(),)),
    ):
        assert carry_out(g, scene, word) == []
    assert not scene.carried_out
    assert len(g.state.barricades) == 1
    assert g.investigator(LEV).damage == []


def test_a_monster_moves_away_from_the_nearest_or_from_you() -> None:
    g = laid(two(pearl="dining-room.a").monster("cultist", at="dining-room.b"))
    scene = Scene(g.investigator(PEARL), monster=g.app.monsters[0])
    carry_out(g, scene, MoveAway(spaces=1, away_from="you"))
    assert g.state.monsters["cultist 1"] == HALL
    assert scene.carried_out


@pytest.mark.parametrize(
    ("whom", "struck"),
    [
        ("one here", [PEARL]),
        ("all here", [PEARL]),
        ("nearest in range", [PEARL]),
        ("all in range", [LEV, PEARL]),
        ("everybody", [LEV, PEARL, "hester-vale"]),
    ],
)
def test_whom_a_monster_strikes(whom: str, struck: list[str]) -> None:
    table = two(pearl=NEXT).investigator("hester-vale", at="room-six.a")
    g = laid(table.monster("cultist", at=NEXT))
    scene = Scene(monster=g.app.monsters[0])
    word = MonsterStrikes(do=(Suffer(damage=1, facedown=True),), whom=whom)  # type: ignore[arg-type]
    carry_out(g, scene, word)
    assert [each["who"] for each in told(g, "struck")] == struck
    assert [each.id for each in g.state.investigators if each.damage_facedown] == struck


def test_each_other_monster_in_range_does_it() -> None:
    table = two().monster("ghost", at=HALL).monster("cultist", at=NEXT)
    g = laid(table.monster("cultist", at="room-six.a"))
    scene = Scene(monster=g.app.monsters[0])
    carry_out(g, scene, EachOtherMonster(do=(Ignite(where="its space"),)))
    assert g.state.fire == [NEXT]
    assert scene.carried_out
    again = Scene(monster=g.app.monsters[0])
    carry_out(g, again, EachOtherMonster(do=(Ignite(where="its space"),)))
    assert not again.carried_out  # it burns there already


def test_the_nearest_barricade_is_discarded() -> None:
    g = laid(two().monster("cultist", at=HALL).barricade("yard.a").barricade(NEXT))
    scene = Scene(monster=g.app.monsters[0])
    carry_out(g, scene, DiscardNearestBarricade())
    assert [each.space for each in g.state.barricades] == ["yard.a"]
    assert scene.carried_out
    assert told(g, "barricade-gone") == [{"monster": "cultist 1", "space": NEXT}]
    g.state.barricades = []
    empty = Scene(monster=g.app.monsters[0])
    carry_out(g, empty, DiscardNearestBarricade())
    assert not empty.carried_out


def test_darkness_and_fire_come_where_somebody_stands() -> None:
    g = laid(two(pearl=NEXT).monster("cultist", at=PARLOUR))
    scene = lev(g, monster=g.app.monsters[0])
    carry_out(g, scene, DarkenHere())
    assert (g.state.darkness, scene.carried_out) == ([HALL], True)
    assert InDarkness().holds(g, scene)
    carry_out(g, scene, DarkenHere(where="its space"))
    assert g.state.darkness == [HALL, PARLOUR]
    carry_out(g, scene, DarkenHere(where="every investigator's space"))
    assert g.state.darkness == [HALL, PARLOUR, NEXT]
    assert scene.carried_out
    assert not InLight().holds(g, scene)
    scene.space = HALL
    carry_out(g, scene, Ignite(where="that space"))
    assert InLight().holds(g, scene)
    assert not InDarkness().holds(g, scene)
    g.app.fire = False
    Ignite(where="its space").note(g, scene)
    assert g.app.fire


def test_a_monster_is_held() -> None:
    g = laid(two().monster("cultist", at=HALL))
    carry_out(g, lev(g, monster=g.app.monsters[0]), HoldMonster())
    assert g.state.held == ["cultist 1"]
