"""Evening Classes: lessons that are owed for, on both maps, and each of its endings."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.app.tokens import options_of
from madhouse.second.edition import edition
from tests.second.evenings import BLANK, SUCCESS, Evening
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.weddings import epilogue

SCENARIO = "evening-classes"
PUPILS = ["rose", "elias", "catherine"]
GIVERS = {"kehoe": "kehoe 2", "pratt": "pratt 3", "dunn": "dunn 2"}
"""Of whom to ask what they did with it last."""
IN_SCHOOL = {"a": "to-school", "b": "to-gymnasium, to-school"}
ORRERY = {"a": "to-school, to-gymnasium, to-orrery", "b": "to-gymnasium, to-school, to-orrery"}
STAIR = "stairhead 0, to-boilers, stair 0"
COST = "pratt 1"


def evening(
    where: str = "a", pupil: str = "rose", giver: str = "kehoe", dice: int = SUCCESS
) -> Evening:
    """An evening in the last week of term."""
    values = {"map": where, "pupil": pupil, "giver": giver}
    return Evening(SCENARIO, values=values, dice=dice, habits=("leave it",))


def facts(told: Evening) -> set[str]:
    """What is known."""
    return set(told.app.facts)


def learned(told: Evening) -> list[str]:
    """What the first investigator has improved."""
    return list(told.table.extras.improved.get(told.figure(1).id, []))


def to_the_name(told: Evening, where: str, giver: str) -> Evening:
    """Who was kept in, who would sooner not have it back, and the arm free."""
    told.together(
        f"{COST}, {ORRERY[where]}, orrery 0, {STAIR}",
        f"to-court, {GIVERS[giver]}",
    )
    assert {"pupil", "giver", "free-arm"} <= facts(told)
    return told


@pytest.mark.parametrize("where", ["a", "b"])
def test_every_room_can_be_explored(where: str) -> None:
    told = evening(where).together(
        f"{ORRERY[where]}, to-boilers, to-attic",
        "to-court, to-records, to-ferry, to-hall, to-store, to-tenement",
    )
    assert set(told.app.laid) == told.told.box.whole_map(where).tiles


@pytest.mark.parametrize("pupil", PUPILS)
def test_any_two_of_seat_subject_and_mark_name_the_pupil(pupil: str) -> None:
    marks = edition(SCENARIO).scenario.attributes["pupil"]
    for pair in (("seat", "subject"), ("seat", "mark"), ("subject", "mark")):
        alike = [n for n, each in marks.items() if all(each[m] == marks[pupil][m] for m in pair)]
        assert alike == [pupil]


@pytest.mark.rule("2e.improvement.improve", "2e.improvement.discard")
def test_a_lesson_is_had_from_a_neighbour_and_can_be_handed_back() -> None:
    told = evening().together(f"{COST}, to-school, bench 3")
    assert learned(told) == ["will"]
    assert (told.app.counts["taken"], told.app.counts["left-cardoso"]) == (1, 0)
    told.together("cardoso 1")
    assert learned(told) == []
    assert (told.app.counts["thanks"], told.app.counts["left-cardoso"]) == (1, 1)


def test_one_lesson_each_until_the_board_is_wiped() -> None:
    told = evening().together("to-school, bench 3, bench 0")
    assert learned(told) == ["will", "observation"]
    assert told.app.round >= 4  # the first lesson was wiped in between


def test_whoever_gets_a_lesson_wrong_is_kept_in() -> None:
    told = evening(dice=BLANK).together("to-school")
    for _ in range(60):
        if any(each.startswith("kept-in") for each in told.figure(1).conditions):
            break
        asked = told.game.pending[0]
        if asked.kind == "turn" and asked.about["who"] == told.figure(1).id:
            told._turn(asked, told.figure(1), "bench", 0)
        else:
            told.pass_on()
    assert any(each.startswith("kept-in") for each in told.figure(1).conditions)
    assert learned(told) == []


def test_the_town_shows_what_is_held_and_no_longer_what_was_handed_back() -> None:
    """Car 9 comes through in every second round from the fourth on, while its brake is lost."""
    held = evening().together("to-school, to-gymnasium, horse 1").wait_until_round(5)
    assert came(held, "the-car") == 1
    assert came(evening().wait_until_round(7), "the-car") == 0
    back = evening().together(f"{COST}, to-school, to-gymnasium, horse 1, to-court, kehoe 1")
    before = came(back, "the-car")
    back.wait_until_round(12)
    assert came(back, "the-car") == before


def came(told: Evening, event: str) -> int:
    """How often an event of the scenario has come."""
    return sum(1 for each in told.game.log if each.facts.get("event") == event)


@pytest.mark.parametrize(("where", "giver"), [*zip("aba", GIVERS, strict=True)])
@pytest.mark.parametrize("pupil", PUPILS)
def test_the_pupil_is_excused_when_nothing_is_owed(where: str, giver: str, pupil: str) -> None:
    told = to_the_name(evening(where, pupil, giver), where, giver)
    assert told.app.fact_values["pupil"] == pupil
    assert told.app.fact_values["giver"] == giver
    told.together("desk 1", "desk 1")
    assert told.over == "homework"
    assert "stood with the class" in epilogue(told)
    assert "was given" not in epilogue(told)


def test_what_is_owed_keeps_the_pupil_in() -> None:
    told = to_the_name(evening(), "a", "kehoe").together("bench 3")
    assert "desk 1" not in " ".join(offered_at(told, "desk"))
    told.together("cardoso 1, desk 1", "desk 1")
    assert told.over == "homework"


def offered_at(told: Evening, token: str) -> list[str]:
    """What the app lets be chosen on a token, whoever comes."""
    written = told.told.box.tokens[token]
    return [f"{token} {n}" for n, _ in options_of(told.table, written, Scene(told.figure(1)))]


def test_what_was_freely_given_need_not_be_handed_back() -> None:
    told = evening().together(
        f"{COST}, to-school, to-gymnasium, horse 1, to-orrery, orrery 0, {STAIR}",
        f"to-court, {GIVERS['kehoe']}",
    )
    assert "gift" in facts(told)
    assert "kehoe 1" not in offered_at(told, "kehoe")  # his hands are behind his back
    told.together("desk 1", "desk 1")
    assert told.over == "homework"
    assert learned(told) == ["agility"]
    assert "a thing that was given" in epilogue(told)


def test_the_master_is_shown_who_paid_and_the_cord_is_cut() -> None:
    told = evening(giver="dunn").together(
        f"{COST}, to-school, bench 3, cardoso 1, to-gymnasium, to-orrery, orrery 0, cord 1, {STAIR}"
    )
    assert "giver" not in facts(told)
    told.together("frost 4, desk 1", "desk 1")
    assert "master" in facts(told)
    assert told.over == "homework"


def test_they_are_examined_and_keep_what_they_have() -> None:
    told = evening().together(f"{COST}, to-school, bench 1, bench 3, pegs-in, desk 0")
    assert told.over == "matriculated"
    assert "Agnes Pratt has left the hospital" in epilogue(told)
    assert "Car 9 has been taken off" not in epilogue(told)


@pytest.mark.parametrize(
    ("giver", "way"),
    [("kehoe", "to-attic, boxes 1"), ("pratt", "to-court, to-ferry, to-store, pledges 0")],
)
def test_the_shaft_is_stopped_by_force_where_the_crank_lies(giver: str, way: str) -> None:
    told = evening(giver=giver)
    told.together(f"{COST}, to-school, {way}, to-gymnasium, to-orrery, orrery 1, orrery 2")
    assert "stopped" in facts(told)
    told.together("stairhead 2", "stairhead 2")
    assert told.over == "dismissed"
    assert "has the mark of it across both hands" in epilogue(told)


def test_term_ends_with_everyone_present() -> None:
    told = evening().wait_until_round(99)
    assert told.over in ("attendance", "eliminated")
    scenario = edition(SCENARIO).scenario
    (end,) = [each for each in scenario.events if each.id == "end-of-term"]
    assert end.when.later == "late"
    assert told.app.counts["late"] == 1  # for two the term is longer
    assert Evening(SCENARIO, 3, values={}).app.counts["late"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_random_games_come_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "night-work", seed)
