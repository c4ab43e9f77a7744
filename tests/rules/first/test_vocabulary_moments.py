"""The moments at which a card may act: one made card for each, and how often it may act."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.acting.reactions import at_moment, begin_anew
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.moments import TABLE_MOMENTS
from madhouse.first.things.state import State
from madhouse.first.told.english import english
from tests.rule_sources import rule_files
from tests.rules.first.made_cards import joe_beside_jenny, joe_with, marks
from tests.rules.first.puzzle_tables import ATTEMPT, FAR_OFF
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, monster, told

Scene = Callable[[str], Game[State, View]]
"""Plays a moment out, with a card of this text."""

MARKS = "when: [{{moment: {moment}, may: {may}, do: [mark: seen]}}]"


def at_lock(roll: int) -> Scene:
    def play(charm: str) -> Game[State, View]:
        table = joe_with(charm, "library.a").lock("study", "swollen-door").dice(roll)
        return played(table, "move study.c", "try it")

    return play


def played(table: TableBuilder, *answers: str, stage: str = "") -> Game[State, View]:
    game = table.play(stage=stage) if stage else table.play(turn_of=JOE)
    answer(game, *answers)
    return game


def struck(charm: str, **more: Any) -> Game[State, View]:
    table = joe_with(charm, **more).monster("zombie", "kitchen.a").dice(9)
    return played(table, "move kitchen.b", "strike")


def evading(charm: str) -> Game[State, View]:
    table = joe_with(charm).monster("zombie", "kitchen.a").dice(9)
    return played(table, "move kitchen.b")


def horrified(charm: str) -> Game[State, View]:
    table = joe_with(charm, "library.b").monster("zombie", "kitchen.b").dice(9)
    return played(table, "move kitchen.b")


def attack(charm: str, damage: int = 0) -> Game[State, View]:
    table = joe_with(charm).monster("zombie", "kitchen.a", "zombie-1", damage=damage).dice(1)
    return played(table.stack("humanoid", "humanoid-1"), "attack zombie 1 bare-handed")


def dropping(charm: str) -> Game[State, View]:
    table = joe_with(charm, cards=["axe"]).monster("zombie", "kitchen.a").dice(9)
    return played(table.stack("humanoid", "humanoid-12"), "attack zombie 1 with axe")


def attacked(charm: str) -> Game[State, View]:
    table = joe_with(charm).monster("zombie", "kitchen.a").dice(1)
    table.stack("humanoid", "humanoid-1")
    return played(table, f"zombie 1 attacks {JOE}", stage="monster-attacks")


def exploring(card: str) -> Scene:
    return lambda charm: played(joe_with(charm).pile("kitchen", card), "explore")


def healing(card: str, **more: Any) -> Scene:
    return lambda charm: played(joe_with(charm, cards=[card], **more), f"use {card}")


def doing(*answers: str) -> Scene:
    return lambda charm: played(joe_with(charm, "library.b"), *answers)


def mythos(charm: str) -> Game[State, View]:
    table = joe_with(charm).hand("slack-water").threat(1)
    return played(table, "run kitchen.b", f"play slack-water on {JOE}")


def trading(charm: str) -> Game[State, View]:
    table = joe_with(charm, players=2, cards=["axe"]).investigator(JENNY, "kitchen.a")
    return played(table, f"give axe to {JENNY}", stage="trading")


def beside_jenny(*answers: str) -> Scene:
    def play(charm: str) -> Game[State, View]:
        table = joe_beside_jenny(charm, "library.a", "library.b").dice(1)
        return played(table.lock("study", "swollen-door"), *answers)

    return play


def at_puzzle(charm: str) -> Game[State, View]:
    table = joe_with(charm, "library.a").lock("study", "marked-lintel")
    table.puzzle("marked-lintel", *FAR_OFF).state.puzzles["marked-lintel"].tried = True
    return played(table, "move study.c", ATTEMPT, "call on charm")


def starting(stage: str, turn_of: str = "") -> Scene:
    return lambda charm: joe_with(charm).play(turn_of, stage)


MOMENTS: dict[str, Scene] = {
    "attack-made": attack,
    "attacked": attacked,
    "before-action": doing("run kitchen.b"),
    "before-test": at_lock(1),
    "card-found": exploring("crowbar"),
    "clue-found": exploring("cold-supper-3a"),
    "companion-leaves": beside_jenny("move entrance-hall.a"),
    "companion-tests": beside_jenny("move study.c", "try it"),
    "damage-healed": healing("first-aid-kit", damage=2),
    "damaged": struck,
    "deals-damage": attack,
    "evade-failed": evading,
    "explored": exploring("crowbar"),
    "heals": healing("first-aid-kit", damage=2),
    "horrified": horrified,
    "horror-healed": healing("barnes-cordial", horror=2),
    "in-puzzle": at_puzzle,
    "in-turn": doing("call on charm"),
    "keeper-turn": starting("threat"),
    "monster-damaged": attack,
    "monster-killed": lambda charm: attack(charm, damage=4),
    "moved": doing("move kitchen.b"),
    "mythos-played": mythos,
    "ran": doing("run kitchen.b"),
    "sane-again": healing("barnes-cordial", horror=8),
    "test-failed": at_lock(9),
    "test-passed": at_lock(1),
    "trade": trading,
    "turn-end": doing("end turn"),
    "turn-start": starting("turn-start", JOE),
    "would-be-killed": lambda charm: struck(charm, damage=8),
    "would-drop-weapon": dropping,
    "would-enter": doing("move kitchen.b"),
    "would-take-damage": struck,
    "would-take-horror": horrified,
}


CALLED = ("in-puzzle", "in-turn")
"""The moments at which a card waits to be called on."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_acts_at_its_moment_and_at_no_other(moment: str) -> None:
    may = "true" if moment in CALLED else "false"
    game = MOMENTS[moment](MARKS.format(moment=moment, may=may))
    assert marks(game) == {"seen": 1}
    other = MARKS.format(moment="ran" if moment == "attacked" else "attacked", may="false")
    if moment not in CALLED:
        assert marks(MOMENTS[moment](other)) == {}


