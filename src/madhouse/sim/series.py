"""A series of matches, played by one process or several: the same results either way."""

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import cycle, product
from pathlib import Path

import msgspec

from madhouse.editions import edition_of
from madhouse.sim.match import GameOutcome, Match, Setting, play

LITTER = 20_000
"""New objects after which garbage is looked for."""
CHUNK = 8
"""Matches that a process takes at a time."""


def seed_of(series_seed: str, number: int) -> str:
    """The seed of one match of a series."""
    return f"{series_seed}/{number}"


def seed_of_all(seed: str) -> str:
    """The seed of the series that a match with this seed belongs to."""
    return seed.rpartition("/")[0]


def cells(
    stories: Sequence[str], investigators: Sequence[int], levels: Sequence[str] = ("",)
) -> list[Setting]:
    """Every story with each number of investigators, at each level."""
    return [Setting(*each) for each in product(stories, investigators, levels)]


def series(
    edition: str, asked: Sequence[Setting], games: int, seed: str, players: Mapping[str, str]
) -> list[Match]:
    """So many matches in all, the cells in turn; each has a seed of its own."""
    return [
        Match(
            number=number,
            edition=edition,
            story=cell.story,
            seed=seed_of(seed, number),
            investigators=cell.investigators,
            players=dict(players),
            level=cell.level,
        )
        for number, cell in zip(range(games), cycle(asked), strict=False)
    ]


def without(card: str, outcomes: Iterable[GameOutcome]) -> list[Match]:
    """The same matches once more without a card, where somebody came by it: until then nothing is
    different."""
    return [
        msgspec.structs.replace(each.match, withheld=card)
        for each in outcomes
        if f"gained {card}" in each.used
    ]


def played(
    matches: Sequence[Match],
    jobs: int = 1,
    cases: Path | None = None,
    added: Sequence[Path] = (),
) -> Iterator[GameOutcome]:
    """The outcomes in the order of the matches, as they come in; `added` are files of stories that
    every process must know."""
    work = [(match, cases) for match in matches]
    if jobs == 1:
        with seldom_tidied():
            yield from map(_play_one, work)
        return
    edition = matches[0].edition if matches else ""
    with ProcessPoolExecutor(jobs, initializer=make_ready, initargs=(edition, added)) as pool:
        try:
            yield from pool.map(_play_one, work, chunksize=CHUNK)
        except (KeyboardInterrupt, GeneratorExit):
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def seldom_tidied() -> Iterator[None]:
    """Look for garbage seldom, and never among the cards and stories: a game leaves little."""
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(LITTER, 20, 20)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def make_ready(edition: str, added: Sequence[Path]) -> None:
    """A process is going to play many games of an edition."""
    add_stories(edition, added)
    gc.freeze()
    gc.set_threshold(LITTER, 20, 20)


def add_stories(edition: str, files: Sequence[Path]) -> list[str]:
    """Take stories from files onto the shelf; gives what they are called."""
    return [edition_of(edition).shelf.add_story(path) for path in files]


def _play_one(work: tuple[Match, Path | None]) -> GameOutcome:
    match, cases = work
    result, game = play(match)
    if cases is not None:
        (cases / case_name(match)).write_text(game.case(), encoding="utf-8")
    return result


def case_name(match: Match) -> str:
    """The file for the case of a match."""
    return f"{match.story}-{match.number:05}.case"
