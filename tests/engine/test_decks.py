"""Decks: drawn, discarded, made anew, and who knows what lies where."""

import pytest

from madhouse.engine.decks import Deck, discard, draw, put_under, search, stack
from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import EVERYONE
from madhouse.engine.rng import keyed
from madhouse.engine.state import State
from madhouse.engine.table import Table

KEEPER, ANN = 1, 2


def table() -> Table[State]:
    return Table(State(version=1, random=keyed("1"), stage="", seats=["keeper", "ann"]))


def test_the_top_card_is_drawn_and_seen_by_its_seat() -> None:
    g, deck = table(), Deck(["a", "b", "c"])
    assert draw(g, deck, ANN) == "a"
    assert deck == Deck(["b", "c"])
    assert g.state.seen == {"a": ANN}
    assert g.sealed


def test_a_card_drawn_facedown_is_known_to_nobody() -> None:
    g, deck = table(), Deck(["a", "b"])
    assert draw(g, deck, 0) == "a"
    assert g.state.seen == {}
    assert not g.sealed


def test_a_discarded_card_is_known_to_everyone() -> None:
    g, deck = table(), Deck()
    g.state.seen["a"] = KEEPER
    discard(g, deck, "a")
    assert deck == Deck([], ["a"])
    assert g.state.seen == {"a": EVERYONE}
    assert g.sealed


def test_discarding_what_all_have_seen_can_be_taken_back() -> None:
    g, deck = table(), Deck()
    g.state.seen["a"] = EVERYONE
    discard(g, deck, "a")
    assert not g.sealed


@pytest.mark.rule("1e.limit.decks")
def test_a_deck_that_has_run_out_is_made_of_its_discard_pile() -> None:
    g, deck = table(), Deck(["last"])
    names = [f"card-{number}" for number in range(10)]
    for name in names:
        discard(g, deck, name)
    assert draw(g, deck, ANN) == "last"
    assert deck.discard == names  # not before a card is wanted
    first = draw(g, deck, ANN)
    assert first is not None
    assert sorted([first, *deck.cards]) == names
    assert [first, *deck.cards] != names
    assert deck.discard == []
    assert g.state.seen == {"last": ANN, first: ANN}


def test_nothing_is_drawn_when_both_piles_are_empty() -> None:
    g, deck = table(), Deck()
    assert draw(g, deck, ANN) is None
    assert not g.sealed


def test_who_has_seen_a_card_knows_it_under_the_deck() -> None:
    g, deck = table(), Deck(["a", "b"])
    put_under(deck, str(draw(g, deck, KEEPER)))
    assert deck == Deck(["b", "a"])
    assert g.state.seen == {"a": KEEPER}


def test_a_search_takes_the_card_and_shuffles_the_rest() -> None:
    names = [f"card-{number}" for number in range(10)]
    g, deck = table(), Deck(list(names))
    g.state.seen["card-1"] = KEEPER
    assert search(g, deck, {"card-7", "other"}, ANN) == "card-7"
    assert deck.cards != [name for name in names if name != "card-7"]
    assert sorted([*deck.cards, "card-7"]) == names
    assert g.state.seen == {"card-7": ANN}


def test_a_search_in_vain_shuffles_all_the_same() -> None:
    names = [f"card-{number}" for number in range(10)]
    g, deck = table(), Deck(list(names))
    assert search(g, deck, ["other"]) is None
    assert deck.cards != names
    assert sorted(deck.cards) == names


def test_a_deck_can_be_stacked() -> None:
    deck = Deck(["a", "b", "c", "d"])
    stack(deck, ["c", "b"])
    assert deck.cards == ["c", "b", "a", "d"]


def test_only_cards_of_the_deck_can_be_stacked() -> None:
    deck = Deck(["panic", "dread"], ["gloom"])
    for wrong in ("pannic", "gloom"):
        with pytest.raises(MadhouseError, match=f"no '{wrong}' in this deck"):
            stack(deck, ["dread", wrong])
    assert deck.cards == ["panic", "dread"]