def test_every_moment_that_has_a_text_is_met_in_the_rules_and_here() -> None:
    named = {key.removeprefix("moment.") for key in english().keys if "moment." in key}
    rules = "".join(path.read_text("utf-8") for path in rule_files())
    quoted = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', rules))
    assert named <= quoted
    elsewhere = {"spell-goes", *TABLE_MOMENTS}  # spells and house rules have tests of their own
    assert named - elsewhere == set(MOMENTS)


# -- at whose wish, how often, at what price --------------------------------------------------


ONCE = "when: [{moment: moved, may: true, limit: %s, do: [mark: seen]}]"


def test_the_owner_of_the_card_is_asked_and_may_let_it_be() -> None:
    game = played(joe_with(ONCE % "game", "library.b"), "move kitchen.b")
    assert (asked(game).kind, asked(game).seats) == ("react", ("investigator-1",))
    assert asked(game).options == ("use charm", "leave it")
    answer(game, "leave it", "move kitchen.a", "use charm")
    assert marks(game) == {"seen": 1}
    assert told(game, "reacts") == [{"who": JOE, "card": "charm"}]


def test_what_a_card_does_unasked_is_not_told_as_its_owner_s_wish() -> None:
    assert told(doing("move kitchen.b")(MARKS.format(moment="moved", may="false")), "reacts") == []


@pytest.mark.parametrize(
    ("limit", "seen"), [("turn", [1, 1, 2, 3]), ("round", [1, 1, 1, 2]), ("game", [1, 1, 1, 1])]
)
def test_a_limit_holds_for_the_turn_the_round_or_the_game(limit: str, seen: list[int]) -> None:
    table = joe_with(f"when: [{{moment: ran, limit: {limit}, do: [mark: seen]}}]", "library.b")
    game = played(table.pile("kitchen", "crowbar"), "run kitchen.b")
    counted = [marks(game)["seen"]]
    g: Any = game.table
    who = g.state.investigators[0]
    for begins in ((), ("turn",), ("turn", "round")):
        for begun in begins:
            begin_anew(who, begun)
        assert list(at_moment(g, who, "ran")) == []
        counted.append(marks(game)["seen"])
    assert counted == seen


