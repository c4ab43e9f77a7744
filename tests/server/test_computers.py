"""Computers at a table: they answer what only they are asked, and a broken one stops nobody."""

import asyncio

import pytest

from madhouse.api import new_game
from madhouse.editions import edition_of
from madhouse.first.players.heuristic import HeuristicPlayer
from madhouse.server.kept.records import SeatRecord
from madhouse.server.table.computers import BATCH, Computers

FIRST = edition_of("first")


def seat(name: str, player: str = "random") -> SeatRecord:
    return SeatRecord(name, "computer", "", player, "", given=False)


def test_they_play_a_batch_at_most() -> None:
    game = new_game(seed=1, investigators=1)
    computers = Computers(FIRST, "secret", [seat("keeper"), seat("investigator-1")])
    asyncio.run(computers.play(game))
    assert len(game.answers) == BATCH
    assert computers.asked(game)


def test_they_wait_for_persons() -> None:
    game = new_game(seed=1, investigators=1)
    computers = Computers(FIRST, "secret", [seat("keeper")])
    asyncio.run(computers.play(game))
    assert {each.seat for each in game.answers} == {"keeper"}
    assert computers.asked(game) is None
    assert game.legal("investigator-1")


def test_one_that_breaks_takes_any_option(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise KeyError("lost")

    monkeypatch.setattr(HeuristicPlayer, "choose", broken)
    game = new_game(seed=1, investigators=1)
    computers = Computers(FIRST, "secret", [seat("keeper", "fair")])
    asyncio.run(computers.play(game))
    assert game.answers
    assert computers.asked(game) is None


def test_one_stands_up_when_its_seat_is_taken_back() -> None:
    computers = Computers(FIRST, "secret", [seat("keeper")])
    assert "keeper" in computers
    computers.seat(SeatRecord("keeper", "person", "Ann", "", "", given=True))
    assert "keeper" not in computers


def test_nobody_can_foresee_them() -> None:
    """What they choose depends on a secret of the game."""
    told = []
    for secret in ("one", "two"):
        game = new_game(seed=1, investigators=1)
        asyncio.run(Computers(FIRST, secret, [seat("keeper"), seat("investigator-1")]).play(game))
        told.append([each.option for each in game.answers])
    assert told[0] != told[1]


def test_a_person_alone_with_computers_goes_first_and_they_settle_the_rest() -> None:
    game = new_game(seed=1, investigators=3)
    seats = ("keeper", "investigator-1", "investigator-3")
    computers = Computers(FIRST, "secret", [seat(each) for each in seats])
    while game.progress.round < 2:
        asyncio.run(computers.play(game))
        decision = game.pending[0]
        assert decision.seats == ("investigator-2",)
        options = decision.options
        game.apply("investigator-2", options[-1] if decision.kind == "turn" else options[0])
    order = [each.facts for each in game.events("keeper") if each.kind == "turn"]
    assert [each["by_seat"] for each in order[:3]] == [False, False, False]
    first = next(each for each in game.view("keeper").investigators if each.player.endswith("-2"))
    assert order[0]["who"] == first.id
    assert order[0]["sent_by"] is None


def test_two_persons_are_asked_who_goes_next() -> None:
    game = new_game(seed=1, investigators=3)
    computers = Computers(FIRST, "secret", [seat("keeper"), seat("investigator-3")])
    while game.pending[0].kind != "turn-order":
        decision = game.pending[0]
        asked = computers.asked(game)
        game.apply(
            asked[1] if asked else decision.seats[0], (asked[0] if asked else decision).options[0]
        )
    assert computers.asked(game) is None
