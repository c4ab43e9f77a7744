"""Imagined games: the same to the seat that imagines, anew in all that it cannot know."""

from random import Random
from typing import Any

import pytest

from madhouse.engine.casefile import CaseError
from madhouse.engine.decisions import CannotUndo, RuleFailure
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.rng import keyed
from tests.engine.toy import ANN, BOB, KEEPER, SEATS, answer, play_on, toy, toy_turn

WHO = (*SEATS, SPECTATOR)


def seen(game: Game[Any, Any], seat: str) -> tuple[Any, ...]:
    return game.view(seat), game.events(seat)


def otherwise(game: Game[Any, Any]) -> Game[Any, Any]:
    """A table that looks the same to Ann, where all she cannot know is different."""
    state = game.edition.decode(game.encode())
    state.random = keyed("another seed")
    state.guilty, state.omen = "the-heir", 7 - state.omen
    hand, pile = state.hands[KEEPER], state.threats.cards
    for at in range(len(hand)):
        state.seen[pile[at]] = state.seen.pop(hand[at])
        hand[at], pile[at] = pile[at], hand[at]
    state.deck.cards.reverse()
    return Game(game.edition, game.edition.encode(state), game.header)


def built(game: Game[Any, Any]) -> Game[Any, Any]:
    """The same table, begun at this point."""
    return Game(game.edition, game.encode(), game.header)


@pytest.mark.parametrize("seat", WHO)
def test_the_seat_sees_no_difference_at_any_decision(seat: str) -> None:
    for now in play_on(toy("3"), Random(3)):
        assert seen(now.imagine(seat, Random(9)), seat) == seen(now, seat)


def test_the_same_view_and_random_source_give_the_same_game() -> None:
    true, other = built(toy_turn()), otherwise(toy_turn())
    for action in ("step", "stop", "step"):
        assert true.encode() != other.encode()
        assert seen(true, ANN) == seen(other, ANN)
        dreams = [game.imagine(ANN, Random(5)) for game in (true, other)]
        assert dreams[0].encode() == dreams[1].encode()
        assert dreams[0].pending == dreams[1].pending
        answer(true, action)
        answer(other, action)


def test_what_is_hidden_is_dealt_anew() -> None:
    game = toy_turn()
    states = [game.imagine(ANN, Random(seed)).table.state for seed in range(20)]
    hands = {tuple(sorted(state.hands[KEEPER])) for state in states}
    assert len(hands) > 5
    assert {state.guilty for state in states} == {"the-butler", "the-cook", "the-heir"}
    assert {state.random.key for state in states}.isdisjoint({game.table.state.random.key})


def test_what_the_seat_knows_stays() -> None:
    game = toy_turn()
    for seed in range(20):
        state = game.imagine(KEEPER, Random(seed)).table.state
        assert state.hands[KEEPER] == game.table.state.hands[KEEPER]
        assert state.guilty == "the-cook"


def test_the_true_game_does_not_change() -> None:
    game = toy_turn()
    state, told = game.encode(), game.events(KEEPER)
    dream = game.imagine(ANN, Random(1))
    answer(dream, "draw", "stop")
    assert (game.encode(), game.events(KEEPER)) == (state, told)


def test_the_log_of_the_others_is_gone() -> None:
    parted, later = toy(), toy_turn()
    answer(parted, "slow", "joe")
    answer(later, "draw")
    for game in (parted, later):
        dream = game.imagine(BOB, Random(1))
        assert len(cards_told(game, *SEATS)) > 1
        assert cards_told(dream, *SEATS) == cards_told(game, BOB)


def cards_told(game: Game[Any, Any], *seats: str) -> set[Any]:
    """The cards that are named in the log of any of these seats."""
    events = [event for seat in seats for event in game.events(seat)]
    return {event.facts["card"] for event in events if event.kind == "took"}


@pytest.mark.parametrize("seat", SEATS)
def test_a_fork_of_an_imagined_game_equals_it(seat: str) -> None:
    for now in play_on(toy("6"), Random(6)):
        dream = now.imagine(seat, Random(2))
        for further, _ in zip(play_on(dream, Random(3)), range(6), strict=False):
            twin = further.fork()
            assert (twin.encode(), twin.pending) == (further.encode(), further.pending)
            assert [twin.events(each) for each in WHO] == [further.events(each) for each in WHO]


def test_an_imagined_game_is_played_to_its_end() -> None:
    for now in play_on(toy("7"), Random(7)):
        dream = now.imagine(BOB, Random(1))
        for _ in play_on(dream, Random(2)):
            pass
        assert dream.over


def test_an_imagined_game_can_be_imagined_by_another_seat() -> None:
    random = Random(8)
    for now in play_on(toy("8"), Random(8)):
        dream = now.imagine(ANN, random)
        for further, _ in zip(play_on(dream, Random(1)), range(4), strict=False):
            for seat in WHO:
                assert seen(further.imagine(seat, random), seat) == seen(further, seat)


def test_a_secret_question_of_another_seat_is_offered_anew() -> None:
    game = toy_turn()
    answer(game, "stop", "stop")
    (asked,) = game.pending
    offers = [game.imagine(ANN, Random(seed)).pending[0] for seed in range(10)]
    assert {offer.number for offer in offers} == {asked.number}
    assert len({offer.options for offer in offers}) > 1
    assert game.imagine(KEEPER, Random(1)).pending == (asked,)


def test_a_dream_offers_the_cards_that_it_dealt() -> None:
    game = toy_turn()
    answer(game, "stop", "stop")
    for seed in range(10):
        dream = game.imagine(ANN, Random(seed))
        held = {f"play {card}" for card in dream.table.state.hands[KEEPER]}
        assert set(dream.legal(KEEPER)) == {"pass", *held}


def test_how_far_the_other_side_has_set_up_is_not_imagined() -> None:
    early, late = toy(), toy()
    answer(early, "slow", "joe")
    answer(late, "slow", "the-cook", "joe", "pass")
    dreams = [game.imagine(BOB, Random(4)) for game in (early, late)]
    assert dreams[0].encode() == dreams[1].encode()
    assert dreams[0].pending == dreams[1].pending
    assert [asked.kind for asked in dreams[1].pending] == ["guilty", "name"]


def test_scripted_dice_are_not_foreseen() -> None:
    game = toy_turn()
    game.table.state.random.dice = [6, 6, 6]
    assert built(game).imagine(ANN, Random(1)).table.state.random.dice == []


def test_undo_does_not_wake_the_dreamer() -> None:
    game = toy_turn()
    answer(game, "step", "pause", "step")
    dream = game.imagine(ANN, Random(1))
    state = dream.encode()
    for each in (dream, dream.fork()):
        with pytest.raises(CannotUndo):
            each.undo(ANN)
    answer(dream, "step")
    dream.undo(ANN)
    assert dream.encode() == state


def test_a_rule_that_breaks_does_not_wake_the_dreamer() -> None:
    dream = toy_turn().imagine(ANN, Random(1))
    state = dream.encode()
    for trap in ("break", "cellar"):
        with pytest.raises(RuleFailure):
            dream.apply(ANN, trap)
        assert dream.encode() == state


def test_an_imagined_game_has_no_case_file() -> None:
    with pytest.raises(CaseError, match="imagined"):
        toy_turn().imagine(ANN, Random(1)).case()
