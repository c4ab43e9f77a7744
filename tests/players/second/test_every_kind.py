"""Every kind of question is thought about, or stands in a list that says why it is not."""

import ast
from collections.abc import Iterator
from pathlib import Path

import madhouse.second
from madhouse.engine.decisions import Decision
from madhouse.second.players.answers import ANSWERS, BY_CHANCE
from madhouse.second.players.heuristic import HeuristicPlayer
from tests.players.second.asking import LEV, PEARL, table

HOME = Path(madhouse.second.__file__).parent
ASKING = ("choose", "choose_among", "decide_together", "Decision")
PEOPLES = "PEOPLE"
"""The seat of people at a table of their own, whom no computer answers for."""
NAMED = {"TURN": "turn", "PROPOSAL": "proposal", "PUZZLE": "puzzle"}


def calls() -> Iterator[ast.Call]:
    """Every question that the rules, the app and the words of cards put to a player."""
    for room in ("rules", "words", "acting", "app"):
        for path in sorted((HOME / room).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in ASKING:
                    yield node


def asked() -> set[str]:
    """The kinds of question, by the words with which they are asked."""
    found = set()
    for call in calls():
        if len(call.args) < 2 or PEOPLES in ast.unparse(call.args[0]):
            continue
        kind = call.args[1]
        if isinstance(kind, ast.Constant) and kind.value:
            found.add(str(kind.value))
        elif ast.unparse(kind) in NAMED:
            found.add(NAMED[ast.unparse(kind)])
    return found


def test_every_kind_is_thought_about_or_left_to_chance_on_purpose() -> None:
    assert asked() - {"turn", *ANSWERS, *BY_CHANCE} == set()


def test_nothing_is_both_thought_about_and_left_to_chance() -> None:
    assert not ANSWERS.keys() & BY_CHANCE.keys()


def test_no_answer_waits_for_a_question_that_nobody_asks() -> None:
    assert {*ANSWERS, *BY_CHANCE} - asked() == set()


def test_what_is_left_to_chance_comes_out_every_way() -> None:
    game = table().investigator(LEV, "kitchen.a").investigator(PEARL, "parlour.a").play(turn_of=LEV)
    view = game.view("player-1")
    for kind in BY_CHANCE:
        decision = Decision(("player-1",), kind, ("one", "other"))
        taken = {HeuristicPlayer(str(seed)).choose(view, decision) for seed in range(20)}
        assert taken == {"one", "other"}, kind
