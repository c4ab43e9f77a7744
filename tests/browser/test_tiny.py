"""An edition that nothing but the list of editions knows, in the browser: its plain face."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import sit_down
from tests.server.house import PERSON, House
from tests.tiny.door import TINY
from tests.tiny.listed import listed
from tests.tiny.rules import GO, LIGHT, NAME, STORY, VISITOR


@pytest.fixture(autouse=True)
def _on_the_list() -> Iterator[None]:
    """The tiny edition is there while a test is under way."""
    with listed(TINY):
        yield


@pytest.mark.parametrize(("option", "end"), [(LIGHT, VISITOR), (GO, "nobody")])
def test_it_is_shown_and_played_to_its_end(
    visit: Visit, house: House, option: str, end: str
) -> None:
    wish = {"edition": NAME, "story": STORY, "seats": {VISITOR: PERSON}}
    created = house.http.post("/api/games", json=wish).json()
    page = visit()
    sit_down(page, created)
    expect(page.get_by_role("heading", name="Will you light the candle?")).to_be_visible()
    expect(page.locator(".board")).to_have_count(1)
    expect(page.get_by_role("listitem").filter(has_text="You stand in the cellar.")).to_be_visible()
    page.get_by_role("button", name=option.capitalize()).last.click()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text(end.capitalize())
