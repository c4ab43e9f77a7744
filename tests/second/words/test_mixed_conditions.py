"""Conditions that hang on what people see and on what the app hides: each is asked for its own."""

import pytest

import madhouse
from madhouse.engine.decisions import Decision
from madhouse.second.app.who_knows import is_mixed
from madhouse.second.edition import edition
from madhouse.second.tellers import teller_of
from madhouse.second.told.telling import teller_for
from tests.rules.second.tables import LEV, PEARL, Played, app, asked, kinds
from tests.second.houses import house

DOOR = """
hidden: {mood: [kind, sour]}
facts: [{id: inside, text: You are inside.}]
tokens:
  - id: clerk
    kind: person
    at: front-hall.a
    options:
      - label: Ask to be let in.
        if: [{any_of: [{carries: crowbar}, {asks: {mood: kind}}]}]
        do: [{learn: inside}]
"""


def at_the_clerk(mood: str) -> Played:
    """People before the clerk, who ask to be let in."""
    table = madhouse.SecondTableBuilder(told=house(DOOR), hands="people").values(mood=mood)
    table.investigator(LEV, at="front-hall.a").investigator(PEARL, at="front-hall.a")
    game = table.token("clerk", "front-hall.a").play(stage="people")
    game.apply("people", "token clerk 0")
    return game


def test_people_are_asked_for_what_they_see_and_for_nothing_else() -> None:
    game = at_the_clerk("sour")
    told = house(DOOR)
    question = teller_for(told.box, told.scenario).question(asked(game))
    assert question == "Is this so: you have the Crowbar?"
    game.apply("people", "yes")
    assert app(game).facts == ["inside"]
    assert len(app(game).possible) == 2  # the mood was of no account


@pytest.mark.parametrize(("mood", "facts"), [("kind", ["inside"]), ("sour", [])])
def test_what_is_withheld_by_a_variable_narrows_it(mood: str, facts: list[str]) -> None:
    game = at_the_clerk(mood)
    game.apply("people", "no")
    assert app(game).facts == facts
    assert len(app(game).possible) == 1
    assert ("not-now" in kinds(game)) is (mood == "sour")


def test_what_people_must_have_is_said_with_the_option() -> None:
    teller = teller_of("first-cold-night")
    told = edition("first-cold-night")
    token, number = next(
        (token.id, number)
        for token in told.scenario.tokens
        for number, option in enumerate(token.options)
        if option.given and "Carries(card='crowbar')" in repr(option.given)
    )
    line = f"token {token} {number}"
    decision = Decision(("people",), "investigator-phase", (line,))
    assert teller.option(decision, line).detail.endswith("if you have the Crowbar")


def test_only_what_joins_both_is_mixed() -> None:
    (clerk,) = house(DOOR).scenario.tokens
    (condition,) = clerk.options[0].given
    assert is_mixed(condition)
    assert not any(is_mixed(each) for each in condition.these)  # type: ignore[attr-defined]
