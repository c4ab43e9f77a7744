"""Through Tickets in tests: its parts, and a train of three cars in which its cards are tried."""

from copy import copy
from functools import cache
from pathlib import Path

from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition, the_box
from madhouse.second.things.box import Box
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked
from tests.second.houses import house

PACK = "through-tickets"
FOLDER = Path(the_box().collection[PACK].folder)
COACH, END = "day-coach.a", "day-coach.b"
TRAIN = """
needs: [through-tickets]
opens_with: [day-coach]
start: day-coach.a
maps: {a: {tiles: {m203a: [0, 0, 0], m202a: [2, 0, 0], m205a: [4, 0, 0]}}}
tokens:
  - id: bench
    kind: interact
    at: day-coach.a
    options:
EVENTS
"""
DEEDS = {
    "shunt": "do: [{shunt: {room: day-coach, place: 3, "
    "row: [dining-car, day-coach, observation-car]}}]",
    "lose": "do: [{become: lost-in-time-and-space}]",
    "hurt": "do: [{suffer: {damage: 2, facedown: true}}]",
    "lore": "test: lore; 2, do: []",
    "agility": "test: agility; 1, do: []",
}


@cache
def train(*deeds: str, events: str = "") -> SecondEdition:
    """Dining car, day coach, observation car; on the bench in the coach these deeds are free."""
    lines = [f"      - {{label: It., free: true, stays: true, {DEEDS[each]}}}" for each in deeds]
    if not deeds:
        lines = ["      - {label: It., stays: true}"]
    written = TRAIN.replace("    options:\n", "    options:\n" + "\n".join(lines) + "\n")
    told = copy(house(written.replace("EVENTS", events), (FOLDER,)))
    told.box = copy(told.box)
    told.box.item_cards = packed().item_cards  # those of all its scenarios
    told.box._index_cards()
    return told


def aboard(
    *deeds: str, first: str = LEV, at: str = COACH, other: str = "dining-car.a"
) -> TableBuilder:
    """Two people in the train, and the bench; deeds are `interact bench 0`, `1` and so on."""
    table = TableBuilder(told=train(*deeds)).investigator(first, at=at)
    return table.investigator(PEARL, at=other).token("bench", COACH)


def give(table: TableBuilder, *cards: str, number: int = 0) -> TableBuilder:
    """The first investigator, or another, has these possessions."""
    table.state.investigators[number].possessions += [table._take(each) for each in cards]
    return table


def bench(game: Played, number: int = 0) -> None:
    """Do one of the deeds."""
    answer(game, f"interact bench {number}")


def go_on(game: Played, until: str = "turn") -> None:
    """Take the first answer until another kind of question is asked."""
    while not game.over and asked(game).kind != until:
        answer(game, asked(game).options[0])


def packed() -> Box:
    """The box with the pack in it."""
    return the_box().with_packs([PACK])
