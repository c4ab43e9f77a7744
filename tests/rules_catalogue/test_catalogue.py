"""The catalogue itself: every entry is sound, and a player finds what he looks for."""

from collections.abc import Sequence

import pytest

from madhouse.rules import catalogue as catalogue_module
from madhouse.rules.catalogue import (
    LONGEST_ID,
    Rulebook,
    UnknownRule,
    catalogue,
    rule,
    search,
)


@pytest.mark.parametrize(("edition", "size"), [(Rulebook.FIRST, 743), (Rulebook.SECOND, 798)])
def test_every_entry_is_there_once(edition: Rulebook, size: int) -> None:
    ids = [one.id for one in catalogue(edition)]
    assert len(ids) == len(set(ids)) == size
    assert all(one.startswith(edition.prefix) for one in ids)


@pytest.mark.parametrize("edition", Rulebook)
def test_related_rules_exist_in_the_same_edition(edition: Rulebook) -> None:
    known = {one.id for one in catalogue(edition)}
    assert not {other for one in catalogue(edition) for other in one.see} - known


@pytest.mark.rule("1e.conflict.document-003")
def test_no_rule_rests_on_the_damaged_copy_alone() -> None:
    copied = [one for one in catalogue(Rulebook.FIRST) if "003 " in one.source]
    assert copied
    assert all("000 " in one.source or one.is_reading for one in copied)


@pytest.mark.rule("2e.conflict.same-base-text")
def test_the_later_reference_stands_behind_all_but_figures_and_icons() -> None:
    earlier = [one for one in catalogue(Rulebook.SECOND) if "004" not in one.source]
    topics = {one.topic for one in earlier if not one.is_reading}
    assert topics == {"Monster Figures", "Components"}


@pytest.mark.rule("2e.conflict.outdoor-person-text")
def test_nothing_about_persons_stands_under_outdoor() -> None:
    outdoor = [one for one in catalogue(Rulebook.SECOND) if one.topic == "Outdoor"]
    assert outdoor
    assert not [one.id for one in outdoor if "erson" in one.text]


def test_a_rule_is_found_by_its_id() -> None:
    assert rule("1e.move.diagonal").topic == "Movement"


@pytest.mark.parametrize(
    ("wrong", "hint"),
    [
        ("1e.move.diagnal", "the nearest is '1e.move.diagonal'"),
        ("2e.fire.entr-damage", "the nearest is '2e.fire.enter-damage'"),
        ("move.diagonal", "the nearest is '1e.move.diagonal'"),
        ("?", "ids look like '1e.move.diagonal'"),
    ],
)
def test_an_unknown_id_names_the_nearest(wrong: str, hint: str) -> None:
    with pytest.raises(UnknownRule, match=hint):
        rule(wrong)


def test_the_nearest_id_is_of_the_same_edition() -> None:
    with pytest.raises(UnknownRule, match="the nearest is '1e"):
        rule("1e.common-item.gain")


def test_readings_are_the_conflicts_and_the_open_questions() -> None:
    readings = [one for one in catalogue(Rulebook.FIRST) if one.is_reading]
    assert {one.id.split(".")[1] for one in readings} == {"conflict", "open"}
    assert {one.kind for one in readings} == {"advice"}


def test_a_search_ranks_rules_with_all_the_words_first() -> None:
    assert search("move diagonal")[0].id == "1e.move.diagonal"


def test_a_search_prefers_what_a_rule_is_about_to_a_passing_mention() -> None:
    first, *_ = search("darkness", [Rulebook.FIRST])
    assert first.id.startswith("1e.darkness.")


def test_a_word_of_the_id_outweighs_one_of_the_text() -> None:
    found = [one.id for one in search("awareness", [Rulebook.SECOND])]
    assert found.index("2e.evade.highest-awareness") < found.index("2e.reference.index-fallback")


def test_a_search_keeps_to_its_edition() -> None:
    found = search("fire", [Rulebook.SECOND])
    assert found
    assert all(one.id.startswith("2e.") for one in found)


def test_the_beginning_of_a_word_is_enough() -> None:
    assert "1e.move.diagonal" in [one.id for one in search("diagon")]


def test_a_search_that_matches_nothing_is_empty() -> None:
    assert search("xyzzy") == []


@pytest.mark.parametrize("wrong", ["1e.evade.fial", "x.y.z", "1e." + "evade." * 1000, "." * 5000])
def test_a_wrong_id_is_compared_with_few_names_and_never_at_length(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    """Anybody may ask a server for a rule: it must not have to look through all of them."""
    compared = []
    alike = catalogue_module._most_alike

    def counted(name: str, known: Sequence[str]) -> str:
        compared.append((len(name), len(known)))
        return alike(name, known)

    monkeypatch.setattr(catalogue_module, "_most_alike", counted)
    with pytest.raises(UnknownRule):
        rule(wrong)
    assert sum(known for _, known in compared) < 300
    assert all(letters <= LONGEST_ID for letters, _ in compared)
