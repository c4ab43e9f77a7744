"""The Second Key: years single out a Key for each wall, and its evening ends in four ways."""

import pytest

from madhouse.second.edition import edition
from tests.second.evenings import Evening

SCENARIO = "second-key"
RIGHT = {
    "one": {"summer": 0, "quarrel": 0, "debt": 1, "departure": 2, "voice": 2},
    "two": {"summer": 1, "quarrel": 1, "debt": 2, "departure": 0, "voice": 1},
    "three": {"summer": 2, "quarrel": 2, "debt": 0, "departure": 1, "voice": 0},
}
"""By pairing and room the option with the Key that turns."""
WITNESSES = ["hale", "vane", "bohan"]


def probate(
    pairing: str = "one", witness: str = "hale", where: str = "b", number: int = 2
) -> Evening:
    """An evening on which the first investigator holds all that was left."""
    values = {"map": where, "pairing": pairing, "witness": witness}
    named = f"do {WITNESSES.index(witness)}"
    return Evening(SCENARIO, number, values=values, habits=(named,))


def counts(evening: Evening, name: str) -> int:
    return int(evening.app.counts[name])


def test_any_two_of_three_marks_single_one_out() -> None:
    marks = edition(SCENARIO).scenario.attributes["witness"]
    for name, own in marks.items():
        for pair in (("ink", "hour"), ("ink", "hand"), ("hour", "hand")):
            assert [n for n, each in marks.items() if all(each[m] == own[m] for m in pair)] == [
                name
            ]


def test_it_is_a_whole_evening() -> None:
    told = edition(SCENARIO).scenario
    assert (len(told.maps), len(told.hidden), len(told.endings)) == (2, 3, 4)
    assert len(told.tokens) >= 24
    talking = [token for token in told.tokens if token.kind == "person"]
    assert [len(person.options) >= 4 for person in talking] == [True] * 5


def test_each_key_has_a_room_of_its_own_in_every_pairing() -> None:
    for pairs in edition(SCENARIO).scenario.attributes["pairing"].values():
        assert len(set(pairs.values())) == len(pairs) == 5


@pytest.mark.rule("2e.key.placed-on-items")
def test_a_key_lies_on_one_thing_more_at_the_end_of_each_of_five_rounds() -> None:
    evening = probate()
    for number in range(1, 7):
        evening.wait_until_round(number)
        assert len(evening.table.extras.keys) == number - 1


@pytest.mark.parametrize("pairing", RIGHT)
def test_only_the_key_of_its_year_opens_a_wall_and_every_try_is_heard(pairing: str) -> None:
    evening = probate(pairing, number=4)
    right = RIGHT[pairing]["quarrel"]
    evening.together("marcus 1").wait_until_round(5)
    evening.together(f"d-quarrel {(right + 1) % 3}")
    assert ("r-quarrel" in evening.app.facts, counts(evening, "strikes")) == (False, 1)
    evening.together(f"d-quarrel {right}")
    assert ("r-quarrel" in evening.app.facts, counts(evening, "strikes")) == (True, 2)
    assert "long-closet" in evening.table.places.rooms


def test_the_year_of_a_thing_is_read_in_it() -> None:
    evening = probate("two", number=4).together("see-hat")
    fact = next(each for each in evening.told.scenario.facts if each.id == "o-hat")
    assert "1908" in fact.worded("departure")
    assert "o-hat" in evening.app.facts


def opened(pairing: str) -> tuple[str, str]:
    """For two: who holds everything, and who goes ahead; three rooms stand open, and are ended."""
    right = RIGHT[pairing]
    first = f"marcus 1, d-quarrel {right['quarrel']}, quarrel 0, sideboard, "
    return first + f"d-departure {right['departure']}", "summer 1, departure 1"


@pytest.mark.rule("2e.key.no-discard")
def test_what_is_left_on_the_shelves_renounces() -> None:
    first, second = opened("one")
    shelves = ", ".join(f"shelves {number}" for number in range(6))
    evening = probate().together(f"{first}, to-last, {shelves}", second)
    assert (evening.over, counts(evening, "laid")) == ("renounced", 5)


def test_what_is_kept_is_administered() -> None:
    first, second = opened("one")
    shelves = ", ".join(f"shelves {number}" for number in (0, 1, 2, 3, 6))
    evening = probate().together(f"{first}, to-last, {shelves}", second)
    assert evening.over == "administered"


@pytest.mark.parametrize("witness", WITNESSES)
def test_who_names_the_lifted_witness_contests_the_codicil(witness: str) -> None:
    right = RIGHT["one"]
    first = f"marcus 1, d-quarrel {right['quarrel']}, quarrel 0, marcus 3, sideboard, "
    first += f"d-departure {right['departure']}, d-debt {right['debt']}, desk"
    second = "dresser, summer 1, schedule, vane 3, press, vane 4, desk"
    assert probate(witness=witness).together(first, second).over == "intestate"


def test_at_midnight_the_inventory_is_complete() -> None:
    assert probate(number=4).wait_until_round(99).over == "sixteen"
