"""The table builder refuses what makes no sense, and says what would."""

import re
from collections.abc import Callable

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.building_refusals import BadTable

JOE, JENNY = "joe-diamond", "jenny-barnes"
TRAITS = ("process-server", "everyone-is-somewhere")


def joe(damage: int = 0, horror: int = 0) -> TableBuilder:
    return TableBuilder().investigator(JOE, "kitchen.a", TRAITS, damage=damage, horror=horror)


def test_a_good_table_plays() -> None:
    table = TableBuilder(players=2)
    table.investigator(JOE, "kitchen.a", TRAITS, ["axe"], damage=8, horror=8)
    table.investigator(JENNY, "library.a").trauma(JENNY, "winded").spell(JENNY, "mend-1")
    table.monster("zombie", "cellar.a", token="zombie-2", damage=1).pile("study", "crowbar")
    table.answers({"1": "B", "2": "A"}).hand("slack-water").event(5).dice(1, 10)
    game = table.play(turn_of=JOE)
    game.apply("investigator-1", "move kitchen.b")
    assert game.view("investigator-1").investigators[0].space == "kitchen.b"


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: joe().answers({"3": "A"}), "'3' is no question of this story; known are 1, 2"),
        (lambda: joe().answers({"1": "C"}), "'C' is no answer to question 1; known are A, B"),
        (lambda: TableBuilder(players=0), "players must be a whole number from 1 to 4"),
        (lambda: TableBuilder(players=5), "from 1 to 4, not 5"),
        (lambda: joe().dice(0), "a die must be a whole number from 1 to 10, not 0"),
        (lambda: joe().dice(3, 11), "not 11"),
        (lambda: joe(damage=9), "the damage of joe-diamond must be a whole number from 0 to 8"),
        (lambda: joe(damage=-1), "not -1"),
        (lambda: joe(horror=9), "the horror of joe-diamond must be a whole number from 0 to 8"),
        (lambda: joe().event(6), "the events resolved must be a whole number from 0 to 5, not 6"),
        (lambda: joe().event(3).event(2), "from 3 to 5, not 2"),
    ],
)
def test_a_number_or_letter_that_cannot_be(build: Callable[[], object], message: str) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        build()


@pytest.mark.parametrize(
    ("traits", "message"),
    [
        (["process-server"], "joe-diamond needs one strength trait (process-server or "),
        (["process-server", "process-server"], "one intellect trait ("),
        (["process-server", "unshockable"], "the trait 'unshockable' is jenny-barnes's"),
        (["process-sever", "unshockable"], "is no trait; did you mean 'process-server'?"),
        ([*TRAITS, "process-server"], "needs one strength trait"),
    ],
)
def test_traits_are_one_of_each_category_and_his_own(traits: list[str], message: str) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        TableBuilder().investigator(JOE, "kitchen.a", traits)


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: joe().carries(JOE, "winded"), "is a Trauma card, and no card that he can"),
        (lambda: joe().carries(JOE, "mend"), "is a type of spell; name one of its cards"),
        (lambda: joe().trauma(JOE, "axe"), "'axe' is an item, and no Trauma card"),
        (lambda: joe().spell(JOE, "axe"), "'axe' is an item, and no Spell card"),
        (lambda: joe().facedown(JOE, "winded"), "is a Trauma card, and no Mythos card"),
        (lambda: joe().hand("axe"), "'axe' is an item, and no Mythos or Trauma card"),
        (lambda: joe().pile("study", "slack-water"), "is a Mythos card, and no Exploration or"),
        (lambda: joe().pile("study", "brass-plate"), "'brass-plate' is a lock, and no"),
        (lambda: joe().lock("study", "fallen-timber"), "'fallen-timber' is no lock"),
        (lambda: joe().carries(JOE, "axx"), "is no card that he can carry; did you mean 'axe'?"),
    ],
)
def test_a_card_of_the_wrong_kind(build: Callable[[], object], message: str) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        build()


def test_a_card_without_a_puzzle_has_none_to_lay_out() -> None:
    with pytest.raises(BadTable, match="'brass-plate' is met without a puzzle"):
        joe().puzzle("brass-plate")


def test_a_card_lies_in_one_place_only() -> None:
    with pytest.raises(BadTable, match="there is no 'axe' left to lay down"):
        joe().pile("study", "axe").carries(JOE, "axe")


def test_nobody_is_there_twice() -> None:
    table = TableBuilder(players=2).investigator(JOE, "kitchen.a")
    with pytest.raises(BadTable, match="'joe-diamond' is on the board already"):
        table.investigator(JOE, "library.a")


def test_a_token_is_in_one_figure() -> None:
    table = joe().monster("zombie", "cellar.a", token="zombie-1")
    with pytest.raises(BadTable, match="the token 'zombie-1' is in a figure on the board already"):
        table.monster("zombie", "cellar.a", token="zombie-1")


def test_a_monster_with_more_damage_than_health_is_dead() -> None:
    with pytest.raises(BadTable, match="the damage of zombie-1 must be a whole number from 0 to "):
        joe().monster("zombie", "cellar.a", token="zombie-1", damage=20)
