"""Clauses (effects, triggers): what cards are made of.

`do` runs verbs, `while` gives a standing answer to a named question, `when` waits for a named
moment. An index finds the clauses of a card by question and by moment with one look-up.
"""

from abc import abstractmethod
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeVar, cast

import msgspec

from madhouse.engine.references import Refers
from madhouse.engine.words import Word, word_of

T = TypeVar("T")


class Verb(Word, frozen=True):
    """Something that happens."""

    outlives: ClassVar[bool] = False  # to others or to the board: it happens though 'you' are dead
    names_who: ClassVar[bool] = False  # its text begins with who does it, and who `may`

    @abstractmethod
    def run(self, g: Any, scene: Any) -> Generator[Any, Any, None]:
        """Make it happen; a rule like any other, so it may ask for decisions."""
        raise NotImplementedError

    def possible(self, g: Any, scene: Any) -> bool:  # noqa: ARG002 - most verbs always are
        """Whether it would do something now; as a price, whether it can be paid."""
        return True


class Condition(Word, frozen=True):
    """Something that is so or not."""

    denies: ClassVar[str] = ""  # the field with the condition of which it is the opposite

    @abstractmethod
    def holds(self, g: Any, scene: Any) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


class _OwnWord:
    """The question of a standing answer that names no other: its own word."""

    def __get__(self, _: object, owner: type[Word]) -> str:
        return word_of(owner)


class Standing(Word, frozen=True, kw_only=True):
    """A standing answer to a named question, for as long as the card lies there."""

    question: ClassVar[str] = cast(str, _OwnWord())
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")

    @abstractmethod
    def answer(self, g: Any, scene: Any, value: Any) -> Any:
        """The new value, from the value that the question has so far."""
        raise NotImplementedError


class When(msgspec.Struct, frozen=True):
    """What happens at a named moment, at whose wish and how often."""

    moment: Annotated[str, Refers("moment")]
    do: tuple[Verb, ...] = ()
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    may: bool = False  # the owner chooses whether
    cost: tuple[Verb, ...] = ()
    limit: Literal["turn", "round", "game"] | None = None
    instead: bool = False  # it replaces what would have happened


class Clauses(msgspec.Struct, frozen=True, kw_only=True):
    """What a card does; card structs inherit from this."""

    do: tuple[Verb, ...] = ()
    standing: tuple[Standing, ...] = msgspec.field(default=(), name="while")
    when: tuple[When, ...] = ()


def parts_within(thing: Any, kind: type[T]) -> Iterator[T]:
    """The words, or other parts, of a kind inside a card or a word, in written order."""
    if isinstance(thing, msgspec.Struct):
        parts: Iterable[Any] = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, dict):
        parts = thing.values()
    else:
        parts = thing if isinstance(thing, tuple) else ()
    for part in parts:
        if isinstance(part, kind):
            yield part
        yield from parts_within(part, kind)


def single_verbs(thing: Any) -> list[Verb]:
    """The verbs inside a card or a word, in written order, but for those that only join others."""
    verbs = [word for word in parts_within(thing, Word) if isinstance(word, Verb)]
    return [verb for verb in verbs if not any(parts_within(verb, Verb))]


class Index:
    """Standing answers by card and question, and `when` clauses by card and moment.

    `answering` and `waiting` hold the cards for each question and moment, so that where none of
    them lies it costs next to nothing.
    """

    def __init__(self, cards: Mapping[str, Clauses]) -> None:
        self._standing = _grouped(
            ((card_id, answer.question), answer)
            for card_id, card in cards.items()
            for answer in card.standing
        )
        self._when = _grouped(
            ((card_id, clause.moment), clause)
            for card_id, card in cards.items()
            for clause in card.when
        )
        self._limited = {
            (card_id, moment): tuple(
                (f"{card_id} {moment} {n}", each) for n, each in enumerate(clauses)
            )
            for (card_id, moment), clauses in self._when.items()
        }
        self.answering = _cards_by(self._standing)
        self.waiting = _cards_by(self._when)

    def standing(self, card_id: str, question: str) -> tuple[Standing, ...]:
        """The answers a card gives to a question, in written order."""
        return self._standing.get((card_id, question), ())

    def moments(self, card_id: str, moment: str) -> tuple[When, ...]:
        """What a card does at a moment, in written order."""
        return self._when.get((card_id, moment), ())

    def limited(self, card_id: str, moment: str) -> tuple[tuple[str, When], ...]:
        """The same, each with the name under which its limit is kept."""
        return self._limited.get((card_id, moment), ())


def _cards_by(keys: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    names = {name for _, name in keys}
    return {each: frozenset(card for card, name in keys if name == each) for each in names}


def _grouped(pairs: Iterable[tuple[tuple[str, str], T]]) -> dict[tuple[str, str], tuple[T, ...]]:
    groups: dict[tuple[str, str], list[T]] = {}
    for key, item in pairs:
        groups.setdefault(key, []).append(item)
    return {key: tuple(items) for key, items in groups.items()}
