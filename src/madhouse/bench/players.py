"""Computer players at full speed: whole games a second, by one process and by two."""

from time import perf_counter
from typing import Any

from madhouse.editions import USUAL, edition_of
from madhouse.sim.asked import whole_stories
from madhouse.sim.match import Match
from madhouse.sim.series import CHUNK, cells, played, series

INVESTIGATORS = 3
JOBS = 2


def report(games: int) -> dict[str, Any]:
    """Games a second, heuristic against heuristic, and what a second process adds."""
    matches = _matches(games)
    list(played(matches[:CHUNK]))  # the stories are read and the houses measured before the clock
    one, two = _rate(matches, 1), _rate(matches, JOBS)
    return {
        "games": len(matches),
        "games_per_second": round(one, 2),
        "games_per_second_two_jobs": round(two, 2),
        "two_jobs_times_one": round(two / one, 2),
    }


def _matches(games: int) -> list[Match]:
    door = edition_of(USUAL)
    players = {role.id: role.computer for role in door.shelf.roles}
    return series(USUAL, cells(whole_stories(door), [INVESTIGATORS]), games, "bench", players)


def _rate(matches: list[Match], jobs: int) -> float:
    started = perf_counter()
    done = sum(1 for _ in played(matches, jobs))
    return done / (perf_counter() - started)
