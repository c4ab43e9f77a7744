"""While both sides set up, neither hears how far the other one is."""

import asyncio

import pytest

from madhouse.server.kept import ledger
from tests.server.house import PERSON, Guest, House, tokens_of

ONE, KEEPER = "investigator-1", "keeper"


def both(house: House) -> tuple[str, Guest, Guest, Guest]:
    """A keeper, an investigator and somebody who watches, before anything is chosen."""
    created = house.set_up(PERSON, (PERSON,))
    keeper, one = (house.guest(created["game"], each).meet() for each in tokens_of(created))
    return created["game"], keeper, one, house.guest(created["game"], created["watch"]).meet()


def until_now(guest: Guest) -> list[str]:
    """All that somebody was sent of the table since the last time."""
    guest.say(type="ping")
    guest.heard.clear()
    guest.hear("pong")
    return [each for each in guest.heard if '"state"' in each[:20]]


def set_up_all(guest: Guest, seat: str) -> int:
    """Answer whatever one side is asked; gives how often."""
    answers = 0
    while guest.states[seat]["questions"]:
        guest.choose(seat)
        answers += 1
    return answers


@pytest.mark.rule("1e.setup-keeper.simultaneous", "1e.setup-keeper.out-of-sight")
@pytest.mark.parametrize("first", [KEEPER, ONE])
def test_what_one_side_answers_is_no_word_to_the_other(house: House, first: str) -> None:
    _, keeper, one, watcher = both(house)
    quick, slow = (keeper, one) if first == KEEPER else (one, keeper)
    for guest in (slow, watcher):
        until_now(guest)
    assert set_up_all(quick, first) > 1
    for guest in (slow, watcher):
        assert until_now(guest) == []
    last = ONE if first == KEEPER else KEEPER
    set_up_all(slow, last)
    assert until_now(watcher), "now all is set up, and all see it"


@pytest.mark.rule("1e.setup-keeper.simultaneous")
def test_what_can_be_taken_back_does_not_hang_on_the_other_side(house: House) -> None:
    game, keeper, one, _ = both(house)
    one.choose(ONE)
    number = one.states[ONE]["undo"]
    assert number
    keeper.choose(KEEPER)
    keeper.choose(KEEPER)
    one.say(type="undo", seat=ONE, number=number)
    assert one.hear("state")["questions"][0]["number"] == number
    assert until_now(keeper) == []
    table = house.table(game).game
    stored = asyncio.run(house.gathering._stored(game))
    assert [each.option for each in stored.answers] == [each.option for each in table.answers]
    assert [each.seat for each in table.answers] == [KEEPER, KEEPER]


@pytest.mark.rule("1e.setup-keeper.simultaneous")
def test_the_list_of_games_does_not_say_when_either_side_has_answered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, keeper, _, _ = both(house)
    before = house.get(game).json()
    monkeypatch.setattr(ledger, "now", lambda: "2999-01-01T00:00:00+00:00")
    keeper.choose(KEEPER)
    assert house.get(game).json() == before
