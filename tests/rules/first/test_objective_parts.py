"""What an Objective card may hold besides its goals: needed cards, a price, tasks, moments."""

import pytest

from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.acting.scene import NOBODY
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.table import Table
from madhouse.first.told.refusals import why_not
from madhouse.first.told.telling import teller_for
from madhouse.first.words.objective import EscapedShare
from tests.rules.first.made_cards import marks
from tests.rules.first.own_stories import joe_and_jenny_in, joe_in, own_story, set_up
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, room, told

SALT = "the-grey-salt"
NEEDS = f"needs: [{SALT}]"
CLUE = "cold-supper-1a"  # it reveals the objective


def revealed(
    table_goal: str = NEEDS, text: str = "", pile: tuple[str, ...] = ()
) -> Game[State, View]:
    """Joe finds the last clue; the salt may lie somewhere."""
    table = joe_in(text, table_goal, "study.c").pile("study", CLUE)
    if pile:
        table.pile(*pile)
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    return game


# -- cards that it needs ------------------------------------------------------------------------


@pytest.mark.rule("1e.objective.faceup-open")
def test_on_the_reveal_the_keeper_names_the_room_of_a_card_that_is_needed() -> None:
    game = revealed(pile=("cellar", SALT))
    assert told(game, "needed-lies", "investigator-1") == [{"card": SALT, "room": "cellar"}]
    assert room(game, "cellar").pile == [SALT]


@pytest.mark.rule("1e.objective.faceup-open", "1e.explore.must-take")
def test_it_lies_faceup_in_its_place_and_is_found_as_any_other() -> None:
    game = revealed(pile=("cellar", "axe", SALT))
    assert room(game, "cellar").pile == ["?", SALT]
    game = revealed(pile=("study", "axe", SALT))  # beneath the clue that reveals it
    assert told(game, "needed-lies") == [{"card": SALT, "room": "study"}]
    assert investigator(game, JOE).cards == [CLUE, "axe", SALT]


def test_one_that_somebody_has_found_is_not_named() -> None:
    table = joe_in(goal=NEEDS, at="study.c", cards=[SALT]).pile("study", CLUE)
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert told(game, "needed-lies") == told(game, "laid-in-room") == []


def test_one_that_has_left_the_game_is_laid_again_where_it_was_seeded() -> None:
    table = joe_in(goal=NEEDS, at="study.c").pile("study", CLUE).pile("cellar", SALT, "axe")
    table.state.rooms["cellar"].pile.remove(SALT)
    table.state.exploration.discard.append(SALT)
    learn(table.state, SALT, EVERYONE)
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert told(game, "laid-in-room") == [{"card": SALT, "room": "cellar"}]
    assert room(game, "cellar").pile == [SALT, "?"]
    assert game.table.state.exploration.discard == []


def test_one_that_a_monster_carries_stays_with_it() -> None:
    table = joe_in(goal=NEEDS, at="study.c", cards=[SALT]).pile("study", CLUE)
    table.monster("zombie", "bathroom.b").state.monsters[0].carries = [SALT]
    table.state.investigators[0].cards = []
    table.state.seeded[SALT] = "cellar"
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert told(game, "laid-in-room") == []


def test_one_that_a_monster_has_carried_out_is_laid_again_too() -> None:
    table = joe_in(goal=NEEDS, at="study.c", cards=[SALT]).pile("study", CLUE)
    table.state.investigators[0].cards = []
    table.state.carried_out = [SALT]
    table.state.seeded[SALT] = "cellar"
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert room(game, "cellar").pile == [SALT]
    assert game.table.state.carried_out == []


def test_where_it_lies_tells_the_answer_that_decided_it() -> None:
    text = "seed: {}\nseed_by: {3A: {cellar: [the-grey-salt]}, 3B: {kitchen: [the-grey-salt]}}"
    game = revealed(text=text, pile=("cellar", SALT))
    answers = game.view("investigator-1").keeper.answers
    assert (answers["3"], answers["4"]) == ("A", "?")


def test_without_needs_nothing_is_named() -> None:
    game = revealed(table_goal="", pile=("cellar", SALT))
    assert told(game, "needed-lies") == []


# -- a reveal that is bought --------------------------------------------------------------------


BOUGHT = "reveal_for: 4"
REVEAL = "reveal the objective"


@pytest.mark.rule("1e.objective.reveal-requirement")
def test_from_event_ii_on_the_keeper_may_give_threat_for_the_reveal() -> None:
    game = joe_in(goal=BOUGHT).event(2).threat(5).play(stage="keeper-actions")
    answer(game, REVEAL)
    view = game.view("investigator-1")
    assert (view.revealed, view.keeper.threat) == (True, 1)
    assert told(game, "threat-lost") == [{"amount": 4, "threat": 1}]
    assert REVEAL not in asked(game).options


@pytest.mark.rule("1e.objective.reveal-requirement")
@pytest.mark.parametrize(("goal", "events", "threat"), [(BOUGHT, 1, 9), (BOUGHT, 2, 3), ("", 2, 9)])
def test_not_before_not_for_less_and_only_if_the_card_says_so(
    goal: str, events: int, threat: int
) -> None:
    game = joe_in(goal=goal).event(events).threat(threat).play(stage="keeper-actions")
    assert REVEAL not in asked(game).options
    assert why_not(game, "keeper", REVEAL) == "1e.objective.reveal-requirement"


