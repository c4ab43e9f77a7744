"""The clock: whether it leaves room for those who do not know the way, and whether it is kept."""

from collections.abc import Iterable, Iterator

from madhouse.second.kit.proof import Proof
from madhouse.second.kit.scenario_file import NUMBERS, Mistake, ScenarioFile

LEFT = 0.85
"""So much of the clock may pass for those who roll well and know the way."""


def short_of_time(file: ScenarioFile, proofs: Iterable[Proof]) -> Iterator[Mistake]:
    """Where even those who roll well and know the way come to no won ending with time to spare."""
    won = {name for name, ending in file.scenario.endings.items() if ending.won}
    last = file.scenario.last_round
    fewest: dict[tuple[object, ...], int] = {}
    for proof in proofs:
        if proof.ending in won:
            key = (proof.number, *proof.values.items())
            fewest[key] = min(proof.rounds, fewest.get(key, proof.rounds))
    for number in NUMBERS:
        rounds = max((r for key, r in fewest.items() if key[0] == number), default=0)
        if rounds > LEFT * last:
            told = f"{number} investigators who roll well need up to {rounds} of {last} rounds"
            yield "events", f"{told} for their first victory; leave more time"


def rounds_without_mythos(file: ScenarioFile) -> Iterator[Mistake]:
    """Rounds for which no severity of mythos events is written."""
    rounds, mythos = range(1, file.scenario.last_round + 1), file.scenario.mythos
    bare = [number for number in rounds if mythos.severity(number) is None]
    if bare:
        first, last = bare[0], bare[-1]
        yield "mythos", f"no mythos events come in the rounds {first} to {last}; say how severe"
