"""Describing: the text of a card, made from what the engine runs.

A word's message is `<family>.<word>` and its parameters are its fields. A struct inside a word has
the message `part.<struct>`, an enum's value `<enum>.<value>`, a moment `moment.<name>`. A condition
may have a message for its opposite, `not.<word>`, and one for what is said of somebody else,
`who.<word>` and `who.not.<word>`; right behind another of its kind it is said as
`who.again.<word>`. Where it has one, `moment_with.<word>` says it as a part of the moment ('after
an attack with this card') and `standing_with.<word>` as a part of a standing answer; else it is
said behind an 'if'. A standing answer with a message `in_brief.<word>` is said briefly where each
condition of it has a message `in_case.<word>`. What clauses add around them comes from the
messages in `FRAME`.
"""

import enum
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, get_args

import msgspec

from madhouse.engine.clauses import Clauses, Condition, Standing, Verb, When
from madhouse.engine.messages import MessageError, Messages, Phrase
from madhouse.engine.typography import capital
from madhouse.engine.words import Vocabulary, Word, family_of, snake, word_of

# Every message that describing itself needs, and what it is given.
FRAME = {
    "sentence": ("text",),  # a full stop behind a text
    "join.and": ("first", "rest", "count"),
    "join.either": ("first", "rest", "count"),
    "join.or": ("first", "rest", "count"),
    "join.then": ("first", "rest", "count"),
    "join.sentences": ("first", "rest", "count"),
    "standing.if": ("what", "given"),
    "when.at": ("moment", "what"),
    "when.if": ("moment", "given"),
    "choice.may": ("what",),
    "choice.cost": ("cost", "what"),
    "choice.instead": ("what", "may"),
    "choice.nothing": ("may",),
    "limit.turn": ("what",),
    "limit.round": ("what", "may"),
    "limit.game": ("what",),
    "who.else": ("that",),
}
OTHERWISE_SAID = ("not", "who", "who.not", "who.again")
AS_A_PART = {
    "moment_with": ("moment", "name"),  # what is told of the moment so far, and its name
    "standing_with": ("what", "name"),  # the same of a standing answer
}

SENTENCE_END = re.compile(r"[.!?][\])'’”]*(\s|$)")


def describe(thing: Word | When | Clauses | Sequence[Word | When], messages: Messages) -> str:
    """The text of a card or of a part of one, in whole sentences."""
    return messages.joined("sentences", _sentences(thing, messages))


def phrase(thing: Any, messages: Messages, joins: str = "and") -> Any:
    """A word or anything inside one as a phrase without capital and full stop.

    Lists in a list are said one or the other. What is neither word, clause nor struct is returned
    as it is, so that messages can choose by it.
    """
    if isinstance(thing, Word):
        return _word(thing, messages)
    if isinstance(thing, When):
        return _when(thing, messages)
    if isinstance(thing, msgspec.Struct):
        return messages.text(_key(type(thing)), **_params(thing, messages))
    if isinstance(thing, tuple | list) and any(isinstance(item, msgspec.Struct) for item in thing):
        return _several(thing, messages, joins)
    if isinstance(thing, tuple | list) and any(isinstance(item, tuple) for item in thing):
        return messages.joined("or", [phrase(each, messages) for each in thing])
    return thing


def said_of(conditions: Sequence[Condition], messages: Messages, joins: str = "and") -> Phrase:
    """Conditions as they are said of somebody: 'who is outdoors and who has run'."""
    before = (None, *conditions)
    told = [_said_of_somebody(*pair, messages) for pair in zip(conditions, before, strict=False)]
    return messages.joined(joins, told)


def check_texts(
    vocabulary: Vocabulary,
    families: Iterable[type[Word]],
    moments: Iterable[str],
    messages: Messages,
) -> None:
    """Refuse a catalogue that lacks the text of any word, naming every message that is wrong."""
    wanted: dict[str, Sequence[str]] = dict(FRAME)
    wanted |= {f"moment.{moment}": () for moment in moments}
    for family in families:
        for kind in vocabulary.words(family).values():
            wanted |= _wanted(kind) | _otherwise_said(kind, messages)
    problems = []
    for key, params in wanted.items():
        try:
            messages.check(key, params)
        except MessageError as error:
            problems.append(str(error))
    if problems:
        raise MessageError("\n".join(problems))


