"""Every name that content may refer to, by what it is the name of."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from madhouse.engine.board.tiles import slug
from madhouse.engine.clauses import single_verbs
from madhouse.engine.drawings import names_of_drawings
from madhouse.second.things.map_plan import MapPlan
from madhouse.second.things.scenario import Scenario

if TYPE_CHECKING:
    from madhouse.second.things.box import Box

KnownNames = Mapping[str, Collection[str]]

TRAITS = frozenset(
    {
        "bladed-weapon",
        "charm",
        "clothing",
        "equipment",
        "evidence",
        "firearm",
        "heavy-weapon",
        "key",
        "light-source",
        "papers",
        "relic",
        "remedy",
        "tome",
    }
)
"""Words that cards are referred to by; a trait does nothing itself (2e.traits.no-own-effect)."""
MOMENTS = frozenset(
    {
        "turn-start",
        "turn-end",
        "round-end",
        "before-action",
        "after-action",
        "before-test",
        "dice-rolled",
        "test-over",
        "would-burn",
        "would-suffer",
        "suffered",
        "would-be-wounded",
        "would-be-eliminated",
        "would-be-lost",
        "attacked",
        "attack-over",
        "horror-check-over",
        "searched",
        "interacted",
        "explored",
        "barricade-moved",
        "door-blocked",
        "water-placed",
        "overgrowth-discarded",
        "restraint-spent",
        "puzzle-solved",
        "tile-moved",
        "elixir-drunk",
        "elixir-back",
        "improved",
        "game-over",
    }
)
"""What a card can wait for."""


def names_in_box(box: "Box") -> dict[str, Collection[str]]:
    """What cards may refer to, whatever the scenario."""
    items, spells = set(box.item_cards), set(box.spells)
    return {
        **names_of_drawings(),
        "moment": MOMENTS,
        "trait": TRAITS,
        "item": items,
        "spell": spells,
        "item or spell": items | spells,
        "elixir": set(box.elixirs),
        "condition": set(box.conditions),
        "investigator": set(box.investigators),
        "kind of monster": set(box.monsters),
        "monster or named monster": set(box.monsters),
        "tile": set(box.tiles),
        "room": _rooms(box),
        "space": set(),
        "room or space": set(),
        "token": set(),
        "fact": set(),
        "counter": set(),
        "stock": set(),
        "hidden variable": set(),
        "hidden variable or mark": set(),
        "ending": set(),
        "event": set(),
    }


def names_in_scenario(box: "Box", scenario: Scenario) -> dict[str, Collection[str]]:
    """What a scenario may refer to: the box, and what it gives names to itself."""
    rooms, spaces = _places(box, scenario.maps.values(), faces_laid_over(scenario))
    items = {each.id for each in scenario.items} | set(box.item_cards)
    named = {each.id for each in scenario.monsters}
    return {
        **names_in_box(box),
        "item": items,
        "item or spell": items | set(box.spells),
        "monster or named monster": set(box.monsters) | named,
        "room": rooms,
        "space": spaces,
        "room or space": rooms | spaces,
        "token": {each.id for each in scenario.tokens},
        "fact": {each.id for each in scenario.facts},
        "counter": set(scenario.counters),
        "stock": set(scenario.stocks),
        "hidden variable": set(scenario.hidden),
        "hidden variable or mark": set(scenario.hidden) | _marks(scenario),
        "ending": set(scenario.endings),
        "event": {each.id for each in scenario.events},
    }


def _marks(scenario: Scenario) -> set[str]:
    """What values of hidden variables are known by: `toast.cuff`."""
    return {
        f"{variable}.{mark}"
        for variable, values in scenario.attributes.items()
        for marks in values.values()
        for mark in marks
    }


def _rooms(box: "Box") -> set[str]:
    return {
        slug(name)
        for tile in box.tiles.values()
        for side in tile.sides.values()
        for name in side.rooms
    }


def faces_laid_over(scenario: Scenario) -> list[str]:
    """The faces of tiles that words of a scenario lay over others."""
    verbs = [each for each in single_verbs(scenario) if getattr(each, "lays_over", False)]
    return [getattr(each, "face", "") for each in verbs]


def _places(
    box: "Box", plans: Collection[MapPlan], over: Collection[str]
) -> tuple[set[str], set[str]]:
    """The rooms and spaces of the maps, and the names that each map resolves."""
    rooms: set[str] = set()
    spaces: set[str] = set()
    for plan in plans:
        rooms |= set(plan.alias)
        for face in (*plan.tiles, *over):
            tile = box.tiles.get(face[:-1])
            if tile is None or face[-1:] not in tile.sides:
                continue  # laying the map says so
            for name, room in tile.sides[face[-1:]].rooms.items():
                rooms.add(slug(name))
                spaces |= {f"{slug(name)}.{letter}" for letter in room.spaces}
    return rooms, spaces
