"""A puzzle is its player's own: others' talk is held, no hints, and the server has the clock."""

from pathlib import Path
from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.server.table import live
from madhouse.server.table.conversation import MOST_HELD
from tests.rules.first.puzzle_tables import (
    FAR_OFF,
    ONE_SWAP,
    against_the_clock,
    having_agreed,
    tries_the_lintel,
)
from tests.server.house import CHANCE, PERSON, Guest, House, seated, tokens_of

ONE, TWO = "investigator-1", "investigator-2"


def upload(house: House, game: Game[Any, Any]) -> dict[str, Any]:
    people = [PERSON] * (len(game.seats) - 1)
    wish = {"case": game.case(), "seats": seated(CHANCE, *people)}
    answer = house.http.post("/api/cases", json=wish)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def seat_at(created: dict[str, Any]) -> tuple[str, str]:
    """The game and the token of its only person."""
    (token,) = tokens_of(created)
    return created["game"], token


@pytest.mark.rule("1e.puzzle-secrecy.encounterer-only")
def test_what_others_say_is_held_until_the_attempt_ends(house: House) -> None:
    created = upload(house, tries_the_lintel(*FAR_OFF, players=2))
    first, second = tokens_of(created)
    player, other = (house.guest(created["game"], each).meet() for each in (first, second))
    assert player.states[ONE]["questions"][0]["kind"] == "puzzle"
    other.say(type="say", seat=TWO, text="Swap the first two!")
    assert other.hear("refused")["code"] == "held"
    player.say(type="say", seat=ONE, text="Hush.")
    assert player.hear("said")["text"] == "Hush."
    late = house.guest(created["game"], second).meet()
    assert late.hear("said")["text"] == "Hush."
    player.choose(ONE, "stop")
    assert player.hear("said")["text"] == "Swap the first two!"


@pytest.mark.rule("1e.skill.puzzle")
def test_what_a_skill_point_would_bring_is_told_with_it(house: House) -> None:
    game, luck = tries_the_lintel(*FAR_OFF, skill=1), 2
    guest = house.guest(*seat_at(upload(house, game))).meet()
    options = {each["option"]: each for each in guest.states[ONE]["questions"][0]["options"]}
    assert options["spend a skill point"]["gives"] == luck
    assert options["stop"]["gives"] is None
    before = guest.states[ONE]["view"]["puzzles"][0]["left"]
    guest.choose(ONE, "spend a skill point")
    assert guest.states[ONE]["view"]["puzzles"][0]["left"] == before + luck


def test_what_is_held_outlives_the_server(tmp_path: Path) -> None:
    house = House(tmp_path)
    created = upload(house, tries_the_lintel(*FAR_OFF, players=2))
    first, second = tokens_of(created)
    other = house.guest(created["game"], second).meet()
    for text in ("Swap the first two!", "Or the last."):
        assert other.ask(type="say", seat=TWO, text=text)["code"] == "held"
    house.close()
    house = House(tmp_path)
    player = house.guest(created["game"], first).meet()
    player.say(type="ping")
    player.hear("pong")
    assert not any('"said"' in each for each in player.heard)
    player.choose(ONE, "stop")
    assert player.hear("said")["text"] == "Swap the first two!"
    assert player.hear("said")["text"] == "Or the last."
    house.close()


def test_what_is_too_much_to_be_held_is_not_promised(house: House) -> None:
    created = upload(house, tries_the_lintel(*FAR_OFF, players=2))
    first, second = tokens_of(created)
    player, other = (house.guest(created["game"], each).meet() for each in (first, second))
    told = [other.ask(type="say", seat=TWO, text=str(n))["code"] for n in range(MOST_HELD + 1)]
    assert told == ["held"] * MOST_HELD + ["not-possible"]
    player.choose(ONE, "stop")
    heard = [player.hear("said")["text"] for _ in range(MOST_HELD)]
    assert heard == [str(n) for n in range(MOST_HELD)]


@pytest.mark.rule("1e.puzzle-secrecy.encounterer-only")
def test_there_is_no_hint_for_a_puzzle(house: House) -> None:
    created = upload(house, tries_the_lintel(*FAR_OFF))
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    number = guest.states[ONE]["questions"][0]["number"]
    assert guest.ask(type="hint", seat=ONE, number=number)["code"] == "no-hint"


@pytest.mark.rule("1e.puzzle-secrecy.encounterer-only")
def test_where_help_was_agreed_on_it_is_talked_over_and_a_hint_given(house: House) -> None:
    created = upload(house, having_agreed(["puzzle-help"], *ONE_SWAP, players=2))
    first, second = tokens_of(created)
    player, other = (house.guest(created["game"], each).meet() for each in (first, second))
    other.say(type="say", seat=TWO, text="Swap the first two!")
    assert player.hear("said")["text"] == "Swap the first two!"
    number = player.states[ONE]["questions"][0]["number"]
    player.say(type="hint", seat=ONE, number=number)
    assert player.hear("hint")["option"] == "swap 1 2"
    step = {"type": "choose", "seat": TWO, "number": number, "option": "swap 1 2"}
    assert other.ask(**step)["code"] == "stale"  # only he may touch the pieces


def timed(data: Path, seconds: float) -> tuple[House, dict[str, Any]]:
    house = House(data, clock_seconds=seconds)
    return house, upload(house, against_the_clock(*FAR_OFF))


class Standing:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def standing(monkeypatch: pytest.MonkeyPatch) -> Standing:
    """However slow the machine is, no time goes by for the attempt."""
    standing = Standing()
    monkeypatch.setattr(live, "monotonic", standing)
    return standing


def test_time_runs_out_on_the_server(tmp_path: Path, standing: Standing) -> None:
    house, created = timed(tmp_path, 0.3)
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    assert guest.states[ONE]["questions"][0]["seconds"] == 1
    standing.now = 1.0
    assert guest.hear("state")["questions"][0]["kind"] != "puzzle"
    assert house.table(created["game"]).game.answers[-1].seat == "table"
    house.close()


def test_steps_give_no_more_time(tmp_path: Path) -> None:
    house, created = timed(tmp_path, 60)
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    house.table(created["game"])._clock._ends -= 50
    first = guest.states[ONE]["questions"][0]["options"][0]["option"]
    assert guest.choose(ONE, first)["questions"][0]["seconds"] <= 10
    house.close()


def test_the_clock_runs_anew_after_a_restart(tmp_path: Path, standing: Standing) -> None:
    house, created = timed(tmp_path, 60)
    house.close()
    standing.now = 50.0
    house = House(tmp_path, clock_seconds=0.3)
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    asked = guest.states[ONE]["questions"][0]
    assert (asked["kind"], asked["seconds"]) == ("puzzle", 1)
    standing.now = 51.0
    assert guest.hear("state")["questions"][0]["kind"] != "puzzle"
    house.close()


def test_nobody_answers_for_the_clock(house: House) -> None:
    created = upload(house, against_the_clock(*FAR_OFF))
    guest: Guest = house.guest(created["game"], *tokens_of(created)).meet()
    number = guest.states[ONE]["questions"][0]["number"]
    for seat in ("table", ONE):
        told = guest.ask(type="choose", seat=seat, number=number, option="time-up")
        assert told["code"] in ("not-your-seat", "illegal")
