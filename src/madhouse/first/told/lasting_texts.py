"""Lasting texts: what a card goes on saying to somebody, and what its marks have come to."""

from collections.abc import Mapping
from typing import Any, Literal

from madhouse.engine.clauses import Clauses, Standing, parts_within
from madhouse.engine.decisions import Fact
from madhouse.engine.describe import describe, phrase
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.words import word_of
from madhouse.first.things.box import Box
from madhouse.first.words.marks import Marked
from madhouse.first.words.standing import WeaponUseless

Gun = Literal["", "fired", "empty", "jammed"]


def lasting_text(box: Box, facts: Mapping[str, Fact], messages: Messages) -> str:
    """Until when it holds, and what: of somebody where that can be said, else as on the card."""
    name, who, until = str(facts.get("effect") or ""), facts["who"], facts["until"]
    if not name:  # in an old game
        return messages.text("lasting.unknown", who=who, card=facts["card"])
    effect = box.said_for_a_while(name)
    said = _said_of(effect, who, messages)
    if said:
        return messages.text("lasting.said", until=until, what=said)
    text = Phrase(describe(effect, messages))
    return messages.text("lasting.quoted", until=until, who=who, what=text)


def _said_of(effect: Clauses, who: Fact, messages: Messages) -> Phrase:
    """What it says, as it is said of somebody: 'Harvey Walters ignores darkness'."""
    keys = [f"whose.{word_of(type(each))}" for each in effect.standing]
    if effect.when or any(each.given for each in effect.standing):
        return Phrase()
    if any(key not in messages.keys for key in keys):
        return Phrase()
    told = [
        messages.text(key, who=who, **_fields(each, messages))
        for key, each in zip(keys, effect.standing, strict=True)
    ]
    return messages.joined("and", told)


def _fields(standing: Standing, messages: Messages) -> dict[str, Any]:
    return {name: phrase(getattr(standing, name), messages) for name in standing.__struct_fields__}


def gun_by_marks(cards: Mapping[str, Any], facts: Mapping[str, Fact]) -> Gun:
    """What the marks on a weapon mean: one that is useless at the first is jammed, any other has
    fired, and is empty with the last; empty if it is no weapon."""
    useless = [*parts_within(cards.get(str(facts["name"])), WeaponUseless)]
    allowed = [each.at_least for each in parts_within(tuple(useless), Marked)]
    if not allowed:
        return ""
    if allowed[0] == 1:
        return "jammed"
    return "empty" if int(str(facts.get("marks") or 0)) >= allowed[0] else "fired"
