"""The big house of the bench: as large and as crowded as it is meant to be, and playable."""

from random import Random

from madhouse.bench import engine
from madhouse.bench.command import beginnings, report
from madhouse.bench.contest import contest
from madhouse.first.laboratory.big_house import begin, told_in_the_house


def test_the_board_has_nineteen_rooms_and_thirty_two_spaces() -> None:
    board = told_in_the_house().board
    assert (len(board.rooms), len(board.spaces)) == (19, 32)


def test_every_space_can_be_walked_to() -> None:
    board = told_in_the_house().board
    assert all(board.distance("entrance-hall.a", space) is not None for space in board.spaces)


def test_four_investigators_and_ten_monsters_stand_in_it() -> None:
    view = begin(Random(0)).view("keeper")
    assert (len(view.investigators), len(view.monsters)) == (4, 10)


def test_a_random_game_in_it_ends() -> None:
    assert engine.playing(begin)(Random(1)).choices > 50


def test_the_report_has_the_house_beside_the_story() -> None:
    playouts = {name: engine.playing(each) for name, each in beginnings().items()}
    figures = report(contest(playouts, heats=1, seconds=0.01), games=1)
    assert figures["house"].keys() == figures["second"].keys()
    assert figures["house"].keys() == figures.keys() - {"first", "second", "house", "peers"}
    assert figures["house"]["fork_us"] > 0
