"""Several people before one screen: only of who sits there is the browser told anything."""

import random
from typing import Any

import msgspec
import pytest

from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from tests.browser.curtains import GOAL
from tests.browser.second_evenings import begun, gone_mad
from tests.browser.sitting import laid_out_for_all
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import PERSON, Guest, House, Message, tokens_of
from tests.server.test_secrets import Watch

KEEPER, ONE, TWO = "keeper", "investigator-1", "investigator-2"
MAD, SANE = "player-1", "player-2"


def behind(guest: Guest) -> dict[str, Message]:
    """Who is behind the curtain, as it was last said."""
    told = (msgspec.json.decode(each) for each in reversed(guest.heard))
    drawn: list[Message] = next((each["behind"] for each in told if each["type"] == "curtain"), [])
    return {each["seat"]: each for each in drawn}


def come(house: House, created: Message, **hello: Any) -> Guest:
    """All of these seats at one screen; the last word of who comes is who is there."""
    guest = house.guest(created["game"], *tokens_of(created), **hello)
    guest.hear("seats")
    return guest


class Sent:
    """What was sent to one seat."""

    def __init__(self) -> None:
        self.heard: list[str] = []


class OneScreen:
    """Whoever is asked sits down; what comes until somebody else does is for their eyes, and for
    those of others who have no secrets from them."""

    def __init__(self, game: Game[Any, Any], guest: Guest) -> None:
        self.game, self.guest = game, guest
        self.sent = {seat: Sent() for seat in (*game.seats, SPECTATOR)}
        self.watches = {seat: Watch(game, seat, sent) for seat, sent in self.sent.items()}
        self.front = SPECTATOR
        self.handed_over = self._read = 0

    def look(self) -> None:
        """Everybody has seen what there is to see; what was sent is for who sits here."""
        new, self._read = self.guest.heard[self._read :], len(self.guest.heard)
        for text in new:
            message = msgspec.json.decode(text)
            seat = message["seat"] if message["type"] == "state" else self.front
            assert seat == self.front or self.are_open(seat), f"{self.front} sees {seat}"
            self.sent[seat].heard.append(text)
        for watch in self.watches.values():
            watch.look(self.game)

    def are_open(self, seat: str) -> bool:
        """Whether who sits here and that seat have no secrets from each other."""
        service = edition_of(self.game.header.edition).service
        return self.front != SPECTATOR and seat not in service.apart(self.game, self.front)

    def take_chair(self, seat: str) -> None:
        self.handed_over += seat in behind(self.guest)
        self.guest.say(type="sit", seat=seat)
        while self.guest.hear("state")["seat"] != seat:
            pass
        first = self.guest.heard.pop()  # all before it was still for who sat here
        self.look()
        self.guest.heard.append(first)
        self.front = seat

    def answer(self, decision: Decision, seat: str, chooser: random.Random) -> None:
        if seat != self.front:
            self.take_chair(seat)
        while not self.is_asked(decision.number):
            self.guest.hear("state")
        self.guest.choose(seat, chooser=chooser)
        while self.is_asked(decision.number):
            self.guest.hear("state")
        if not self.game.over:  # then all is told to all
            self.look()

    def is_asked(self, number: int) -> bool:
        questions = self.guest.states[self.front]["questions"]
        return number in [each["number"] for each in questions]


@pytest.mark.parametrize(
    ("story", "seed"),
    [
        ("the-cold-supper", 1),
        *(pytest.param("understudy", n, marks=pytest.mark.soak) for n in (2, 3)),
    ],
)
def test_a_screen_is_told_what_who_sits_before_it_may_know(
    house: House, story: str, seed: int
) -> None:
    created = house.set_up(PERSON, (PERSON, PERSON), story)
    guest, chooser = come(house, created), random.Random(seed)
    game = house.table(created["game"]).game
    screen = OneScreen(game, guest)
    screen.look()
    assert {*guest.states} == {SPECTATOR}, "nobody has said who sits here"
    while not game.over:
        decision = chooser.choice(game.pending)
        screen.answer(decision, chooser.choice(decision.seats), chooser)
    assert screen.handed_over > 5


