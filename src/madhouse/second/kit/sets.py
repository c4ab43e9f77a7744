"""Sets: the base set and the packs, each with what is its own, as it lies in its carton."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from madhouse.engine.board import Tile
from madhouse.engine.paper import BASE
from madhouse.engine.shapes import PrintedCard
from madhouse.engine.typography import typeset
from madhouse.second.edition import GENTLE, edition, the_box
from madhouse.second.tellers import reference
from madhouse.second.things.box import Box
from madhouse.second.things.cards import InvestigatorCard
from madhouse.second.things.monsters import MonsterKind
from madhouse.second.told.english import english
from madhouse.second.told.printed_cards import printed_cards

T = TypeVar("T")


@dataclass(frozen=True)
class Set:
    """What comes in one carton; `pack` is empty for the base set."""

    pack: str
    name: str
    box: Box
    tokens: Mapping[str, int]  # how many of each pool
    more: Mapping[str, int]  # copies of cards of the base set
    scenario_ids: tuple[str, ...]

    @property
    def id(self) -> str:
        """By which it is asked for."""
        return self.pack or BASE

    @property
    def investigators(self) -> dict[str, InvestigatorCard]:
        """Its own."""
        return self._own("investigators", self.box.investigators)

    @property
    def monsters(self) -> dict[str, MonsterKind]:
        """Its own."""
        return self._own("monsters", self.box.monsters)

    @property
    def tiles(self) -> dict[str, Tile]:
        """Its own."""
        return self._own("tiles", self.box.tiles)

    def _own(self, file: str, things: Mapping[str, T]) -> dict[str, T]:
        pack_of = self.box.pack_of
        return {
            name: it for name, it in things.items() if pack_of.get((file, name), "") == self.pack
        }

    def cards(self) -> Iterator[PrintedCard]:
        """Its cards, each once for each back; the Unique Items of each scenario with its teller,
        and at the end what no scenario asks for."""
        met: set[tuple[str, str]] = set()
        packs = (self.pack,) if self.pack else ()
        boxes = [(name, edition(name, packs).box) for name in self.scenario_ids]
        for name, box in [*boxes, (GENTLE, self.box)]:
            for card in printed_cards(reference(name, packs), box):
                faces = card.front.id, card.back.id if card.back else ""
                if faces in met:
                    continue
                met.add(faces)
                if self._is_own(card):
                    yield card
                elif card.front.id in self.more:
                    yield msgspec.structs.replace(card, copies=self.more[card.front.id])

    def _is_own(self, card: PrintedCard) -> bool:
        """What is from here; and what a scenario of this set brings, which is in no file of cards.
        The front of all Agendas is in none either: what is behind it is."""
        faces = [card.front, card.back] if card.back else [card.front]
        pack = next((face.pack for face in faces if face.pack), "")
        return pack == self.pack or (not pack and card.front.id not in _base_cards())


def _base_cards() -> frozenset[str]:
    """The cards of the base set, by their fronts."""
    box = the_box()
    harm = (*box.damage.values(), *box.horror.values())
    parts = (box.investigators, box.item_cards, box.spells, box.conditions)
    return frozenset(name for part in parts for name in part) | {card.id for card in harm}


def all_sets() -> list[Set]:
    """The base set, then the packs in the order of the shelf."""
    box = the_box()
    base = Set(
        "",
        str(english().text(f"paper.{BASE}")),
        box,
        {name: number for name, number in msgspec.structs.asdict(box.supply).items() if number},
        {},
        tuple(box.scenario_ids),
    )
    packs = [
        Set(
            each.pack.id,
            typeset(each.pack.name),
            box.with_packs([each.pack.id]),
            {str(pool): number for pool, number in each.pack.tokens.items() if number},
            each.pack.copies,
            tuple(each.scenario_ids),
        )
        for each in box.collection.values()
    ]
    return [base, *packs]
