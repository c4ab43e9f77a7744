"""Kept proofs: those of a scenario lie beside it in one compressed file, to be replayed."""

import lzma
from pathlib import Path

import msgspec

from madhouse.second.kit.proof import Proof

FOLDER = "proofs"


def kept_at(scenario: Path) -> Path:
    """The file with the proofs of a scenario file."""
    return scenario.parent / FOLDER / f"{scenario.stem}.xz"


def read_proofs(path: Path) -> list[Proof]:
    """The proofs of a file; none if it is not there, or is not what it should be."""
    try:
        return msgspec.json.decode(lzma.decompress(path.read_bytes()), type=list[Proof])
    except (OSError, lzma.LZMAError, msgspec.DecodeError):
        return []


def write_proofs(path: Path, proofs: list[Proof]) -> None:
    """Keep proofs in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = lzma.compress(msgspec.json.encode(proofs), preset=9 | lzma.PRESET_EXTREME)
    path.write_bytes(packed)
