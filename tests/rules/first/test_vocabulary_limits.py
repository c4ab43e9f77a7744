"""How far a word reaches: the cards, rooms, figures and later moments that it leaves alone."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import CHARM, joe_beside_jenny, joe_with, made, marks
from tests.rules.first.puzzle_tables import FAR_OFF, STAIRS
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, monster, room, told

USE = f"use {CHARM}"


def used(verbs: str, *answers: str, **more: Any) -> Game[State, View]:
    """Joe uses the Charm, whose 'Action:' is this."""
    return then(joe_with(f"action: [{verbs}]", **more), USE, *answers)


def then(table: TableBuilder, *answers: str) -> Game[State, View]:
    game = table.play(turn_of=JOE)
    answer(game, *answers)
    return game


def omen(do: str) -> TableBuilder:
    """The keeper holds an Omen that does this; Joe has a weapon, an artifact and equipment."""
    table = TableBuilder(told=made(mythos=f"do: [{do}]")).hand("omen")
    return table.investigator(JOE, "library.b", cards=["axe", "the-grey-salt", "lantern"])


def befallen(do: str, *answers: str) -> Game[State, View]:
    """Joe runs into the kitchen, where the Omen meets him."""
    return then(omen(do), "run kitchen.b", f"play omen on {JOE}", *answers)


# -- cards -----------------------------------------------------------------------------------


def test_of_two_cards_the_top_one_goes_under_and_a_single_one_stays() -> None:
    game = then(joe_with("action: [top_card_to_bottom]").pile("kitchen", "crowbar", "axe"), USE)
    assert room(game, "kitchen", "keeper").pile == ["axe", "crowbar"]
    game = then(joe_with("action: [top_card_to_bottom]").pile("kitchen", "crowbar"), USE)
    assert told(game, "top-to-bottom") == []


@pytest.mark.parametrize(
    ("verb", "left"),
    [
        ("put_under_room: weapon", ["the-grey-salt", "lantern"]),
        ("drop_equipment", ["axe", "the-grey-salt"]),
        ("put_under_room: tome", ["axe", "the-grey-salt", "lantern"]),
    ],
)
def test_a_card_of_a_type_is_taken_and_no_other(verb: str, left: list[str]) -> None:
    assert investigator(befallen(verb), JOE).cards == left


@pytest.mark.parametrize(("known", "carries"), [(True, ["the-grey-salt"]), (False, [])])
def test_a_monster_picks_up_what_lies_open_only(known: bool, carries: list[str]) -> None:
    text = "action: [each_monster: {in: room, do: [monster_picks_up: artifact]}]"
    table = joe_with(text).monster("zombie", "kitchen.b").pile("kitchen", "the-grey-salt")
    if known:
        learn(table.state, "the-grey-salt", EVERYONE)
    game = then(table, USE)
    assert monster(game).carries == carries
    assert room(game, "kitchen").pile == ([] if known else ["?"])


@pytest.mark.rule("1e.obstacle.blocks-below")
@pytest.mark.parametrize(("pile", "offered"), [(["axe"], True), (["fallen-timber", "axe"], False)])
def test_an_investigator_takes_nothing_from_beneath_an_obstacle(
    pile: list[str], offered: bool
) -> None:
    table = joe_with("action: [take_dropped]").pile("kitchen", *pile)
    learn(table.state, "axe", EVERYONE)
    assert (USE in asked(table.play(turn_of=JOE)).options) is offered


def test_a_monster_picks_up_what_lies_on_top() -> None:
    picks = "each_monster: {in: room, do: [monster_picks_up: weapon]}"
    text = f"action: [drop_card: weapon, drop_card: weapon, {picks}]"
    table = joe_with(text, cards=["axe", "boat-hook"]).monster("zombie", "kitchen.b")
    table.state.rooms["kitchen"].explored = True
    game = then(table, USE, "drop axe")
    assert monster(game).carries == ["boat-hook"]
    assert room(game, "kitchen").pile == ["axe"]


def test_a_trauma_card_leaves_its_marks_and_its_word_behind() -> None:
    table = joe_with("action: [discard_trauma]").trauma(JOE, "winded")
    table.state.marks["winded"], table.state.spoken["winded"] = 1, "Hall"
    view = then(table, USE).view("keeper")
    assert (view.marks, view.spoken) == ({}, {})


def test_a_card_that_discards_itself_forgets_how_often_it_was_used() -> None:
    game = then(joe_with("uses: 3\naction: [discard_this]"), USE)
    assert investigator(game, JOE).cards == []
    assert CHARM not in game.table.state.spent
    assert game.table.state.exploration.discard == [CHARM]


@pytest.mark.parametrize(("uses", "cards"), [(1, []), (2, [CHARM])])
def test_after_its_last_use_an_action_discards_its_card(uses: int, cards: list[str]) -> None:
    game = then(joe_with(f"uses: {uses}\naction: [mark: seen]"), USE)
    assert investigator(game, JOE).cards == cards
    assert game.table.state.spent.get(CHARM, 0) == len(cards)


def test_a_trauma_card_that_discards_itself_goes_to_its_own_pile() -> None:
    scar = "when: [{moment: ran, do: [discard_this]}]"
    table = TableBuilder(told=made(trauma=scar)).investigator(JOE, "kitchen.a").trauma(JOE, "scar")
    game = then(table, "run kitchen.b")
    assert investigator(game, JOE).trauma == []
    assert game.table.state.trauma.discard == ["scar"]


def test_what_is_not_marked_is_not_unmarked() -> None:
    game = then(joe_with("when: [{moment: ran, do: [unmark: bells]}]"), "run kitchen.b")
    assert told(game, "unmarked") == []


def test_a_monster_takes_nothing_from_one_who_has_none_of_the_type() -> None:
    do = "each_monster: {in: room, do: [monster_takes: tome, mark: later]}"
    game = then(joe_with(f"action: [{do}]").monster("zombie", "kitchen.a").dice(1), USE)
    assert (monster(game).carries, marks(game)) == ([], {"later": 1})


def test_the_second_choice_on_a_card_is_known_by_its_number() -> None:
    either = "either: {do: [mark: %s], or: [mark: other]}"
    game = used(f"{either % 'one'}, {either % 'two'}", "the first")
    assert (asked(game).kind, asked(game).about) == ("either", {"card": CHARM, "choice": 1})


@pytest.mark.rule("1e.puzzle-solve.reset")
def test_the_keeper_chooses_which_puzzle_his_action_resets() -> None:
    table = TableBuilder(told=made(action="do: [reset_puzzle]")).investigator(JOE, "kitchen.a")
    table.puzzle("marked-lintel", *FAR_OFF).puzzle("fuse-board", *STAIRS).threat(9)
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion")
    assert (asked(game).kind, asked(game).seats) == ("reset-puzzle", ("keeper",))


# -- investigators ---------------------------------------------------------------------------


@pytest.mark.rule("1e.evade.how")
def test_evade_tests_are_harder_for_the_carrier() -> None:
    table = joe_with("while: [evade_value: {add: -2}]").monster("zombie", "kitchen.a").dice(1)
    (test,) = told(then(table, "move kitchen.b"), "test")
    assert test["needs"] == 4 + 1 - 2  # Dexterity 4, a zombie's awareness, his Charm


@pytest.mark.rule("1e.horror-test.how")
def test_horror_tests_are_easier_for_the_carrier() -> None:
    table = joe_with("while: [horror_value: {add: 1}]", "library.b").monster("zombie", "kitchen.b")
    (test,) = told(then(table.dice(1), "move kitchen.b"), "test")
    assert test["needs"] == 6  # Willpower 6, a zombie's -1, his Charm


@pytest.mark.rule("1e.evade.when")
def test_who_explores_by_a_card_evades_first() -> None:
    text = "when: [{moment: in-turn, may: true, do: [explore]}]"
    table = joe_with(text).monster("zombie", "kitchen.a").pile("kitchen", "crowbar").dice(1)
    game = then(table, f"call on {CHARM}")
    assert told(game, "evades") == [{"who": JOE, "monster": 1}]
    assert investigator(game, JOE).cards == [CHARM, "crowbar"]


def test_healing_may_be_less_but_never_hurts() -> None:
    text = "action: [heal_damage: 1]\nwhen: [{moment: heals, do: [reduce: 5]}]"
    assert investigator(then(joe_with(text, damage=3), USE), JOE).health == 6


@pytest.mark.parametrize("verb", ["you_move", "move_without_evading"])
def test_a_card_gives_so_many_steps_and_no_more(verb: str) -> None:
    game = used(f"{verb}: 2", "to kitchen.b", "to library.b")
    assert (investigator(game, JOE).space, asked(game).kind) == ("library.b", "turn")
    assert asked(used(f"{verb}: 2", "to kitchen.b")).about["left"] == 1


@pytest.mark.rule("1e.open.killed-mid-step")
def test_one_who_dies_of_his_own_card_has_no_more_turn() -> None:
    table = joe_with("action: [someone: {do: [take_damage: 1]}, mark: later]", damage=8)
    game = then(table.threat(9), USE)
    assert marks(game) == {}
    assert game.view("keeper").investigators == []


@pytest.mark.rule("1e.open.killed-mid-step")
def test_one_who_dies_of_another_s_card_in_his_own_turn_has_no_more_of_it() -> None:
    hurts = "each_investigator: {if: [has_damage], do: [take_damage: 1]}"
    text = f"when: [{{moment: companion-leaves, do: [{hurts}]}}]"
    game = then(joe_beside_jenny(text, "library.a", "library.b", damage=8), "move library.b")
    assert told(game, "moved") == []
    assert asked(game).about["who"] == JENNY


@pytest.mark.rule("1e.open.killed-mid-step")
def test_one_whom_another_s_card_kills_does_not_end_that_turn() -> None:
    table = joe_with("action: [someone: {do: [take_damage: 1]}, mark: later]", players=2)
    game = then(table.investigator(JENNY, "kitchen.a", damage=8), USE, JENNY)
    assert marks(game) == {"later": 1}
    assert [each.id for each in game.view("keeper").investigators] == [JOE]


@pytest.mark.rule("1e.open.killed-mid-step")
@pytest.mark.parametrize(("dies", "later"), [(JOE, {}), (JENNY, {"later": 1})])
def test_of_those_who_go_together_each_dies_for_himself(dies: str, later: dict[str, int]) -> None:
    together = "action: [move_to_room: {rooms: adjacent, together: true}, mark: later]"
    scar = "when: [{moment: horrified, do: [be_killed]}]"
    table = TableBuilder(players=2, told=made(together, trauma=scar)).fire("library").threat(9)
    table.investigator(JOE, "study.c", cards=[CHARM]).investigator(JENNY, "study.c")
    game = then(table.trauma(dies, "scar").dice(10, 10), USE, "to library.a")
    (other,) = game.view("keeper").investigators
    assert (other.id, other.space) == (JOE if dies == JENNY else JENNY, "library.a")
    assert marks(game) == later


@pytest.mark.parametrize(
    ("verb", "kind"),
    [
        ("set_fire: near", "set-fire"),
        ("put_out_fire: near", "put-out-fire"),
        ("discard_corpse", "discard-corpse"),
        ("drop_card", "drop-one"),
        ("swap_spaces", "someone"),
    ],
)
def test_who_uses_a_card_picks_its_targets(verb: str, kind: str) -> None:
    table = joe_with(f"action: [{verb}]", "library.a", players=3, cards=["axe"])
    table.investigator(JENNY, "cellar.a").investigator("ezra-fairweather", "bathroom.b")
    table.feature("corpse", "library.a").feature("corpse", "library.b")
    game = then(table.fire("library").fire("kitchen"), USE)
    assert (asked(game).kind, asked(game).seats) == (kind, ("investigator-1",))


def test_a_companion_s_card_that_only_looks_on_holds_nobody() -> None:
    text = "when: [{moment: companion-leaves, do: [mark: seen]}]"
    game = then(joe_beside_jenny(text, "library.a", "library.b"), "move entrance-hall.a")
    assert investigator(game, JOE).space == "entrance-hall.a"
    game = then(joe_with(text, "library.a"), "move entrance-hall.a")  # nobody is with him
    assert (investigator(game, JOE).space, marks(game)) == ("entrance-hall.a", {})


def test_what_a_card_lets_not_happen_stops_nothing_later() -> None:
    text = (
        "when: [{moment: would-drop-weapon, do: [cancel]},"
        " {moment: attack-made, do: [mark: one]}, {moment: attack-made, do: [mark: two]}]"
    )
    table = joe_with(text, cards=["axe"]).monster("zombie", "kitchen.a").dice(9)
    game = then(table.stack("humanoid", "humanoid-12"), "attack zombie 1 with axe")
    assert marks(game) == {"one": 1, "two": 1}


# -- monsters --------------------------------------------------------------------------------


def test_a_card_may_stun_a_monster_of_ones_own_space() -> None:
    table = joe_with("action: [stun_nearby]").monster("zombie", "kitchen.a")
    game = then(table.monster("zombie", "kitchen.b").dice(1), USE)
    assert [monster(game, number).stun for number in (1, 2)] == [1, 0]


def test_a_monster_is_commanded_once_a_turn() -> None:
    table = TableBuilder().investigator(JOE, "kitchen.a").monster("zombie", "cellar.a")
    game = table.monster("zombie", "cellar.b").threat(9).play(stage="keeper-actions")
    answer(game, "command-minion", "zombie 1", "stay", "command-minion")
    assert asked(game).about["monster"] == 2  # the only one left
    answer(game, "stay")
    assert "command-minion" not in asked(game).options


def test_a_monster_that_is_there_already_is_not_brought() -> None:
    table = joe_with("action: [bring_monster: {within: 2}]").monster("zombie", "kitchen.a")
    game = then(table.monster("zombie", "library.b").monster("zombie", "study.c").dice(1, 1), USE)
    spaces = [monster(game, number).space for number in (1, 2, 3)]
    assert spaces == ["kitchen.a", "kitchen.a", "study.c"]


def nearing(spaces: int, at: str, stun: int = 0) -> Game[State, View]:
    """A zombie somewhere is drawn so many spaces toward Joe in the library."""
    text = f"action: [each_monster: {{do: [monster_approaches: {spaces}]}}]"
    return then(joe_with(text, "library.a").monster("zombie", at, stun=stun).dice(1, 1), USE)


@pytest.mark.rule("1e.monster-move.space-by-space")
@pytest.mark.parametrize(
    ("spaces", "stun", "there"),
    [(1, 0, "kitchen.b"), (2, 0, "library.b"), (3, 0, "library.a"), (9, 0, "library.a"),
     (2, 1, "kitchen.a")],
)  # fmt: skip
def test_a_monster_comes_as_near_as_its_steps_take_it(spaces: int, stun: int, there: str) -> None:
    assert monster(nearing(spaces, "kitchen.a", stun)).space == there


def test_a_monster_that_approaches_takes_no_step_aside() -> None:
    assert monster(nearing(1, "entrance-hall.b")).space == "entrance-hall.a"


def test_places_are_not_changed_with_a_monster_of_ones_own_space() -> None:
    table = joe_with("when: [{moment: attack-made, do: [swap_with_monster]}]").dice(9)
    table.monster("zombie", "kitchen.a").stack("humanoid", "humanoid-1")
    game = then(table, "attack zombie 1 bare-handed")
    assert asked(game).kind != "swap"


@pytest.mark.rule("1e.action.attack")
def test_an_attack_by_a_card_is_made_with_weapons_of_its_kind_only() -> None:
    table = joe_with("action: [attack: ranged]", cards=["axe", "45-automatics"])
    table.monster("zombie", "kitchen.a", "zombie-4").stack("humanoid", "humanoid-18")
    game = then(table.dice(1), USE)
    assert told(game, "attacks") == [{"who": JOE, "monster": 1, "weapon": "45-automatics"}]


def test_a_monster_with_nothing_to_heal_is_not_told_of() -> None:
    text = "action: [each_monster: {do: [monster_heals: 2]}]"
    hurt = joe_with(text).monster("zombie", "cellar.a", "zombie-4", damage=1)
    game = then(hurt.monster("zombie", "cellar.a"), USE)
    assert told(game, "monster-heals") == [{"monster": 1, "amount": 1}]


@pytest.mark.parametrize(
    ("spent", "there"), [((1, False), False), ((0, True), False), ((0, False), True)]
)
def test_a_monster_that_is_stunned_or_was_used_confronts_nobody(
    spent: tuple[int, bool], there: bool
) -> None:
    words = "requires: [can_confront]\ndo: [confront: {do: [mark: met]}]"
    table = TableBuilder(told=made(action=words)).investigator(JOE, "kitchen.a")
    table.monster("zombie", "kitchen.a").threat(9)
    table.state.monsters[0].stun, table.state.monsters[0].commanded = spent
    options = asked(table.play(stage="keeper-actions")).options
    assert ("command-minion" in options) is there


@pytest.mark.rule("1e.darkness.room")
def test_darkness_falls_where_it_is_light_and_matters_to_nobody_unless_it_is_paid_for() -> None:
    table = joe_with("action: [put_out_light: 1]").dark("cellar")
    options = asked(then(table, USE)).options
    assert set(table.state.rooms) - set(options) == {"cellar", "kitchen"}
    assert "kitchen for 1 threat" in asked(then(table.threat(1), USE)).options


@pytest.mark.rule("1e.darkness.room")
def test_darkness_falls_in_the_room_that_is_named() -> None:
    game = then(joe_with("action: [darken_room: study, darken_your_room]"), USE)
    dark = [name for name, each in game.view("keeper").rooms.items() if each.dark]
    assert dark == ["study", "kitchen"]


@pytest.mark.parametrize(("roll", "marked"), [(3, "low"), (4, "high"), (10, "high")])
def test_a_die_decides(roll: int, marked: str) -> None:
    text = "action: [roll_die: {at_most: 3, low: [mark: low], high: [mark: high]}]"
    assert marks(then(joe_with(text).dice(roll), USE)) == {marked: 1}


def test_a_die_has_ten_sides() -> None:
    rolls = ", ".join(["roll_die: {at_most: 5, low: []}"] * 60)
    game = then(joe_with(f"action: [{rolls}]"), USE)
    assert {event["roll"] for event in told(game, "die-rolled")} == set(range(1, 11))
