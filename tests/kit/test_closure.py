"""The closure: what can be reached, and what may shut it for good."""

from copy import copy
from pathlib import Path

import msgspec
import pytest

from madhouse.first.edition import the_box
from madhouse.first.kit.closure import Misfortune, closure, cut_off
from madhouse.first.kit.story_file import StoryFile, open_story, read_story
from madhouse.first.things.box import Box
from madhouse.first.things.cards import Demand
from tests.kit.planting import plant

TIMBER = ("seed:\n", "obstacles: {entrance-hall: fallen-timber}\nseed:\n")


def story_file(path: Path, **changed: Demand) -> StoryFile:
    """A story beside a box some of whose locks and obstacles are others."""
    box = copy(the_box())
    box.locks = {**box.locks, **_of(box.locks, changed)}
    box.obstacles = {**box.obstacles, **_of(box.obstacles, changed)}
    return open_story(read_story(path), path, box)


def _of(cards: dict[str, Demand], changed: dict[str, Demand]) -> dict[str, Demand]:
    return {card.id: card for card in changed.values() if card.id in cards}


@pytest.fixture
def box() -> Box:
    return the_box()


def test_everything_is_reached_with_the_key_in_the_open(tmp_path: Path) -> None:
    file = story_file(plant(tmp_path))
    for _, named in file.setups():
        reach = closure(file, named)
        assert reach.rooms == {"entrance-hall", "cloakroom"}
        assert {"brass-key", "the-planted-one-2a"} <= reach.cards


def test_without_the_key_the_room_behind_the_lock_stays_shut(tmp_path: Path) -> None:
    file = story_file(plant(tmp_path))
    _, named = next(file.setups())
    reach = closure(file, named, Misfortune(lost=frozenset({"brass-key"})))
    assert reach.rooms == {"entrance-hall"}


def test_a_key_that_two_demands_take_can_be_spent_on_the_wrong_one(
    tmp_path: Path, box: Box
) -> None:
    spending = msgspec.structs.replace(
        box.obstacles["lead-box"], key=("brass-key",), discard_key=True, test=None
    )
    lead_box = ("seed:\n", "obstacles: {cloakroom: lead-box}\nseed:\n")
    file = story_file(plant(tmp_path, lead_box), lead=spending)
    reasons = [message for _, message in cut_off(file)]
    assert any("'brass-key' is used on 'brass-plate'" in reason for reason in reasons)


def test_a_key_that_can_be_used_up_must_not_be_the_only_one(tmp_path: Path, box: Box) -> None:
    eaten = msgspec.structs.replace(box.locks["brass-plate"], key=("first-aid-kit",))
    kit = ("  entrance-hall: [brass-key]", "  entrance-hall: [first-aid-kit]")
    pool = ("fire-poker, first-aid-kit,", "fire-poker,")
    file = story_file(plant(tmp_path, kit, pool), lock=eaten)
    reasons = [message for _, message in cut_off(file)]
    assert any("'first-aid-kit' is discarded for something else" in reason for reason in reasons)


def test_a_hard_test_is_no_lone_way_but_will_do_beside_a_key(tmp_path: Path) -> None:
    alone = story_file(plant(tmp_path / "alone", TIMBER))
    assert any("keep failing" in message for _, message in cut_off(alone))
    crowbar = ("  entrance-hall: [brass-key]", "  entrance-hall: [brass-key, crowbar]")
    still_under_it = story_file(plant(tmp_path / "under", TIMBER, crowbar))
    assert any("keep failing" in message for _, message in cut_off(still_under_it))


def test_a_puzzle_can_always_be_gone_on_with(tmp_path: Path) -> None:
    dial = ("locks: {cloakroom: brass-plate}", "locks: {cloakroom: dial-lock}")
    key = ("  entrance-hall: [brass-key]", "  entrance-hall: [lantern]")
    pool = ("pool: [lantern, ", "pool: [")
    file = story_file(plant(tmp_path, dial, key, pool))
    assert list(cut_off(file)) == []
