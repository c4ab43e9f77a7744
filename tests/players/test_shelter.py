"""Shelter: barriers, hiding places, powder and fire."""

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.investigators.shelter import barrier_moves, blast, hiding, kindle
from tests.players.asking import chosen, party, put, scores
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, joe

DOOR = "bathroom.b|kitchen.b"
PUSH, PULL = f"push barrier onto {DOOR}", f"pull barrier off {DOOR}"


def with_the_salt(monster_at: str, barred: bool = False) -> TableBuilder:
    """Joe in the bathroom, with what must leave the house; his way out is by the bedroom."""
    table = TableBuilder().answers({"1": "B", "2": "A"}).revealed()
    table.investigator(JOE, "bathroom.b", JOE_TRAITS, cards=["the-grey-salt"])
    return table.monster("zombie", monster_at).feature(
        "barrier", "bathroom.b", DOOR if barred else ""
    )


def after_the_clue(barred: bool = False) -> TableBuilder:
    """Joe in the bathroom, with a clue that points through the kitchen."""
    table = joe("bathroom.b", cards=["cold-supper-3a"])
    return table.feature("barrier", "bathroom.b", DOOR if barred else "")


def test_a_door_is_barred_against_what_is_near() -> None:
    near = scores(with_the_salt("kitchen.b").play(turn_of=JOE))[PUSH]
    far = scores(with_the_salt("cellar.a").play(turn_of=JOE))[PUSH]
    assert near > max(far, 0.0)


def test_and_not_in_ones_own_way() -> None:
    assert scores(after_the_clue().play(turn_of=JOE))[PUSH] < 0.0


def test_a_barrier_in_ones_own_way_is_pulled_off() -> None:
    assert scores(after_the_clue(barred=True).play(turn_of=JOE))[PULL] > 0.0
    assert scores(with_the_salt("kitchen.b", barred=True).play(turn_of=JOE))[PULL] < 0.0


def test_a_barrier_that_a_card_moves_goes_where_it_does_most_good() -> None:
    other = "push barrier onto bathroom.b|guest-bedroom.a"
    game = with_the_salt("kitchen.b").play(turn_of=JOE)
    assert set(barrier_moves(party(game), party(game).view.investigators[0])) == {PUSH, other}
    assert put(game, "move-barrier", PUSH, other, who=JOE) == PUSH


def test_the_barrier_that_must_come_off_is_the_one_that_keeps_out_less() -> None:
    table = with_the_salt("kitchen.b", barred=True)
    table.feature("barrier", "cellar.b", "cellar.b|entrance-hall.c")
    doors = (DOOR, "cellar.b|entrance-hall.c")
    assert put(table.play(turn_of=JOE), "put-back", *doors, who=JOE) == doors[1]


def test_one_who_can_only_be_struck_hides_and_one_who_has_work_to_do_does_not() -> None:
    def worth(cards: list[str], monster: bool) -> float:
        table = joe("kitchen.a", damage=8, cards=cards).feature("hiding-space", "kitchen.a")
        if monster:
            table.monster("zombie", "kitchen.b").monster("zombie", "kitchen.b")
        ours = party(table.play(turn_of=JOE))
        danger = Danger(ours.situation, ours.situation.people[JOE], ours.weights)
        return hiding(ours, danger, out=False)

    assert worth([], monster=True) > 0.0
    assert worth([], monster=False) < 0.0
    assert worth(["cold-supper-3a"], monster=True) < worth([], monster=True)


def powder(friend_at: str) -> TableBuilder:
    table = TableBuilder("removal", players=2).investigator(JOE, "green.a", JOE_TRAITS)
    table.carries(JOE, "dynamite").investigator(JENNY, friend_at, JENNY_TRAITS)
    return table.monster("zombie", "chapel.a").monster("zombie", "chapel.b")


def test_powder_is_thrown_where_monsters_are_and_friends_are_not() -> None:
    clear, friend = powder("camp.a").play(turn_of=JOE), powder("chapel.c").play(turn_of=JOE)
    assert blast(party(clear), "chapel") > 0.0 > blast(party(friend), "chapel")
    rooms = ("chapel", "library")
    assert put(clear, "choose-room", *rooms, who=JOE, card="dynamite") == "chapel"
    assert put(friend, "choose-room", *rooms, who=JOE, card="dynamite") == "library"


def test_powder_that_an_objective_may_ask_for_is_not_wasted() -> None:
    assert chosen(powder("camp.a").play(turn_of=JOE)) != "use dynamite"


@pytest.mark.parametrize(("kind", "room"), [("set-fire", "chapel"), ("put-out-fire", "camp")])
def test_fire_is_set_among_monsters_and_put_out_among_friends(kind: str, room: str) -> None:
    game = powder("camp.a").play(turn_of=JOE)
    assert kindle(party(game), "chapel") > 0.0 > kindle(party(game), "camp")
    assert put(game, kind, "chapel", "camp", who=JOE) == room


def test_nobody_burns_what_he_has_not_yet_searched() -> None:
    table = joe("kitchen.a").monster("zombie", "library.b")
    bare = kindle(party(table.play(turn_of=JOE)), "library")
    full = kindle(party(table.pile("library", "axe").play(turn_of=JOE)), "library")
    assert full < bare
