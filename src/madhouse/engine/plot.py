"""A plot (event filter): which events of an edition its tale tells, and how much they matter."""

from collections.abc import Mapping
from typing import NamedTuple

from madhouse.engine.log import ROUND, Event
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.shapes import LineText
from madhouse.engine.tale import THING, Strand, Weave
from madhouse.engine.typography import typeset

ARRIVES = "chose"
"""The event with which somebody comes, in every edition."""


class Plot(NamedTuple):
    """The events by their kinds. What is in none of these is not told.

    A message `tale.deed.<kind>` says a deed without whoever did it, `tale.told.<kind>` a sentence.
    Where one is said of a thing, `tale.thing.<kind>` says how that is named among several.
    """

    opening: str  # of the author's words before it all only the beginning is read again
    chapters: frozenset[str]
    end: str
    passages: Mapping[str, int]  # an author's words, by what they weigh
    weights: Mapping[str, int]
    lost: frozenset[str]  # by these somebody does not go home
    things: Mapping[str, str] = {}  # the fact of which several of a kind say the same

    def strands(
        self, event: Event, who: str, line: LineText, facts: Mapping[str, object], told: Messages
    ) -> list[Strand]:
        """An event in the words of a tale; the deed by which something was found comes with what is
        written on it."""
        kind = event.kind
        if kind == ROUND:
            return [Strand("round")]
        if kind == ARRIVES:
            return [Strand("arrives", who=who)]
        if kind == self.opening:
            return [Strand("passage", line.body.partition("\n\n")[0])]
        if kind in self.chapters:
            return [_chapter(line)]
        if kind == self.end:
            return [Strand("end", line.body, title=str(told.text("tale.end")))]
        strands = [self._told(kind, who, facts, told)] if kind in self.weights else []
        if kind in self.passages:
            strands.append(Strand("passage", line.body, weight=self.passages[kind]))
        return strands

    def _told(self, kind: str, who: str, facts: Mapping[str, object], messages: Messages) -> Strand:
        weight, lost = self.weights[kind], who if kind in self.lost else ""
        thing, said = "", dict(facts)
        if facts.get(self.things.get(kind, "")):
            thing = str(typeset(messages.text(f"tale.thing.{kind}", **facts)))
            said[self.things[kind]] = Phrase(THING)
        deed = f"tale.deed.{kind}" in messages.keys
        key = f"tale.deed.{kind}" if deed else f"tale.told.{kind}"
        text = str(typeset(messages.text(key, **said)))
        weave: Weave = "deed" if deed else "sentence"
        return Strand(weave, text, who if deed else "", "", weight, lost, thing)


def _chapter(line: LineText) -> Strand:
    """Its heading, and what is written under it without what it asks for; where there is no more
    than a line, that is the heading."""
    first, more, _ = line.body.partition("\n")
    if line.kicker:
        return Strand("chapter", line.body, title=line.title)
    if more:
        return Strand("chapter", first, title=line.title)
    return Strand("chapter", title=first.removesuffix("."))
