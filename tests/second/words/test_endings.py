"""Endings: one that somebody does not win with the others, and whom an epilogue names."""

from madhouse.second.things.state import PEOPLE
from madhouse.second.told.telling import teller_for
from tests.second.foes import FIRST, SECOND, Play, state, table
from tests.second.houses import house

CHAIR = """
tokens:
  - id: chair
    kind: interact
    at: front-hall.a
    options:
      - label: Sit down.
        pass: [{say: It is warm.}, {end: {ending: won, you_lose: true}}]
endings:
  won: {won: true, text: You go home., lines: [{text: '{you} stayed.'}]}
  lost: {won: false, time: true, text: You stay.}
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


def people_sit_down() -> Play:
    builder = table(house(CHAIR)).token("chair", "front-hall.a")
    builder.state.hands, builder.state.seats[:] = "people", [PEOPLE]
    game = builder.play(stage="people")
    game.apply(PEOPLE, "token chair 0")
    return game


def test_people_are_told_that_one_of_them_does_not_win() -> None:
    game = people_sit_down()
    assert game.log[-1].kind == "settle-yourselves"
    assert game.log[-1].facts["but_one"]


def read_aloud(game: Play, kind: str) -> str:
    """What was told of this kind, in words."""
    told = house(CHAIR)
    teller = teller_for(told.box, told.scenario).anew()
    return next(teller.event(each) for each in game.log if each.kind == kind)


def test_an_epilogue_names_whoever_brought_it_about() -> None:
    assert read_aloud(sit_down(), "ending") == "You go home.\nLev Abramson stayed."


def test_what_is_said_is_read_aloud() -> None:
    assert read_aloud(sit_down(), "said") == "It is warm."


def test_people_see_who_it_is() -> None:
    assert "One of you stayed." in read_aloud(people_sit_down(), "ending")
