"""Seeding: where a story's cards lie, given the keeper's answers."""

import msgspec
import pytest

from madhouse.first.edition import edition
from madhouse.first.things.seeding import clue_rooms, combinations, markers, named_cards

TOLD = edition("the-cold-supper")
STORY, LEADS_TO = TOLD.story, TOLD.box.leads_to


def test_every_combination_of_answers_comes_once() -> None:
    assert [markers(each) for each in combinations(STORY)] == [
        ["1A", "2A"],
        ["1A", "2B"],
        ["1B", "2A"],
        ["1B", "2B"],
    ]


def test_each_clue_lies_where_the_one_before_it_leads() -> None:
    laid = named_cards(STORY, {"1": "B", "2": "B"}, LEADS_TO)
    assert laid["guest-bedroom"] == ["cold-supper-3a"]
    assert laid["study"] == ["cold-supper-2b"]
    assert laid["bathroom"] == ["cold-supper-1b"]
    assert laid["cellar"] == ["the-grey-salt", "nothing-of-interest-jars"]
    assert "library" not in laid


def test_a_clue_that_leads_nowhere_cannot_have_another_after_it() -> None:
    endless = {"1A": ("cold-supper-1a", "cold-supper-2a")}
    broken = msgspec.structs.replace(STORY, chains=endless)
    with pytest.raises(ValueError, match="the clue before cold-supper-2a leads nowhere"):
        named_cards(broken, {"1": "A", "2": "A"}, LEADS_TO)


def test_a_clue_may_lie_in_these_rooms_for_some_answers() -> None:
    rooms = {"library", "guest-bedroom", "study", "bathroom", "cellar"}
    assert clue_rooms(STORY, LEADS_TO) == rooms
