"""What one seat is shown: its news, its table and its question. Only views and readable events."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.messages import Phrase
from madhouse.engine.typography import typeset
from madhouse.engine.words import did_you_mean
from madhouse.first.edition import edition
from madhouse.first.rules.verifying import CannotVerify, verify_room
from madhouse.first.seen.views import View
from madhouse.first.terminal.known_cards import known_cards
from madhouse.first.terminal.status import status, status_lines
from madhouse.first.told.telling import Teller, teller_for
from madhouse.puzzles.box import the_puzzles
from madhouse.terminal.house_map import HouseMap
from madhouse.terminal.legend import legend
from madhouse.terminal.puzzle_drawing import puzzle_drawing
from madhouse.terminal.screen import Screen

INVESTIGATORS = "investigators"
"""How a question to several seats is headed."""


def what_can_be_seen(game: Game[Any, Any], seat: Seat) -> tuple[View, list[Event]]:
    """All that a seat may know, without what is merely asked of it."""
    view: View = game.view(seat)
    return msgspec.structs.replace(view, seat="", decision=None, waiting=[]), game.events(seat)


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


@dataclass
class Told:
    """What a seat has been told and shown so far."""

    heard: list[Event] = field(default_factory=list)
    explained: frozenset[str] = frozenset()  # signs of the map
    tables: int = -1  # the last time at which all was laid out: 0 before the first round, then 1


class SeatScreen:
    """Shows a game to one seat at a time and remembers what each has been told."""

    def __init__(self, game: Game[Any, Any], screen: Screen) -> None:
        told = edition(game.header.story)
        self._game = game
        self._screen = screen
        self._board = told.board
        self._told: dict[Seat, Told] = defaultdict(Told)
        self._drawn: tuple[str, ...] = ("", "")  # the map and the status on the screen
        self.teller: Teller = teller_for(told.box, told.told)

    def text(self, key: str, **params: object) -> str:
        """A message of the terminal's own; what somebody typed is not taken for an id."""
        plain = {n: Phrase(each) if isinstance(each, str) else each for n, each in params.items()}
        return self.teller.messages.text(f"terminal.{key}", **plain)

    def share(self, seat: Seat, other: Seat) -> None:
        """The other seat has read along."""
        self._told[other] = replace(self._told[seat])

    def forget_table(self) -> None:
        """The screen was cleared: the table must be drawn again."""
        self._drawn = ("", "")

    def tell_news(self, seat: Seat) -> None:
        """Tell what has happened since this seat was last told."""
        self.teller.see(self._game.view(seat))
        now = self._game.events(seat)
        for event in news(self._told[seat].heard, now):
            self._screen.say(self.teller.event(event))
        self._told[seat].heard = now

    # -- the table -----------------------------------------------------------------------------

    def show_table(self, seat: Seat) -> None:
        """All of it before the game and as it begins; then only what has changed."""
        view, told = self._view(seat), self._told[seat]
        house = HouseMap(self._board, view, self.teller.names)
        drawing, line = house.draw(), "\n".join(status_lines(view, self.teller))
        before, self._drawn = self._drawn, (drawing.plain, line)
        whole = min(view.round, 1) > told.tables
        if whole or drawing.plain != before[0]:
            self._screen.line()
            self._screen.show(drawing)
            self._explain(house, told.explained)
            told.explained |= house.signs | house.cut.keys()
        if whole:
            told.tables = min(view.round, 1)
            self.show_status(seat)
        elif self._drawn != before:
            self._screen.say(line, "bold")

    def show_map(self, seat: Seat) -> None:
        """The map with its whole legend."""
        house = HouseMap(self._board, self._view(seat), self.teller.names)
        self._screen.show(house.draw())
        self._explain(house)

    def show_status(self, seat: Seat) -> None:
        """All tables."""
        self._screen.show(status(self._view(seat), self.teller))
        self._screen.line()

    def _view(self, seat: Seat) -> View:
        view: View = self._game.view(seat)
        self.teller.see(view)
        return view

    def _explain(self, house: HouseMap, known: Collection[str] = ()) -> None:
        """What is on the map and not known yet."""
        signs = house.signs.difference(known)
        cut = {short: name for short, name in house.cut.items() if short not in known}
        if signs or cut:
            self._screen.say(legend(signs, cut, self.teller.messages), "dim")

    # -- the question --------------------------------------------------------------------------

    def ask(self, seat: Seat, decision: Decision) -> None:
        """The question and its options, numbered; with a puzzle, if it is about one."""
        self._show_puzzle(seat, decision)
        who = self.teller.names.seat(INVESTIGATORS if len(decision.seats) > 1 else seat)
        question = self.teller.question(decision)
        self._screen.say(self.text("asked", who=who, question=question), "bold")
        for number, option in enumerate(decision.options, start=1):
            label, detail = (
                self.teller.option(decision, option),
                self.teller.detail(decision, option),
            )
            self._screen.item(number, self.text("option", label=label, detail=detail))

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
            found = verify_room(self._game, seat, named.get(typeset(room).casefold(), room))
        except CannotVerify as refused:
            self._screen.say(str(refused))
            return
        told = self.teller.messages.text
        self._screen.say(told("terminal.verify", right=found.right, room=found.room))
        self._screen.say(told("terminal.lay-in", room=found.room, cards=found.laid))

    def read_card(self, seat: Seat, name: str) -> None:
        """The text of a card that this seat has in sight or has heard of; their names, if none is
        named."""
        known = known_cards(self._game, seat, self.teller)
        names = sorted(set(known.values()))
        if not name:
            self._screen.say(self.text("readable", cards=", ".join(names)))
            return
        typed = typeset(name).casefold()
        wanted = [c for c, called in known.items() if typed in (called.casefold(), c)]
        if not wanted:
            self._screen.say(self.text("no-card", name=name, near=did_you_mean(name, names)))
        for card in wanted[:1]:
            self._screen.say(self.teller.card(card))
