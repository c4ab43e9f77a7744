"""Saving: a game that is kept is the whole game."""

from random import Random

import pytest

import madhouse
from madhouse.second.things.state import State


@pytest.mark.rule("2e.conflict.save-everything")
def test_hidden_cards_and_their_order_are_kept_as_well() -> None:
    game = madhouse.new_game("second", seed=8, investigators=3)
    chooser = Random(8)
    for _ in range(150):
        decision = game.pending[0]
        game.apply(decision.seats[0], chooser.choice(decision.options))
    again = madhouse.load_case(game.case())
    kept, was = again.table.state, game.table.state
    assert isinstance(was, State)
    for hidden in ("damage_deck", "horror_deck", "spells", "conditions", "items"):
        assert getattr(kept, hidden) == getattr(was, hidden)
    assert [who.horror_facedown for who in kept.investigators] == [
        who.horror_facedown for who in was.investigators
    ]
    assert kept.app.values == was.app.values
    assert again.encode() == game.encode()
