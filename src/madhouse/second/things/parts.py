"""Parts: what a folder of content holds, the base set's or a pack's, and several put together."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from madhouse.engine.board import Tile
from madhouse.engine.content_version import version_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import Loaded, load_many
from madhouse.engine.words import Vocabulary, did_you_mean
from madhouse.second.things.cards import (
    ConditionBack,
    ConditionCard,
    ElixirCard,
    HarmCard,
    InvestigatorCard,
    Item,
    SpellCard,
)
from madhouse.second.things.monsters import MonsterKind, MythosEvent

BASE_SET = "the base set"
FILES: Mapping[str, type] = {
    "tiles": Tile,
    "investigators": InvestigatorCard,
    "items": Item,
    "spells": SpellCard,
    "conditions": ConditionCard,
    "damage": HarmCard,
    "horror": HarmCard,
    "monsters": MonsterKind,
    "mythos": MythosEvent,
}
"""What the base set is made of, by the name of the file."""
OF_PACKS: Mapping[str, type] = {"elixirs": ElixirCard, "agendas": ConditionBack}
"""Card types that only packs have (2e.expansion.streets-new-types,
2e.expansion.journeys-new-types)."""
CARDS = ("items", "spells", "conditions", "damage", "horror", "elixirs", "agendas")
"""Files with cards: no two of them have a card of the same id."""

WITH_COPIES = ("items", "conditions", "damage", "horror")
"""Files with cards of which a pack may bring more copies."""
NO_COPIES: Mapping[str, int] = {}

FILES_OF_CARDS = (*CARDS, "investigators", "monsters", "mythos")
"""Files whose parts are told as cards."""


class PartsClash(MadhouseError):
    """Two packs, or a pack and the base set, have a part of the same name."""


@dataclass(frozen=True)
class FolderParts:
    """What is written in one folder, by file."""

    pack: str  # none: the base set
    opened: Mapping[str, Loaded[tuple[Any, ...]]] = field(default_factory=dict)
    copies: Mapping[str, int] = field(default_factory=dict)  # more of cards of the base set

    def of(self, file: str) -> tuple[Any, ...]:
        """The parts of one file; none if the folder has not got it."""
        return self.opened[file].value if file in self.opened else ()

    def version(self, *more: Any) -> str:
        """Changes when anything does that rules read of it, or of what belongs to it."""
        read = {name: self.opened[name].value for name in sorted(self.opened)}
        copies = (dict(self.copies),) if self.copies else ()
        return version_of((read, *more, *copies))


def read_parts(
    folder: Path, vocabulary: Vocabulary, pack: str = "", copies: Mapping[str, int] = NO_COPIES
) -> FolderParts:
    """Read a folder; a pack has only those files that it needs."""
    known = {**FILES, **OF_PACKS} if pack else FILES
    paths = {name: folder / f"{name}.yaml" for name in known}
    written = [name for name, path in paths.items() if not pack or path.is_file()]
    opened: dict[str, Loaded[tuple[Any, ...]]] = {}
    for name in written:
        opened[name] = load_many(paths[name], known[name], vocabulary)
    return FolderParts(pack, opened, copies)


def joined(several: Sequence[FolderParts], file: str) -> dict[str, Any]:
    """The parts of one file of several folders, by id, in their order; of some cards there are more
    copies with a pack."""
    found = {each.id: each for parts in several for each in parts.of(file)}
    for parts in several:
        for card, more in parts.copies.items():
            if card in found and file in WITH_COPIES:
                found[card] = replace(found[card], copies=found[card].copies + more)
    return found


def refuse_strange_copies(base: FolderParts, parts: FolderParts) -> None:
    """A pack brings more copies only of what the base set has in copies that are all alike."""
    alike = {
        each.id
        for file in WITH_COPIES
        for each in base.of(file)
        if not getattr(each, "unique", False) and not getattr(each, "backs", ())
    }
    for card in parts.copies:
        if card not in alike:
            raise PartsClash(
                f"{_called(parts)} brings more copies of '{card}'{did_you_mean(card, alike)}; "
                "that can be had only of cards of the base set whose copies are all alike"
            )


def origins(several: Sequence[FolderParts]) -> dict[tuple[str, str], str]:
    """By file and id the pack that each part is from; those of the base set are left out."""
    return {
        (file, each.id): parts.pack
        for parts in several
        if parts.pack
        for file in parts.opened
        for each in parts.of(file)
    }


def refuse_clashes(several: Sequence[FolderParts]) -> None:
    """No two folders give one name to two things: cards of any kind, monsters, tiles, rooms."""
    first: dict[tuple[str, str], FolderParts] = {}
    for parts in several:
        for what, name in _names(parts):
            other = first.setdefault((what, name), parts)
            if other is not parts:
                raise PartsClash(
                    f"{_called(other)} and {_called(parts)} both have a {what} '{name}'; "
                    "names are unique over all packs: rename one"
                )


def _names(parts: FolderParts) -> Iterator[tuple[str, str]]:
    for file in parts.opened:
        what = "card" if file in CARDS else file.removesuffix("s")
        for each in parts.of(file):
            yield what, each.id
    for condition in parts.of("conditions"):
        yield from (("card", back.id) for back in condition.backs)
    for tile in parts.of("tiles"):
        for side in tile.sides.values():
            yield from (("room", name) for name in side.rooms)


def _called(parts: FolderParts) -> str:
    return f"the pack '{parts.pack}'" if parts.pack else BASE_SET
