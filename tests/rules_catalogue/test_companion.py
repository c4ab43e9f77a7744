"""The companion: every rule has its page, and a player finds it by his own words."""

import pytest

from madhouse.rules.catalogue import Rulebook, UnknownRule, catalogue, rule
from madhouse.rules.companion import (
    MOST_WORDS,
    _found,
    companion,
    entry,
    find,
    names,
    place_of,
    settings,
)


def test_every_rule_is_shown_once_under_a_heading_of_its_subject() -> None:
    book = companion()
    places = [one.place for one in book.entries]
    assert sorted(places) == sorted(place_of(one.id) for one in catalogue(Rulebook.FIRST))
    headings = {one.id: one.topics for one in book.subjects}
    assert all(one.topic in headings[one.subject] for one in book.entries)


def test_a_player_begins_with_the_round_and_fine_print_comes_last() -> None:
    book = companion()
    assert (book.subjects[0].id, book.subjects[-1].id) == ("round", "fine-print")
    fine = [one.subject == "fine-print" for one in book.entries]
    assert fine == sorted(fine)
    assert entry("conflict/stun-stack").subject == "fine-print"
    assert entry("monster-kill/damage-clip").topic == settings().pieces_heading


def test_what_the_companion_adds_speaks_of_rules_that_exist() -> None:
    said = settings()
    for rule_id in (*said.pieces, *said.texts, *names()):
        assert rule(rule_id).id.startswith("1e.")
    topics = {one.topic for one in catalogue(Rulebook.FIRST)}
    assert set(said.headings) <= topics
    assert {topic for one in said.subject for topic in one.topics} == topics


def test_no_rule_is_named_by_its_id() -> None:
    book = companion()
    assert not [one.name for one in book.entries if "1e." in one.name]
    assert entry("evade/fail").name == "Failing to evade"
    assert entry("move/diagonal").name == "Diagonal"


def test_related_rules_are_places() -> None:
    places = {one.place for one in companion().entries}
    assert not {other for one in companion().entries for other in one.see} - places


@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("sneak past", "Evade Tests"),
        ("run", "Actions"),
        ("shoot", "Range"),
        ("heal", "Healing"),
        ("how do I search a room", "Searching a room"),
        ("burning", "Fire"),
        ("mad", "Insanity"),
        ("walking diagonally", "Movement"),
        ("give", "Trading"),
    ],
)
def test_a_player_finds_a_rule_by_his_own_words(typed: str, topic: str) -> None:
    assert find(typed)[0].topic == topic


def test_nothing_is_found_where_no_word_fits() -> None:
    assert find("xylophone") == find("the") == find("") == []


def test_a_search_of_many_words_is_one_of_its_first() -> None:
    """Anybody may search on a server: two hundred letters are no reason to look a hundred times."""
    words = [f"mon{letter}{other}" for letter in "abcdefgh" for other in "abcdefgh"]
    first = words[: MOST_WORDS - 1]
    asked = _found.cache_info().currsize
    assert find(" ".join(["monster", *words])) == find(" ".join(["monster", *first, *first])) != []
    assert _found.cache_info().currsize == asked + 1


def test_fine_print_is_found_after_the_rules() -> None:
    subjects = [one.subject == "fine-print" for one in find("evade")]
    assert True in subjects
    assert subjects == sorted(subjects)


def test_an_unknown_place_names_the_nearest() -> None:
    with pytest.raises(UnknownRule, match="the nearest is '1e"):
        entry("evade/fial")
