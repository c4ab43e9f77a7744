"""What cards ask about: each condition where it holds and where it does not; no word unused."""

from pathlib import Path
from typing import Any

import pytest

from madhouse.engine import clauses
from madhouse.engine.clauses import parts_within
from madhouse.engine.loading import Text, load
from madhouse.engine.words import Word, word_of
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import edition, the_box
from madhouse.first.things.attributes import Attribute
from madhouse.first.words import VOCABULARY
from madhouse.first.words.base import Condition
from madhouse.first.words.plots import InvestigatorsInsane
from tests.rules.first.grave_cards import grave_table
from tests.rules.first.tables import JENNY, JOE, JOE_TRAITS


def table() -> TableBuilder:
    """Joe, hurt, shaken and stunned, in the kitchen with Jenny, a zombie and an Axe in hand."""
    built = TableBuilder(players=2).threat(3).event(2)
    built.investigator(
        JOE, "kitchen.a", JOE_TRAITS, ["axe"], damage=5, horror=8, stun=1
    ).investigator(JENNY, "kitchen.a")
    built.monster("zombie", "kitchen.a").monster("maniac", "library.a")
    built.state.monsters[1].carries = ["the-grey-salt"]
    built.state.marks = {"bells": 3, "axe": 1}
    built.state.investigators[0].moved = 2
    built.state.rooms["study"].explored = True
    built.state.slain = ["tom-halloran", "wendell-pike"]
    built.state.monsters_gone = 1
    built.feature("corpse", "study.c", name="tom-halloran").feature("corpse", "library.a")
    return built.dark("kitchen").fire("cellar")


def read(condition: str) -> Condition:
    family: Any = clauses.Condition
    word = load(Text(condition, "condition"), family, VOCABULARY).value
    assert isinstance(word, Condition)
    return word


