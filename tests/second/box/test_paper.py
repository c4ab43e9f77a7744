"""The box on paper: every component is in it exactly as often as the box has it."""

import pytest

from madhouse.editions import edition_of
from madhouse.engine.paper import CARD, CELL, LARGE_CARD, SMALL_CARD
from madhouse.second.edition import edition, the_box
from madhouse.second.kit.paper import ENDLESS
from tests.printed import copies

BOX = the_box()
PAPER = edition_of("second").workshop.papers()[0]
PARTS = {part.id: part for part in PAPER.parts}


@pytest.mark.rule("2e.component.card-types")
def test_every_card_is_printed_as_often_as_the_box_has_it() -> None:
    common = {card.id: card.copies for card in BOX.item_cards.values() if not card.unique}
    assert copies(PARTS["item"]) == common
    unique = {
        card.id
        for name in BOX.scenario_ids
        for card in edition(name).box.item_cards.values()
        if card.unique
    }
    assert copies(PARTS["unique"]) == dict.fromkeys(unique, 1)
    assert copies(PARTS["spell"]) == {card.id: len(card.backs) for card in BOX.spells.values()}
    assert copies(PARTS["condition"]).total() == len(BOX.condition_copies)
    assert copies(PARTS["damage"]).total() == len(BOX.damage)
    assert copies(PARTS["horror"]).total() == len(BOX.horror)
    assert copies(PARTS["investigator"]) == dict.fromkeys(BOX.investigators, 1)


@pytest.mark.rule("2e.limits.unlimited-tokens", "2e.figures.token-matching")
def test_every_token_is_printed_as_often_as_the_box_has_it() -> None:
    supply, tokens = BOX.supply, copies(PARTS["tokens"])
    assert tokens == {
        "search": supply.search_or_interact,
        "explore": supply.explore_or_sight,
        "barricade": supply.barricade,
        "secret_passage": supply.secret_passage,
        "identity": supply.identity,
        "door": supply.door,
        "wall": supply.wall,
        **ENDLESS,
    }
    endless = {piece.id for piece in PARTS["tokens"].pieces if piece.endless}
    assert endless == {"clue", "darkness", "fire"}
    figures = {kind.id: kind.figures for kind in BOX.monsters.values()}
    assert copies(PARTS["monsters"]) == figures
    standing = copies(PARTS["standees"])
    assert standing.total() == len(BOX.investigators) + sum(figures.values())
    assert standing["cultist-standee"] == figures["cultist"]


def test_every_person_of_a_scenario_is_printed_once() -> None:
    persons = [
        token
        for name in BOX.scenario_ids
        for token in edition(name).scenario.tokens
        if token.kind == "person"
    ]
    assert copies(PARTS["persons"]).total() == len(persons) == len(PARTS["persons"].pieces)


def test_tiles_have_both_faces_and_the_size_of_their_cells() -> None:
    tiles = PARTS["tiles"].tiles
    assert [tile.id for tile in tiles] == list(BOX.tiles)
    for tile in tiles:
        assert len(tile.sides) == len(BOX.tiles[tile.id].sides)
        for face in tile.sides:
            assert (face.width * CELL, face.height * CELL) == tile.size


def test_cards_have_three_sizes_and_harm_the_smallest() -> None:
    assert {part.card for part in PAPER.parts if part.cards} == {CARD, LARGE_CARD, SMALL_CARD}
    assert PARTS["damage"].card == PARTS["horror"].card == SMALL_CARD
