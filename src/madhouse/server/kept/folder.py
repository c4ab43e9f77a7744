"""The folder (data directory): one server's at a time, and its owner's alone."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.server.kept.records import Stored

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK = "in-use"
BEYOND = 1000
"""Where no letter of the lock stands."""
SET_ASIDE = "set-aside"
"""Where that is kept of which a table could not be brought back."""
OWNERS_ALONE = 0o700
OWNERS_FILE = 0o600


class CannotOpen(MadhouseError):
    """There are games that this version cannot read, or none can be kept there."""


# -- one server's -------------------------------------------------------------------------------


@contextmanager
def in_use(folder: Path) -> Iterator[None]:
    """The folder is this server's until it ends, however it ends."""
    try:
        folder.mkdir(mode=OWNERS_ALONE, parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a+b", buffering=0)
    except OSError as broken:
        raise CannotOpen(
            f"{folder} cannot be used ({broken.strerror}); try another --data"
        ) from broken
    with lock:
        try:
            _lock(lock)
        except OSError:
            lock.seek(0)
            whose = lock.read(20).decode("ascii", "replace").strip() or "unknown"
            raise CannotOpen(
                f"another server has the games in {folder} (process {whose}); stop that one, or "
                "give this one a folder of its own with --data"
            ) from None
        try:
            lock.truncate(0)
            lock.write(f"{os.getpid()}\n".encode("ascii"))
        except OSError as full:
            raise CannotOpen(
                f"nothing can be written in {folder} ({full.strerror}); make room there, or try "
                "another --data"
            ) from full
        yield


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        file.seek(BEYOND)  # there nobody is kept from reading whose it is
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# -- the file with all games --------------------------------------------------------------------


def beside(path: Path, end: str) -> Path:
    """A file that belongs to this one."""
    return path.with_name(path.name + end)


def new_file(path: Path) -> Path:
    """An empty file that nobody else can read, to become this one when it is complete."""
    path.parent.mkdir(mode=OWNERS_ALONE, parents=True, exist_ok=True)
    made = beside(path, ".new")
    leave_none(made)
    made.touch(mode=OWNERS_FILE)
    return made


def leave_none(path: Path) -> None:
    """Neither this file nor what lies beside it."""
    for end in ("", "-wal", "-shm"):
        beside(path, end).unlink(missing_ok=True)


def close_to_others(path: Path) -> None:
    """Tokens are hashed, but seeds, cards and talk are there to read."""
    for each in (path, beside(path, "-wal"), beside(path, "-shm")):
        if each.exists():
            each.chmod(OWNERS_FILE)


def refuse_damage(path: Path) -> None:
    """An emptied or damaged file is never taken for a new one, nor written to."""
    if not path.exists():
        if beside(path, "-wal").exists():
            raise CannotOpen(
                f"{path} is gone, but what was written last is still beside it; put the file back, "
                f"or take {path.name}-wal away to begin anew"
            )
        return
    if path.stat().st_size == 0:
        raise CannotOpen(f"{path} was emptied; {_PUT_BACK}")
    try:
        with closing(sqlite3.connect(path)) as database:
            found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    except sqlite3.Error as broken:
        raise CannotOpen(f"{path} cannot be opened ({broken}); {_PUT_BACK}") from broken
    if found != "ok":
        raise CannotOpen(f"{path} is damaged ({found}); {_PUT_BACK}")
    if not tables:
        raise CannotOpen(f"{path} was emptied; {_PUT_BACK}")


_PUT_BACK = "put back a copy, take the file away to begin anew, or try another --data"


# -- what could not be brought back -------------------------------------------------------------


def set_aside(folder: Path, stored: Stored) -> Path:
    """Write down all that is stored of a game, before less of it is gone on with."""
    kept = folder / SET_ASIDE
    kept.mkdir(mode=OWNERS_ALONE, parents=True, exist_ok=True)
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    path = kept / f"{stored.record.id}-{stamp}.json"
    whole: dict[str, Any] = {
        "record": stored.record,
        "answers": stored.answers,
        "stage": stored.stage,
        "events": stored.events,
    }
    path.touch(mode=OWNERS_FILE)
    path.write_bytes(msgspec.json.encode(whole))
    return path
