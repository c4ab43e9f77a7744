"""The log: lines that programs can read, by request and game, and no secret in any of them."""

import logging
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from madhouse.server.kept.archive import StorageFailed
from madhouse.server.run import logs
from tests.server.house import House, tokens_of

SEAT = "investigator-1"


@pytest.fixture
def log() -> Iterator[Any]:
    """Everything that is logged, by whomever, as it would be written."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    logs.set_up("json", "host:1")
    written = StringIO()
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(written)
    yield lambda: [msgspec.json.decode(each) for each in written.getvalue().splitlines()]
    root.handlers[:] = before
    root.setLevel(level)


def test_an_entry_names_its_request_and_its_game(
    log: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    created = house.set_up()

    async def broken(*_: object) -> None:
        raise RuntimeError("nobody foresaw this")

    monkeypatch.setattr(house.gathering, "info", broken)
    path = f"/api/games/{created['game']}"
    answer = house.http.get(path, headers={"x-request-id": "from-the-proxy-7"})
    assert (answer.status_code, answer.headers["x-request-id"]) == (500, "from-the-proxy-7")
    (entry,) = [each for each in log() if each.get("request") == "from-the-proxy-7"]
    assert (entry["game"], entry["level"], entry["process"]) == (created["game"], "error", "host:1")
    assert "nobody foresaw this" in entry["error"]
    house.close()


@pytest.mark.parametrize("given", ["", "two words", "x" * 65, '"}'])
def test_an_id_that_is_none_is_not_taken_over(house: House, given: str) -> None:
    answer = house.http.get("/health", headers={"x-request-id": given})
    assert answer.headers["x-request-id"] not in ("", given)


def test_no_secret_is_logged(log: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is set up, joined, talked at and played, storage fails, and nothing of it is told."""
    house = House(tmp_path)
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.say(type="say", seat=SEAT, text="the password is swordfish")
    guest.hear("said")
    guest.choose(SEAT)
    seed = house.table(created["game"]).game.header.seed

    def broken(*_: object) -> None:
        raise StorageFailed("this could not be stored")

    monkeypatch.setattr(house.storage.database, "at_once", broken)
    question = guest.states[SEAT]["questions"][0]
    option = question["options"][0]["option"]
    guest.ask(type="choose", seat=SEAT, number=question["number"], option=option)
    house.get(created["game"], *tokens_of(created))
    house.post(f"{created['game']}/recover", phrase=created["phrase"])
    house.close()
    everything = msgspec.json.encode(log()).decode()
    secrets = [*tokens_of(created), created["watch"], created["host"], created["phrase"], seed]
    for secret in (*secrets, "swordfish"):
        assert secret not in everything
