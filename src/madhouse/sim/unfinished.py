"""Series cut short: what was played is kept, and can be gone on with."""

import os
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import msgspec

from madhouse.sim.match import GameOutcome, Match


def folder() -> Path:
    """Where unfinished series are kept: the user's folder for such things."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "madhouse" / "simulate"


@cache
def programme() -> str:
    """Changes with any line of the program: half a series is not gone on with by other players."""
    mark, home = blake2b(digest_size=8), Path(str(files("madhouse")))
    for path in sorted(home.rglob("*.py")):
        mark.update(path.relative_to(home).as_posix().encode())
        mark.update(path.read_bytes())
    return mark.hexdigest()


class Notebook:
    """The outcomes of one series, written down as they come in, one a line."""

    def __init__(self, matches: Sequence[Match], version: str) -> None:
        asked = msgspec.json.encode((version, programme(), list(matches)))
        self.path = folder() / f"{blake2b(asked, digest_size=8).hexdigest()}.jsonl"

    def begin(self, resume: bool) -> list[GameOutcome]:
        """What was written before, if it is to be gone on with; a torn last line is left out."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        done = self._read() if resume and self.path.exists() else []
        self.path.write_bytes(b"".join(_line(each) for each in done))
        return done

    def _read(self) -> list[GameOutcome]:
        done: list[GameOutcome] = []
        for line in self.path.read_bytes().splitlines():
            try:
                done.append(msgspec.json.decode(line, type=GameOutcome))
            except msgspec.DecodeError:
                break
        return done

    def write(self, outcomes: Iterable[GameOutcome]) -> Iterable[GameOutcome]:
        """Write each down before it is passed on."""
        with self.path.open("ab") as book:
            for each in outcomes:
                book.write(_line(each))
                book.flush()
                yield each

    def close(self) -> None:
        """The series is finished; the notes are no longer needed."""
        self.path.unlink(missing_ok=True)


def _line(outcome: GameOutcome) -> bytes:
    return msgspec.json.encode(outcome) + b"\n"
