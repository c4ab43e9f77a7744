"""Night Edition: headlines, Car 9, and each of its endings, on both maps and for every truth."""

import pytest

from madhouse.second.edition import edition
from madhouse.second.words.facts import Known
from tests.second.evenings import Evening
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.weddings import epilogue

SCENARIO = "night-edition"
ERRORS = ["tide", "dose", "number"]
HANDS = ["carver", "lindqvist", "thomas"]
COMPOSING = {"a": "to-city, to-composing", "b": "to-press, to-composing"}
PRESS = {"a": "to-city, to-composing, to-press", "b": "to-press"}
MORGUE = {"a": "to-city, to-morgue", "b": "to-press, to-composing, to-morgue"}
REPORTED = "painters-fall 2", "wedding-of-two 2"
"""What both of them do first."""
FIRST = {
    "rag-store-fire": "rag-store",
    "wedding-of-two": "wedding",
    "painters-fall": "painter",
}
"""The headlines of the first edition, and what is known once one is settled."""


def night(where: str = "a", error: str = "tide", hand: str = "carver", number: int = 2) -> Evening:
    """The night of 15 September 1927."""
    values = {"map": where, "error": error, "hand": hand}
    return Evening(SCENARIO, number, values=values, habits=("leave it",))


def facts(told: Evening) -> set[str]:
    """What is known."""
    return set(told.app.facts)


def to_the_truth(told: Evening, where: str) -> Evening:
    """Which error it was, and whose."""
    return told.together(
        f"{COMPOSING[where]}, carver 1, closet 0", f"{MORGUE[where]}, cuttings 0, cuttings 1"
    )


@pytest.mark.parametrize("where", ["a", "b"])
def test_every_room_can_be_explored(where: str) -> None:
    told = night(where)
    inner = {
        "a": "to-city, to-telegraph, to-morgue, to-composing, to-roof, to-press, to-dock",
        "b": "to-press, to-composing, to-morgue, to-city, to-telegraph, to-roof",
    }[where]
    told.together(f"{inner}, to-boilers", "to-chapel, to-parlour, to-dock")
    assert set(told.app.laid) == told.told.box.whole_map(where).tiles


@pytest.mark.parametrize("error", ERRORS)
def test_any_two_of_page_kind_and_edition_tell_the_error(error: str) -> None:
    marks = edition(SCENARIO).scenario.attributes["error"]
    for pair in (("page", "kind"), ("page", "edition"), ("kind", "edition")):
        alike = [n for n, each in marks.items() if all(each[m] == marks[error][m] for m in pair)]
        assert alike == [error]


@pytest.mark.parametrize(("where", "error", "hand"), [*zip("aba", ERRORS, HANDS, strict=True)])
def test_one_error_is_let_stand(where: str, error: str, hand: str) -> None:
    told = to_the_truth(night(where, error, hand).together(*REPORTED), where)
    assert told.app.fact_values["error"] == error
    assert told.app.fact_values["hand"] == hand
    told.together("carver 3, stone 0", "carver 3, stone 1")
    assert {"forgiven", "forme"} <= facts(told)
    assert told.over == "correction"
    assert told.app.round > 11  # the front page comes to the stone with the late edition
    assert "held the letter down" in epilogue(told)


def test_the_press_is_broken_and_it_is_not_known_what_it_was() -> None:
    told = night().together(*REPORTED).together(f"{PRESS['a']}, lindqvist 1")
    assert "error" not in facts(told)
    told.together("press 0", "press 0")
    assert told.over == "stop"
    assert "You never learned what it was" in epilogue(told)


def test_a_headline_of_ones_own_needs_a_byline_and_the_fudge_box() -> None:
    told = night().together(*REPORTED)
    assert told.app.counts["bylines"] == 2
    told.together(f"{COMPOSING['a']}, tilly 2, closet 1, stone 0, to-press, press 1")
    assert told.over == "extra"
    assert "There is one of them for each of you" in epilogue(told)


@pytest.mark.parametrize(("token", "fact"), FIRST.items())
def test_what_is_prevented_is_set_again_harder_on_the_next_street(token: str, fact: str) -> None:
    told = night().together(f"{token} 0")
    assert fact in facts(told)
    assert told.app.counts["worse"] == 1
    again = {"rag-store": "mill-again", "wedding": "ferry-again", "painter": "court-again"}[fact]
    assert again in facts(told)
    nearest = {
        "mill-again": "ferry-without-lights",
        "ferry-again": "clerk-confesses",
        "court-again": "shift-locked-in",
    }
    (harder,) = told.told.box.tokens[nearest[again]].options[0].harder
    assert harder.given == (Known(again),)


@pytest.mark.rule("2e.improvement.improve")
def test_what_is_reported_is_signed_and_teaches_something() -> None:
    told = night().together("painters-fall 2")
    assert told.app.counts["bylines"] == 1
    assert len(told.table.extras.improved[told.figure(1).id]) == 1
    assert told.app.counts["lines"] == 6


def test_what_is_left_comes_true_with_the_next_edition() -> None:
    told = night().together("wedding-of-two 2").wait_until_round(8)
    assert told.app.counts["lines"] == 4
    assert "rag-store-fire" not in told.app.tokens
    assert "shift-locked-in" in told.app.tokens


def test_to_stand_by_is_to_let_it_be_as_printed() -> None:
    told = night().wait_until_round(4).together("wedding-of-two 1")
    assert told.app.counts["lines"] == 5
    assert "wedding-of-two" not in told.app.tokens


def test_the_edition_is_complete_when_all_of_it_came_true() -> None:
    told = night().wait_until_round(99)
    assert told.over == "news"
    assert told.app.round == 11
    assert told.app.counts["lines"] == 0


@pytest.mark.rule("2e.moving-tiles.how", "2e.moving-tiles.contents-stay")
@pytest.mark.parametrize("where", ["a", "b"])
def test_car_9_goes_round_and_whoever_is_aboard_goes_with_it(where: str) -> None:
    told = night(where).together("kehoe 0")
    assert told.figure(1).space == "trolley.a"
    stops = []
    for number in range(2, 6):
        told.wait_until_round(number)
        stops.append(beside(told))
    assert stops == ["court-square", "mill-street", "ferry-street", "court-square"]
    assert told.figure(1).space == "trolley.a"


def beside(told: Evening) -> str:
    """The street at which Car 9 stands."""
    openings = [each for each in told.table.places.openings.values() if "trolley" in str(each)]
    rooms = {space.split(".")[0] for spaces in openings for space in spaces}
    (street,) = rooms - {"trolley"}
    return street


def test_car_9_is_held_for_a_round_and_makes_it_up() -> None:
    told = night().together("kehoe 0")
    assert (told.app.round, beside(told)) == (1, "court-square")
    told.wait_until_round(2)
    while "interact kehoe 1" not in told.game.pending[0].options:
        told.pass_on()  # until it is the turn of the one aboard
    told.game.apply(told.game.pending[0].seats[0], "interact kehoe 1")
    told.wait_until_round(3)
    assert beside(told) == "court-square"  # and not on Mill Street
    told.wait_until_round(4)
    assert beside(told) == "ferry-street"


@pytest.mark.rule("2e.tower.goal", "2e.tower.solved")
def test_the_forme_is_a_tower_and_the_signal_a_line() -> None:
    told = night().together("to-city, to-composing, stone 0", "to-city, to-telegraph, wire 0")
    assert {"forme", "signal"} <= facts(told)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_come_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "night-work", seed)
