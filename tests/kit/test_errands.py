"""Errands: how far a room or a card is, with the keys that must be fetched for it."""

from madhouse.first.building import TableBuilder
from madhouse.first.kit.errands import NEVER, Errands
from madhouse.first.kit.estimates import table_of
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def at_the_door(table: TableBuilder) -> tuple[Table, Investigator]:
    """Joe in the Entrance Hall of the training story, on a table built so far."""
    g = table_of(table.investigator("joe-diamond", at="entrance-hall.a").play("joe-diamond"))
    return g, g.investigator("joe-diamond")


def test_an_open_room_is_as_far_as_its_steps() -> None:
    g, joe = at_the_door(TableBuilder())
    errands = Errands(g)
    here = errands.of(joe)
    assert errands.to_room(here, "entrance-hall").cost == 0
    assert errands.to_room(here, "library").cost == 1


def test_a_key_is_fetched_before_its_lock() -> None:
    table = TableBuilder().pile("cloakroom", "brass-key").lock("study", "brass-plate")
    g, joe = at_the_door(table)
    errands = Errands(g)
    here = errands.of(joe)
    for_the_key = errands.for_card(here, "brass-key")
    there = errands.to_room(here, "study")
    assert "brass-key" in there.cards
    assert there.cost > for_the_key.cost + 1


def test_with_the_key_in_hand_one_goes_straight_there() -> None:
    table = TableBuilder().pile("cloakroom", "brass-key").lock("study", "brass-plate")
    g, joe = at_the_door(table)
    errands = Errands(g)
    without = errands.to_room(errands.of(joe), "study").cost
    joe.cards.append("brass-key")
    assert errands.to_room(errands.of(joe), "study").cost < without - 2


def test_a_key_behind_its_own_lock_is_never_had() -> None:
    table = TableBuilder().pile("study", "brass-key").lock("study", "brass-plate")
    g, joe = at_the_door(table)
    errands = Errands(g)
    assert errands.to_room(errands.of(joe), "study").cost >= NEVER


def test_what_lies_under_an_obstacle_takes_longer() -> None:
    plain, joe = at_the_door(TableBuilder().pile("cellar", "lantern"))
    under, jim = at_the_door(TableBuilder().pile("cellar", "carved-slab", "lantern"))
    easy = Errands(plain).for_card(Errands(plain).of(joe), "lantern")
    hard = Errands(under).for_card(Errands(under).of(jim), "lantern")
    assert easy.cost < hard.cost < NEVER
