"""A door that holds: what each thing costs, and what strangers can do to those who play."""

import asyncio
import os
from pathlib import Path
from typing import get_args

import pytest

from madhouse.server.config import Config
from madhouse.server.run.app import create_app
from madhouse.server.wire.from_client import FromClient
from tests.hostile.attack import attack
from tests.hostile.costs import all_costs

SECONDS = 30 * int(os.environ.get("MADHOUSE_SOAK", "1"))
"""Five minutes, as `make soak` does it."""
DEAREST = 10
"""Plain choices that anything may cost the loop."""
SLOWEST = 150.0
"""Milliseconds within which 99 of 100 choices are answered, where the machine is the server's."""
BUSIEST = 0.6
"""Of one core: a server that has so much left answers in time, where the machine is its own."""
MEMORY, DISK = 400.0, 200.0
"""Megabytes that strangers can add in five minutes, at most."""


def handlers(data: Path) -> set[str]:
    """What of ours answers a request, by name; a socket is measured by what is said over it."""
    app = create_app(Config(data=data))
    found = [each.fn for route in app.routes for each in getattr(route, "route_handlers", ())]
    return {each.__name__ for each in found if each.__module__.startswith("madhouse.")} - {"play"}


def tags() -> set[str]:
    """What a client can say."""
    return {str(each.__struct_config__.tag) for each in get_args(FromClient)}


@pytest.mark.soak
def test_nothing_costs_the_loop_more_than_ten_plain_choices(tmp_path: Path) -> None:
    _, costs = all_costs(tmp_path / "games")
    measured = {name.partition(",")[0] for name in costs}
    assert handlers(tmp_path / "other") | tags() <= measured
    assert {name: cost for name, cost in costs.items() if cost > DEAREST} == {}


@pytest.mark.soak
def test_players_play_on_beside_strangers(tmp_path: Path) -> None:
    """How long they wait says something of the server only where the machine is its own: where
    those who are alone wait for long too, what it works does."""
    alone = asyncio.run(attack(tmp_path / "alone", max(SECONDS / 5, 20), strangers=False))
    seen = asyncio.run(attack(tmp_path / "beside", SECONDS))
    assert seen.lost == 0
    assert seen.processor < BUSIEST, (alone, seen)
    assert seen.p99 < SLOWEST or alone.p99 > SLOWEST / 3, (alone, seen)
    assert seen.memory - seen.memory_before < MEMORY, seen
    assert seen.disk < DISK, seen
    assert sum(seen.refused.values()) > 0, "the strangers stayed within all limits"
