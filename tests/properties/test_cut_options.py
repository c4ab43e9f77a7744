"""Options are written and read by their forms alone, as far as the source can tell."""

from pathlib import Path

import pytest

import madhouse
from madhouse.engine import forms
from madhouse.engine.forms import form
from madhouse.first.told.option_texts import GRAMMAR
from tests.properties.cut_options import cuts_in, written_by_hand

SOURCE = Path(madhouse.__file__).parent
MODULES = sorted(path for path in SOURCE.rglob("*.py") if path != Path(forms.__file__))


def test_no_module_cuts_or_searches_an_option() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{cut.line}: {cut.what}"
        for path in MODULES
        for cut in cuts_in(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_module_writes_an_option_that_has_a_form() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{cut.line}: {cut.what}"
        for path in MODULES
        for cut in written_by_hand(path.read_text(encoding="utf-8"), GRAMMAR.forms)
    ]
    assert found == []


@pytest.mark.parametrize(
    "does",
    [
        "option.split()",
        "option.removeprefix('move ')",
        "answer.option.startswith('move ')",
        "option[5:]",
        "'.' in option",
        "' ' not in option",
        "PATTERN.fullmatch(option)",
        "re.sub('a', 'b', option)",
        "[letter for letter in option]",
        "decision.options[0].split()",
    ],
)
def test_a_cut_is_found(does: str) -> None:
    assert cuts_in(f"def judge(option, decision, answer):\n    return {does}\n")


@pytest.mark.parametrize(
    "source",
    [
        "def rule(g):\n    chosen = yield from choose(seats, 'turn', options)\n    chosen.split()",
        "def rule(g):\n    answer = yield Decision(seats, 'turn', options)\n    answer[1:]",
        "def told(line: Option):\n    return line.partition(' ')",
        "def judge(asked):\n    return [each.split() for each in asked.options]",
    ],
)
def test_an_option_is_known_by_where_it_comes_from(source: str) -> None:
    assert cuts_in(source)


@pytest.mark.parametrize(
    "source",
    [
        "def judge(option, decision):\n    return option in decision.options",
        "def laid(markers):\n    chosen = markers(1)\n    return 'a' in chosen",
        "def read(option):\n    return MOVE.read(option), MOVE.ids(option), option == STAY",
        "def agreed(header):\n    return [each.strip() for each in header.agreements]",
    ],
)
def test_nothing_else_is(source: str) -> None:
    assert cuts_in(source) == []


def test_an_option_that_is_written_by_hand_is_found() -> None:
    move = form("move {space}")
    assert written_by_hand("f'move {space}'", [move])
    assert not written_by_hand("f'moves {space}'", [move])