@pytest.mark.parametrize(("stage", "again"), [("next-turn", "turn"), ("round", "round")])
def test_turns_and_rounds_begin_anew_by_themselves(stage: str, again: str) -> None:
    table = joe_with(f"when: [{{moment: ran, limit: {again}, do: [mark: seen]}}]", "library.b")
    table.state.investigators[0].used = {"charm ran 0": again}
    game = table.play(stage=stage)
    assert investigator(game, JOE).used == {}


def test_a_price_is_paid_and_what_cannot_be_paid_is_not_offered() -> None:
    text = "when: [{moment: moved, may: true, cost: [discard_skill_point], do: [mark: seen]}]"
    game = played(joe_with(text, "library.b", skill=1), "move kitchen.b", "use charm")
    assert (investigator(game, JOE).skill, marks(game)) == (0, {"seen": 1})
    answer(game, "move kitchen.a")
    assert asked(game).kind == "turn"


def test_a_card_acts_only_if_its_conditions_are_met() -> None:
    text = "when: [{moment: moved, if: [in_room: kitchen], do: [mark: seen]}]"
    game = played(joe_with(text, "library.b"), "move library.a")
    assert marks(game) == {}
    answer(game, "move library.b")
    assert marks(played(joe_with(text, "library.b"), "move kitchen.b")) == {"seen": 1}


@pytest.mark.rule("1e.open.card-overrides")
@pytest.mark.parametrize("how", ["instead: true", "do: [cancel]"])
def test_a_card_may_let_a_thing_not_happen(how: str) -> None:
    game = attacked(f"when: [{{moment: attacked, {how}}}]")
    assert told(game, "monster-attacks")
    assert told(game, "combat") == []
    game = struck(f"when: [{{moment: would-take-damage, {how}}}]")
    assert investigator(game, JOE).health == 9
    game = mythos(f"when: [{{moment: mythos-played, {how}}}]")
    assert investigator(game, JOE).moved == 0
    game = dropping(f"when: [{{moment: would-drop-weapon, {how}}}]")
    assert "axe" in investigator(game, JOE).cards
    game = doing("move kitchen.b")(f"when: [{{moment: would-enter, {how}}}]")
    assert investigator(game, JOE).space == "library.b"
    game = beside_jenny("move entrance-hall.a")(f"when: [{{moment: companion-leaves, {how}}}]")
    assert investigator(game, JOE).space == "library.a"
    game = evading(f"when: [{{moment: evade-failed, {how}}}]")
    assert asked(game).kind == "turn"
    game = doing("run kitchen.b")(f"when: [{{moment: before-action, {how}}}]")
    assert (investigator(game, JOE).space, investigator(game, JOE).acted) == ("library.b", True)


@pytest.mark.rule("1e.open.card-overrides")
def test_one_who_would_be_killed_is_left_with_some_health_instead() -> None:
    text = (
        "when: [{moment: would-be-killed, limit: game, instead: true,"
        " do: [left_with_health: 1, take_horror: 2]}]"
    )
    game = struck(text, damage=8)
    assert (investigator(game, JOE).health, investigator(game, JOE).sanity) == (1, 6)
    state = game.table.state
    assert state.investigators[0].used  # and the next time nothing saves him


def test_a_card_that_is_gone_acts_no_more() -> None:
    drops = "{moment: attack-made, do: [drop_card: equipment]}"
    text = f"when: [{drops}, {{moment: moved, do: [mark: seen]}}]"
    game = attack(text)
    answer(game, "move kitchen.b")
    assert marks(game) == {}
    assert monster(game).damage == 2
