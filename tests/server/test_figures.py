"""Figures: a seat is told whom it has met, what each is called and who plays it."""

import random
from typing import Any

from madhouse import TableBuilder
from madhouse.api import new_game
from madhouse.editions import edition_of
from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.shapes import FigureText
from madhouse.server.shown.transcript import Received, Transcript

FIRST = edition_of("first")
STORY = "the-cold-supper"
ONE, JOE = "investigator-1", "joe-diamond"


class Reader:
    """A client of a seat, who keeps the figures that he was told of."""

    def __init__(self, seat: Seat) -> None:
        self.figures: list[FigureText] = []
        self.told = 0  # times
        self._received = Received()
        self._transcript = Transcript(FIRST, STORY, seat)
        self._version = 0

    def read(self, game: Game[Any, Any]) -> dict[str, FigureText]:
        self._version += 1
        state = self._transcript.state(game, self._version, self._received)
        if state.figures is not None:
            self.figures = state.figures
            self.told += 1
        return {each.id: each for each in self.figures}

    def played_by(self, seat: Seat) -> list[str]:
        return [each.id for each in self.figures if each.player == seat]


def test_monsters_go_by_kind_and_number_and_named_ones_by_their_name() -> None:
    table = TableBuilder(STORY).investigator(JOE, "kitchen.a").monster("zombie", "kitchen.b")
    game = table.monster("maniac", "cellar.a", name="tom-halloran").play(turn_of=JOE)
    reader = Reader(ONE)
    met = reader.read(game)
    assert met["1"] == FigureText("1", "The first zombie", "zombie", number=1)
    assert met["2"] == FigureText("2", "Tom Halloran", "maniac")
    assert met[JOE] == FigureText(JOE, "Joe Diamond", JOE, ONE)
    reader.read(game)
    assert reader.told == 1  # what is no news does not travel


def test_the_keeper_does_not_learn_who_is_chosen_before_the_evening_begins() -> None:
    game = new_game(story=STORY, seed=1, investigators=1)
    keeper, player = Reader("keeper"), Reader(ONE)
    chance = random.Random(1)
    while not player.played_by(ONE):
        asked = next(each for each in game.pending if ONE in each.seats)
        game.apply(ONE, chance.choice(asked.options))
        player.read(game)
    keeper.read(game)
    assert game.progress.setting_up
    assert keeper.figures == []
    (chosen,) = player.figures
    assert chosen.name == FIRST.teller(STORY).name(chosen.id)
    game.undo(ONE)
    player.read(game)
    assert player.figures == []


def test_who_is_gone_is_still_known() -> None:
    chance = random.Random(2)
    game = new_game(story=STORY, seed=2, investigators=2)
    reader = Reader("keeper")
    while not game.over:
        asked = chance.choice(game.pending)
        game.apply(asked.seats[0], chance.choice(asked.options), asked.number)
        reader.read(game)
    chosen = [each.facts["who"] for each in game.log if each.kind == "chose"]
    assert [each.id for each in reader.figures if each.player] == chosen
    placed = [str(each.facts["monster"]) for each in game.log if each.kind == "monster-placed"]
    assert {*placed} <= {each.id for each in reader.figures}
    late = Reader("keeper")
    assert {*late.read(game).values()} == {*reader.figures}
