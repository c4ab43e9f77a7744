"""Which cards and actions of a story came into use."""

from madhouse.first.laboratory.decks import decks, unused

STORY = "lot-thirteen"


def all_used() -> dict[str, int]:
    return {f"{deck.event} {card}": 1 for deck in decks(STORY) for card in deck.cards}


def test_what_was_never_used_is_named() -> None:
    counted = all_used()
    assert unused(STORY, counted) == []
    del counted["keeper-action lights-out"]
    counted["trauma the-shakes"] = 0
    assert unused(STORY, counted) == ["lights-out", "the-shakes"]


def test_a_card_laid_facedown_counts_when_it_is_turned_over() -> None:
    counted = all_used()
    card = next(deck.cards[0] for deck in decks(STORY) if deck.event == "mythos")
    counted[f"mythos-facedown-face {card}"] = counted.pop(f"mythos {card}")
    assert unused(STORY, counted) == []


def test_cards_of_other_icons_are_not_in_the_deck() -> None:
    sizes = {deck.event: len(deck.cards) for deck in decks(STORY)}
    assert sizes["keeper-action"] == 7
    assert 10 < sizes["mythos"] < 30
