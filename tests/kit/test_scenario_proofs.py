"""Kept proofs: every ending of every scenario is reached again, with every setup that allows it."""

import lzma
from pathlib import Path

import pytest

from madhouse.api import load_case, verify_case
from madhouse.second.edition import edition, the_box
from madhouse.second.kit.check import all_scenario_files, check
from madhouse.second.kit.closure import reaches
from madhouse.second.kit.kept_proofs import DamagedProofs, kept_at, read_proofs, write_proofs
from madhouse.second.kit.proof import Proof, key_of, replayed, write_case
from madhouse.second.kit.scenario_file import ScenarioFile, open_scenario, read_scenario
from tests.kit.planting_scenarios import plant_scenario

PATHS = all_scenario_files(the_box())
SOME = 8
"""One of so many proofs is replayed in every test run."""


def opened(path: Path) -> ScenarioFile:
    return open_scenario(read_scenario(path, the_box()), path, the_box())


def kept(path: Path) -> list[Proof]:
    return read_proofs(kept_at(path))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_ending_within_reach_has_a_proof(path: Path) -> None:
    file, keys = opened(path), {proof.key for proof in kept(path)}
    for reach in reaches(file):
        setup = reach.setup
        for ending in file.scenario.endings:
            key = key_of(setup.values, setup.number, ending)
            assert (key in keys) == (("ending", ending) in reach.atoms), (str(setup), ending)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_kept_proofs_come_to_their_endings(path: Path) -> None:
    told, proofs = edition(path.stem), kept(path)
    some = proofs[:: max(1, len(proofs) // SOME)]
    firsts = {proof.ending: proof for proof in reversed(proofs)}
    for proof in (*firsts.values(), *some):
        assert replayed(told, proof) is not None, proof.key


@pytest.mark.soak
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_all_kept_proofs_come_to_their_endings(path: Path) -> None:
    told = edition(path.stem)
    for proof in kept(path):
        assert replayed(told, proof) is not None, proof.key


@pytest.mark.soak
def test_the_check_finds_all_well_and_looks_for_nothing() -> None:
    report = check(None)
    assert report.errors == []
    assert not [story.told() for story in report.stories if "looked for anew" in story.told()]


def test_the_files_are_small() -> None:
    assert sum(kept_at(path).stat().st_size for path in PATHS) < 15_000 * max(len(PATHS), 14)


def test_a_proof_is_written_as_a_case_that_anybody_can_replay(tmp_path: Path) -> None:
    path = PATHS[0]
    proof = kept(path)[0]
    write_case(edition(path.stem), proof, tmp_path)
    (case,) = tmp_path.iterdir()
    text = case.read_text(encoding="utf-8")
    verify_case(text)
    result = load_case(text).result
    assert result is not None
    assert result.reason == proof.ending


def test_other_words_leave_a_proof_as_it_is(tmp_path: Path) -> None:
    path = plant_scenario(tmp_path)
    report = check(path)
    (story,) = report.stories
    story.keep_proofs()
    changed = path.read_text().replace("He takes off his hat to you", "He takes off his coat")
    path.write_text(changed)
    (story,) = check(path).stories
    assert "looked for anew" not in story.told()


def test_what_no_longer_holds_is_looked_for_anew(tmp_path: Path) -> None:
    path = plant_scenario(tmp_path)
    (story,) = check(path).stories
    story.keep_proofs()
    path.write_text(path.read_text().replace("adds_up_to: {each: 1}", "adds_up_to: 14"))
    report = check(path)
    (story,) = report.stories
    assert report.good
    assert "looked for anew" in story.told()


def test_a_damaged_file_is_not_taken_for_none(tmp_path: Path) -> None:
    path = tmp_path / "some.xz"
    assert read_proofs(path) == []
    write_proofs(path, [])
    assert read_proofs(path) == []
    whole = path.read_bytes()
    for damaged in (b"not a proof", b"", whole[:-9], lzma.compress(b"[1]"), lzma.compress(b"\xff")):
        path.write_bytes(damaged)
        with pytest.raises(DamagedProofs, match=r"proofs in proofs/some\.xz cannot be read"):
            read_proofs(path)


def test_the_check_warns_of_damaged_proofs_and_looks_for_them_anew(tmp_path: Path) -> None:
    path = plant_scenario(tmp_path)
    (story,) = check(path).stories
    story.keep_proofs()
    kept_at(path).write_bytes(b"not a proof")
    report = check(path)
    (story,) = report.stories
    assert report.good
    assert any("cannot be read" in each.message for each in report.warnings)
    assert "looked for anew" in story.told()
    story.keep_proofs()
    assert not any("cannot be read" in each.message for each in check(path).warnings)


def test_proofs_are_kept_as_case_files(tmp_path: Path) -> None:
    (story,) = check(plant_scenario(tmp_path)).stories
    story.write_proofs(tmp_path / "cases")
    names = sorted(each.name for each in (tmp_path / "cases").iterdir())
    assert len(names) == 24
    assert names[0] == "the-planted-lamp-agent-2-dark.case"


def test_a_proof_that_is_cut_short_is_none() -> None:
    path = PATHS[0]
    proof = kept(path)[0]
    short = Proof(
        values=proof.values,
        number=proof.number,
        ending=proof.ending,
        seed=proof.seed,
        answers=proof.answers[:-1],
        rounds=proof.rounds,
    )
    assert replayed(edition(path.stem), short) is None
