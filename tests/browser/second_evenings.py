"""First Cold Night in the browser: somebody knows what to do next, and somebody's hand does it."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from madhouse.engine.decisions import Decision
from madhouse.engine.game import Game
from madhouse.engine.knowledge import bit, learn
from madhouse.second.edition import edition
from tests.browser.playing import AWAKE, Deadline, Player, Stuck
from tests.second.evenings import Evening
from tests.server.house import House, Message

A_MOMENT = 3000
"""Milliseconds of one try to tap something that may be covered."""
SCENARIO = "first-cold-night"
DEALT = {"bath": "a", "letter": "tray"}
THROUGH_THE_HOUSE = "to-dining-room, to-kitchen, to-scullery, pipes 1, to-landing, to-bathroom"
LETTER = "tray, halloran 3"
LET_OUT = "let-out"
"""Somebody reads him his letter at the bath."""


def begun() -> Evening:
    """All have set up."""
    return Evening(SCENARIO, 2, values=DEALT)


def nearly_over() -> Evening:
    """The house is open and the letter found: only the bath is left."""
    return begun().together(THROUGH_THE_HOUSE, LETTER)


def gone_mad(evening: Evening, back: str) -> Game[Any, Any]:
    """The same at the beginning of a round, where the first investigator is Insane."""
    while evening.game.pending[0].kind != "turn-order":
        evening.pass_on()
    state = evening.told.decode(evening.told.encode(evening.game.table.state))
    behind = {copy: it for copy, (_, it) in evening.told.box.condition_copies.items() if it}
    copy = next(each for each in state.conditions if each in behind and behind[each].id == back)
    state.conditions.remove(copy)
    who = state.investigators[0]
    who.conditions.append(copy)
    who.insane = True
    learn(state, copy, bit(state, who.seat))
    start = evening.told.encode(state)
    header = evening.game.header
    return Game(evening.told, start, type(header)(**{**_fields(header), "position": start}))


class ByHand(Evening):
    """An evening whose every answer is given at a screen; each seat has a player before one."""

    def __init__(
        self, house: House, created: Message, players: dict[str, Player], story: str = SCENARIO
    ) -> None:
        self.told = edition(story)
        self.game = house.table(created["game"]).game
        self.habits, self.defends, self.who = (), False, ()
        self.players = players
        self.guests = {  # one for each seat: at one screen they might have secrets
            each["seat"]: house.guest(created["game"], each["token"]).meet()
            for each in created["seats"]
        }

    def _answer(self, decision: Decision, option: str) -> None:
        line = option if option in decision.options else decision.options[0]
        player = self.players[decision.seats[0]]
        seen = player.meet("question", "curtain")
        while seen["what"] == "curtain":
            player.answer(seen)
            seen = player.meet("question", "curtain")
        assert seen["number"] == decision.number, (seen, decision)
        take(player, seen, self._brief(decision, line))
        player.move_on(seen)
        self._hear_of(decision)

    def _named(self, decision: Decision, line: str) -> Message:
        """The things that an option names."""
        names: Message = self._offered(decision, line)["names"]
        return names

    def _offered(self, decision: Decision, line: str) -> Message:
        """An option as it is told at the screen."""
        asked = [q for seat, guest in self.guests.items() for q in guest.states[seat]["questions"]]
        question = next(each for each in asked if each["number"] == decision.number)
        option: Message = next(each for each in question["options"] if each["option"] == line)
        return option

    def _brief(self, decision: Decision, line: str) -> str:
        """How the option is called."""
        option = self._offered(decision, line)
        named: str = option["text"] if option["decisive"] else option["brief"] or option["text"]
        return named[:1].upper() + named[1:]

    def _hear_of(self, decision: Decision) -> None:
        """Until the table stands as it does at the screen."""
        for guest in self.guests.values():
            while not self.over and guest.is_open(decision.number):
                guest.hear("state")
        for seat in {each for asked in self.game.pending for each in asked.seats}:
            while not self.guests[seat].states[seat]["questions"]:
                self.guests[seat].hear("state")


def listen_to_the_end(page: Page) -> None:
    """Go on from whatever is read out first."""
    go_on = page.locator("dialog[open] .btn.brass")
    while go_on.count():
        with suppress(TooLate):
            go_on.first.click(timeout=A_MOMENT)


def take(player: Player, seen: dict[str, Any], name: str) -> None:
    """Find what is called so among what is offered, and do it."""
    asked = player.page.locator(f'.ask[data-question="{seen["number"]}"]')
    option = asked.get_by_role("button").filter(has=player.page.get_by_text(name, exact=True)).first
    if not option.count():
        asked.get_by_role("button", expanded=False).last.click()  # what would do nothing is folded
    press(player, option)
    sure = asked.locator(".go .btn.brass")
    if sure.count():
        press(player, sure)


def press(player: Player, what: Locator) -> None:
    """By mouse or finger, or by keys: its own, or those that lead to it."""
    page: Page = player.page
    if not player.keys:
        what.click()
        return
    page.wait_for_function(AWAKE)
    key = what.get_attribute("aria-keyshortcuts")
    if key is None:
        what.focus()
    page.keyboard.press(key or "Enter")


def _fields(header: Any) -> dict[str, Any]:
    return {name: getattr(header, name) for name in header.__struct_fields__}


PEOPLES_PLAN = (
    "to-dining-room 0",
    "to-kitchen 0",
    "tray 0",
    "to-scullery 0",
    "halloran 3",
    "pipes 1",
    "to-landing 0",
    "to-bathroom 0",
    "bath 0",
)
"""What people do in one phase after the other, by token and option."""
AT_ONE_TIME = 3
"""So many of them before they end the phase."""


class Reports(ByHand):
    """People at a table: they tell the app on a screen what they did."""

    def play(self) -> None:
        """All of the plan, and between its parts what the house does."""
        for count, wanted in enumerate(PEOPLES_PLAN, start=1):
            self._until("investigator-phase")
            self._tell(f"token {wanted}")
            self._until("investigator-phase")
            if count % AT_ONE_TIME == 0 and not self.over:
                self._tell("end phase")

    def _until(self, kind: str) -> None:
        """Answer what is asked in between: tests are passed, and what is told is carried out."""
        while not self.over and self.game.pending[0].kind != kind:
            decision = self.game.pending[0]
            usual = ("5 successes", "yes", "done", "end phase")
            self._tell(next((o for o in usual if o in decision.options), decision.options[0]))

    def _tell(self, line: str) -> None:
        decision = self.game.pending[0]
        assert line in decision.options, (line, decision.options)
        player = self.players[decision.seats[0]]
        page = player.page
        page.locator(f'[data-question="{decision.number}"]').wait_for()
        self._tap(page, decision, line)
        if (sure := page.locator(".ask .go .btn.brass")).count():
            sure.click()
        self._hear_of(decision)

    def _tap(self, page: Page, decision: Decision, line: str) -> None:
        """Once what has to be read first was heard; it may come a little later."""
        patient = Deadline()
        while patient:
            listen_to_the_end(page)
            with suppress(TooLate):
                self._find(page, decision, line).click(timeout=A_MOMENT)
                return
        raise Stuck(f"'{line}' cannot be tapped")

    def _find(self, page: Page, decision: Decision, line: str) -> Locator:
        """On the page that is read, in the list, or on the board: a token that is tapped lists what
        it offers."""
        read = page.locator(f'dialog[open] [data-option="{line}"]')
        if read.count():
            return read.first
        name, token = self._brief(decision, line), self._named(decision, line).get("token")
        found = page.locator(".ask .opt").filter(has=page.get_by_text(name, exact=True)).first
        if found.count():
            return found
        if token:
            page.locator(f'.board [data-lies="{token}"]').first.dispatch_event("click")
            return found
        if line == "end phase":
            return page.locator("[data-corner=end]").first
        return page.get_by_role("button", name=name, exact=True).first
