"""Game Overview: who plays, on which side, and what."""

import pytest
from msgspec.structs import replace

from madhouse.engine.casefile import Header
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import BadPlayerCount, begin, edition
from madhouse.first.things.box import UnknownStory
from madhouse.first.things.seeding import combinations
from madhouse.first.things.story import StoryAnswer, StoryQuestion
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, answer, joe, retold


def header(investigators: int = 1, story: str = STORY) -> Header:
    return Header(
        edition="first",
        story=story,
        content=edition(STORY).content_version,
        seed="seed",
        investigators=investigators,
    )


@pytest.mark.rule("1e.game.player-count")
@pytest.mark.parametrize("investigators", [0, 5])
def test_fewer_than_two_or_more_than_five_players_cannot_begin(investigators: int) -> None:
    with pytest.raises(BadPlayerCount):
        begin(header(investigators))


@pytest.mark.rule("1e.game.player-count", "1e.game.one-keeper")
@pytest.mark.parametrize("investigators", [1, 2, 3, 4])
def test_one_player_is_the_keeper_and_every_other_plays_an_investigator(investigators: int) -> None:
    game = begin(header(investigators))
    keeper, *others = game.seats
    assert keeper == "keeper"
    assert others == [f"investigator-{number + 1}" for number in range(investigators)]
    while choosing := [seat for seat in others if game.legal(seat)]:
        game.apply(choosing[0], game.legal(choosing[0])[0])
    assert [each.player for each in game.view(others[0]).investigators] == others


@pytest.mark.rule("1e.game.story-selected")
def test_a_game_is_always_the_game_of_one_prepared_story() -> None:
    assert begin(header()).view("keeper").story == STORY
    with pytest.raises(UnknownStory):
        begin(header(story="the-warm-supper"))


@pytest.mark.rule("1e.game.team")
def test_one_investigator_wins_for_all_of_them() -> None:
    table = joe("kitchen.b", players=2).investigator(JENNY, "cellar.a", JENNY_TRAITS)
    game = table.revealed().dice(1).play(turn_of=JOE)
    answer(game, "attempt clear-the-second-place")
    for seat in ("investigator-1", "investigator-2"):
        assert (result := game.view(seat).result) is not None
        assert result.winner == "investigators"


@pytest.mark.rule("1e.game.team")
def test_the_investigators_lose_together_too() -> None:
    table = joe("kitchen.b", players=2).investigator(JENNY, "cellar.a", JENNY_TRAITS)
    last = len(table.story.events) - 1
    game = table.event(last, time=99).play(stage="event")
    for seat in ("investigator-1", "investigator-2"):
        assert (result := game.view(seat).result) is not None
        assert result.winner == "nobody"


@pytest.mark.rule("1e.game.story-variety")
def test_a_story_can_be_set_up_in_many_ways_and_end_in_three() -> None:
    letters = {"A": StoryAnswer("one"), "B": StoryAnswer("two"), "C": StoryAnswer("three")}
    asks = {"1": StoryQuestion("Which?", letters)} | {"2": edition(STORY).story.questions["2"]}
    ends = tuple(replace(wanted(), id=f"end-{each}", marker=f"1{each}") for each in letters)
    chains = {f"1{each}": ("cold-supper-3a",) for each in letters}
    story = retold(questions=asks, objectives=ends, chains=chains)
    drawn = {
        TableBuilder(told=story).answers({"1": each}).state.keeper.objective for each in letters
    }
    assert drawn == {"end-A", "end-B", "end-C"}
    assert len(list(combinations(story.story))) == 6