def _wanted(kind: Any) -> dict[str, Sequence[str]]:
    """The messages of a word, struct or enum and of the structs and enums inside, by parameters."""
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return {f"{snake(kind.__name__)}.{choice.value}": () for choice in kind}
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return {}
    wanted: dict[str, Sequence[str]] = {_key(kind): kind.__struct_fields__}
    for inner in map(_kinds_in, (field.type for field in msgspec.structs.fields(kind))):
        for each in inner:
            if not (isinstance(each, type) and issubclass(each, Word | When)):
                wanted |= _wanted(each)
    return wanted


def _otherwise_said(kind: type[Word], messages: Messages) -> dict[str, Sequence[str]]:
    """The messages that a condition has besides the usual one."""
    if not issubclass(kind, Condition):
        return {}
    word, fields = word_of(kind), kind.__struct_fields__
    wanted = {f"{how}.{word}": fields for how in OTHERWISE_SAID}
    for how, more in AS_A_PART.items():
        wanted |= {f"{how}.{said}": (*fields, *more) for said in (word, f"not.{word}")}
    return {key: params for key, params in wanted.items() if key in messages.keys}


def _kinds_in(kind: Any) -> Iterator[Any]:
    """A type and all types it is made of."""
    yield kind
    for inner in get_args(kind):
        yield from _kinds_in(inner)


def _sentences(thing: Any, messages: Messages) -> list[Phrase]:
    parts = [thing]
    if isinstance(thing, Clauses):
        parts = [thing.do, *thing.standing, *thing.when]
    elif isinstance(thing, tuple | list) and all(isinstance(e, Standing | When) for e in thing):
        parts = list(thing)
    return [_sentence(phrase(part, messages), messages) for part in parts if part != ()]


def _sentence(text: str, messages: Messages) -> Phrase:
    return _capital(_stopped(text, messages))


def _stopped(text: str, messages: Messages) -> Phrase:
    """With a full stop, unless it ends with one already."""
    ended = SENTENCE_END.search(text[-2:])
    return Phrase(text) if ended else messages.text("sentence", text=Phrase(text))


def _capital(text: str) -> Phrase:
    return Phrase(capital(text))


def _key(kind: type[msgspec.Struct]) -> str:
    if issubclass(kind, Word):
        return f"{word_of(family_of(kind))}.{word_of(kind)}"
    return f"part.{snake(kind.__name__)}"


def _params(thing: msgspec.Struct, messages: Messages) -> dict[str, Any]:
    joins = thing.joins if isinstance(thing, Word) else "and"
    params = {n: phrase(getattr(thing, n), messages, joins) for n in thing.__struct_fields__}
    if isinstance(thing, Word) and thing.about:
        params[thing.about] = said_of(getattr(thing, thing.about), messages)
    return params


def _word(word: Word, messages: Messages) -> Phrase:
    if isinstance(word, Condition) and word.denies:
        denied: Condition = getattr(word, word.denies)
        key = f"not.{word_of(type(denied))}"
        if key in messages.keys:
            return messages.text(key, **_params(denied, messages))
    params = _params(word, messages)
    text = messages.text(_key(type(word)), **params)
    if isinstance(word, Standing) and word.given:
        if brief := _briefly(word, params, messages):
            return brief
        name = word_of(type(word))
        text, given = _with_parts("standing_with", "what", text, name, word.given, messages)
        if given:
            return messages.text("standing.if", what=text, given=_several(given, messages))
    return text


def _with_parts(
    how: str,
    place: str,
    text: Phrase,
    name: str,
    given: Sequence[Condition],
    messages: Messages,
) -> tuple[Phrase, list[Condition]]:
    """The text with every condition that can be said as a part of it, and the other conditions."""
    others = []
    for each in given:
        told: Condition = getattr(each, each.denies) if each.denies else each
        key = f"{how}.{'not.' if each.denies else ''}{word_of(type(told))}"
        if key in messages.keys:
            text = messages.text(key, **{place: text, "name": name}, **_params(told, messages))
        else:
            others.append(each)
    return text, others


