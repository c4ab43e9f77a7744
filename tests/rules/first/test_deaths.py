"""A death in the middle of something takes nothing from others, and nothing from the board."""

import inspect
from typing import Any

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.words import VOCABULARY
from madhouse.first.words.base import Verb
from madhouse.first.words.monsters import PlaceMonster
from tests.rules.first.made_cards import CHARM, joe_beside_jenny, joe_with, made, marks
from tests.rules.first.stories import STORY_EVENTS, STORY_GOALS, wanted
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    monster,
    room,
    told,
)

pytestmark = pytest.mark.rule("1e.open.killed-mid-step")

USE = f"use {CHARM}"
DIES_OF_FRIGHT = "when: [{moment: horrified, do: [be_killed]}]"


def used(*verbs: str, players: int = 1, **more: Any) -> TableBuilder:
    """Joe, with one health left, has a Charm that does this and begins with his death."""
    action = ", ".join(("take_damage: 1", *verbs))
    return joe_with(f"action: [{action}]", damage=8, players=players, **more).threat(9)


def done(table: TableBuilder) -> Game[State, View]:
    game = table.play(turn_of=JOE)
    answer(game, USE)
    return game


# -- the list of a card --------------------------------------------------------------------------


def test_the_room_still_goes_dark() -> None:
    assert room(done(used("darken_your_room")), "kitchen").dark


def test_the_other_is_still_healed() -> None:
    table = used("each_investigator: {in: room, do: [heal_damage: 1]}", players=2)
    game = done(table.investigator(JENNY, "kitchen.b", damage=3))
    assert (investigator(game, JENNY).health, told(game, "killed")[0]["who"]) == (7, JOE)


def test_the_monster_still_takes_its_damage() -> None:
    table = used("one_monster: {in: room, do: [deal_damage: 1, monster_damages_you, stun_monster]}")
    game = done(table.monster("zombie", "kitchen.b", "zombie-1"))
    assert (monster(game).damage, monster(game).stun) == (1, 1)
    assert told(game, "monster-damages") == []


def test_another_of_his_choice_is_still_the_target() -> None:
    table = used("someone: {in: room, do: [take_horror: 1]}", players=2)
    game = done(table.investigator(JENNY, "kitchen.b"))
    assert [each["who"] for each in told(game, "horror")] == [JENNY]


def test_each_monster_gets_its_own() -> None:
    charm = "action: [each_monster: {do: [take_damage: 1, stun_monster]}]"
    table = joe_with(charm, damage=8).monster("zombie", "cellar.a").monster("maniac", "cellar.a")
    game = done(table.threat(9))
    assert [foe.stun for foe in game.view("keeper").monsters] == [1, 1]


@pytest.mark.parametrize(
    ("verb", "kind"),
    [
        ("take_horror: 1", "horror"),
        ("heal_damage: 1", "healed"),
        ("become_stunned", "stunned"),
        ("test: {of: {attribute: luck}, fail: [mark: failed]}", "test"),
        ("you_move: 1", "moved"),
        ("either: {do: [take_horror: 1], or: [you_move: 1]}", "horror"),
    ],
)
def test_what_was_to_happen_to_him_is_off(verb: str, kind: str) -> None:
    game = done(used(verb, "mark: after"))
    assert (told(game, kind), marks(game)) == ([], {"after": 1})


def test_of_two_things_the_one_is_left_that_is_not_for_him() -> None:
    game = done(used("either: {do: [take_horror: 1], or: [darken_your_room]}"))
    assert room(game, "kitchen").dark


def test_what_hangs_on_how_things_stand_still_happens() -> None:
    verbs = (
        "if_so: {if: [has_damage], then: [mark: hurt]}",
        "roll_die: {at_most: 10, low: [mark]}",
    )
    assert marks(done(used(*verbs))) == {"hurt": 1, CHARM: 1}


def test_the_death_still_ends_his_turn() -> None:
    table = used("mark: after", players=2).investigator(JENNY, "cellar.a")
    game = done(table)
    assert (marks(game), asked(game).about["who"]) == ({"after": 1}, JENNY)


