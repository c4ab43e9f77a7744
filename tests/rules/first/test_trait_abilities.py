"""What Trait and Starting Item cards of the box allow: each ability used once, and then no more."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.puzzle_tables import ATTEMPT, FAR_OFF
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, monster, room, told

OWNERS = {
    JOE: ("process-server", "everyone-is-somewhere"),
    JENNY: ("a-good-shot", "unshockable"),
    "harvey-walters": ("brittle", "tables-of-the-moon"),
    "gloria-goldberg": ("quick-exit", "verbatim"),
    "michael-mcglen": ("copper-hat", "salvage-law"),
    "luzia-andrade": ("line-and-splice", "dead-reckoning"),
    "ezra-fairweather": ("old-soldier", "sits-with-the-dead"),
    "odile-tetreault": ("fast-on-ice", "no-surrender"),
}
HARVEY, GLORIA, MICHAEL, LUZIA, EZRA, ODILE = list(OWNERS)[2:]


def rested(
    who: str, at: str, *traits: str, players: int = 1, cards: tuple[str, ...] = (), **more: Any
) -> TableBuilder:
    """One who has his abilities still before him; traits that are named replace his first ones."""
    table = TableBuilder(players=players)
    bodies = [t for t in traits if table.box.traits[t].category == "strength"]
    minds = [t for t in traits if table.box.traits[t].category == "intellect"]
    body, mind = OWNERS[who]
    both = ((bodies or [body])[0], (minds or [mind])[0])
    return table.investigator(who, at, both, cards, rested=True, **more)


def play(table: TableBuilder, *answers: str, stage: str = "") -> Game[State, View]:
    who = table.state.investigators[0].id
    game = table.play(stage=stage) if stage else table.play(turn_of=who)
    answer(game, *answers)
    return game


def evading(who: str, trait: str) -> TableBuilder:
    return rested(who, "kitchen.a", trait).monster("zombie", "kitchen.a").dice(10)


# -- tests that are made again, or not at all ---------------------------------------------------


def test_a_good_shot_rolls_a_failed_marksmanship_test_again() -> None:
    table = rested(JENNY, "kitchen.a", cards=("45-automatics",)).monster("zombie", "kitchen.b")
    game = play(table.stack("humanoid", "humanoid-18").dice(10, 1))
    answer(game, "attack zombie 1 with 45-automatics", "use a-good-shot")
    assert [test["passed"] for test in told(game, "test")] == [False, True]


def test_grandmothers_stars_rolls_a_failed_lore_test_again() -> None:
    table = rested(LUZIA, "kitchen.a", "grandmothers-stars", cards=("ephemeris",)).dice(10, 1)
    game = play(table, "use ephemeris", "use grandmothers-stars")
    assert len(told(game, "event-foretold")) == 1


def test_unshockable_passes_a_failed_horror_test_once() -> None:
    table = rested(JENNY, "library.b").monster("zombie", "kitchen.b").monster("zombie", "kitchen.b")
    game = play(table.dice(10, 10), "move kitchen.b", "zombie 1", "use unshockable")
    assert investigator(game, JENNY).sanity == 7  # only the second one frightens her


def test_process_server_passes_a_locks_test() -> None:
    table = rested(JOE, "library.a").lock("study", "swollen-door")
    game = play(table, "move study.c", "try it", "use process-server")
    assert (investigator(game, JOE).space, told(game, "test")) == ("study.c", [])


def test_quick_exit_evades_without_a_roll_and_four_porches_escapes_the_blow() -> None:
    game = play(evading(GLORIA, "quick-exit"), "move kitchen.b", "use quick-exit")
    assert (investigator(game, GLORIA).space, told(game, "test")) == ("kitchen.b", [])
    game = play(evading(JOE, "four-porches"), "move kitchen.b", "use four-porches")
    assert (investigator(game, JOE).health, asked(game).kind) == (9, "turn")


def test_steady_wrists_make_the_roll_a_three() -> None:
    game = play(evading(GLORIA, "steady-wrists"), "move kitchen.b", "use steady-wrists")
    assert told(game, "test")[0]["roll"] == 3


def test_picket_captain_lends_her_strength() -> None:
    table = TableBuilder(players=2).investigator(JOE, "library.a", OWNERS[JOE])
    table.investigator(ODILE, "library.b", ("picket-captain", "no-surrender"), rested=True)
    game = table.lock("study", "swollen-door").dice(6).play(turn_of=JOE)
    answer(game, "move study.c", "try it", "use picket-captain")
    assert investigator(game, JOE).space == "study.c"


# -- harm -------------------------------------------------------------------------------------


def test_brittle_takes_two_of_three_damage_but_not_less() -> None:
    table = rested(HARVEY, "kitchen.a").monster("maniac", "kitchen.a")
    table.state.monsters[0].figure = 0
    game = play(table.dice(10), "move kitchen.b", "strike")
    assert asked(game).kind == "turn"  # two damage: nothing to use it on


def test_old_manners_sends_a_humanoid_away() -> None:
    table = rested(JENNY, "kitchen.a", "old-manners").monster("zombie", "kitchen.a")
    game = play(table, f"zombie 1 attacks {JENNY}", "use old-manners", stage="monster-attacks")
    assert told(game, "combat") == []


def test_no_surrender_cancels_a_mythos_card() -> None:
    table = rested(ODILE, "kitchen.a").hand("slack-water").threat(1)
    game = play(table, "move kitchen.b", f"play slack-water on {ODILE}", "use no-surrender")
    assert investigator(game, ODILE).moved == 1


def test_copper_hat_shakes_off_a_stun() -> None:
    table = rested(MICHAEL, "kitchen.a", stun=2)
    game = table.play(turn_of=MICHAEL, stage="turn-start")
    answer(game, "use copper-hat")
    assert investigator(game, MICHAEL).stun == 1


def test_ambulance_hands_heal_one_more() -> None:
    table = rested(JENNY, "kitchen.a", "ambulance-hands", cards=("barnes-cordial",), players=2)
    game = play(table.investigator(JOE, "kitchen.a", horror=3), "use barnes-cordial", JOE)
    answer(game, "use ambulance-hands")
    assert investigator(game, JOE).sanity == 7


def test_deck_hand_hits_harder_with_a_melee_weapon() -> None:
    table = rested(MICHAEL, "kitchen.a", "deck-hand", cards=("axe",))
    table.monster("zombie", "kitchen.a", "zombie-4").stack("humanoid", "humanoid-11").dice(1)
    game = play(table, "attack zombie 1 with axe", "use deck-hand")
    assert monster(game).damage == 4


def test_a_promise_of_rest_keeps_a_zombie_dead() -> None:
    table = rested(EZRA, "kitchen.a", "a-promise-of-rest")
    table.monster("zombie", "kitchen.a", "zombie-1", damage=4).stack("humanoid", "humanoid-1")
    game = play(table.dice(1), "attack zombie 1 bare-handed", "use a-promise-of-rest")
    assert game.table.state.put_away == ["zombie-1"]


# -- in one's turn ------------------------------------------------------------------------------


def test_reads_the_room_explores_for_a_step() -> None:
    table = rested(JOE, "kitchen.a", "reads-the-room").pile("kitchen", "crowbar")
    game = play(table, "call on reads-the-room")
    now = investigator(game, JOE)
    assert (now.cards, now.moved, now.acted) == (["crowbar"], 1, False)


def test_night_walker_ignores_darkness_for_the_rest_of_the_game() -> None:
    game = play(rested(HARVEY, "kitchen.a", "night-walker").dark("kitchen"))
    answer(game, "call on night-walker")
    assert investigator(game, HARVEY).lasting == {"night-walker#0": "game-end"}


def test_slow_breather_takes_no_harm_for_a_round() -> None:
    table = rested(MICHAEL, "kitchen.a", "slow-breather").fire("kitchen")
    game = play(table, "call on slow-breather", "end turn")
    assert investigator(game, MICHAEL).health == 11


def test_salvage_law_takes_what_was_dropped() -> None:
    table = rested(MICHAEL, "kitchen.a", cards=("axe",)).pile("kitchen", "crowbar")
    game = play(table, "drop", "call on salvage-law")
    assert investigator(game, MICHAEL).cards == ["axe"]


def test_dead_reckoning_has_a_third_step_and_fast_on_ice_a_second_run() -> None:
    game = play(rested(LUZIA, "kitchen.a"), "call on dead-reckoning")
    assert asked(game).about["steps"] == 3
    game = play(rested(ODILE, "kitchen.a"), "run kitchen.b", "use fast-on-ice", "to library.b")
    assert investigator(game, ODILE).space == "library.b"


def test_old_soldier_shoots_for_a_step() -> None:
    table = rested(EZRA, "kitchen.a", cards=("45-automatics",)).monster("zombie", "kitchen.b")
    game = play(table.stack("humanoid", "humanoid-18").dice(1), "call on old-soldier")
    assert (monster(game).damage, investigator(game, EZRA).acted) == (3, False)


# -- with the Action Step -----------------------------------------------------------------------


def test_line_and_splice_stuns_a_monster_next_to_her() -> None:
    game = play(rested(LUZIA, "kitchen.a").monster("zombie", "kitchen.b"), "use line-and-splice")
    assert monster(game).stun == 1
    assert investigator(game, LUZIA).spent == {"line-and-splice": 1}


def test_sits_with_the_dead_calms_everyone_in_the_room() -> None:
    table = rested(EZRA, "kitchen.a", players=2, horror=2).investigator(JOE, "kitchen.b", horror=2)
    game = play(table, "use sits-with-the-dead")
    assert [investigator(game, who).sanity for who in (EZRA, JOE)] == [8, 7]


def test_everyone_is_somewhere_looks_next_door_and_hears_the_gap_into_a_hand() -> None:
    table = rested(JOE, "library.b").pile("kitchen", "crowbar")
    game = play(table, "use everyone-is-somewhere", "kitchen")
    assert room(game, "kitchen").pile == ["crowbar"]
    game = play(rested(GLORIA, "kitchen.a", "hears-the-gap").hand("winded", "slack-water"))
    answer(game, "use hears-the-gap")
    assert game.view("investigator-1").keeper.mythos == ["slack-water"]


def test_verbatim_asks_for_two_rooms() -> None:
    game = play(rested(GLORIA, "kitchen.a").pile("study", "cold-supper-3a"), "use verbatim")
    assert asked(game).kind == "name-room"


def test_a_trait_that_has_been_used_is_not_offered_again() -> None:
    table = rested(LUZIA, "kitchen.a").monster("zombie", "kitchen.b")
    table.state.spent["line-and-splice"] = 1
    assert "use line-and-splice" not in asked(play(table)).options


# -- starting items -----------------------------------------------------------------------------


def attack(card: str, combat: str, *dice: int) -> Game[State, View]:
    table = TableBuilder().investigator(JOE, "kitchen.a", OWNERS[JOE], [card])
    table.monster("zombie", "kitchen.a", "zombie-4").stack("humanoid", combat).dice(*dice)
    return play(table, f"attack zombie 1 with {card}")


@pytest.mark.parametrize(("roll", "rolls"), [(10, [10, 1]), (9, [9])])
def test_the_revolver_rolls_a_ten_again(roll: int, rolls: list[int]) -> None:
    game = attack("service-revolver", "humanoid-18", roll, 1)
    assert [test["roll"] for test in told(game, "test")] == rolls


def test_the_blackjack_stuns_and_the_knife_is_never_dropped() -> None:
    assert monster(attack("blackjack", "humanoid-6", 1)).stun == 1
    assert investigator(attack("divers-knife", "humanoid-12", 9), JOE).cards == ["divers-knife"]


@pytest.mark.parametrize(("roll", "damage"), [(2, 3), (3, 2)])
def test_the_picker_stick_likes_a_low_roll(roll: int, damage: int) -> None:
    assert monster(attack("picker-stick", "humanoid-6", roll)).damage == damage


def test_the_flash_lamp_has_three_bulbs_and_the_notebook_pays() -> None:
    table = TableBuilder().investigator(JOE, "kitchen.a", OWNERS[JOE], ["flash-lamp"])
    game = play(table.monster("zombie", "kitchen.a").dice(1), "use flash-lamp")
    assert (monster(game).stun, investigator(game, JOE).spent["flash-lamp"]) == (1, 1)
    table = TableBuilder().investigator(JOE, "kitchen.a", OWNERS[JOE], ["shorthand-notebook"])
    game = play(table.pile("kitchen", "cold-supper-3a"), "explore")
    assert investigator(game, JOE).skill == 1


def test_brother_luc_helps_with_a_lock_or_stands_between() -> None:
    table = TableBuilder().investigator(JOE, "library.a", OWNERS[JOE], ["brother-luc"])
    game = play(table.lock("study", "swollen-door").dice(6), "move study.c", "try it")
    answer(game, "use brother-luc")
    assert investigator(game, JOE).space == "study.c"
    table = TableBuilder().investigator(JOE, "kitchen.a", OWNERS[JOE], ["brother-luc"])
    game = play(table.monster("zombie", "kitchen.a").dice(10), "move kitchen.b", "strike")
    answer(game, "use brother-luc")
    assert (investigator(game, JOE).health, investigator(game, JOE).cards) == (9, [])


def test_the_bag_needs_somebody_with_an_injury() -> None:
    table = TableBuilder().investigator(JOE, "kitchen.a", OWNERS[JOE], ["undertakers-bag"])
    assert "use undertakers-bag" not in asked(play(table)).options
    game = play(table.trauma(JOE, "bad-knee"), "use undertakers-bag")
    assert investigator(game, JOE).trauma == []


@pytest.mark.rule("1e.horror-test.how")
def test_the_cat_steadies_everyone_in_the_space() -> None:
    table = TableBuilder(players=2).investigator(JOE, "library.b", OWNERS[JOE])
    table.investigator(LUZIA, "kitchen.b", cards=["bosun-the-cat"]).monster("zombie", "kitchen.b")
    game = play(table.dice(1), "move kitchen.b")
    assert told(game, "test")[0]["needs"] == 6


# -- puzzles and walls --------------------------------------------------------------------------


def at_the_lintel(who: str, trait: str) -> Game[State, View]:
    table = rested(who, "library.a", trait).lock("study", "marked-lintel")
    table.puzzle("marked-lintel", *FAR_OFF).state.puzzles["marked-lintel"].tried = True
    return play(table, "move study.c", ATTEMPT)


def test_tables_of_the_moon_give_two_more_puzzle_actions() -> None:
    game = at_the_lintel(HARVEY, "tables-of-the-moon")
    assert asked(game).about["left"] == 8
    answer(game, "call on tables-of-the-moon")
    assert asked(game).about["left"] == 10
    assert "call on tables-of-the-moon" not in asked(game).options


def test_loom_sense_swaps_pieces_that_do_not_touch() -> None:
    game = at_the_lintel(ODILE, "loom-sense")
    answer(game, "call on loom-sense", "swap 1 6")
    assert asked(game).about["left"] == 6  # Intellect 7
    assert "call on loom-sense" not in asked(game).options


def test_topman_goes_over_a_wall_with_a_movement_step() -> None:
    game = play(rested(LUZIA, "library.b", "topman"), "call on topman", "to study.c")
    now = investigator(game, LUZIA)
    assert (now.space, now.moved, now.acted) == ("study.c", 1, False)
    assert "call on topman" not in asked(game).options
