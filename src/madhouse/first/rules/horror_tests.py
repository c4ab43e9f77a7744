"""Horror tests: what it does to an investigator to share a room with a monster."""

from madhouse.engine.flow import Rule, choose_among
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.scene import Cause
from madhouse.first.acting.standing import standing, standing_here
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.harm import horror
from madhouse.first.rules.monsters import monster_name
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table


def face_monsters(g: Table, who: Investigator) -> Rule[None]:
    """He enters a room and tests against each monster in it (1e.horror-test.investigator-enters).

    In the order he likes (1e.open.horror-order), each at most once a turn (1e.horror-test.limit).
    """
    room_of = g.board.room_of
    room = room_of[who.space]
    while foes := [
        foe for foe in g.state.monsters if room_of[foe.space] == room and foe.id not in who.faced
    ]:
        foe = yield from choose_among(
            (who.player,), "face-next", foes, monster_name, "1e.open.horror-order", {"who": who.id}
        )
        yield from horror_test(g, who, foe)
        if g.room_of(who) != room:  # a panic may have carried him off
            return


def monster_enters(g: Table, foe: Monster) -> Rule[None]:
    """It has entered, or was placed in, a room: each investigator there tests against it.

    1e.horror-test.monster-enters, 1e.horror-test.monster-placed; in the keeper's order
    (1e.horror-test.all-in-room).
    """
    room = g.room_of(foe)
    deaths = Deaths(g)
    while facing := [who for who in g.investigators_in(room) if must_face(who, foe, room)]:
        who = yield from choose_among(
            (KEEPER,),
            "horrify-next",
            facing,
            lambda i: i.id,
            "1e.horror-test.all-in-room",
            {"monster": foe.id},
        )
        with deaths:
            yield from horror_test(g, who, foe)
    deaths.settle()


def must_face(who: Investigator, foe: Monster, room: str) -> bool:
    """Whether he tests against it as it enters this room: once a turn (1e.horror-test.limit), and
    not if it only comes back to the room in which it left him (1e.horror-test.same-turn-return)."""
    return foe.id not in who.faced and (foe.id, room) not in who.left_by


def horror_test(g: Table, who: Investigator, foe: Monster) -> Rule[None]:
    """He tests Willpower with its horror rating and takes 1 horror if he fails.

    1e.horror-test.how, 1e.horror-test.fail.
    """
    who.faced.append(foe.id)
    modifier = standing(g, who, "horror_value", g.kind(foe).horror)
    modifier = standing_here(g, who, "horror_value_here", modifier)
    g.tell("faces", ("1e.horror-test.how",), who=who.id, monster=foe.id)
    passed = yield from attribute_test(
        g,
        who,
        Attribute.WILLPOWER,
        modifier,
        "1e.horror-test.how",
        cause=Cause(monster=foe.id),
    )
    if not passed:
        yield from horror(g, who, 1, "1e.horror-test.fail")
