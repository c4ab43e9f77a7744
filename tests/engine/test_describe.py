"""Card text made from data, with a vocabulary and a catalogue of a few words."""

import enum
import re
from collections.abc import Generator
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec
import pytest

from madhouse.engine.clauses import Clauses, Condition, Standing, Verb, When
from madhouse.engine.describe import check_texts, describe, phrase
from madhouse.engine.messages import MessageError, Messages
from madhouse.engine.words import Vocabulary


class CardVerb(Verb, frozen=True):
    def run(self, g: Any, scene: Any) -> Generator[Any, Any, None]:  # noqa: ARG002
        yield from ()


class CardCondition(Condition, frozen=True):
    def holds(self, g: Any, scene: Any) -> bool:  # noqa: ARG002
        return True


class CardStanding(Standing, frozen=True):
    def answer(self, g: Any, scene: Any, value: Any) -> Any:  # noqa: ARG002
        return value


class Attribute(enum.Enum):
    WILLPOWER = "willpower"


class TestOf(msgspec.Struct, frozen=True):
    __test__ = False
    attribute: Attribute
    modifier: int = 0


class TakeHorror(CardVerb, frozen=True):
    amount: int


class BeStunned(CardVerb, frozen=True):
    pass


class Scream(CardVerb, frozen=True):
    pass


class DiscardCard(CardVerb, frozen=True):
    card: str


class MoveMonster(CardVerb, frozen=True):
    spaces: int = 1
    by: Literal["keeper", "you"] = "keeper"


class Test(CardVerb, frozen=True):
    __test__ = False
    of: TestOf
    passed: tuple[Verb, ...] = ()
    failed: tuple[Verb, ...] = ()


class InDarkness(CardCondition, frozen=True):
    pass


class Carries(CardCondition, frozen=True):
    card: str


class Never(CardCondition, frozen=True):
    denies: ClassVar[str] = "that"
    that: Condition


class Whoever(CardVerb, frozen=True):
    about: ClassVar[str] = "given"
    given: tuple[Condition, ...]


class Bonus(CardStanding, frozen=True):
    amount: int


WORDS = Vocabulary({Verb: CardVerb, Condition: CardCondition, Standing: CardStanding})
FAMILIES = (Verb, Condition, Standing)
MOMENTS = ("killed", "turn_ends")

TEXTS = """
verb:
  take_horror: "take {amount} horror"
  be_stunned: you are stunned
  scream: you scream!
  discard_card: "discard {card}"
  whoever: "someone {given} screams"
  move_monster:
    by: spaces
    one: {by: by, you: you move it 1 space, other: he moves it 1 space}
    other: {by: by, you: "you move it {spaces} spaces", other: "he moves it {spaces} spaces"}
  test:
    by: passed
    none: "test {of}. If you fail, {failed}"
    other:
      by: failed
      none: "test {of}. If you pass, {passed}"
      other: "test {of}. If you pass, {passed}. If you fail, {failed}"
condition:
  in_darkness: you are in darkness
  carries: "you carry {card}"
  never: "never {that}"
not:
  carries: "you are without {card}"
who:
  carries: "who carries {card}"
  not: {carries: "who is without {card}"}
  else: "of whom it is said that {that}"
standing:
  bonus: "{amount:+} to your tests"
  if: "{what} while {given}"
part:
  test_of: {by: modifier, 0: "{attribute}", other: "{attribute} {modifier:+}"}
attribute: {willpower: Willpower}
moment: {killed: when you would be killed, turn_ends: at the end of your turn}
when: {at: "{moment}, {what}", if: "{moment}, if {given}"}
choice:
  may: "you may {what}"
  cost: "{cost} to {what}"
  instead: {by: may, "true": "{what} instead", other: "{what} in its place"}
  nothing: nothing happens
limit: {turn: "once a turn, {what}", round: "once a round, {what}", game: "once a game, {what}"}
sentence: "{text}."
join:
  and: {by: count, 2: "{first} and {rest}", other: "{first}, {rest}"}
  either: {by: count, 2: "{first} or {rest}", other: "{first}, {rest}"}
  or: {by: count, 2: "{first}, or {rest}", other: "{first}, {rest}"}
  then: {by: count, 2: "{first}, then {rest}", other: "{first}, {rest}"}
  sentences: "{first} {rest}"
"""


@pytest.fixture
def messages(tmp_path: Path) -> Messages:
    return catalogue(tmp_path, TEXTS)


PARTS = """
moment_with:
  carries: "{moment} with {card} ({name})"
  not: {in_darkness: "{moment} in the light"}
standing_with:
  carries: "{what} with {card} ({name})"
"""


def catalogue(directory: Path, texts: str) -> Messages:
    (directory / "cards.yaml").write_text(texts, encoding="utf-8")
    names = {"iron-key": "the Iron Key"}
    return Messages.load(directory).with_names(lambda name: names.get(name, name))


