"""A site that is kept: installed, started without a connection, and renewed in the background."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from madhouse.bench.site import PlainHost, hosted
from madhouse.engine.casefile import parse
from madhouse.site.building import write_worker
from tests.browser.site_windows import begun, case_of, game_of, opened, played

KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
UNTIL = """async ([site, settled]) => {
  for (;;) {
    const found = await navigator.serviceWorker.getRegistration(site)
    if (found?.active?.state === 'activated' && !!found.waiting !== settled) return true
    await new Promise((next) => setTimeout(next, 50))
  }
}"""
"""Until a new version waits beside the old one; or, if it is settled, until none does."""
NEW = '<meta name="newer" content="yes" />'


@pytest.fixture
def copy(site: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A site of one's own, and its address."""
    own = tmp_path / "host" / "copy"
    shutil.copytree(site, own)
    with hosted(own.parent) as root:
        yield own, f"{root}{own.name}/"


def renew(site: Path) -> None:
    """Another version lies there now."""
    page = site / "index.html"
    page.write_text(page.read_text("utf-8").replace("<head>", f"<head>{NEW}", 1), "utf-8")
    for name in ("service-worker.js", "site.json"):
        (site / name).unlink()
    write_worker(site)


def is_new(page: Page) -> bool:
    return page.locator('meta[name="newer"]').count() == 1


def see_off(context: BrowserContext, page: Page, address: str) -> None:
    """Close the last window of the site, and wait until the browser has noticed."""
    beside = opened(context, f"{address}../")
    page.close()
    beside.evaluate(UNTIL, [address, True])
    beside.close()


def test_a_new_version_is_fetched_beside_the_old_and_used_at_the_next_start(
    context: BrowserContext, copy: tuple[Path, str]
) -> None:
    site, address = copy
    page = begun(context, address)
    played(page, 4)
    game, before = game_of(page), parse(case_of(page), "").answers
    page.evaluate(KEPT)
    page.close()
    renew(site)
    page = opened(context, address)
    assert not is_new(page), "the old one is started at once, without waiting for the new"
    page.evaluate(UNTIL, [address, False])
    see_off(context, page, address)
    context.set_offline(True)  # all of the new one is here already
    page = opened(context, address)
    assert is_new(page)
    page.goto(f"{address}#/game/{game}")
    played(page, 2, 2)
    context.set_offline(False)
    assert parse(case_of(page), "").answers[: len(before)] == before


def test_a_new_version_that_is_not_all_there_is_not_used(
    context: BrowserContext, copy: tuple[Path, str]
) -> None:
    site, address = copy
    page = opened(context, address)
    page.evaluate(KEPT)
    page.close()
    renew(site)
    (site / "python" / "house.pack").unlink()
    page = opened(context, address)
    failed = page.evaluate(
        """() => navigator.serviceWorker.ready.then((site) => new Promise((done) => {
          const look = (worker) => {
            if (worker.state === 'redundant') done(true)
            worker.onstatechange = () => worker.state === 'redundant' && done(true)
          }
          if (site.installing) look(site.installing)
          else site.onupdatefound = () => look(site.installing)
          void site.update()
        }))"""
    )
    assert failed
    page.close()
    context.set_offline(True)
    page = begun(context, address)
    played(page, 1)


def test_what_python_is_made_of_travels_once(context: BrowserContext, site: Path) -> None:
    asked: list[str] = []

    class Listening(PlainHost):
        def log_message(self, *_: Any) -> None:
            asked.append(self.path.rpartition("/python/")[2])

    with hosted(site.parent, Listening) as root:
        page = begun(context, f"{root}{site.name}/")
        page.evaluate(KEPT)
        page.close()
        page = begun(context, f"{root}{site.name}/")
        page.close()
    python = [each.name for each in (site / "python").iterdir()]
    assert {name: asked.count(name) for name in python} == dict.fromkeys(python, 1)


def test_a_site_that_cannot_be_kept_is_played_all_the_same(
    context: BrowserContext, copy: tuple[Path, str]
) -> None:
    site, address = copy
    (site / "ready" / "boxes" / "first.json").unlink()
    page = begun(context, address)
    played(page, 2)
    assert not page.evaluate("() => !!navigator.serviceWorker.controller")


def test_two_sites_of_one_host_leave_each_other_alone(
    context: BrowserContext, copy: tuple[Path, str]
) -> None:
    site, address = copy
    other = site.with_name("other")
    shutil.copytree(site, other)
    renew(other)
    page = opened(context, address)
    page.evaluate(KEPT)
    beside = begun(context, f"{address}../other/")
    beside.evaluate(KEPT)
    assert is_new(beside)
    assert not is_new(page)
    context.set_offline(True)
    page.close()
    page = begun(context, address)
    assert not is_new(page)
    played(page, 1)
    played(beside, 1)


def test_it_can_be_installed(context: BrowserContext, site: Path, address: str) -> None:
    page = opened(context, address)
    page.evaluate(KEPT)
    told: Any = context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    for icon in manifest["icons"]:
        assert (site / icon["src"]).is_file()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
