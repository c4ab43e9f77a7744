"""Barriers: who can block a door, whom it stops, and what monsters do about it."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.acting.scene import Scene
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import edition
from madhouse.first.seen.views import FeatureView, View
from madhouse.first.things.state import State
from madhouse.first.things.story import Goal
from madhouse.first.words.barriers import BarrierNear, PutBarrierBack, blocking_near
from madhouse.first.words.objective import AllEscaped
from tests.rules.first.stories import wanted
from tests.rules.first.tables import (
    JENNY,
    JOE,
    answer,
    asked,
    commanded,
    investigator,
    joe,
    monster,
    retold,
    told,
    walking_monsters,
)

DOOR = "kitchen.b|library.b"
PUSH, PULL, FORCE = f"push barrier onto {DOOR}", f"pull barrier off {DOOR}", f"force {DOOR}"
# 'Monster vs. Barrier' cards: it is destroyed, it may be pushed off, it holds.
DESTROYED, PUSHED, HELD = "humanoid-7", "humanoid-13", "humanoid-17"


def barred(at: str = "library.b", **more: int) -> TableBuilder:
    """Joe, and a barrier of the library that blocks its door to the kitchen."""
    return joe(at, **more).feature("barrier", "library.b", DOOR)


def forced(*drawn: str, dice: int = 1, table: TableBuilder | None = None) -> Game[State, View]:
    """A zombie in the library tries the blocked door, and these cards come up."""
    table = (table or barred("cellar.a")).monster("zombie", "library.b")
    game = commanded(table.stack("humanoid", *drawn).dice(dice))
    answer(game, FORCE)
    return game


def barriers(game: Game[State, View]) -> list[FeatureView]:
    features: list[FeatureView] = game.view("investigator-1").features
    return features


def offered(game: Game[State, View], *verbs: str) -> list[str]:
    """The options that begin with one of the words."""
    return [option for option in asked(game).options if option.startswith(verbs)]


# -- blocking a door ---------------------------------------------------------------------------


@pytest.mark.rule("1e.barrier.block", "1e.conflict.barrier-action-point", "1e.action.feature")
def test_pushing_a_barrier_onto_a_door_takes_the_action_and_no_step() -> None:
    game = joe("library.b").feature("barrier", "library.b").play(turn_of=JOE)
    assert offered(game, "push", "pull") == [PUSH]
    answer(game, PUSH)
    assert barriers(game) == [FeatureView("barrier", "library.b", DOOR, 0)]
    assert asked(game).about == {"who": JOE, "steps": 2, "action": False}
    assert offered(game, "push", "pull") == []


@pytest.mark.rule("1e.barrier.unblock")
def test_pulling_it_off_again_takes_the_action_too() -> None:
    game = barred().play(turn_of=JOE)
    assert offered(game, "push", "pull") == [PULL]
    answer(game, PULL)
    assert barriers(game) == [FeatureView("barrier", "library.b", "", 0)]
    assert asked(game).about == {"who": JOE, "steps": 2, "action": False}
    assert "move kitchen.b" in asked(game).options


@pytest.mark.rule("1e.barrier.block", "1e.barrier.stays-in-space")
def test_it_can_block_the_doors_of_its_own_space_and_is_reached_from_there_only() -> None:
    table = joe("library.a").feature("barrier", "library.a").feature("barrier", "library.b")
    assert offered(table.play(turn_of=JOE), "push") == [
        "push barrier onto entrance-hall.a|library.a",
        "push barrier onto library.a|study.c",
    ]


@pytest.mark.rule("1e.barrier.stays-in-space")
def test_a_barrier_on_one_door_must_be_pulled_back_before_it_blocks_another() -> None:
    table = joe("library.a").feature("barrier", "library.a", "library.a|study.c")
    assert offered(table.play(turn_of=JOE), "push", "pull") == [
        "pull barrier off library.a|study.c"
    ]


@pytest.mark.rule("1e.open.barrier-far-side")
def test_nobody_moves_it_from_the_other_side_of_the_door() -> None:
    assert offered(barred("kitchen.b").play(turn_of=JOE), "push", "pull") == []


@pytest.mark.rule("1e.barrier.block")
def test_a_second_barrier_of_the_space_blocks_a_second_door() -> None:
    table = joe("library.a").feature("barrier", "library.a", "library.a|study.c")
    game = table.feature("barrier", "library.a").play(turn_of=JOE)
    assert offered(game, "push") == ["push barrier onto entrance-hall.a|library.a"]
    answer(game, "push barrier onto entrance-hall.a|library.a")
    assert [each.door for each in barriers(game)] == [
        "library.a|study.c",
        "entrance-hall.a|library.a",
    ]


@pytest.mark.rule("1e.barrier.block")
def test_a_sealed_door_needs_no_barrier() -> None:
    layout = msgspec.structs.replace(edition(STORY).story.layout, sealed=(DOOR,))
    table = TableBuilder(told=retold(layout=layout)).investigator(JOE, "library.b")
    assert offered(table.feature("barrier", "library.b").play(turn_of=JOE), "push") == []


@pytest.mark.rule("1e.action.feature", "1e.conflict.room-feature-action", "1e.evade.when")
def test_using_a_barrier_is_an_action_before_which_one_evades() -> None:
    table = joe("library.b").feature("barrier", "library.b").monster("zombie", "library.b").dice(1)
    game = table.play(turn_of=JOE)
    answer(game, PUSH)
    assert len(told(game, "evades")) == 1
    assert barriers(game)[0].door == DOOR


# -- whom it stops -----------------------------------------------------------------------------


@pytest.mark.rule("1e.barrier.no-passage", "1e.barrier.what")
@pytest.mark.parametrize(("at", "goal"), [("library.b", "kitchen.b"), ("kitchen.b", "library.b")])
def test_no_investigator_passes_a_blocked_door(at: str, goal: str) -> None:
    game = barred(at).play(turn_of=JOE)
    assert not {f"move {goal}", f"run {goal}"} & set(asked(game).options)
    unblocked = joe(at).feature("barrier", "library.b").play(turn_of=JOE)
    assert f"move {goal}" in asked(unblocked).options


@pytest.mark.rule("1e.barrier.no-passage", "1e.open.forced-move-limits")
def test_the_keeper_moves_nobody_past_a_barrier() -> None:
    blocked = "cellar.b|entrance-hall.c"
    table = joe("entrance-hall.c").feature("barrier", "cellar.b", blocked).threat(1)
    game = table.hand("the-draught-has-a-direction").play(turn_of=JOE, stage="turn-start")
    answer(game, f"play the-draught-has-a-direction on {JOE}")
    assert asked(game).options == ("to entrance-hall.a", "to entrance-hall.b")


@pytest.mark.rule("1e.barrier.no-passage", "1e.escape.door")
def test_a_blocked_outer_door_is_no_way_out() -> None:
    goal = Goal("All must escape.", (AllEscaped(),))
    story = retold(objectives=(wanted(investigators=goal, escape="entrance-hall"),))
    table = TableBuilder(told=story).investigator(JOE, "entrance-hall.c").revealed()
    game = table.feature("barrier", "entrance-hall.c").play(turn_of=JOE)
    assert offered(game, "leave", "run out") != []
    answer(game, "push barrier onto entrance-hall.c|out-south")
    assert offered(game, "leave", "run out") == []


# -- what monsters do about it -----------------------------------------------------------------


@pytest.mark.rule("1e.barrier.no-passage", "1e.barrier.monster-attempt")
def test_a_monster_cannot_go_through_but_may_try() -> None:
    game = commanded(barred("cellar.a").monster("zombie", "library.b"))
    assert asked(game).options == ("to library.a", FORCE, "stay")


@pytest.mark.rule("1e.barrier.monster-attempt", "1e.combat.bottom-types")
def test_cards_of_its_class_are_drawn_until_one_is_against_barriers() -> None:
    game = forced("humanoid-1", "humanoid-4", DESTROYED)
    assert told(game, "combat") == [{"card": DESTROYED, "half": "defend", "monster": 1}]
    pile = game.view("investigator-1").decks["humanoid"].discard
    assert pile == ["humanoid-1", "humanoid-4", DESTROYED]


@pytest.mark.rule("1e.keyword.destroy-barrier", "1e.barrier.outcomes")
def test_a_destroyed_barrier_leaves_the_board() -> None:
    assert barriers(forced(DESTROYED)) == []


@pytest.mark.rule("1e.barrier.outcomes")
@pytest.mark.parametrize(("die", "door"), [(5, ""), (6, DOOR)])
def test_a_barrier_that_is_pushed_off_is_back_in_its_space(die: int, door: str) -> None:
    game = forced(PUSHED, dice=die)  # it gives way on a die of 5 or less
    assert barriers(game) == [FeatureView("barrier", "library.b", door, 0)]


@pytest.mark.rule("1e.barrier.broken-continue")
@pytest.mark.parametrize("card", [DESTROYED, PUSHED])
def test_with_the_barrier_gone_the_monster_may_go_on(card: str) -> None:
    game = forced(card)
    assert asked(game).options == ("to kitchen.b", "to library.a", "stay")
    assert asked(game).about == {"monster": 1, "left": 2}
    answer(game, "to kitchen.b", "to bathroom.b")
    assert monster(game).space == "bathroom.b"


@pytest.mark.rule("1e.barrier.held-stops")
def test_a_monster_that_a_barrier_holds_stays_where_it_is() -> None:
    game = forced(HELD)
    assert (monster(game).space, barriers(game)[0].door) == ("library.b", DOOR)
    assert asked(game).kind != "move-monster"


@pytest.mark.rule("1e.barrier.held-stops")
def test_for_the_rest_of_the_turn_the_keeper_may_not_move_it_again() -> None:
    held, broken = met_behind_the_door(HELD), met_behind_the_door(DESTROYED)
    answer(held, FORCE)
    assert asked(held).kind == "turn"
    answer(broken, FORCE, "stay")
    assert asked(broken).kind == "move-monster"


@pytest.mark.rule("1e.barrier.held-stops")
def test_no_card_that_moves_monsters_counts_on_one_that_was_held() -> None:
    table = joe("kitchen.b").monster("zombie", "library.b").hand("we-have-met").threat(1)
    table.state.monsters[0].stopped = True
    assert "command-minion" not in asked(table.play(stage="keeper-actions")).options
    game = table.play(turn_of=JOE, stage="turn-start")
    assert f"play we-have-met on {JOE}" not in asked(game).options


@pytest.mark.rule("1e.open.turn-meaning", "1e.barrier.held-stops")
def test_on_the_next_turn_it_can_be_moved_again() -> None:
    game = met_behind_the_door(HELD)
    answer(game, FORCE, "end turn", "command-minion")
    assert FORCE in asked(game).options


def met_behind_the_door(card: str) -> Game[State, View]:
    """In Joe's turn a Mythos card lets the keeper move the zombie behind the door, twice."""
    table = (
        TableBuilder(told=walking_monsters(times=2))
        .investigator(JOE, "kitchen.b")
        .feature("barrier", "library.b", DOOR)
    )
    table.monster("zombie", "library.b").stack("humanoid", card).hand("we-have-met").threat(2)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play we-have-met on {JOE}")
    return game


