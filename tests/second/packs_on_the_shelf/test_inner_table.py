"""The Inner Table: motions are spoken to or carried, and eight cords serve both sides."""

import pytest

from madhouse.second.edition import edition
from madhouse.second.rules.features import LAID, RESTRAINT, left_in_pool, spaces_with
from tests.second.evenings import Evening

SCENARIO = "inner-table"
PROPOSERS = ["vane", "mercer", "elihu"]
ASKED = {"vane": "vane 3", "mercer": "mercer 2", "elihu": "guest 2"}
"""By proposer the option that asks them for the form of words."""
GAVEL = {"charter": "articles 2", "robing": "robes 1", "well": "well 1"}
AYES = "mercer 1, mercer 3, guest 1, guest 3"


def meeting(
    proposer: str = "vane", where: str = "a", gavel: str = "charter", number: int = 3
) -> Evening:
    return Evening(SCENARIO, number, values={"map": where, "proposer": proposer, "gavel": gavel})


def counts(evening: Evening, name: str) -> int:
    return int(evening.app.counts[name])


def cords_left(evening: Evening) -> int:
    return left_in_pool(evening.table, LAID[RESTRAINT].pool)


def test_it_is_a_whole_evening() -> None:
    told = edition(SCENARIO).scenario
    assert (len(told.maps), len(told.hidden), len(told.endings)) == (2, 3, 4)
    assert len(told.tokens) >= 24
    talking = [token for token in told.tokens if token.kind == "person"]
    assert [len(person.options) >= 4 for person in talking] == [True] * 6


def test_any_two_of_three_marks_single_one_out() -> None:
    marks = edition(SCENARIO).scenario.attributes["proposer"]
    for name, own in marks.items():
        for pair in (("ink", "fold"), ("ink", "date"), ("fold", "date")):
            same = [n for n, each in marks.items() if all(each[m] == own[m] for m in pair)]
            assert same == [name]


@pytest.mark.rule("2e.restraint.to-pool")
def test_a_motion_that_nobody_speaks_to_is_carried_with_the_same_eight_cords() -> None:
    evening = meeting().wait_until_round(4)
    assert cords_left(evening) == 7  # that the doors be closed
    evening.wait_until_round(5)
    assert cords_left(evening) == 8  # whoever began a turn in it is out of it
    evening.wait_until_round(6)
    assert cords_left(evening) == 7  # that the candidates be seated


def test_a_word_amended_gains_an_aye_and_the_motion_is_not_carried() -> None:
    evening = meeting().wait_until_round(2).together("table 0")
    assert (counts(evening, "ayes"), counts(evening, "noted")) == (1, 0)
    evening.wait_until_round(4)
    assert "first-put" not in evening.app.events


def test_an_objection_stops_it_too_and_is_entered() -> None:
    evening = meeting().wait_until_round(2).together("table 1").wait_until_round(4)
    assert (counts(evening, "ayes"), counts(evening, "noted")) == (0, 1)
    assert "first-put" not in evening.app.events


def test_the_third_objection_brings_cords() -> None:
    evening = meeting().wait_until_round(2).together("table 1").wait_until_round(4)
    evening.together("table 3").wait_until_round(6).together("table 5")
    assert counts(evening, "noted") == 3
    assert "strangers-gallery.a" in spaces_with(evening.wait_until_round(7).table, RESTRAINT)


def test_a_motion_can_be_spoken_to_only_while_it_lies_there() -> None:
    evening = meeting().wait_until_round(4)
    assert "first" not in evening.app.facts
    evening.together("table 2")
    assert ("first" in evening.app.facts, "second" in evening.app.facts) == (False, True)


@pytest.mark.parametrize("proposer", PROPOSERS)
def test_the_form_of_words_is_had_of_whoever_proposed_you_and_of_nobody_else(proposer: str) -> None:
    wrong = PROPOSERS[(PROPOSERS.index(proposer) + 1) % 3]
    evening = meeting(proposer).together("bench, guest 1", "cornelia 2").together(ASKED[wrong])
    assert "form" not in evening.app.facts
    assert "form" in evening.together(ASKED[proposer]).app.facts


@pytest.mark.parametrize("gavel", GAVEL)
def test_the_gavel_lies_where_it_was_hidden(gavel: str) -> None:
    evening = meeting(gavel=gavel).together("faces 0", "to-charter", "to-committee")
    evening.together("hatch 2", "articles 0", "to-well")
    evening.together(*(option for place, option in GAVEL.items() if place != gavel))
    assert "leave" not in evening.app.facts
    assert "leave" in evening.together(GAVEL[gavel]).app.facts


def ready(number: int = 3) -> Evening:
    """The form, the order, the leave and the ayes are there."""
    first = "clock, vane 1, vane 2, vane 4, minutes, chair 1, chair 3"
    second = "bench, cornelia 2, vane 3, cornelia 3"
    return meeting(number=number).together(first, second, AYES)


def test_a_majority_is_one_more_than_you_are() -> None:
    evening = ready()
    assert (counts(evening, "ayes"), "majority" in evening.app.facts) == (3, False)
    evening.together("", "", "to-committee, hatch 3")
    assert (counts(evening, "ayes"), "majority" in evening.app.facts) == (4, True)


def test_it_is_adjourned_and_the_clerk_writes_it_down() -> None:
    evening = ready().together("", "", "to-committee, hatch 3")
    assert evening.together("floor 0").over == "adjourned"


def test_whoever_takes_the_pen_does_not_win() -> None:
    evening = ready().together("", "to-records", "to-committee, hatch 3")
    assert evening.together("ledgers 2, floor 1").over == "taken-down"
    winners = evening.table.state.winners
    assert winners  # but whoever was Elected is not among them either
    assert evening.figure(1).id not in winners


def test_they_can_walk_out_while_the_late_member_is_held() -> None:
    evening = meeting().together("faces 0, chair 2", "to-landing, to-stair, foot 0")
    evening.wait_until_round(9).together("cords 1", "foot 1")
    assert evening.over == "walked-out"


def test_in_time_the_roll_is_taken_as_read() -> None:
    assert meeting().wait_until_round(99).over == "seconded"
