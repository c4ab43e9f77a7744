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


def test_who_flees_says_from_what() -> None:
    built = table().investigator(LEV, "kitchen.a", conditions=["wounded"], facedown=(6, 0))
    game = (
        built.investigator(PEARL, "parlour.a").monster("star-spawn", "kitchen.b").play(turn_of=LEV)
    )
    player = HeuristicPlayer("1")
    player.choose(game.view("player-1"), game.pending[0])
    assert "the Star Spawn" in player.remark()


def test_who_has_a_name_has_no_article_among_monsters_either() -> None:
    built = table().investigator(LEV, "kitchen.a", has=["crowbar"])
    built.monster("cultist", "kitchen.a", name="mr-sill", damage=4)
    game = built.investigator(PEARL, "parlour.a").play(turn_of=LEV)
    player = HeuristicPlayer("1")
    player.choose(game.view("player-1"), game.pending[0])
    said = player.remark()
    assert "Mr. Sill" in said
    assert "the Mr. Sill" not in said


def test_what_is_left_to_another_is_left_by_name() -> None:
    built = table().token("tray", "front-hall.b").token("larder", "kitchen.b")
    built.investigator(LEV, "front-hall.a").investigator(PEARL, "dining-room.b")
    game = built.play(turn_of=LEV)
    heard = set()
    for number in range(12):
        player = HeuristicPlayer(str(number))
        player.choose(game.view("player-1"), game.pending[0])
        heard.add(player.remark())
    assert any("Pearl Gaines" in said and "the larder" in said for said in heard)
    assert len(heard) > 3  # and not always in the same words
