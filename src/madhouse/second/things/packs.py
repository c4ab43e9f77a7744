"""Packs: what can be added to the base set, each in a folder of its own.

A pack's folder holds `pack.yaml` and the same files as the base set's, as many as it needs.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from madhouse.engine.content_version import Prose
from madhouse.engine.loading import ContentErrors, load
from madhouse.engine.looks import OwnLook
from madhouse.engine.shelf import UnknownPack
from madhouse.engine.words import Vocabulary, did_you_mean
from madhouse.second.things.supply import Pool

PACK = "pack.yaml"
SCENARIOS = "scenarios"


class Pack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack as it lies on the shelf."""

    id: str
    place: Annotated[int, msgspec.Meta(ge=1)]  # on the shelf, counted from one
    name: Prose
    text: Prose  # what it brings
    tokens: dict[Pool, int] = {}  # so many more than the base set has
    copies: dict[str, Annotated[int, msgspec.Meta(ge=1)]] = {}  # more of cards of the base set
    look: OwnLook = None


@dataclass(frozen=True)
class PackFolder:
    """A pack, and where it is written."""

    pack: Pack
    folder: Path

    @property
    def scenario_ids(self) -> list[str]:
        """Its scenarios."""
        return sorted(path.stem for path in (self.folder / SCENARIOS).glob("*.yaml"))


Collected = Mapping[str, PackFolder]
"""Every pack there is, by id, in the order of the shelf."""


def open_collection(folders: Iterable[Path], vocabulary: Vocabulary) -> Collected:
    """The packs of some folders, in the order of the shelf."""
    found: list[PackFolder] = []
    for folder in folders:
        loaded = load(folder / PACK, Pack, vocabulary)
        if loaded.value.id != folder.name:
            message = f"the id is {loaded.value.id!r}, but the folder is called {folder.name!r}"
            raise ContentErrors([loaded.error("id", message)])
        found.append(PackFolder(loaded.value, folder))
    found.sort(key=lambda each: (each.pack.place, each.pack.id))
    return {each.pack.id: each for each in found}


def pack_folders(folder: Path) -> list[Path]:
    """The folders of packs in a folder of content."""
    return sorted(path.parent for path in (folder / "packs").glob(f"*/{PACK}"))


def on_the_shelf(collection: Collected, packs: Collection[str]) -> tuple[str, ...]:
    """Some packs in the order of the shelf; refuses what is none."""
    for pack in packs:
        if pack not in collection:
            known = ", ".join(collection) or "none"
            nearest = did_you_mean(pack, collection)
            raise UnknownPack(f"there is no pack '{pack}'{nearest}; known: {known}")
    return tuple(pack for pack in collection if pack in packs)