@pytest.mark.rule("1e.barrier.no-passage", "1e.barrier.monster-attempt")
def test_a_door_that_is_blocked_on_both_sides_must_be_cleared_of_both() -> None:
    table = barred("cellar.a").feature("barrier", "kitchen.b", DOOR)
    game = forced(DESTROYED, HELD, table=table)
    assert barriers(game) == [FeatureView("barrier", "kitchen.b", DOOR, 0)]
    assert monster(game).space == "library.b"


@pytest.mark.rule("1e.barrier.monster-attempt")
def test_no_card_against_barriers_means_that_it_holds() -> None:
    table = barred("cellar.a")
    deck = table.state.combat["humanoid"]
    deck.cards, deck.discard = ["humanoid-1"], []
    game = forced(table=table)
    assert (barriers(game)[0].door, monster(game).space) == (DOOR, "library.b")


@pytest.mark.rule("1e.conflict.barrier-attack")
def test_the_monster_attack_step_is_not_for_barriers() -> None:
    table = barred("kitchen.b", players=2).investigator(JENNY, "library.b")
    game = table.monster("zombie", "library.b").play(stage="monster-attacks")
    assert asked(game).options == (f"zombie 1 attacks {JENNY}", "done")


@pytest.mark.rule("1e.barrier.broken-continue")
def test_it_frightens_those_behind_the_door_as_it_comes_through() -> None:
    game = forced(DESTROYED, table=barred("kitchen.b").dice(9))
    answer(game, "to kitchen.b")
    assert investigator(game, JOE).sanity == 7


