"""The teller of an edition: events, questions, options and cards as a player reads them."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Protocol, TypeVar

from madhouse.engine.decisions import Decision, Fact, Option, Seat
from madhouse.engine.log import Event
from madhouse.engine.messages import Messages
from madhouse.engine.shapes import CardText, FigureText, LineText, OptionText, QuestionText
from madhouse.engine.tale import Strand

V_contra = TypeVar("V_contra", contravariant=True)


class Alike(Enum):
    """How far an option goes on reading the same, so that it need not be told again."""

    EVERYWHERE = "at every table of the story"
    HERE = "at this table, until `see` says otherwise"
    ONCE = "in this question and no other"


class Teller(Protocol[V_contra]):
    """Puts a game into words for one reader. It knows only what it is given."""

    messages: Messages
    """The texts of the edition, and the names in them as this reader knows them."""

    def anew(self) -> "Teller[V_contra]":
        """A teller of the same story for another reader, who knows nothing yet."""

    def see(self, view: V_contra) -> bool:
        """Learn who is who; whether options may read otherwise from now on."""

    @property
    def figures(self) -> Sequence[FigureText]:
        """Whom this reader has met so far, also those that are gone; of those that one seat has
        played one after another the last comes last."""

    @property
    def disclosed(self) -> Sequence[str]:
        """What was hidden, in a sentence each, once all may know it; where no view shows it."""

    def begin_again(self) -> None:
        """The log is told from its first line: forget whom it has introduced."""

    def event(self, event: Event) -> str:
        """What happened, and what the card or the story says to it."""

    def line(self, event: Event) -> LineText:
        """The same with its parts."""

    def strands(self, event: Event) -> list[Strand]:
        """The event as the tale of the evening tells it; nothing, where it is left out."""

    def question(self, decision: Decision) -> str:
        """The question as one text, with the odds of it."""

    def question_text(self, decision: Decision) -> QuestionText:
        """The question part by part."""

    def option(self, decision: Decision, option: Option) -> OptionText:
        """An option of this decision: what a player reads, and what it is about."""

    def alike(self, decision: Decision, option: Option) -> Alike:
        """How far this option goes on reading the same in questions of this kind."""

    def taken_back(self, decision: Decision, option: Option, at: str) -> str:
        """What comes back if this answer is taken back; `at` is the space of whoever gave it, as
        it was before, where that is known."""

    def own_names(self, facts: Mapping[str, Fact]) -> str:
        """What in these facts is called otherwise at another table; empty if nothing is."""

    def introduces(self, event: Event) -> bool:
        """Whether the teller learns a name from this event, so that each must be told it."""

    def card(self, card: str) -> CardText:
        """A card in words, part by part."""

    def card_in_full(self, card: str) -> str:
        """A card in words, as one text."""

    def name(self, thing: str) -> str:
        """What a player calls the thing that rules know by this id."""

    def seat(self, *seats: Seat) -> str:
        """What a player calls a seat, or several that are asked together."""

    def why(self, rule: str) -> str:
        """The rule behind a question or an event."""

    def cards_of(self, facts: Mapping[str, Fact]) -> frozenset[str]:
        """The cards that an event or a question names."""

    def cards_in(self, part: str, shown: Any) -> frozenset[str]:
        """The cards that a part of a view names, or some entries of such a part."""

    def cards_before(self, seat: Seat) -> frozenset[str]:
        """The cards that lie before a seat all the time, whatever its view names."""

    def result(self, winner: str, reason: str) -> str:
        """Who won, and how."""
