"""`make screenshots`: a picture of every screen, as on a desk and a phone; some as on a tablet."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import ViewportSize, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, QUIET
from tests.browser.moments import LOUD
from tests.browser.more_screens import MORE_SCREENS
from tests.browser.playing import Stuck
from tests.browser.screens import MOMENT_SCREENS, SCREENS
from tests.browser.second_screens import SECOND_SCREENS
from tests.browser.waiting import PATIENCE, painted
from tests.server.house import House

SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
TABLET: ViewportSize = {"width": 1024, "height": 768}
"""What lies in the middle of a table."""
WHERE = Path("build/screenshots")
ALL = SCREENS | MOMENT_SCREENS


def main(names: list[str]) -> None:
    """Draw these screens, or all; those of the second edition on a tablet too."""
    WHERE.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    expect.set_options(timeout=PATIENCE)
    missed: list[str] = []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size, viewport in {**SIZES, "tablet": TABLET}.items():
            for name in names or ALL:
                if size == "tablet" and name not in SECOND_SCREENS | MORE_SCREENS:
                    continue
                context = chromium.new_context(viewport=viewport)
                context.add_init_script(LOUD if name in MOMENT_SCREENS else QUIET)
                page = context.new_page()
                page.set_default_timeout(PATIENCE)
                page.goto(f"http://127.0.0.1:{house.port}/health")
                try:
                    ALL[name](page, house)
                    painted(page)
                except (TooLate, Stuck) as error:
                    missed.append(f"{name}-{size}: {error}")
                page.screenshot(path=WHERE / f"{name}-{size}.png")
                context.close()
                print(WHERE / f"{name}-{size}.png", flush=True)
        chromium.close()
    house.close()
    if missed:
        sys.exit("\n".join(["", "These screens were not come to:", *missed]))


if __name__ == "__main__":
    main(sys.argv[1:])
