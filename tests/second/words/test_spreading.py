"""What spreads: Overgrowth that comes beside Overgrowth, and how much of it is left."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import number_in, spaces_with
from madhouse.second.rules.mythos_targets import stands_at
from madhouse.second.words.spreading import Spread, TokensLeft
from tests.rules.second.tables import LEV
from tests.second.foes import at_table
from tests.second.lamplight import packed_house, two_packed
from tests.second.running import carry_out, laid, lev

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"
GROW = Spread(feature="overgrowth", place=NEXT)


def alone(lev: str = HALL) -> TableBuilder:
    """Lev Abramson by himself, so that he is the group."""
    return TableBuilder(told=packed_house()).investigator(LEV, at=lev)


def grown(table: TableBuilder, *spaces: str) -> TableBuilder:
    """A table with Overgrowth in these spaces."""
    for space in spaces:
        table.feature("overgrowth", space)
    return table


def test_where_there_is_none_it_begins_in_its_place() -> None:
    g = laid(alone())
    carry_out(g, lev(g), GROW)
    assert spaces_with(g, "overgrowth") == {NEXT: 1}


def test_it_comes_beside_what_is_there_where_nobody_stands() -> None:
    g = laid(grown(alone(), NEXT))
    carry_out(g, lev(g), GROW)
    free = {space for space in g.places.beside[NEXT] if space != HALL}
    assert set(spaces_with(g, "overgrowth")) - {NEXT} <= free
    assert number_in(g, "overgrowth", NEXT) == 1


def test_what_is_full_or_burns_takes_no_more() -> None:
    full = laid(alone().feature("overgrowth", NEXT))
    carry_out(full, lev(full), Spread(feature="overgrowth", place=NEXT, most=1, number=9))
    assert set(spaces_with(full, "overgrowth").values()) == {1}
    burning = alone().feature("overgrowth", HALL)
    burning.fire(NEXT)
    g = laid(burning)
    carry_out(g, lev(g), Spread(feature="overgrowth", place=NEXT, number=3))
    assert number_in(g, "overgrowth", NEXT) == 0


@pytest.mark.rule("2e.conflict.two-sided-features")
def test_both_sides_of_the_token_come_from_what_is_left() -> None:
    table = alone().feature("overgrowth", NEXT, number=2).feature("rubble", PARLOUR)
    g = at_table(table.play(turn_of=LEV))
    assert TokensLeft("overgrowth", at_most=1).holds(g, lev(g))
    assert not TokensLeft("rubble").holds(g, lev(g))
    carry_out(g, lev(g), Spread(feature="overgrowth", place=NEXT, number=3))
    assert TokensLeft("rubble").holds(g, lev(g))
    assert sum(spaces_with(g, "overgrowth").values()) == 3


@pytest.mark.rule("2e.mythos-event.when")
def test_an_event_comes_where_it_has_grown_or_fallen() -> None:
    g = laid(two_packed(lev=HALL).feature("overgrowth", NEXT).feature("rubble", PARLOUR))
    lev_himself, pearl = g.state.investigators
    assert [stands_at(g, who, "overgrown") for who in (lev_himself, pearl)] == [True, False]
    assert [stands_at(g, who, "fallen") for who in (lev_himself, pearl)] == [False, True]
