"""What is offered to one investigator: who it is, and what they make of it."""

from madhouse.second.things.state import PEOPLE
from tests.second.foes import FIRST, SECOND, Play, app, investigator, table
from tests.second.houses import house

LETTER = """
counters: {answers: 0}
events:
  - id: letter
    when: {round: 1}
    text: A letter has come.
    do:
      - one_investigator:
          whom: %s
          do:
            - either:
                - {text: Read it., do: [gain_clue, {count: answers}]}
                - {text: Leave it., do: [{suffer: {horror: 1}}]}
"""


def letter(whom: str = "fewest clues", clues: tuple[int, int] = (1, 0)) -> Play:
    builder = table(house(LETTER % whom), second="front-hall.b")
    for who, number in zip(builder.state.investigators, clues, strict=True):
        who.clues = number
    return builder.play(stage="mythos")


def test_the_one_with_fewest_clues_is_offered_it() -> None:
    assert letter().pending[0].about["who"] == SECOND


def test_the_one_with_most_clues_is_offered_it() -> None:
    assert letter("most clues").pending[0].about["who"] == FIRST


def test_of_equals_the_group_chooses() -> None:
    game = letter(clues=(1, 1))
    assert game.pending[0].options == (f"strike {FIRST}", f"strike {SECOND}")


def test_only_that_one_takes_what_is_offered() -> None:
    game = letter()
    game.apply("player-2", "do 0")
    assert app(game).counts["answers"] == 1
    assert [investigator(game, number).clues for number in (0, 1)] == [1, 1]


def test_people_see_who_it_is_and_say_what_was_chosen() -> None:
    builder = table(house(LETTER % "fewest clues"))
    builder.state.hands, builder.state.seats[:] = "people", [PEOPLE]
    game = builder.play(stage="people-mythos")
    assert "instructed" in [event.kind for event in game.log]
    assert game.pending[0].kind == "either"
    game.apply(PEOPLE, "do 0")
    assert app(game).counts["answers"] == 1