@pytest.mark.rule("2e.condition.insane-own-back")
def test_a_goal_comes_with_who_has_it(house: House) -> None:
    guest = come(house, laid_out_for_all(house, gone_mad(begun(), GOAL[0])))
    for seat, knows in ((None, False), (SANE, False), (MAD, True), (SANE, False)):
        before = len(guest.heard) if seat else 0
        if seat:
            guest.states.clear()
            guest.say(type="sit", seat=seat)
            while seat not in guest.states:
                guest.hear("state")
        told = "".join(guest.heard[before:])
        assert (GOAL[0] in told) == knows
        assert knows or [each for each in GOAL if each in told] == []


def test_who_comes_back_is_told_all_anew(house: House) -> None:
    guest = come(house, house.set_up(PERSON, (PERSON,)), front=ONE)
    assert {*guest.states} == {ONE}
    for seat in (KEEPER, ONE):
        state = guest.take_chair(seat)
        assert (state["seat"], state["fresh"]) == (seat, True)
        assert state["view"]["edition"] == "first"
        drawn = guest.hear("curtain")["behind"]
        assert [each["seat"] for each in drawn] == [{KEEPER: ONE, ONE: KEEPER}[seat]]


def test_investigators_with_nothing_to_hide_sit_there_together(house: House) -> None:
    guest = come(house, house.set_up(investigators=(PERSON, PERSON)))
    assert {*guest.states} == {ONE, TWO}
    assert behind(guest) == {}


def test_behind_the_curtain_nothing_is_chosen_or_asked_for(house: House) -> None:
    guest = come(house, house.set_up(PERSON, (PERSON,)), front=ONE)
    asking: dict[str, Message] = {
        "choose": {"number": 1, "option": "pass"},
        "undo": {"number": 1},
        "hint": {"number": 1},
        "why": {"option": "pass"},
        "say": {"text": "I have them."},
    }
    for message, more in asking.items():
        refused = guest.ask(type=message, seat=KEEPER, **more)
        assert refused["code"] == "behind-the-curtain"


def passing_across(house: House, *hand: str) -> tuple[Guest, Game[Any, Any]]:
    """The keeper, with these cards, could interrupt Jenny, who sits before the screen."""
    table = jenny("kitchen.a").hand(*hand).threat(4).play(turn_of=JENNY, stage="turn-start")
    created = laid_out_for_all(house, table)
    return come(house, created, front=ONE), house.table(created["game"]).game


@pytest.mark.parametrize("card", ["the-wick-drowns", "two-shadows"])
def test_the_keeper_passes_from_across_the_table(house: House, card: str) -> None:
    guest, game = passing_across(house, card)
    asked = behind(guest)[KEEPER]
    assert (asked["kind"], asked["asked"], asked["only"]) == ("mythos", True, False)
    assert card not in "".join(guest.heard)
    guest.say(type="across", seat=KEEPER, number=asked["number"])
    guest.hear("state")
    assert game.answers[-1].option == "pass"
    assert card not in "".join(guest.heard)


def test_what_is_not_to_be_said_across_the_table_is_refused(house: House) -> None:
    guest = come(house, house.set_up(PERSON, (PERSON,)), front=ONE)
    assert behind(guest)[KEEPER] == {
        "seat": KEEPER,
        "asked": True,
        "number": 0,
        "kind": "",
        "text": "",
        "only": False,
    }
    assert guest.ask(type="across", seat=KEEPER, number=1)["code"] == "stale"


def test_once_it_is_over_nothing_is_hidden(house: House) -> None:
    created = house.set_up(PERSON, (PERSON,))
    guest, chooser = come(house, created), random.Random(4)
    game = house.table(created["game"]).game
    screen = OneScreen(game, guest)
    while not game.over:
        screen.answer(game.pending[0], game.pending[0].seats[0], chooser)
    late = come(house, created)
    assert {*late.states} == {KEEPER, ONE}
    assert behind(late) == {}
