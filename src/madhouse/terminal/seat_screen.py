"""What one seat is shown: its news, its table and its question. Only views and readable events."""

from typing import Any

import msgspec

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.messages import Phrase
from madhouse.engine.words import did_you_mean
from madhouse.first.edition import edition
from madhouse.first.telling import Teller, teller_for
from madhouse.first.verifying import CannotVerify, verify_room
from madhouse.first.views import View
from madhouse.puzzles.box import the_puzzles
from madhouse.terminal.house_map import HouseMap
from madhouse.terminal.legend import legend
from madhouse.terminal.puzzle_drawing import puzzle_drawing
from madhouse.terminal.screen import Screen
from madhouse.terminal.status import status


def what_can_be_seen(game: Game[Any], seat: Seat) -> tuple[View, list[Event]]:
    """All that a seat may know, without what is merely asked of it."""
    view: View = game.view(seat)
    return msgspec.structs.replace(view, seat="", decision=None, waiting=[]), game.events(seat)


def _what_is_drawn(view: View) -> View:
    """A view without what neither map nor status shows."""
    figures = [
        msgspec.structs.replace(who, moved=0, acted=False, spent={}, used={}, lasting={})
        for who in view.investigators
    ]
    return msgspec.structs.replace(
        view,
        decision=None,
        waiting=[],
        stage="",
        active="",
        decks={},
        investigators=figures,
        puzzles=[],
        pieces={},
        spells={},
    )


def news(heard: list[Event], now: list[Event]) -> list[Event]:
    """What was not heard yet, even if both sides' logs were bound together in between."""
    start = 0
    while start < min(len(heard), len(now)) and heard[start] == now[start]:
        start += 1
    known, fresh = heard[start:], []
    for event in now[start:]:
        if event in known:
            known.remove(event)
        else:
            fresh.append(event)
    return fresh


class SeatScreen:
    """Shows a game to one seat at a time and remembers what each has been told."""

    def __init__(self, game: Game[Any], screen: Screen) -> None:
        told = edition(game.header.story)
        self._game = game
        self._screen = screen
        self._board = told.board
        self._heard: dict[Seat, list[Event]] = {}
        self._table: View | None = None  # as it was last drawn
        self.teller: Teller = teller_for(told.box, told.told)

    def text(self, key: str, **params: object) -> str:
        """A message of the terminal's own; what somebody typed is not taken for an id."""
        plain = {n: Phrase(each) if isinstance(each, str) else each for n, each in params.items()}
        return self.teller.messages.text(f"terminal.{key}", **plain)

    def share(self, seat: Seat, other: Seat) -> None:
        """The other seat has read along."""
        self._heard[other] = self._heard.get(seat, [])

    def forget_table(self) -> None:
        """The screen was cleared: the table must be drawn again."""
        self._table = None

    def tell_news(self, seat: Seat) -> None:
        """Tell what has happened since this seat was last told."""
        self.teller.see(self._game.view(seat))
        now = self._game.events(seat)
        for event in news(self._heard.get(seat, []), now):
            self._screen.say(self.teller.event(event))
        self._heard[seat] = now

    def show_table(self, seat: Seat, again: bool = False) -> None:
        """Draw the map and the status, unless nothing there has changed."""
        view: View = self._game.view(seat)
        self.teller.see(view)
        table = _what_is_drawn(view)
        if again or table != self._table:
            self._table = table
            self._screen.line()
            house = HouseMap(self._board, view, self.teller.names)
            self._screen.show(house.draw())
            self._screen.say(legend(house.signs, self.teller.messages), "dim")
            self._screen.show(status(view, self.teller))
            self._screen.line()

    def ask(self, seat: Seat, decision: Decision) -> None:
        """The question and its options, numbered; with a puzzle, if it is about one."""
        self._show_puzzle(seat, decision)
        who = self.teller.names.seat(seat)
        question = self.teller.question(decision)
        self._screen.say(self.text("asked", who=who, question=question), "bold")
        for number, option in enumerate(decision.options, start=1):
            self._screen.say(f"{number:3} {self.teller.option(decision, option)}")

    def _show_puzzle(self, seat: Seat, decision: Decision) -> None:
        view: View = self._game.view(seat)
        for lying in view.puzzles:
            if decision.about.get("card") == lying.card:
                self._screen.show(puzzle_drawing(lying))
                self._screen.say(self.text(f"puzzle-{the_puzzles()[lying.puzzle].kind}"), "dim")

    def log(self, seat: Seat) -> None:
        """The whole log, numbered."""
        for number, event in enumerate(self._game.events(seat), start=1):
            self._screen.say(f"{number:3} {self.teller.event(event)}")

    def why(self, seat: Seat, decision: Decision, line: str) -> None:
        """The rule behind the question, or the rules behind a line of the log."""
        rules: tuple[str, ...] = (decision.rule,) if decision.rule else ()
        if line:
            events = self._game.events(seat)
            if not (line.isdecimal() and 1 <= int(line) <= len(events)):
                self._screen.say(self.text("no-line", line=line, count=len(events)))
                return
            rules = events[int(line) - 1].rules
        for rule in rules:
            self._screen.say(self.teller.why(rule))
        if not rules:
            self._screen.say(self.text("no-rule"))

    def verify(self, seat: Seat, room: str) -> None:
        """Hold the cards of a searched room against the story."""
        named = {self.teller.names(each).casefold(): each for each in self._board.rooms}
        try:
            found = verify_room(self._game, seat, named.get(room.casefold(), room))
        except CannotVerify as refused:
            self._screen.say(str(refused))
            return
        told = self.teller.messages.text
        self._screen.say(told("terminal.verify", right=found.right, room=found.room))
        self._screen.say(told("terminal.lay-in", room=found.room, cards=found.laid))

    def read_card(self, seat: Seat, name: str) -> None:
        """The text of a card that this seat has in sight or has heard of."""
        known = self._cards_known_to(seat)
        wanted = [card for called, card in known if name.casefold() in (called.casefold(), card)]
        if not wanted:
            near = did_you_mean(name, sorted({called for called, _ in known}))
            self._screen.say(self.text("no-card", name=name, near=near))
        for card in wanted[:1]:
            self._screen.say(self.teller.card(card))

    def _cards_known_to(self, seat: Seat) -> list[tuple[str, str]]:
        """Name and id of every card that the seat's view, question and log mention."""
        view: View = self._game.view(seat)
        seen = list(_words(msgspec.to_builtins(view)))
        for event in self._game.events(seat):
            seen += _words(msgspec.to_builtins(event.facts))
        seen += [word for line in seen for word in line.split()]
        cards = dict.fromkeys(seen)
        return [(self.teller.names(card), card) for card in self.teller.card_ids if card in cards]


def _words(data: Any) -> list[str]:
    """Every string anywhere in plain data."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for pair in data.items() for each in pair for word in _words(each)]
    if isinstance(data, list | tuple):
        return [word for each in data for word in _words(each)]
    return []
