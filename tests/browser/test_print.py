"""A box is printed at its true size, with everything that is in it, and nothing twice."""

import base64
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from madhouse.editions import edition_of
from madhouse.engine.paper import BASE, PaperBox, PaperPart
from madhouse.second.edition import the_box
from tests.browser.conftest import Visit
from tests.browser.spread import spread
from tests.printed import copies

MILLIMETRE = 96 / 25.4
"""In pixels of a page."""
POINT = 72 / 25.4
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
PLACED = """
() => [...document.querySelectorAll('.placed')].map((each) => {
  const sheet = each.closest('.sheet')
  const [box, page] = [each.getBoundingClientRect(), sheet.getBoundingClientRect()]
  return {
    set: sheet.dataset.set, part: sheet.dataset.sheet,
    side: sheet.dataset.side, id: each.dataset.component,
    x: box.left - page.left, y: box.top - page.top, width: box.width, height: box.height,
    page: [page.width, page.height],
  }
})
"""
RUNS_OVER = """
() => [...document.querySelectorAll('.placed .text')]
  .filter((each) => each.scrollHeight > each.clientHeight + 2)
  .map((each) => each.closest('.placed').dataset.component)
"""
COLOURED = """
async (picture) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  let most = 0
  const edge = 3  // the table shines through
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % image.width, Math.floor(i / 4 / image.width)]
    if (Math.min(x, y, image.width - 1 - x, image.height - 1 - y) < edge) continue
    const three = [data[i], data[i + 1], data[i + 2]]
    most = Math.max(most, Math.max(...three) - Math.min(...three))
  }
  return most
}
"""


def box(edition: str, name: str = BASE) -> PaperBox:
    return next(each for each in edition_of(edition).workshop.papers() if each.id == name)


PACKS = list(the_box().collection)
SETS = [("second", BASE, "a4"), ("second", PACKS[0], "letter"), ("first", BASE, "letter")]
LATER = [("second", pack, "a4") for pack in PACKS[1:]]


def opened(visit: Visit, edition: str, *parts: str) -> Any:
    """The page of an edition; where parts are named, only these are laid."""
    page = visit("#/print/" + "/".join([edition, *parts]))
    page.locator(".sheet").first.wait_for()
    return page


def chosen(page: Any, choice: str) -> None:
    page.locator(f"[data-choice={choice}]").check()


def sizes(part: PaperPart) -> dict[str, tuple[float, float]]:
    return {
        **{card.front.id: part.card for card in part.cards},
        **{piece.id: piece.size for piece in part.pieces},
        **{tile.id: tile.size for tile in part.tiles},
    }


def pages_of(pdf: bytes) -> list[tuple[float, float]]:
    """The sizes of its pages, in millimetres."""
    number = len(re.findall(rb"/Type /Page\b", pdf))
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert len(boxes) == number
    return [(float(width) / POINT, float(height) / POINT) for width, height in boxes]


@pytest.mark.parametrize(("edition", "name", "paper"), spread([*SETS, *LATER], often=2))
def test_every_component_is_printed_as_often_as_its_set_has_it_and_at_its_size(
    visit: Visit, edition: str, name: str, paper: str
) -> None:
    page = opened(visit, edition, name)
    chosen(page, paper)
    page.emulate_media(media="print")
    placed = page.evaluate(PLACED)
    printed = box(edition, name)
    assert {each["set"] for each in placed} == {name}
    for part in printed.parts:
        here = [each for each in placed if each["part"] == part.id]
        fronts = Counter(each["id"] for each in here if each["side"] == "front")
        backs = Counter(each["id"] for each in here if each["side"] == "back")
        assert fronts == copies(part), part.id
        assert backs == (Counter() if part.id == "standees" else fronts), part.id
        for each in here:
            width, height = sizes(part)[each["id"]]
            assert each["width"] / MILLIMETRE == pytest.approx(width, abs=0.05)
            assert each["height"] / MILLIMETRE == pytest.approx(height, abs=0.05)
    assert {each["part"] for each in placed} == {part.id for part in printed.parts}
    assert page.evaluate(RUNS_OVER) == []
    sheets = page.locator(".sheet").count()
    assert page.locator(f"[data-pages='{sheets}']").count() == 1
    pages = pages_of(page.pdf(prefer_css_page_size=True, print_background=True))
    assert len(pages) == sheets
    for size in pages:
        assert size == pytest.approx(PAPERS[paper], abs=0.2)


