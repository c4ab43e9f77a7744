"""The case file: a game as text, one decision a line, written and read."""

import binascii
import re
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from madhouse.engine.decisions import Answer, Option, Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.rng import mixed
from madhouse.engine.state import Result
from madhouse.engine.words import did_you_mean

TITLE = "madhouse case"
VERSION = 1
AGREEMENTS = "options"
"""How case files and stored games call what all agreed on; they are older than the word."""
OPEN = "open"
"""The last line of a game under way, so that a file that was cut off can always be told."""

LARGEST = 2_000_000
"""Letters of a case file; a long evening has twenty-five thousand, and whatever was played must be
readable again."""
MOST_DECISIONS = 40_000
LARGEST_POSITION = 24_000
"""Bytes of a table that was built by hand; at the end of a long evening one has six thousand."""
LONGEST_FIELD = 200
"""Letters of a word of the header."""
MOST_WORDS = 50
"""Words in one line of the header."""

_FIELD = re.compile(r"(?P<name>[a-z]+): *(?P<value>.*)")
_DECISION = re.compile(
    r"(?P<number>[1-9][0-9]{0,8}) (?P<seat>[^\s:]+): (?P<option>.+)  \[(?P<mark>[0-9a-f]{8})\]"
)
_RESULT = re.compile(r"(?P<winner>\S+) \((?P<reason>.+)\)")
_DIGEST = re.compile(r"[0-9a-f]{64}")


class CaseError(MadhouseError):
    """A case file that cannot be read, written or trusted."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a game starts from: with the decisions it gives the same game again."""

    edition: str
    story: str
    content: str  # the version of the story's content
    seed: str
    investigators: int
    agreements: tuple[str, ...] = msgspec.field(default=(), name=AGREEMENTS)
    game: str = ""  # the id under which a commitment to the seed was published
    commitment: str = ""
    position: bytes | None = None  # the start of a table that was built by hand, not by setup
    hands: str = ""  # who carries out what the game says, where an edition leaves that open
    packs: tuple[str, ...] = ()  # what is played with beside the base set
    level: str = ""  # how hard it is to be, where an edition has levels
    runs: tuple[Seat, ...] = ()  # the seat of each investigator; without it each has one
    shares: tuple[str, ...] = ()  # what each person has added to the seed, as SEAT=NUMBER

    @property
    def source(self) -> str:
        """What dice and deals follow from: the seed, with everybody's share."""
        return mixed(self.seed, self.shares)


LISTS = {AGREEMENTS: "agreements", "packs": "packs", "runs": "runs", "shares": "shares"}
"""Header lines that hold several words, with commas between them, and what each is here."""


@dataclass(frozen=True, slots=True)
class CaseLine:
    """One decision: its number, who made it, what was chosen, and the mark of the question."""

    number: int
    seat: Seat
    option: Option
    fingerprint: str
    line: int = field(default=0, compare=False)  # where it stands in the file it was read from

    @classmethod
    def of(cls, answer: Answer) -> "CaseLine":
        """A decision that was made, as it is written down."""
        asked = answer.decision
        return cls(asked.number, answer.seat, answer.option, asked.fingerprint)

    def __str__(self) -> str:
        return f"{self.number} {self.seat}: {self.option}  [{self.fingerprint}]"


class CaseFile(msgspec.Struct, frozen=True):
    """A game as it was written down; result and final digest are there once it is over."""

    header: Header
    answers: tuple[CaseLine, ...]
    result: Result | None = None
    final: str = ""


def digest(data: bytes) -> str:
    """What stands for a state in the last line of a case file."""
    return sha256(data).hexdigest()


# -- writing -----------------------------------------------------------------------------------


def write(
    header: Header, answers: Iterable[CaseLine], result: Result | None = None, final: str = ""
) -> str:
    """The case file of a game; without a result it is a game under way."""
    lines = [f"{TITLE} {VERSION}", *_header_lines(header), ""]
    lines += [_checked(str(answer), _DECISION, "a decision") for answer in answers]
    if result is None:
        lines.append(OPEN)
    else:
        told = _checked(f"{result.winner} ({result.reason})", _RESULT, "a result")
        lines += [f"result: {told}", f"final: {_checked(final, _DIGEST, 'a final digest')}"]
    return "\n".join(lines) + "\n"


def _header_lines(header: Header) -> Iterator[str]:
    for each in msgspec.structs.fields(header):
        value = getattr(header, each.name)
        if each.required or value != each.default:
            yield f"{each.encode_name}: {_field_text(each.encode_name, value)}"


def _field_text(name: str, value: Any) -> str:
    if name == "position":
        text = b64encode(value).decode()
    elif name in LISTS:
        if wrong := [one for one in value if "," in one or not one or one != one.strip()]:
            raise CaseError(f"{wrong[0]!r} in {name} cannot be written; use a word with no comma")
        text = ", ".join(value)
    else:
        text = str(value)
    if not text or text != text.strip() or not text.isprintable():
        raise CaseError(f"the {name} {text!r} cannot be written; use one line of plain text")
    return text


def _checked(text: str, form: re.Pattern[str], what: str) -> str:
    if not text.isprintable() or not form.fullmatch(text):
        raise CaseError(f"{text!r} cannot be written as {what}; use one line of plain text")
    return text


