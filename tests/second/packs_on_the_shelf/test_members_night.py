"""Members' Night: his errand, his walk to the vote, and each of its endings."""

import pytest

from madhouse.second.edition import edition
from tests.second.evenings import Evening
from tests.second.packs_on_the_shelf.chance import played_at_random

SCENARIO = "members-night"
PACK = "articles-of-association"
PAPERS = {"lodge": "bells 1", "card": "baize 1", "committee": "tray 1"}
ERRANDS = {"cigar": "humidor", "debt": "baize 0", "arm": "newel"}


def night(
    where: str = "a", errand: str = "cigar", paper: str = "lodge", number: int = 2
) -> Evening:
    """An evening on which these are hidden, and all dice show successes."""
    values = {"map": where, "errand": errand, "paper": paper}
    return Evening(SCENARIO, number, values=values)


def prepared(errand: str, paper: str) -> Evening:
    """The letter is found, and the second mark, and the vote that is wanting, before the bell."""
    evening = night("a", errand, paper)
    upstairs = "to-committee-room, " if paper == "committee" else ""
    evening.together(
        f"to-lodge, to-stair, {upstairs}{PAPERS[paper]}", "to-smoking-room, creed 1, creed 2"
    )
    return evening.together("", "to-ballot-room, thorne 1, thorne 2")


# -- what is hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize("errand", ERRANDS)
def test_any_two_of_three_marks_single_his_errand_out(errand: str) -> None:
    marks = edition(SCENARIO).scenario.attributes["errand"]
    for pair in (("cuff", "shoe"), ("cuff", "hour"), ("shoe", "hour")):
        alike = [n for n, each in marks.items() if all(each[m] == marks[errand][m] for m in pair)]
        assert alike == [errand]


# -- to each of its endings ----------------------------------------------------------------------


@pytest.mark.parametrize(("errand", "paper"), [*zip(ERRANDS, PAPERS, strict=True)])
@pytest.mark.parametrize("told", [True, False])
def test_his_letter_is_taken_from_the_table(errand: str, paper: str, told: bool) -> None:
    evening = prepared(errand, paper)
    if told:
        evening.together("", "pickering 3")
    evening.together(f"{ERRANDS[errand]}, orne 1, dais {2 if told else 3}", "")
    assert evening.over == ("accepted" if told else "with-thanks")


def test_an_errand_that_is_not_his_is_disorder() -> None:
    evening = prepared("cigar", "lodge")
    evening.together("newel", "")
    assert evening.app.counts["disorder"] == 1
    assert "done" not in evening.app.facts


@pytest.mark.rule("2e.restraint.placed")
def test_the_doors_are_strapped_and_the_motion_is_lost() -> None:
    evening = night()
    evening.together("to-lodge, teague 1, teague 2, to-ballot-room, doors", "rope")
    assert evening.app.counts["lent"] == 2
    evening.wait_until_round(18)
    assert evening.over == "tied"


def test_the_roof_comes_down_on_empty_chairs() -> None:
    evening = night()
    evening.together(
        "to-stair, to-committee-room, to-attic, props 0, props 1", "to-ballot-room, dais 4"
    )
    assert evening.over == "out-of-order"


@pytest.mark.parametrize("where", "ab")
def test_unhindered_he_takes_his_seat_and_the_vote_follows(where: str) -> None:
    evening = night(where)
    evening.wait_until_round(18)
    assert evening.over == "carried"
    assert "seated" in evening.app.facts


# -- at random -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_random_games_come_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, PACK, seed)
