"""What packs bring, on the screen: in the pack that tests play with, which has all of it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pack_tables import (
    ADA,
    SCENARIO,
    SECRET,
    before_the_cover,
    before_the_shunt,
    shed,
    somebody_lost,
)
from tests.browser.playing import Player
from tests.browser.second_tables import PEOPLE, corner
from tests.browser.sitting import laid_out_for_all, sit_down
from tests.browser.waiting import at_rest
from tests.second.lamplight import PACK, on_the_shelf
from tests.server.house import House, Message, tokens_of

ONE, TWO = "player-1", "player-2"
PHONE = {"viewport": {"width": 390, "height": 844}}
MOVING = """localStorage.setItem('madhouse.settings', JSON.stringify(
  { moments: false, motion: 'full', pace: 'calm' }))"""
WATCH = """
window.glided = []
new MutationObserver(() => {
  const tiles = [...document.querySelectorAll('[data-gliding]')].map((each) => each.dataset.gliding)
  if (!tiles.length) return
  window.glided.push({ tiles: tiles.sort(), figures: document.querySelectorAll('.figure').length })
}).observe(document, { subtree: true, childList: true })
"""
"""Before a page begins: what glides over it is noted, and who stood on the board then."""
WORDS = ("a-quiet-fee", "A Quiet Fee", "If it takes too long")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with on_the_shelf():
        house = House(tmp_path_factory.mktemp("games"))
        yield house
        house.close()


def at(page: Page, house: House, game: Any, *seats: str) -> Message:
    created = laid_out_for_all(house, game)
    sit_down(page, created, *seats)
    page.locator(".ask").first.wait_for()
    return created


def sheet(page: Page) -> Locator:
    """Of whoever is looked at; on a large screen it lies open."""
    return page.locator(".self")


# -- on the board ------------------------------------------------------------------------------


@pytest.mark.rule("2e.overgrowth.feature", "2e.rubble.feature", "2e.rift.feature")
def test_a_feature_is_drawn_in_its_room_and_as_a_plate(house: House, visit: Visit) -> None:
    page = visit("health")
    at(page, house, shed(), ONE)
    where = {
        "overgrowth": "boat-shed.b",
        "rubble": "pitch-loft.a",
        "rift": "rope-walk.a",
        "water": "front-hall.b",
    }
    for kind, space in where.items():
        expect(page.locator(f"[data-on-ground={kind}]")).to_have_count(1)
        expect(page.locator(f'[data-laid={kind}][data-at="{space}"]')).to_have_count(1)
    expect(page.locator("[data-on-ground]")).to_have_count(len(where))
    expect(page.locator('[data-laid=restraint][data-at="pitch-loft.a"]')).to_have_count(1)


@pytest.mark.rule("2e.conflict.two-sided-features")
def test_a_plate_says_how_many_lie_there_and_how_many_are_left(house: House, visit: Visit) -> None:
    page = visit("health")
    at(page, house, shed(), ONE)
    overgrowth = page.locator("[data-laid=overgrowth]")
    expect(overgrowth.locator(".number")).to_have_text("2")
    expect(overgrowth.locator("title")).to_have_text("Overgrowth × 2. 1 left in the pool")
    expect(page.locator("[data-laid=rubble] title")).to_have_text("Rubble. 1 left in the pool")
    expect(page.locator("[data-laid=water] title")).to_have_text("Water. 2 left in the pool")


@pytest.mark.rule("2e.moving-tiles.contents-stay")
def test_tiles_that_move_glide_before_what_comes_next(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)
    page.add_init_script(MOVING)
    page.add_init_script(WATCH)
    at(page, house, before_the_shunt())
    page.locator("image").first.wait_for(state="attached")
    ends_turn(page)
    page.wait_for_function("() => window.glided.length > 0")
    first = page.evaluate("window.glided[0]")
    assert first["tiles"] == ["boat-shed", "pitch-loft", "rope-walk"]
    assert first["figures"] == 2  # whoever comes then is not there yet
    page.wait_for_function("() => document.querySelectorAll('.figure').length === 3")
    page.wait_for_function("() => !document.querySelector('[data-gliding]')")
    crate = page.locator('[data-lies="crate"]').bounding_box()
    plate = page.locator("#layer-plates [data-plate=boat-shed]").bounding_box()
    assert plate["x"] - plate["width"] < crate["x"] < plate["x"] + 2 * plate["width"]


@pytest.mark.rule("2e.overlapping-tiles.can-overlap", "2e.overlapping-tiles.covered-part-gone")
def test_a_tile_lies_over_others_and_what_it_covers_is_gone(house: House, visit: Visit) -> None:
    page = visit("health")
    game = before_the_cover()
    created = at(page, house, game)
    doors = page.locator("#layer-doors > g")
    before = doors.count()
    player = Player(page)
    seen = player.meet("question")
    player.choose(len(seen["options"]) - 1, seen)
    expect(page.locator("#layer-plates [data-plate=sail-room]")).to_have_count(1)
    now = house.table(created["game"]).game
    extras = now.view(ONE).extras
    assert extras is not None
    assert extras.over == ["sail-room"]
    board = now.edition.laid_board(now.table.state)
    assert board is not None
    expect(doors).to_have_count(len(board.doors))
    assert before != len(board.doors)


def ends_turn(page: Page) -> None:
    page.locator(".ask .opt").last.click()
    sure = page.locator(".ask .go .btn.brass")
    if sure.count():
        sure.click()


# -- before an investigator --------------------------------------------------------------------


@pytest.mark.rule("2e.key.placed-on-items", "2e.improvement.plus-one")
def test_keys_lie_on_cards_and_improvements_on_skills(house: House, visit: Visit) -> None:
    page = visit("health")
    at(page, house, shed(), ONE)
    ticket = page.locator(".slot", has_text="Ferry Ticket")
    expect(ticket.locator("[data-iron=key]")).to_have_count(1)
    expect(page.locator(".slot [data-iron=key]")).to_have_count(1)
    improved = {"lore": "4", "agility": "6"}
    for skill, value in improved.items():
        sign = page.locator(f"[data-skill={skill}]")
        expect(sign.locator(f"[data-improvement={skill}]")).to_have_count(1)
        expect(sign.locator("b")).to_have_text(value)
    expect(sheet(page).locator("[data-improvement]")).to_have_count(len(improved))
    expect(page.locator("[data-closings='1']")).to_be_visible()


@pytest.mark.rule("2e.elixir.flip-resolve", "2e.elixir.facedown-no-possession")
def test_a_drunk_elixir_shows_its_back_and_one_in_hand_its_front(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    at(page, house, somebody_lost(), ONE)
    drunk = page.locator("section.hand[aria-label=Drunk]")
    expect(drunk.locator(".card")).to_contain_text("die in tests of will")
    carried = page.locator("section.hand[aria-label=Carried] .card", has_text="Steady")
    expect(carried).to_contain_text("Flip this card")
    expect(page.locator(".card.deck-elixir")).to_have_count(2)


@pytest.mark.rule("2e.remove.no-location", "2e.rift.lost-condition")
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_whoever_is_lost_is_off_the_board_and_beside_it(
    house: House, visit: Visit, size: str
) -> None:
    page = visit("health", **(PHONE if size == "phone" else {}))
    at(page, house, somebody_lost(), ONE)
    expect(page.locator(f"[data-lost={ADA}]")).to_be_visible()
    expect(page.locator(".figure", has_text="Ada")).to_have_count(0)
    expect(page.locator(".figure")).to_have_count(4)  # two of three, and two monsters
    if size == "desk":
        page.locator(f"[data-lost={ADA}]").click()
        expect(sheet(page).locator(".states .lost")).to_have_text("Lost in Time and Space")


@pytest.mark.rule("2e.restraint.no-evade")
def test_the_menu_of_a_monster_tells_its_abilities_and_what_holds_it(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    at(page, house, shed(), ONE)
    corner(page, "monsters").click()
    expect(page.locator('[data-monster="ferryman 1"] [data-iron=restraint]')).to_have_count(1)
    page.locator('[data-monster="ferryman 1"]').click()
    menu = page.locator(".monster-menu")
    expect(menu.locator("[data-part=abilities]")).to_contain_text("Aquatic")
    expect(menu.locator("[data-part=held]")).to_contain_text("A Restraint lies here")
    page.locator('[data-monster="reed-wife 1"]').click()
    expect(menu.locator("[data-part=held]")).to_have_count(0)
    for told in ("Fire does 2 damage", "In a space with Overgrowth", "When it is defeated"):
        expect(menu.locator("[data-part=abilities]")).to_contain_text(told)


# -- agendas -----------------------------------------------------------------------------------


@pytest.mark.rule("2e.conflict.agenda-own-back")
def test_what_is_behind_an_agenda_is_sent_to_its_owner_alone(house: House) -> None:
    created = laid_out_for_all(house, shed())
    heard = {}
    for seat, token in zip((ONE, TWO), tokens_of(created), strict=False):
        guest = house.guest(created["game"], token).meet()
        heard[seat] = "".join(guest.heard)
        guest.close()
    assert SECRET in heard[TWO]
    assert [each for each in WORDS if each in heard[ONE]] == []


@pytest.mark.rule("2e.conflict.agenda-own-back")
def test_around_one_screen_a_curtain_hides_agendas(house: House, visit: Visit) -> None:
    page = visit("health")
    created = laid_out_for_all(house, shed())
    sit_down(page, created)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Agenda")
    assert [each for each in WORDS if each in page.content()] == []
    curtain.locator(".btn.brass").click()
    expect(curtain).to_have_count(0)
    look_at(page, "Agenda")
    expect(page.locator(".look").get_by_text("The Common Good")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".top").get_by_role("button", name=re.compile("Pearl")).click()
    look_at(page, "Agenda")
    assert [each for each in WORDS if each in page.content()] == []


def look_at(page: Page, card: str) -> None:
    """Hold a card up to be read; cards that are still being laid out would slip away."""
    at_rest(page)
    page.locator(".near").get_by_role("button", name=card).first.focus()
    page.locator(".look").wait_for()


# -- the shelf, and people's hands ---------------------------------------------------------------


def test_trial_boards_stand_apart_from_evenings(visit: Visit) -> None:
    page = visit("#/new/second")
    trials = page.get_by_role("radiogroup", name="Or learn a pack first")
    expect(trials.get_by_text("Low Water")).to_be_visible()
    evenings = page.get_by_role("radiogroup", name="Choose a story")
    expect(evenings.get_by_text("First Cold Night")).to_be_visible()
    expect(evenings.get_by_text("Low Water")).to_have_count(0)
    trials.locator("label").filter(has_text="Low Water").click()
    expect(page.locator("aside")).to_contain_text("needs Lamplight")
    page.get_by_role("button", name="Begin the evening").click()
    page.wait_for_url(re.compile("#/game/"))


def test_the_collection_tells_which_story_is_a_trial_and_leads_to_print(visit: Visit) -> None:
    page = visit("#/collection")
    page.get_by_role("button", name=re.compile("Lamplight")).click()
    sheet = page.get_by_role("complementary", name="Lamplight")
    expect(sheet.locator("li", has_text="Low Water")).to_contain_text("to learn the pack")
    sheet.get_by_role("link", name="Print all of it").click()
    page.locator(f".sheet[data-set={PACK}]").first.wait_for()
    sets = page.eval_on_selector_all(".sheet", "all => all.map((each) => each.dataset.set)")
    assert set(sets) == {PACK}


def test_people_are_told_of_the_pools_and_decks_of_packs(house: House, visit: Visit) -> None:
    page = visit("health")
    created = peoples_shed(house)
    sit_down(page, created)
    step = page.locator(".step")
    expect(step).to_contain_text("Shuffle the Elixirs")
    expect(step).to_contain_text("Shuffle the Agendas")
    for name in ("tiles", "monsters", "tokens"):
        page.locator("[data-do=next]").click()
        page.locator(f"[data-step={name}]").wait_for()
    fetched = ["Rift, with Water behind", "Overgrowth, with Rubble behind", "Restraint", "Key"]
    for told in fetched:
        expect(step.locator(".fetch li").filter(has_text=told)).to_have_count(1)
    expect(step.locator("[data-iron], [data-feature], [data-improvement]")).to_have_count(5)


def peoples_shed(house: House) -> Message:
    seats = {PEOPLE: {"holder": "person", "name": "The table"}}
    wish = {"edition": "second", "story": SCENARIO, "seats": seats, "hands": PEOPLE, "figures": 3}
    answer = house.http.post("/api/games", json={**wish, "packs": [PACK], "seed": "5"})
    assert answer.status_code == 201, answer.text
    created: Message = answer.json()
    return created
