"""Players never touch the state: what is hidden may change, and they choose the same."""

import ast
from pathlib import Path
from random import Random

import pytest

import madhouse.players
from madhouse.first.players.company import seated
from madhouse.players.table import imagining
from tests.properties.random_games import edition_of, moments, seeds

FORBIDDEN = ("madhouse.first.things.table", "madhouse.engine.state", "madhouse.engine.rng")
FOLDER = Path(madhouse.players.__file__).parent


@pytest.mark.parametrize("name", ["heuristic", "cruel"])
def test_the_same_view_gives_the_same_choice_whatever_is_hidden(name: str) -> None:
    """An imagined game looks the same to its seat, and everything else in it was dealt anew."""
    for seed in seeds(2):
        for number, game in enumerate(moments(seed)):
            if game.over or number % 11:
                continue
            for decision in game.pending:
                seat = decision.seats[0]
                other = game.imagine(seat, Random(number))
                twin = next(each for each in other.pending if seat in each.seats)
                chosen = [
                    seated(name, "7").choose(
                        each.view(seat), question, 1.0, imagining(each, seat, question)
                    )
                    for each, question in ((game, decision), (other, twin))
                ]
                assert chosen[0] == chosen[1], f"{decision.kind} in moments({seed}), {number}"


@pytest.mark.parametrize("name", ["random", "heuristic", "gentle", "fair", "cruel"])
def test_every_player_chooses_what_is_offered(name: str) -> None:
    for number, game in enumerate(moments(3)):
        if number % 5 or game.over:
            continue
        for decision in game.pending:
            seat = decision.seats[0]
            player = seated(name, "1")
            chosen = player.choose(game.view(seat), decision, 1.0, imagining(game, seat, decision))
            assert chosen in decision.options


def test_no_player_imports_what_holds_the_truth() -> None:
    for path in FOLDER.rglob("*.py"):
        if path.name in ("table.py", "imagined.py"):  # the table asks, the door leads in
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        wrong = [
            each
            for each in modules
            if each in (*FORBIDDEN, "madhouse.engine.driver", "madhouse.engine.game")
        ]
        assert not wrong, f"{path.name} imports {wrong}"


def test_an_imagined_game_keeps_the_truth_to_itself() -> None:
    game = next(moments(1))
    seat = game.pending[0].seats[0]
    imagined = imagining(game, seat, game.pending[0])()
    open_to_all = [name for name in dir(imagined) if not name.startswith("_")]
    assert sorted(open_to_all) == ["apply", "fork", "pending", "view"]
    assert imagined.view(seat) == game.view(seat)
    assert edition_of(game).name == "first"


def test_trying_something_out_changes_nothing_at_the_table() -> None:
    game = next(moments(2))
    seat = game.pending[0].seats[0]
    before = game.encode()
    imagined = imagining(game, seat, game.pending[0])()
    twin = imagined.fork()
    twin.apply(seat, twin.pending[0].options[0])
    assert game.encode() == before
    assert len(imagined.pending) == len(game.pending)
