"""Errands: asked by a person, followed unless it is folly, and answered."""

import pytest

from madhouse.engine.company import NoSuchErrand, TalkingPlayer
from madhouse.second.players.heuristic import HeuristicPlayer
from tests.players.second.asking import HESTER, LEV, PEARL, chosen, errand, table


def test_one_goes_where_one_is_asked_to() -> None:
    built = table().token("stool", "parlour.a").investigator(LEV, "parlour.a")
    game = built.investigator(PEARL, "kitchen.a").play(turn_of=LEV)
    player = HeuristicPlayer("1")
    assert chosen(game, player) == "search stool 0"
    reply = player.ask(game.view("player-1"), errand("go", space="front-hall.a"))
    assert reply.taken
    assert "Front Hall" in reply.asked
    assert chosen(game, player) == "move front-hall.b"


def test_one_sees_to_what_one_is_asked_to() -> None:
    built = table().token("stool", "parlour.a").token("tray", "front-hall.b")
    built.investigator(LEV, "parlour.a").investigator(PEARL, "kitchen.a")
    game, player = built.play(turn_of=LEV), HeuristicPlayer("1")
    assert player.ask(game.view("player-1"), errand("search", token="tray")).taken
    assert chosen(game, player).startswith("move ")


def test_one_leaves_to_another_what_they_want_to_do() -> None:
    built = table().token("stool", "parlour.a").token("dorr", "parlour.b")
    built.investigator(LEV, "parlour.a").investigator(PEARL, "kitchen.a")
    game, player = built.play(turn_of=LEV), HeuristicPlayer("1")
    assert player.ask(game.view("player-1"), errand("leave", token="stool")).taken
    assert chosen(game, player) == "move parlour.b"


def test_one_stays_with_who_asks() -> None:
    built = table().token("tray", "front-hall.b").investigator(LEV, "parlour.a")
    game = built.investigator(PEARL, "parlour.b").play(turn_of=LEV)
    player = HeuristicPlayer("1")
    assert player.ask(game.view("player-1"), errand("stay")).taken
    assert chosen(game, player) == "move parlour.b"


def test_folly_is_refused_by_the_name_of_what_stands_there() -> None:
    built = table().investigator(HESTER, "parlour.a", conditions=["wounded"], facedown=(4, 0))
    built.investigator(PEARL, "front-hall.a").monster("star-spawn", "front-hall.b")
    game, player = built.play(turn_of=HESTER), HeuristicPlayer("1")
    reply = player.ask(game.view("player-1"), errand("go", space="front-hall.b"))
    assert not reply.taken
    assert "Star Spawn" in reply.answer
    assert chosen(game, player) != "move front-hall.b"


def test_what_names_nothing_is_refused() -> None:
    built = table().investigator(LEV, "parlour.a").investigator(PEARL, "kitchen.a")
    view = built.play(turn_of=LEV).view("player-1")
    for wish in (errand("go", space="nowhere.a"), errand("search", token="jar")):
        with pytest.raises(NoSuchErrand, match="no such"):
            HeuristicPlayer("1").ask(view, wish)


def test_a_computer_is_company() -> None:
    assert isinstance(HeuristicPlayer("1"), TalkingPlayer)