WILLPOWER = TestOf(Attribute.WILLPOWER, -1)
DARK = (InDarkness(), Carries("iron-key"))


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (TakeHorror(2), "Take 2 horror."),
        (DiscardCard("iron-key"), "Discard the Iron Key."),
        (MoveMonster(by="you"), "You move it 1 space."),
        (
            (TakeHorror(1), BeStunned(), MoveMonster(3)),
            "Take 1 horror, you are stunned, then he moves it 3 spaces.",
        ),
        (
            Test(TestOf(Attribute.WILLPOWER), failed=(TakeHorror(1), BeStunned())),
            "Test Willpower. If you fail, take 1 horror, then you are stunned.",
        ),
        (
            (BeStunned(), Test(WILLPOWER, (BeStunned(),)), TakeHorror(1), BeStunned()),
            "You are stunned, then test Willpower −1. If you pass, you are stunned. "
            "Take 1 horror, then you are stunned.",
        ),
        (Scream(), "You scream!"),
        ((Scream(), BeStunned()), "You scream! You are stunned."),
        (Bonus(1), "+1 to your tests."),
        (
            Bonus(-2, given=DARK),
            "−2 to your tests while you are in darkness and you carry the Iron Key.",
        ),
        (
            (Bonus(1), When("killed")),
            "+1 to your tests. When you would be killed, nothing happens.",
        ),
        (When("killed", instead=True), "When you would be killed, nothing happens in its place."),
        (
            When("turn_ends", (TakeHorror(1),), given=DARK[:1]),
            "At the end of your turn, if you are in darkness, take 1 horror.",
        ),
        (
            When(
                "killed",
                (TakeHorror(2),),
                may=True,
                cost=(DiscardCard("iron-key"),),
                limit="game",
                instead=True,
            ),
            "Once a game, when you would be killed, you may discard the Iron Key to take 2 horror "
            "instead.",
        ),
        (Clauses(), ""),
        (
            Clauses(do=(BeStunned(),), standing=(Bonus(1),), when=(When("killed"),)),
            "You are stunned. +1 to your tests. When you would be killed, nothing happens.",
        ),
    ],
)
def test_text_comes_out_as_sentences(thing: Any, text: str, messages: Messages) -> None:
    assert describe(thing, messages) == text


def test_a_phrase_has_neither_capital_nor_full_stop(messages: Messages) -> None:
    assert phrase(TakeHorror(1), messages) == "take 1 horror"


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (Never(InDarkness()), "never you are in darkness"),
        (Never(Carries("iron-key")), "you are without the Iron Key"),
        (Whoever(DARK[1:]), "someone who carries the Iron Key screams"),
        (Whoever((Never(DARK[1]),)), "someone who is without the Iron Key screams"),
        (
            Whoever(DARK),
            "someone of whom it is said that you are in darkness "
            "and who carries the Iron Key screams",
        ),
    ],
)
def test_a_condition_may_have_an_opposite_and_be_said_of_somebody(
    thing: Any, text: str, messages: Messages
) -> None:
    assert phrase(thing, messages) == text


def test_a_word_without_text_is_an_error_that_names_the_message(tmp_path: Path) -> None:
    lacking = catalogue(tmp_path, TEXTS.replace("be_stunned:", "be_stuned:"))
    with pytest.raises(MessageError, match=r"no message 'verb\.be_stunned'; did you mean"):
        describe(BeStunned(), lacking)


def test_every_word_part_and_moment_has_its_text(messages: Messages) -> None:
    check_texts(WORDS, FAMILIES, MOMENTS, messages)


@pytest.mark.parametrize(
    ("written", "instead", "mistake"),
    [
        ("be_stunned:", "be_stuned:", "no message 'verb.be_stunned'"),
        ("willpower: Will", "luck: Will", "no message 'attribute.willpower'"),
        ("test_of:", "test_off:", "no message 'part.test_of'"),
        ("killed:", "kiled:", "no message 'moment.killed'"),
        ("may:", "might:", "no message 'choice.may'"),
        ("{amount} horror", "{amounts} horror", "'verb.take_horror' asks for 'amounts'"),
        ("without {card}", "without {cards}", "'not.carries' asks for 'cards'"),
    ],
)
def test_a_catalogue_with_a_gap_is_refused(
    tmp_path: Path, written: str, instead: str, mistake: str
) -> None:
    lacking = catalogue(tmp_path, TEXTS.replace(written, instead))
    with pytest.raises(MessageError, match=re.escape(mistake)):
        check_texts(WORDS, FAMILIES, MOMENTS, lacking)


def test_in_the_pseudo_language_every_letter_comes_from_the_catalogue(messages: Messages) -> None:
    thing = When("killed", (Test(WILLPOWER, (TakeHorror(2),)), BeStunned()), may=True, limit="turn")
    text = describe(thing, messages.pseudo())
    assert not set("aeiouAEIOU").intersection(text)
    assert text.count("[") == text.count("]")
    assert text.startswith("[[Öñçé å tûrñ, [[whéñ ")
    assert "−1" in text


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (
            When("turn_ends", (Scream(),), given=(Carries("iron-key"), InDarkness())),
            "At the end of your turn with the Iron Key (turn_ends), if you are in darkness, "
            "you scream!",
        ),
        (
            When("turn_ends", (Scream(),), given=(Never(InDarkness()),)),
            "At the end of your turn in the light, you scream!",
        ),
        (
            Bonus(1, given=DARK),
            "+1 to your tests with the Iron Key (bonus) while you are in darkness.",
        ),
        (Bonus(1, given=DARK[1:]), "+1 to your tests with the Iron Key (bonus)."),
    ],
)
def test_a_condition_can_be_a_part_of_what_it_limits(tmp_path: Path, thing: Any, text: str) -> None:
    assert describe(thing, catalogue(tmp_path, TEXTS + PARTS)) == text


def test_such_a_part_asks_for_nothing_that_is_not_given(tmp_path: Path) -> None:
    texts = TEXTS + PARTS.replace("{what}", "{who}")
    with pytest.raises(MessageError, match=r"standing_with\.carries"):
        check_texts(WORDS, FAMILIES, MOMENTS, catalogue(tmp_path, texts))
