"""Events and questions in words: at every table of a story the same facts read alike (a cache)."""

from typing import Any, NamedTuple

import msgspec

from madhouse.engine.decisions import Decision
from madhouse.engine.log import Event
from madhouse.engine.shapes import QuestionText
from madhouse.engine.teller import Teller
from madhouse.server.wire.messages import Line

MANY = 50_000
BEGINNING, END = b'{"number":0', b"0}"
"""Of a line as it is sent: its number comes first, and its round last."""

Story = tuple[str, str]
"""An edition, and a story of it."""
Key = tuple[Story, str, tuple[str, ...], bytes, str]
encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """A question in words, and the cards that it names."""

    text: QuestionText
    cards: frozenset[str]


class ToldLine(NamedTuple):
    """A line of the log that is written but for its number and its round."""

    written: bytes
    cards: frozenset[str]

    def numbered(self, number: int, round_: int) -> bytes:
        """The line as it is sent."""
        return b'{"number":%d%b%d}' % (number, self.written, round_)


_questions: dict[Key, Told] = {}
_lines: dict[Key, ToldLine] = {}


def told_event(story: Story, teller: Teller[Any], event: Event) -> ToldLine:
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
    return written_line(event, str(teller.event(event)), teller.cards_of(event.facts))


def written_line(event: Event, text: str, cards: frozenset[str] = frozenset()) -> ToldLine:
    """An event with the text that is told of it."""
    line = encode(Line(0, event.kind, text, event.facts, list(event.rules), 0))
    return ToldLine(line[len(BEGINNING) : -len(END)], cards)


def told_question(story: Story, teller: Teller[Any], decision: Decision) -> Told:
    """A question in words."""
    about = decision.about
    key = (story, decision.kind, (), encode(about), teller.own_names(about))
    told = _questions.get(key)
    if told is None:
        if len(_questions) >= MANY:
            _questions.clear()
        told = _questions[key] = Told(teller.question_text(decision), teller.cards_of(about))
    return told
