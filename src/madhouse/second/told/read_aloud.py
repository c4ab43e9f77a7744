"""What is read aloud: the author's text of an event, then what it does, rendered from its data."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from msgspec.structs import replace

from madhouse.engine.clauses import Condition, Verb, parts_within
from madhouse.engine.decisions import Fact
from madhouse.engine.describe import describe, phrase, said_of
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import capital, typeset
from madhouse.engine.words import Word
from madhouse.second.rules.mythos_targets import MANY
from madhouse.second.things.box import Box
from madhouse.second.things.monsters import Instruction, MythosEvent
from madhouse.second.things.scenario import Scenario, TokenOption
from madhouse.second.things.skills import TestOf
from madhouse.second.told.at_this_table import at_this_table, but_texts
from madhouse.second.told.card_texts import card_lines, face_lines
from madhouse.second.told.harder import OptionReader
from madhouse.second.words.base import AppVerb
from madhouse.second.words.everybody import Alternative
from madhouse.second.words.facts import Asks, Counted, Known, Read, Say
from madhouse.second.words.guessing import Guess

T = TypeVar("T")
Facts = Mapping[str, Fact]
OF_THE_APP = (Asks, Known, Counted)
"""Conditions that the app keeps to itself until they have come about."""


class Aloud(NamedTuple):
    """A text that somebody wrote, and what it does."""

    text: str
    rules: tuple[str, ...] = ()


class Written:
    """Everything that is read aloud in a scenario, for one reader."""

    def __init__(self, box: Box, scenario: Scenario, messages: Messages) -> None:
        self.box = box
        self.scenario = scenario
        self.messages = messages
        self.investigators = 0  # at this table, once it is known

    # -- rendered from data ----------------------------------------------------------------------

    def rules(self, verbs: Sequence[Verb]) -> str:
        """What some verbs say, in sentences."""
        here = at_this_table(but_texts(tuple(verbs)), self.investigators)
        return " ".join(describe(each, self.messages) for each in here)

    def what(self, verbs: Sequence[Verb]) -> Phrase:
        """The same as a part of a sentence."""
        here = at_this_table(but_texts(tuple(verbs)), self.investigators)
        return Phrase(phrase(here, self.messages)) if here else Phrase()

    def test(self, test: Any) -> Phrase:
        """A test as it is declared: (agility -1; 2)."""
        return Phrase(self.messages.text("instruction.declared", test=self.test_itself(test)))

    def test_itself(self, test: Any) -> Phrase:
        """The same where it stands alone: agility -1; 2."""
        return Phrase(phrase(at_this_table(test, self.investigators), self.messages))

    def test_in_words(self, test: TestOf, more: int | None = 0) -> str:
        """What is tested and how much of it is needed, in words where the numbers are known. So
        many more are needed; None: nobody knows how many, and no number is told."""
        here = at_this_table(test, self.investigators)
        text, known = self.messages.text, {"skill": here.skill, "modifier": here.modifier}
        total, difficulty = here.adds_up_to, here.difficulty
        if more is None:
            return text("detail.test", difficulty=None, **known)
        if isinstance(total, int):
            return text("detail.test-in-all", total=total + more, **known)
        if total is None and isinstance(difficulty, int):
            return text("detail.test", difficulty=difficulty + more, **known)
        if total is None and difficulty is None:
            return text("detail.test", difficulty=None, **known)
        return str(self.test_itself(here))

    def condition(self, number: int) -> Phrase:
        """A condition that people are asked about."""
        told = cast(Condition, self.box.written[number])
        return Phrase(phrase(at_this_table(told, self.investigators), self.messages))

    def instruction_rules(self, text: Instruction | MythosEvent) -> tuple[str, ...]:
        """What stands below the prose, in the order in which it is resolved."""
        told = [self.rules(openly(text.do))]
        if text.test is not None:
            told.append(self.messages.text("instruction.test", test=self.test(text.test)))
        for key, verbs in (("passed", text.passed), ("failed", text.failed)):
            rules = self.rules(openly(verbs))
            told.append(self.outcome(text.test, key, rules))
        told.append(self.rules(openly(text.then)))
        return tuple(each for each in told if each)

    def outcome(self, test: TestOf | None, key: str, rules: str) -> str:
        """What passing or failing brings; without a difficulty there is nothing to pass."""
        if not rules or test is None or (test.difficulty is None and test.adds_up_to is None):
            return rules
        return self.messages.text(f"instruction.{key}", rules=Phrase(rules))

    def mythos_rules(self, event: MythosEvent) -> tuple[str, ...]:
        """Whom it strikes, and what it does to them."""
        text = self.messages.text
        rules = " ".join(self.instruction_rules(event))
        if event.nobody:
            nobody = Phrase(self.rules(event.nobody))
            rules = text("mythos.nobody", rules=Phrase(rules), nobody=nobody)
        at = text(f"mythos.at.{event.at}")
        if event.given:
            at = Phrase(f"{at} {said_of(event.given, self.messages)}")
        told = text(
            "mythos.whom",
            hits=event.hits,
            at=at,
            rules=Phrase(rules),
            number=self.investigators and (2 if self.investigators >= MANY else 1),
            many=MANY,
        )
        return (str(told),)

    # -- by what the log says --------------------------------------------------------------------

    def option(self, facts: Facts) -> TokenOption:
        """The option of a token that the facts name."""
        return self.box.tokens[str(facts["token"])].options[int(str(facts["option"]))]

    def prologue(self, _: Facts) -> Aloud:
        """Paragraph by paragraph."""
        return Aloud("\n\n".join(self.scenario.prologue))

    def scenario_rule(self, facts: Facts) -> Aloud:
        """As the author words it."""
        return Aloud(self.box.rules[str(facts["rule"])].text)

    def token_text(self, facts: Facts) -> Aloud:
        """The first time the whole text, then the short one; and the test that follows."""
        option = self.option(facts)
        text = (option.again or option.text) if facts["again"] else option.text
        if option.test is None:
            return Aloud(text or option.label)
        more = OptionReader(self.investigators).more_needed(option, str(facts["token"]))
        return Aloud(text or option.label, (f"{capital(self.test_in_words(option.test, more))}.",))

    def label(self, facts: Facts) -> Phrase:
        """What was chosen, as a sentence before its text; nothing where it is all there is."""
        option = self.option(facts)
        if not option.text:
            return Phrase()
        return Phrase(option.label if option.label[-1:] in ".?!" else f"{option.label}.")

    def token_outcome(self, facts: Facts) -> Aloud:
        """What the author wrote for passing or failing, if anything."""
        option = self.option(facts)
        return Aloud(option.pass_text if facts["passed"] else option.fail_text)

    def reading(self, facts: Facts) -> Aloud:
        """The text for this value of a hidden variable, or of a mark of it."""
        word = cast(Read, self.box.written[int(str(facts["word"]))])
        return Aloud(word.texts[str(facts["value"])])

    def said(self, facts: Facts) -> Aloud:
        """A text in the course of something."""
        return Aloud(cast(Say, self.box.written[int(str(facts["word"]))]).text)

    def event(self, facts: Facts) -> Aloud:
        """An event of the scenario, and what people are to do by it, unless it is told word by word
        as it is done."""
        event = next(each for each in self.scenario.events if each.id == facts["event"])
        rules = self.rules(openly(event.do)) if facts["whole"] else ""
        text = (event.again or event.text) if facts["again"] else event.text
        return Aloud(text, (rules,) if rules else ())

    def mythos_event(self, facts: Facts) -> Aloud:
        """A mythos event."""
        event = self.box.mythos[str(facts["event"])]
        return Aloud(event.text, self.mythos_rules(event))

    def instruction(self, facts: Facts) -> Aloud:
        """A text that was drawn for a monster."""
        text = cast(Instruction, self.box.written[int(str(facts["text"]))])
        return Aloud(text.text, self.instruction_rules(text))

    def instructed(self, facts: Facts) -> Aloud:
        """What people are to do with their own hands."""
        word = cast(Verb, self.box.written[int(str(facts["word"]))])
        return Aloud(self.rules((for_people(word),)))

    def objective(self, facts: Facts) -> Aloud:
        """The line that is shown now."""
        return Aloud(self.scenario.objectives[int(str(facts["objective"]))].text)

    def fact(self, facts: Facts) -> Aloud:
        """What the log says of it."""
        known = next(each for each in self.scenario.facts if each.id == facts["fact"])
        return Aloud(known.worded(str(facts.get("value", ""))))

    def guessed(self, facts: Facts) -> Aloud:
        """What somebody named."""
        word = cast(Guess, self.box.written[int(str(facts["word"]))])
        return Aloud(word.of[str(facts["value"])])

    def ending(self, facts: Facts) -> Aloud:
        """The epilogue with the lines that are read; it names who was there, lost and left."""
        ending = self.scenario.endings.get(str(facts["ending"]))
        if ending is None:
            return Aloud("")
        numbers = cast(list[str], facts["lines"])
        told = [ending.text, *(ending.lines[int(each)].text for each in numbers)]
        return Aloud("\n".join(self._filled(each, facts) for each in told))

    def _filled(self, line: str, facts: Facts) -> str:
        for place in ("you", "here", "lost", "all"):
            names = cast(list[str], facts.get(place, []))
            line = line.replace(
                f"{{{place}}}", self.messages.text(f"epilogue.{place}", names=names)
            )
        return line[:1].upper() + line[1:]  # 'whoever was there' may open it

    def harm(self, facts: Facts) -> Aloud:
        """What stands on a Damage or Horror card that lies faceup now."""
        cards = (*self.box.damage.values(), *self.box.horror.values())
        card = next(each for each in cards if each.id == facts["card"])
        return Aloud("", tuple(card_lines(card, self)))

    def condition_front(self, facts: Facts) -> Aloud:
        """What stands on the front of a Condition."""
        return Aloud("", tuple(card_lines(self.box.conditions[str(facts["condition"])], self)))

    def spell_back(self, facts: Facts) -> Aloud:
        """The back of a Spell, now that it is turned over."""
        back = self.box.spells[str(facts["card"])].backs[int(str(facts["back"]))]
        rules = self.rules(back.do)
        return Aloud(back.text, (rules,) if rules else ())

    def elixir_back(self, facts: Facts) -> Aloud:
        """The back of an Elixir, now that it is turned over."""
        back = self.box.elixirs[str(facts["card"])].backs[int(str(facts["back"]))]
        return Aloud(back.text, tuple(face_lines(back, self)))

    def condition_back(self, facts: Facts) -> Aloud:
        """The back of a Condition, now that it is turned over."""
        backs = self.box.conditions[str(facts["condition"])].backs
        back = next(each for each in backs if each.id == facts["back"])
        rules = self.rules(back.do)
        return Aloud(f"{back.name}. {back.text}".strip(), (rules,) if rules else ())


WRITTEN: dict[str, Callable[[Written, Facts], Aloud]] = {
    "prologue": Written.prologue,
    "scenario-rule": Written.scenario_rule,
    "rule-held": Written.scenario_rule,
    "token-text": Written.token_text,
    "token-outcome": Written.token_outcome,
    "reading": Written.reading,
    "said": Written.said,
    "event": Written.event,
    "mythos-event": Written.mythos_event,
    "instruction": Written.instruction,
    "instructed": Written.instructed,
    "objective": Written.objective,
    "learned": Written.fact,
    "learned-value": Written.fact,
    "guessed": Written.guessed,
    "ending": Written.ending,
    "harm": Written.harm,
    "became": Written.condition_front,
    "spell-flipped": Written.spell_back,
    "elixir-flipped": Written.elixir_back,
    "condition-flipped": Written.condition_back,
}
"""Events to which somebody wrote something, or that bring a card."""


def openly(verbs: Sequence[Verb]) -> tuple[Verb, ...]:
    """What of an instruction is said: not what the app does by itself, nor what hangs on something
    that it keeps to itself."""
    return tuple(each for each in verbs if _is_open(each))


def for_people(thing: T) -> T:
    """The same without what the app sees to, wherever anything else is left to be said."""
    return cast(T, _for_people(thing))


def _for_people(thing: Any) -> Any:
    if isinstance(thing, tuple):
        theirs = tuple(each for each in thing if not isinstance(each, AppVerb))
        return tuple(map(_for_people, theirs or thing))
    if not isinstance(thing, Verb | Alternative):
        return thing
    parts = {name: _for_people(getattr(thing, name)) for name in thing.__struct_fields__}
    return replace(thing, **parts)


def _is_open(verb: Verb) -> bool:
    if isinstance(verb, AppVerb) or any(parts_within(verb, AppVerb)):
        return False
    return not any(isinstance(each, OF_THE_APP) for each in parts_within(verb, Word))


def told(aloud: Aloud) -> tuple[str, list[str]]:
    """With printed quotation marks."""
    return str(typeset(aloud.text).strip()), [str(typeset(each)) for each in aloud.rules]
