"""The components of the box in numbers: cards, figures, tiles, markers and tokens."""

from collections import Counter
from typing import Any

import pytest

from madhouse.first.edition import the_box
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.box import Box
from madhouse.first.things.seeding import combinations, darkened, markers
from madhouse.first.things.story import Story
from madhouse.first.things.supply import TokenKind
from tests.rules.first.tables import JOE, joe

FIVE = ("lot-thirteen", "tarry-light", "rest-cure", "understudy", "removal")
"""The stories of the box; the training story comes on top, with cards of its own."""


@pytest.fixture
def five(box: Box) -> list[Story]:
    return [box.story(name) for name in FIVE]


# Cards


def test_the_box_itself_holds_no_clue(box: Box) -> None:
    """Clues bear the mark of their story, so each story brings its own."""
    assert [item.id for item in box.exploration.values() if item.clue] == []


@pytest.mark.rule("1e.count.exploration-cards")
def test_83_exploration_cards_are_44_clues_and_39_others(box: Box, five: list[Story]) -> None:
    clues = [len(story.cards) for story in five]
    assert all(card.clue for story in five for card in story.cards)
    assert clues == [8, 9, 9, 9, 9]
    assert (len(box.exploration), sum(clues)) == (39, 44)


@pytest.mark.rule("1e.count.mythos-cards")
def test_35_mythos_cards_with_six_icons(box: Box) -> None:
    icons = Counter(card.icon for card in box.mythos.values())
    assert icons == {"hearth": 6, "tide": 6, "lamp": 6, "bone": 6, "mask": 6, "star": 5}


@pytest.mark.rule("1e.count.trauma-cards")
def test_21_trauma_cards(box: Box) -> None:
    kinds = Counter(card.kind for card in box.trauma.values())
    assert kinds == {"injury": 11, "insanity": 10}


@pytest.mark.rule("1e.count.combat-cards")
def test_65_combat_cards_in_three_decks(box: Box) -> None:
    decks = Counter(card.deck for card in box.combat.values())
    assert decks == {"humanoid": 23, "beast": 21, "eldritch": 21}


@pytest.mark.rule("1e.count.keeper-action-cards")
def test_13_keeper_action_cards(box: Box) -> None:
    assert len(box.actions) == 13


@pytest.mark.rule("1e.count.small-cards")
def test_224_small_cards(box: Box, five: list[Story]) -> None:
    found = len(box.exploration) + sum(len(story.cards) for story in five)
    of_investigators = (box.spell_backs, box.starting_items, box.traits)
    of_the_keeper = (box.locks, box.obstacles, box.mythos, box.trauma)
    counted = [found, *(len(deck) for deck in (*of_investigators, *of_the_keeper))]
    assert counted == [83, 20, 14, 32, 12, 7, 35, 21]
    assert sum(counted) == 224


@pytest.mark.rule("1e.count.bridge-cards")
def test_126_large_cards(box: Box, five: list[Story]) -> None:
    events = sum(len(story.events) for story in five)
    objectives = sum(len(story.objectives) for story in five)
    counted = [len(box.combat), len(box.investigators), events, len(box.actions), objectives]
    assert counted == [65, 8, 25, 13, 15]
    assert sum(counted) == 126


# Stories


@pytest.mark.rule("1e.count.stories")
def test_five_stories_and_one_to_learn_by(box: Box) -> None:
    assert sorted(box.story_ids) == sorted([*FIVE, "the-cold-supper"])


@pytest.mark.rule("1e.count.events-per-story", "1e.count.event-cards")
def test_each_story_has_five_events_of_its_own(five: list[Story]) -> None:
    assert [len(story.events) for story in five] == [5] * 5
    assert len({event.id for story in five for event in story.events}) == 25


@pytest.mark.rule("1e.count.objectives-per-story", "1e.count.objective-cards")
def test_each_story_has_three_objectives_of_its_own(five: list[Story]) -> None:
    assert [len(story.objectives) for story in five] == [3] * 5
    assert len({objective.id for story in five for objective in story.objectives}) == 15


@pytest.mark.rule("1e.count.keeper-guide")
def test_each_story_has_one_guide_for_the_keeper(five: list[Story]) -> None:
    guides = [story.guide.strip() for story in five]
    assert all(guides)
    assert len(set(guides)) == 5


# Figures, tiles, the die


@pytest.mark.rule("1e.count.investigator-figures")
def test_a_figure_for_each_of_eight_investigators(box: Box) -> None:
    in_play = joe().state
    figures = [*in_play.unused, *(who.id for who in in_play.investigators)]
    assert sorted(figures) == sorted(box.investigators)
    assert len(figures) == 8


