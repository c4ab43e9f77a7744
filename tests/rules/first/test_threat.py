"""The Gain Threat Step."""

import pytest

from madhouse.first.building import TableBuilder
from tests.rules.first.tables import answer, joe, told

OTHERS = ("jenny-barnes", "gloria-goldberg", "harvey-walters")


def table_of(investigators: int) -> TableBuilder:
    table = joe(players=investigators)
    for who in OTHERS[: investigators - 1]:
        table.investigator(who, "cellar.a")
    return table


def threat_after(table: TableBuilder) -> int:
    threat: int = table.play(stage="threat").view("keeper").keeper.threat
    return threat


@pytest.mark.rule("1e.threat.gain")
@pytest.mark.parametrize("investigators", [1, 2, 4])
def test_one_threat_for_each_investigator_player(investigators: int) -> None:
    assert threat_after(table_of(investigators)) == investigators


@pytest.mark.rule("1e.threat.example-four-players")
def test_example_four_players_give_three_threat() -> None:
    game = table_of(3).play(stage="threat")
    assert len(game.seats) == 4
    assert told(game, "threat") == [{"amount": 3, "threat": 3}]


@pytest.mark.rule("1e.threat.accumulates")
def test_threat_that_was_not_spent_is_kept() -> None:
    assert threat_after(table_of(2).threat(5)) == 7


@pytest.mark.rule("1e.threat.full-gain", "1e.conflict.threat-count")
def test_eliminated_players_still_count() -> None:
    table = joe(players=3).threat(11)
    for player in table.state.players[1:]:
        player.eliminated = True
    assert threat_after(table) == 14


@pytest.mark.rule("1e.conflict.threat-count")
def test_a_player_who_waits_for_a_new_investigator_counts() -> None:
    assert threat_after(joe(players=2)) == 2


@pytest.mark.rule("1e.threat.uses")
def test_threat_pays_for_keeper_actions() -> None:
    game = joe().threat(1).play(stage="keeper-actions")
    answer(game, "ill-omens")
    assert game.view("keeper").keeper.threat == 0


@pytest.mark.rule("1e.threat.uses")
def test_threat_pays_for_mythos_cards() -> None:
    game = joe().threat(3).hand("slack-water").play("joe-diamond", "turn-start")
    answer(game, "play slack-water on joe-diamond")
    assert game.view("keeper").keeper.threat == 2
