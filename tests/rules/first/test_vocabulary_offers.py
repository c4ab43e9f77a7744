"""An 'Action:' is offered where it would do something, and nowhere else: a made card for each."""

from collections.abc import Callable

import pytest

from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.building import TableBuilder
from tests.rules.first.made_cards import CHARM, joe_with
from tests.rules.first.puzzle_tables import FAR_OFF
from tests.rules.first.tables import JENNY, JOE, asked

Arrange = Callable[[TableBuilder], object]


def has(**fields: object) -> Arrange:
    """Joe is so."""

    def arrange(table: TableBuilder) -> None:
        for name, value in fields.items():
            setattr(table.state.investigators[0], name, value)

    return arrange


def lies_open(table: TableBuilder) -> None:
    learn(table.pile("kitchen", "crowbar").state, "crowbar", EVERYONE)


def marked(table: TableBuilder) -> None:
    table.state.marks["bells"] = 1


def jenny_there(table: TableBuilder) -> None:
    table.investigator(JENNY, "kitchen.a", cards=["axe"])


def guns(table: TableBuilder) -> None:
    table.carries(JOE, "45-automatics").monster("zombie", "kitchen.b")


EITHER = "either: {do: [discard_stun], or: [discard_skill_point]}"
IF_SO = "if_so: {if: [stunned], then: [discard_stun], else: [discard_skill_point]}"


@pytest.mark.rule("1e.action.card-ability")
@pytest.mark.parametrize(
    ("verb", "arrange"),
    [
        ("attack: ranged", guns),
        ("discard_card: axe", lambda table: table.carries(JOE, "axe")),
        ("discard_corpse", lambda table: table.feature("corpse", "kitchen.b")),
        ("discard_corpses", lambda table: table.feature("corpse", "kitchen.a")),
        ("discard_skill_point", has(skill=1)),
        ("discard_stun", has(stun=1)),
        ("drop_card: weapon", lambda table: table.carries(JOE, "axe")),
        ("each_investigator: {if: [stunned], do: [discard_stun]}", has(stun=1)),
        (
            "each_monster: {in: room, do: [stun_monster]}",
            lambda table: table.monster("zombie", "kitchen.b"),
        ),
        (EITHER, has(stun=1)),
        (EITHER, has(skill=1)),
        (IF_SO, has(stun=1)),
        (IF_SO, has(skill=1)),
        ("explore", lambda table: table.pile("kitchen", "crowbar")),
        ("lose_threat: 2", lambda table: table.threat(2)),
        ("put_out_fire", lambda table: table.fire("kitchen")),
        ("put_out_fire: near", lambda table: table.fire("library")),
        ("reset_puzzle", lambda table: table.puzzle("marked-lintel", *FAR_OFF)),
        ("see_keepers_mythos", lambda table: table.hand("slack-water")),
        ("see_room_card", lambda table: table.pile("kitchen", "crowbar")),
        ("someone: {do: [discard_stun], having: [stunned]}", has(stun=1)),
        ("stun_nearby", lambda table: table.monster("zombie", "kitchen.a")),
        ("take_dropped", lies_open),
        ("take_from_another", jenny_there),
        ("unmark: bells", marked),
    ],
)
def test_an_action_is_offered_only_if_it_would_do_something(verb: str, arrange: Arrange) -> None:
    table = joe_with(f"action: [{verb}]", players=2)
    assert f"use {CHARM}" not in asked(table.play(turn_of=JOE)).options
    arrange(table)
    assert f"use {CHARM}" in asked(table.play(turn_of=JOE)).options


@pytest.mark.rule("1e.action.card-ability")
@pytest.mark.parametrize(
    ("verb", "arrange"),
    [
        ("set_fire", lambda table: table.fire("kitchen")),
        ("gain_skill_point", has(skill=3)),
        ("name_two_rooms", lambda table: table.revealed()),
        ("see_top_mythos", lambda table: table.state.mythos.cards.clear()),
        ("lose_threat: 1", lambda table: table.threat(0)),
    ],
)
def test_an_action_is_no_longer_offered_when_it_would_do_nothing(
    verb: str, arrange: Arrange
) -> None:
    table = joe_with(f"action: [{verb}]").threat(1)
    assert f"use {CHARM}" in asked(table.play(turn_of=JOE)).options
    arrange(table)
    assert f"use {CHARM}" not in asked(table.play(turn_of=JOE)).options


@pytest.mark.rule("1e.range.count")
@pytest.mark.parametrize(("bonus", "offered"), [(-1, True), (-2, False)])
def test_an_attack_by_a_card_reaches_as_far_as_any_other(bonus: int, offered: bool) -> None:
    text = f"action: [attack: ranged]\nwhile: [range_bonus: {{add: {bonus}}}]"
    table = joe_with(text, "entrance-hall.a", cards=["45-automatics"])  # of range 2
    game = table.monster("zombie", "entrance-hall.b").play(turn_of=JOE)
    assert (f"use {CHARM}" in asked(game).options) is offered


@pytest.mark.rule("1e.move.two-per-turn")
@pytest.mark.parametrize(("moved", "offered"), [(0, True), (1, True), (2, False)])
def test_a_step_is_a_price_for_as_long_as_one_is_left(moved: int, offered: bool) -> None:
    text = "{moment: in-turn, may: true, cost: [spend_movement_step], do: [mark: seen]}"
    table = joe_with(f"when: [{text}]")
    has(moved=moved)(table)
    assert (f"call on {CHARM}" in asked(table.play(turn_of=JOE)).options) is offered
