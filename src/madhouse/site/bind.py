"""`python -m madhouse.site.bind FILE [--sealed]`: all content as it is read, bound into one file.

In a process of its own: what somebody has read before would be missing.
"""

import sys
from pathlib import Path

from madhouse.editions import EDITIONS
from madhouse.engine.binding import binding, packed
from madhouse.server.wire.puzzle_shapes import puzzle_shapes

SEALED = "--sealed"


def bind(to: Path, *, sealed: bool = False) -> None:
    """Read everything that a game or a library may ask for, and write it down; sealed, where the
    texts that it was made of do not come along."""
    with binding() as gathered:
        for edition in EDITIONS.values():
            edition.shelf.library()
            edition.workshop.papers()
        puzzle_shapes()
    to.write_bytes(packed(gathered, sealed=sealed))


if __name__ == "__main__":
    bind(Path(sys.argv[1]), sealed=SEALED in sys.argv[2:])
