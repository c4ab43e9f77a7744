"""House rules of a story: open cards before every investigator, and what they do for the table."""

import pytest

from madhouse.engine.loading import ContentErrors
from madhouse.first.told.telling import teller_for
from tests.rules.first.made_cards import marks
from tests.rules.first.own_stories import joe_and_jenny_in, joe_in, own_story, set_up
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, told

QUIET = "rules: [{id: quiet, name: Quiet, text: Hush., %s}]"
TURN_END = QUIET % "when: [{moment: turn-end, do: [mark: ended]}]"
COUNTED = QUIET % "when: [{moment: keeper-turn-ends, do: [mark: turns]}]"
WEAKER = QUIET % "while: [test_value: {add: -3}]"


def test_a_rule_acts_for_every_investigator() -> None:
    game = joe_and_jenny_in(TURN_END).play(turn_of=JOE)
    answer(game, "end turn")
    assert marks(game) == {"ended": 1}
    answer(game, "end turn")
    assert marks(game) == {"ended": 2}


def test_a_rule_has_a_standing_answer_for_every_investigator() -> None:
    table = joe_in(WEAKER, at="library.a").lock("study", "swollen-door").play(turn_of=JOE)
    answer(table, "move study.c")
    other = joe_in(at="library.a").lock("study", "swollen-door").play(turn_of=JOE)
    answer(other, "move study.c")
    needed = [int(str(asked(game).about["needs"])) for game in (table, other)]
    assert needed[0] == needed[1] - 3


def test_rules_are_laid_out_and_read_aloud_after_setup() -> None:
    game = set_up(TURN_END)
    view = game.view("investigator-1")
    assert view.rules == ["quiet"]
    assert told(game, "rule-begins", "investigator-1") == [{"card": "quiet"}]
    assert "quiet" in view.investigators[0].lasting
    story = own_story(TURN_END)
    teller = teller_for(story.box, story.story)
    (begins,) = (each for each in game.events("investigator-1") if each.kind == "rule-begins")
    assert teller.event(begins).startswith("From now on: Quiet.\n")
    assert "Hush." in teller.event(begins)
    assert "mark" in teller.event(begins)
    assert teller.card_in_full("quiet").splitlines()[:2] == ["Quiet", "House rule"]


def test_a_new_investigator_has_the_rules_before_him_too() -> None:
    table = joe_and_jenny_in(TURN_END)
    del table.state.investigators[1:]
    table.state.players[0].acted = True
    game = table.play(stage="next-turn")
    for _ in range(3):
        answer(game, asked(game).options[0])
    newcomer = next(i for i in game.view("keeper").investigators if i.id != JOE)
    assert "quiet" in newcomer.lasting


@pytest.mark.parametrize(("letter", "holds"), [("A", False), ("B", True)])
def test_a_rule_for_one_answer_holds_only_with_it_and_all_know(letter: str, holds: bool) -> None:
    game = set_up(QUIET % "answer: 4B, while: [not_attacked]", f"AAA{letter}")
    view = game.view("investigator-1")
    assert view.rules == (["quiet"] if holds else [])
    assert view.keeper.answers["4"] == letter
    assert view.keeper.answers["3"] == "?"


def test_a_rule_that_waits_holds_from_when_it_is_begun_until_it_is_ended() -> None:
    waiting = QUIET % "waits: true, when: [{moment: turn-end, do: [mark: ended]}]"
    tasks = """
actions:
  - {name: Hush, pass: [begin_rule: quiet]}
  - {name: Shout, pass: [end_rule: quiet]}
"""
    game = joe_in(waiting, tasks).revealed().play(turn_of=JOE)
    assert game.view("keeper").rules == []
    answer(game, "attempt hush", "end turn")
    assert game.view("keeper").rules == ["quiet"]
    assert marks(game) == {"ended": 1}
    table = joe_in(waiting, tasks).revealed().rule("quiet")
    game = table.play(turn_of=JOE)
    answer(game, "attempt shout", "end turn")
    assert game.view("keeper").rules == []
    assert marks(game) == {}
    assert told(game, "rule-ends") == [{"card": "quiet"}]


def test_to_begin_or_end_a_rule_twice_changes_nothing() -> None:
    waiting = QUIET % "waits: true, while: [not_attacked]"
    tasks = "actions: [{name: Hush, pass: [begin_rule: quiet, begin_rule: quiet, mark: done]}]"
    game = joe_in(waiting, tasks).revealed().play(turn_of=JOE)
    answer(game, "attempt hush")
    assert game.view("keeper").rules == ["quiet"]
    assert len(told(game, "rule-begins")) == 1
    tasks = "actions: [{name: Shout, pass: [end_rule: quiet, mark: done]}]"
    game = joe_in(waiting, tasks).revealed().play(turn_of=JOE)
    answer(game, "attempt shout")
    assert told(game, "rule-ends") == []


def test_to_begin_what_holds_or_end_what_does_not_is_no_choice() -> None:
    waiting = QUIET % "waits: true, while: [not_attacked]"
    choice = (
        "actions: [{name: Ask, pass: [either: {do: [begin_rule: quiet], or: [end_rule: quiet]}]}]"
    )
    for held, after in ((False, ["quiet"]), (True, [])):
        table = joe_in(waiting, choice).revealed()
        game = (table.rule("quiet") if held else table).play(turn_of=JOE)
        answer(game, "attempt ask")
        assert game.view("keeper").rules == after


