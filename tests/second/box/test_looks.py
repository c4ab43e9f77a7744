"""How things of the second edition look: a card is told from others of its deck by its picture."""

from collections import Counter
from collections.abc import Iterable
from typing import get_args

import pytest

from madhouse.editions import edition_of
from madhouse.engine.drawings import drawings
from madhouse.engine.looks import Look
from madhouse.second.edition import edition, the_box
from madhouse.second.kit.sets import all_sets
from madhouse.second.tellers import teller_of
from madhouse.second.things.looks import CardKind, look_of, story_look
from madhouse.second.things.scenario import NamedMonster
from madhouse.second.things.state import MOST
from madhouse.second.told.telling import Teller
from tests.content.test_looks import drawn_in

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


# -- with every pack -------------------------------------------------------------------------------

FULL = BOX.with_packs(BOX.collection)
TELLER = Teller(FULL, edition("first-cold-night").scenario, teller_of("first-cold-night").messages)
GROUPS: dict[str, Iterable[str]] = {
    "investigators": FULL.investigators,
    "items": FULL.item_cards,
    "spells": FULL.spells,
    "conditions": FULL.conditions,
    "elixirs": FULL.elixirs,
    "damage": {each.id for each in FULL.damage.values()},
    "horror": {each.id for each in FULL.horror.values()},
    "monsters": FULL.monsters,
}


@pytest.mark.parametrize("group", GROUPS)
def test_what_packs_add_looks_like_nothing_that_was_there(group: str) -> None:
    """Several copies of a card are one card."""
    faces = [TELLER.card(name) for name in GROUPS[group]]
    owners: dict[str, set[str]] = {}
    for face in faces:
        assert face.look, face.name
        assert face.look.icon in drawings().icons
        owners.setdefault(face.look.icon, set()).add(face.name)
    assert len(owners) > 4
    assert {icon: names for icon, names in owners.items() if len(names) > 1} == {}


def test_what_scenarios_bring_looks_like_nothing_else_either() -> None:
    """Items that one scenario alone has, beside all others that are printed."""
    owners: dict[str, set[str]] = {}
    for card in (card for each in all_sets() for card in each.cards()):
        if card.front.kind in ("item", "unique"):
            assert card.front.look
            owners.setdefault(card.front.look.icon, set()).add(card.front.name)
    assert len(owners) > len(FULL.item_cards)
    assert {icon: names for icon, names in owners.items() if len(names) > 1} == {}


def test_investigators_have_the_faces_of_people() -> None:
    """None of them is drawn as a thing, or as a monster."""
    drawn = {*drawn_in("drawn.ts"), *drawn_in("portraits.ts")}
    assert {TELLER.card(name).look.icon for name in FULL.investigators} <= drawn  # type: ignore[union-attr]
