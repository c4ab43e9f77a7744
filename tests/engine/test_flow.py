"""Rules that pause: when a question is asked, and what comes back."""

from typing import TypeVar

import pytest

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import REDEALT, Rule, choose, choose_among, choose_secretly

T = TypeVar("T")


def run(rule: Rule[T], *answers: str) -> tuple[list[Decision], T]:
    """The questions a rule asks, and what it returns in the end."""
    asked: list[Decision] = []
    given = iter((None, *answers))
    try:
        while True:
            question = rule.send(next(given))
            assert isinstance(question, Decision)
            asked.append(question)
    except StopIteration as done:
        return asked, done.value


def test_a_choice_asks_and_returns_the_answer() -> None:
    about: dict[str, str | int | bool | list[str] | None] = {"door": "hall"}
    asked, answer = run(choose(("ann",), "way", ["left", "right"], "1e.x", about), "right")
    assert answer == "right"
    assert asked == [Decision(("ann",), "way", ("left", "right"), "1e.x", about)]


def test_a_choice_of_one_is_not_asked() -> None:
    assert run(choose(("ann",), "way", ["left"])) == ([], "left")


def test_a_choice_among_things_returns_the_thing() -> None:
    asked, chosen = run(choose_among(("ann",), "size", [3, 5], "{} feet".format), "5 feet")
    assert chosen == 5
    assert asked[0].options == ("3 feet", "5 feet")


def test_a_secret_choice_of_one_is_asked_all_the_same() -> None:
    asked, answer = run(choose_secretly(lambda: Decision(("ann",), "card", ("pass",))), "pass")
    assert answer == "pass"
    assert [each.secret for each in asked] == [True]


def test_a_secret_choice_is_offered_anew_when_its_cards_were_dealt_anew() -> None:
    hand = ["panic"]
    rule = choose_secretly(lambda: Decision(("ann",), "card", tuple(hand)))
    first = next(rule)
    hand[:] = ["dread", "gloom"]
    second = rule.send(REDEALT)
    assert isinstance(first, Decision)
    assert isinstance(second, Decision)
    assert (first.options, second.options) == (("panic",), ("dread", "gloom"))
    with pytest.raises(StopIteration, match="gloom"):
        rule.send("gloom")


@pytest.mark.parametrize(
    "other",
    [
        Decision(("ann",), "other", ("a", "b")),
        Decision(("bob",), "kind", ("a", "b")),
        Decision(("ann", "a"), "kind", ("b",)),
        Decision(("ann",), "kind", ("b", "a")),
        Decision(("ann",), "kind", ("a", "b", "c")),
    ],
)
def test_a_fingerprint_changes_with_the_question(other: Decision) -> None:
    assert other.fingerprint != Decision(("ann",), "kind", ("a", "b")).fingerprint


def test_a_fingerprint_is_eight_letters_that_stay() -> None:
    decision = Decision(("ann",), "kind", ("a", "b"), number=1)
    assert decision.fingerprint == Decision(("ann",), "kind", ("a", "b"), number=2).fingerprint
    assert len(decision.fingerprint) == 8
