"""Saving a case: a file that is either whole or not there at all."""

import os
import secrets
from pathlib import Path

from madhouse.engine.casefile import CaseError


def save(path: Path, text: str, *, overwrite: bool = False) -> None:
    """Write a file that is either whole or not there at all."""
    new = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with new.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if not overwrite:
            path.touch(exist_ok=False)  # a rename alone would not notice another file there
        new.replace(path)
    except FileExistsError:
        raise CaseError(f"{path} is there already; choose another name or overwrite it") from None
    finally:
        new.unlink(missing_ok=True)