def test_unless_a_set_is_named_it_is_the_base_set(visit: Visit) -> None:
    page = opened(visit, "second")
    sets = page.eval_on_selector_all(".sheet", "all => all.map((each) => each.dataset.set)")
    assert set(sets) == {BASE}
    named = page.eval_on_selector_all("fieldset[data-set]", "all => all.map((s) => s.dataset.set)")
    assert named == [BASE, *PACKS]


def test_a_back_lies_behind_its_front_when_the_sheet_is_turned(visit: Visit) -> None:
    page = opened(visit, "second", BASE, "spell")
    sides = page.eval_on_selector_all(".sheet", "all => all.map((each) => each.dataset.side)")
    assert sides == ["front", "back"] * (len(sides) // 2)
    placed = page.evaluate(PLACED)
    fronts = [each for each in placed if each["side"] == "front"]
    backs = [each for each in placed if each["side"] == "back"]
    for front, back in zip(fronts, backs, strict=True):
        assert back["id"] == front["id"]
        assert back["y"] == pytest.approx(front["y"], abs=0.1)
        behind = front["page"][0] - front["x"] - front["width"]
        assert back["x"] == pytest.approx(behind, abs=0.1)


def test_only_what_is_chosen_is_printed(visit: Visit) -> None:
    page = opened(visit, "second", BASE, "damage", "spell")
    laid = "all => [...new Set(all.map((each) => each.dataset.sheet))]"
    assert page.eval_on_selector_all(".sheet", laid) == ["spell", "damage"]
    base = page.locator(f"fieldset[data-set={BASE}]")
    base.locator("[data-part=spell]").uncheck()
    assert page.eval_on_selector_all(".sheet", laid) == ["damage"]
    base.get_by_role("button", name="None").click()
    assert page.locator(".sheet").count() == 0
    assert page.get_by_role("button", name="Print").is_disabled()


def test_a_grey_sheet_has_no_colour(visit: Visit) -> None:
    page = opened(visit, "second", "horror")
    sheet = page.locator(".sheet").first
    assert coloured(page, sheet) > 60
    chosen(page, "grey")
    assert coloured(page, sheet) < 6


def coloured(page: Any, sheet: Any) -> int:
    """By how much the colours of its most coloured point differ."""
    picture = base64.b64encode(sheet.screenshot()).decode()
    return int(page.evaluate(COLOURED, picture))


def test_fronts_alone_need_half_the_paper(visit: Visit) -> None:
    page = opened(visit, "second", BASE, "item")
    both = page.locator(".sheet").count()
    chosen(page, "fronts")
    assert page.locator(".sheet").count() * 2 == both
    assert page.locator(".sheet[data-side=back]").count() == 0


def test_a_tile_is_drawn_as_the_table_draws_it(visit: Visit) -> None:
    page = opened(visit, "second", BASE, "tiles")
    page.locator("[data-painted]").first.wait_for(state="attached")
    href = page.locator("[data-painted]").first.get_attribute("href")
    assert href.startswith("data:image/jpeg")
    assert page.locator("[data-tile=m1] text", has_text="Front Hall").count() == 1


HELD = """
window.idle = []
window.requestIdleCallback = (then) => window.idle.push(then)
"""


def test_nothing_is_printed_before_its_tiles_are_drawn(visit: Visit) -> None:
    page = visit("health")
    page.add_init_script(HELD)
    page.goto(page.url.replace("health", "#/print/second/through-tickets"))
    button = page.locator(".go .btn.brass")
    expect(button).to_contain_text("Drawing the tiles")
    expect(button).to_be_disabled()
    page.wait_for_function(
        """() => { window.idle.splice(0).forEach((then) => then())
          return !document.querySelector('.go .btn.brass').disabled }"""
    )
    expect(button).to_have_text("Print")
