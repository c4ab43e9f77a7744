"""The random player: any option, the same ones for the same seed, and no look at the game."""

from madhouse.engine.decisions import Decision
from madhouse.players import Imagined, Player
from madhouse.players.random_player import RandomPlayer

ASKED = Decision(("keeper",), "test", ("one", "two", "three"))


def never() -> Imagined:
    raise AssertionError("a random player does not imagine")


def answers(player: Player, number: int = 60) -> list[str]:
    return [player.choose(None, ASKED, 0.0, never) for _ in range(number)]


def test_every_option_is_taken_some_time_and_nothing_else() -> None:
    assert set(answers(RandomPlayer("seed"))) == set(ASKED.options)


def test_the_same_seed_gives_the_same_answers() -> None:
    assert answers(RandomPlayer("seed")) == answers(RandomPlayer("seed"))
    assert answers(RandomPlayer("seed")) != answers(RandomPlayer("another"))
