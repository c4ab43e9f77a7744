"""Shares: what each address may have, and what is said to one who has had it."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from madhouse.server.asked import shares
from madhouse.server.asked.shares import Shares
from madhouse.server.config import Config
from madhouse.server.house.refusals import TooMuch
from madhouse.server.limits import HOME, PUBLIC, UNHURRIED, WEIGHTS, Limits
from madhouse.server.run.app import create_app
from tests.server.house import CHANCE, PERSON, SHORT, House, seated, tokens_of

SEAT = "investigator-1"


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Time stands still, however long anything takes."""
    monkeypatch.setattr(shares, "monotonic", lambda: 0.0)
    return monkeypatch


def limited(folder: Path, **limits: Any) -> House:
    return House(folder, limits=replace(UNHURRIED, **limits))


def test_reading_counts_too_and_dear_things_count_more(
    tmp_path: Path, still: pytest.MonkeyPatch
) -> None:
    house = limited(tmp_path, work_a_minute=2 * (WEIGHTS["get_library"] + 2))
    assert house.http.get("/api/library").status_code == 200
    assert [house.http.get("/api/reach").status_code for _ in range(3)] == [200, 200, 429]
    told = house.http.get("/api/library")
    assert (told.status_code, told.json()["code"]) == (429, "too-fast")
    assert int(told.headers["retry-after"]) == 18  # three of ten a minute
    still.setattr(shares, "monotonic", lambda: 60.0)
    assert house.http.get("/api/library").status_code == 200
    house.close()


def test_every_weight_is_that_of_a_handler(tmp_path: Path) -> None:
    app: Litestar = create_app(Config(data=tmp_path))
    names = {
        handler.fn.__name__
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
    }
    assert set(WEIGHTS) - names == set()


@pytest.mark.usefixtures("still")
def test_each_address_has_a_share_of_its_own(tmp_path: Path) -> None:
    house = limited(tmp_path, work_a_minute=2)
    assert [house.http.get("/api/reach").status_code for _ in range(2)] == [200, 429]
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(transport=elsewhere, base_url=house.http.base_url) as other:
        assert other.get("/api/reach").status_code == 200
    house.close()


@pytest.mark.usefixtures("still")
def test_nobody_says_for_whom_he_asks_but_a_named_proxy(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, work_a_minute=2)
    for folder, behind, answers in (
        ("alone", (), [200, 429, 429]),
        ("behind", ("127.0.0.1",), [200, 200, 429]),
        ("another", ("192.0.2.1",), [200, 429, 429]),
    ):
        house = House(tmp_path / folder, limits=limits, behind=behind)
        asked = [
            house.http.get("/api/reach", headers={"x-forwarded-for": address}).status_code
            for address in ("198.51.100.1", "198.51.100.2", "198.51.100.2")
        ]
        assert asked == answers
        house.close()


def test_sockets_are_counted_for_as_long_as_they_are_open(tmp_path: Path) -> None:
    house = limited(tmp_path, sockets=2)
    created = house.set_up()
    guests = [house.guest(created["game"], *tokens_of(created)).meet() for _ in range(2)]
    address = f"ws://127.0.0.1:{house.port}/api/games/{created['game']}/play"
    with pytest.raises(InvalidStatus) as refused, connect(address):
        pass
    assert refused.value.response.status_code == 429
    assert "retry-after" in refused.value.response.headers
    guests[0].close()
    while house.gathering.tables[0].seating.listeners != set() and _sockets(house) == 2:
        pass
    house.guest(created["game"], *tokens_of(created)).meet()
    house.close()


def _sockets(house: House) -> int:
    return house.shares.of("127.0.0.1").sockets


@pytest.mark.usefixtures("still")
def test_who_talks_too_much_is_not_heard_and_plays_on(tmp_path: Path) -> None:
    house = limited(tmp_path, lines_a_minute=2)
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.say(type="say", seat=SEAT, text="one")
    guest.hear("said")
    assert guest.ask(type="say", seat=SEAT, text="two")["code"] == "too-fast"
    guest.choose(SEAT)
    house.close()


@pytest.mark.usefixtures("still")
def test_problems_are_taken_down_until_they_are_many(tmp_path: Path) -> None:
    house = limited(tmp_path, reports_an_hour=4)
    created = house.set_up()
    told = [
        house.post(f"{created['game']}/problem", *tokens_of(created), text="x").status_code
        for _ in range(3)
    ]
    assert told == [204, 204, 429]
    house.close()


@pytest.mark.usefixtures("still")
def test_what_was_refused_is_counted_with_the_reason(tmp_path: Path) -> None:
    house = limited(tmp_path, tables_an_hour=2)
    wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
    for _ in range(3):
        house.http.post("/api/games", json=wish)
    house.http.post("/api/games", json=wish, headers={"origin": "https://evil.example"})
    told = house.http.get("/metrics").text
    assert 'madhouse_refused_total{why="tables"} 2\n' in told
    assert 'madhouse_refused_total{why="origin"} 1\n' in told
    house.close()


def test_watchers_never_take_a_players_room(tmp_path: Path) -> None:
    house = limited(tmp_path, watchers=2, at_a_seat=2)
    created = house.set_up()
    game, watch = created["game"], created["watch"]
    for _ in range(2):
        house.guest(game, watch).meet()
    refused = house.guest(game, watch).hear("refused")
    assert (refused["code"], "look on" in refused["message"]) == ("full", True)
    for _ in range(2):
        house.guest(game, *tokens_of(created)).meet()
    refused = house.guest(game, *tokens_of(created)).hear("refused")
    assert (refused["code"], "windows" in refused["message"]) == ("full", True)
    assert 'madhouse_refused_total{why="full"} 2\n' in house.http.get("/metrics").text
    house.close()


def test_addresses_beyond_number_share_one_share(still: pytest.MonkeyPatch) -> None:
    everybody = Shares(replace(UNHURRIED, visitors=3, work_a_minute=2))
    for number in range(3):
        everybody.of(f"192.0.2.{number}").asks(1)
    everybody.of("192.0.2.77").asks(1)
    with pytest.raises(TooMuch):
        everybody.of("192.0.2.78").asks(1)
    assert everybody.visitors == 4
    still.setattr(shares, "monotonic", lambda: 3600.0)
    everybody.forget()
    assert everybody.visitors == 0


@pytest.mark.parametrize("limits", [HOME, PUBLIC])
def test_one_dear_request_is_always_within_a_share(limits: Limits) -> None:
    assert max(WEIGHTS.values()) <= limits.work_a_minute / 2
