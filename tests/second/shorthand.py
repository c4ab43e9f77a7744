"""Texts of monsters and mythos events in shorthand, so that a table of numbers can be compared.

`agi;1: W / F`: test agility, difficulty 1; pass: the weapon's damage, fail: forfeit. `D2` two
faceup Damage, `h1` one facedown Horror, `neg` a skill that negates.
"""

from collections.abc import Iterable
from typing import Any, Protocol

from madhouse.engine.clauses import Condition, Verb
from madhouse.engine.words import word_of
from madhouse.second.things.skills import TestOf
from madhouse.second.words import activation, attacking, dragging, harm, logic, testing
from madhouse.second.words.everybody import Either

PLAIN = {
    "forfeit": "F",
    "deal_successes": "S",
    "gain_clue": "clue",
    "drop_random_item": "drop",
    "lose_clue": "lose clue",
    "push_monster": "push",
    "ignite": "fire",
    "darken_here": "dark",
}


class Text(Protocol):
    """Anything with effects and a test."""

    @property
    def do(self) -> tuple[Verb, ...]: ...
    @property
    def test(self) -> TestOf | None: ...
    @property
    def passed(self) -> tuple[Verb, ...]: ...
    @property
    def failed(self) -> tuple[Verb, ...]: ...


def shorthand(text: Text) -> str:
    """A whole text."""
    parts = [several(text.do)] if text.do else []
    if text.test is not None:
        parts.append(tested(text.test, text.passed, text.failed))
    return "; ".join(parts)


def tested(test: TestOf, passed: tuple[Verb, ...], failed: tuple[Verb, ...]) -> str:
    """A test, and what its outcome brings."""
    if test.difficulty is None:
        return f"{test.skill[:3]}: {several(passed)}"
    return f"{test.skill[:3]};{test.difficulty}: {several(passed)} / {several(failed)}"


def several(verbs: Iterable[Verb]) -> str:
    """Some verbs, one after another."""
    return ", ".join(one(verb) for verb in verbs) or "nothing"


def one(verb: Verb) -> str:
    """One verb."""
    match verb:
        case harm.Suffer(damage=damage, horror=horror, facedown=facedown, negates=negates):
            kind = "D" if damage else "H"
            number = damage or horror
            return f"{kind.lower() if facedown else kind}{number}{_by(' neg ', negates)}"
        case harm.Become(condition=condition):
            return f"become {condition}"
        case harm.Heal(damage=damage, horror=horror):
            return f"heal d{damage}" if damage else f"heal h{horror}"
        case harm.TurnFaceup(damage=damage, horror=horror):
            return f"flip d{damage}" if damage else f"flip h{horror}"
        case attacking.DealWeaponDamage(plus=plus, borne_by=borne_by):
            return f"W{plus:+}" if plus else f"W{_by(' by ', ' or '.join(borne_by))}"
        case attacking.HealMonster(damage=damage):
            return f"heal {damage or 'all'}"
        case activation.MoveToward(spaces=spaces, goal=goal, given=given, otherwise=otherwise):
            whom = {"investigator": "near"}.get(goal, f"to {goal}")
            return f"move {spaces} {whom}{_if(given)}{_else(otherwise)}"
        case activation.MoveAway(spaces=spaces, away_from=away_from, into=into):
            far = "from you" if away_from == "you" else "far"
            return f"move {spaces} {far}{_by(' into ', into)}"
        case activation.MonsterStrikes(do=do, whom=whom, otherwise=otherwise):
            struck = "attack" if whom == "one here" else whom
            return f"{struck} ({several(do)}){_else(otherwise)}"
        case activation.EachOtherMonster(do=do):
            return f"others ({several(do)})"
        case dragging.Dragged(toward=toward, spaces=spaces, together=together):
            return f"drag {spaces} to {toward}{' together' if together else ''}"
        case testing.Test(test=test, passed=passed, failed=failed):
            return f"[{tested(test, passed, failed)}]"
        case logic.Perhaps(given=given, do=do, otherwise=otherwise):
            return f"({several(do)}{_if(given)}{_else(otherwise)})"
        case Either(of=choices):
            return " or ".join(several(choice.do) for choice in choices)
    word = word_of(type(verb))
    named = [value for value in fields_of(verb) if isinstance(value, str)]
    return " ".join([PLAIN.get(word, word.replace("_", " ")), *named])


def fields_of(verb: Verb) -> list[Any]:
    """What was written of a verb."""
    return [getattr(verb, name) for name in verb.__struct_fields__]


def _if(given: Iterable[Condition]) -> str:
    return "".join(f" if {condition(each)}" for each in given)


def condition(asked: Condition) -> str:
    """One condition."""
    if isinstance(asked, logic.Not):
        return f"not {condition(asked.that)}"
    said = []
    for name in asked.__struct_fields__:
        value = getattr(asked, name)
        if isinstance(value, tuple):
            said += [condition(each) for each in value]
        elif isinstance(value, str):
            said.append(value)
        elif value is True:
            said.append(name)
        elif value or (name == "at_most" and value is not None):
            said.append(f"{name.replace('_', ' ')} {value}")
    return " ".join([word_of(type(asked)).removesuffix("_trait").replace("_", " "), *said])


def _else(verbs: tuple[Verb, ...]) -> str:
    return f" else {several(verbs)}" if verbs else ""


def _by(before: str, what: str | None) -> str:
    return f"{before}{what[:3] if before == ' neg ' else what}" if what else ""