def holds(condition: str, **scene: Any) -> bool:
    g: Any = table().play(stage="keeper-actions").table
    here = Scene(g.state.investigators[0], g.state.monsters[0], "axe", "axe", combat=True)
    here.occasion = Occasion("1e.evade.how", amount=2)
    here.occasion.roll = 9
    here.attribute = Attribute.STRENGTH
    here.room = "entrance-hall"
    for name, value in scene.items():
        setattr(here, name, value)
    return read(condition).holds(g, here)


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("any_of: [outdoors, stunned]", "any_of: [outdoors, in_room: study]"),
        ("all_of: [insane, stunned]", "all_of: [outdoors, stunned]"),
        ("stunned", "not: {that: stunned}"),
        ("insane", "not: {that: insane}"),
        ("has_horror", "not: {that: has_horror}"),
        ("health_at_most: 4", "health_at_most: 3"),
        ("sanity_at_most: 0", "not: {that: {sanity_at_most: 0}}"),
        ("moved_twice", "not: {that: moved_twice}"),
        ("another_in_space", "alone_in_room"),
        ("shares_space", "not: {that: shares_space}"),
        ("not: {that: outdoors}", "outdoors"),
        ("monster_in_space: zombie", "monster_in_space: maniac"),
        ("monster_of: humanoid", "monster_of: beast"),
        ("monster_is: [zombie, witch]", "monster_is: maniac"),
        ("monster_in_dark", "not: {that: monster_in_dark}"),
        ("using_this", "not: {that: using_this}"),
        ("weapon_is: melee", "weapon_is: ranged"),
        ("amount_at_least: 2", "amount_at_least: 3"),
        ("tested: [luck, strength]", "tested: luck"),
        ("test_is: evade", "test_is: horror"),
        ("test_is: combat", "test_is: lock"),
        ("rolled: {at_least: 9}", "rolled: {at_most: 8}"),
        ("rolled: {at_most: 9}", "rolled: {at_least: 10}"),
        ("marked: {name: bells, per_investigator: 1}", "marked: {name: bells, at_least: 4}"),
        ("marked: {at_least: 1}", "marked: {at_least: 2}"),
        ("monster_carries: the-grey-salt", "monster_carries: axe"),
        ("threat_at_least: 3", "threat_at_least: 4"),
        ("events_to_come: 3", "events_to_come: 4"),
        ("players: {at_least: 2}", "players: {at_most: 1}"),
        ("players: {at_most: 2}", "players: {at_least: 3}"),
        ("monsters_there: {at_least: 2}", "monsters_there: {at_least: 3}"),
        ("monsters_there: {monster: humanoid}", "monsters_there: {monster: zombie, at_least: 2}"),
        ("monsters_there: {at_least: 1}", "monsters_there: {per_investigator: 1}"),
        ("monsters_there: {rooms: [library]}", "monsters_there: {rooms: [study]}"),
        ("monsters_there: {monster: maniac, rooms: [library]}",
         "monsters_there: {monster: zombie, rooms: [library]}"),
        ("investigators_insane", "not: {that: investigators_insane}"),
        ("investigators_insane: half", "not: {that: {investigators_insane: half}}"),
        ("investigator_in: [kitchen, study]", "investigator_in: study"),
        ("some_investigator: [{in_room: kitchen}, insane]",
         "some_investigator: [{in_room: study}, insane]"),
        ("room_is_dark: kitchen", "room_is_dark: study"),
        ("room_burns: cellar", "room_burns: study"),
        ("not: {that: {monster_in_fire: zombie}}", "monster_in_fire: zombie"),
        ("room_explored: study", "room_explored: kitchen"),
        ("can_confront", "can_confront: beast"),
        ("class_within: {klass: humanoid, spaces: 3}", "class_within: {klass: beast, spaces: 3}"),
        ("class_within: {klass: humanoid, spaces: 3}",
         "class_within: {klass: humanoid, spaces: 2}"),
        ("monster_within: 3", "monster_within: 2"),
        ("can_put_out_light: {at_most: 1, threat: 9}",
         "can_put_out_light: {at_most: 0, threat: 9}"),
        ("corpse_there: {name: tom-halloran, room: study}",
         "corpse_there: {name: tom-halloran, room: library}"),
        ("corpse_gone: wendell-pike", "corpse_gone: tom-halloran"),
        ("monsters_gone: 1", "monsters_gone: 2"),
        ("can_carry_off: {type: weapon}", "can_carry_off: {type: weapon, class: beast}"),
        ("carrying: axe", "carrying: lantern"),
        ("carrying_type: weapon", "carrying_type: artifact"),
        ("carrying_weapon: sharp", "carrying_weapon: ranged"),
        ("class_in_room: humanoid", "class_in_room: beast"),
        ("not: {that: objective_revealed}", "objective_revealed"),
    ],
)  # fmt: skip
def test_a_condition_holds_where_it_should_and_nowhere_else(so: str, not_so: str) -> None:
    assert holds(so)
    assert not holds(not_so)


def test_a_condition_about_what_is_not_there_is_not_met() -> None:
    nothing = {"monster": None, "occasion": None, "weapon": "", "room": ""}
    for condition in (
        "monster_of: humanoid",
        "monster_is: zombie",
        "monster_in_dark",
        "using_this",
        "weapon_is: melee",
        "amount_at_least: 0",
        "test_is: combat",
        "rolled: {at_least: 0}",
    ):
        assert not holds(condition, **nothing), condition


@pytest.mark.parametrize(
    "condition",
    [
        "another_in_space",
        "barrier_near",
        "can_confront",
        "carries_sample: zombie",
        "carrying_type: weapon",
        "class_in_room: humanoid",
        "class_within: {klass: humanoid, spaces: 1}",
        "corpse_in_room",
        "dragged_corpse",
        "has_damage",
        "has_horror",
        "has_trauma",
        "ignoring_darkness",
        "monster_beside",
        "puzzle_is: lock",
        "health_at_most: 8",
        "in_darkness",
        "insane",
        "investigators_insane",
        "investigators_insane: half",
        "monster_in_dark",
        "monster_in_space: zombie",
        "monster_within: 1",
        "monsters_there: {monster: zombie, rooms: [kitchen]}",
        "moved_twice",
        "outdoors",
        "sanity_at_most: 7",
        "stunned",
        "using_this",
    ],
)
def test_a_condition_does_not_hold_of_one_who_is_well_and_alone(condition: str) -> None:
    built = TableBuilder().investigator(JOE, "kitchen.a").monster("zombie", "library.a")
    g: Any = built.play(turn_of=JOE).table
    here = Scene(g.state.investigators[0], g.state.monsters[0], "charm", "axe")
    assert not read(condition).holds(g, here)


