"""The clock: time that is over is an answer, given by a seat that may answer nothing else."""

from typing import Any, ClassVar

import pytest

from madhouse.engine.casefile import Header, parse
from madhouse.engine.decisions import CLOCK, Decision, IllegalOption, NotYourDecision
from madhouse.engine.flow import GameOver, Rule
from madhouse.engine.game import Game
from madhouse.engine.replaying import replay
from tests.engine.toy import ANN, BOB, KEEPER, Toy, ToyEdition, toy_turn


def hurry(g: Toy) -> Rule[str]:
    """Ann thinks against the clock, twice."""
    for _ in range(2):
        chosen = yield Decision((ANN,), "think", ("on", "enough"), clock="time-up")
        g.tell("thought", chosen=chosen)
    raise GameOver("nobody", "tired")
    yield


class Hurried(ToyEdition):
    """The toy with one more stage."""

    stages: ClassVar = {"opening": hurry}


def hurried(header: Header | None = None) -> Game[Any, Any]:
    start = toy_turn()
    state = start.edition.decode(start.start)
    edition = Hurried()
    return Game(edition, edition.encode(state), header or start.header)


def test_the_clock_is_offered_its_own_option_and_the_players_theirs() -> None:
    game = hurried()
    assert game.legal(CLOCK) == ("time-up",)
    assert game.legal(ANN) == ("on", "enough")
    assert game.legal(BOB) == game.legal(KEEPER) == ()
    assert game.waiting(BOB) == [ANN]


@pytest.mark.parametrize(
    ("seat", "option", "refusal"),
    [(ANN, "time-up", IllegalOption), (CLOCK, "on", IllegalOption), (BOB, "on", NotYourDecision)],
)
def test_neither_may_answer_for_the_other(seat: str, option: str, refusal: type[Exception]) -> None:
    game = hurried()
    with pytest.raises(refusal):
        game.apply(seat, option)
    assert game.answers == []


def test_without_a_clock_the_table_has_nothing_to_say() -> None:
    game = toy_turn()
    assert game.legal(CLOCK) == ()
    with pytest.raises(NotYourDecision):
        game.apply(CLOCK, "step")


def test_what_it_said_is_recorded_replayed_and_forked() -> None:
    game = hurried()
    game.apply(ANN, "on")
    game.apply(CLOCK, "time-up")
    told = [event.facts["chosen"] for event in game.events(KEEPER)]
    assert told == ["on", "time-up"]
    again = replay(parse(game.case()), hurried)
    assert again.encode() == game.fork().encode() == game.encode()
    assert again.answers == game.answers


def test_a_question_with_a_clock_is_another_question() -> None:
    plain = Decision((ANN,), "think", ("on", "enough"))
    assert plain.fingerprint != Decision((ANN,), "think", ("on", "enough"), clock="x").fingerprint
