"""Case files on disk: reading one, and keeping the game that is being played."""

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import typer

from madhouse.engine.casefile import CaseError
from madhouse.engine.game import Game
from madhouse.engine.saving import save

SEATS = "# seats:"
"""The comment that says who sat where: no part of the game, but one likes to go on as before."""


def read_case(path: Path) -> str:
    """The text of a case file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CaseError(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise CaseError(f"{path} is no case file: it is not text") from None
    except OSError as problem:
        raise CaseError(f"{path} cannot be read: {problem.strerror}") from None


def seats_noted(text: str) -> tuple[str, ...]:
    """Who sat where when this case was last kept at a terminal, in one line; nothing if unsaid."""
    noted = (line for line in text.splitlines() if line.startswith(SEATS))
    return tuple(line.removeprefix(SEATS).strip() for line in noted)[:1]


def with_seats(text: str, seats: str) -> str:
    """A case with a comment below its title that says who sits where."""
    title, _, rest = text.partition("\n")
    return f"{title}\n{SEATS} {seats}\n{rest}"


def data_folder() -> Path:
    """Where this user's games are kept."""
    home = os.environ.get("XDG_DATA_HOME")
    if home:
        return Path(home) / "madhouse"
    if sys.platform in ("win32", "darwin"):
        return Path(typer.get_app_dir("madhouse"))
    return Path.home() / ".local" / "share" / "madhouse"


def new_case_path(story: str) -> Path:
    """A name for a new game that no file has yet."""
    stem = f"{story}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = data_folder() / f"{stem}.case", 1
    while path.exists():
        number += 1
        path = data_folder() / f"{stem}-{number}.case"
    return path


class CaseKeeper:
    """Keeps the case file of one game up to date; a file that was there before is safe from it."""

    def __init__(self, path: Path, seats: str, resumed: bool = False) -> None:
        self.path = path
        self._seats = seats
        self._ours = resumed
        self._kept = ""

    def keep(self, game: Game[Any, Any]) -> None:
        """Write the game as it is now, if anything has happened since."""
        text = with_seats(game.case(), self._seats)
        if text == self._kept:
            return
        try:
            if not self._ours:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            save(self.path, text, overwrite=self._ours)
        except OSError as problem:
            raise CaseError(f"the game cannot be kept in {self.path}: {problem.strerror}") from None
        self._ours, self._kept = True, text
