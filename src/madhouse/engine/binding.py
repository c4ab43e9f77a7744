"""Bound content (compiled content): what was read and checked once, as one file of bytes.

The YAML stays the source. A package or a site that is built has `bound.bin` beside its content,
with the value of every file as the loader made it and the digest of the text it was made of. A file
whose text is not that one is read as ever, and so is everything where nothing was bound. Where
the texts stay at home, as in a site, what was made of them is sealed: it stands for them alone.
"""

import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

T = TypeVar("T")
SEALED = b""
"""In place of a digest: there is no text that could be another."""

CONTENT = Path(__file__).parent.parent / "content"
BOUND = CONTENT / "bound.bin"
BETWEEN = "|"
"""In the name of a leaf: what it is, and the files that it was made of."""


class Leaf(NamedTuple):
    """What was made of some files, with the digest of their texts."""

    digest: bytes
    made: bytes


Leaves = dict[str, Leaf]
_binding: Leaves | None = None  # while a binding is made, what was read so far


def bound(files: Sequence[Path], what: str, make: Callable[[], T], within: Path = CONTENT) -> T:
    """What is made of these files: as it was bound, or made now.

    What is bound was made without an error before, so nothing of it is checked again.
    """
    name = _name(files, what, within)
    if name is None:
        return make()
    if _binding is not None:
        made = make()
        _binding[name] = Leaf(_digest(files), pickle.dumps(made, protocol=5))
        return made
    leaf = leaves().get(name)
    if leaf is None or leaf.digest not in (SEALED, _digest(files)):
        return make()
    found: T = pickle.loads(leaf.made)
    return found


@cache
def leaves(path: Path = BOUND) -> Leaves:
    """All that was bound; nothing, in a tree that was not built."""
    if not path.is_file():
        return {}
    return read_leaves(path.read_bytes())


def read_leaves(data: bytes) -> Leaves:
    """What was written down (`packed`)."""
    return msgspec.msgpack.decode(data, type=dict[str, Leaf])


@contextmanager
def binding() -> Iterator[Leaves]:
    """Whatever is read meanwhile is gathered, to be written as one file (`packed`)."""
    global _binding
    before, _binding = _binding, {}
    try:
        yield _binding
    finally:
        _binding = before


def packed(gathered: Leaves, *, sealed: bool = False) -> bytes:
    """What was gathered, as it is written down."""
    if sealed:
        gathered = {name: leaf._replace(digest=SEALED) for name, leaf in gathered.items()}
    return msgspec.msgpack.encode(gathered)


def files_of(name: str) -> list[str]:
    """The files of which a leaf of this name was made, as they are called in the content folder."""
    return name.split(BETWEEN)[1:]


def _name(files: Sequence[Path], what: str, within: Path) -> str | None:
    """Files of the content folder, by their names in it; an author's own are never bound."""
    if not files or not all(each.is_relative_to(within) for each in files):
        return None
    return BETWEEN.join([what, *(each.relative_to(within).as_posix() for each in files)])


def _digest(files: Sequence[Path]) -> bytes:
    found = blake2b(digest_size=16)
    for each in files:
        found.update(each.read_bytes())
        found.update(b"\0")
    return found.digest()
