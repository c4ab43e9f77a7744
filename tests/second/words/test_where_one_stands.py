"""Epilogues that know whether anybody stands in a room, or was lost."""

import pytest

from madhouse.second.things.state import PEOPLE
from tests.second.foes import FIRST, Play, table
from tests.second.houses import house

DOOR = """
tokens:
  - id: door
    kind: interact
    at: front-hall.a
    options: [{label: Go., pass: [{end: won}]}]
endings:
  won:
    won: true
    text: You go home.
    lines:
      - {text: Somebody stands in the hall., if: [{somebody_in: [front-hall]}]}
      - {text: Somebody sits in the parlour., if: [{somebody_in: [parlour]}]}
      - {text: Nobody was lost., if: [{not: somebody_eliminated}]}
      - {text: Lost., if: [somebody_eliminated]}
  lost: {won: false, time: true, text: You stay.}
"""


def lines(game: Play) -> object:
    return next(each for each in game.log if each.kind == "ending").facts["lines"]


def test_an_epilogue_knows_where_somebody_stands() -> None:
    game = table(house(DOOR)).token("door", "front-hall.a").play(turn_of=FIRST)
    game.apply("player-1", "interact door 0")
    assert lines(game) == ["0", "2"]


@pytest.mark.parametrize(("said", "read"), [("yes", ["0", "1", "2"]), ("no", ["2"])])
def test_people_are_asked_where_somebody_stands(said: str, read: list[str]) -> None:
    builder = table(house(DOOR)).token("door", "front-hall.a")
    builder.state.hands, builder.state.seats[:] = "people", [PEOPLE]
    game = builder.play(stage="people")
    game.apply(PEOPLE, "token door 0")
    while game.pending:
        game.apply(PEOPLE, said)
    assert lines(game) == read
