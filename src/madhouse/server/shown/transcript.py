"""A transcript (log projection): what one seat has been told, and the table as it sees it now."""

import logging
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast
from zlib import crc32

import msgspec
from msgspec.structs import replace

from madhouse.engine.decisions import Answer, Decision, Option, Seal, Seat
from madhouse.engine.door import FrontDoor
from madhouse.engine.game import Game
from madhouse.engine.log import ROUND, Event
from madhouse.engine.service import Foreseen, Forewarning
from madhouse.engine.shapes import CardText, FigureText, LineText, OptionText, QuestionText
from madhouse.server.shown.glances import steps_of
from madhouse.server.shown.line_links import LineLinks
from madhouse.server.shown.showing import NOTHING, Showing
from madhouse.server.shown.told_options import ToldOptions, WrittenOption, written
from madhouse.server.shown.told_texts import ToldLine, told_event, told_question, written_line
from madhouse.server.wire.from_server import Line, Question, ShownStep, State

log = logging.getLogger(__name__)

COUNT_FROM = 32
"""`seen` is the number of lines and, in its lower bits, a checksum of all of them."""

THROW = "test"
"""The part of a line that tells of a die."""

encode = msgspec.json.Encoder().encode


class Received(msgspec.Struct):
    """What a client has been sent of one seat so far."""

    seen: int = 0  # stands for the lines of the log
    version: int = NOTHING  # of the table whose view it has
    cards: set[str] = set()  # may be shared with its other seats
    figures: Sequence[FigureText] | None = None


class AskedThen(NamedTuple):
    """How it stood when a question was asked: where one was, and how much had been told."""

    at: str
    lines: int


