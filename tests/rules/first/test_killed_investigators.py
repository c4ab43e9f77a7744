"""Killed investigators, the new ones who come for them, and elimination."""

import pytest

from madhouse.engine.decisions import CannotUndo
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import Goal
from madhouse.first.words.objective import KilledAfterReveal
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, answer, asked, joe, retold, told

JOE_DIES = f"zombie 1 attacks {JOE}"


def doomed(players: int = 2, at: str = "kitchen.a", damage: int = 8, **more: int) -> TableBuilder:
    """Joe, with one health left, under attack; Jenny is far away."""
    table = joe(at, players=players, damage=damage, **more)
    if players > 1:
        table.investigator(JENNY, "cellar.a", JENNY_TRAITS)
    table.monster("zombie", at, "zombie-1").stack("humanoid", "humanoid-1")
    return table.dice(9)


def killed(table: TableBuilder) -> Game[State, View]:
    """The zombie attacks Joe."""
    game = table.play(stage="monster-attacks")
    answer(game, JOE_DIES)
    return game


def to_the_turns(game: Game[State, View]) -> Game[State, View]:
    """Play on until the turns of the next round."""
    while asked(game).kind in ("keeper-action", "monster-attack", "place-monster"):
        answer(game, asked(game).options[-1])
    return game


def only(table: TableBuilder, *unused: str) -> TableBuilder:
    """Nobody but these has not yet taken part."""
    table.state.unused = list(unused)
    return table


@pytest.mark.rule("1e.killed.when")
@pytest.mark.parametrize(("damage", "dead"), [(6, False), (7, True), (8, True)])
def test_he_is_killed_when_damage_reaches_his_health(damage: int, dead: bool) -> None:
    game = killed(doomed(damage=damage))  # the zombie deals 2, his health is 9
    assert bool(told(game, "killed")) is dead


@pytest.mark.rule("1e.killed.figure-removed")
def test_his_figure_leaves_the_board() -> None:
    game = killed(doomed())
    assert [who.id for who in game.view("keeper").investigators] == [JENNY]


@pytest.mark.rule("1e.killed.items-dropped")
def test_all_his_cards_are_dropped_in_his_room() -> None:
    table = doomed().carries(JOE, "service-revolver").carries(JOE, "cold-supper-3a")
    game = killed(table.pile("kitchen", "crowbar"))
    assert asked(game).seats == ("investigator-1",)  # in the order he likes
    answer(game, "lay down service-revolver")
    pile = game.view("investigator-2").rooms["kitchen"].pile
    assert pile == ["cold-supper-3a", "service-revolver", "?"]


@pytest.mark.rule("1e.killed.tokens-discarded", "1e.new-inv.receives")
def test_a_new_investigator_has_none_of_the_tokens_of_the_old() -> None:
    game = to_the_turns(killed(doomed(horror=3, stun=1)))
    answer(game, "next investigator-1", "take odile-tetreault")
    answer(game, "pick fast-on-ice", "pick loom-sense")
    new = game.view("keeper").investigators[0]
    assert (new.health, new.sanity, new.skill, new.stun) == (10, 8, 2, 0)


@pytest.mark.rule("1e.killed.cards-to-box", "1e.new-inv.unused-only")
def test_nobody_who_has_taken_part_comes_back() -> None:
    game = to_the_turns(killed(doomed()))
    answer(game, "next investigator-1")
    left = [who for who in the_box().investigators if who not in (JOE, JENNY)]
    assert asked(game).options == tuple(f"take {who}" for who in left)


@pytest.mark.rule("1e.open.killed-leftovers")
def test_his_trauma_and_facedown_mythos_cards_are_discarded() -> None:
    table = doomed().trauma(JOE, "bad-knee").facedown(JOE, "the-wrong-name")
    decks = killed(table).view("investigator-2").decks
    assert decks["trauma"].discard == ["bad-knee"]
    assert decks["mythos"].discard == ["the-wrong-name"]


@pytest.mark.rule("1e.open.killed-mid-step")
def test_a_death_on_the_way_ends_the_move_and_the_turn() -> None:
    table = joe("kitchen.a", players=2, damage=8).investigator(JENNY, "cellar.a")
    game = table.monster("zombie", "kitchen.a").dice(9).play(turn_of=JOE)
    answer(game, "move kitchen.b", "strike")
    assert told(game, "moved") == []
    assert asked(game).seats == ("investigator-2",)


@pytest.mark.rule("1e.killed.next-turn")
def test_he_takes_a_new_investigator_when_his_next_turn_comes() -> None:
    game = to_the_turns(killed(doomed()))
    assert asked(game).options[:2] == ("next investigator-1", "next investigator-2")
    answer(game, "next investigator-1")
    assert (asked(game).seats, asked(game).kind) == (("investigator-1",), "investigator")


@pytest.mark.rule("1e.open.all-killed-not-eliminated")
def test_the_game_goes_on_while_all_wait_for_new_investigators() -> None:
    game = killed(doomed(players=1))
    assert game.view("keeper").investigators == []
    assert game.result is None


# -- the new investigator ------------------------------------------------------------------------


def replaced(table: TableBuilder) -> Game[State, View]:
    """Joe was killed, and his player takes Odile in the next round."""
    game = to_the_turns(killed(table))
    answer(game, "next investigator-1", "take odile-tetreault")
    return game


