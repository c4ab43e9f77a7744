"""Messages: every text the game makes, from a key and named parameters, in one language.

A catalogue is a folder of YAML files. A message is text with places (`{who} takes {amount} damage`,
`{modifier:+}` for a signed number, `{room:in}` for a name in a form, `{more:dice}` for a number in
one), or a choice by the value of one parameter: an exact value first (`none` for nothing), then
`one` for the number 1, then `other`. A number in a form is the message `number.<form>`, which has
the number, its `size` and whether it is `less` than nothing.
Groups of messages nest; their names are joined by dots, and none is called `by`, which makes a
mapping a choice.
"""

import enum
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean, snake

ENGLISH = Path(str(files("madhouse"))) / "content" / "messages" / "en"
"""The texts that all editions share; each brings its own besides."""

PLACE = re.compile(r"\{([a-z_]+)(?::(\+|[a-z]+))?\}")
SIGNED = "+"
LETTERS = str.maketrans("aceinouyACEINOUY", "åçéîñöûýÅÇÉÎÑÖÛÝ")


class MessageError(MadhouseError):
    """A text was asked for that the catalogue cannot give."""


class Phrase(str):
    """Text that is ready: no id in it is still to be turned into a name."""

    __slots__ = ()


class TextPart(NamedTuple):
    """A piece of a message: literal text, then possibly a place."""

    literal: str
    place: str = ""
    form: str = ""  # '+' for a number with its sign, else how a name is put


class Choice(NamedTuple):
    """A message that depends on the value of one parameter."""

    by: str
    cases: dict[str, "Message"]


Message = tuple[TextPart, ...] | Choice
NameOf = Callable[[str], str]
Forms = Callable[[str, str], str]


class Messages:
    """The catalogue of one language; `names` turns ids among the parameters into names.

    `forms` does so for a place with a form, as 'on the Stage' for `{room:in}`.
    """

    def __init__(
        self, catalogue: Mapping[str, Message], names: NameOf = str, forms: Forms | None = None
    ) -> None:
        self._catalogue = catalogue
        self._names = names
        self._forms = forms or (lambda name, _: names(name))

    @classmethod
    def load(cls, *directories: Path) -> "Messages":
        """All YAML files of some folders; raises ContentErrors where one is wrong."""
        # YAML is imported only here: most commands never load a catalogue.
        from madhouse.engine.message_files import read_catalogue

        return cls(read_catalogue(*directories))

    def with_names(self, names: NameOf, forms: Forms | None = None) -> "Messages":
        """The same catalogue with another way from ids to names."""
        return Messages(self._catalogue, names, forms)

    def pseudo(self) -> "Messages":
        """A made-up language that shows which text came from the catalogue and which did not."""
        pretended = {key: _pretend(message) for key, message in self._catalogue.items()}
        return Messages(pretended, self._names, self._forms)

    @property
    def keys(self) -> Collection[str]:
        """Every message there is."""
        return self._catalogue.keys()

    def places(self, key: str) -> frozenset[str]:
        """The parameters a message may ask for."""
        return frozenset(_places(self._message(key)))

    def check(self, key: str, params: Collection[str]) -> None:
        """Refuse a message that is missing or asks for what it will not be given."""
        for place in sorted(self.places(key).difference(params)):
            near = did_you_mean(place, params)
            raise MessageError(f"the message {key!r} asks for {place!r}, which nobody gives{near}")

    def text(self, key: str, /, **params: object) -> Phrase:
        """A message with its places filled."""
        message = self._message(key)
        while isinstance(message, Choice):
            chosen = _given(key, message.by, params)
            message = message.cases.get(_as_case(chosen)) or _by_number(message, chosen)
        return Phrase("".join([self._filled(key, part, params) for part in message]))

    def joined(self, how: str, items: Iterable[object]) -> Phrase:
        """Several things in one phrase, by the message `join.<how>`.

        It has the parameters `first`, `rest` and `count`: how many things are still to be said.
        """
        shown = [self._shown(item) for item in items]
        phrase = shown.pop() if shown else ""
        for count, first in enumerate(reversed(shown), start=2):
            phrase = self.text(f"join.{how}", first=Phrase(first), rest=Phrase(phrase), count=count)
        return Phrase(phrase)

    def _message(self, key: str) -> Message:
        try:
            return self._catalogue[key]
        except KeyError:
            near = did_you_mean(key, self._catalogue)
            raise MessageError(f"there is no message {key!r}{near}") from None

    def _filled(self, key: str, part: TextPart, params: Mapping[str, object]) -> str:
        if not part.place:
            return part.literal
        value = _given(key, part.place, params)
        signed = part.form == SIGNED
        return part.literal + (_signed(value) if signed else self._shown(value, part.form))

    def _shown(self, value: object, form: str = "") -> str:
        if isinstance(value, Phrase):
            return value
        if isinstance(value, enum.Enum):
            return self.text(f"{snake(type(value).__name__)}.{value.value}")
        if isinstance(value, str):
            return self._forms(value, form) if form else self._names(value)
        if isinstance(value, tuple | list):
            shown = [Phrase(self._shown(each, form)) for each in value]
            return self.joined("either" if form else "and", shown)
        if isinstance(value, int) and form:
            return self.text(f"number.{form}", number=value, size=abs(value), less=value < 0)
        return str(value)


def _given(key: str, name: str, params: Mapping[str, object]) -> object:
    try:
        return params[name]
    except KeyError:
        given = ", ".join(params) or "nothing"
        raise MessageError(f"the message {key!r} needs {name!r}; given: {given}") from None


def _signed(value: object) -> str:
    return f"{value:+d}".replace("-", "−") if isinstance(value, int) else str(value)


def _as_case(value: object) -> str:
    """The case of a choice that a value selects."""
    if isinstance(value, enum.Enum):
        value = value.value
    if value is None or value in ("", (), []):
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _by_number(choice: Choice, value: object) -> Message:
    """English counts in one and other; another language brings its own rule here."""
    single = type(value) is int and value == 1 and "one" in choice.cases
    return choice.cases["one" if single else "other"]


def _places(message: Message) -> set[str]:
    if isinstance(message, Choice):
        return {message.by}.union(*map(_places, message.cases.values()))
    return {part.place for part in message if part.place}


def _pretend(message: Message) -> Message:
    if isinstance(message, Choice):
        return Choice(message.by, {case: _pretend(m) for case, m in message.cases.items()})
    parts = (part._replace(literal=part.literal.translate(LETTERS)) for part in message)
    return (TextPart("["), *parts, TextPart("]"))
