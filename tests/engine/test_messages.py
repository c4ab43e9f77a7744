"""Messages: places, choices, names, and catalogues that are wrong."""

import enum
from pathlib import Path

import pytest

from madhouse.engine.messages import MessageError, Messages, Phrase
from madhouse.engine.sources import ContentErrors

ENGLISH = """
log:
  moved: "{who} moves to {where}."
  damage: {by: amount, one: "{who} takes a wound.", other: "{who} takes {amount} wounds."}
  turn: {by: who, you: Your turn., other: "It is {who}'s turn."}
  found: {by: cards, none: "{who} finds nothing.", other: "{who} finds {cards}."}
  deep: {by: dark, "true": {by: n, 0: none, other: some}, other: light}
test: "test {attribute} {modifier:+}"
attribute: {strength: Strength}
placed: "{who} is {where:in}."
rolled: "you roll {more:dice}"
number: {dice: {by: less, "true": "{size} fewer", other: "{number:+} dice"}}
join:
  either: {by: count, 2: "{first} or {rest}", other: "{first}, {rest}"}
  and: {by: count, 2: "{first} and {rest}", other: "{first}, {rest}"}
"""
NAMES = {"joe-diamond": "Joe Diamond", "study": "the Study", "axe": "an axe", "key": "a key"}


class Attribute(enum.Enum):
    STRENGTH = "strength"


def catalogue(directory: Path, **files: str) -> Messages:
    for name, text in files.items():
        (directory / f"{name}.yaml").write_text(text, encoding="utf-8")
    return Messages.load(directory)


@pytest.fixture
def english(tmp_path: Path) -> Messages:
    return catalogue(tmp_path, english=ENGLISH).with_names(lambda name: NAMES.get(name, name))


def test_places_are_filled_and_ids_get_their_names(english: Messages) -> None:
    text = english.text("log.moved", who="joe-diamond", where="study")
    assert text == "Joe Diamond moves to the Study."


def test_plurals(english: Messages) -> None:
    assert english.text("log.damage", who="Ann", amount=1) == "Ann takes a wound."
    assert english.text("log.damage", who="Ann", amount=0) == "Ann takes 0 wounds."
    assert english.text("log.damage", who="Ann", amount=True) == "Ann takes True wounds."


def test_a_number_can_be_put_in_a_form_like_a_name(english: Messages) -> None:
    assert english.text("rolled", more=2) == "you roll +2 dice"
    assert english.text("rolled", more=-3) == "you roll 3 fewer"


def test_a_choice_goes_by_exact_value_before_names(english: Messages) -> None:
    assert english.text("log.turn", who="you") == "Your turn."
    assert english.text("log.turn", who="joe-diamond") == "It is Joe Diamond's turn."


def test_choices_nest_and_know_true_and_zero(english: Messages) -> None:
    assert english.text("log.deep", dark=True, n=0) == "none"
    assert english.text("log.deep", dark=True, n=1) == "some"
    assert english.text("log.deep", dark=False) == "light"


def test_lists_are_joined_and_an_empty_one_is_none(english: Messages) -> None:
    found = english.text("log.found", who="Ann", cards=("axe", "key", "rope"))
    assert found == "Ann finds an axe, a key and rope."
    assert english.text("log.found", who="Ann", cards=()) == "Ann finds nothing."


def test_enums_have_messages_and_numbers_may_be_signed(english: Messages) -> None:
    text = english.text("test", attribute=Attribute.STRENGTH, modifier=-1)
    assert text == "test Strength −1"
    assert english.text("test", attribute="axe", modifier=2) == "test an axe +2"


def test_a_place_may_ask_for_a_form_of_a_name(english: Messages) -> None:
    formed = english.with_names(str.title, lambda name, form: f"{form} {name.title()}")
    assert formed.text("placed", who="ann", where="study") == "Ann is in Study."
    assert formed.text("placed", who="ann", where=("attic", "study")) == (
        "Ann is in Attic or in Study."
    )
    assert formed.text("placed", who="ann", where=Phrase("away")) == "Ann is away."
    assert english.text("placed", who="ann", where="study") == "ann is the Study."


def test_a_ready_phrase_is_no_id(english: Messages) -> None:
    assert english.text("log.turn", who=Phrase("study")) == "It is study's turn."


def test_unknown_messages_and_missing_parameters_are_named(english: Messages) -> None:
    with pytest.raises(MessageError, match=r"no message 'log\.move'; did you mean 'log\.moved'"):
        english.text("log.move")
    with pytest.raises(MessageError, match=r"'log\.moved' needs 'where'; given: who"):
        english.text("log.moved", who="Ann")


def test_a_message_may_only_ask_for_what_is_given(english: Messages) -> None:
    english.check("log.damage", ["who", "amount"])
    with pytest.raises(MessageError, match=r"'log\.damage' asks for 'amount'.*'amounts'"):
        english.check("log.damage", ["who", "amounts"])


def test_the_pseudo_language_keeps_places_and_choices(english: Messages) -> None:
    pseudo = english.pseudo()
    assert pseudo.text("log.moved", who="joe-diamond", where="x") == "[Joe Diamond mövés tö x.]"
    assert pseudo.text("log.damage", who="Ann", amount=1) == "[Ann tåkés å wöûñd.]"
    assert all(pseudo.places(key) == english.places(key) for key in english.keys)


@pytest.mark.parametrize(
    ("written", "mistake"),
    [
        ("a: 7", "1:4: a: expected a message"),
        ("a: [b]", "1:4: a: expected a message"),
        ("a: 'to {Where}'", "1:4: a: a place is written {name}; found a lone '{'"),
        ("a: {by: n, one: b}", "1:4: a: a choice needs `by`"),
        ("a: {by: [n], other: b}", "1:4: a: a choice needs `by`"),
        ("a: b\na: c", "2:1: a: 'a' is written twice"),
    ],
)
def test_mistakes_in_a_catalogue_are_located(tmp_path: Path, written: str, mistake: str) -> None:
    with pytest.raises(ContentErrors) as caught:
        catalogue(tmp_path, wrong=written)
    assert f"wrong.yaml:{mistake}" in str(caught.value)


def test_two_files_may_not_write_the_same_message(tmp_path: Path) -> None:
    with pytest.raises(ContentErrors, match=r"two\.yaml:1:10: log\.a: .*already written"):
        catalogue(tmp_path, one="log: {a: b}", two="log: {a: c}")
