"""Secret Passages: placed while there are any, and taken away with what blocks them."""

import pytest

from madhouse.second.rules.darkness import place_darkness
from madhouse.second.rules.fire import place_fire, put_out
from madhouse.second.rules.passages import discard_passage, place_passage
from madhouse.second.things.state import Barricade
from tests.second.running import laid, told, two


@pytest.mark.rule("2e.passage.adjacent", "2e.conflict.exhausted-supply")
def test_a_passage_is_placed_once_in_a_space_and_while_there_are_any() -> None:
    g = laid(two())
    spaces = list(g.places.spaces)[: g.box.supply.secret_passage]
    assert all(place_passage(g, space) for space in spaces)
    assert g.state.passages == spaces
    assert not place_passage(g, spaces[0])
    assert told(g, "none-left") == []
    assert not place_passage(g, "yard.b")
    assert told(g, "none-left") == [{"card": "secret-passage"}]
    assert len(told(g, "passage")) == len(spaces)


def test_what_blocked_a_passage_that_is_gone_blocks_nothing() -> None:
    g = laid(two().passages("yard.a", "parlour.a"))
    door = "front-hall.b|parlour.a"
    g.state.barricades = [
        Barricade("yard.a", "passage"),
        Barricade("parlour.a", "passage"),
        Barricade("yard.a", door),
    ]
    assert discard_passage(g, "yard.a")
    assert g.state.passages == ["parlour.a"]
    assert [each.blocks for each in g.state.barricades] == ["", "passage", door]
    assert told(g, "passage-gone") == [{"space": "yard.a"}]
    assert not discard_passage(g, "yard.a")
    assert len(told(g, "passage-gone")) == 1


@pytest.mark.rule("2e.fire.one-per-space", "2e.darkness.one-per-space")
def test_a_second_fire_or_darkness_cannot_be_in_a_space() -> None:
    g = laid(two())
    for place, spaces in ((place_fire, g.state.fire), (place_darkness, g.state.darkness)):
        assert place(g, "yard.a")
        assert not place(g, "yard.a")
        assert spaces == ["yard.a"]
    assert g.app.fire
    put_out(g, "yard.a")
    put_out(g, "yard.a")
    assert g.state.fire == []
    assert told(g, "fire-out") == [{"space": "yard.a"}]
