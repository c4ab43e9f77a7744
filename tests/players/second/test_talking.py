"""Talk: a line when somebody turns to something else, and no more."""

from madhouse.api import new_game
from madhouse.players.table import answer
from madhouse.second.players.heuristic import HeuristicPlayer
from tests.players.second.asking import LEV, PEARL, table


def test_one_says_what_one_turns_to_and_says_it_once() -> None:
    built = table().token("tray", "front-hall.b").investigator(LEV, "parlour.b")
    game = built.investigator(PEARL, "kitchen.a").play(turn_of=LEV)
    player = HeuristicPlayer("1")
    game.apply("player-1", player.choose(game.view("player-1"), game.pending[0]))
    assert "the letter tray" in player.remark()
    assert player.remark() == ""
    player.choose(game.view("player-1"), game.pending[0])
    assert player.remark() == ""


def test_an_evening_has_a_line_a_turn_at_most() -> None:
    game = new_game("second", story="salt-wedding", investigators=3, seed="3")
    players = {seat: HeuristicPlayer(seat) for seat in game.seats}
    said: list[tuple[str, int]] = []
    while game.pending:
        decision = game.pending[0]
        seat = decision.seats[0]
        answer(game, decision, seat, players[seat])
        if players[seat].remark():
            said.append((seat, game.view(seat).round))
    assert said
    assert len(said) == len(set(said))
