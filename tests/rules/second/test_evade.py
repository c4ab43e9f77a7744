"""Evade checks: before leaving a monster's space, and before most actions in one."""

import pytest

from tests.second.foes import (
    FIRST,
    blanks,
    harmed,
    house_of,
    investigator,
    standing,
    table,
    told_of,
)

TOKEN = """
tokens:
  - id: desk
    kind: search
    at: front-hall.a
    options: [{label: Search it, do: [gain_clue]}]
"""
HURTS = house_of(
    evade="{text: It grips., test: agility; 1, fail: [{suffer: {damage: 1}}]}", rest=TOKEN
)
HOLDS = house_of(evade="{text: It holds., test: agility; 1, fail: [forfeit]}", rest=TOKEN)
BLANKS = blanks(5)


@pytest.mark.rule(
    "2e.evade.leave-space", "2e.monster.evade", "2e.evade.resolve", "2e.evade.effects-belong"
)
def test_who_leaves_a_monsters_space_evades_it_first() -> None:
    builder = table(HURTS).monster("cultist", at="front-hall.a", name="foe")
    game = builder.dice(*BLANKS).play(turn_of=FIRST)
    game.apply("player-1", "move front-hall.b")
    assert harmed(game) == (1, 0)
    assert investigator(game).space == "front-hall.b"
    kinds = [event.kind for event in game.log]
    assert kinds.index("evades") < kinds.index("harm") < kinds.index("moved")


@pytest.mark.rule("2e.evade.leave-space", "2e.golden.component-beats-rules")
def test_a_card_may_say_that_such_monsters_need_not_be_evaded() -> None:
    cultists = "{need_not_evade: {if: [{monster_is: {kinds: [cultist]}}]}}"
    rule = f"rules: [{{id: tie, text: They know the tie., while: [{cultists}]}}]"
    evade = "{text: It holds., test: agility; 1, fail: [forfeit]}"
    known = house_of(evade=evade, rest=TOKEN + rule)
    free = table(known).monster("cultist", at="front-hall.a", name="foe").play(turn_of=FIRST)
    free.apply("player-1", "move front-hall.b")
    assert [event.kind for event in free.log if event.kind == "evades"] == []
    both = table(known).monster("cultist", at="front-hall.a", name="foe")
    both = both.monster("ghost", at="front-hall.a").dice(*BLANKS)
    game = both.play(turn_of=FIRST)
    game.apply("player-1", "move front-hall.b")
    assert [event.facts["monster"] for event in game.log if event.kind == "evades"] == ["ghost 1"]


@pytest.mark.rule("2e.evade.other-action", "2e.evade.two-steps")
def test_another_action_in_its_space_needs_an_evade_check() -> None:
    builder = table(HURTS).monster("cultist", at="front-hall.a", name="foe")
    game = builder.token("desk", at="front-hall.a").dice(*BLANKS).play(turn_of=FIRST)
    game.apply("player-1", "search desk 0")
    assert harmed(game) == (1, 0)
    assert investigator(game).clues == 1


@pytest.mark.rule("2e.evade.attack-move-exempt")
def test_coming_into_its_space_needs_none() -> None:
    game = table(HURTS).monster("cultist", at="front-hall.b", name="foe").play(turn_of=FIRST)
    game.apply("player-1", "move front-hall.b")
    assert told_of(game, "evades") == 0


@pytest.mark.rule(
    "2e.evade.highest-awareness", "2e.monster.evade-highest", "2e.conflict.evade-which-monster"
)
def test_of_several_only_the_most_aware_is_evaded() -> None:
    builder = table(HOLDS).monster("cultist", at="front-hall.a", name="foe")
    game = builder.monster("ghost", at="front-hall.a").play(turn_of=FIRST)
    game.apply("player-1", "move front-hall.b")
    evaded = [event.facts["monster"] for event in game.log if event.kind == "evades"]
    assert evaded == ["ghost 1"]


@pytest.mark.rule("2e.evade.tie")
def test_of_equals_the_investigator_chooses() -> None:
    builder = table(HURTS).monster("cultist", at="front-hall.a", name="foe")
    game = builder.monster("cultist", at="front-hall.a").dice(*BLANKS).play(turn_of=FIRST)
    game.apply("player-1", "move front-hall.b")
    assert game.legal("player-1") == ("evade cultist 1", "evade cultist 2")
    game.apply("player-1", "evade cultist 1")
    assert harmed(game) == (1, 0)


@pytest.mark.rule("2e.evade.may-forfeit", "2e.forfeit.cause", "2e.forfeit.action-lost")
def test_a_forfeited_action_is_used_up_and_nothing_of_it_happens() -> None:
    builder = table(HOLDS).monster("cultist", at="front-hall.a", name="foe")
    game = builder.token("desk", at="front-hall.a").dice(*BLANKS).play(turn_of=FIRST)
    game.apply("player-1", "search desk 0")
    assert (investigator(game).clues, investigator(game).actions) == (0, 1)


def test_what_the_evade_check_makes_impossible_is_lost_too() -> None:
    told = house_of(evade="{text: It pulls., do: [{dragged: water}]}", rest=TOKEN)
    builder = table(told, first="front-hall.a").monster("cultist", at="front-hall.a", name="foe")
    game = builder.token("desk", at="front-hall.a").play(turn_of=FIRST)
    game.apply("player-1", "search desk 0")
    who = investigator(game)
    assert (who.space, who.clues, who.actions) == ("dining-room.b", 0, 1)


@pytest.mark.rule("2e.forfeit.while-moving")
def test_who_forfeits_while_moving_stays_and_loses_the_rest() -> None:
    builder = table(HOLDS).monster("cultist", at="front-hall.b", name="foe")
    game = builder.dice(*BLANKS).play(turn_of=FIRST)
    game.apply("player-1", "move front-hall.b")
    game.apply("player-1", "move parlour.a")
    who = investigator(game)
    assert (who.space, who.steps, who.actions) == ("front-hall.b", 0, 1)


@pytest.mark.rule("2e.conflict.forfeit-outside-action")
def test_outside_an_action_forfeiting_ends_the_movement_and_no_more() -> None:
    told = house_of(
        evade="{text: It holds., test: agility; 1, fail: [forfeit]}",
        rest="tokens: [{id: to-dining-room, kind: explore, at: front-hall, to: [dining-room], "
        "options: [{label: In.}]}]",
    )
    builder = table(told).monster("cultist", at="front-hall.a", name="foe")
    builder.token("to-dining-room", at="dining-room.b|front-hall.a")
    game = builder.dice("success", *blanks(4), *blanks(5)).play(turn_of=FIRST)
    game.apply("player-1", "explore to-dining-room 0")
    game.apply("player-1", "enter dining-room.b")
    who = investigator(game)
    assert (who.space, who.actions) == ("front-hall.a", 1)
    assert told_of(game, "evades") == 2


@pytest.mark.rule("2e.evade.involuntary-exempt", "2e.movement.involuntary-no-evade")
def test_who_is_dragged_evades_nobody() -> None:
    told = house_of("[{monster_strikes: [{dragged: water}]}]", evade="{text: No., do: [forfeit]}")
    builder = table(told, first="landing.b").monster("cultist", at="landing.b", name="foe")
    game = builder.play(stage="monsters")
    assert investigator(game).space == "linen-room.c"
    assert standing(game) == "landing.b"
    assert told_of(game, "evades") == 0