@pytest.mark.rule("1e.count.map-tiles")
def test_15_map_tiles_with_two_faces_each(box: Box) -> None:
    sizes = Counter(tile.size for tile in box.tiles.values())
    assert sizes == {"large": 1, "medium": 7, "small": 7}
    for tile in box.tiles.values():
        assert len(tile.sides) == 2, tile.id
        for name, side in tile.sides.items():
            assert 1 <= len(side.rooms) <= 3, f"{tile.id} {name}"


@pytest.mark.rule("1e.count.die", "1e.comp.die")
def test_the_die_of_all_tests_has_ten_sides_and_decides_them() -> None:
    game = joe().play(turn_of=JOE)
    g: Any = game.table
    for _ in range(300):
        list(attribute_test(g, g.state.investigators[0], Attribute.STRENGTH, 0, "1e.evade.how"))
    tests = [event.facts for event in game.events("keeper") if event.kind == "test"]
    assert {test["roll"] for test in tests} == set(range(1, 11))
    assert {test["roll"] for test in tests if test["passed"]} == {1, 2, 3, 4}  # Strength 4


# Markers and tokens


@pytest.mark.rule("1e.count.feature-markers")
def test_18_room_feature_markers(box: Box) -> None:
    assert box.supply.features == {
        "altar": 1,
        "barrier": 3,
        "camp-fire": 2,
        "corpse": 4,
        "hiding-space": 3,
        "ladder": 2,
        "vent": 3,
    }
    assert sum(box.supply.features.values()) == 18


@pytest.mark.rule("1e.count.status-tokens")
def test_24_status_effect_tokens(box: Box) -> None:
    assert box.supply.status == {"stun": 10, "fire": 8, "darkness": 6}
    assert sum(box.supply.status.values()) == 24


@pytest.mark.rule("1e.count.story-choice-markers", "1e.count.sealed-door-markers")
def test_13_story_choice_markers_and_12_sealed_doors(box: Box) -> None:
    assert box.supply.choices == {"1": "ABC", "2": "ABC", "3": "ABC", "4": "AB", "5": "AB"}
    assert sum(len(letters) for letters in box.supply.choices.values()) == 13
    assert box.supply.sealed_doors == 12


@pytest.mark.rule("1e.count.skill-point-tokens")
def test_24_skill_points_one_for_each_on_the_character_cards(box: Box) -> None:
    assert box.supply.tokens["skill"] == 24
    assert sum(card.skill for card in box.investigators.values()) == 24


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        pytest.param("damage", 72, marks=pytest.mark.rule("1e.count.damage-tokens")),
        pytest.param("horror", 24, marks=pytest.mark.rule("1e.count.horror-tokens")),
        pytest.param("sample", 4, marks=pytest.mark.rule("1e.count.sample-tokens")),
        pytest.param("threat", 12, marks=pytest.mark.rule("1e.count.threat-tokens")),
        pytest.param("time", 6, marks=pytest.mark.rule("1e.count.time-tokens")),
    ],
)
def test_tokens_of_a_kind(box: Box, kind: TokenKind, number: int) -> None:
    assert box.supply.tokens[kind] == number


# Every story keeps within the supply, whatever the keeper answers


@pytest.fixture(params=(*FIVE, "the-cold-supper"))
def told(request: pytest.FixtureRequest) -> Story:
    return the_box().story(request.param)


def test_a_story_needs_no_more_markers_than_there_are(box: Box, told: Story) -> None:
    for answers in combinations(told):
        laid: Counter[str] = Counter()
        by_answer = [told.features_by.get(marker, {}) for marker in markers(answers)]
        for placed in (told.features, *by_answer):
            laid.update({kind: len(spaces) for kind, spaces in placed.items()})
        assert laid <= Counter(box.supply.features), answers
        assert len(darkened(told, answers)) <= box.supply.status["darkness"]
    assert len(told.fire) <= box.supply.status["fire"]
    assert len(told.layout.sealed) <= box.supply.sealed_doors


def test_a_story_asks_only_what_a_marker_can_record(box: Box, told: Story) -> None:
    for number, question in told.questions.items():
        assert set(question.answers) <= set(box.supply.choices[number]), number


def test_a_story_waits_for_no_more_time_than_there_are_tokens(box: Box, told: Story) -> None:
    assert max(event.time for event in told.events) <= box.supply.tokens["time"]