# -- reading -----------------------------------------------------------------------------------


def parse(text: str, name: str = "case") -> CaseFile:
    """Read a case file; `name` is what an error calls it."""
    return _Reader(text, name).case()


class _Reader:
    """Goes through the lines of a case file, one after another, and never guesses."""

    def __init__(self, text: str, name: str) -> None:
        self._name = name
        if len(text) > LARGEST:
            raise CaseError(f"{name}: a case file has {LARGEST} letters at most, not {len(text)}")
        self._lines = [line.removesuffix("\r") for line in text.split("\n")]
        self._at = 0  # the number of the line read last

    def case(self) -> CaseFile:
        self._title()
        fields: dict[str, str] = {}
        line = self._next("a header field or a decision")
        while (found := _FIELD.fullmatch(line)) and found["name"] != "result":
            self._keep(fields, found["name"], found["value"].strip())
            line = self._next("a header field, a decision or 'open'")
        header = self._header(fields)
        answers: list[CaseLine] = []
        while found := _DECISION.fullmatch(line):
            number, seat, option, mark = found.groups()
            answers.append(CaseLine(int(number), seat, option, mark, self._at))
            if len(answers) > MOST_DECISIONS:
                raise self._error(f"a case has {MOST_DECISIONS} decisions at most")
            line = self._next("another decision, 'result' or 'open'")
        result, final = self._end(line)
        return CaseFile(header, tuple(answers), result, final)

    def _title(self) -> None:
        first = self._lines[0].removeprefix("\ufeff")
        if first == f"{TITLE} {VERSION}":
            self._at = 1
            return
        if first.startswith(f"{TITLE} "):
            raise self._error(f"this is '{first}', but only version {VERSION} can be read here")
        raise self._error(f"not a case file: it should begin with '{TITLE} {VERSION}'")

    def _next(self, expected: str) -> str:
        """The next line that says something."""
        while self._at < len(self._lines):
            line = self._lines[self._at]
            self._at += 1
            if line.strip() and not line.startswith("#"):
                if not line.isprintable():
                    raise self._error("a case file is plain text, and this has a control character")
                return line
        raise self._error(f"expected {expected}")

    def _keep(self, fields: dict[str, str], name: str, value: str) -> None:
        known = Header.__struct_encode_fields__
        if name not in known:
            raise self._error(f"unknown header field '{name}'{did_you_mean(name, known)}")
        if name in fields:
            raise self._error(f"the header field '{name}' is written twice")
        if not value:
            raise self._error(f"the header field '{name}' is empty")
        words = value.split(",") if name in LISTS else [value]
        if len(words) > MOST_WORDS:
            raise self._error(f"the header field '{name}' has {MOST_WORDS} words at most")
        if name != "position" and max(map(len, words)) > LONGEST_FIELD:
            raise self._error(f"a word of the header field '{name}' is too long to be true")
        fields[name] = value

    def _header(self, fields: dict[str, str]) -> Header:
        required = [each.name for each in msgspec.structs.fields(Header) if each.required]
        if missing := [name for name in required if name not in fields]:
            raise self._error(f"the header field '{missing[0]}' is missing above this line")
        values: dict[str, Any] = dict(fields)
        if not re.fullmatch("[0-9]{1,4}", fields["investigators"]):
            raise self._error(f"investigators should be a number, not '{fields['investigators']}'")
        values["investigators"] = int(fields["investigators"])
        for name, kept in LISTS.items():
            if name in fields:
                values[kept] = tuple(one.strip() for one in values.pop(name).split(","))
        if "position" in fields:
            values["position"] = self._position(fields["position"])
        return Header(**values)

    def _position(self, text: str) -> bytes:
        try:
            position = b64decode(text, validate=True)
        except (binascii.Error, ValueError):
            raise self._error("the position is damaged: it should be base64") from None
        if len(position) > LARGEST_POSITION:
            raise self._error(f"the position has {LARGEST_POSITION} bytes at most")
        return position

    def _end(self, line: str) -> tuple[Result | None, str]:
        """The last lines: `open`, or the result and the digest of the final state."""
        if line == OPEN:
            self._nothing_more()
            return None, ""
        found = _RESULT.fullmatch(line.removeprefix("result: "))
        if not line.startswith("result: ") or not found:
            raise self._error(
                f"expected 'NUMBER SEAT: OPTION  [MARK]', 'result' or 'open', not '{line}'"
            )
        line = self._next("'final' and the digest of the final state")
        final = line.removeprefix("final: ")
        if not line.startswith("final: ") or not _DIGEST.fullmatch(final):
            raise self._error(f"expected the 64 hex digits of the final state, not '{final}'")
        self._nothing_more()
        return Result(found["winner"], found["reason"]), final

    def _nothing_more(self) -> None:
        if rest := [line for line in self._lines[self._at :] if line.strip() and line[0] != "#"]:
            raise self._error(f"the game ends here, but more follows: '{rest[0]}'")

    def _error(self, message: str) -> CaseError:
        """What is wrong with the line read last; if no line end follows, the file was cut off."""
        if self._at == len(self._lines):
            message = f"the file is truncated; {message}"
        return CaseError(f"{self._name}, line {self._at or 1}: {message}")
