"""Nobody but its form takes an option apart: games whose options raise when they are cut."""

from random import Random

import msgspec
import pytest

from madhouse.editions import edition_of
from madhouse.engine.forms import form
from madhouse.engine.game import Game
from madhouse.first.players.company import seated
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.players import Player
from madhouse.players.table import answer
from madhouse.server.shown import showing, told_options, transcript
from madhouse.server.shown.transcript import Received, Transcript
from tests.properties.guarded_options import OptionCut, every_option_guarded, guarded
from tests.properties.random_games import begin, pick

TRAINING = "the-cold-supper"
ATTACK = form("attack {monster} with {card}")


def test_a_guarded_option_can_be_read_by_its_form_and_told() -> None:
    line = guarded("attack zombie 2 with axe")
    assert ATTACK.ids(line) == ("zombie 2", "axe")
    assert line == "attack zombie 2 with axe"
    assert {line: 1}["attack zombie 2 with axe"] == 1
    assert f"{line}!" == "attack zombie 2 with axe!"
    assert ", ".join([line]) == "attack zombie 2 with axe"


def test_it_cannot_be_cut_or_searched() -> None:
    line = guarded("attack zombie 2 with axe")
    for cut in (
        lambda: line.split(),
        lambda: line.startswith("attack "),
        lambda: line.removeprefix("attack "),
        lambda: line.partition(" with ")[2],
        lambda: "zombie" in line,
        lambda: line[7:],
        lambda: [*line],
        lambda: line.replace("zombie", "ghoul"),
    ):
        with pytest.raises(OptionCut):
            cut()


def test_what_is_offered_is_guarded() -> None:
    with every_option_guarded():
        game = begin(1, TRAINING)
        assert form("move {space}").each(["hall.a"]) == ["move hall.a"]
        for line in (form("move {space}")("hall.a"), *game.pending[0].options):
            with pytest.raises(OptionCut):
                line.split()


@pytest.mark.parametrize("seed", range(3))
def test_rules_and_tellers_cut_no_option(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (transcript, told_options, showing):
        monkeypatch.setattr(module, "encode", msgspec.json.Encoder(enc_hook=str).encode)
    chooser = Random(seed)
    with every_option_guarded():
        game = begin(seed, TRAINING, players=3)
        readers = {
            seat: (Transcript(edition_of("first"), TRAINING, seat), Received())
            for seat in game.seats
        }
        while not game.over:
            _look(game, readers)
            asked = game.pending[0]
            game.apply(asked.seats[0], guarded(pick(asked, chooser, eager=True)))
        _look(game, readers)
        assert game.case()


def test_players_cut_no_option() -> None:
    with every_option_guarded():
        game = begin(2, TRAINING, players=2)
        players: dict[str, Player] = {
            seat: seated("heuristic", f"guarded {seat}") for seat in game.seats
        }
        while not game.over:
            asked = game.pending[0]
            answer(game, asked, asked.seats[0], players[asked.seats[0]])


def _look(game: Game[State, View], readers: dict[str, tuple[Transcript, Received]]) -> None:
    for reader, received in readers.values():
        reader.state(game, len(game.answers), received)
