"""The Quarry Stair: the air, the rings, men who walk by themselves, and what is done about one."""

import pytest

from madhouse.second.rules.features import lay_token, number_in
from tests.second.evenings import BLANK, Evening
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.weddings import epilogue, read_aloud

SCENARIO = "quarry-stair"
DUES = {
    "coyle": ("to-scale, mrs-coyle 1, mrs-coyle 3", "egg", 3),
    "lindqvist": ("pegs 1", "answers once", 4),
    "amado": ("safe 0", "rules one line", 5),
}
DOWN = {
    "a": "to-first-landing, down-to-stair",
    "b": "to-first-landing, down-to-second",
}
DOOR = {
    "heading": "second-rings 0, to-cellar",
    "roll a": "second-to-third, third-rings 0, to-roll-call",
    "roll b": "stair-to-third, third-rings 0, to-roll-call",
}
CLEARING = ("clear the rubble", *(f"clear {number} rubble" for number in (3, 2, 1)))
GANGS = ("drillers", "nolan", "ferreira", "boys")
CALLS = "drillers 3, nolan 1, ferreira 1, boys 1"


def quarry(
    where: str = "a", twentieth: str = "coyle", men: str = "heading", number: int = 2
) -> Evening:
    values = {"map": where, "twentieth": twentieth, "men": men}
    return Evening(SCENARIO, number, values=values, habits=CLEARING)


def way_down(where: str, men: str) -> str:
    return f"{DOWN[where]}, {DOOR.get(men) or DOOR[f'{men} {where}']}"


def all_out(evening: Evening, where: str, men: str, other: str = "") -> Evening:
    """The gangs are called, and their way is kept clear until they are out."""
    evening.together(f"{way_down(where, men)}, {CALLS}", other)
    for _ in range(6):
        for space in list(evening.table.extras.laid.get("rubble", {})):
            evening.table.extras.laid["rubble"].pop(space)
        evening.wait_until_round(evening.app.round + 1)
        if "nineteen-out" in evening.app.facts:
            return evening
    raise AssertionError(f"still below: {evening.app.tokens}")


@pytest.mark.parametrize(
    ("where", "men", "twentieth"),
    [("a", "heading", "coyle"), ("b", "roll", "lindqvist"), ("a", "roll", "amado")],
)
def test_he_is_named_given_his_due_and_struck_off(where: str, men: str, twentieth: str) -> None:
    evening = quarry(where, twentieth, men)
    fetch, said, option = DUES[twentieth]
    all_out(evening, where, men, f"pipe 0, {fetch}")
    evening.together("he 2", f"he {option}")
    assert evening.over == "nineteen"
    assert said in epilogue(evening)
    others = [other[1] for each, other in DUES.items() if each != twentieth]
    assert not [each for each in others if each in epilogue(evening)]


def test_he_is_asked_up_with_the_rest() -> None:
    evening = all_out(quarry("b", "lindqvist"), "b", "heading")
    evening.together("whistle 1", "whistle 1")
    assert evening.over == "twenty"
    assert "Gus has put up a bed" in epilogue(evening)


def test_it_is_closed_with_two_gangs_behind_it() -> None:
    evening = quarry()
    evening.together(f"{way_down('a', 'heading')}, nolan 1, boys 1", "stroud 1, powder 0")
    evening.together("whistle 0", "whistle 0")
    assert evening.over == "sealed"
    assert evening.app.counts["out"] == 2
    assert "Two gangs were behind it" in epilogue(evening)


def test_when_the_air_is_gone_it_is_over() -> None:
    evening = quarry(number=3)
    begun = evening.app.counts["air"]
    evening.wait_until_round(3)
    assert evening.app.counts["air"] == begun - 2
    silent = Evening(SCENARIO, 3, values={"map": "a"}, dice=BLANK).wait_until_round(99)
    assert silent.over in ("further", "eliminated")
    assert silent.app.round <= begun


# -- what is particular to it ----------------------------------------------------------------------


def called(evening: Evening) -> Evening:
    return evening.together(f"{way_down('a', 'heading')}, nolan 1", "")


@pytest.mark.rule("2e.rubble.feature")
def test_a_gang_stops_at_a_fall_and_walks_on_when_it_is_cleared() -> None:
    evening = called(quarry())
    evening.table.extras.laid.pop("rubble", None)
    lay_token(evening.table, "rubble", "second-landing.a")
    stood = evening.app.tokens["nolan"]
    evening.habits = ()
    evening.wait_until_round(evening.app.round + 1)
    assert evening.app.tokens["nolan"] == stood
    assert "have come to a fall" in read_aloud(evening)
    evening.table.extras.laid.pop("rubble", None)
    evening.wait_until_round(evening.app.round + 1)
    assert evening.app.tokens["nolan"] != stood


def test_who_has_not_been_called_stays_where_he_is() -> None:
    evening = called(quarry())
    evening.table.extras.laid.pop("rubble", None)
    evening.wait_until_round(evening.app.round + 2)
    assert evening.app.tokens["boys"].startswith("cellar")
    assert not evening.app.tokens["nolan"].startswith("cellar")


def test_a_ring_by_its_signs_counts_you_and_one_by_hand_costs_air() -> None:
    solved = quarry(number=3).together("to-first-landing, first-rings 0", "", "")
    broken = quarry(number=3).together("to-first-landing, first-rings 1", "", "")
    assert (solved.app.counts["counted"], broken.app.counts["counted"]) == (1, 0)
    air = [each.app.counts["air"] + each.app.round for each in (solved, broken)]
    assert air[1] == air[0] - 1


def test_who_was_counted_is_answered() -> None:
    solved = quarry(number=3).together("to-first-landing, first-rings 0", "", "")
    broken = quarry(number=3).together("to-first-landing, first-rings 1", "", "")
    kinds = [
        [each.kind for each in one.wait_until_round(8).app.monsters] for one in (solved, broken)
    ]
    assert "quarryman" in kinds[0]
    assert "quarryman" not in kinds[1]


@pytest.mark.parametrize("twentieth", DUES)
def test_the_pipe_tells_where_the_odd_voice_answers(twentieth: str) -> None:
    evening = quarry(twentieth=twentieth).together("pipe 0", "")
    answers = {"coyle": "before you have read", "lindqvist": "two chests", "amado": "shy voice"}
    assert [each for each, said in answers.items() if said in read_aloud(evening)] == [twentieth]
    assert "name" in evening.app.facts  # two have been given the three ruled lines


def test_the_roof_comes_down_on_him_once_all_are_out() -> None:
    evening = all_out(quarry(), "a", "heading")
    evening.habits = ()
    evening.wait_until_round(evening.app.round + 1)
    assert number_in(evening.table, "rubble", "cellar.a")


@pytest.mark.parametrize("seed", range(6))
def test_an_evening_at_random_comes_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "the-green-year", seed)
