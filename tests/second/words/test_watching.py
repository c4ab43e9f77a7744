"""Named monsters that only watch, and what lies where one fell."""

from madhouse.second.building import TableBuilder
from tests.second.foes import FIRST, Play, app, investigator, standing, state, table, told_of
from tests.second.houses import house

COUSIN = """
facts: [{id: trusted, text: They trust you.}]
monsters:
  - id: foe
    kind: cultist
    name: A Cousin
    watches_while: [{known: trusted}]
    activate: [{text: He comes., do: [{move_toward: 1}]}]
    attack: [{text: He falls., do: [{hit_monster: 9}]}]
    horror_check: [{text: You have seen worse.}]
    defeated: [{leave_item: crowbar}]
"""


def cousin(at: str = "parlour.b") -> TableBuilder:
    builder = table(house(COUSIN), second="front-hall.b").monster("cultist", at=at, name="foe")
    return builder.facts("trusted")


def activated(builder: TableBuilder) -> Play:
    return builder.play(stage="monsters")


def test_it_does_nothing_while_something_is_so() -> None:
    game = activated(cousin())
    assert standing(game) == "parlour.b"
    assert told_of(game, "watches") == 1


def test_it_stirs_where_it_is_not_so() -> None:
    builder = cousin()
    builder.state.app.facts.clear()
    assert standing(activated(builder)) != "parlour.b"


def test_it_stirs_once_it_was_attacked() -> None:
    builder = cousin()
    builder.state.app.monsters[0].provoked = True
    assert standing(activated(builder)) != "parlour.b"


def test_an_attack_provokes_it_for_good() -> None:
    builder = cousin("front-hall.a")
    builder.state.app.monsters[0].health = 99
    game = builder.play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert app(game).monsters[0].provoked


def test_an_item_lies_where_it_fell() -> None:
    game = cousin("front-hall.a").play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    (lying,) = state(game).dropped["front-hall.a"]
    assert lying.startswith("crowbar")
    assert lying not in state(game).items


def test_an_item_that_somebody_has_does_not() -> None:
    builder = cousin("front-hall.a")
    crowbars = [each for each in builder.state.items if each.startswith("crowbar")]
    for each in crowbars:
        builder.state.items.remove(each)
    game = builder.play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert not state(game).dropped
    assert not investigator(game).possessions
