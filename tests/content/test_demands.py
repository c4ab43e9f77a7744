"""Locks and obstacles in play: keys that are used up, and the witness who needs two sittings."""

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from tests.rules.first.tables import JOE, JOE_TRAITS, answer, asked, investigator, retold, told

KEYS = ("iron-key", "bone-key", "lead-key", "sedative")


@pytest.fixture(scope="module")
def all_keys() -> FirstEdition:
    """The training story with every key among its finds."""
    story = retold()
    return retold(pool=(*KEYS, *(card for card in story.story.pool if card not in KEYS)))


def joe_with(story: FirstEdition, *cards: str) -> TableBuilder:
    return TableBuilder(told=story).investigator(JOE, "library.a", JOE_TRAITS, cards=cards)


@pytest.mark.parametrize(("lock", "key"), [("iron-door", "iron-key"), ("bone-latch", "bone-key")])
def test_a_lock_takes_its_key_and_keeps_it(all_keys: FirstEdition, lock: str, key: str) -> None:
    game = joe_with(all_keys, key).lock("study", lock).play(turn_of=JOE)
    answer(game, "move study.c", f"use {key}")
    assert investigator(game, JOE).space == "study.c"
    assert key not in investigator(game, JOE).cards


@pytest.mark.parametrize(
    ("obstacle", "key"), [("lead-box", "lead-key"), ("the-witness", "sedative")]
)
def test_an_obstacle_takes_its_key_and_keeps_it(
    all_keys: FirstEdition, obstacle: str, key: str
) -> None:
    game = joe_with(all_keys, key).pile("library", obstacle, "axe").play(turn_of=JOE)
    answer(game, "explore", f"use {key}")
    assert list(investigator(game, JOE).cards) == ["axe"]


def test_a_witness_who_has_told_you_half_is_easier_to_follow(all_keys: FirstEdition) -> None:
    table = joe_with(all_keys).pile("library", "the-witness", "axe").dice(10, 6)
    game = table.play(turn_of=JOE)
    answer(game, "explore", "try it")
    while "explore" not in asked(game).options:
        answer(game, asked(game).options[-1])
    answer(game, "explore", "try it")
    assert [(test["needs"], test["passed"]) for test in told(game, "test")] == [
        (4, False),
        (6, True),
    ]
