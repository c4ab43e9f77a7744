"""Every kind of question is thought about, or stands in a list that says why it is not."""

import ast
from collections.abc import Iterator

from madhouse.engine.decisions import Decision
from madhouse.first.players.heuristic import HeuristicPlayer
from madhouse.first.players.investigators import answers as investigators
from madhouse.first.players.keeper import answers as keeper
from tests.properties.random_games import moments
from tests.rule_sources import rule_files
from tests.rules.first.tables import joe

ASKING = ("choose", "choose_among", "Decision")
BOTH = ("keeper", "investigators")
SIDES = {
    "(KEEPER,)": ("keeper",),
    "(who.player,)": ("investigators",),
    "(seat,)": ("investigators",),
    "g.investigator_seats": ("investigators",),
}
"""Whom the rules ask, by the words they ask with; whoever else is asked may be either."""


def calls() -> Iterator[tuple[str, ast.expr, ast.expr]]:
    """Every question in the rules: the file, who is asked and what kind it is."""
    for path in rule_files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ASKING:
                yield path.name, node.args[0], node.args[1]


def asked() -> set[tuple[str, str]]:
    """The sides and the kinds of question that they can be asked."""
    found = set()
    for file, seats, kind in calls():
        assert isinstance(kind, ast.Constant), f"{file} asks a question without a plain name"
        for side in SIDES.get(ast.unparse(seats), BOTH):
            found.add((side, str(kind.value)))
    return found


def test_every_question_that_comes_up_is_one_that_the_rules_are_seen_to_ask() -> None:
    known = asked()
    for seed in (1, 2, 3, 4, 5):
        for game in moments(seed):
            for decision in game.pending:
                side = "keeper" if decision.seats == ("keeper",) else "investigators"
                assert (side, decision.kind) in known


def test_every_kind_is_thought_about_or_left_to_chance_on_purpose() -> None:
    thought = {("keeper", kind) for kind in (*keeper.ANSWERS, *keeper.URGED, *keeper.BY_CHANCE)}
    ours = ("turn", *investigators.ANSWERS, *investigators.BY_CHANCE)
    thought |= {("investigators", kind) for kind in ours}
    assert asked() - thought == set()


def test_nothing_is_both_thought_about_and_left_to_chance() -> None:
    assert not investigators.ANSWERS.keys() & investigators.BY_CHANCE.keys()
    assert not (keeper.ANSWERS.keys() | keeper.URGED) & keeper.BY_CHANCE.keys()


def test_no_answer_waits_for_a_question_that_nobody_asks() -> None:
    known = asked()
    ours = (*investigators.ANSWERS, *investigators.BY_CHANCE)
    assert [kind for kind in ours if ("investigators", kind) not in known] == []
    theirs = (*keeper.ANSWERS, *keeper.BY_CHANCE)
    assert [kind for kind in theirs if ("keeper", kind) not in known] == []


def test_what_is_left_to_chance_comes_out_every_way() -> None:
    game = joe().play(turn_of="joe-diamond")
    for seat, kinds in (("keeper", keeper.BY_CHANCE), ("investigator-1", investigators.BY_CHANCE)):
        for kind in kinds:
            decision = Decision((seat,), kind, ("one", "other"))
            players = [HeuristicPlayer(str(seed)) for seed in range(20)]
            taken = {each.choose(game.view(seat), decision) for each in players}
            assert taken == {"one", "other"}, f"{kind}, asked of {seat}"


def test_a_kind_that_no_player_knows_is_answered_all_the_same() -> None:
    game = joe().play(turn_of="joe-diamond")
    for seat in ("keeper", "investigator-1"):
        decision = Decision((seat,), "never-heard-of", ("one", "other"))
        assert HeuristicPlayer("1").choose(game.view(seat), decision) in ("one", "other")
