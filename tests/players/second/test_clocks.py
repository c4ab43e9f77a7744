"""A clock that everybody sees: what puts it back is worth more, the nearer it is to its end."""

from madhouse.second.players.case import Case
from madhouse.second.players.house import KnownHouse
from madhouse.second.players.weights import DEFAULT
from madhouse.second.players.worth import Worth
from madhouse.second.seen.views import Tale
from madhouse.second.words.facts import Count


def worth_of_heat(left: int) -> float:
    """What one degree is worth where so many are left, in Hothouse."""
    house = KnownHouse(Tale("hothouse", ("the-green-year",)))
    assert house.steps_before_loss("heat", left, 2) == left - 1
    assert house.steps_before_loss("coal", left, 2) is None
    assert not house.one_too_many("heat", left, 2)
    case = object.__new__(Case)
    case.house, case.counts, case.number = house, {"heat": left}, 2
    return Worth(case, DEFAULT).of((Count("heat"),))


def test_a_degree_is_worth_more_the_colder_it_is() -> None:
    assert worth_of_heat(2) > worth_of_heat(5) > DEFAULT.counter
