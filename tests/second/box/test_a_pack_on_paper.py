"""Packs on paper: each is a set of its own, with what its folder has and nothing else."""

from collections.abc import Iterator

import pytest

from madhouse.editions import edition_of
from madhouse.engine.paper import BASE, CARD, PaperBox, PaperPart
from madhouse.second.edition import the_box
from tests.printed import copies
from tests.second.lamplight import PACK, on_the_shelf


@pytest.fixture(scope="module")
def papers() -> Iterator[dict[str, PaperBox]]:
    with on_the_shelf():
        yield {box.id: box for box in edition_of("second").workshop.papers()}


@pytest.fixture
def parts(papers: dict[str, PaperBox]) -> dict[str, PaperPart]:
    return {part.id: part for part in papers[PACK].parts}


def test_the_base_set_comes_first_and_then_the_shelf(papers: dict[str, PaperBox]) -> None:
    assert list(papers) == [BASE, *the_box().collection]
    assert papers[PACK].name == "Lamplight"


@pytest.mark.rule("2e.elixir.double-sided", "2e.agenda.gain")
def test_elixirs_and_agendas_are_printed_with_their_backs(parts: dict[str, PaperPart]) -> None:
    assert copies(parts["elixir"]) == {"steady": 2, "warmth": 1}
    assert parts["elixir"].card == parts["agenda"].card == CARD
    behind = {card.back.id: card.copies for card in parts["agenda"].cards if card.back}
    assert behind == {"the-common-good": 3, "a-quiet-fee": 2, "a-full-table": 1}
    assert {card.front.id for card in parts["agenda"].cards} == {"agenda"}


def test_other_cards_are_those_of_the_folder(parts: dict[str, PaperPart]) -> None:
    assert copies(parts["item"]) == {"eel-spear": 1, "ice-maul": 1, "ferry-ticket": 2}
    assert copies(parts["spell"]) == {"ebb": 2}
    assert copies(parts["condition"]) == {"seasick": 2, "lost-in-time-and-space": 2}
    assert copies(parts["damage"]) == {"rope-burn": 2}
    assert copies(parts["horror"]) == {"a-light-on-the-water": 2}
    assert copies(parts["investigator"]) == {"ada-lamb": 1}
    assert [tile.id for tile in parts["tiles"].tiles] == ["s901", "s902", "s903", "s904"]


@pytest.mark.rule("2e.conflict.two-sided-features", "2e.improvement.plus-one")
def test_tokens_are_as_many_as_the_pack_says(parts: dict[str, PaperPart]) -> None:
    skills = ("strength", "agility", "observation", "lore", "influence", "will")
    assert copies(parts["tokens"]) == {
        "door": 1,
        "wall": 1,
        "key": 2,
        "restraint": 2,
        "rift": 4,
        "overgrowth": 4,
        **{f"improvement-{skill}": 2 for skill in skills},
    }
    sides = {piece.id: piece.back and piece.back.picture for piece in parts["tokens"].pieces}
    assert (sides["rift"], sides["overgrowth"], sides["key"]) == ("water", "rubble", None)
    assert copies(parts["monsters"]) == {"ferryman": 2, "reed-wife": 1}