class Transcript:
    """Everything that a seat may read of a game, told once and kept.

    It follows the log as it grows, so that a decision costs the same early and late in a game; an
    answer that was taken back makes it begin anew.
    """

    def __init__(
        self, edition: FrontDoor, story: str, seat: Seat, packs: tuple[str, ...] = ()
    ) -> None:
        self.seat = seat
        self.teller = edition.teller(story, packs)
        self._lines: list[ToldLine] = []  # most of them are the same object at every table
        self._ends: list[bytes] = []  # of each: what it has to do with others
        self._marks = array("Q", [0])  # `seen` after so many lines
        self._story = (edition.name, story, packs)
        self._service = edition.service
        self._read = 0  # events of the log
        self._setting_up = False
        self._links = LineLinks()
        self._last: Event | None = None
        self._options = ToldOptions(self._story, self.teller)
        self._showing = Showing(edition, self.teller)
        self._glanced: dict[int, int] = {}  # by the identity of an event: the number of its line
        self._steps: list[ShownStep] = []  # how the table came to stand as it does
        self._steps_from = NOTHING  # the version of the table from which they lead here
        self._now: tuple[int, list[Question], set[str]] | None = None
        self._questions: dict[int, AskedThen] = {}  # what the seat was asked, by number
        self._thrown = 0  # the line of the last die

    # -- the log --------------------------------------------------------------------------------

    def _catch_up(self, game: Game[Any, Any]) -> None:
        """Tell what has happened since the last time.

        During setup each side has a log of its own, and they are bound together at its end.
        """
        told = game.log
        self._setting_up = setting_up = game.progress.setting_up
        torn = self._read > len(told) or (self._read and told[self._read - 1] is not self._last)
        if setting_up or torn or not self._read:
            self._lines, self._ends, self._marks, self._thrown = [], [], array("Q", [0]), 0
            self._links = LineLinks()
            self.teller.begin_again()
            self._tell(game.events(self.seat))
            self._read = 0 if setting_up else len(told)
        else:
            self._tell(game.events_since(self.seat, self._read))
            self._read = len(told)
        self._last = told[self._read - 1] if self._read else None

    def _tell(self, events: Iterable[Event]) -> None:
        mark = self._marks[-1]
        for number, event in enumerate(events, len(self._lines) + 1):
            if event.kind == ROUND:
                self._links.round = int(str(event.facts[ROUND]))
            told = self._told(event)
            end = self._links.next(number, told.part).written
            line = told.numbered(number, end)
            if id(event) in self._glanced:
                self._glanced[id(event)] = number
            mark = number << COUNT_FROM | crc32(line, mark & 0xFFFFFFFF)
            self._lines.append(told)
            self._ends.append(end)
            self._thrown = number if told.part == THROW else self._thrown
            self._marks.append(mark)

    def _written(self, since: int) -> list[msgspec.Raw]:
        """The lines after so many, as they are sent. They are put together each time: kept ready,
        they would be a third of what a table takes."""
        new = zip(self._lines[since:], self._ends[since:], strict=True)
        return [msgspec.Raw(told.numbered(n, end)) for n, (told, end) in enumerate(new, since + 1)]

    def _told(self, event: Event) -> ToldLine:
        """A line that cannot be told, say after an upgrade, must not keep anybody from playing."""
        try:
            return told_event(self._story, self.teller, event)
        except Exception:
            log.exception("the event '%s' could not be told", event.kind)
            return written_line(event, LineText(event.kind))

    # -- the table ------------------------------------------------------------------------------

    def witness(self, game: Game[Any, Any], event: Event) -> None:
        """See how the table stands as the event is written, where this seat may read it.

        While both sides set up, each sees the end of what it does alone.
        """
        eyes = game.eyes(self.seat)
        if event.seen_by & eyes == eyes and not game.progress.setting_up:
            self._showing.glance(game.view(self.seat), game.board, game.open_doors, event)

    def state(
        self,
        game: Game[Any, Any],
        version: int,
        received: Received,
        seconds: int = 0,
        undo: Answer | None = None,
    ) -> State:
        """What a client does not have yet, which it has from now on.

        Of one version of the table all clients of a seat are shown the same.
        """
        if self._now is None or self._now[0] != version or seconds:
            self._now = (version, *self._look(game, version, seconds))
        _, questions, mentioned = self._now
        view, shown = self._showing.since(received.version)
        # who fell behind, or has just come, sees how it stands now
        steps = self._steps if received.version == self._steps_from != NOTHING else []
        since = self._count(received.seen)
        cards = mentioned.union(shown, *[each.cards for each in self._lines[since:]])
        if received.version == NOTHING:
            cards |= self.teller.cards_before(self.seat)
        received.version, received.seen = version, self._marks[-1]
        figures = self.teller.figures
        are_news = figures != received.figures
        received.figures = figures
        return State(
            seat=self.seat,
            view=cast("dict[str, Any]", view),
            questions=questions,
            lines=cast("list[Line]", self._written(since)),
            seen=received.seen,
            cards=self._new_cards(cards, received.cards),
            undo=0 if undo is None else undo.decision.number,
            fresh=since == 0,
            setting_up=self._setting_up,
            takes_back=self._service.takes_back(game),
            figures=list(figures) if are_news else None,
            disclosed=list(self.teller.disclosed),
            undoes=self._undoes(game, undo),
            stands=self._stands(game, undo),
            same_die=undo is not None and self._thrown > self._asked(game, undo).lines,
            steps=steps,
        )

    def let_go(self) -> None:
        """All who are here have been shown how it stands now; who comes late is told anew."""
        self._now = None
        self._showing.let_go()

    def _undoes(self, game: Game[Any, Any], answer: Answer | None) -> str:
        """What comes back; what another seat of the same person has chosen may be a secret here."""
        if answer is None or answer.seat != self.seat:
            return ""
        at = self._asked(game, answer).at
        now = [
            self._questions[each.number].at
            for each in game.pending
            if each.number in self._questions
        ]
        # whoever still stands there goes nowhere back
        return self.teller.taken_back(answer.decision, answer.option, "" if at in now else at)

    def _stands(self, game: Game[Any, Any], undo: Answer | None) -> Seal:
        """Why nothing can be taken back, where the rules say what can."""
        return "" if undo is not None or self._service.takes_back(game) else game.stands(self.seat)

    def _asked(self, game: Game[Any, Any], answer: Answer) -> AskedThen:
        """How it stood then; a table that was brought back from storage goes and looks."""
        number = answer.decision.number
        if number not in self._questions:
            before = game.fork()
            before.go_back(game.answers.index(answer))
            ahead = self._service.forewarned(before, answer.decision, self.teller)
            self._questions[number] = AskedThen(ahead.at, len(before.events(self.seat)))
        return self._questions[number]

    def _count(self, seen: int) -> int:
        """How many of the lines that a client has are still told like that: all, or none."""
        count = seen >> COUNT_FROM
        return count if 0 < count < len(self._marks) and self._marks[count] == seen else 0

    def _look(
        self, game: Game[Any, Any], version: int, seconds: int
    ) -> tuple[list[Question], set[str]]:
        """The questions come ready encoded: they may be sent to several."""
        view = game.view(self.seat)
        glances = None
        if version != self._showing.version:
            self._steps_from, glances = self._showing.version, self._showing.glanced()
            self._glanced = {id(each.event): 0 for each in glances}
        if self._showing.look(view, game.board, game.open_doors, version) and self.teller.see(view):
            self._options.forget()
        self._catch_up(game)
        if glances is not None:
            self._steps = steps_of(glances, self._glanced)
        mentioned: set[str] = set()
        questions = []
        for decision in game.pending:
            if self.seat in decision.seats:
                text, cards = told_question(self._story, self.teller, decision)
                ahead = self._service.forewarned(game, decision, self.teller)
                options = [
                    self._option(decision, each, ahead.options.get(each))
                    for each in ahead.order or decision.options
                ]
                question = self._question(decision, text, seconds, ahead, options)
                mentioned |= cards
                mentioned.update([each.card for each in options if each.card])
                questions.append(msgspec.Raw(encode(question)))
                self._questions[decision.number] = AskedThen(ahead.at, len(self._lines))
        return cast("list[Question]", questions), mentioned

    def words_of(self, decision: Decision) -> str:
        """A question that all may read, to whomever it is."""
        return told_question(self._story, self.teller, decision).text.text

    # -- questions ------------------------------------------------------------------------------

    def _question(
        self,
        decision: Decision,
        told: QuestionText,
        seconds: int,
        ahead: Forewarning,
        options: list[WrittenOption],
    ) -> Question:
        return Question(
            number=decision.number,
            kind=decision.kind,
            text=told.text,
            options=cast("list[OptionText]", [each.option for each in options]),
            rule=decision.rule,
            about=dict(decision.about),
            seconds=seconds if decision.clock else 0,
            remark=told.remark,
            matter=told.matter,
            card=told.card,
            odds=told.odds,
            puzzle=told.puzzle,
            before=ahead.before,
            at=ahead.at,
            unlit=ahead.unlit,
            hint=ahead.hint,
        )

    def _option(self, decision: Decision, option: Option, seen: Foreseen | None) -> WrittenOption:
        """An option, with what everybody can see of it at this table."""
        if seen is None:
            return self._options.written(decision, option)
        told = self._options.tell(decision, option)
        return written(
            replace(
                told,
                seals=seen.cannot_be_taken_back(told.seals),
                idle=seen.idle,
                notes=seen.notes,
                decisive=seen.decisive,
                gives=seen.gives,
                cost=told.cost if seen.cost is None else seen.cost,
            )
        )

    # -- cards ----------------------------------------------------------------------------------

    def _new_cards(self, mentioned: set[str], told: set[str]) -> dict[str, CardText]:
        """The texts of cards that are mentioned for the first time; they travel once."""
        new = mentioned - told
        told |= new
        return {card: self.teller.card(card) for card in sorted(new)}
