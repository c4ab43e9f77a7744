"""What one expects in a turn and cannot do stands there with the reason and the rule."""

from typing import Any

import pytest

from madhouse.editions import edition_of
from madhouse.engine.service import NotOffered
from madhouse.second.building import TableBuilder
from madhouse.second.tellers import teller_of
from tests.second.foes import FIRST, SECOND, Play
from tests.second.houses import house


def table(at: str = "front-hall.a", **put: Any) -> TableBuilder:
    laid = TableBuilder(told=house("")).laid("m1", "m2", "m3")
    return laid.investigator(FIRST, at=at, **put).investigator(SECOND, at="parlour.a")


def missing(game: Play) -> dict[str, NotOffered]:
    """By the rule against it."""
    service = edition_of("second").service
    found = service.forewarned(game, game.pending[0], teller_of("first-cold-night")).unlit
    return {each.rule: each for each in found}


@pytest.mark.rule("2e.trade.everyone-in-space")
def test_where_nothing_can_change_hands_it_is_said() -> None:
    empty = missing(table().play(turn_of=FIRST))["2e.trade.everyone-in-space"]
    assert empty.name.startswith("Trade")
    assert empty.said
    laden = missing(table(has=["crowbar"]).play(turn_of=FIRST))
    assert "2e.trade.everyone-in-space" not in laden


@pytest.mark.rule("2e.attack.unarmed-same-space")
def test_bare_hands_do_not_reach_who_stands_elsewhere() -> None:
    game = table().monster("ghost", at="front-hall.b").play(turn_of=FIRST)
    assert "Bare hands" in missing(game)["2e.attack.unarmed-same-space"].said


@pytest.mark.rule("2e.movement.blocked-door")
def test_a_blocked_door_says_what_blocks_it() -> None:
    laid = table(at="front-hall.b").barricade("front-hall.b", "front-hall.b|parlour.a")
    blocked = missing(laid.play(turn_of=FIRST))["2e.movement.blocked-door"]
    assert blocked.space == "parlour.a"
    assert "Barricade" in blocked.said
