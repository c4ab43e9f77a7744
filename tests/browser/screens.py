"""Every screen of the client, and how one comes to it, for those who look at all of them."""

from playwright.sync_api import Page

from tests.browser.moments import (
    LONG_STORY,
    MOMENTS,
    SHOWN,
    STAYING,
    at_the_viewing,
    come_to,
    go_past,
)
from tests.browser.more_screens import MORE_SCREENS
from tests.browser.playing import Player, enter
from tests.browser.puzzle_tables import PUZZLES, puzzle_game
from tests.browser.second_screens import SECOND_SCREENS
from tests.browser.sheets import SHEETS, Way
from tests.browser.sitting import KEPT, evening, laid_out, laid_out_for_all, origin, sit_down
from tests.rules.first.puzzle_tables import FAR_OFF, tries_the_lintel
from tests.rules.first.tables import JENNY, jenny
from tests.second.puzzle_tables import DEALT, dealt_game
from tests.server.house import OPEN, PERSON, House

SEEDED = {
    "attic": ("sedative",),
    "cellar": ("fallen-timber", "lot-thirteen-2b"),
    "cloakroom": ("lot-thirteen-4a", "brass-key"),
    "kitchen": ("carving-knife",),
    "library": ("lot-thirteen-3a", "crowbar"),
    "pantry": ("first-aid-kit",),
    "study": ("fire-poker",),
}
"""What lies where in Lot Thirteen, for a keeper to see."""


def _place(name: str, shows: str = "h1") -> Way:
    """A screen that has an address, once it shows what it is there for."""

    def go(page: Page, _house: House) -> None:
        page.goto(f"{origin(page)}/#/{name}")
        page.locator(shows).first.wait_for()

    return go


def _puzzle(name: str) -> Way:
    def go(page: Page, house: House) -> None:
        sit_down(page, laid_out(house, puzzle_game(name)))
        page.locator(".puz").wait_for()
        page.keyboard.press("ArrowRight")

    return go


def _dealt(kind: str) -> Way:
    def go(page: Page, house: House) -> None:
        sit_down(page, laid_out_for_all(house, dealt_game(kind)), "player-1")
        page.locator(".puz").wait_for()
        page.keyboard.press("ArrowRight")

    return go


def _games(page: Page, house: House) -> None:
    sit_down(page, evening(house))
    page.goto(f"{origin(page)}/#/games")
    page.locator("main li").wait_for()


def _front_again(page: Page, house: House) -> None:
    """Somebody comes back, and there is a game to go on with."""
    sit_down(page, evening(house))
    Player(page).meet("setup")
    page.goto(f"{origin(page)}/#/")
    page.locator(".continue svg").wait_for()
    page.locator(".edition small:not(:empty)").first.wait_for()


def _new_from_a_pack(page: Page, house: House) -> None:
    """A scenario of a pack is chosen, and says which pack it is of."""
    _place("new/second", ".story")(page, house)
    page.locator(".story", has_text="Hothouse").click()
    page.locator(".paper h2", has_text="Hothouse").wait_for()


def _left_out(page: Page, house: House) -> None:
    """A pack that has been set aside."""
    _place("collection", "main button")(page, house)
    page.locator("main button", has_text="The Green Year").click()
    page.locator("aside .toggle").click()


def _new_left_out(page: Page, house: House) -> None:
    """Where its scenarios would be offered."""
    _left_out(page, house)
    _place("new/second", ".story")(page, house)


def _print(place: str) -> Way:
    def go(page: Page, _house: House) -> None:
        page.goto(f"{origin(page)}/#/{place}")
        page.locator(".sheet").first.wait_for()
        page.locator(".go .btn.brass:enabled").wait_for()

    return go


def _invite(page: Page, house: House) -> None:
    created = evening(house, PERSON, OPEN)
    held = {each: created[each] for each in ("seats", "watch", "invitations")}
    page.evaluate(KEPT, [created["game"], held])
    page.goto(f"{origin(page)}/#/invite/{created['game']}")
    page.locator("main .paper input").nth(1).wait_for()


def _join(page: Page, house: House) -> None:
    created = evening(house, PERSON, OPEN)
    (link,) = created["invitations"]
    page.goto(f"{origin(page)}/#/join/{created['game']}/{link['seat']}/{link['token']}")
    page.locator("form .brass").wait_for()


def _setup(page: Page, house: House) -> None:
    sit_down(page, evening(house))
    Player(page).meet("setup")


def _traits(page: Page, house: House) -> None:
    sit_down(page, evening(house))
    player = Player(page)
    player.answer(player.meet("setup"))
    player.meet("setup")


def _keeper_setup(page: Page, house: House) -> None:
    sit_down(page, evening(house, PERSON, PERSON), "keeper")
    Player(page).meet("setup")


def _table(page: Page, house: House) -> None:
    sit_down(page, evening(house, story="lot-thirteen"))
    player = Player(page, seed=3)
    while player.met.get("question", 0) < 8:
        player.play(most=1)
    player.meet("question")


def _danger(page: Page, house: House) -> None:
    """Fire, darkness, a monster and something to fight with."""
    table = jenny("kitchen.a", 1).monster("zombie", at="kitchen.a").dark("study").fire("library")
    sit_down(page, laid_out(house, table.carries(JENNY, "axe").play(turn_of=JENNY)))
    Player(page).meet("question")


def _keeper(page: Page, house: House) -> None:
    sit_down(page, evening(house, PERSON, PERSON))
    player = Player(page, seed=3)
    seen = player.meet("setup", "question", "curtain", "puzzle")
    while not (seen["what"] == "question" and page.locator(".as-keeper").count()):
        player.answer(seen)
        seen = player.meet("setup", "question", "curtain", "puzzle")


