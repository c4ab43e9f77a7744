"""Forewarning: what a turn's question says of the tests ahead is what the tests then need."""

from madhouse.first.told.forewarning import forewarned
from tests.rules.first.tables import JENNY, answer, asked, jenny, told


def test_a_step_away_from_a_monster_says_what_evading_needs() -> None:
    game = jenny("kitchen.a", 1).monster("zombie", at="kitchen.a").play(turn_of=JENNY)
    foretold = forewarned(game, asked(game))["evade"]
    answer(game, "move kitchen.b")
    assert foretold == [f"1 {told(game, 'test')[0]['needs']}"]


def test_a_step_towards_a_monster_says_what_facing_it_needs() -> None:
    game = jenny("entrance-hall.a", 1).monster("zombie", at="library.b").play(turn_of=JENNY)
    foretold = forewarned(game, asked(game))["horror"]
    way = next(each for each in asked(game).options if each.startswith("move library"))
    answer(game, way)
    assert foretold == [f"1 {told(game, 'test')[0]['needs']}"]


def test_without_monsters_there_is_nothing_to_say() -> None:
    game = jenny("kitchen.a", 1).play(turn_of=JENNY)
    assert forewarned(game, asked(game)) == {}


def test_a_card_that_would_heal_nothing_says_so() -> None:
    whole = jenny("kitchen.a", 1, cards=["barnes-cordial"]).play(turn_of=JENNY)
    assert forewarned(whole, asked(whole)) == {"idle": ["use barnes-cordial"]}
    shaken = jenny("kitchen.a", 1, cards=["barnes-cordial"], horror=1).play(turn_of=JENNY)
    assert forewarned(shaken, asked(shaken)) == {}
