"""Words that stories use: running and shooting, named rooms, cards that come back, cards kept."""

import pytest

from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import made, marks
from tests.rules.first.own_stories import joe_and_jenny_in, joe_in
from tests.rules.first.tables import (
    JENNY,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    room,
    told,
)

HUSH = """
rules:
  - id: hush
    name: Rest Hour
    text: Silence.
    when:
      - moment: keeper-turn-ends
        do:
          - each_investigator: {if: [ran_this_round], do: [mark: ran]}
          - each_investigator: {if: [shot_this_round], do: [mark: shot]}
"""


def task(*words: str) -> str:
    """An objective whose task does this."""
    return f"actions: [{{name: Do it, pass: [{', '.join(words)}]}}]"


def done(table: TableBuilder) -> Game[State, View]:
    game = table.revealed().play(turn_of=JOE)
    answer(game, "attempt do-it")
    return game


# -- what was done this round -------------------------------------------------------------------


def after(table: TableBuilder, *answers: str) -> dict[str, int]:
    """What is marked once the keeper's turn has ended."""
    game = table.play(turn_of=JOE)
    answer(game, *answers)
    while game.table.state.round == 0:
        answer(game, asked(game).options[-1])
    return marks(game)


@pytest.mark.parametrize(
    ("step", "seen"), [("move kitchen.b", {}), ("run kitchen.b", {"ran": 1}), ("end turn", {})]
)
def test_who_has_run_is_known_until_the_round_is_over(step: str, seen: dict[str, int]) -> None:
    assert after(joe_in(HUSH), step) == seen


@pytest.mark.parametrize(
    ("weapon", "seen"), [("45-automatics", {"shot": 1}), ("axe", {}), ("", {})]
)
def test_who_has_shot_is_known_until_the_round_is_over(weapon: str, seen: dict[str, int]) -> None:
    cards = [weapon] if weapon else []
    table = joe_in(HUSH, cards=cards).monster("zombie", "kitchen.a")
    how = f"with {weapon}" if weapon else "bare-handed"
    assert after(table, f"attack zombie 1 {how}") == seen


def test_with_a_new_round_it_is_forgotten() -> None:
    table = joe_in(HUSH)
    table.state.investigators[0].ran = table.state.investigators[0].shot = True
    game = table.play(stage="round")
    who = game.table.state.investigators[0]
    assert (who.ran, who.shot) == (False, False)


# -- named rooms --------------------------------------------------------------------------------


def test_you_are_moved_to_a_space_of_a_room_that_is_named() -> None:
    game = done(joe_in(goal=task("move_to: library")))
    assert asked(game).options == ("to library.a", "to library.b")
    answer(game, "to library.b")
    assert investigator(game, JOE).space == "library.b"
    assert told(game, "taken") == [{"who": JOE, "space": "library.b"}]
    assert told(game, "carried") == []


@pytest.mark.rule("1e.open.lock-other-entry")
def test_nobody_is_moved_into_a_locked_room() -> None:
    game = done(joe_in(goal=task("move_to: study")).lock("study", "swollen-door"))
    assert investigator(game, JOE).space == "kitchen.a"
    assert len(told(game, "no-effect")) == 1


@pytest.mark.rule("1e.darkness.room")
def test_there_is_light_again_in_a_room_that_is_named() -> None:
    game = done(joe_in(goal=task("light_room: study")).dark("study").dark("kitchen"))
    assert (room(game, "study").dark, room(game, "kitchen").dark) == (False, True)


def test_every_figure_of_a_room_is_killed_and_no_other() -> None:
    table = joe_and_jenny_in(goal=task("kill_all_in: study"))
    table.state.investigators[1].space = "study.c"
    table.monster("zombie", "study.c").monster("zombie", "kitchen.b")
    game = table.revealed().dice(1).play(turn_of=JOE)
    answer(game, "attempt do-it")
    assert [facts["who"] for facts in told(game, "killed")] == [JENNY]
    assert [foe.space for foe in game.view("keeper").monsters] == ["kitchen.b"]
    assert asked(game).about["who"] == JOE  # his turn goes on


