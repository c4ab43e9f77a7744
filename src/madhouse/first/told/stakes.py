"""Stakes: why a test is made, and what hangs on it, in words.

An event and a question name the rule that calls for the test, the card and the monster. What a pass
and a failure bring is read off the card itself, so it is told of any card that has a test.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from madhouse.engine.clauses import Verb, parts_within
from madhouse.engine.describe import phrase
from madhouse.engine.messages import Messages, Phrase
from madhouse.first.things.attributes import Attribute, TestOf
from madhouse.first.things.cards import CardType, CombatCard, Demand, MonsterToken, Outcome
from madhouse.first.things.story import FinalAction, Story
from madhouse.first.words.altar import TakeSample
from madhouse.first.words.combat import NoEffect
from madhouse.first.words.stealing import CarryOff
from madhouse.first.words.testing import Test

ATTACKS = "1e.combat.investigator-tests"
BY_A_WORD = "1e.test.effects-by-source"
"""The rule of a test that stands among the words of a card, not at its head."""
Verbs = tuple[Verb, ...]


class Stake(NamedTuple):
    """A test in words: why it is made, and what comes of it; empty where nothing is known."""

    cause: Phrase = Phrase()
    passed: Phrase = Phrase()
    failed: Phrase = Phrase()

    def came(self, passed: bool) -> Phrase:
        """What comes of this result."""
        return self.passed if passed else self.failed


class Effects(NamedTuple):
    """What a card says of its test."""

    of: TestOf | None
    passed: Verbs = ()
    failed: Verbs = ()
    robbed: CardType | None = None  # who fails loses such a card


NO_EFFECTS = Effects(None)


class Stakes:
    """Tells what hangs on the tests of a story."""

    def __init__(self, cards: Mapping[str, Any], story: Story) -> None:
        tasks = [task for objective in story.objectives for task in objective.actions]
        self._cards = {**cards, **{task.id: task for task in tasks}}

    def told(self, facts: Mapping[str, Any], messages: Messages) -> Stake:
        """What hangs on the test of an event or a question; of one from before causes were told,
        nothing is known."""
        rule, card = str(facts.get("by") or ""), str(facts.get("cause") or "")
        if not rule:
            return Stake()
        effects = self.effects(card, rule, Attribute(facts["attribute"]))
        failed = _in_words(effects.failed, messages)
        if effects.robbed is not None:
            failed = messages.text("stake.robbed", type=effects.robbed)
        named = None if isinstance(self._cards.get(card), CombatCard) else card
        given = {"cause": named, "monster": facts["monster"], "words": failed}
        return Stake(
            messages.text(_key("cause", rule, messages), **given),
            _in_words(effects.passed, messages),
            messages.text(_key("stake", rule, messages), **given),
        )

    def effects(self, card: str, rule: str, attribute: Attribute) -> Effects:
        """What a card says of its test of this attribute."""
        found = [
            each
            for each in effects_of(self._cards.get(card), rule)
            if each.of is not None and each.of.attribute == attribute
        ]
        return found[0] if found else NO_EFFECTS


def _in_words(verbs: Verbs, messages: Messages) -> Phrase:
    told = [each for each in verbs if not isinstance(each, NoEffect)]
    return phrase(told, messages) if told else Phrase()


def _key(kind: str, rule: str, messages: Messages) -> str:
    key = f"{kind}.{rule}"
    return key if key in messages.keys else f"{kind}.other"


def effects_of(card: Any, rule: str) -> Iterator[Effects]:
    """Every test that a card may call for by a rule."""
    if isinstance(card, CombatCard):
        card = card.attack if rule == ATTACKS else card.defend
    if isinstance(card, MonsterToken):
        card = card.special
    if isinstance(card, Outcome | FinalAction) and rule != BY_A_WORD:
        yield Effects(card.test, card.passed, card.failed)
    elif isinstance(card, Demand) and rule != BY_A_WORD:
        yield Effects(card.test, failed=card.fail)
    for each in parts_within(card, Test):
        yield Effects(each.of, each.passed, each.failed)
    for sample in parts_within(card, TakeSample):
        yield Effects(sample.of, failed=sample.failed)
    for theft in parts_within(card, CarryOff):
        yield Effects(theft.of, robbed=theft.type)
