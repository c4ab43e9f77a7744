"""A new evening: the way in is in sight, however far one has read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.waiting import at_rest

BEGIN = "Begin the evening"


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (768, 1024)])
def test_begin_is_always_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page: Any = visit("#/new", viewport={"width": size[0], "height": size[1]})
    begin = page.get_by_role("button", name=BEGIN)
    expect(begin).to_be_visible()
    for far in ("0", "innerHeight / 2", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {far})")
        at_rest(page)
        expect(begin).to_be_in_viewport(ratio=1)
