"""Why not? A refused option is met with the rule that stands against it."""

from dataclasses import dataclass

import msgspec
import pytest

from madhouse.engine.decisions import IllegalOption
from madhouse.engine.forms import verb_of
from madhouse.engine.game import Game
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import edition
from madhouse.first.rules.deeds import DEEDS
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.told.refusals import refused_by, why_not
from madhouse.rules.catalogue import rule
from tests.rules.first.made_cards import WEAPON, joe_with, made
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JENNY, JOE, JOE_TRAITS, answer, joe, retold

SEAT = "investigator-1"


@dataclass
class Case:
    """A table, what is tried at it, and the rule against it."""

    table: TableBuilder
    option: str
    rule: str


def changed(table: TableBuilder, **turn: object) -> TableBuilder:
    """Joe's turn is under way."""
    for name, value in turn.items():
        setattr(table.state.investigators[0], name, value)
    return table


def sealed() -> TableBuilder:
    layout = msgspec.structs.replace(edition(STORY).story.layout, sealed=("library.a|study.c",))
    return TableBuilder(told=retold(layout=layout)).investigator(JOE, "library.a")


def bound(at: str, room: str | None = "entrance-hall") -> TableBuilder:
    """The hidden objective is won by leaving from the entrance hall, or not by leaving at all."""
    story = retold(objectives=(wanted(escape=room),))
    return TableBuilder(told=story).investigator(JOE, at)


def escaping(at: str) -> TableBuilder:
    """That objective lies open."""
    return bound(at).revealed()


DOOR = "library.a|study.c"
WAY_OUT = "entrance-hall.c|out-south"
BY_JOE = [
    Case(changed(joe("library.a"), moved=2), "move library.b", "1e.move.two-per-turn"),
    Case(changed(joe("library.a", stun=1), moved=1), "move library.b", "1e.stun.investigator-move"),
    Case(changed(joe("library.a", stun=1), moved=2), "move library.b", "1e.move.two-per-turn"),
    Case(changed(joe("library.a"), acted=True), "run library.b", "1e.action.one-per-turn"),
    Case(changed(joe("library.a"), acted=True), "explore", "1e.action.one-per-turn"),
    Case(changed(joe("library.a"), barred=["study"]), "move study.c", "1e.conflict.lock-retry"),
    Case(joe("entrance-hall.a"), "move entrance-hall.a", "1e.move.one-space"),
    Case(joe("library.a"), "move cellar.a", "1e.move.adjacent-line-or-door"),
    Case(joe("library.b"), "run study.c", "1e.move.adjacent-line-or-door"),
    Case(sealed(), "move study.c", "1e.move.sealed-door"),
    Case(joe("library.a").feature("barrier", "library.a", DOOR), "move study.c",
         "1e.barrier.no-passage"),
    Case(joe("library.a").feature("hiding-space", "library.a").hiding(JOE), "move library.b",
         "1e.hiding.restrictions"),
    Case(joe("library.a"), "explore", "1e.action.explore"),
    Case(changed(joe("cellar.a").dark("cellar").pile("cellar", "axe"), moved=2), "explore",
         "1e.darkness.explore-cost"),
    Case(joe("library.a").monster("zombie", "library.b"), "attack zombie 1 bare-handed",
         "1e.attack.unarmed"),
    Case(joe("library.a").feature("hiding-space", "library.a").hiding(JOE)
         .monster("zombie", "library.a"), "attack zombie 1 bare-handed", "1e.hiding.restrictions"),
    Case(joe("library.a").monster("zombie", "library.a"), "attack zombie 1 with axe",
         "1e.attack.choose-weapon"),
    Case(joe("library.a", cards=["45-automatics"]).monster("zombie", "study.c"),
         "attack zombie 1 with 45-automatics", "1e.range.door-blocks"),
    Case(joe("library.b", cards=["45-automatics"]).monster("zombie", "study.c"),
         "attack zombie 1 with 45-automatics", "1e.range.needs-los"),
    Case(joe("library.a", cards=["axe"]).monster("zombie", "library.b"),
         "attack zombie 1 with axe", "1e.range.count"),
    Case(joe("library.a"), "use first-aid-kit", "1e.conflict.card-ability-location"),
    Case(joe("library.a", cards=["lantern"]), "use lantern", "1e.action.card-ability"),
    Case(joe("library.a", cards=["axe"]), f"use {JOE_TRAITS[0]}", "1e.action.card-ability"),
    Case(joe("library.a"), "drop", "1e.action.drop"),
    Case(joe("entrance-hall.c"), "leave entrance-hall.c|out-south", "1e.escape.when-allowed"),
    Case(bound("entrance-hall.c"), "leave entrance-hall.c|out-south", "1e.escape.when-allowed"),
    Case(bound("entrance-hall.c", None).revealed(), "leave entrance-hall.c|out-south",
         "1e.escape.when-allowed"),
    Case(escaping("library.a"), "leave entrance-hall.c|out-south", "1e.escape.room"),
    Case(escaping("entrance-hall.a"), "run out entrance-hall.c|out-south", "1e.escape.door"),
    Case(joe("library.a"), "move library.b dragging a corpse", "1e.corpse.drag"),
    Case(joe("library.a").feature("corpse", "library.a"), "run cellar.a dragging a corpse",
         "1e.move.adjacent-line-or-door"),
    Case(joe("library.a"), "step into hiding", "1e.hiding.enter"),
    Case(joe("library.a"), "step out of hiding", "1e.hiding.leave"),
    Case(changed(joe("library.a", cards=["axe"]).feature("hiding-space", "library.a").hiding(JOE),
                 hid=True), "run out of hiding", "1e.conflict.hiding-leave-turn"),
    Case(escaping("entrance-hall.c").feature("hiding-space", "entrance-hall.c").hiding(JOE),
         "leave entrance-hall.c|out-south", "1e.hiding.restrictions"),
    Case(escaping("entrance-hall.c").feature("barrier", "entrance-hall.c", WAY_OUT),
         f"run out {WAY_OUT}", "1e.barrier.no-passage"),
    Case(sealed().feature("barrier", "library.a"), f"push barrier onto {DOOR}",
         "1e.move.sealed-door"),
    Case(joe("library.a").feature("barrier", "study.c", DOOR), f"pull barrier off {DOOR}",
         "1e.barrier.unblock"),
    Case(joe("library.a"), "cast thin-place", "1e.spell.cast"),
    Case(joe("library.a"), "call on lantern", "1e.open.card-overrides"),
    Case(joe("library.a"), "attempt clear-the-second-place", "1e.win.investigators-goal"),
]  # fmt: skip


