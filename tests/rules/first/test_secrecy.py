"""Secrecy: what each side may look at, and when."""

import random

import pytest

from madhouse.api import new_game
from madhouse.engine.decisions import Fact
from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE
from madhouse.engine.log import Event
from madhouse.first.building import TableBuilder
from madhouse.first.rules.monsters import deal_damage
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.table import Table
from tests.rules.first.setting_up import ready
from tests.rules.first.tables import JOE, answer, asked, joe, monster, told

SEAT = "investigator-1"


def zombie() -> TableBuilder:
    """Joe with an axe beside a zombie."""
    table = joe("kitchen.a", cards=["axe"])
    return table.monster("zombie", "kitchen.a", "zombie-3")


def attacked(card: str, dice: int) -> Game[State, View]:
    game = zombie().stack("humanoid", card).dice(dice).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    return game


@pytest.mark.rule("1e.secrecy.combat-cards")
def test_every_combat_card_that_is_drawn_is_open() -> None:
    game = zombie().stack("humanoid", "humanoid-1", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert told(game, "combat", SEAT) == [{"card": "humanoid-11", "half": "attack", "monster": 1}]
    assert game.view(SEAT).decks["humanoid"].discard == ["humanoid-1", "humanoid-11"]


@pytest.mark.rule("1e.secrecy.special-attacks")
def test_a_special_attack_is_open_like_a_combat_card() -> None:
    game = attacked("humanoid-2", dice=1)
    assert told(game, "special-attack", SEAT) == [{"monster": 1, "token": "zombie-3"}]
    assert monster(game, seat=SEAT).token == "zombie-3"


@pytest.mark.rule("1e.secrecy.monster-token-keeper", "1e.conflict.keeper-peeks-token")
def test_the_keeper_may_look_under_any_monster_on_the_board() -> None:
    shown = monster(zombie().play(turn_of=JOE))
    assert (shown.token, shown.health) == ("zombie-3", 5)


@pytest.mark.rule("1e.secrecy.monster-token-damaged")
def test_investigators_may_look_only_under_a_damaged_monster() -> None:
    game = zombie().stack("humanoid", "humanoid-11").dice(1).play(turn_of=JOE)
    before = monster(game, seat=SEAT)
    assert (before.token, before.health) == ("?", None)
    answer(game, "attack zombie 1 with axe")
    after = monster(game, seat=SEAT)
    assert (after.token, after.health) == ("zombie-3", 5)


@pytest.mark.rule("1e.secrecy.monster-token-damaged")
def test_a_miss_shows_nothing() -> None:
    game = zombie().stack("humanoid", "humanoid-11").dice(9).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert monster(game, seat=SEAT).token == "?"


@pytest.mark.rule("1e.secrecy.monster-token-damaged")
def test_damage_that_comes_to_nothing_shows_nothing() -> None:
    game = zombie().play(turn_of=JOE)
    assert isinstance(game.table, Table)
    foe = game.table.state.monsters[0]
    assert list(deal_damage(game.table, foe, 0, "1e.monster-kill.threshold")) == []
    assert monster(game, seat=SEAT).token == "?"
    assert told(game, "monster-hurt") == []


@pytest.mark.rule("1e.secrecy.monster-token-verify")
def test_they_may_look_when_it_deals_damage() -> None:
    assert monster(attacked("humanoid-1", dice=1), seat=SEAT).token == "?"
    assert monster(attacked("humanoid-1", dice=9), seat=SEAT).token == "zombie-3"


@pytest.mark.rule("1e.secrecy.keeper-hand")
def test_of_the_keepers_hand_investigators_see_backs() -> None:
    keeper = joe().hand("slack-water", "panic").play(turn_of=JOE).view(SEAT).keeper
    assert (keeper.mythos, keeper.trauma) == (["?"], ["?"])


@pytest.mark.rule("1e.secrecy.keeper-hand")
def test_being_asked_tells_nothing_about_the_hand() -> None:
    helpless = joe().hand("salt-in-the-cut").play(turn_of=JOE, stage="turn-start")
    dangerous = joe().hand("slack-water").threat(1).play(turn_of=JOE, stage="turn-start")
    assert asked(helpless).seats == asked(dangerous).seats == ("keeper",)
    assert helpless.view(SEAT).decision is None


@pytest.mark.rule("1e.secrecy.played-faceup")
def test_a_trauma_card_that_was_played_lies_open() -> None:
    game = zombie().hand("winded").stack("humanoid", "humanoid-1").dice(9)
    played = game.play(stage="monster-attacks")
    answer(played, f"zombie 1 attacks {JOE}", f"play winded on {JOE}")
    assert played.view(SEAT).investigators[0].trauma == ["winded"]
    assert played.table.state.seen["winded"] == EVERYONE
    assert told(played, "trauma", SEAT) == [{"who": JOE, "card": "winded"}]


@pytest.mark.rule("1e.secrecy.repeat-reading")
def test_what_was_read_aloud_can_be_read_again() -> None:
    game = ready()
    while game.view(SEAT).round < 2:
        answer(game, asked(game).options[-1])
    assert told(game, "introduction", SEAT) != []
    assert told(game, "prologue", SEAT) != []


@pytest.mark.rule("1e.secrecy.verify-exploration")
def test_what_lay_in_an_explored_room_can_be_checked_by_all() -> None:
    table = joe("kitchen.a", players=2).pile("kitchen", "nothing-of-interest-thimble", "lantern")
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    found = told(game, "found-nothing", "investigator-2") + told(game, "found", "investigator-2")
    assert [facts["card"] for facts in found] == ["nothing-of-interest-thimble", "lantern"]


@pytest.mark.rule("1e.secrecy.discussion-open")
def test_what_the_investigators_decide_together_is_open_to_the_keeper() -> None:
    game = ready(players=2)
    decision = asked(game)
    assert (decision.kind, decision.seats) == ("turn-order", ("investigator-1", "investigator-2"))
    assert set(decision.seats) <= set(game.view("keeper").waiting)
    game.apply("investigator-2", "next investigator-1")
    assert told(game, "turn", "keeper") == told(game, "turn", "investigator-2") != []


@pytest.mark.rule("1e.secrecy.no-hidden-notes")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_passes_between_investigators_that_the_keeper_cannot_read(seed: int) -> None:
    game = new_game(seed=seed, investigators=3)
    choice = random.Random(seed)
    while not game.over:
        game.apply(game.pending[0].seats[0], choice.choice(game.pending[0].options))
    keeper = game.events("keeper")
    for seat in game.seats[1:]:
        assert all(event in keeper for event in game.events(seat) if event.seen_by == EVERYONE)
        hidden = [event for event in game.events(seat) if event.seen_by != EVERYONE]
        assert all(keepers_copy(event) in map(keepers_copy, keeper) for event in hidden)


def keepers_copy(event: Event) -> tuple[str, dict[str, Fact]]:
    """What an event says, whoever it was told to."""
    return event.kind, event.facts
