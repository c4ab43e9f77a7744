"""What one seat is shown: its news, its table and its question. Only views and readable events."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.door import MapPage, Nameable
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.messages import Phrase
from madhouse.engine.service import Foreseen, Forewarning, NotOffered
from madhouse.engine.shapes import Note, OptionText
from madhouse.engine.teller import Teller
from madhouse.engine.typography import typeset
from madhouse.engine.words import did_you_mean
from madhouse.terminal.entries import entries
from madhouse.terminal.known_cards import known_cards
from madhouse.terminal.listed_options import ListedOptions
from madhouse.terminal.plain_panels import PlainPanels
from madhouse.terminal.screen import Screen

OF_THE_SEAT: dict[str, Any] = {"seat": "", "decision": None, "waiting": []}
"""Parts of a view that say who looks and what is asked, not what can be seen."""


def what_can_be_seen(game: Game[Any, Any], seat: Seat) -> tuple[Any, list[Event]]:
    """All that a seat may know, without what is merely asked of it."""
    view = game.view(seat)
    names = {each.name for each in msgspec.structs.fields(view)}
    blank = {name: nothing for name, nothing in OF_THE_SEAT.items() if name in names}
    return msgspec.structs.replace(view, **blank), game.events(seat)


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


def _worth_saying(ahead: Forewarning) -> list[NotOffered]:
    """What is not offered for a reason that is told."""
    return [each for each in ahead.unlit if each.said]


@dataclass
class ToldSoFar:
    """What a seat has been told and shown so far."""

    heard: list[Event] = field(default_factory=list)
    explained: frozenset[str] = frozenset()  # signs of the map
    tables: int = -1  # the last time at which all was laid out: 0 before the first round, then 1


class SeatScreen:
    """Shows a game to one seat at a time and remembers what each has been told."""

    def __init__(self, game: Game[Any, Any], screen: Screen) -> None:
        door = edition_of(game.header.edition)
        self._game = game
        self._screen = screen
        self._panels = door.panels or PlainPanels()
        self._service = door.service
        self._told: dict[Seat, ToldSoFar] = defaultdict(ToldSoFar)
        self._drawn: tuple[str, ...] = ("", "")  # the map and the status on the screen
        self.teller: Teller[Any] = door.teller(game.header.story, game.header.packs)

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

    def nameable(self, seat: Seat) -> list[Nameable]:
        """What this seat can name to a companion."""
        return self._panels.nameable(self._game.view(seat), self.teller)

    def tell_news(self, seat: Seat, until: list[Event] | None = None) -> None:
        """Tell what has happened since this seat was last told; until now, or until then."""
        self.teller.see(self._game.view(seat))
        now = self._game.events(seat) if until is None else until
        fresh = enumerate(news(self._told[seat].heard, now), start=1)
        for _, told in entries(fresh, self.teller):
            self._screen.say(told)
        self._told[seat].heard = now

    # -- the table -----------------------------------------------------------------------------

    def show_table(self, seat: Seat) -> None:
        """All of it before the game and as it begins; then only what has changed."""
        view, told, begun = self._view(seat), self._told[seat], min(self._game.progress.round, 1)
        page = self._panels.map_page(self._game, view, self.teller)
        drawing = page.plain if page else ""
        line = "\n".join(self._panels.status_lines(view, self.teller))
        before, self._drawn = self._drawn, (drawing, line)
        whole = begun > told.tables
        if page and (whole or drawing != before[0]):
            self._screen.line()
            self._show_page(page, told.explained)
            told.explained |= page.signs
        if whole:
            told.tables = begun
            self.show_status(seat)
        elif line and self._drawn != before:
            self._screen.say(line, "bold")

    def show_map(self, seat: Seat) -> None:
        """The map with its whole legend."""
        page = self._panels.map_page(self._game, self._view(seat), self.teller)
        if page:
            self._show_page(page)

    def show_status(self, seat: Seat) -> None:
        """All tables."""
        self._screen.show(self._panels.status(self._view(seat), self.teller))
        self._screen.line()

    def _view(self, seat: Seat) -> Any:
        view = self._game.view(seat)
        self.teller.see(view)
        return view

    def _show_page(self, page: MapPage, known: Collection[str] = ()) -> None:
        """The map, and what is on it and not known yet."""
        self._screen.show(page.drawing)
        if legend := page.legend(known):
            self._screen.say(legend, "dim")

    # -- the question --------------------------------------------------------------------------

    def ask(self, seat: Seat, decision: Decision) -> None:
        """The question and its options, numbered; with a puzzle, if it is about one."""
        self._show_puzzle(seat, decision)
        who = self.teller.seat(*decision.seats)
        question = self.teller.question(decision)
        self._screen.say(self.text("asked", who=who, question=question), "bold")
        offered = ListedOptions(decision, self.teller)
        if offered.only_numbers:
            self._screen.say(self.text("a-number", least=offered.least, most=offered.most), "dim")
            return
        ahead = self._service.forewarned(self._game, decision, self.teller)
        self._list(offered, offered.listed, ahead)
        if offered.menu:
            self._screen.say(self.text("more", count=len(offered.menu)), "dim")
        for each in _worth_saying(ahead):
            said = self.text("not-offered", name=each.name, said=each.said, rule=each.rule)
            self._screen.say(said, "dim")

    def show_menu(self, decision: Decision) -> None:
        """What is seldom wanted."""
        offered = ListedOptions(decision, self.teller)
        ahead = self._service.forewarned(self._game, decision, self.teller)
        self._list(offered, offered.menu, ahead)
        if not offered.menu:
            self._screen.say(self.text("no-menu"))

    def _list(self, offered: ListedOptions, options: list[OptionText], ahead: Forewarning) -> None:
        for each in options:
            seen = ahead.options.get(each.option, Foreseen())
            line = self.text("option", label=each.text, detail=each.detail)
            if (each.cost if seen.cost is None else seen.cost) == 0:
                line = self.text("free", option=line)
            if seen.notes:
                notes = "; ".join(map(self._noted, seen.notes))
                line = self.text("ahead", option=line, notes=notes)
            self._screen.item(offered.numbers[each.option], line)

    def _noted(self, note: Note) -> str:
        """What lies ahead of a choice, with its odds where it is a test."""
        if note.passes is None:
            return note.text
        return self.text("odds", note=note.text, chance=round(100 * note.passes / note.faces))

    def _show_puzzle(self, seat: Seat, decision: Decision) -> None:
        for part in self._panels.puzzle(self._game.view(seat), decision.about, self.teller):
            if isinstance(part, str):
                self._screen.say(part, "dim")
            else:
                self._screen.show(part)

    def log(self, seat: Seat) -> None:
        """The whole log, numbered; what nobody wrote anything to is left out."""
        numbered = enumerate(self._game.events(seat), start=1)
        for number, told in entries(numbered, self.teller):
            self._screen.say(f"{number:3} {told}")

    def why(self, seat: Seat, decision: Decision, line: str) -> None:
        """The rule behind the question or against what is not offered, or the rules behind a line
        of the log."""
        rules: tuple[str, ...] = (decision.rule,) if decision.rule else ()
        ahead = self._service.forewarned(self._game, decision, self.teller)
        if line in [each.rule for each in _worth_saying(ahead)]:
            rules = (line,)
        elif line:
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
        for line in self._panels.verified(self._game, seat, room, self.teller):
            self._screen.say(line)

    def tell_ending(self, seat: Seat) -> None:
        """The last news with the epilogue, then the result and all that was hidden."""
        self.tell_news(seat)
        self._screen.line()
        self._screen.say(self.result_line(), "bold")
        hidden = self._panels.hidden(self._game, self.teller)
        if hidden:
            self._screen.say(self.text("hidden"), "bold")
        for line in hidden:
            self._screen.say(line)
        self._screen.say(self.text("seed", seed=self._game.header.seed))

    def result_line(self) -> str:
        """Who won, and how."""
        assert self._game.result is not None
        return self.teller.result(self._game.result.winner, self._game.result.reason)

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
            self._screen.say(self.teller.card_in_full(card))
