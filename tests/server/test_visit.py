"""A visit: nothing waits for who is quiet, and what was asked for is carried through."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from madhouse.server.config import Config
from madhouse.server.house.connection import Connection
from madhouse.server.house.gathering import Gathering
from madhouse.server.house.visit import Gone, Visit
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.kept.storage import Storage
from madhouse.server.run.app import gathering_of
from madhouse.server.wire.lobby import Created
from tests.server.house import PATIENCE
from tests.server.test_connection import SEAT, WISH


class Line:
    """A browser that takes in whatever it is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.over = asyncio.Event()
        self.owed = 0.0

    async def send(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))

    async def close(self) -> None:
        self.over.set()

    def heeded(self, _: int) -> float:
        return self.owed


async def at_the_table(folder: Path) -> tuple[Storage, Gathering, Created, Visit, Line]:
    config, line = Config(data=folder), Line()
    storage = Storage(config.games)
    gathering = gathering_of(config, storage)
    created = await gathering.set_up(WISH)
    visit = Visit(gathering, created.game, line)
    visit.hear(hello(created))
    async with asyncio.timeout(PATIENCE):
        while not line.heard or visit._at_work:
            await asyncio.sleep(0)
    return storage, gathering, created, visit, line


def hello(created: Created) -> str:
    said = {"type": "hello", "tokens": [created.seats[0].token]}
    return msgspec.json.encode(said).decode()


def a_choice(state: dict[str, Any]) -> str:
    asked = state["questions"][0]
    option = asked["options"][0]["option"]
    said = {"type": "choose", "seat": SEAT, "number": asked["number"], "option": option}
    return msgspec.json.encode(said).decode()


def test_nothing_waits_for_who_is_quiet(tmp_path: Path) -> None:
    async def play() -> None:
        storage, _, _, visit, line = await at_the_table(tmp_path)
        visit.hear(a_choice(line.heard[0]))
        async with asyncio.timeout(PATIENCE):
            while len(asyncio.all_tasks()) > 1:  # this one is left
                await asyncio.sleep(0.01)
        assert [each["type"] for each in line.heard].count("state") == 2
        storage.close()

    asyncio.run(play())


def test_what_was_asked_for_is_carried_through_when_the_browser_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        storage, gathering, created, visit, line = await at_the_table(tmp_path)
        table = await gathering.table(created.game)
        before = len(table.game.answers)
        async with table.lock:
            visit.hear(a_choice(line.heard[0]))
            await asyncio.sleep(0)
            visit.leave()
            assert table.seating.here == SEAT  # until it is done
        async with asyncio.timeout(PATIENCE):
            while table.seating.here:
                await asyncio.sleep(0)
        assert len(table.game.answers) > before
        storage.close()

    asyncio.run(play())


def test_who_leaves_before_he_is_let_in_was_never_there(tmp_path: Path) -> None:
    async def come() -> None:
        storage, gathering, created, *_ = await at_the_table(tmp_path)
        table, line = await gathering.table(created.game), Line()
        there = set(table.seating.listeners)
        visit = Visit(gathering, created.game, line)
        line.owed = 0.01
        visit.hear(hello(created))
        visit.leave()
        while len(asyncio.all_tasks()) > 1:
            await asyncio.sleep(0.01)
        assert (table.seating.listeners, line.heard) == (there, [])
        storage.close()

    asyncio.run(come())


def test_a_storage_that_is_away_ends_a_visit_in_one_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def come() -> None:
        storage, gathering, created, *_ = await at_the_table(tmp_path)
        table, line = await gathering.table(created.game), Line()

        async def cannot_be_told(*_: object) -> None:
            raise StorageFailed("the games cannot be reached just now; try again")

        monkeypatch.setattr(type(table.conversation), "so_far", cannot_be_told)
        Visit(gathering, created.game, line).hear(hello(created))
        await asyncio.wait_for(line.over.wait(), PATIENCE)
        storage.close()

    asyncio.run(come())
    (entry,) = [each for each in caplog.records if each.name == "madhouse.server.house.visit"]
    assert entry.getMessage() == "a visit ended: the games cannot be reached just now; try again"
    assert (entry.levelname, entry.exc_info) == ("WARNING", None)


def test_what_ends_a_visit_comes_after_what_was_said_before(tmp_path: Path) -> None:
    async def come() -> None:
        storage, gathering, created, visit, line = await at_the_table(tmp_path)
        table = await gathering.table(created.game)
        before = len(table.game.answers)
        visit.hear(a_choice(line.heard[0]))
        visit.hear(Gone("too-long", "that was too long"))
        await asyncio.wait_for(line.over.wait(), PATIENCE)
        assert line.heard[-1]["code"] == "too-long"
        assert len(table.game.answers) > before
        assert not table.seating.listeners
        storage.close()

    asyncio.run(come())


def test_who_cannot_be_told_how_it_stands_is_parted_from_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come() -> None:
        storage, gathering, created, _, first = await at_the_table(tmp_path)
        second = Line()
        visit = Visit(gathering, created.game, second)

        def broken(*_: object) -> None:
            raise LookupError("something broke")

        monkeypatch.setattr(Connection, "_look", broken)
        visit.hear(hello(created))
        await asyncio.wait_for(second.over.wait(), PATIENCE)
        assert not first.over.is_set()
        storage.close()

    asyncio.run(come())
