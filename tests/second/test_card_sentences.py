"""Sentences of cards in which several words meet: each is one that a person would say."""

import re

import pytest

from madhouse.server.house.library import library

ODD = re.compile(r"you may you|perform an action, if you (?!are)|\.\.", re.IGNORECASE)


def said_by_cards() -> dict[str, str]:
    """What every card of the second edition and its packs says."""
    (second,) = (each for each in library().editions if each.edition == "second")
    return {name: " ".join(line.text for line in card.lines) for name, card in second.cards.items()}


@pytest.mark.parametrize(
    ("investigator", "says"),
    [
        ("cyrus-boone", "you or another in your space may move 1 space"),
        ("delia-flynn", "After you trade, you may move up to 2 spaces"),
    ],
)
def test_what_an_investigator_of_a_pack_can_do_is_a_sentence(investigator: str, says: str) -> None:
    assert says in said_by_cards()[investigator]


def test_no_card_has_two_subjects_or_two_full_stops() -> None:
    said = said_by_cards()
    assert len(said) > 100
    assert [name for name, text in said.items() if ODD.search(text)] == []