def test_a_second_death_in_the_same_list_is_a_death_too() -> None:
    table = used("each_investigator: {do: [take_damage: 1]}", "mark: after", players=2)
    game = done(table.investigator(JENNY, "cellar.a", damage=8))
    assert [each["who"] for each in told(game, "killed")] == [JOE, JENNY]
    assert marks(game) == {"after": 1}


# -- the card itself -----------------------------------------------------------------------------


@pytest.mark.rule("1e.killed.items-dropped", "1e.open.killed-mid-step")
def test_a_card_that_is_used_up_in_his_hands_does_not_lie_there() -> None:
    for charm in ("action: [take_damage: 1, discard_this]", "uses: 1\naction: [take_damage: 1]"):
        game = done(joe_with(charm, damage=8).threat(9))
        assert room(game, "kitchen").pile == []
        assert CHARM in game.table.state.exploration.discard


# -- prices and reactions ------------------------------------------------------------------------


def test_who_dies_of_the_price_has_paid_it() -> None:
    guard = "[{moment: companion-tests, cost: [take_damage: 1], do: [add_to_test: 5]}]"
    table = joe_beside_jenny(f"when: {guard}", "library.b", "library.a")
    table.state.investigators[1].damage = 8
    game = table.monster("zombie", "library.b").dice(9).play(turn_of=JOE)
    answer(game, "move library.a")
    assert told(game, "killed")[0]["who"] == JENNY
    assert (told(game, "test")[0]["needs"], told(game, "test")[0]["passed"]) == (10, True)
    assert investigator(game, JOE).space == "library.a"


def test_who_dies_of_an_answer_to_a_mythos_card_takes_nothing_from_it() -> None:
    answers = "when: [{moment: mythos-played, do: [take_damage: 1]}]"
    table = TableBuilder(told=made(answers, mythos="do: [darken_your_room, take_horror: 1]"))
    table.investigator(JOE, "kitchen.a", JOE_TRAITS, cards=[CHARM], damage=8).hand("omen")
    game = table.threat(5).play(turn_of=JOE, stage="turn-start")
    answer(game, f"play omen on {JOE}")
    assert room(game, "kitchen").dark
    assert told(game, "horror") == []


# -- monsters, events, objectives ----------------------------------------------------------------


def frightened(told_so: Any, players: int = 1, at: str = "study.c") -> TableBuilder:
    """Joe, who dies of his next fright."""
    table = TableBuilder(told=told_so, players=players).investigator(JOE, at, JOE_TRAITS)
    return table.trauma(JOE, "scar").dice(10)


def test_a_monster_goes_on_where_one_has_died_of_it() -> None:
    box = made(mythos="do: [move_monster: 3]", trauma=DIES_OF_FRIGHT)
    table = frightened(box, players=2, at="library.a").investigator(JENNY, "kitchen.a")
    table.monster("zombie", "study.c").hand("omen").threat(5).dice(1)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play omen on {JOE}", "to library.a", "to library.b", "to kitchen.b")
    assert monster(game).space == "kitchen.b"
    assert [each["who"] for each in told(game, "faces")] == [JOE, JENNY]
    assert asked(game).about["who"] == JENNY


TWO = tuple(PlaceMonster(kind=kind, rooms=("kitchen",)) for kind in ("zombie", "maniac"))


def omen_in_the_kitchen(do: str, **changes: Any) -> Game[State, View]:
    """The Omen does this in Joe's turn, in a story that is changed; he dies of his next fright."""
    box = made(mythos=f"do: [{do}]", trauma=DIES_OF_FRIGHT)
    box.story = msgspec.structs.replace(box.story, **changes)
    box.box = box.box.for_story(box.story)
    table = frightened(box, players=2, at="kitchen.a").investigator(JENNY, "cellar.a")
    table.hand("omen").threat(5).event(3, time=box.story.events[3].time - 1)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play omen on {JOE}")
    while asked(game).kind == "place-monster":
        answer(game, "kitchen.b")
    return game


@pytest.mark.rule("1e.objective.faceup-open", "1e.open.killed-mid-step")
def test_the_second_monster_of_the_objective_still_comes() -> None:
    goals = (wanted(on_reveal=TWO), *STORY_GOALS[1:])
    game = omen_in_the_kitchen("reveal_objective, mark: after", objectives=goals)
    assert [each["who"] for each in told(game, "killed")] == [JOE]
    assert [foe.kind for foe in game.view("keeper").monsters] == ["zombie", "maniac"]
    assert (marks(game), asked(game).about["who"]) == ({"after": 1}, JENNY)


