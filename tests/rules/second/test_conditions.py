"""Conditions: gained, one of each, secret backs, discarded."""

import pytest

from tests.rules.second.benches import bench, carry_out
from tests.rules.second.tables import LEV, box, figure, told


@pytest.mark.rule("2e.condition.become", "2e.condition.gain", "2e.gain.item-condition")
def test_one_becomes_a_condition_by_claiming_a_copy() -> None:
    game = bench().play(turn_of=LEV)
    before = len(game.table.state.conditions)
    carry_out(game, "become dazed")
    assert [box(game).front(each) for each in figure(game, LEV).conditions] == ["dazed"]
    assert len(game.table.state.conditions) == before - 1


@pytest.mark.rule("2e.condition.one-copy")
def test_nobody_has_a_second_copy_of_a_condition() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "become dazed", "become dazed")
    assert len(figure(game, LEV).conditions) == 1


@pytest.mark.rule("2e.condition.random-copy", "2e.conflict.random-copy-draw")
def test_of_a_double_sided_one_the_copy_is_random() -> None:
    drawn = set()
    for number in range(20):
        builder = bench()
        builder.state.random.key = bytes([number]) * len(builder.state.random.key)
        game = builder.play(turn_of=LEV)
        carry_out(game, "become owed")
        drawn.update(figure(game, LEV).conditions)
    assert len(drawn) > 3


@pytest.mark.rule(
    "2e.condition.back-secret", "2e.condition.deck-backs-secret", "2e.conflict.condition-back"
)
def test_nobody_sees_the_back_of_a_condition_before_it_is_flipped() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "become owed")
    (copy,) = figure(game, LEV).conditions
    assert copy not in game.table.state.seen
    assert not any(each in game.table.state.seen for each in game.table.state.conditions)
    assert all(copy not in str(event.facts) for event in game.log)


@pytest.mark.rule("2e.condition.discard", "2e.discard.cards")
def test_a_discarded_condition_is_back_in_its_deck_and_unknown() -> None:
    game = bench().play(turn_of=LEV)
    before = sorted(game.table.state.conditions)
    carry_out(game, "become owed")
    carry_out(game, "flip owed")
    assert told(game, "condition-flipped")
    while game.pending[0].kind != "turn":
        game.apply(game.pending[0].seats[0], game.pending[0].options[-1])
    kept = [each for each in figure(game, LEV).conditions if not each.startswith("owed")]
    assert sorted([*game.table.state.conditions, *kept]) == before
    assert not any(each.startswith("owed") for each in game.table.state.seen)


@pytest.mark.rule("2e.possessions.list", "2e.possessions.nothing-else", "2e.possessions.definition")
def test_conditions_and_clues_are_no_possessions() -> None:
    game = bench(has=["crowbar", "scald"], clues=2, conditions=["dazed"]).play(turn_of=LEV)
    game.apply("player-1", "trade")
    drops = [each for each in game.pending[0].options if "drops" in each]
    assert drops == [f"{LEV} drops crowbar", f"{LEV} drops scald"]
