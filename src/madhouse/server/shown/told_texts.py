"""Told texts (memoized): at every table of a story the same facts read the same."""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from madhouse.engine.decisions import Decision
from madhouse.engine.log import Event
from madhouse.engine.shapes import LineText, Part, QuestionText
from madhouse.engine.teller import Teller
from madhouse.server.wire.from_server import Line

MANY = 50_000
BEGINNING, END = b'{"number":0', b'"round":0,"reason":0,"after":0,"of":0,"attempt":0}'
"""Of a line as it is sent: its number comes first, and last what it has to do with others."""

StoryOfEdition = tuple[str, str, tuple[str, ...]]
"""An edition, and a story of it."""
Key = tuple[StoryOfEdition, str, tuple[str, ...], bytes, str]
encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """A question in words, and the cards that it names."""

    text: QuestionText
    cards: frozenset[str]


class Links(NamedTuple):
    """What a line has to do with those before it, by their numbers."""

    round: int
    reason: int = 0
    after: int = 0
    of: int = 0
    attempt: int = 0

    @property
    def written(self) -> bytes:
        """As they are sent: the end of a line. Most lines of a round have the same."""
        return _end_of_line(self)


class ToldLine(NamedTuple):
    """A line of the log that is written but for its number and what it has to do with others."""

    written: bytes
    cards: frozenset[str]
    part: Part = ""

    def numbered(self, number: int, links: bytes) -> bytes:
        """The line as it is sent."""
        return b'{"number":%d%b%b' % (number, self.written, links)


@lru_cache(maxsize=MANY)
def _end_of_line(links: Links) -> bytes:
    return b'"round":%d,"reason":%d,"after":%d,"of":%d,"attempt":%d}' % links


_questions: dict[Key, Told] = {}
_lines: dict[Key, ToldLine] = {}


def told_event(story: StoryOfEdition, teller: Teller[Any], event: Event) -> ToldLine:
    """An event in words."""
    if teller.introduces(event):
        return _line(teller, event)
    key = (story, event.kind, event.rules, encode(event.facts), teller.own_names(event.facts))
    told = _lines.get(key)
    if told is None:
        if len(_lines) >= MANY:
            _lines.clear()
        told = _lines[key] = _line(teller, event)
    return told


def _line(teller: Teller[Any], event: Event) -> ToldLine:
    return written_line(event, teller.line(event), teller.cards_of(event.facts))


def written_line(event: Event, told: LineText, cards: frozenset[str] = frozenset()) -> ToldLine:
    """An event with what is told of it."""
    line = encode(
        Line(
            number=0,
            kind=event.kind,
            text=told.text,
            facts=event.facts,
            rules=list(event.rules),
            title=told.title,
            kicker=told.kicker,
            body=told.body,
            came=told.came,
            place=told.place,
            aloud=told.aloud,
            test=told.test,
        )
    )
    return ToldLine(line[len(BEGINNING) : -len(END)], cards, told.part)


def told_question(story: StoryOfEdition, teller: Teller[Any], decision: Decision) -> Told:
    """A question in words."""
    about = decision.about
    key = (story, decision.kind, (), encode(about), teller.own_names(about))
    told = _questions.get(key)
    if told is None:
        if len(_questions) >= MANY:
            _questions.clear()
        told = _questions[key] = Told(teller.question_text(decision), teller.cards_of(about))
    return told