@pytest.mark.parametrize("case", BY_JOE, ids=lambda case: f"{case.option}: {case.rule}")
def test_in_a_turn(case: Case) -> None:
    game = case.table.play(turn_of=JOE)
    assert why_not(game, SEAT, case.option) == case.rule
    assert rule(case.rule).text


@pytest.mark.parametrize("verb", list(map(verb_of, DEEDS.known)))
def test_what_names_nothing_is_met_with_a_rule_all_the_same(verb: str) -> None:
    game = escaping("entrance-hall.c").monster("zombie", "library.a").play(turn_of=JOE)
    assert why_not(game, SEAT, verb.replace("-", " "))


@pytest.mark.parametrize(
    ("line", "against"),
    [("cast", "1e.spell.cast"), ("push barrier onto", "1e.barrier.block"), ("move", None)],
)
def test_a_line_that_was_cut_short_goes_by_its_words(line: str, against: str | None) -> None:
    assert refused_by(joe("library.a").play(turn_of=JOE), SEAT, line) == against


HAND = joe("kitchen.a", players=2).investigator(JENNY, "cellar.a")
HAND.hand("somebodys-good-silver", "salt-in-the-cut", "slack-water")


@pytest.mark.parametrize(
    ("option", "against"),
    [
        (f"play slack-water on {JOE}", "1e.mythos.pay-cost"),
        (f"play somebodys-good-silver on {JOE}", "1e.mythos.requirement"),
        (f"play slack-water on {JENNY}", "1e.open.mythos-target"),
        (f"play a-bed-turned-down on {JOE}", None),
        (f"play panic on {JOE}", None),
    ],
)
def test_when_a_mythos_card_cannot_be_played(option: str, against: str | None) -> None:
    game = HAND.play(turn_of=JOE, stage="turn-start")
    assert refused_by(game, "keeper", option) == against


