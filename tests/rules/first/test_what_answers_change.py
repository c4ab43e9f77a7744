"""What the keeper's answers change besides the seeding: the board, his actions, what stirs."""

from random import Random

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.told.refusals import why_not
from madhouse.first.told.telling import teller_for
from tests.rules.first.own_stories import begun, joe_in, own_story, set_up
from tests.rules.first.tables import answer, asked, told

ANSWERS = {"1": "A", "2": "A", "3": "A", "4": "A"}


def joe_with_answers(text: str, goal: str = "", **answers: str) -> TableBuilder:
    """Joe in the library, and the keeper has answered so."""
    given = ANSWERS | {number.removeprefix("q"): letter for number, letter in answers.items()}
    return joe_in(text, goal, "library.a").answers(given)


# -- what lies open -----------------------------------------------------------------------------


@pytest.mark.rule("1e.setup-keeper.story-choices-secret")
@pytest.mark.parametrize(("letter", "dark"), [("A", ["cellar", "study"]), ("B", ["cellar"])])
def test_darkness_may_hang_on_an_answer_which_all_see_then(letter: str, dark: list[str]) -> None:
    game = set_up("darkness_by: {4A: [study]}", f"AAA{letter}")
    view = game.view("investigator-1")
    assert sorted(name for name, room in view.rooms.items() if room.dark) == dark
    assert view.keeper.answers == {"1": "?", "2": "A", "3": "?", "4": letter}


@pytest.mark.parametrize(("letter", "spaces"), [("A", ["study.c", "study.c"]), ("B", [])])
def test_markers_may_hang_on_an_answer_which_all_see_then(letter: str, spaces: list[str]) -> None:
    game = set_up("features_by: {3A: {corpse: [study.c, study.c]}}", f"AA{letter}A")
    view = game.view("investigator-1")
    assert [feature.space for feature in view.features] == spaces
    assert view.keeper.answers == {"1": "?", "2": "A", "3": letter, "4": "?"}


def test_markers_of_an_answer_are_not_on_the_board_while_it_is_given() -> None:
    text = "features_by: {3A: {corpse: [study.c]}}"
    game = begun(own_story(text))
    for question in "1234":
        game.apply("keeper", f"answer {question} A")
    assert game.view("investigator-1").features == []


@pytest.mark.rule("1e.corpse.fire-discards")
def test_a_corpse_of_an_answer_burns_in_a_room_that_is_on_fire() -> None:
    game = set_up("fire: [study]\nfeatures_by: {3A: {corpse: [study.c]}}")
    assert game.view("keeper").features == []


@pytest.mark.rule("1e.setup-keeper.starting-hand")
@pytest.mark.parametrize(("players", "letter", "threat"), [(1, "A", 3), (2, "A", 4), (2, "B", 0)])
def test_the_keeper_may_start_with_threat(players: int, letter: str, threat: int) -> None:
    text = "hand: {4A: {threat: 2, threat_per_investigator: 1}}"
    game = set_up(text, f"AAA{letter}", players=players)
    view = game.view("investigator-1")
    assert view.keeper.threat == threat
    assert view.keeper.answers["4"] == letter
    assert [facts["amount"] for facts in told(game, "threat")] == ([threat] if threat else [])


# -- keeper actions -----------------------------------------------------------------------------


CHEAPER = "actions_by: {4A: {something-stirs: {cost: 2}}}"
OTHER = "actions_by: {4A: {ill-omens: {do: [draw_trauma: 1]}}, 4B: {ill-omens: {cost: 0}}}"


@pytest.mark.parametrize(("letter", "cost"), [("A", 2), ("B", 3)])
def test_an_answer_may_make_an_action_cheaper(letter: str, cost: int) -> None:
    poor = joe_with_answers(CHEAPER, q4=letter).threat(cost - 1).play(stage="keeper-actions")
    assert "something-stirs" not in asked(poor).options
    assert why_not(poor, "keeper", "something-stirs") == "1e.keeper-action.one-at-a-time"
    game = joe_with_answers(CHEAPER, q4=letter).threat(cost).play(stage="keeper-actions")
    story = own_story(CHEAPER)
    teller = teller_for(story.box, story.story)
    teller.see(game.view("keeper"))
    line = teller.option_text(asked(game), "something-stirs")
    assert line == f"Something Stirs ({cost} threat)"
    answer(game, "something-stirs")
    assert game.view("keeper").keeper.threat == 0
    assert told(game, "keeper-action") == [{"card": "something-stirs", "cost": cost}]


def test_what_an_answer_does_not_change_stays_as_it_is() -> None:
    game = joe_with_answers(CHEAPER).threat(2).play(stage="keeper-actions")
    answer(game, "something-stirs", "maniac", "kitchen.a")
    assert [foe.kind for foe in game.view("keeper").monsters] == ["maniac"]


@pytest.mark.parametrize(("letter", "hand", "threat"), [("A", (0, 1), 0), ("B", (1, 0), 1)])
def test_an_answer_may_make_an_action_do_something_else(
    letter: str, hand: tuple[int, int], threat: int
) -> None:
    game = joe_with_answers(OTHER, q4=letter).threat(1).play(stage="keeper-actions")
    answer(game, "ill-omens")
    keeper = game.view("keeper").keeper
    assert (len(keeper.mythos), len(keeper.trauma)) == hand
    assert keeper.threat == threat


