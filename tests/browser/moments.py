"""Every kind of moment, and the table at which it comes: what is laid out, and who answers what."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from playwright.sync_api import Page

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from tests.browser.playing import Deadline, Stuck
from tests.browser.sitting import laid_out, sit_down
from tests.rules.first.spell_cards import harvey
from tests.rules.first.tables import JENNY, JENNY_TRAITS, jenny
from tests.server.house import PERSON, Guest, House, Message

WATCHED, KEEPER = "investigator-1", "keeper"
LONG_STORY = "lot-thirteen"
SHOWN = "[data-moment]"
STAYING = """{
  const [later, never] = [setTimeout, clearTimeout]
  window.staying = new Map()
  let last = 0
  window.setTimeout = (what, after, ...rest) => {
    if (!(after >= 1500)) return later(what, after, ...rest)
    staying.set(--last, what)
    return last
  }
  window.clearTimeout = (id) => staying.delete(id) || never(id)
}"""
"""Before a page begins: moments that would go by themselves stay, and so do calm steps."""
LET_GO = "() => staying.forEach((what) => what())"
LOUD = """
localStorage.setItem('madhouse.settings', JSON.stringify({ moments: true, motion: 'less' }))
"""
"""Before a page begins: moments are shown, but nothing in them moves."""


class Coming(NamedTuple):
    """A table at which a moment of this kind comes after these answers, whoever is asked."""

    kind: str
    lay: Callable[[], Game[Any, Any]]
    answers: tuple[str, ...]


def at_the_viewing(at: str, **more: Any) -> TableBuilder:
    """Jenny in Lot Thirteen, whose texts are long."""
    return TableBuilder(LONG_STORY).investigator(JENNY, at, JENNY_TRAITS, **more)


def fighting(health_left: int = 9, **more: Any) -> TableBuilder:
    """Jenny beside a zombie that attacks with the cruellest of its cards."""
    table = jenny("kitchen.a", damage=9 - health_left, **more)
    return table.monster("zombie", "kitchen.a", "zombie-1").stack("humanoid", "humanoid-1")


def attacking(*dice: int, hurt: int = 0) -> Game[Any, Any]:
    """Jenny with an axe beside a zombie that has so much damage."""
    table = jenny("kitchen.a", cards=["axe"]).monster("zombie", "kitchen.a", "zombie-2", hurt)
    return table.stack("humanoid", "humanoid-11").dice(*dice).play(turn_of=JENNY)


def trying_the_lock(roll: int) -> Game[Any, Any]:
    """Jenny, stunned and with a skill point, before a door that wants Strength."""
    table = jenny("library.a", skill=1, stun=1).lock("study", "swollen-door").dice(roll)
    return table.play(turn_of=JENNY)


def shadowed(horror: int) -> Game[Any, Any]:
    """Jenny in a dark cellar, before the keeper plays Two Shadows."""
    table = jenny("cellar.a", horror=horror).dark("cellar").threat(2).dice(10)
    return table.hand("two-shadows", "panic").play(turn_of=JENNY, stage="turn-start")


ATTACK = "attack zombie 1 with axe"
BITES = f"zombie 1 attacks {JENNY}"
TRYING = ("move study.c", "try it", "spend a skill point")
SHADOWS = f"play two-shadows on {JENNY}"

MOMENTS: dict[str, Coming] = {
    "dice": Coming("dice", lambda: attacking(3), (ATTACK,)),
    "dice-failed": Coming("dice", lambda: attacking(9), (ATTACK,)),
    "dice-skill": Coming("dice", lambda: trying_the_lock(3), TRYING),
    "dice-in-vain": Coming("dice", lambda: trying_the_lock(9), TRYING),
    "damage": Coming("damage", lambda: fighting().dice(9).play(stage="monster-attacks"), (BITES,)),
    "horror": Coming(
        "horror",
        lambda: jenny("library.b").monster("zombie", "kitchen.b").dice(9).play(turn_of=JENNY),
        ("move kitchen.b",),
    ),
    "clue": Coming(
        "card",
        lambda: at_the_viewing("kitchen.a").pile("kitchen", "lot-thirteen-3a").play(turn_of=JENNY),
        ("explore",),
    ),
    "item": Coming(
        "card",
        lambda: jenny("kitchen.a").pile("kitchen", "axe").play(turn_of=JENNY),
        ("explore",),
    ),
    "nothing": Coming(
        "card",
        lambda: (
            jenny("kitchen.a").pile("kitchen", "nothing-of-interest-thimble").play(turn_of=JENNY)
        ),
        ("explore",),
    ),
    "turn-over": Coming(
        "event",
        lambda: jenny("kitchen.a", cards=["barnes-cordial"], damage=1).play(turn_of=JENNY),
        ("use barnes-cordial", "move kitchen.b", "move kitchen.a"),
    ),
    "keeper-action": Coming(
        "card",
        lambda: at_the_viewing("kitchen.a").threat(6).play(stage="keeper-actions"),
        ("lights-out",),
    ),
    "mythos": Coming("card", lambda: shadowed(0), (SHADOWS,)),
    "trauma": Coming(
        "card",
        lambda: fighting().hand("winded").dice(9).play(stage="monster-attacks"),
        (BITES, f"play winded on {JENNY}"),
    ),
    "spell": Coming(
        "card",
        lambda: harvey("kitchen.a", "mend-1", damage=3).dice(2).play(turn_of="harvey-walters"),
        ("cast mend on harvey-walters",),
    ),
    "lock": Coming(
        "lock",
        lambda: jenny("library.a").lock("study", "marked-lintel").play(turn_of=JENNY),
        ("move study.c",),
    ),
    "obstacle": Coming(
        "lock",
        lambda: jenny("kitchen.a").pile("kitchen", "fuse-board", "axe").play(turn_of=JENNY),
        ("explore",),
    ),
    "event": Coming(
        "event",
        lambda: at_the_viewing("kitchen.a").event(1, 2).play(turn_of=JENNY),
        ("end turn", "done"),
    ),
    "monster": Coming(
        "monster",
        lambda: at_the_viewing("kitchen.a").event(1, 2).play(turn_of=JENNY),
        ("end turn", "done", "stair-hall.a"),
    ),
    "reveal": Coming(
        "objective",
        lambda: at_the_viewing("kitchen.a").pile("kitchen", "lot-thirteen-1a").play(turn_of=JENNY),
        ("explore",),
    ),
    "insane": Coming("insane", lambda: shadowed(7), (SHADOWS,)),
    "death": Coming("death", lambda: fighting(1).dice(9).play(stage="monster-attacks"), (BITES,)),
    "monster-dead": Coming("death", lambda: attacking(1, hurt=4), (ATTACK,)),
}


class Others:
    """Everybody at a table, each at a line of their own: a line that several share is told of the
    one before the screen alone."""

    def __init__(self, guests: list[Guest]) -> None:
        self._guests = guests

    @property
    def states(self) -> dict[str, Message]:
        return {seat: state for each in self._guests for seat, state in each.states.items()}

    def asked(self) -> str | None:
        return next((s for s, state in self.states.items() if state["questions"]), None)

    def is_open(self, number: int) -> bool:
        return any(each.is_open(number) for each in self._guests)

    def choose(self, seat: str, option: str) -> None:
        next(each for each in self._guests if seat in each.states).choose(seat, option)
        self.meet()

    def meet(self) -> None:
        """Hear all that was said to anybody by now."""
        for each in self._guests:
            with suppress(TimeoutError):
                while True:
                    each.hear("state", timeout=0.1)

    def close(self) -> None:
        for each in self._guests:
            each.close()


def come_to(page: Page, house: House, coming: Coming) -> None:
    """Look on as an investigator while the answers are given, until the moment is shown.

    It stays until a key is pressed, or it is let go.
    """
    page.add_init_script(STAYING)
    created = laid_out(house, coming.lay(), keeper=PERSON)
    sit_down(page, created, WATCHED)
    page.locator(".ask").wait_for()
    tokens = [each["token"] for each in created["seats"]]
    others = Others([house.guest(created["game"], token).meet() for token in tokens])
    for each in coming.answers:
        _answer(others, each)
    skip_to(page, coming.kind)
    others.close()


def _answer(others: Others, option: str) -> None:
    """Whoever is asked says so; what is asked in between is passed."""
    for _ in range(20):
        seat = others.asked()
        assert seat, f"nobody is asked, so nobody says '{option}'"
        offered = [each["option"] for each in others.states[seat]["questions"][0]["options"]]
        asked = others.states[seat]["questions"][0]["number"]
        others.choose(seat, option if option in offered else offered[-1])
        while others.is_open(asked) or not (others.asked() or _is_over(others)):
            others.meet()
        if option in offered:
            return
    raise AssertionError(f"nobody was offered '{option}'")


def _is_over(others: Others) -> bool:
    return any(state["view"]["result"] for state in others.states.values())


def skip_to(page: Page, kind: str) -> None:
    """Go on until a moment of this kind is there."""
    patient = Deadline()
    while patient:
        page.locator(SHOWN).wait_for()
        if page.locator(f'[data-moment="{kind}"]').count():
            return
        page.keyboard.press("Space")
    raise Stuck(f"no moment of the kind '{kind}' came")


def go_past(page: Page) -> None:
    """Go on from what is shown, and from nothing else; a key that comes too soon is not heeded."""
    shown = page.locator(f"{SHOWN} .mo").element_handle()
    patient = Deadline()
    while shown.evaluate("each => each.isConnected"):
        assert patient, "no key goes past what is shown"
        page.keyboard.press("Space")
