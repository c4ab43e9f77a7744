"""Kept proofs: those of a scenario lie beside it in one compressed file, to be replayed."""

import lzma
from pathlib import Path

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.second.kit.proof import Proof

FOLDER = "proofs"


class DamagedProofs(MadhouseError):
    """A file of proofs is not what it should be."""


def kept_at(scenario: Path) -> Path:
    """The file with the proofs of a scenario file."""
    return scenario.parent / FOLDER / f"{scenario.stem}.xz"


def read_proofs(path: Path) -> list[Proof]:
    """The proofs of a file; none if it is not there."""
    if not path.exists():
        return []
    try:
        return msgspec.json.decode(lzma.decompress(path.read_bytes()), type=list[Proof])
    except (OSError, lzma.LZMAError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DamagedProofs(
            f"the kept proofs in {FOLDER}/{path.name} cannot be read ({error}); all are looked for "
            "anew: put the file back, or keep the new ones"
        ) from None


def write_proofs(path: Path, proofs: list[Proof]) -> None:
    """Keep proofs in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = lzma.compress(msgspec.json.encode(proofs), preset=9 | lzma.PRESET_EXTREME)
    path.write_bytes(packed)