@pytest.mark.rule("1e.setup-keeper.story-choices-secret")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_the_answer_is_a_secret_until_the_action_is_used(letter: str) -> None:
    game = joe_with_answers(CHEAPER, q4=letter).threat(4).play(stage="keeper-actions")
    answer(game, "ill-omens")
    assert game.view("investigator-1").keeper.answers["4"] == "?"
    answer(game, "something-stirs")
    assert game.view("investigator-1").keeper.answers["4"] == letter


def test_a_choice_on_a_changed_action_is_put_into_words() -> None:
    """One of the two says what the card says, the other what the answer adds."""
    text = """
actions_by:
  4A:
    ill-omens: {do: [either: {do: [draw_mythos: 1], or: [draw_trauma: 1], by: keeper}]}
"""
    game = joe_with_answers(text).threat(1).play(stage="keeper-actions")
    answer(game, "ill-omens")
    story = own_story(text)
    teller = teller_for(story.box, story.story)
    words = [teller.option_text(asked(game), option) for option in asked(game).options]
    assert ["Mythos" in words[0], "Trauma" in words[1]] == [True, True]


# -- what stirs ---------------------------------------------------------------------------------

STIRRING = """
stirring: {}
stirring_by:
  3A: {zombie: [cellar, bathroom]}
  3B: {maniac: {rooms: [kitchen], more: 1, at_most: 1}}
"""


def stirring(letter: str, threat: int) -> TableBuilder:
    return joe_with_answers(STIRRING, q3=letter).threat(threat)


def test_another_monster_stirs_with_each_answer() -> None:
    game = stirring("A", 3).play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie", "cellar.a")
    assert [foe.kind for foe in game.view("keeper").monsters] == ["zombie"]
    assert game.view("investigator-1").keeper.answers["3"] == "A"


def test_which_monster_stirs_is_asked_even_if_there_is_no_choice() -> None:
    """Otherwise all could see that there is none."""
    game = stirring("A", 3).play(stage="keeper-actions")
    answer(game, "something-stirs")
    assert (asked(game).kind, asked(game).options) == ("stir", ("zombie",))
    assert asked(game).secret


def test_a_monster_may_cost_more_than_the_card() -> None:
    assert "something-stirs" not in asked(stirring("B", 3).play(stage="keeper-actions")).options
    game = stirring("B", 4).play(stage="keeper-actions")
    answer(game, "something-stirs", "maniac", "kitchen.a")
    assert game.view("keeper").keeper.threat == 0


def test_nothing_stirs_where_an_investigator_is() -> None:
    table = joe_in(STIRRING, at="kitchen.a").answers(ANSWERS | {"3": "B"}).threat(9)
    assert "something-stirs" not in asked(table.play(stage="keeper-actions")).options


def test_only_so_many_stir_before_the_objective_is_revealed() -> None:
    table = stirring("B", 8)
    table.state.stirred = ["maniac"]
    game = table.play(stage="keeper-actions")
    assert "something-stirs" not in asked(game).options
    table = stirring("B", 8).revealed()
    table.state.stirred = ["maniac"]
    assert "something-stirs" in asked(table.play(stage="keeper-actions")).options


def test_each_that_stirs_is_counted() -> None:
    game = stirring("B", 9).play(stage="keeper-actions")
    answer(game, "something-stirs", "maniac", "kitchen.a")
    assert game.table.state.stirred == ["maniac"]
    assert "something-stirs" not in asked(game).options


def test_what_stirs_in_every_game_tells_no_answer() -> None:
    text = "stirring_by: {3B: {witch: [kitchen]}}\nmonsters: [zombie, maniac, witch]"
    game = joe_with_answers(text, q3="B").threat(3).play(stage="keeper-actions")
    answer(game, "something-stirs")
    assert asked(game).options == ("zombie", "maniac", "witch")
    answer(game, "maniac", "kitchen.a")
    assert game.view("investigator-1").keeper.answers["3"] == "?"


@pytest.mark.rule("1e.setup-keeper.story-choices-secret")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_whether_the_keeper_is_asked_tells_nothing_of_his_answers(letter: str) -> None:
    text = "actions: [something-stirs]\nactions_by: {4A: {something-stirs: {cost: 2}}}"
    game = joe_with_answers(text, q4=letter).threat(2).play(stage="keeper-actions")
    assert asked(game).kind == "keeper-action"
    assert ("something-stirs" in asked(game).options) is (letter == "A")


@pytest.mark.rule("1e.setup-keeper.story-choices-secret")
def test_what_can_only_stir_by_one_answer_betrays_it_before_the_choice() -> None:
    """With bones (3A) Joe would stand in the way; so it is the burrow, and any dream knows it."""
    table = TableBuilder("removal", players=2).answers({"1": "A", "2": "A", "3": "B", "4": "A"})
    table.investigator("joe-diamond", "burial-ground.e").investigator("jenny-barnes", "cellar.a")
    game = table.threat(9).play(stage="keeper-actions")
    answer(game, "something-stirs")
    assert asked(game).options == ("chthonian", "maniac")
    assert game.view("investigator-1").keeper.answers["3"] == "B"
    dreams = [game.imagine("investigator-1", Random(world)) for world in range(8)]
    assert all(dream.pending for dream in dreams)
