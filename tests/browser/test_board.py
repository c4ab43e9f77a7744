"""The house: what is written on it can be read, and it is as large as the window lets it be."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from madhouse.editions import edition_of
from madhouse.first.building import TableBuilder
from tests.browser.playing import Player
from tests.browser.sitting import COMPANION, GENTLE, evening, laid_out, sit_down
from tests.browser.spread import spread
from tests.browser.waiting import at_rest, becomes
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import PERSON, House

Visit = Callable[..., Any]

STORIES = [story.id for story in edition_of("first").shelf.library().stories]
TALL = "tarry-light"
BOXES = """(what) => [...document.querySelectorAll(what)].map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect()
  return { left, top, right, bottom }
})"""
PLATES, LETTERS, KEYS = "[data-plate]", ".letters text", "[data-key]"
HOUSE = ".board image"
SMALL_DESK = {"width": 1280, "height": 720}
FIGURES = ".figure .card"
STANDING = f"{FIGURES}, .figure ellipse[fill='#1c120b']"
"""The cards of the figures, and their bases."""
LEAST = 40
KEEPER, INVESTIGATOR = "keeper", "investigator-1"
WIDTH = "() => document.querySelector('.board image').getBoundingClientRect().width"
PAINTED = """async (bands) => {
  const picture = new Image()
  picture.src = document.querySelector('.board image').getAttribute('href')
  await picture.decode()
  const [width, high] = [picture.naturalWidth, Math.floor(picture.naturalHeight / bands)]
  const canvas = new OffscreenCanvas(width, picture.naturalHeight)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  return [...Array(bands).keys()].map((band) => {
    const { data } = context.getImageData(0, band * high, width, high)
    return data.filter((value, at) => at % 4 === 3 && value > 250).length / (width * high)
  })
}"""
"""How much of the house's picture is covered, band by band from top to bottom."""
BANDS = 40
CLOSE = 3
"""Pixels by which a shadow or the foot of a letter may touch a plate."""


