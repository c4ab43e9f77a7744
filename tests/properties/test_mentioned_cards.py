"""Every card that a seat is shown is named by what says which cards a view mentions."""

import msgspec
import pytest

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.lasting_names import face
from madhouse.first.things.state import State
from madhouse.first.told.mentioned_cards import cards_in, cards_in_facts
from madhouse.first.told.names import all_cards
from tests.properties.random_games import edition_of, moments, seeds, watching
from tests.properties.secrecy import words_in


def written(data: object) -> set[str]:
    """Every word of every string anywhere in some data."""
    lines = words_in(msgspec.to_builtins(data))
    return {face(word) for line in lines for word in line.split()}


def assert_names_every_card(game: Game[State, View], seat: Seat, cards: frozenset[str]) -> None:
    view = game.view(seat)
    asked = view.decision
    shown = written(msgspec.structs.replace(view, decision=None))
    if asked is not None:  # its kind may be called like a card, and means none
        shown |= written((asked.about, asked.options))
    assert cards.intersection(cards_in(view)) == cards & shown


@pytest.mark.parametrize("seed", seeds(12))
def test_every_card_in_a_view_a_question_or_an_event_is_named(seed: int) -> None:
    told = {}
    cards: frozenset[str] = frozenset()
    for number, game in enumerate(moments(seed)):
        cards = cards or frozenset(all_cards(edition_of(game).box, edition_of(game).story))
        told = {id(event): event for event in game.table.log.events}
        if number % 7 == 0 or not game.pending:
            for seat in watching(game):
                assert_names_every_card(game, seat, cards)
    assert told
    for event in told.values():
        named = cards.intersection(cards_in_facts(event.facts))
        assert named == cards & written(event.facts), event.kind
