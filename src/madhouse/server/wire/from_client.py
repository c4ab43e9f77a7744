"""From the client (protocol): what a browser says over its socket.

TypeScript's types are made from these.
"""

from typing import Annotated

import msgspec

from madhouse.engine.company import ErrandVerb
from madhouse.engine.shelf import SentSeat, SentWord
from madhouse.server.wire.sizes import SentLine, SentNumber, SentSeen, SentTalk, SentToken


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first word on a socket: the seats held by this browser, and what it has seen so far."""

    tokens: Annotated[list[SentToken], msgspec.Meta(max_length=50)]
    # by seat: the last `State.seen` that was received
    seen: Annotated[dict[SentSeat, SentSeen], msgspec.Meta(max_length=20)] = {}
    steps: bool = False  # whether turns are played out here, see `State.steps`
    front: SentSeat = ""  # who sits before the screen, where that is known: see `TakeChair`


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """An answer. A repeated or stale one does no harm: the number says which question it is for."""

    seat: SentSeat
    number: SentNumber
    option: SentLine


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's own last answer: `State.undo` says its number. Twice does no harm."""

    seat: SentSeat
    number: SentNumber


class TakeChair(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Whoever has this seat sits before the screen now. Only from here on is it told anything that
    those may not know who sat there before."""

    seat: SentSeat


class AnswerAcross(msgspec.Struct, tag="across", forbid_unknown_fields=True):
    """Somebody behind the curtain answers without sitting down, see `BehindCurtain.number`."""

    seat: SentSeat
    number: SentNumber


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a computer do here?"""

    seat: SentSeat
    number: SentNumber


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """The rule behind a line of the log or a question; or why a line, a place, a card or a key
    cannot be chosen now."""

    seat: SentSeat
    rule: SentWord = ""
    option: SentLine = ""
    space: SentWord = ""
    card: SentWord = ""
    deed: SentWord = ""  # the key of what is not offered, see `Question.unlit`


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line for all at the table."""

    seat: SentSeat
    text: SentTalk


class AskErrand(msgspec.Struct, tag="errand", forbid_unknown_fields=True):
    """Ask a computer at the table to do something: go there, see to this, stay with me, leave that
    to me. It answers in talk, and follows if it is not folly."""

    seat: SentSeat
    to: SentSeat  # of the computer
    verb: ErrandVerb
    who: SentWord = ""  # the figure that is meant, where it runs several
    space: SentWord = ""
    token: SentWord = ""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Still there."""


FromClient = (
    Hello | TakeChair | Choose | AnswerAcross | Undo | AskHint | AskWhy | Say | AskErrand | Ping
)