def boxes(page: Any, what: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(BOXES, what)
    return found


def touch(one: dict[str, float], other: dict[str, float]) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > CLOSE and high > CLOSE


def begun(page: Any, house: House, story: str, seat: str = INVESTIGATOR) -> None:
    """The first question of an evening with this story, to this seat."""
    keeper, others = (PERSON, COMPANION) if seat == KEEPER else (GENTLE, PERSON)
    sit_down(page, evening(house, keeper, others, COMPANION, COMPANION, story=story))
    player = Player(page)
    while (seen := player.meet("setup", "question"))["what"] == "setup":
        player.answer(seen)
    page.locator(HOUSE).wait_for()
    at_rest(page)


@pytest.mark.parametrize("story", spread(STORIES))
def test_plates_and_letters_and_keys_lie_clear_of_one_another(
    visit: Visit, house: House, story: str
) -> None:
    page = visit("health")
    begun(page, house, story)
    plates = boxes(page, PLATES)
    assert plates
    for at, plate in enumerate(plates):
        covering = [*plates[at + 1 :], *boxes(page, LETTERS), *boxes(page, KEYS)]
        assert not [each for each in covering if touch(plate, each)]


def test_a_high_house_lies_on_its_side_where_it_is_larger_so(visit: Visit, house: House) -> None:
    page = visit("health")
    begun(page, house, TALL)
    (drawn,) = boxes(page, HOUSE)
    assert drawn["right"] - drawn["left"] > drawn["bottom"] - drawn["top"]
    expect(page.locator(".compass")).to_be_visible()


def test_the_small_house_does_not_lie_on_the_acting_figure(visit: Visit, house: House) -> None:
    page = visit("health", viewport={"width": 390, "height": 844})
    sit_down(page, laid_out(house, jenny("library.a").play(turn_of=JENNY)))
    Player(page).meet("question")
    page.locator(HOUSE).wait_for()
    at_rest(page)
    (small,) = boxes(page, ".miniature")
    (acting,) = boxes(page, ".figure.acting .card")
    assert not touch(small, acting)


def test_doors_stand_open_where_somebody_is(visit: Visit, house: House) -> None:
    game = jenny("library.a").lock("study", "iron-door").play(turn_of=JENNY)
    page = visit("health")
    sit_down(page, laid_out(house, game))
    doors = page.locator("#layer-doors use")
    expect(doors).to_have_count(12)
    looks = [each.get_attribute("href") for each in doors.all()]
    assert looks.count("#door-open") == len(game.open_doors) == 2
    assert looks.count("#door-barred") == 3


def test_a_monster_goes_by_its_kind_and_the_number_on_its_base(visit: Visit, house: House) -> None:
    table = jenny("library.a").monster("zombie", "library.b")
    table.monster("maniac", "cellar.a", name="tom-halloran")
    page = visit("health")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    names = page.locator("#layer-figures .figure")
    expect(names.filter(has_text="The first zombie").locator(".card text")).to_have_text("1")
    expect(names.filter(has_text="Tom Halloran").locator(".card text")).to_have_count(0)


LARGE_ENOUGH = """([figures, least]) => {
  const all = [...document.querySelectorAll(figures)]
  const high = all.map((each) => each.getBoundingClientRect().height)
  return high.length >= 3 && Math.min(...high) >= least
}"""


@pytest.mark.parametrize("seat", spread([INVESTIGATOR, KEEPER]))
@pytest.mark.parametrize("story", spread(STORIES))
def test_figures_are_large_in_a_small_window(
    visit: Visit, house: House, story: str, seat: str
) -> None:
    page = visit("health", viewport=SMALL_DESK)
    begun(page, house, story, seat)
    page.wait_for_function(LARGE_ENOUGH, arg=[FIGURES, LEAST])  # the house may still come nearer


MONSTERS = ("cultist", "cultist", "cultist", "witch", "maniac", "mi-go")


def crowd(page: Any, house: House, seat: str, at: str = "entrance-hall.a") -> None:
    """Nine figures in one space of Lot Thirteen, and Jenny next to it, who may go there."""
    table = TableBuilder("lot-thirteen", players=4).investigator(JENNY, NEXT_TO[at])
    for who in ("joe-diamond", "harvey-walters", "gloria-goldberg"):
        table.investigator(who, at)
    for kind in MONSTERS:
        table.monster(kind, at)
    game = table.play(turn_of=JENNY)
    sit_down(page, laid_out(house, game, PERSON), seat)
    if seat == INVESTIGATOR:
        Player(page).meet("question")
    page.locator(HOUSE).wait_for()
    at_rest(page)


NEXT_TO = {
    "entrance-hall.a": "entrance-hall.b",
    "cloakroom.d": "entrance-hall.b",
    "cellar.b": "cellar.a",
}


@pytest.mark.parametrize("size", [SMALL_DESK, {"width": 390, "height": 844}], ids=["desk", "phone"])
@pytest.mark.parametrize("at", spread(NEXT_TO))
def test_a_crowd_covers_no_plate_and_no_key(
    visit: Visit, house: House, at: str, size: dict[str, int]
) -> None:
    page = visit("health", viewport=size)
    crowd(page, house, INVESTIGATOR, at)
    standing = boxes(page, STANDING)
    assert len(standing) == 20
    keys = boxes(page, KEYS)
    assert keys
    written = [*boxes(page, PLATES), *keys]
    assert [each for each in written if any(touch(each, figure) for figure in standing)] == []


ALIKE = f"(width) => Math.abs(({WIDTH})() - width) < 0.001 * width"


def test_the_house_is_seen_nearer_and_farther_by_wheel_and_keys_and_buttons(
    visit: Visit, house: House
) -> None:
    page = visit("health", viewport=SMALL_DESK)
    begun(page, house, "lot-thirteen")
    own = page.evaluate(WIDTH)
    page.keyboard.press("+")
    becomes(page, f"(own) => ({WIDTH})() > 1.2 * own", True, of=own)
    nearer = page.evaluate(WIDTH)
    page.keyboard.press("-")
    page.keyboard.press("-")
    becomes(page, f"(own) => ({WIDTH})() < 0.9 * own", True, of=own)
    page.keyboard.press("0")
    becomes(page, ALIKE, True, of=own)
    page.get_by_role("button", name="Nearer").click()
    becomes(page, ALIKE, True, of=nearer)
    page.get_by_role("button", name="Farther").click()
    page.get_by_role("button", name="Back to who acts").click()
    becomes(page, ALIKE, True, of=own)
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -300)
    becomes(page, f"(own) => ({WIDTH})() > 1.2 * own", True, of=own)


