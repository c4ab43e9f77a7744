"""The sides of all cards, and everything written in a box that can be read aloud."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from madhouse.engine.clauses import Clauses, Condition, Verb, parts_within
from madhouse.second.things.cards import BACK, CardAction
from madhouse.second.things.monsters import Instruction, MythosEvent
from madhouse.second.things.scenario import TokenOption

if TYPE_CHECKING:
    from madhouse.second.things.box import Box


def all_sides(box: "Box") -> Iterable[tuple[str, Clauses]]:
    """Every side of every card, by the copy it is on."""
    yield from box.investigators.items()
    for name, item in box.items.items():
        yield name, item
        if item.back:
            yield name + BACK, item.back
    yield from ((name, spell) for name, (spell, _) in box.spell_copies.items())
    for name, (elixir, behind) in box.elixir_copies.items():
        yield name, elixir
        yield name + BACK, behind
    for name, (card, back) in box.condition_copies.items():
        yield name, card
        if back:
            yield name + BACK, back
    yield from box.damage.items()
    yield from box.horror.items()


def everything_written(box: "Box") -> Iterable[msgspec.Struct]:
    """Every word, option and instruction that can be read aloud, in the order written."""
    read = Verb | Condition | Instruction | MythosEvent | TokenOption | CardAction
    groups: tuple[Mapping[str, Any], ...] = (box.sides, box.monsters, box.mythos)
    things = [thing for group in groups for thing in group.values()]
    # Levels last: what stands before them has the same number at every level.
    for each in [*things, box.scenario, *box.levels.values()]:
        if isinstance(each, MythosEvent):
            yield each
        for part in parts_within(each, msgspec.Struct):
            if isinstance(part, read):
                yield part
