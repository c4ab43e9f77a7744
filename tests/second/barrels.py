"""Evenings at the salt pans of Ninety Barrels."""

from madhouse.second.building import TableBuilder
from madhouse.second.tellers import teller_of
from tests.second.evenings import Evening
from tests.second.foes import Play

SCENARIO = "ninety-barrels"
MAPS = ("a", "b", "c")
BOTH = ("lev-abramson", "pearl-gaines")
TO_LANDING = {
    "a": "to-sluice, to-barge-landing",
    "b": "to-strand",
    "c": "to-sluice, to-barge-landing",
}
"""The way to where the boats lie, once the flats are open."""
TO_SOUTH = {"a": "to-south", "b": "to-south", "c": "to-weigh-house, to-south"}
TO_COOPERS = {"a": "to-coopers", "b": "to-coopers", "c": "to-house-three, to-coopers"}
TO_GATE = {
    "a": "to-sluice, to-gate",
    "b": "to-sluice, to-gate",
    "c": "to-sluice, to-barge-landing, to-gate",
}
LANDING = {"a": "barge-landing", "b": "strand", "c": "barge-landing"}


def pans(map: str = "a", number: int = 2, values: dict[str, str] | None = None) -> Evening:
    values = {"map": map, **(values or {})}
    return Evening(SCENARIO, number, values=values, who=BOTH, defends=True)


def home(evening: Evening) -> Evening:
    """Both go back to the customs hut."""
    return evening.together("to-hut, racks", "to-hut, ida 1")


def dissolved(map: str, wind: str = "sea") -> Evening:
    """The Society is asked by name, and its hats come off."""
    evening = pans(map, values={"wind": wind})
    first = f"lamps, {TO_SOUTH[map]}, stone 1, stone 2, to-north, {TO_LANDING[map]}, muster"
    second = "to-north, to-house-two, house-two 0, house-two 1, correia 1, correia 2"
    return evening.together(first, second)


def figure_in(evening: Evening, who: str, room: str) -> bool:
    return evening.table.investigator(who).space.startswith(room)


def epilogue(evening: Evening) -> str:
    """What is read aloud at the end."""
    return told_of(evening.game, "ending")[0]


def told_of(game: Play, *kinds: str) -> list[str]:
    """What was told of these kinds, in words."""
    teller = teller_of(SCENARIO)
    told = [(each.kind, teller.event(each)) for each in game.log]
    return [text for kind, text in told if kind in kinds]


def two_at(space: str, has: tuple[str, ...] = ()) -> TableBuilder:
    table = TableBuilder(SCENARIO).investigator("lev-abramson", at=space, has=has)
    return table.investigator("pearl-gaines", at="customs-hut.a")
