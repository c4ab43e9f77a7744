"""Nothing of the second edition is without words: vocabulary, events, questions, options, cards."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import madhouse.second
from madhouse.engine.clauses import Condition, Standing, Verb
from madhouse.engine.describe import check_texts
from madhouse.engine.forms import Form, verb_of
from madhouse.second.rules.deeds import DEEDS
from madhouse.second.tellers import reference
from madhouse.second.things.known_names import MOMENTS
from madhouse.second.told.english import english
from madhouse.second.told.option_texts import FORMS
from madhouse.second.words import VOCABULARY

ROOT = Path(madhouse.second.__file__).parent
ASKING = {"Decision": 1, "choose": 1, "choose_among": 1, "decide_together": 1, "_buttons": 1}
"""What asks a question, and where in it the kind stands."""
ROOMS = ("acting", "app", "rules", "words")
"""Where questions are asked and events told."""
KEYS = set(english().keys)
ODD = re.compile(r"[{}_~|]|\bNone\b|Struct|\(\)|[a-z]=")
"""What stands in no text that was rendered whole."""


def calls() -> Iterator[tuple[ast.Call, str]]:
    """Every call in the rules of the edition, and the module in which it stands."""
    for room in ROOMS:
        for path in sorted((ROOT / room).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call):
                    yield node, f"madhouse.second.{room}.{path.stem}"


def called(node: ast.Call) -> str:
    """The last word of what is called."""
    return ast.unparse(node.func).rpartition(".")[2]


def kind_of(node: ast.expr, module: str) -> str:
    """A kind as it is written, or as a constant has it; none where it is passed on."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    named = isinstance(node, ast.Name) and node.id.isupper()
    return str(getattr(import_module(module), ast.unparse(node))) if named else ""


def told_kinds() -> set[str]:
    """Every kind of event that anything tells."""
    kinds = {kind_of(node.args[0], module) for node, module in calls() if called(node) == "tell"}
    assert "" not in kinds
    return kinds


def asked_kinds() -> set[str]:
    """Every kind of question that anything asks."""
    asking = [(node, module) for node, module in calls() if called(node) in ASKING]
    kinds = {kind_of(node.args[ASKING[called(node)]], module) for node, module in asking}
    return kinds - {""}


def test_every_word_can_be_said() -> None:
    check_texts(VOCABULARY, (Verb, Condition, Standing), MOMENTS, english())


@pytest.mark.parametrize("kind", sorted(told_kinds()))
def test_every_event_has_a_line(kind: str) -> None:
    assert f"log.{kind}" in KEYS


@pytest.mark.parametrize("kind", sorted(asked_kinds()))
def test_every_question_has_a_text(kind: str) -> None:
    assert f"question.{kind}" in KEYS


@pytest.mark.parametrize("form", FORMS.values(), ids=lambda form: form.line)
def test_every_option_has_a_text(form: Form) -> None:
    assert f"option.{form.verb}" in KEYS


@pytest.mark.parametrize("deed", DEEDS.known, ids=str)
def test_every_deed_has_a_text(deed: Form | str) -> None:
    assert f"option.{verb_of(deed)}" in KEYS


@pytest.mark.parametrize("card", sorted(reference("first-cold-night").cards))
def test_every_card_can_be_read(card: str) -> None:
    teller = reference("first-cold-night").anew()
    for number in (0, 4):  # in the library, and at a table
        teller.written.investigators = number
        told = teller.card(card)
        assert told.name
        assert not ODD.search(told.text)
