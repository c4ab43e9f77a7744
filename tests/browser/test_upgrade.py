"""A page that was open while the server was upgraded: files that it asks for are no more."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit

CHUNK = "**/assets/Credits-*.js"


class Gone:
    """Answers that there is no such file, at least so often."""

    def __init__(self, page: Page, times: int) -> None:
        self.left = times
        page.route(CHUNK, self)

    def __call__(self, route: Route) -> None:
        self.left -= 1
        if self.left < 0:
            route.continue_()
        else:
            route.fulfill(status=404, body="there is nothing here")


def go_to_credits(page: Page) -> None:
    page.evaluate("window.before = true")
    page.evaluate("location.hash = '#/credits'")


def test_it_loads_itself_anew_and_nobody_notices(visit: Visit) -> None:
    page = visit()
    Gone(page, 1)
    go_to_credits(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Credits")
    assert not page.evaluate("window.before")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_where_that_does_not_help_it_says_so(visit: Visit) -> None:
    page = visit()
    gone = Gone(page, 2)
    go_to_credits(page)
    older = page.get_by_role("alert").filter(has_text="older than the server")
    expect(older).to_be_visible()
    assert gone.left == 0
    older.get_by_role("button", name="Load it anew").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Credits")