def _busy_keeper(page: Page, house: House) -> None:
    """A keeper with much to spend: seven actions, a full hand, monsters in the house."""
    table = at_the_viewing("dining-room.a").threat(6).dark("library")
    table.hand("swept-under", "two-shadows", "somebodys-good-silver", "reflected")
    table.hand("winded", "panic", "the-shakes")
    for kind, space in (("cultist", "entrance-hall.a"), ("witch", "stair-hall.a")):
        table.monster(kind, at=space)
    for room, cards in SEEDED.items():
        table.pile(room, *cards)
    sit_down(page, laid_out(house, table.play(stage="keeper-actions"), PERSON), "keeper")
    Player(page).meet("question")


def _keeper_hand(page: Page, house: House) -> None:
    """His cards; on a desk they lie there anyhow."""
    _busy_keeper(page, house)
    if (tab := page.locator(".tabs button").nth(2)).count():
        tab.click()


def _meaning(page: Page, house: House) -> None:
    """A card held up that cannot be played, and a word of it looked up in the rules."""
    _keeper_hand(page, house)
    if (unfold := page.get_by_role("button", name="Unfold")).count():  # in a low window
        unfold.click()
    page.locator(".hand .slot, .lines button", has_text="Two Shadows").focus()
    page.locator(".look a.term").focus()
    page.keyboard.press("Enter")
    page.locator("[role=dialog] .entries b").first.wait_for()


def _room(page: Page, house: House) -> None:
    """What was found in a room, read again."""
    table = jenny("study.c", 1).pile("study", "first-aid-kit")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    Player(page).meet("question")
    page.keyboard.press("s")
    enter(page)
    page.locator("[data-room]").focus()
    enter(page)
    page.locator(".book article").wait_for()


def _curtain(page: Page, house: House) -> None:
    sit_down(page, evening(house, PERSON, PERSON))
    player = Player(page, seed=3)
    while (seen := player.meet("setup", "question", "curtain"))["what"] != "curtain":
        player.answer(seen)


def _watching(page: Page, house: House) -> None:
    created = laid_out(house, tries_the_lintel(*FAR_OFF, players=2))
    sit_down(page, created, "investigator-2")
    page.locator(".puz").wait_for()


def _moment(name: str) -> Way:
    def go(page: Page, house: House) -> None:
        come_to(page, house, MOMENTS[name])

    return go


def _beginning(skipped: int) -> Way:
    """What is read when all have set up, after so many keys."""

    def go(page: Page, house: House) -> None:
        page.add_init_script(STAYING)
        sit_down(page, evening(house, story=LONG_STORY))
        player = Player(page)
        for _ in range(3):
            player.answer(player.meet("setup"))
        for _ in range(skipped):
            page.locator(SHOWN).wait_for()
            go_past(page)
        page.locator(SHOWN).wait_for()

    return go


def _end(page: Page, house: House) -> None:
    sit_down(page, evening(house))
    Player(page, seed=4).play()


SCREENS: dict[str, Way] = {
    "front": _place("", ".edition small:not(:empty)"),
    "front-again": _front_again,
    "new": _place("new", ".story"),
    "new-second": _place("new/second", ".story"),
    "new-from-a-pack": _new_from_a_pack,
    "more": _place("more"),
    "collection": _place("collection", "main button"),
    "collection-left-out": _left_out,
    "new-left-out": _new_left_out,
    "how-to-play": _place("how-to-play"),
    "how-to-play-second": _place("how-to-play/second"),
    "rules": _place("rules", "main li"),
    "rules-subject": _place("rules/horror", "article"),
    "rules-search": _place("rules/find/sneak past", "article"),
    "rules-second": _place("rules/second", "main li"),
    "rules-second-subject": _place("rules/second/moving", "article"),
    "print": _print("print/first/base/trait"),
    "print-tiles": _print("print/second/base/tiles"),
    "recover": _place("recover", "form"),
    "games": _games,
    "invite": _invite,
    "settings": _place("settings"),
    "credits": _place("credits"),
    "join": _join,
    "setup": _setup,
    "traits": _traits,
    "keeper-setup": _keeper_setup,
    "table": _table,
    "danger": _danger,
    "keeper": _keeper,
    "keeper-busy": _busy_keeper,
    "keeper-hand": _keeper_hand,
    "meaning": _meaning,
    "room": _room,
    "curtain": _curtain,
    "puzzle-wiring": _puzzle("1A"),
    "puzzle-lock": _puzzle("6A"),
    "puzzle-rune": _puzzle("9"),
    **{f"puzzle-{name}": _puzzle(name) for name in PUZZLES if name not in ("1A", "6A", "9")},
    **{f"puzzle-dealt-{kind}": _dealt(kind) for kind in DEALT},
    "puzzle-watched": _watching,
    **SHEETS,
    **SECOND_SCREENS,
    **MORE_SCREENS,
    "end": _end,
}
QUICK = ["front", "new", "rules-subject", "games", "settings", "join", "setup", "danger"]
QUICK += ["keeper-busy", "curtain", "puzzle-wiring", "second-monster", "second-people"]
QUICK += ["collection-left-out", "print", "second-hurt", "second-inventory"]
"""One of each sort, come to without playing for long."""

MOMENT_SCREENS: dict[str, Way] = {
    "moment-introduction": _beginning(0),
    "moment-prologue": _beginning(1),
    **{f"moment-{name}": _moment(name) for name in MOMENTS},
}
"""Those that lie over the table for a while; they come only where moments are switched on."""
