"""Events and questions in words: at every table of a story the same facts read the same."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.log import Event
from madhouse.first.told.telling import Teller
from madhouse.server.asked.library import card_ids
from madhouse.server.wire.messages import Line

MANY = 50_000
INTRODUCES = "monster-placed"
"""The event from which a teller learns what a monster is called."""
BEGINNING, END = b'{"number":0', b"0}"
"""Of a line as it is sent: its number comes first, and its round last."""

Key = tuple[str, str, tuple[str, ...], bytes, str]
encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """A question in words, and the cards that it names."""

    text: str
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


def told_event(teller: Teller, event: Event) -> ToldLine:
    """An event in words."""
    if event.kind == INTRODUCES:
        return _line(teller, event)
    key = _key(teller, event.kind, event.rules, event.facts)
    told = _lines.get(key)
    if told is None:
        if len(_lines) >= MANY:
            _lines.clear()
        told = _lines[key] = _line(teller, event)
    return told


def _line(teller: Teller, event: Event) -> ToldLine:
    return written_line(event, str(teller.event(event)), named_cards(teller, event.facts))


def written_line(event: Event, text: str, cards: frozenset[str] = frozenset()) -> ToldLine:
    """An event with the text that is told of it."""
    line = encode(Line(0, event.kind, text, event.facts, list(event.rules), 0))
    return ToldLine(line[len(BEGINNING) : -len(END)], cards)


def told_question(teller: Teller, decision: Decision) -> Told:
    """A question in words."""
    key = _key(teller, decision.kind, (), decision.about)
    told = _questions.get(key)
    if told is None:
        if len(_questions) >= MANY:
            _questions.clear()
        cards = named_cards(teller, decision.about)
        told = _questions[key] = Told(str(teller.question(decision)), cards)
    return told


def _key(teller: Teller, kind: str, rules: tuple[str, ...], facts: Mapping[str, Fact]) -> Key:
    """All that differs from table to table is what a monster is called."""
    number = facts.get("monster")
    monster = teller.names.monster(number) if isinstance(number, int) else ""
    return (teller.story.id, kind, rules, encode(facts), monster)


def named_cards(teller: Teller, facts: Mapping[str, Fact]) -> frozenset[str]:
    """The cards that an event or a question names."""
    words: set[str] = set()
    for fact in facts.values():
        if isinstance(fact, str):
            words.add(fact)
        elif isinstance(fact, list):
            words.update(fact)
    return card_ids(teller.story.id) & words
