"""Budgets: every investigator is worth the same, however his traits are combined."""

from itertools import product

import pytest

from madhouse.first.things.box import Box
from madhouse.first.things.cards import Trait

SMALL, SOLID, STRONG = 1, 2, 3
LISTED = 2  # what a starting card is worth
WORTH = {"strength": 16, "intellect": 20}
WHOLE = 56  # with the 20 of the Character card

ABILITIES = {
    SMALL: (
        "ambulance-hands a-good-shot process-server four-porches one-eclipse-too-many "
        "tables-of-the-moon verbatim hears-the-gap copper-hat deck-hand dead-reckoning "
        "grandmothers-stars a-promise-of-rest sits-with-the-dead picket-captain fast-on-ice"
    ),
    SOLID: (
        "old-manners reads-the-room brittle quick-exit salvage-law topman old-soldier loom-sense"
    ),
    STRONG: (
        "unshockable everyone-is-somewhere night-walker steady-wrists slow-breather "
        "line-and-splice pallbearer no-surrender"
    ),
}
"""How much we think each ability is worth."""


def ability(trait: Trait) -> int:
    return next(worth for worth, names in ABILITIES.items() if trait.id in names.split())


def worth(trait: Trait) -> int:
    return sum(trait.attributes.values()) + ability(trait) + LISTED * bool(trait.starts_with)


def test_every_ability_has_been_judged_once(box: Box) -> None:
    judged = [name for names in ABILITIES.values() for name in names.split()]
    assert sorted(judged) == sorted(box.traits)


def test_every_trait_of_a_category_is_worth_the_same(box: Box) -> None:
    for trait in box.traits.values():
        assert worth(trait) == WORTH[trait.category], trait.id


def test_attributes_run_from_1_to_8(box: Box) -> None:
    values = [value for trait in box.traits.values() for value in trait.attributes.values()]
    assert (min(values), max(values)) == (1, 8)


@pytest.mark.rule("1e.setup-inv.trait-categories")
def test_whatever_is_chosen_is_worth_the_same(box: Box) -> None:
    for name, card in box.investigators.items():
        body, mind = (box.traits_of(name, category) for category in ("strength", "intellect"))
        for pair in product(body, mind):
            both = sum(worth(box.traits[trait]) for trait in pair)
            assert card.health + card.sanity + card.skill + both == WHOLE, pair


def test_each_investigator_lists_starting_cards_on_both_traits_of_one_category(box: Box) -> None:
    for name in box.investigators:
        listing = {
            category: [
                bool(box.traits[trait].starts_with) for trait in box.traits_of(name, category)
            ]
            for category in ("strength", "intellect")
        }
        assert sorted(listing.values()) == [[False, False], [True, True]], name
