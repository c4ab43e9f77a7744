"""Uncontrollable Urges: whom the keeper can make use a card, which card, and on whom."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.words.objective import EscapedWith
from tests.rules.first.spell_cards import EZRA, HARVEY, HARVEY_TRAITS, URGES, with_magic
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, monster, told

SHAKEN = 6  # horror that leaves Harvey 3 sanity


def table_for(*cards: str, horror: int = SHAKEN, **changes: object) -> TableBuilder:
    """Harvey, shaken, with these items; Jenny is in his space, Joe in the same room."""
    table = TableBuilder(players=3, told=with_magic(**changes)).threat(2)
    table.investigator(HARVEY, "kitchen.a", HARVEY_TRAITS, cards, horror=horror)
    return table.investigator(JENNY, "kitchen.a").investigator(JOE, "kitchen.b")


def urged(table: TableBuilder) -> Game[State, View]:
    """The keeper has just paid for Uncontrollable Urges."""
    game = table.play(stage="keeper-actions")
    answer(game, URGES)
    return game


def can_be_urged(table: TableBuilder) -> bool:
    game = table.play(stage="keeper-actions")
    return game.view("keeper").stage == "keeper-actions" and URGES in asked(game).options


@pytest.mark.rule("1e.keeper-action.example-sedative", "1e.keeper-action.urges-target")
def test_example_the_sedative_is_not_forced_on_one_without_a_trauma_card() -> None:
    assert not can_be_urged(table_for("sedative"))
    game = urged(table_for("sedative").trauma(JENNY, "winded").trauma(JOE, "bad-knee"))
    assert investigator(game, JENNY).trauma == []  # in his space, and the only one who has one
    assert investigator(game, JENNY).stun == 1
    assert investigator(game, JOE).trauma == ["bad-knee"]


@pytest.mark.rule("1e.keeper-action.urges-target")
def test_the_keeper_picks_the_target_among_those_who_are_valid() -> None:
    table = table_for("sedative").trauma(JENNY, "winded").trauma(HARVEY, "bad-knee")
    game = urged(table)
    assert (asked(game).seats, asked(game).options) == (("keeper",), (HARVEY, JENNY))
    answer(game, HARVEY)
    assert investigator(game, HARVEY).trauma == []
    assert investigator(game, JENNY).trauma == ["winded"]


@pytest.mark.rule("1e.keeper-action.urges-target")
def test_an_attack_spell_is_forced_only_on_a_monster_in_its_range() -> None:
    assert not can_be_urged(table_for().spell(HARVEY, "unravel-1").monster("zombie", "cellar.a"))
    table = table_for().spell(HARVEY, "unravel-1").monster("zombie", "cellar.a")
    game = urged(table.monster("zombie", "kitchen.b").dice(10))
    assert monster(game, 2).damage == 1
    assert told(game, "evades") == []


@pytest.mark.rule("1e.keeper-action.urges-target", "1e.spell.target-self")
def test_a_spell_is_cast_on_whom_the_keeper_likes() -> None:
    game = urged(table_for().spell(HARVEY, "mend-4").dice(1))
    assert asked(game).options == tuple(
        f"make {HARVEY} cast mend on {each}" for each in (HARVEY, JENNY, JOE)
    )
    answer(game, f"make {HARVEY} cast mend on {JOE}")
    assert told(game, "casts")[0]["target"] == JOE
    assert told(game, "horror")[0]["who"] == HARVEY


@pytest.mark.parametrize(
    ("horror", "trauma", "weak"),
    [(SHAKEN, "", True), (SHAKEN - 1, "", False), (0, "the-shakes", True), (0, "winded", False)],
)
@pytest.mark.rule("1e.keeper-action.urges-target")
def test_only_the_shaken_or_those_with_an_insanity_give_way(
    horror: int, trauma: str, weak: bool
) -> None:
    table = table_for(horror=horror).spell(HARVEY, "thin-place-1")
    assert can_be_urged(table.trauma(HARVEY, trauma) if trauma else table) is weak


@pytest.mark.rule("1e.keeper-action.urges-target")
def test_a_card_that_the_open_objective_names_is_spared() -> None:
    goal = wanted()
    goal = wanted(keeper=type(goal.keeper)("Take it away.", (EscapedWith("day-book"),)))
    assert can_be_urged(table_for("day-book", objectives=(goal,)))
    told_of = table_for("day-book", objectives=(goal,))
    told_of.box.objectives[goal.id] = goal
    assert not can_be_urged(told_of.revealed())
    other = table_for("sedative", "day-book", objectives=(goal,)).trauma(JENNY, "winded")
    other.box.objectives[goal.id] = goal
    assert can_be_urged(other.revealed())  # with what it does not name
    told_nothing = table_for("day-book", objectives=(wanted(),))
    assert can_be_urged(told_nothing.revealed())


@pytest.mark.rule("1e.keeper-action.urges-target")
def test_an_ability_of_a_trait_is_no_item_and_no_spell() -> None:
    traits = ("pallbearer", "sits-with-the-dead")  # he could calm those in his room, himself too
    table = TableBuilder(told=with_magic()).threat(2)
    table.investigator(EZRA, "kitchen.a", traits, horror=7, rested=True)
    assert "use sits-with-the-dead" in asked(table.play(turn_of=EZRA)).options
    assert not can_be_urged(table)
