"""Explained: every event and every question names a rule that the catalogue has."""

import ast
import random
from collections.abc import Iterator

import pytest

from madhouse.api import new_game
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import OPTIONAL_RULES
from madhouse.first.things.state import State
from madhouse.rules.catalogue import rule
from tests.rule_sources import rule_files

# At which place each way of telling or asking takes its rules.
PLACES = {"tell": 1, "Decision": 3, "choose": 3, "choose_among": 4}


def rules_given() -> Iterator[tuple[str, ast.expr | None]]:
    """Where something is told or asked, and the rules it is given there."""
    for path in rule_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = called(node)
            if isinstance(node, ast.Call) and name in PLACES:
                at = PLACES[name]
                given = node.args[at] if len(node.args) > at else None
                yield f"{path.name}:{node.lineno}", given


def called(node: ast.AST) -> str:
    """`tell` for `g.tell(...)`, `choose` for `choose(...)`."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr if node.func.attr == "tell" else ""
    return node.func.id if isinstance(node.func, ast.Name) else ""


@pytest.mark.parametrize(
    ("place", "given"), [pytest.param(*each, id=each[0]) for each in rules_given()]
)
def test_every_event_and_question_is_given_a_rule(place: str, given: ast.expr | None) -> None:
    assert given is not None, f"{place} names no rule"
    assert not (isinstance(given, ast.Tuple) and not given.elts), f"{place} names no rule"
    for part in ast.walk(given):
        if isinstance(part, ast.Constant):
            assert rule(str(part.value)).text


def played_through(seed: int) -> Game[State, View]:
    """A random game with all optional rules; every question on the way has its rule."""
    game: Game[State, View] = new_game(
        seed=seed, investigators=1 + seed % 4, options=list(OPTIONAL_RULES)
    )
    choice = random.Random(seed)
    while not game.over:
        decision = game.pending[0]
        assert rule(decision.rule).text
        game.apply(decision.seats[0], choice.choice(decision.options))
    return game


@pytest.mark.parametrize("seed", range(3))
def test_in_a_whole_game_nothing_goes_unexplained(seed: int) -> None:
    for event in played_through(seed).events("keeper"):
        assert event.rules, event.kind
        assert all(rule(each).text for each in event.rules)