def _briefly(word: Standing, params: dict[str, Any], messages: Messages) -> Phrase | None:
    """The cases, then what holds in them: 'Lock puzzles: 2 extra steps'; None where either has no
    message for it."""
    key = f"in_brief.{word_of(type(word))}"
    cases = {f"in_case.{word_of(type(each))}": each for each in word.given}
    if any(each not in messages.keys for each in (key, *cases)):
        return None
    told = [messages.text(name, **_params(each, messages)) for name, each in cases.items()]
    what = messages.text(key, **params)
    return messages.text("standing_in_case", cases=messages.joined("and", told), what=what)


def _said_of_somebody(condition: Condition, before: Condition | None, messages: Messages) -> Phrase:
    told, how = condition, "who"
    if type(before) is type(condition) and f"who.again.{word_of(type(told))}" in messages.keys:
        how = "who.again"
    if condition.denies:
        told, how = getattr(condition, condition.denies), "who.not"
    key = f"{how}.{word_of(type(told))}"
    if key not in messages.keys:
        return messages.text("who.else", that=_word(condition, messages))
    params = _params(told, messages)
    for name in told.__struct_fields__:
        inside = getattr(told, name)
        if isinstance(inside, tuple) and any(isinstance(each, Condition) for each in inside):
            params[name] = said_of(inside, messages, "either" if told.joins == "or" else "and")
    return messages.text(key, **params)


def deed(clause: When, messages: Messages) -> str:
    """What a clause does and what it costs, in a sentence: to whoever sees that it can be done."""
    return _sentence(_at_its_price(clause, clause.do, messages), messages)


def _at_its_price(clause: When, do: tuple[Verb, ...], messages: Messages) -> Phrase:
    what = _several(do, messages) or messages.text("choice.nothing", may=clause.may)
    if clause.cost:
        cost = messages.joined("and", [phrase(each, messages) for each in clause.cost])
        what = messages.text("choice.cost", cost=cost, what=what)
    if clause.instead:
        what = messages.text("choice.instead", what=what, may=clause.may)
    return what


def _when(clause: When, messages: Messages) -> Phrase:
    """From the inside out: what happens, its price, whose wish, at what moment, how often."""
    do = _as_wished(clause)
    what = _at_its_price(clause, do, messages)
    if clause.may and do == clause.do:
        what = messages.text("choice.may", what=what)
    moment, given = _with_parts(
        "moment_with",
        "moment",
        messages.text(f"moment.{clause.moment}"),
        clause.moment,
        clause.given,
        messages,
    )
    if given:
        moment = messages.text("when.if", moment=moment, given=_several(given, messages))
    text = messages.text("when.at", moment=moment, what=what)
    if not clause.limit:
        return text
    return messages.text(f"limit.{clause.limit}", what=text, may=clause.may)


def _as_wished(clause: When) -> tuple[Verb, ...]:
    """What is done; a verb that names somebody says itself that they may."""
    if not clause.may or clause.cost or clause.instead or len(clause.do) != 1:
        return clause.do
    (verb,) = clause.do
    return (msgspec.structs.replace(verb, may=True),) if verb.names_who else clause.do


def _several(things: Sequence[Any], messages: Messages, joins: str = "and") -> Phrase:
    """Verbs come one after the other; anything else holds together, or is one of several."""
    phrases: list[Phrase] = [phrase(each, messages) for each in things]
    if not any(isinstance(each, Verb) for each in things):
        return messages.joined(joins, phrases)
    return _in_order(phrases, messages)


def _in_order(phrases: list[Phrase], messages: Messages) -> Phrase:
    """Joined by 'then'; what follows a verb of several sentences starts a sentence of its own."""
    for number, text in enumerate(phrases[:-1], start=1):
        if SENTENCE_END.search(text):
            head = _stopped(messages.joined("then", phrases[:number]), messages)
            rest = _capital(_in_order(phrases[number:], messages))
            return messages.joined("sentences", [head, rest])
    return messages.joined("then", phrases)