@pytest.mark.rule("1e.barrier.outcomes")
@pytest.mark.parametrize(("at", "near"), [("kitchen.a", True), ("cellar.a", False)])
def test_a_card_may_put_a_barrier_of_the_room_or_of_one_next_door_back(at: str, near: bool) -> None:
    story = retold()
    met = story.box.mythos["we-have-met"]
    changes = {"requires": (BarrierNear(),), "do": (PutBarrierBack(),)}
    story.box.mythos["we-have-met"] = msgspec.structs.replace(met, **changes)
    table = TableBuilder(told=story).investigator(JOE, at).hand("we-have-met").threat(1)
    game = table.feature("barrier", "library.b", DOOR).play(turn_of=JOE, stage="turn-start")
    if near:
        answer(game, f"play we-have-met on {JOE}")
    assert barriers(game)[0].door == ("" if near else DOOR)
    assert f"play we-have-met on {JOE}" not in asked(game).options


@pytest.mark.rule("1e.barrier.outcomes")
def test_each_barrier_near_is_offered_once() -> None:
    """A room of several spaces lies next to itself."""
    table = TableBuilder().investigator(JOE, "library.a").feature("barrier", "library.b", DOOR)
    here = table.edition.table(table.state)
    assert len(blocking_near(here, Scene(table.state.investigators[0]))) == 1
