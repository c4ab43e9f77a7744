"""Hiding: how one gets in and out, what one cannot do there, and what monsters do."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import Goal
from madhouse.first.words.monsters import MonsterMoves
from madhouse.first.words.objective import AllEscaped
from tests.rules.first.stories import wanted
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    joe,
    monster,
    retold,
    told,
)

# 'Monster vs. Hiding' cards: Willpower or revealed, Luck or revealed, it passes by, Dexterity or
# revealed and hurt.
NAMED, LUCKY, PASSES, FELT = "humanoid-4", "humanoid-10", "humanoid-16", "humanoid-23"
INTO, OUT = ["step into hiding", "run into hiding"], ["step out of hiding", "run out of hiding"]


def pantry(at: str = "kitchen.a", players: int = 1, cards: tuple[str, ...] = ()) -> TableBuilder:
    """Joe, and a hiding space in the kitchen."""
    return joe(at, players=players, cards=cards).feature("hiding-space", "kitchen.a")


def hidden(players: int = 1, cards: tuple[str, ...] = ()) -> TableBuilder:
    """Joe, hidden in the kitchen since an earlier turn."""
    return pantry(players=players, cards=cards).hiding(JOE)


def attacked(*drawn: str, dice: int = 9, table: TableBuilder | None = None) -> Game[State, View]:
    """A zombie attacks Joe in his hiding space, and these cards come up."""
    table = (table or hidden()).monster("zombie", "kitchen.a", "zombie-1")
    game = table.stack("humanoid", *drawn).dice(dice).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    return game


def ways(game: Game[State, View]) -> list[str]:
    """The options of going into or out of hiding."""
    return [option for option in asked(game).options if option.endswith("hiding")]


# -- in and out --------------------------------------------------------------------------------


@pytest.mark.rule("1e.hiding.enter")
def test_to_hide_costs_a_movement_step() -> None:
    game = pantry(cards=("lantern",)).play(turn_of=JOE)
    assert ways(game) == INTO
    answer(game, INTO[0])
    assert (investigator(game, JOE).hiding, investigator(game, JOE).space) == (True, "kitchen.a")
    assert asked(game).about == {"who": JOE, "steps": 1, "action": True}


@pytest.mark.rule("1e.hiding.enter")
def test_or_it_costs_the_action() -> None:
    game = pantry().play(turn_of=JOE)
    answer(game, "move kitchen.b", "move kitchen.a")
    assert ways(game) == [INTO[1]]
    answer(game, INTO[1])
    assert investigator(game, JOE).hiding
    assert asked(game).kind != "turn"  # nothing is left of it


@pytest.mark.rule("1e.hiding.enter")
def test_one_hides_only_in_the_space_of_a_marker() -> None:
    assert ways(pantry("kitchen.b").play(turn_of=JOE)) == []


@pytest.mark.rule("1e.hiding.leave")
@pytest.mark.parametrize(("option", "moved", "acted"), [(OUT[0], 1, False), (OUT[1], 0, True)])
def test_to_come_out_costs_a_movement_step_or_the_action(
    option: str, moved: int, acted: bool
) -> None:
    game = hidden().play(turn_of=JOE)
    assert ways(game) == OUT
    answer(game, option)
    now = investigator(game, JOE)
    assert (now.hiding, now.moved, now.acted) == (False, moved, acted)
    assert "move kitchen.b" in asked(game).options


@pytest.mark.rule("1e.hiding.leave", "1e.conflict.hiding-leave-turn")
def test_one_comes_out_on_a_later_turn_but_not_on_the_same() -> None:
    table = pantry(players=2, cards=("lantern",)).investigator(JENNY, "cellar.a")
    game = table.play(turn_of=JOE)
    answer(game, INTO[0])
    assert ways(game) == []
    answer(game, "end turn", "end turn")
    while asked(game).seats == ("keeper",):
        answer(game, "done")
    answer(game, "next investigator-1")
    assert ways(game) == OUT


@pytest.mark.rule("1e.hiding.other-means")
def test_who_hides_without_a_marker_can_come_out_too() -> None:
    assert ways(joe().hiding(JOE, without_marker=True).play(turn_of=JOE)) == OUT


@pytest.mark.rule("1e.open.figures-per-space")
def test_a_hiding_space_is_never_too_full() -> None:
    game = hidden(players=2).investigator(JENNY, "kitchen.a").play(turn_of=JENNY)
    answer(game, INTO[0])
    assert investigator(game, JENNY).hiding
    assert investigator(game, JOE).hiding


@pytest.mark.rule("1e.open.card-overrides")
def test_whom_the_keeper_moves_is_no_longer_hiding() -> None:
    table = joe("entrance-hall.a").feature("hiding-space", "entrance-hall.a").hiding(JOE)
    game = table.hand("the-draught-has-a-direction").threat(1).play(turn_of=JOE, stage="turn-start")
    answer(game, f"play the-draught-has-a-direction on {JOE}", "to library.a")
    now = investigator(game, JOE)
    assert (now.space, now.hiding) == ("library.a", False)


# -- what one can do there ---------------------------------------------------------------------


@pytest.mark.rule("1e.hiding.restrictions")
def test_who_hides_neither_moves_nor_attacks() -> None:
    table = hidden(cards=("45-automatics",)).monster("zombie", "kitchen.a")
    verbs = {option.split()[0] for option in asked(table.play(turn_of=JOE)).options}
    assert verbs.isdisjoint({"move", "attack"})
    assert "run kitchen.b" not in asked(table.play(turn_of=JOE)).options


@pytest.mark.rule("1e.hiding.restrictions")
def test_who_hides_does_not_escape() -> None:
    goal = Goal("All must escape.", (AllEscaped(),))
    story = retold(objectives=(wanted(investigators=goal, escape="entrance-hall"),))
    table = TableBuilder(told=story).investigator(JOE, "entrance-hall.c", JOE_TRAITS).revealed()
    game = table.feature("hiding-space", "entrance-hall.c").hiding(JOE).play(turn_of=JOE)
    assert not [each for each in asked(game).options if each.endswith("out-south")]


@pytest.mark.rule("1e.open.hiding-other-actions")
def test_who_hides_may_explore_drop_and_use_what_is_in_his_space() -> None:
    table = hidden(cards=("lantern",)).pile("kitchen", "crowbar")
    game = table.feature("barrier", "kitchen.a").play(turn_of=JOE)
    assert {"explore", "drop"} <= set(asked(game).options)
    answer(game, "explore")
    now = investigator(game, JOE)
    assert (now.cards, now.hiding) == (["lantern", "crowbar"], True)


@pytest.mark.rule("1e.open.hiding-other-actions")
def test_who_hides_may_trade() -> None:
    table = hidden(players=2, cards=("lantern",)).investigator(JENNY, "kitchen.a", JENNY_TRAITS)
    game = table.play(stage="trading")
    answer(game, f"give lantern to {JENNY}")
    assert investigator(game, JENNY).cards == ["lantern"]


# -- tests -------------------------------------------------------------------------------------


@pytest.mark.rule("1e.open.hiding-tests")
@pytest.mark.parametrize("is_hidden", [False, True])
def test_going_into_and_out_of_hiding_one_evades(is_hidden: bool) -> None:
    table = hidden() if is_hidden else pantry()
    game = table.monster("zombie", "kitchen.a", "zombie-1").dice(10).play(turn_of=JOE)
    answer(game, (OUT if is_hidden else INTO)[0], "strike")
    assert len(told(game, "evades")) == 1
    now = investigator(game, JOE)
    assert (now.hiding, now.health) == (not is_hidden, 7)  # he goes on all the same


@pytest.mark.rule("1e.open.hiding-tests")
def test_a_monster_that_enters_frightens_those_in_hiding() -> None:
    game = hidden().monster("zombie", "library.b").dice(10).threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", "to kitchen.b")
    assert (investigator(game, JOE).sanity, investigator(game, JOE).hiding) == (7, True)


@pytest.mark.rule("1e.hiding.status-applies")
def test_darkness_hinders_those_in_hiding() -> None:
    game = attacked(FELT, table=hidden().dark("kitchen"))
    assert told(game, "test")[0]["needs"] == 2  # Dexterity 4


@pytest.mark.rule("1e.hiding.status-applies")
def test_fire_burns_those_in_hiding() -> None:
    game = hidden().fire("kitchen").play(turn_of=JOE)
    answer(game, "end turn")
    assert investigator(game, JOE).health == 7


# -- attacked in hiding ------------------------------------------------------------------------


@pytest.mark.rule("1e.hiding.attacked", "1e.combat.bottom-types")
def test_cards_are_drawn_until_one_is_against_those_in_hiding() -> None:
    game = attacked("humanoid-1", "humanoid-7", LUCKY)
    assert told(game, "combat") == [{"card": LUCKY, "half": "defend", "monster": 1}]
    pile = game.view("investigator-1").decks["humanoid"].discard
    assert pile == ["humanoid-1", "humanoid-7", LUCKY]


@pytest.mark.rule("1e.hiding.safer")
@pytest.mark.parametrize(("card", "die"), [(PASSES, 9), (NAMED, 1)])
def test_the_investigator_may_send_the_monster_away(card: str, die: int) -> None:
    game = attacked(card, dice=die)
    assert asked(game).seats == ("investigator-1",)
    assert asked(game).options == ("to kitchen.b", "stay")
    answer(game, "to kitchen.b")
    assert monster(game).space == "kitchen.b"
    assert asked(game).kind != "lead-monster"  # one space, and no more
    assert (investigator(game, JOE).health, investigator(game, JOE).hiding) == (9, True)


@pytest.mark.rule("1e.hiding.safer")
def test_he_may_also_let_it_be() -> None:
    game = attacked(PASSES)
    answer(game, "stay")
    assert monster(game).space == "kitchen.a"


@pytest.mark.rule("1e.hiding.safer", "1e.barrier.no-passage")
def test_he_sends_it_through_no_blocked_door() -> None:
    door = "kitchen.b|library.b"
    table = joe("kitchen.b").feature("hiding-space", "kitchen.b").hiding(JOE)
    table.feature("barrier", "library.b", door).monster("zombie", "kitchen.b")
    game = table.stack("humanoid", PASSES).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert asked(game).options == ("to bathroom.b", "to kitchen.a", "stay")


@pytest.mark.rule("1e.keyword.no-longer-hiding", "1e.hiding.revealed")
@pytest.mark.parametrize(("card", "health"), [(NAMED, 9), (LUCKY, 9), (FELT, 8)])
def test_no_longer_hiding_takes_him_off_the_marker_but_not_out_of_his_space(
    card: str, health: int
) -> None:
    now = investigator(attacked(card, dice=10), JOE)
    assert (now.hiding, now.space, now.health) == (False, "kitchen.a", health)


@pytest.mark.rule("1e.keyword.no-longer-hiding")
def test_the_monster_that_finds_him_does_not_attack_again_this_turn() -> None:
    game = attacked(LUCKY, dice=10)
    assert not investigator(game, JOE).hiding
    assert asked(game).kind != "monster-attack"


@pytest.mark.rule("1e.hiding.revealed")
def test_once_found_he_is_attacked_like_anybody() -> None:
    table = hidden().monster("maniac", "kitchen.a")
    table.monster("zombie", "kitchen.a", "zombie-1").dice(10, 10)
    game = table.stack("humanoid", LUCKY, PASSES, "humanoid-1").play(stage="monster-attacks")
    answer(game, f"maniac 1 attacks {JOE}", f"zombie 2 attacks {JOE}")
    assert [facts["card"] for facts in told(game, "combat")] == [LUCKY, "humanoid-1"]
    assert investigator(game, JOE).health == 7


@pytest.mark.rule("1e.combat.read-all")
def test_a_card_may_let_the_keeper_move_the_monster() -> None:
    story = retold()
    card = story.box.combat[PASSES]
    elsewhere = msgspec.structs.replace(card.defend, do=(MonsterMoves(1),))
    story.box.combat[PASSES] = msgspec.structs.replace(card, defend=elsewhere)
    table = TableBuilder(told=story).investigator(JOE, "kitchen.a", JOE_TRAITS)
    table.hiding(JOE, without_marker=True)
    game = attacked(PASSES, table=table)
    assert asked(game).seats == ("keeper",)
    answer(game, "to kitchen.b")
    assert monster(game).space == "kitchen.b"
