"""Secrecy: what is not seen makes no difference, and what one alone knows is not said."""

from random import Random
from typing import Any

import pytest

from madhouse.api import new_game
from madhouse.engine.game import Game
from madhouse.players.table import answer
from madhouse.second.players import goals as reckoning
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.players.house import house
from madhouse.second.players.secrets import goals_of
from madhouse.second.players.situation import Outlook
from madhouse.second.players.weights import DEFAULT
from madhouse.second.seen.views import Tale
from tests.players.second.asking import LEV, PEARL, TOMAS, table

STORIES = ("first-cold-night", "salt-wedding", "dead-letter-office", "ninety-barrels")


class OnTheBoard(dict[str, Any]):
    """The tokens that a view shows; whoever asks for another has peeped."""

    def __missing__(self, name: str) -> Any:
        raise AssertionError(f"'{name}' does not lie on the board")


def play_on(game: Game[Any, Any], answers: int) -> None:
    players = {seat: HeuristicPlayer(seat) for seat in game.seats}
    for _ in range(answers):
        if not game.pending:
            return
        decision = game.pending[0]
        answer(game, decision, decision.seats[0], players[decision.seats[0]])


@pytest.mark.parametrize("story", STORIES)
def test_a_hidden_re_deal_changes_no_choice(story: str) -> None:
    game = new_game("second", story=story, investigators=3, seed="7")
    for _ in range(8):
        play_on(game, 15)
        if not game.pending:
            return
        decision = game.pending[0]
        seat = decision.seats[0]
        dream = game.imagine(seat, Random(3))
        here = HeuristicPlayer("1").choose(game.view(seat), decision)
        assert HeuristicPlayer("1").choose(dream.view(seat), dream.pending[0]) == here


@pytest.mark.parametrize("story", STORIES)
def test_nobody_reads_what_does_not_lie_there(story: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("second", story=story, investigators=3, seed="8")
    box = house(Tale(story)).box
    for _ in range(6):
        play_on(game, 12)
        if not game.pending:
            return
        view = game.view(game.pending[0].seats[0])
        shown = [token.id for token in view.tokens] + [
            token.id for token, _ in box.scenario_index.inventory
        ]
        with monkeypatch.context() as patch:
            patch.setattr(box, "tokens", OnTheBoard({name: box.tokens[name] for name in shown}))
            reckoning._kept.clear()
            reckoning.brought_by.cache_clear()
            HeuristicPlayer("1").choose(view, game.pending[0])
    reckoning._kept.clear()


def test_a_goal_is_known_to_its_owner_alone() -> None:
    built = table().investigator(LEV, "kitchen.a", conditions=["insane: let-it-burn"])
    game = built.investigator(PEARL, "parlour.a").play(turn_of=LEV)
    seen = {}
    for seat in ("player-1", "player-2"):
        view = game.view(seat)
        situation = Outlook(view, game.pending[0], DEFAULT)
        seen[seat] = goals_of(situation, situation.people[LEV])
    assert [each.id for each in seen["player-1"]] == ["let-it-burn"]
    assert seen["player-2"] == []


def test_a_goal_is_played_and_not_told() -> None:
    """Whoever wants it to burn sets fire, for no reason that they would give."""
    game = burning("insane: let-it-burn")
    player = HeuristicPlayer("1")
    view, decision = game.view("player-1"), game.pending[0]
    told = player.considered(view, decision)
    assert told.option.startswith("set fire")
    assert told.reason == "habit"
    player.choose(view, decision)
    assert player.remark() == ""
    assert (
        not HeuristicPlayer("1")
        .choose(burning("insane: finish-something").view("player-1"), decision)
        .startswith("set fire")
    )


def burning(insane: str) -> Game[Any, Any]:
    built = table().investigator(TOMAS, "kitchen.a", has=["hurricane-lamp"], conditions=[insane])
    return built.investigator(PEARL, "parlour.a").play(turn_of=TOMAS)
