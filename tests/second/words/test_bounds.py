"""Monsters that keep to a room and those beside it, until something is so; and heal together."""

from madhouse.second.building import TableBuilder
from tests.second.foes import Play, app, at_table, standing, state, table
from tests.second.houses import house

FOE = """
facts: [{id: root, text: It is known.}]
monsters:
  - id: foe
    kind: ghost
    name: A Foe
    bound: {to: rooms beside, until: [{known: root}]}
    activate: [{text: It comes., do: [{move_toward: 9}]}]
    horror_check: [{text: You have seen worse.}]
"""
HEALS = """
events:
  - {id: heals, when: {round: 1}, text: It closes., do: [{heal_monsters: {kinds: [ghost]}}]}
"""


def clerk() -> TableBuilder:
    """It haunts the parlour; whom it comes for are far from there."""
    builder = table(house(FOE), first="yard.a", second="yard.b")
    return builder.monster("ghost", at="parlour.b", name="foe")


def room_of(game: Play) -> str:
    return standing(game, "ghost 1").partition(".")[0]


def activated(builder: TableBuilder) -> Play:
    game = builder.play(stage="monsters")
    while app(game).round == 1:
        decision = game.pending[0]
        game.apply(decision.seats[0], decision.options[0])
    return game


def test_it_goes_no_farther_than_the_rooms_beside_its_own() -> None:
    game = activated(clerk())
    beside = at_table(game).places.adjacent_rooms["parlour"]
    assert room_of(game) in beside
    assert "yard" not in beside


def test_it_keeps_to_the_room_it_came_to_wherever_it_stands() -> None:
    builder = clerk()
    builder.state.monsters["ghost 1"] = "front-hall.a"
    game = activated(builder)
    assert room_of(game) in ("parlour", *at_table(game).places.adjacent_rooms["parlour"])


def test_it_is_free_once_something_is_known() -> None:
    assert room_of(activated(clerk().facts("root"))) == "yard"


def test_all_of_a_kind_heal_together() -> None:
    builder = table(house(HEALS)).monster("ghost", at="parlour.b", damage=2)
    builder.monster("ghost", at="parlour.a", damage=1).monster("cultist", at="yard.a", damage=1)
    game = builder.play(stage="mythos")
    assert [each.damage for each in state(game).app.monsters] == [0, 0, 1]


def test_where_it_keeps_to_is_told_as_it_comes() -> None:
    comes = (
        "events: [{id: it, when: {round: 1}, text: It., do: [{spawn: {monster: foe, at: yard}}]}]"
    )
    game = table(house(FOE + comes)).play(stage="mythos")
    assert [e.facts["to"] for e in game.log if e.kind == "keeps-to"] == ["rooms beside"]
