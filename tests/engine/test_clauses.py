"""The index of clauses, and the question a standing answer answers."""

from typing import Any

from madhouse.engine.clauses import Clauses, Index, Standing, When


class MayNotTrade(Standing, frozen=True):
    def answer(self, g: Any, scene: Any, value: bool) -> bool:  # noqa: ARG002
        return False


class TestBonus(Standing, frozen=True):
    __test__ = False
    question = "test_value"
    amount: int

    def answer(self, g: Any, scene: Any, value: int) -> int:  # noqa: ARG002
        return value + self.amount


class Card(Clauses, frozen=True):
    id: str


RING = Card(
    id="ring",
    standing=(TestBonus(1), MayNotTrade(), TestBonus(2)),
    when=(When("turn_ends", limit="turn"), When("clue_found")),
)
INDEX = Index({"ring": RING, "rope": Card(id="rope")})


def test_a_standing_answer_asks_its_own_word_unless_it_names_another() -> None:
    assert MayNotTrade().question == "may_not_trade"
    assert TestBonus(1).question == "test_value"


def test_standing_answers_are_found_by_card_and_question_in_written_order() -> None:
    assert INDEX.standing("ring", "test_value") == (TestBonus(1), TestBonus(2))
    assert INDEX.standing("rope", "test_value") == ()
    assert INDEX.standing("nowhere", "test_value") == ()


def test_moments_are_found_by_card_and_name() -> None:
    assert INDEX.moments("ring", "clue_found") == (When("clue_found"),)
    assert INDEX.moments("ring", "monster_dies") == ()


def test_the_index_knows_which_questions_and_moments_occur_at_all() -> None:
    assert set(INDEX.answering) == {"may_not_trade", "test_value"}
    assert set(INDEX.waiting) == {"turn_ends", "clue_found"}


def test_answers_fold() -> None:
    value = 4
    for bonus in INDEX.standing("ring", "test_value"):
        value = bonus.answer(None, None, value)
    assert value == 7
