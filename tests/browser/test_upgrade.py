"""A page that was open while the server was upgraded: files that it asks for are no more."""

from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Visit
from tests.browser.sitting import origin

CHUNK = "**/assets/Credits-*.js"


class Gone:
    """Answers that there is no such file, however often it is asked for, to so many pages."""

    def __init__(self, page: Page, pages: int) -> None:
        self.left = pages
        page.on("request", self._count)
        page.route(CHUNK, self)

    def _count(self, request: Request) -> None:
        if request.is_navigation_request():
            self.left -= 1

    def __call__(self, route: Route) -> None:
        if self.left < 0:
            route.continue_()
        else:
            route.fulfill(status=404, body="there is nothing here")


def open_front_door(visit: Visit, pages: int) -> tuple[Page, Gone]:
    """A page from which something is missing as soon as it begins; no time goes by for it."""
    page = visit("health")
    page.clock.set_fixed_time(1_000_000)
    gone = Gone(page, pages)
    page.goto(origin(page))
    return page, gone


def go_to_credits(page: Page) -> None:
    page.evaluate("window.before = true")
    page.evaluate("location.hash = '#/credits'")


def test_it_loads_itself_anew_and_nobody_notices(visit: Visit) -> None:
    page, gone = open_front_door(visit, 1)
    go_to_credits(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Credits")
    assert gone.left < 0
    assert not page.evaluate("window.before")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_where_that_does_not_help_it_says_so(visit: Visit) -> None:
    page, gone = open_front_door(visit, 2)
    go_to_credits(page)
    older = page.get_by_role("alert").filter(has_text="older than the server")
    expect(older).to_be_visible()
    assert gone.left == 0
    older.get_by_role("button", name="Load it anew").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Credits")
