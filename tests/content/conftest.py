"""The box that comes with the package, for all tests of its content."""

import pytest

from madhouse.first.edition import the_box
from madhouse.first.things.box import Box
from madhouse.first.things.story import Story


@pytest.fixture(scope="session")
def box() -> Box:
    return the_box()


@pytest.fixture(params=the_box().story_ids)
def story(request: pytest.FixtureRequest) -> Story:
    return the_box().story(request.param)