def test_who_has_come_nearer_stays_near_and_follows_who_acts(visit: Visit, house: House) -> None:
    page = visit("health", viewport=SMALL_DESK)
    begun(page, house, "tarry-light")
    for _ in range(4):
        page.keyboard.press("+")
    near = page.evaluate(WIDTH)
    before = Player(page).look()
    page.keyboard.press("1")
    Player(page).move_on(before)
    at_rest(page)
    assert page.evaluate(WIDTH) == pytest.approx(near)
    (acting,) = boxes(page, ".figure.acting .card")
    assert 0 < acting["left"] < acting["right"] < 940
    assert 60 < acting["top"] < acting["bottom"] < 650


def test_what_is_folded_away_stays_so(visit: Visit, house: House) -> None:
    page = visit("health")
    begun(page, house, "lot-thirteen")
    small = page.evaluate(WIDTH)
    page.get_by_role("button", name="Fold this away").click()
    expect(page.locator(".near .traits")).to_have_count(0)
    becomes(page, f"(small) => ({WIDTH})() > small", True, of=small)
    page.reload()
    Player(page).meet("question")
    expect(page.locator(".near .traits")).to_have_count(0)
    page.get_by_role("button", name="Unfold").click()
    expect(page.locator(".near .traits")).to_be_visible()


def test_what_a_space_holds_is_told_beside_the_pointer(visit: Visit, house: House) -> None:
    table = jenny("kitchen.a").monster("zombie", "kitchen.b").dark("kitchen")
    page = visit("health", viewport=SMALL_DESK)
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    Player(page).meet("question")
    page.locator(HOUSE).wait_for()
    at_rest(page)
    lit = page.locator("[data-space='kitchen.b']")
    lit.hover()
    told = page.locator("[data-caption='kitchen.b']")
    for said in ("The first zombie", "dark"):
        expect(told).to_contain_text(said)
    expect(told.locator(".choice kbd").first).to_have_text("1")
    space, words = lit.bounding_box(), told.bounding_box()
    assert abs(words["x"] - (space["x"] + space["width"] / 2)) < 330
    page.mouse.move(4, 4)
    expect(told).to_have_count(0)
    page.keyboard.press("Tab")
    lit.focus()
    expect(told).to_be_visible()


LINES = """() => {
  const list = document.querySelector('.log ol')
  const { top, bottom } = list.getBoundingClientRect()
  const tops = new Set()
  for (const text of list.querySelectorAll('.text')) {
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of range.getClientRects())
      if (line.top >= top - 1 && line.bottom <= bottom - 6) tops.add(Math.round(line.top))
  }
  const panel = document.querySelector('.log').getBoundingClientRect()
  return panel.bottom <= innerHeight ? tops.size : 0
}"""
"""How many lines of the log are wholly seen; the last few pixels of it fade."""


@pytest.mark.parametrize("seat", spread([INVESTIGATOR, KEEPER]))
def test_four_lines_of_the_log_are_read_whatever_is_asked(
    visit: Visit, house: House, seat: str
) -> None:
    page = visit("health", viewport=SMALL_DESK)
    begun(page, house, "lot-thirteen", seat)
    player = Player(page, seed=2)
    for _ in range(10):
        player.play(most=1)
        player.meet("question", "puzzle")
        at_rest(page)
        assert page.evaluate(LINES) >= 4


def test_the_house_is_painted_from_top_to_bottom(house: House, visit: Visit) -> None:
    page = visit()
    begun(page, house, TALL)
    covered = page.evaluate(PAINTED, BANDS)
    assert len(covered) == BANDS
    assert min(covered[3:-3]) > 0.2, covered  # at its rims there is only its shadow


# -- before it is painted --------------------------------------------------------------------------

UNPAINTED = """{
  const written = HTMLCanvasElement.prototype.toBlob
  const waiting = []
  HTMLCanvasElement.prototype.toBlob = function (...all) {
    waiting.push(() => written.apply(this, all))
  }
  window.paint = () => waiting.splice(0).forEach((each) => each())
}"""
"""Before a page begins: no picture of the house is ready before it is asked to be."""
FLAT = "[data-flat]"


def test_until_the_house_is_painted_its_floors_are_laid_flat(house: House, visit: Visit) -> None:
    page = visit("health")
    page.add_init_script(UNPAINTED)
    sit_down(page, laid_out(house, jenny("study.c").play(turn_of=JENNY)))
    Player(page).meet("question")
    expect(page.locator(FLAT)).to_have_count(page.locator(PLATES).count())
    expect(page.locator(HOUSE)).to_have_count(0)
    page.wait_for_function(f"() => {{ paint(); return document.querySelector('{HOUSE}') }}")
    expect(page.locator(FLAT)).to_have_count(0)
