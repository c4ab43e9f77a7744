"""A series of matches, played by one process or several: the same results either way."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from madhouse.sim.match import GameOutcome, Match, play

CHUNK = 8
"""Matches that a process takes at a time."""


def seed_of(series_seed: str, number: int) -> str:
    """The seed of one match of a series."""
    return f"{series_seed}/{number}"


def seed_of_all(seed: str) -> str:
    """The seed of the series that a match with this seed belongs to."""
    return seed.rpartition("/")[0]


def series(
    edition: str,
    stories: Sequence[str],
    games: int,
    seed: str,
    investigators: int,
    players: Mapping[str, str],
) -> list[Match]:
    """So many matches in all, the stories in turn; each has a seed of its own."""
    return [
        Match(
            number=number,
            edition=edition,
            story=stories[number % len(stories)],
            seed=seed_of(seed, number),
            investigators=investigators,
            players=dict(players),
        )
        for number in range(games)
    ]


def played(
    matches: Sequence[Match], jobs: int = 1, cases: Path | None = None
) -> Iterator[GameOutcome]:
    """The outcomes in the order of the matches, as they come in."""
    work = [(match, cases) for match in matches]
    if jobs == 1:
        yield from map(_play_one, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(_play_one, work, chunksize=CHUNK)
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_one(work: tuple[Match, Path | None]) -> GameOutcome:
    match, cases = work
    result, game = play(match)
    if cases is not None:
        name = f"{match.story}-{match.number:05}.case"
        (cases / name).write_text(game.case(), encoding="utf-8")
    return result
