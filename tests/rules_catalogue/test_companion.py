"""The companion: every rule has its page, and a player finds it by his own words."""

import pytest

from madhouse.rules.catalogue import Rulebook, UnknownRule, catalogue, rule
from madhouse.rules.companion import (
    NoRules,
    address_of,
    companion,
    entry,
    names,
    place_of,
    rulebook_of,
    settings,
)
from madhouse.rules.finding import MOST_WORDS, _found, find

FIRST, SECOND = Rulebook.FIRST, Rulebook.SECOND
BOTH = pytest.mark.parametrize("book", Rulebook)


@BOTH
def test_every_rule_is_shown_once_under_a_heading_of_its_subject(book: Rulebook) -> None:
    shown = companion(book)
    places = [one.place for one in shown.entries]
    assert sorted(places) == sorted(place_of(one.id) for one in catalogue(book))
    headings = {one.id: one.topics for one in shown.subjects}
    assert all(one.topic in headings[one.subject] for one in shown.entries)


@BOTH
def test_a_player_begins_with_the_round_and_fine_print_comes_last(book: Rulebook) -> None:
    shown = companion(book)
    assert (shown.subjects[0].id, shown.subjects[-1].id) == ("round", "fine-print")
    fine = [one.subject == "fine-print" for one in shown.entries]
    assert fine == sorted(fine)


def test_what_is_of_cardboard_alone_is_fine_print() -> None:
    assert entry("conflict/stun-stack", FIRST).subject == "fine-print"
    assert entry("monster-kill/damage-clip", FIRST).topic == settings(FIRST).pieces_heading
    assert entry("search-token/interact-reverse", SECOND).topic == settings(SECOND).pieces_heading


@BOTH
def test_what_the_companion_adds_speaks_of_rules_that_exist(book: Rulebook) -> None:
    said = settings(book)
    for rule_id in (*said.pieces, *said.texts, *names(book)):
        assert rule(rule_id).id.startswith(book.prefix)
    topics = {one.topic for one in catalogue(book)}
    assert set(said.headings) <= topics
    assert {topic for one in said.subject for topic in one.topics} == topics


@BOTH
def test_no_rule_is_named_by_its_id(book: Rulebook) -> None:
    assert not [one.name for one in companion(book).entries if book.prefix in one.name]
    assert entry("evade/fail", FIRST).name == "Failing to evade"
    assert entry("move/diagonal", FIRST).name == "Diagonal"
    assert entry("fire/enter-damage", SECOND).name == "Walking into Fire"


@BOTH
def test_headings_are_told_apart(book: Rulebook) -> None:
    headings = [topic for one in companion(book).subjects for topic in one.topics]
    assert len(headings) == len(set(headings))


@BOTH
def test_no_text_has_marks_or_the_catalogue_s_shorthand(book: Rulebook) -> None:
    texts = [one.text for one in companion(book).entries]
    assert not [text for text in texts if "*" in text or " 001" in text or " 004" in text]


@BOTH
def test_related_rules_are_places(book: Rulebook) -> None:
    places = {one.place for one in companion(book).entries}
    assert not {other for one in companion(book).entries for other in one.see} - places


def test_a_rule_has_an_address_with_its_edition() -> None:
    assert address_of("1e.evade.fail") == "first/evade/fail"
    assert address_of("2e.evade.tie") == "second/evade/tie"


def test_an_edition_without_rules_is_refused_with_those_there_are() -> None:
    with pytest.raises(NoRules, match="there are those of first, second"):
        rulebook_of("third")


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
    assert find(typed, FIRST)[0].topic == topic


@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("facedown damage", "Damage and Horror, faceup and facedown"),
        ("faceup", "Damage and Horror, faceup and facedown"),
        ("negate", "Negating harm"),
        ("in range", "In range"),
        ("which skill do I test to evade", "Evade checks"),
        ("influence", "Skills"),
        ("brawn", "Monsters and their numbers"),
        ("awareness", "Evade checks"),
        ("burning", "Fire"),
        ("forfeit", "Forfeiting an action"),
        ("mad", "Going insane"),
        ("sneak past", "Evade checks"),
        ("heal", "Damage and Horror, faceup and facedown"),
        ("give", "Trading"),
    ],
)
def test_a_player_of_the_second_finds_a_rule_by_his_own_words(typed: str, topic: str) -> None:
    assert find(typed, SECOND)[0].topic == topic


def test_awareness_and_brawn_say_what_they_are_for() -> None:
    aware, brawn = entry("evade/highest-awareness", SECOND), entry("monster/brawn", SECOND)
    assert "the skill and the difficulty are in the text" in aware.text
    assert "tests strength" in brawn.text
    assert "dice" in brawn.text


def test_nothing_is_found_where_no_word_fits() -> None:
    assert find("xylophone", FIRST) == find("the", FIRST) == find("", SECOND) == []


def test_a_search_of_many_words_is_one_of_its_first() -> None:
    """Anybody may search on a server: two hundred letters are no reason to look a hundred times."""
    words = [f"mon{letter}{other}" for letter in "abcdefgh" for other in "abcdefgh"]
    first = words[: MOST_WORDS - 1]
    asked = _found.cache_info().currsize
    found = find(" ".join(["monster", *words]), FIRST)
    assert found == find(" ".join(["monster", *first, *first]), FIRST) != []
    assert _found.cache_info().currsize == asked + 1


def test_fine_print_is_found_after_the_rules() -> None:
    subjects = [one.subject == "fine-print" for one in find("evade", FIRST)]
    assert True in subjects
    assert subjects == sorted(subjects)


def test_an_unknown_place_names_the_nearest() -> None:
    with pytest.raises(UnknownRule, match="the nearest is '1e"):
        entry("evade/fial", FIRST)