def test_that_it_could_be_bought_is_the_keepers_secret() -> None:
    game = joe_in(goal=BOUGHT).event(2).threat(5).play(stage="keeper-actions")
    assert asked(game).secret


# -- several tasks ------------------------------------------------------------------------------

TASKS = """
actions:
  - {name: Strike out a line, text: The ink is wet., if: [in_room: kitchen], pass: [mark: lines]}
  - {name: Read on, id: read, test: lore, pass: [mark: read], fail: [take_horror: 1]}
"""


@pytest.mark.rule("1e.win.investigators-goal")
def test_an_objective_may_offer_several_tasks() -> None:
    game = joe_in(goal=TASKS).revealed().play(turn_of=JOE)
    tasks = [each for each in asked(game).options if each.startswith("attempt")]
    assert tasks == ["attempt strike-out-a-line", "attempt read"]
    answer(game, "attempt strike-out-a-line")
    assert marks(game) == {"lines": 1}
    (facts,) = told(game, "last-task")
    assert facts["task"] == "strike-out-a-line"


def test_a_task_is_offered_where_its_conditions_hold() -> None:
    game = joe_in(goal=TASKS, at="study.c").revealed().play(turn_of=JOE)
    tasks = [each for each in asked(game).options if each.startswith("attempt")]
    assert tasks == ["attempt read"]
    assert why_not(game, "investigator-1", "attempt strike-out-a-line") is not None


@pytest.mark.parametrize(("roll", "read", "horror"), [(1, 1, 0), (10, 0, 1)])
def test_each_task_has_its_own_test(roll: int, read: int, horror: int) -> None:
    game = joe_in(goal=TASKS).revealed().dice(roll).play(turn_of=JOE)
    before = investigator(game, JOE).sanity
    answer(game, "attempt read")
    assert marks(game).get("read", 0) == read
    assert investigator(game, JOE).sanity == before - horror


def test_all_tasks_are_on_the_card_with_their_texts() -> None:
    story = own_story(goal=TASKS)
    text = teller_for(story.box, story.story).card_in_full(story.story.objectives[0].id)
    assert "Strike out a line" in text
    assert "The ink is wet." in text
    assert "Read on" in text


# -- goals at a moment --------------------------------------------------------------------------

AT_END = "keeper: {text: Dark., if: [room_is_dark: study, as_keeper_turn_ends]}"


def test_a_goal_may_count_only_as_the_keepers_turn_ends() -> None:
    during = joe_in(goal=AT_END).dark("study").threat(2).play(stage="keeper-actions")
    answer(during, "ill-omens")
    assert during.result is None
    game = joe_in(goal=AT_END).dark("study").play(stage="event")
    assert game.result is not None
    assert game.result.winner == "keeper"
    assert joe_in(goal=AT_END).play(stage="event").result is None


def test_a_reveal_may_wait_for_the_end_of_the_keepers_turn() -> None:
    goal = "reveal: [room_is_dark: study, as_keeper_turn_ends]"
    game = joe_in(goal=goal).dark("study").play(stage="event")
    assert game.view("investigator-1").revealed
    game = joe_in(goal=goal).play(stage="event")
    assert not game.view("investigator-1").revealed


@pytest.mark.rule("1e.conflict.fire-end")
def test_fires_have_burned_by_then() -> None:
    goal = "keeper: {text: It., if: [monsters_there: {rooms: [study]}, as_keeper_turn_ends]}"
    table = joe_in(goal=goal).monster("zombie", "study.c", "zombie-1", damage=4)
    assert table.play(stage="event").result is not None
    table = joe_in(goal=goal).monster("zombie", "study.c", "zombie-1", damage=4).fire("study")
    assert table.play(stage="event").result is None


@pytest.mark.rule("1e.event.last-card-ends")
def test_the_turn_of_the_last_event_has_no_end() -> None:
    table = joe_in(goal=AT_END).dark("study").event(4, time=2)
    game = table.play(stage="event")
    assert game.result is not None
    assert game.result.winner == "nobody"


# -- half of them -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gone", "there", "enough"),
    [(0, 2, False), (1, 2, False), (1, 1, True), (2, 1, True), (1, 0, True), (0, 0, False)],
)
def test_half_are_enough_rounded_up(gone: int, there: int, enough: bool) -> None:
    g = joe_in().play(turn_of=JOE).table
    (who,) = g.state.investigators
    g.state.escaped, g.state.investigators = [who] * gone, [who] * there
    assert isinstance(g, Table)
    assert EscapedShare().holds(g, NOBODY) is enough


@pytest.mark.rule("1e.escape.effect")
def test_the_investigators_win_as_half_of_them_escape() -> None:
    goal = "escape: entrance-hall\ninvestigators: {text: Half., if: [escaped_share: half]}"
    table = joe_and_jenny_in(goal=goal, at="entrance-hall.c").revealed()
    game = table.play(turn_of=JENNY)
    answer(game, "leave entrance-hall.c|out-south")
    assert game.result is not None
    assert game.result.winner == "investigators"


# -- the guide ----------------------------------------------------------------------------------


@pytest.mark.rule("1e.setup-keeper.contents")
def test_the_guide_is_for_the_keeper_alone() -> None:
    game = set_up("guide: Let them come to the table.")
    assert len(told(game, "guide")) == 1
    assert told(game, "guide", "investigator-1") == []
    story = own_story("guide: Let them come to the table.")
    (event,) = (each for each in game.events("keeper") if each.kind == "guide")
    assert "come to the table" in teller_for(story.box, story.story).event(event)