def test_whose_turn_it_is_loses_it_with_his_life() -> None:
    table = joe_and_jenny_in(goal=task("kill_all_in: kitchen", "mark: after"))
    table.state.investigators[1].space = "study.c"
    game = done(table)
    assert [facts["who"] for facts in told(game, "killed")] == [JOE]
    assert marks(game) == {}
    assert asked(game).about["who"] == JENNY


# -- cards that come back -----------------------------------------------------------------------


LAID = task("lay_in_room: {card: axe, room: study}")


def test_a_card_from_the_discards_is_laid_open_in_a_room() -> None:
    table = joe_in(goal=LAID)
    table.state.exploration.cards.remove("axe")
    table.state.exploration.discard.append("axe")
    learn(table.state, "axe", EVERYONE)
    game = done(table.pile("study", "crowbar", "lantern"))
    assert room(game, "study").pile == ["axe", "?", "?"]
    assert game.table.state.exploration.discard == []
    assert told(game, "laid-in-room") == [{"card": "axe", "room": "study"}]


def test_a_card_that_was_not_in_play_is_laid_open_too() -> None:
    game = done(joe_in(goal=LAID))
    assert room(game, "study").pile == ["axe"]
    assert "axe" not in game.table.state.exploration.cards


def test_a_card_that_somebody_carries_is_laid_there_too() -> None:
    game = done(joe_in(goal=LAID, cards=["axe"]))
    assert room(game, "study").pile == ["axe"]
    assert investigator(game, JOE).cards == []


def test_a_card_that_a_monster_carries_is_laid_there_too() -> None:
    table = joe_in(goal=LAID).monster("zombie", "bathroom.b")
    table.carries(JOE, "axe")
    table.state.monsters[0].carries = ["axe"]
    table.state.investigators[0].cards = []
    game = done(table)
    assert room(game, "study").pile == ["axe"]
    assert game.view("keeper").monsters[0].carries == []


def test_it_is_as_good_as_new() -> None:
    table = joe_in(goal=task("lay_in_room: {card: first-aid-kit, room: study}"))
    table.carries(JOE, "first-aid-kit")
    table.state.spent["first-aid-kit"] = 1
    assert "first-aid-kit" not in done(table).table.state.spent


# -- cards the keeper keeps ---------------------------------------------------------------------


def omens(hand: tuple[str, ...] = (), draw: int = 2, keep: int = 1) -> Game[State, View]:
    """The keeper draws and keeps by a card; these lie on top of his deck."""
    story = made(action=f"do: [draw_mythos_keep: {{draw: {draw}, keep: {keep}}}]")
    table = TableBuilder(told=story).investigator(JOE, "kitchen.a", JOE_TRAITS)
    game = table.hand(*hand).stack("mythos", "slack-water", "omen").play(stage="keeper-actions")
    answer(game, "command-minion")
    return game


@pytest.mark.rule("1e.keeper-action.draw-cards")
def test_the_keeper_keeps_one_of_two_and_puts_the_other_under_the_deck() -> None:
    game = omens()
    assert asked(game).options == ("put under slack-water", "put under omen")
    assert asked(game).secret
    answer(game, "put under slack-water")
    assert game.view("keeper").keeper.mythos == ["omen"]
    assert game.table.state.mythos.cards[-1] == "slack-water"
    assert [list(each) for each in told(game, "mythos-put-under", "investigator-1")] == [[]]


def others(number: int) -> tuple[str, ...]:
    """So many other cards of the deck."""
    deck = TableBuilder(told=made()).state.mythos.cards
    return tuple([card for card in deck if card not in ("slack-water", "omen")][:number])


def test_only_what_was_drawn_can_go_under_the_deck() -> None:
    assert asked(omens(others(1))).options == ("put under slack-water", "put under omen")


def test_the_keeper_may_keep_all_that_he_draws() -> None:
    game = omens(draw=2, keep=2)
    assert game.view("keeper").keeper.mythos == ["slack-water", "omen"]


@pytest.mark.rule("1e.keeper-action.mythos-hand-limit")
def test_the_hand_limit_counts_once_he_has_chosen() -> None:
    game = omens(others(4))
    answer(game, "put under omen")
    assert asked(game).kind == "hand-limit"
    assert len(asked(game).options) == 5
