"""The first edition's box on paper: every component is in it as often as the box has it."""

import pytest

from madhouse.editions import edition_of
from madhouse.first.things.box import Box
from tests.printed import copies

PAPER = edition_of("first").workshop.papers()[0]
PARTS = {part.id: part for part in PAPER.parts}


@pytest.mark.parametrize(
    "deck", ["investigator", "trait", "starting", "mythos", "trauma", "combat", "action"]
)
def test_a_deck_is_printed_card_by_card(box: Box, deck: str) -> None:
    groups: dict[str, set[str]] = {
        "investigator": set(box.investigators),
        "trait": set(box.traits),
        "starting": set(box.starting_items),
        "mythos": set(box.mythos),
        "trauma": set(box.trauma),
        "combat": set(box.combat),
        "action": set(box.actions),
    }
    assert groups[deck] <= set(copies(PARTS[deck]))
    assert set(copies(PARTS[deck]).values()) == {1}


def test_what_is_explored_locked_or_cast_is_printed_with_the_cards_of_the_stories(
    box: Box,
) -> None:
    stories = [box.story(name) for name in box.story_ids]
    explored = set(copies(PARTS["exploration"]))
    assert set(box.exploration) <= explored
    assert {card.id for story in stories for card in story.cards} <= explored
    assert set(copies(PARTS["barring"])) >= {*box.locks, *box.obstacles}
    assert [card.back.id for card in PARTS["spell"].cards if card.back] == list(box.spell_backs)
    events = {card.id for story in stories for card in story.events}
    objectives = {card.id for story in stories for card in story.objectives}
    assert set(copies(PARTS["event"])) == events
    assert set(copies(PARTS["objective"])) == objectives


def test_markers_and_tokens_are_printed_as_often_as_the_box_has_them(box: Box) -> None:
    supply = box.supply
    choices = {f"choice-{n}{a}": 1 for n, answers in supply.choices.items() for a in answers}
    numbers: dict[str, int] = {str(name): number for name, number in supply.features.items()}
    numbers |= {str(name): number for name, number in supply.status.items()}
    numbers |= {str(name): number for name, number in supply.tokens.items()}
    numbers |= {**choices, "sealed-door": supply.sealed_doors}
    assert copies(PARTS["tokens"]) == numbers


def test_every_monster_has_its_tokens_and_as_many_figures(box: Box) -> None:
    assert copies(PARTS["monsters"]) == dict.fromkeys(box.tokens, 1)
    standing = copies(PARTS["standees"])
    assert standing.total() == len(box.investigators) + len(box.tokens)


def test_every_tile_is_printed(box: Box) -> None:
    assert [tile.id for tile in PARTS["tiles"].tiles] == list(box.tiles)
