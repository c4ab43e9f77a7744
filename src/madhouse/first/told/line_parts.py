"""Parts of a line: what kinds of lines there are, and the throw of a die part by part."""

from collections.abc import Mapping
from typing import Any

from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.shapes import Part, Throw, ThrowPart
from madhouse.first.rules.attribute_tests import FACES, passing_faces
from madhouse.first.things.attributes import Attribute, PartOfTest

ALOUD = frozenset(
    {
        "introduction",
        "prologue",
        "found",
        "found-nothing",
        "event",
        "event-section",
        "objective-revealed",
        "last-task",
        "rule-begins",
        "game-over",
    }
)
"""Lines that are read aloud at the table."""
CALLS = (
    "faces",
    "attacks",
    "monster-attacks",
    "evades",
    "special-attack",
    "lock-revealed",
    "obstacle",
    "mythos",
    "casts",
    "braves-fire",
)
COSTS = ("horror", "damage", "monster-hurt")
ENDS = ("round", "turn", "time", "keeper-turn", "game-over")
PARTS: dict[str, Part] = {
    **dict.fromkeys(CALLS, "calls"),
    **dict.fromkeys(COSTS, "cost"),
    **dict.fromkeys(ENDS, "ends"),
    "test": "test",
    "event": "event",
    "event-section": "section",
    "puzzle-attempt": "attempt",
    "puzzle-step": "attempt-step",
    "puzzle-solved": "attempt-over",
    "puzzle-unsolved": "attempt-over",
}
"""How lines hang together, by their kinds."""
SKILL = "skill"
NAMED_PARTS = frozenset({"stun", "darkness", SKILL})


def throw_told(
    facts: Mapping[str, Any], messages: Messages, cause: str = "", stake: str = ""
) -> Throw:
    """A test that was made. What is met has a number of its own, which is not told: it is what is
    left over."""
    seen = _seen(facts)
    needs = int(facts["needs"])
    skill = sum(each.amount for each in seen if each.what == SKILL)
    return Throw(
        attribute=_attribute(facts, messages),
        parts=number_parts(facts, messages),
        needs=needs,
        passes=passing_faces(needs),
        unaided=passing_faces(needs - skill),
        roll=int(facts["roll"]),
        passed=bool(facts["passed"]),
        faces=FACES,
        cause=cause,
        stake=stake,
    )


def number_parts(facts: Mapping[str, Any], messages: Messages) -> list[ThrowPart]:
    """What the number of a test is made of, made or still to be made: his own value first."""
    seen = _seen(facts)
    if not seen:
        return []
    left = int(facts["needs"]) - sum(each.amount for each in seen)
    parts = [_part(each, messages) for each in seen[1:]]
    if left:
        name = str(messages.text("test_part.other"))
        parts.insert(0, ThrowPart("less" if left < 0 else "more", name, left))
    return [ThrowPart("own", _attribute(facts, messages), seen[0].amount), *parts]


def reckoned(facts: Mapping[str, Any], messages: Messages) -> Phrase:
    """The same in words, where there is more to it than his own value."""
    made_of = number_parts(facts, messages)
    if len(made_of) < 2:
        return Phrase()
    own, *parts = made_of
    told = [f"{own.name} {own.amount}", *(f"{each.name} {_signed(each.amount)}" for each in parts)]
    return Phrase(", ".join(told))


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def _seen(facts: Mapping[str, Any]) -> list[PartOfTest]:
    return [PartOfTest.from_written(each) for each in facts.get("made_of") or ()]


def _attribute(facts: Mapping[str, Any], messages: Messages) -> str:
    return str(messages.text(f"attribute.{Attribute(facts['attribute']).value}"))


def _part(part: PartOfTest, messages: Messages) -> ThrowPart:
    what, amount = part
    key = f"test_part.{what}" if what in NAMED_PARTS else "option.thing"
    name = str(messages.text(key, thing=what))
    if what == SKILL:
        return ThrowPart("skill", name, amount)
    return ThrowPart("less" if amount < 0 else "more", name, amount)
