"""The tiny edition is put on the list of editions, and nowhere else."""

from collections.abc import Iterator

import pytest

from madhouse.engine.door import FrontDoor
from tests.server.house import House
from tests.tiny.door import TINY
from tests.tiny.listed import listed


@pytest.fixture(scope="module", autouse=True)
def tiny() -> Iterator[FrontDoor]:
    """On the list, for the tests of one file."""
    with listed(TINY) as door:
        yield door


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that nobody is slowed down by."""
    house = House(tmp_path_factory.mktemp("games"))
    yield house
    house.close()
