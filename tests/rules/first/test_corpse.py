"""Corpses: dragged for nothing, burned by fire, and never quite out of use."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.words.fire import SetFireIn
from madhouse.first.words.objective import MonsterIn, Not
from tests.rules.first.grave_cards import corpses, grave_story, grave_table
from tests.rules.first.setting_up import investigators_set_up, keeper_sets_up
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JOE, answer, asked, investigator, joe, monster, told

DRAGGING = " dragging a corpse"


def beside_corpses(number: int = 1) -> Game[State, View]:
    """Joe in the library, with corpses in his space."""
    table = joe("library.a")
    for _ in range(number):
        table.feature("corpse", "library.a")
    return table.play(turn_of=JOE)


# -- dragging ----------------------------------------------------------------------------------


@pytest.mark.rule("1e.corpse.drag")
@pytest.mark.parametrize("how", ["move", "run"])
def test_who_leaves_a_space_may_drag_its_corpse_into_his_new_space(how: str) -> None:
    game = beside_corpses()
    answer(game, f"{how} library.b{DRAGGING}")
    assert corpses(game) == [investigator(game, JOE).space] == ["library.b"]


@pytest.mark.rule("1e.corpse.drag")
def test_he_may_leave_it_where_it_is() -> None:
    game = beside_corpses()
    answer(game, "move library.b")
    assert corpses(game) == ["library.a"]


@pytest.mark.rule("1e.corpse.drag")
def test_without_a_corpse_in_his_own_space_there_is_nothing_to_drag() -> None:
    game = joe("library.a").feature("corpse", "library.b").play(turn_of=JOE)
    assert not [option for option in asked(game).options if option.endswith(DRAGGING)]


@pytest.mark.rule("1e.corpse.drag-free")
def test_dragging_costs_the_step_and_no_more() -> None:
    game = beside_corpses()
    answer(game, f"move library.b{DRAGGING}")
    assert asked(game).about == {"who": JOE, "steps": 1, "action": True}
    answer(game, f"move library.a{DRAGGING}", f"run study.c{DRAGGING}")
    assert corpses(game) == ["study.c"]


@pytest.mark.rule("1e.corpse.drag-one")
def test_one_corpse_comes_along_each_time() -> None:
    game = beside_corpses(2)
    answer(game, f"move library.b{DRAGGING}")
    assert corpses(game) == ["library.a", "library.b"]


@pytest.mark.rule("1e.corpse.drag")
def test_a_move_that_fails_drags_nothing() -> None:
    table = joe("library.a").feature("corpse", "library.a").lock("study", "swollen-door").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, f"move study.c{DRAGGING}", "try it")
    assert corpses(game) == ["library.a"]


@pytest.mark.rule("1e.corpse.drag")
@pytest.mark.parametrize(("how", "playable"), [("", False), (DRAGGING, True)])
def test_a_card_may_ask_whether_he_dragged_one_this_turn(how: str, playable: bool) -> None:
    table = grave_table("library.a").feature("corpse", "library.a").hand("the-weight-of-him")
    game = table.threat(1).play(turn_of=JOE)
    answer(game, f"move library.b{how}")
    assert (f"play the-weight-of-him on {JOE}" in asked(game).options) is playable


@pytest.mark.rule("1e.corpse.drag")
def test_what_he_dragged_on_his_last_turn_is_forgotten() -> None:
    table = grave_table("library.a").feature("corpse", "library.a").hand("the-weight-of-him")
    table.state.investigators[0].dragged = True
    game = table.threat(1).play(stage="next-turn")
    assert asked(game).kind == "mythos"
    assert f"play the-weight-of-him on {JOE}" not in asked(game).options


# -- fire --------------------------------------------------------------------------------------


@pytest.mark.rule("1e.corpse.fire-discards")
def test_a_corpse_dragged_into_a_burning_room_is_discarded() -> None:
    table = joe("library.a").feature("corpse", "library.a").fire("study").dice(1)
    game = table.play(turn_of=JOE)
    answer(game, f"move study.c{DRAGGING}")
    assert corpses(game) == []


@pytest.mark.rule("1e.corpse.fire-discards")
def test_fire_that_breaks_out_discards_the_corpses_of_the_whole_room_and_of_no_other() -> None:
    table = grave_table("library.a", cards=["match"]).feature("corpse", "kitchen.a")
    game = table.feature("corpse", "library.a").feature("corpse", "library.b").play(turn_of=JOE)
    answer(game, "use match")
    assert corpses(game) == ["kitchen.a"]


@pytest.mark.rule("1e.corpse.fire-discards")
def test_a_corpse_placed_in_a_burning_room_is_discarded() -> None:
    game = grave_table("library.a").fire("cellar").threat(2).play(stage="keeper-actions")
    answer(game, "raise-dead", "lay a corpse in cellar.a")
    assert [each["space"] for each in told(game, "corpse-gone")] == ["cellar.a"]
    assert corpses(game) == []


@pytest.mark.rule("1e.corpse.fire-discards")
def test_a_story_that_begins_with_a_fire_begins_without_corpses_in_it() -> None:
    story = grave_story(fire=("cellar",), features={"corpse": ("cellar.a", "kitchen.a")})
    game = TableBuilder(told=story).play(stage="setup")
    keeper_sets_up(game)
    investigators_set_up(game)
    assert corpses(game) == ["kitchen.a"]


# -- raising the dead --------------------------------------------------------------------------


@pytest.mark.rule("1e.corpse.placed-by")
def test_raise_dead_lays_a_corpse_in_a_room_without_investigators() -> None:
    game = grave_table("library.a").threat(4).play(stage="keeper-actions")
    answer(game, "raise-dead")
    places = ("cellar.a", "cellar.b", "kitchen.a", "kitchen.b")  # named, and outdoors
    assert asked(game).options == tuple(f"lay a corpse in {space}" for space in places)
    answer(game, "lay a corpse in kitchen.b")
    assert corpses(game) == ["kitchen.b"]
    assert game.view("keeper").keeper.threat == 2


@pytest.mark.rule("1e.corpse.placed-by")
def test_not_where_an_investigator_is_in_the_room() -> None:
    game = grave_table("cellar.b").threat(2).play(stage="keeper-actions")
    answer(game, "raise-dead")
    assert asked(game).options == ("lay a corpse in kitchen.a", "lay a corpse in kitchen.b")


@pytest.mark.rule("1e.corpse.becomes-zombie")
def test_a_zombie_takes_the_place_of_a_corpse_and_frightens_those_in_the_room() -> None:
    table = grave_table("library.a").feature("corpse", "library.b").feature("corpse", "library.b")
    game = table.threat(2).dice(1).play(stage="keeper-actions")
    answer(game, "raise-dead", "raise the corpse in library.b")
    assert corpses(game) == ["library.b"]
    assert (monster(game).kind, monster(game).space) == ("zombie", "library.b")
    assert monster(game).health == the_box().tokens[monster(game).token].health
    assert told(game, "faces") == [{"who": JOE, "monster": 1}]


@pytest.mark.rule("1e.corpse.becomes-zombie")
def test_a_corpse_beside_an_investigator_is_not_raised_by_this_card() -> None:
    table = grave_table("library.a").feature("corpse", "library.a").threat(2)
    game = table.play(stage="keeper-actions")
    answer(game, "raise-dead")
    assert not [option for option in asked(game).options if option.startswith("raise")]


@pytest.mark.rule("1e.corpse.becomes-zombie", "1e.limit.monster-figures")
def test_without_a_figure_the_corpse_lies_still() -> None:
    table = grave_table("library.a").feature("corpse", "study.c").threat(2)
    for _ in range(4):
        table.monster("zombie", "cellar.a")
    game = table.play(stage="keeper-actions")
    answer(game, "raise-dead", "raise the corpse in study.c", "leave it")
    assert corpses(game) == ["study.c"]
    assert len(game.view("keeper").monsters) == 4


@pytest.mark.rule("1e.corpse.fire-discards", "1e.corpse.becomes-zombie")
def test_a_corpse_that_burns_while_a_figure_is_freed_for_it_does_not_get_up() -> None:
    gone = Not(MonsterIn("zombie", "cellar"))
    objective = wanted(reveal=(gone,), on_reveal=(SetFireIn("study"),))
    table = TableBuilder(told=grave_story(objectives=(objective,))).investigator(JOE, "library.a")
    for space in ("cellar.a", "kitchen.a", "kitchen.a", "kitchen.a"):
        table.monster("zombie", space)
    game = table.feature("corpse", "study.c").threat(2).play(stage="keeper-actions")
    answer(game, "raise-dead", "raise the corpse in study.c", "kill zombie 1")
    assert corpses(game) == []
    assert len(game.view("keeper").monsters) == 3


@pytest.mark.rule("1e.corpse.becomes-zombie")
@pytest.mark.parametrize(("at", "playable"), [("library.b", True), ("study.c", False)])
def test_a_mythos_card_may_raise_a_corpse_in_his_room(at: str, playable: bool) -> None:
    table = grave_table("library.a").feature("corpse", at).hand("it-was-only-resting")
    game = table.threat(2).dice(1).play(stage="turn-start", turn_of=JOE)
    played = f"play it-was-only-resting on {JOE}"
    assert (played in asked(game).options) is playable
    if playable:
        answer(game, played)
        assert (corpses(game), monster(game).space) == ([], at)


@pytest.mark.rule("1e.corpse.becomes-zombie")
def test_of_several_corpses_the_keeper_chooses_the_space() -> None:
    table = grave_table("library.a").feature("corpse", "library.a").feature("corpse", "library.b")
    table.feature("corpse", "library.b").hand("it-was-only-resting").threat(2).dice(1)
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play it-was-only-resting on {JOE}")
    assert (asked(game).seats, asked(game).options) == (("keeper",), ("library.a", "library.b"))
    answer(game, "library.b")
    assert corpses(game) == ["library.a", "library.b"]


# -- how many there are ------------------------------------------------------------------------


@pytest.mark.rule("1e.limit.corpses")
@pytest.mark.parametrize(("lying", "then"), [(3, 4), (4, 4)])
def test_a_fifth_corpse_is_not_placed(lying: int, then: int) -> None:
    table = grave_table("library.a").hand("fresh-turned").threat(1)
    for _ in range(lying):
        table.feature("corpse", "study.c")
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play fresh-turned on {JOE}", "library.b")
    assert len(corpses(game)) == then


@pytest.mark.rule("1e.limit.corpses")
def test_with_all_of_them_on_the_board_raise_dead_only_raises() -> None:
    table = grave_table("library.a").threat(2)
    for space in ("study.c", "study.c", "kitchen.a", "kitchen.b"):
        table.feature("corpse", space)
    game = table.play(stage="keeper-actions")
    answer(game, "raise-dead")
    spaces = ("study.c", "kitchen.a", "kitchen.b")
    assert asked(game).options == tuple(f"raise the corpse in {space}" for space in spaces)


@pytest.mark.rule("1e.limit.corpse-reuse")
def test_a_burned_corpse_can_be_used_again() -> None:
    table = grave_table("library.a", cards=["match"]).hand("fresh-turned").threat(1)
    for space in ("library.a", "study.c", "study.c", "study.c"):
        table.feature("corpse", space)
    game = table.play(turn_of=JOE)
    answer(game, "use match", "pass", "move entrance-hall.a")
    answer(game, f"play fresh-turned on {JOE}", "entrance-hall.b")
    assert corpses(game) == ["entrance-hall.b", *["study.c"] * 3]


@pytest.mark.rule("1e.limit.corpse-any-room")
@pytest.mark.parametrize("at", ["kitchen.a", "cellar.a", "study.c"])
def test_a_corpse_can_lie_in_any_room_outdoors_or_in(at: str) -> None:
    table = grave_table(at).hand("fresh-turned").threat(1)
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play fresh-turned on {JOE}")
    if asked(game).kind == "place-corpse":
        answer(game, at)
    assert corpses(game) == [at]


@pytest.mark.rule("1e.limit.corpse-reuse")
@pytest.mark.parametrize(("card", "left"), [("shovel", 2), ("bier", 1)])
def test_cards_may_discard_one_corpse_of_the_room_or_all_of_the_space(card: str, left: int) -> None:
    table = grave_table("library.a", cards=[card])
    for space in ("library.a", "library.a", "library.b"):
        table.feature("corpse", space)
    game = table.play(turn_of=JOE)
    answer(game, f"use {card}")
    if asked(game).kind == "discard-corpse":
        assert asked(game).options == ("library.a", "library.b")
        answer(game, "library.a")
    assert len(corpses(game)) == left
    assert "library.b" in corpses(game)