def test_an_objective_brings_its_own_rules_with_the_reveal() -> None:
    own = (
        "rules: [{id: flood, name: Flood, text: Wet., when: [{moment: turn-end, do: [mark: wet]}]}]"
    )
    hidden = joe_in(goal=own).play(turn_of=JOE)
    assert hidden.view("keeper").rules == []
    game = joe_in(goal=own, at="cellar.a").pile("cellar", "cold-supper-1a").play(turn_of=JOE)
    answer(game, "explore")
    assert game.view("investigator-1").rules == ["flood"]
    answer(game, "end turn")
    assert marks(game)["wet"] == 1


# -- the end of the keeper's turn ---------------------------------------------------------------


def test_as_the_keepers_turn_ends_a_rule_acts_once_for_the_table() -> None:
    game = joe_and_jenny_in(COUNTED).play(stage="event")
    assert marks(game) == {"turns": 1}
    assert game.table.state.round == 1


def test_a_rule_that_waits_does_nothing_as_the_turn_ends() -> None:
    waiting = QUIET % "waits: true, when: [{moment: keeper-turn-ends, do: [mark: turns]}]"
    assert marks(joe_in(waiting).play(stage="event")) == {}
    assert marks(joe_in(waiting).rule("quiet").play(stage="event")) == {"turns": 1}


def test_its_conditions_count() -> None:
    dark = QUIET % "when: [{moment: keeper-turn-ends, if: [room_is_dark: study], do: [mark: n]}]"
    assert marks(joe_in(dark).play(stage="event")) == {}
    assert marks(joe_in(dark).dark("study").play(stage="event")) == {"n": 1}


def test_two_turns_in_a_row_are_counted_before_the_objective_is_looked_at() -> None:
    count = """
rules:
  - id: vigil
    name: Vigil
    text: They count.
    when:
      - moment: keeper-turn-ends
        do: [if_so: {if: [room_is_dark: study], then: [mark: {name: n}], else: [unmark: n]}]
"""
    goal = "keeper: {text: Dark., if: [marked: {name: n, at_least: 2}]}"
    table = joe_in(count, goal).dark("study")
    table.state.marks = {"n": 1}
    game = table.play(stage="event")
    assert game.result is not None
    assert game.result.winner == "keeper"
    table = joe_in(count, goal)
    table.state.marks = {"n": 1}
    game = table.play(stage="event")
    assert (game.result, marks(game)) == (None, {})


def test_whoever_a_rule_kills_then_holds_up_nobody() -> None:
    """The objective is looked at all the same, and the next round begins."""
    blast = QUIET % "when: [{moment: keeper-turn-ends, do: [kill_all_in: kitchen]}]"
    table = joe_in(blast).monster("zombie", "kitchen.b").monster("zombie", "study.c")
    game = table.play(stage="event")
    assert [facts["who"] for facts in told(game, "killed")] == [JOE]
    assert [foe.space for foe in game.view("keeper").monsters] == ["study.c"]
    assert game.table.state.round == 1


@pytest.mark.rule("1e.open.card-overrides")
def test_a_gentle_story_may_spare_whoever_would_be_killed() -> None:
    spared = QUIET % (
        "when: [{moment: would-be-killed, instead: true, if: [not: {event_resolved: 3}], "
        "do: [left_with_health: 1, become_stunned: 1, move_to: cloakroom]}]"
    )
    table = joe_in(spared, damage=8).monster("zombie", "kitchen.a").dice(9)
    game = table.play(turn_of=JOE)
    answer(game, "move kitchen.b", "strike")
    left = investigator(game, JOE)
    assert (left.health, left.stun, left.space) == (1, 1, "cloakroom.d")
    later = joe_in(spared, damage=8).monster("zombie", "kitchen.a").dice(9).event(3)
    game = later.play(turn_of=JOE)
    answer(game, "move kitchen.b", "strike")
    assert [facts["who"] for facts in told(game, "killed")] == [JOE]


# -- what cannot be written ---------------------------------------------------------------------


def test_a_rule_cannot_both_wait_and_hang_on_an_answer() -> None:
    with pytest.raises(ContentErrors, match="let what begins it depend on the answer"):
        own_story(QUIET % "waits: true, answer: 4A, while: [not_attacked]")


def test_jenny_and_joe_are_left_alone_while_a_rule_says_so() -> None:
    """Visiting hour: no monster attacks, and none takes a sample."""
    visiting = QUIET % "while: [not_attacked: {if: [not: {event_resolved: 1}]}]"
    actions = "\nactions: [take-sample, ill-omens]"
    table = joe_and_jenny_in(visiting + actions).monster("zombie", "kitchen.a").threat(1)
    game = table.play(stage="keeper-actions")
    assert "take-sample" not in asked(game).options
    answer(game, "done")
    assert asked(game).kind != "monster-attack"
    later = joe_and_jenny_in(visiting + actions).monster("zombie", "kitchen.a").threat(1).event(1)
    game = later.play(stage="keeper-actions")
    assert "take-sample" in asked(game).options
    answer(game, "done")
    assert asked(game).options == (f"zombie 1 attacks {JOE}", f"zombie 1 attacks {JENNY}", "done")