def test_a_monster_in_your_own_space_is_near_but_not_within_reach_of_a_card() -> None:
    built = TableBuilder().investigator(JOE, "kitchen.a").monster("zombie", "kitchen.a")
    g: Any = built.play(turn_of=JOE).table
    here = Scene(g.state.investigators[0])
    assert not read("class_within: {klass: humanoid, spaces: 1}").holds(g, here)
    assert not read("monster_within: 1").holds(g, here)


@pytest.mark.parametrize(("hers", "shared"), [("kitchen.a", True), ("kitchen.b", False)])
def test_the_other_whom_it_concerns_shares_a_space_or_not(hers: str, shared: bool) -> None:
    built = TableBuilder(players=2).investigator(JOE, "kitchen.a").investigator(JENNY, hers)
    g: Any = built.play(turn_of=JOE).table
    mine, other = g.state.investigators
    assert read("shares_space").holds(g, Scene(mine, target=other)) is shared
    assert read("another_in_space").holds(g, Scene(mine)) is shared


def test_a_test_out_of_combat_is_no_test_in_combat() -> None:
    assert not holds("test_is: combat", combat=False)


@pytest.mark.parametrize(("at", "so"), [("kitchen.a", True), ("library.b", False)])
def test_where_it_is_outdoors(at: str, so: bool) -> None:
    g: Any = grave_table(at).play(turn_of=JOE).table  # its kitchen lies outdoors
    assert read("outdoors").holds(g, Scene(g.state.investigators[0])) is so


def test_an_open_objective_is_revealed() -> None:
    g: Any = TableBuilder().investigator(JOE, "kitchen.a").revealed().play(turn_of=JOE).table
    assert read("objective_revealed").holds(g, Scene())


def test_one_step_is_not_two() -> None:
    built = TableBuilder().investigator(JOE, "kitchen.a")
    built.state.investigators[0].moved = 1
    g: Any = built.play(turn_of=JOE).table
    assert not read("moved_twice").holds(g, Scene(g.state.investigators[0]))


@pytest.mark.parametrize(
    ("moved", "stun", "left"), [(0, 1, True), (1, 0, True), (1, 1, False), (2, 0, False)]
)
def test_whether_a_movement_step_is_left(moved: int, stun: int, left: bool) -> None:
    built = TableBuilder().investigator(JOE, "kitchen.a", stun=stun)
    built.state.investigators[0].moved = moved
    g: Any = built.play(turn_of=JOE).table
    assert read("has_movement_step").holds(g, Scene(g.state.investigators[0])) is left


def test_who_ignores_darkness_does_so_in_the_light() -> None:
    g: Any = TableBuilder().investigator(JOE, "kitchen.a", cards=["lantern"]).play(JOE).table
    assert read("ignoring_darkness").holds(g, Scene(g.state.investigators[0]))


def test_with_nobody_left_there_is_no_half() -> None:
    g: Any = TableBuilder().play(stage="keeper-actions").table
    assert not InvestigatorsInsane("half").holds(g, Scene())


def test_one_of_three_is_not_half() -> None:
    built = TableBuilder(players=3).investigator(JOE, "kitchen.a", horror=8)
    built.investigator(JENNY, "cellar.a").investigator("ezra-fairweather", "study.c")
    g: Any = built.play(stage="keeper-actions").table
    assert InvestigatorsInsane("one").holds(g, Scene())
    assert not InvestigatorsInsane("half").holds(g, Scene())


# -- every word is used -------------------------------------------------------------------------


def words_in_the_box() -> set[str]:
    """The words on the cards of the box and in the training story."""
    written = (*the_box().worded.values(), edition(STORY).story)
    return {word_of(type(word)) for card in written for word in parts_within(card, Word)}


def test_every_word_is_on_a_card_of_the_box_or_on_one_made_for_a_test() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("*.py"))
    used = words_in_the_box()
    unused = []
    for family in (clauses.Verb, clauses.Condition, clauses.Standing):
        for word, kind in VOCABULARY.words(family).items():
            if word not in used and word not in tests and f"{kind.__name__}(" not in tests:
                unused.append(word)
    assert unused == []
