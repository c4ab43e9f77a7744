"""An ending that one investigator does not win with the others."""

from madhouse.second.things.state import PEOPLE
from tests.second.foes import FIRST, SECOND, Play, state, table
from tests.second.houses import house

CHAIR = """
tokens:
  - id: chair
    kind: interact
    at: front-hall.a
    options: [{label: Sit down., pass: [{end: {ending: won, you_lose: true}}]}]
"""


def sit_down() -> Play:
    game = table(house(CHAIR)).token("chair", "front-hall.a").play(turn_of=FIRST)
    game.apply("player-1", "interact chair 0")
    return game


def test_whoever_sits_down_does_not_win() -> None:
    game = sit_down()
    assert game.result is not None
    assert game.result.winner == "investigators"
    assert state(game).winners == [SECOND]


def test_people_are_told_that_one_of_them_does_not_win() -> None:
    builder = table(house(CHAIR)).token("chair", "front-hall.a")
    builder.state.hands, builder.state.seats[:] = "people", [PEOPLE]
    game = builder.play(stage="people")
    game.apply(PEOPLE, "token chair 0")
    assert game.log[-1].kind == "settle-yourselves"
    assert game.log[-1].facts["but_one"]