@pytest.mark.parametrize(
    ("card", "against"),
    [
        ("panic", "1e.trauma.insanity"),
        ("concussion", "1e.trauma.threshold"),
        ("the-shakes", None),
    ],
)
def test_when_a_trauma_card_cannot_be_played(card: str, against: str | None) -> None:
    table = joe("kitchen.a").hand("panic", "concussion").stack("humanoid", "humanoid-1")
    game = table.monster("zombie", "kitchen.a").dice(9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert refused_by(game, "keeper", f"play {card} on {JOE}") == against


@pytest.mark.parametrize(
    ("option", "against"),
    [
        ("something-stirs", "1e.keeper-action.one-at-a-time"),
        ("command-minion", "1e.open.card-overrides"),
        (f"afflict {JOE}", "1e.trauma.insane-keeper-action"),
        (f"afflict {JENNY}", None),
        ("have a cup of tea", None),
    ],
)
def test_when_a_keeper_action_cannot_be_taken(option: str, against: str | None) -> None:
    game = joe().hand("panic").threat(1).play(stage="keeper-actions")
    assert refused_by(game, "keeper", option) == against


def test_when_a_keeper_action_is_no_card_of_the_story() -> None:
    table = TableBuilder(told=retold(actions=("old-wounds",))).investigator(JOE, "kitchen.a")
    game = table.threat(9).play(stage="keeper-actions")
    assert why_not(game, "keeper", "ill-omens") == "1e.keeper-action.story-cards-only"


def test_when_an_insane_investigator_was_given_an_insanity_this_turn() -> None:
    game = joe(horror=8).hand("panic", "the-shakes").threat(1).play(stage="keeper-actions")
    answer(game, f"afflict {JOE}", "pass")
    against = "1e.conflict.insanity-trauma-limit"
    assert why_not(game, "keeper", f"afflict {JOE}") == against


@pytest.mark.parametrize(
    ("option", "against"),
    [
        (f"zombie 1 attacks {JENNY}", None),
        (f"zombie 2 attacks {JOE}", "1e.monster-attack.stunned"),
        (f"zombie 3 attacks {JOE}", "1e.monster-attack.each-once"),
        (f"zombie 4 attacks {JOE}", None),
        ("look away", None),
    ],
)
def test_when_a_monster_cannot_attack(option: str, against: str | None) -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a")
    table.monster("zombie", "kitchen.a", stun=1).monster("zombie", "cellar.a")
    assert refused_by(table.play(stage="monster-attacks"), "keeper", option) == against


def test_when_a_monster_cannot_go_there() -> None:
    game = joe("kitchen.a").monster("zombie", "cellar.a").threat(1).play(stage="keeper-actions")
    answer(game, "command-minion")
    assert why_not(game, "keeper", "to study.c") == "1e.monster-move.adjacent"
    assert refused_by(game, "keeper", "to attic.a") is None
    assert refused_by(game, "keeper", "wait") is None


def test_a_sealed_door_is_a_wall_to_a_monster() -> None:
    game = sealed().monster("zombie", "library.a").threat(1).play(stage="keeper-actions")
    answer(game, "command-minion")
    assert why_not(game, "keeper", "to study.c") == "1e.monster-move.walls"


def test_a_limit_that_is_not_used_up_does_not_refuse_a_keeper_action() -> None:
    story = made(action="limit: turn\nrequires: [threat_at_least: 9]")
    game = (
        TableBuilder(told=story)
        .investigator(JOE, "kitchen.a")
        .threat(8)
        .play(stage="keeper-actions")
    )
    assert why_not(game, "keeper", "command-minion") == "1e.open.card-overrides"


def test_when_there_is_no_insanity_to_give_to_the_insane() -> None:
    game = joe(horror=8).threat(9).play(stage="keeper-actions")
    assert why_not(game, "keeper", f"afflict {JOE}") == "1e.trauma.insane-keeper-action"


def test_when_a_keeper_action_was_used_this_turn() -> None:
    table = TableBuilder(told=made(action="limit: turn")).investigator(JOE, "kitchen.a").threat(9)
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion")
    assert why_not(game, "keeper", "command-minion") == "1e.open.keeper-action-repeat"


def test_a_question_of_another_kind_has_no_refusals_but_its_own_rule() -> None:
    game = joe("kitchen.a").monster("zombie", "kitchen.a").dice(9).play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert refused_by(game, "keeper", "move kitchen.b") is None
    assert why_not(game, "keeper", "move kitchen.b") == "1e.evade.fail"


# -- what is no refusal ---------------------------------------------------------------------------


def turn() -> Game[State, View]:
    return joe("library.a").play(turn_of=JOE)


def test_what_is_offered_is_not_refused() -> None:
    assert why_not(turn(), SEAT, "move library.b") is None


def test_nothing_is_refused_to_a_seat_that_is_not_asked() -> None:
    assert why_not(turn(), "keeper", "move study.c") is None


@pytest.mark.parametrize("line", ["mvoe library.b", "move libary.b", "attack ghoul 7 bare-handed"])
def test_a_line_that_means_nothing_is_answered_with_the_question_s_own_rule(line: str) -> None:
    assert refused_by(turn(), SEAT, line) is None
    assert why_not(turn(), SEAT, line) == "1e.turn.any-order"


def test_a_weapon_that_its_own_card_makes_useless_is_refused_by_that_card() -> None:
    text = f"{WEAPON}\nwhile: [weapon_useless]"
    game = joe_with(text, "library.a").monster("zombie", "library.a").play(turn_of=JOE)
    assert refused_by(game, SEAT, "attack zombie 1 with charm") == "1e.open.card-overrides"
    assert refused_by(game, SEAT, "attack zombie 2 with charm") is None
    assert refused_by(game, SEAT, "move attic.a") is None


def test_a_refused_answer_names_the_rule_of_the_question() -> None:
    with pytest.raises(IllegalOption, match=r"1e\.turn\.any-order") as refused:
        turn().apply(SEAT, "fly")
    assert refused.value.rule == "1e.turn.any-order"
