"""How things of the second edition look: a card is told from others of its deck by its picture."""

from collections import Counter
from typing import get_args

import pytest

from madhouse.editions import edition_of
from madhouse.engine.drawings import drawings
from madhouse.engine.looks import Look
from madhouse.second.edition import edition, the_box
from madhouse.second.things.looks import CardKind, look_of, story_look
from madhouse.second.things.scenario import NamedMonster
from madhouse.second.things.state import MOST

BOX = the_box()
SHELF = edition_of("second").shelf
FRONTS = {card.front.id: card.front for card in edition_of("second").workshop.cards()}
DECKS = [
    ("investigator",),
    ("item", "unique"),
    ("spell",),
    ("condition",),
    ("damage",),
    ("horror",),
]


@pytest.mark.parametrize("deck", DECKS, ids="-".join)
def test_no_two_cards_of_a_deck_have_the_same_picture(deck: tuple[str, ...]) -> None:
    looks = [card.look for card in FRONTS.values() if card.kind in deck]
    icons = Counter(look.icon for look in looks if look)
    assert sum(icons.values()) == len(looks) > 5
    assert [icon for icon, number in icons.items() if number > 1] == []
    assert set(icons) <= set(drawings().icons)
    assert all(look and look.light and look.dark for look in looks)


def test_every_kind_of_monster_has_a_face_and_all_its_colours() -> None:
    looks = [kind.look for kind in BOX.monsters.values()]
    assert len({look.icon for look in looks if look}) == len(looks)
    assert all(look and look.line and look.light and look.dark for look in looks)


def test_every_kind_of_card_and_every_seat_has_a_look() -> None:
    assert set(BOX.looks.cards) == set(get_args(CardKind))
    seats = [BOX.looks.people, *BOX.looks.seats]
    assert len(BOX.looks.seats) == MOST
    assert len({each.look.line for each in seats}) == len(seats)
    assert len({(each.ring, each.medal) for each in seats}) == len(seats)
    assert [face.look for face in SHELF.library().seats] == list(BOX.looks.seats)


def test_an_item_lies_on_the_ground_of_its_first_trait() -> None:
    pistol = BOX.item_cards["flare-pistol"]
    assert look_of(BOX, pistol, "item") == Look("firework-rocket").over(BOX.looks.traits["firearm"])


def test_both_sides_of_a_card_have_one_picture() -> None:
    pairs = [(c.front, c.back) for c in edition_of("second").workshop.cards() if c.back]
    assert all(f.look and b.look and f.look.icon == b.look.icon for f, b in pairs)


def test_somebody_with_a_name_looks_like_the_kind_unless_the_scenario_says_otherwise() -> None:
    named = NamedMonster(id="x", kind="ghost", name="Mr. X")
    assert look_of(BOX, named, "monster") == BOX.monsters["ghost"].look


@pytest.mark.parametrize("name", BOX.scenario_ids)
def test_a_scenario_has_a_picture_of_its_own(name: str) -> None:
    look = story_look(BOX, edition(name).scenario)
    others = [each for each in BOX.scenario_ids if each != name]
    assert look.icon in drawings().icons
    assert look.icon not in {story_look(BOX, edition(each).scenario).icon for each in others}
