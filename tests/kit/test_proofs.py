"""Proofs: with every combination of answers both sides can win, and the engine plays it again."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from madhouse.api import load_case, verify_case
from madhouse.engine.wording import conditions_in, word
from madhouse.first.edition import FirstEdition, edition, the_box
from madhouse.first.kit.estimates import TABLE, Side
from madhouse.first.kit.proof import SIDES, Proof, prove
from madhouse.first.kit.proving import NUMBERS
from madhouse.first.things.seeding import Answers, combinations, markers

STORIES = the_box().story_ids
WHOLE = "the-cold-supper"
"""The story whose proofs are all made in every test run."""


def proofs(told: FirstEdition, setups: Iterable[Answers] | None = None) -> Iterator[Proof]:
    """The proofs of a story, with every combination of answers or with some."""
    for answers in combinations(told.story) if setups is None else setups:
        for side in SIDES:
            for number in NUMBERS:
                yield prove(told, answers, side, number)


def one_for_each_objective(told: FirstEdition) -> Iterator[Answers]:
    """For each truth one combination, each time with other answers to the other questions."""
    for at, objective in enumerate(told.story.objectives):
        fitting = [each for each in combinations(told.story) if objective.marker in markers(each)]
        yield fitting[at * len(fitting) // len(told.story.objectives)]


def assert_won(proof: Proof) -> None:
    assert proof.case is not None, f"no win was found: {proof.name}"
    assert proof.replayed, proof.name
    verify_case(proof.case, proof.name)
    game = load_case(proof.case, proof.name)
    assert game.result is not None
    assert game.result.winner == proof.side


def test_both_sides_can_win_the_training_story_whatever_is_answered() -> None:
    told = edition(WHOLE)
    found = list(proofs(told))
    assert len(found) == 8 * len(list(combinations(told.story)))
    for proof in found:
        assert_won(proof)


@pytest.mark.parametrize("story", [name for name in STORIES if name != WHOLE])
def test_both_sides_can_win_by_each_objective(story: str) -> None:
    told = edition(story)
    for proof in proofs(told, one_for_each_objective(told)):
        assert_won(proof)


@pytest.mark.soak
@pytest.mark.parametrize("story", STORIES)
def test_both_sides_can_win_every_story_whatever_is_answered(story: str) -> None:
    for proof in proofs(edition(story)):
        assert_won(proof)


def test_the_other_side_only_passes() -> None:
    told = edition(WHOLE)
    proof = prove(told, _first(told), "keeper")
    assert proof.case is not None
    investigators = [line for line in proof.case.splitlines() if " investigator-1: " in line]
    turns = [line for line in investigators if "end turn" in line]
    moves = [line for line in investigators if ": move " in line or ": run " in line]
    assert turns
    assert not moves


def test_a_proof_is_kept_under_its_story_answers_and_side(tmp_path: Path) -> None:
    told = edition(WHOLE)
    proof = prove(told, _first(told), "investigators")
    proof.write(tmp_path)
    (file,) = tmp_path.iterdir()
    assert file.name == "the-cold-supper-1A2A-investigators-2.case"
    verify_case(file.read_text(encoding="utf-8"))


def test_the_answers_of_a_proof_are_those_that_were_asked_for() -> None:
    told = edition(WHOLE)
    for answers in combinations(told.story):
        proof = prove(told, answers, "investigators")
        assert proof.case is not None
        given = load_case(proof.case).table.state.keeper.answers
        assert [f"{question}{letter}" for question, letter in given.items()] == markers(answers)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("story", STORIES)
def test_every_word_of_a_goal_has_an_estimate(story: str, side: Side) -> None:
    for objective in edition(story).story.objectives:
        goal = objective.keeper if side == "keeper" else objective.investigators
        words = {word(each) for each in conditions_in(goal) if (side, word(each)) not in TABLE}
        unwanted = {word(each.that) for each in conditions_in(goal) if word(each) == "not"}
        assert words <= {"not", *unwanted}, objective.id


def _first(told: FirstEdition) -> Answers:
    return next(combinations(told.story))
