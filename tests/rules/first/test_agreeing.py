"""General Setup: what the players agree on before anything is laid out."""

import pytest

from madhouse.api import new_game
from madhouse.editions import edition_of
from madhouse.engine.shelf import drawn_story
from madhouse.first.building import STORY
from madhouse.first.edition import the_box
from madhouse.first.rules.agreeing import BadRoles, roles
from madhouse.terminal.beginning import drawn_role

NAMES = ["Ann", "Bob", "Cy", "Di"]
STORIES = ["one", "two", "three", "four", "five"]
SEEDS = [str(number) for number in range(60)]


@pytest.mark.rule("1e.setup.choose-story")
def test_the_players_pick_any_story_of_the_box() -> None:
    for story in the_box().story_ids:
        assert new_game(story=story, seed=1).view("investigator-1").story == story


@pytest.mark.rule("1e.setup.story-random")
def test_players_who_cannot_agree_have_the_story_drawn() -> None:
    assert {drawn_story(STORIES, seed) for seed in SEEDS} == set(STORIES)
    assert new_game(story=None, seed=1).view("keeper").story in the_box().story_ids


@pytest.mark.rule("1e.setup.story-random")
def test_a_drawn_story_is_written_into_the_case() -> None:
    game = new_game(story=None, seed="supper")
    assert f"story: {drawn_story(the_box().story_ids, 'supper')}\n" in game.case()


@pytest.mark.rule("1e.setup.choose-roles")
@pytest.mark.parametrize("keeper", NAMES)
def test_the_players_decide_who_is_the_keeper_and_the_rest_are_investigators(keeper: str) -> None:
    seats = roles(NAMES, seed="supper", keeper=keeper)
    assert seats["keeper"] == keeper
    others = [name for seat, name in seats.items() if seat != "keeper"]
    assert sorted([keeper, *others]) == NAMES


@pytest.mark.rule("1e.round.default-order")
def test_the_first_investigator_sits_at_the_keepers_left() -> None:
    assert list(roles(NAMES, "supper", "Cy").values()) == ["Cy", "Di", "Ann", "Bob"]


@pytest.mark.rule("1e.setup.choose-roles", "1e.game.player-count")
@pytest.mark.parametrize("names", [NAMES[:2], [*NAMES, "Ed"]])
def test_two_to_five_can_play_and_the_investigators_are_counted_from_one(names: list[str]) -> None:
    investigators = [f"investigator-{number}" for number in range(1, len(names))]
    assert list(roles(names, "supper", "Ann")) == ["keeper", *investigators]


@pytest.mark.rule("1e.setup.roles-random")
def test_players_who_cannot_agree_have_the_keeper_drawn() -> None:
    assert {roles(NAMES, seed)["keeper"] for seed in SEEDS} == set(NAMES)


@pytest.mark.rule("1e.setup.roles-random")
def test_one_who_plays_against_the_computer_may_leave_his_side_to_chance() -> None:
    drawn = [drawn_role(edition_of("first").shelf.roles, 3, seed).id for seed in SEEDS]
    assert set(drawn) == {"keeper", "investigator"}
    assert drawn.count("keeper") < len(SEEDS) // 2  # one of four players


@pytest.mark.rule("1e.game.player-count")
@pytest.mark.parametrize("names", [["Ann"], [*NAMES, "Ed", "Flo"]])
def test_too_few_or_too_many_cannot_be_seated(names: list[str]) -> None:
    with pytest.raises(BadRoles, match="two to five players"):
        roles(names, "supper")


def test_the_keeper_must_be_one_of_the_players() -> None:
    with pytest.raises(BadRoles, match="did you mean 'Bob'"):
        roles(NAMES, "supper", "Bobb")


def test_without_a_word_the_story_is_the_training_story() -> None:
    assert new_game(seed=1).view("keeper").story == STORY
