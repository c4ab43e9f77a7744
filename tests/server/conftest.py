"""Tests of the server share a house where they can: a game more does not disturb the others."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House
from tests.server.postgres import PostgresServer


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """A server that is started by its command takes the log of its whole process."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


SQLITE, POSTGRESQL = "sqlite", "postgresql"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """A PostgreSQL server for all tests of this process."""
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture(params=[SQLITE, POSTGRESQL], scope="module")
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database in which games are kept: every test that asks for it sees both."""
    return str(request.param)


@pytest.fixture
def home(kind: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    """What a server is told of where its games are: an empty place of this kind."""
    return home_of(kind, request)


def home_of(kind: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    if kind == SQLITE:
        return {}
    server: PostgresServer = request.getfixturevalue("postgresql")
    return {"database": server.new_database()}


@pytest.fixture(scope="module")
def house_of_each_kind(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """One on a file, and one on PostgreSQL: a module whose `house` it is sees both."""
    house = House(tmp_path_factory.mktemp("games"), **home_of(kind, request))
    yield house
    house.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that nobody is slowed down by."""
    house = House(tmp_path_factory.mktemp("games"))
    yield house
    house.close()
