"""Proving a scenario: kept proofs are replayed; what is missing or broken is looked for anew."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from madhouse.engine.many_hands import worked_off
from madhouse.second.edition import SecondEdition
from madhouse.second.kit.kept_proofs import DamagedProofs, kept_at, read_proofs, write_proofs
from madhouse.second.kit.planning import Planner
from madhouse.second.kit.proof import Proof, Seeds, key_of, prove, replayed, write_case
from madhouse.second.kit.reach import WithinReach
from madhouse.second.kit.scenario_file import ScenarioFile, Setup, open_scenario, read_scenario
from madhouse.second.things.box import Box
from madhouse.second.words import VOCABULARY

WORTH_IT = 12
"""From so many setups on it is worth starting other processes."""


@dataclass(frozen=True)
class Task:
    """What is to be proved of one setup: the endings, and the proofs there are of them."""

    path: Path
    values: tuple[tuple[str, str], ...]
    number: int
    endings: tuple[str, ...]
    kept: tuple[Proof, ...] = ()


@dataclass
class ScenarioReport:
    """What was proved of a scenario."""

    edition: SecondEdition
    path: Path
    setups: int = 0
    proofs: list[Proof] = field(default_factory=list)
    missing: list[tuple[Setup, str]] = field(default_factory=list)
    excluded: list[tuple[Setup, str]] = field(default_factory=list)
    """Endings that some hidden values or numbers of investigators rule out."""
    searched: int = 0
    """How many proofs were not kept, or no longer held."""
    damaged: str = ""
    """What is wrong with the file of kept proofs."""

    @property
    def winnable(self) -> bool:
        """Whether every ending is proved, wherever it is not ruled out."""
        return bool(self.proofs) and not self.missing

    def _by_ending(self) -> Iterator[dict[str, Any]]:
        for name in self.edition.scenario.endings:
            yield {
                "id": name,
                "proved": sum(proof.ending == name for proof in self.proofs),
                "ruled_out": sum(ending == name for _, ending in self.excluded),
                "missing": sum(ending == name for _, ending in self.missing),
            }

    def as_json(self) -> dict[str, Any]:
        """The report as `madhouse check --json` gives it."""
        return {
            "id": self.edition.story_id,
            "edition": self.edition.name,
            "combinations": len(self.edition.box.combinations),
            "setups": self.setups,
            "winnable": self.winnable,
            "endings": list(self._by_ending()),
        }

    def told(self) -> str:
        """The report in a line."""
        all_of_them = len(self.proofs) + len(self.missing)
        line = (
            f"{self.edition.story_id}: {len(self.edition.box.combinations)} combinations, "
            f"{self.setups} setups, {len(self.proofs)} of {all_of_them} proofs of an ending"
        )
        ruled_out = [e for e in self._by_ending() if e["ruled_out"]]
        if ruled_out:
            several = ", ".join(f"{each['id']} in {each['ruled_out']}" for each in ruled_out)
            line += f"; ruled out: {several}"
        return line + (f"; {self.searched} looked for anew" if self.searched else "")

    def write_proofs(self, folder: Path) -> None:
        """Keep the proofs there, as case files."""
        for proof in self.proofs:
            write_case(self.edition, proof, folder)

    def keep_proofs(self) -> None:
        """Keep the proofs beside the scenario, so that they need only be replayed."""
        if self.searched or not kept_at(self.path).exists():
            write_proofs(kept_at(self.path), self.proofs)


def prove_scenario(file: ScenarioFile, path: Path, found: list[WithinReach]) -> ScenarioReport:
    """Replay what is kept and look for the rest, for every setup and every ending within reach."""
    report = ScenarioReport(_bench(path, _written(path)).told, path, len(found))
    try:
        kept = {proof.key: proof for proof in read_proofs(kept_at(path))}
    except DamagedProofs as damaged:
        kept, report.damaged = {}, str(damaged)
    tasks = []
    for reach in found:
        setup = reach.setup
        endings = [name for name in file.scenario.endings if ("ending", name) in reach.atoms]
        report.excluded += [(setup, e) for e in file.scenario.endings if e not in endings]
        keys = [key_of(setup.values, setup.number, ending) for ending in endings]
        there = tuple(kept[key] for key in keys if key in kept)
        values = tuple(setup.values.items())
        tasks.append(Task(path, values, setup.number, tuple(endings), there))
    worked = worked_off(work_off, tasks, WORTH_IT)
    for reach, task, (proofs, searched) in zip(found, tasks, worked, strict=True):
        report.proofs += proofs
        report.searched += searched
        proved = [proof.ending for proof in proofs]
        report.missing += [(reach.setup, e) for e in task.endings if e not in proved]
    return report


def work_off(task: Task) -> tuple[list[Proof], int]:
    """The proofs of one setup, and how many of them had to be looked for."""
    bench = _bench(task.path, _written(task.path))
    setup = Setup(bench.file, dict(task.values), task.number)
    planner: Planner | None = None
    proofs, searched = [], 0
    kept = {proof.ending: proof for proof in task.kept}
    for ending in task.endings:
        proof = kept.get(ending)
        if proof is None or replayed(bench.told, proof) is None:
            planner = planner or Planner(setup)
            searched += 1
            proof = prove(bench.told, planner, ending, bench.seeds)
        if proof is not None:
            proofs.append(proof)
    return proofs, searched


@dataclass
class Bench:
    """What one process needs to work on a scenario."""

    file: ScenarioFile
    told: SecondEdition
    seeds: Seeds


@lru_cache(maxsize=1)
def _bench(path: Path, written: int) -> Bench:  # noqa: ARG001 - a changed file is another one
    box = Box(VOCABULARY)
    file = open_scenario(read_scenario(path, box), path, box)
    told = SecondEdition(box.add_scenario(path), box)
    return Bench(file, told, Seeds(told))


def _written(path: Path) -> int:
    """When a file was written last."""
    return path.stat().st_mtime_ns
