"""The cards of the box: counts, budgets, and that what one card names another card is."""

from collections import Counter
from itertools import product

import pytest

from madhouse.first.things.attributes import Attribute
from madhouse.first.things.box import Box
from madhouse.first.things.cards import Trait

BODY = {Attribute.STRENGTH, Attribute.DEXTERITY, Attribute.MARKSMANSHIP}


def traits(box: Box, investigator: str, category: str) -> list[Trait]:
    return [box.traits[name] for name in box.traits_of(investigator, category)]


# Investigators


@pytest.mark.rule("1e.count.character-cards")
def test_eight_investigators_use_all_skill_points(box: Box) -> None:
    assert len(box.investigators) == 8
    assert sum(card.skill for card in box.investigators.values()) == 24


def test_every_character_card_is_worth_the_same(box: Box) -> None:
    for card in box.investigators.values():
        assert card.health + card.sanity + card.skill == 20, card.id
        assert 2 <= card.skill <= 4, card.id


@pytest.mark.rule("1e.count.traits-per-investigator", "1e.count.trait-cards")
def test_each_investigator_has_four_traits_of_his_own(box: Box) -> None:
    owners = Counter(trait.investigator for trait in box.traits.values())
    assert owners == dict.fromkeys(box.investigators, 4)
    assert len(box.traits) == 32


@pytest.mark.rule("1e.test.seven-attributes")
def test_any_two_traits_of_both_categories_give_all_seven_attributes(box: Box) -> None:
    for name in box.investigators:
        strength, intellect = (traits(box, name, c) for c in ("strength", "intellect"))
        assert len(strength) == len(intellect) == 2, name
        for body, mind in product(strength, intellect):
            assert set(body.attributes) == BODY, body.id
            assert set(mind.attributes) == set(Attribute) - BODY, mind.id


@pytest.mark.rule("1e.comp.example-attributes")
def test_the_values_of_the_rulebooks_examples_can_be_dealt(box: Box) -> None:
    joe, jenny = box.traits["process-server"], box.traits["unshockable"]
    willing = box.traits["everyone-is-somewhere"]
    assert joe.investigator == willing.investigator == "joe-diamond"
    assert (joe.attributes[Attribute.DEXTERITY], willing.attributes[Attribute.WILLPOWER]) == (4, 6)
    assert jenny.investigator == "jenny-barnes"
    examples = (Attribute.INTELLECT, Attribute.LUCK, Attribute.WILLPOWER)
    assert [jenny.attributes[each] for each in examples] == [4, 2, 7]


@pytest.mark.rule("1e.count.starting-item-cards")
def test_fourteen_starting_items_each_listed_by_one_trait(box: Box) -> None:
    listed = [trait.starts_with for trait in box.traits.values() if trait.starts_with]
    assert sorted(set(listed) - set(box.spells)) == sorted(box.starting_items)
    assert len(listed) == len(set(listed)) == 16
    assert len(box.starting_items) == 14


@pytest.mark.rule("1e.conflict.starting-item-count")
def test_whoever_is_chosen_starts_with_one_card(box: Box) -> None:
    for name in box.investigators:
        strength, intellect = (traits(box, name, c) for c in ("strength", "intellect"))
        for body, mind in product(strength, intellect):
            assert bool(body.starts_with) + bool(mind.starts_with) == 1, name


@pytest.mark.rule("1e.count.spell-cards", "1e.count.spell-types")
def test_four_types_of_spell_with_five_backs_each(box: Box) -> None:
    backs = Counter(back.spell for back in box.spell_backs.values())
    assert backs == dict.fromkeys(box.spells, 5)
    assert len(box.spells) == 4
    assert len({(back.passed, back.failed) for back in box.spell_backs.values()}) == 20


# Items, locks and obstacles


def test_a_card_has_what_its_type_calls_for(box: Box) -> None:
    for item in box.items.values():
        assert bool(item.weapon) == ("weapon" in item.types), item.id
        assert bool(item.clue) == ("clue" in item.types), item.id


@pytest.mark.rule("1e.comp.exploration-empty")
def test_an_empty_find_does_nothing(box: Box) -> None:
    empty = [item for item in box.exploration.values() if "nothing" in item.types]
    assert len(empty) == 9
    for item in empty:
        assert item.types == ("nothing",)
        assert not any((item.action, item.standing, item.when, item.do)), item.id


@pytest.mark.rule("1e.count.lock-cards", "1e.count.obstacle-cards")
def test_twelve_locks_and_seven_obstacles(box: Box) -> None:
    assert (len(box.locks), len(box.obstacles)) == (12, 7)


def test_each_puzzle_is_on_one_card(box: Box) -> None:
    demands = (*box.locks.values(), *box.obstacles.values())
    puzzles = sorted(demand.puzzle for demand in demands if demand.puzzle)
    assert puzzles == ["1A", "2A", "3A", "4A", "5A", "6A", "7", "8", "9"]


def test_every_key_that_a_lock_or_obstacle_names_exists(box: Box) -> None:
    for demand in (*box.locks.values(), *box.obstacles.values()):
        met = demand.key or demand.test or demand.puzzle
        assert met, f"{demand.id} can never be met"
        assert set(demand.key) <= set(box.exploration), demand.id


def test_every_key_opens_something(box: Box) -> None:
    keys = {item.id for item in box.exploration.values() if "key" in item.types}
    demands = (*box.locks.values(), *box.obstacles.values())
    for_a_last_task = {"valve-wheel"}
    assert keys - for_a_last_task <= {key for demand in demands for key in demand.key}
