"""Tests of the server share a house where they can: a game more does not disturb the others."""

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that nobody is slowed down by."""
    house = House(tmp_path_factory.mktemp("games"))
    yield house
    house.close()
