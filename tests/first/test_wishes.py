"""A place, a card or a key that cannot be chosen: the server finds the line, and says why not."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.engine.service import Refusal, Wish
from madhouse.first.service import FirstService
from madhouse.first.tellers import messages, teller_of
from madhouse.first.things.state import KEEPER
from madhouse.rules.catalogue import rule
from tests.rules.first.tables import JENNY, jenny

SEAT = "investigator-1"
REFUSAL = "refusal."
SENTENCES = [key.removeprefix(REFUSAL) for key in messages().keys if key.startswith(f"{REFUSAL}1e")]


def said(game: Game[Any, Any], seat: str = SEAT, **wish: str) -> Refusal | None:
    return FirstService().refusal(game, seat, Wish(**wish), teller_of(game.header.story))


def in_turn() -> Game[Any, Any]:
    return jenny("kitchen.a", 1).play(turn_of=JENNY)


def test_a_place_means_a_step_and_the_refusal_is_a_sentence() -> None:
    refusal = said(in_turn(), space="cellar.a")
    assert refusal == Refusal(
        "1e.move.adjacent-line-or-door",
        "No single step leads there. A step goes over a dotted line or through a door.",
        "move cellar.a",
    )


def test_where_he_stands_no_rule_is_needed() -> None:
    assert said(in_turn(), space="kitchen.a") == Refusal(said="You stand there already.")


def test_a_key_means_what_it_does_in_every_turn() -> None:
    refusal = said(in_turn(), deed="s")
    assert refusal is not None
    assert (refusal.option, refusal.said) == ("explore", "No card lies here to be found.")


def test_a_weapon_without_a_monster_strikes_at_nothing() -> None:
    game = jenny("kitchen.a", 1, cards=["axe"]).play(turn_of=JENNY)
    assert said(game, card="axe") == Refusal(said="There is nothing to strike at.")


def test_a_card_is_spoken_of_to_its_owner_alone() -> None:
    game = jenny("kitchen.a", 1).hand("slack-water").play(turn_of=JENNY)
    later = "It is played in an investigator’s turn, when you are asked."
    assert said(game, KEEPER, card="slack-water") == Refusal(said=later)
    assert said(game, card="slack-water") is None


def test_what_is_offered_is_not_refused() -> None:
    assert said(in_turn(), space="kitchen.b") is None


@pytest.mark.parametrize("name", SENTENCES)
def test_every_sentence_belongs_to_a_rule(name: str) -> None:
    assert rule(name).id == name