@pytest.mark.rule("1e.event.resolve", "1e.objective.reveal-event-iv", "1e.open.killed-mid-step")
def test_an_event_is_resolved_to_its_end() -> None:
    calm = (wanted(), *STORY_GOALS[1:])
    fourth = msgspec.structs.replace(STORY_EVENTS[3], do=TWO, sections={})
    events = (*STORY_EVENTS[:3], fourth, *STORY_EVENTS[4:])
    game = omen_in_the_kitchen("hurry_time", objectives=calm, events=events)
    assert [each["who"] for each in told(game, "killed")] == [JOE]
    assert len(told(game, "monster-placed")) == 2
    assert len(told(game, "objective-revealed")) == 1


# -- in the middle of another's step -------------------------------------------------------------

GUARDS = "when: [{moment: companion-tests, cost: [take_damage: 1], do: [add_to_test: 1]}]"


def test_who_dies_for_a_companion_in_his_own_turn_leaves_him_his_test() -> None:
    table = TableBuilder(players=2, told=made(GUARDS, mythos="do: [move_monster: 1]"))
    table.investigator(JOE, "library.a", JOE_TRAITS, cards=[CHARM], damage=8)
    table.investigator(JENNY, "library.a", JENNY_TRAITS).monster("zombie", "study.c")
    game = table.hand("omen").threat(5).dice(10).play(turn_of=JOE, stage="turn-start")
    answer(game, f"play omen on {JOE}", "to library.a", JENNY)
    answer(game, *(["roll"] * (asked(game).kind == "skill-point")))
    assert [each["who"] for each in told(game, "killed")] == [JOE]
    (test,) = told(game, "test")
    assert (test["who"], test["passed"]) == (JENNY, False)
    assert [each["who"] for each in told(game, "horror")] == [JENNY]
    assert asked(game).about["who"] == JENNY  # in a turn of her own: his is over


def given_to_jenny(scar: str) -> Game[State, View]:
    """In Joe's turn a Charm of his hurts Jenny; the Scar that she is given kills him."""
    hurts = "action: [someone: {in: room, do: [take_damage: 1, mark: hers]}, mark: his]"
    table = TableBuilder(players=2, told=made(hurts, trauma=scar))
    table.investigator(JOE, "library.a", JOE_TRAITS, cards=[CHARM], damage=8)
    table.investigator(JENNY, "library.a", JENNY_TRAITS).hand("scar")
    game = table.threat(9).play(turn_of=JOE)
    answer(game, USE, JENNY, f"play scar on {JENNY}")
    return game


def test_who_dies_of_the_trauma_of_another_leaves_her_the_rest_of_it() -> None:
    harm = "do: [each_investigator: {do: [take_damage: 1]}, become_stunned]"
    game = given_to_jenny(f"{harm}\nwhen: [{{moment: damaged, do: [mark: sore]}}]")
    assert [each["who"] for each in told(game, "killed")] == [JOE]
    assert investigator(game, JENNY).stun == 1
    assert marks(game) == {"sore": 2, "hers": 1, "his": 1}  # the damage, and that of the Scar
    assert asked(game).about["who"] == JENNY


def test_who_dies_of_healing_another_has_healed_her() -> None:
    charm = "action: [someone: {in: room, do: [heal_damage: 1]}]"
    dies = "when: [{moment: heals, do: [take_damage: 1]}]"
    table = joe_with(f"{charm}\n{dies}", players=2, damage=8)
    game = table.investigator(JENNY, "kitchen.a", damage=3).play(turn_of=JOE)
    answer(game, USE, JENNY)
    assert [each["who"] for each in told(game, "killed")] == [JOE]
    assert (investigator(game, JENNY).health, asked(game).about["who"]) == (7, JENNY)


# -- the words -----------------------------------------------------------------------------------


def test_whatever_does_not_speak_of_you_outlives_you() -> None:
    silent = [
        name
        for name, kind in VOCABULARY.words(Verb).items()
        if issubclass(kind, Verb) and not kind.outlives and "you" not in inspect.getsource(kind.run)
    ]
    assert silent == ["no_effect"]
