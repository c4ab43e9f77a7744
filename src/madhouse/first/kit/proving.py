"""Proving a story: a win for each side, with all answers and any number of investigators."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from madhouse.engine.many_hands import worked_off
from madhouse.first.edition import FirstEdition, add_story, edition
from madhouse.first.kit.estimates import Side
from madhouse.first.kit.proof import SIDES, Proof, prove
from madhouse.first.things.seeding import Answers, combinations

NUMBERS = (1, 2, 3, 4)
"""How many investigators may come."""


@dataclass(frozen=True)
class ProofWanted:
    """One proof that is to be found."""

    path: Path
    answers: tuple[tuple[str, str], ...]
    side: Side
    investigators: int


def proofs(told: FirstEdition, path: Path) -> Iterator[tuple[Answers, Proof]]:
    """The proofs of a story, each beside the answers it was given."""
    all_wanted = [
        ProofWanted(path, tuple(answers.items()), side, number)
        for answers in combinations(told.story)
        for side in SIDES
        for number in NUMBERS
    ]
    for wanted, proof in zip(all_wanted, worked_off(work_off, all_wanted), strict=True):
        yield dict(wanted.answers), proof


def work_off(wanted: ProofWanted) -> Proof:
    """Look for one proof, in a process of its own: there the story may lie on the shelf."""
    told = _opened(wanted.path, wanted.path.stat().st_mtime_ns)
    return prove(told, dict(wanted.answers), wanted.side, wanted.investigators)


@lru_cache(maxsize=1)
def _opened(path: Path, written: int) -> FirstEdition:  # noqa: ARG001 - a changed file is another one
    return edition(add_story(path))