@pytest.mark.rule("1e.new-inv.receives")
def test_he_picks_two_traits_as_during_setup() -> None:
    game = replaced(doomed())
    assert asked(game).options == ("pick picket-captain", "pick fast-on-ice")
    answer(game, "pick picket-captain")
    assert asked(game).options == ("pick loom-sense", "pick no-surrender")
    answer(game, "pick loom-sense")
    new = game.view("keeper").investigators[0]
    assert (new.traits, new.skill) == (["picket-captain", "loom-sense"], 2)


@pytest.mark.rule("1e.new-inv.starting-card")
def test_he_gets_the_starting_card_of_his_traits() -> None:
    game = replaced(doomed())
    answer(game, "pick picket-captain", "pick loom-sense")
    assert game.view("keeper").investigators[0].cards == ["picker-stick"]


@pytest.mark.rule("1e.new-inv.start-space", "1e.new-inv.no-steps")
def test_he_stands_on_the_start_space_and_his_turn_is_over() -> None:
    game = replaced(doomed())
    answer(game, "pick picket-captain", "pick loom-sense")
    assert game.view("keeper").investigators[0].space == "entrance-hall.c"
    assert asked(game).seats == ("investigator-2",)


@pytest.mark.rule("1e.new-inv.no-steps")
def test_once_the_keepers_turn_has_begun_his_choice_stands() -> None:
    game = to_the_turns(killed(doomed(players=1)))
    answer(game, "take odile-tetreault", "pick picket-captain", "pick loom-sense")
    assert asked(game).seats == ("keeper",)
    with pytest.raises(CannotUndo):
        game.undo("investigator-1")


@pytest.mark.rule("1e.open.horror-new-investigator")
def test_a_monster_in_the_room_of_the_start_space_frightens_him() -> None:
    game = replaced(doomed().monster("maniac", "entrance-hall.a"))
    answer(game, "pick picket-captain", "pick loom-sense")
    assert [facts["monster"] for facts in told(game, "faces")] == [2]


@pytest.mark.rule("1e.new-inv.none-left", "1e.conflict.elimination-timing")
def test_who_finds_no_unused_investigator_on_his_turn_is_eliminated() -> None:
    table = only(doomed(players=3).investigator("gloria-goldberg", "cellar.a"), "odile-tetreault")
    game = to_the_turns(killed(table))
    game.table.state.unused.clear()  # the last one was taken meanwhile
    answer(game, "next investigator-1")
    assert game.view("keeper").eliminated == ["investigator-1"]


@pytest.mark.rule("1e.limit.investigators", "1e.conflict.elimination-timing")
def test_who_dies_when_nobody_is_left_is_eliminated_at_once() -> None:
    game = killed(only(doomed()))
    assert game.view("keeper").eliminated == ["investigator-1"]


# -- elimination ---------------------------------------------------------------------------------


@pytest.mark.rule("1e.killed.after-reveal")
def test_a_death_after_the_reveal_eliminates_the_player() -> None:
    game = killed(doomed().revealed())
    assert game.view("keeper").eliminated == ["investigator-1"]


@pytest.mark.rule("1e.killed.after-reveal", "1e.win.first-side")
@pytest.mark.parametrize(("deaths", "over"), [(1, True), (2, False)])
def test_a_goal_that_counts_such_deaths_is_looked_at_as_he_dies(deaths: int, over: bool) -> None:
    goal = Goal("Another place is laid.", (KilledAfterReveal(deaths),))
    table = TableBuilder(players=2, told=retold(objectives=(wanted(keeper=goal),))).revealed()
    table.investigator(JOE, "kitchen.a", damage=8).investigator(JENNY, "cellar.a")
    table.monster("zombie", "kitchen.a", "zombie-1").stack("humanoid", "humanoid-1").dice(9)
    game = killed(table)
    assert game.over is over


@pytest.mark.rule("1e.killed.after-reveal")
def test_a_death_before_it_does_not() -> None:
    assert killed(doomed()).view("keeper").eliminated == []


@pytest.mark.rule("1e.open.killed-before-reveal")
def test_who_died_before_the_reveal_still_gets_a_new_investigator() -> None:
    table = doomed(at="library.a").event(
        3, time=9
    )  # the fourth event reveals the objective in this turn
    game = to_the_turns(killed(table))
    assert game.view("keeper").revealed
    answer(game, "next investigator-1")
    assert asked(game).kind == "investigator"


@pytest.mark.rule("1e.elimination.effect")
def test_an_eliminated_player_takes_no_more_turns() -> None:
    game = to_the_turns(killed(doomed().revealed()))
    assert asked(game).seats == ("investigator-2",)
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.elimination.effect")
def test_first_come_the_normal_steps_for_a_killed_investigator() -> None:
    game = killed(doomed().carries(JOE, "axe").revealed())
    assert game.view("keeper").rooms["kitchen"].pile == ["axe"]
    assert [who.id for who in game.view("keeper").investigators] == [JENNY]


@pytest.mark.rule("1e.elimination.still-wins")
def test_a_win_of_the_others_is_his_too() -> None:
    table = joe("kitchen.a", players=2).revealed().dice(1)
    table.state.players[1].eliminated = True
    game = table.play(turn_of=JOE)
    answer(game, "attempt clear-the-second-place")
    for seat in game.seats[1:]:
        assert (result := game.view(seat).result) is not None
        assert result.winner == "investigators"
