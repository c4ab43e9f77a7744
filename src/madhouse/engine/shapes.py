"""Shapes: cards, options and boards as plain data, for whoever shows them to a player."""

import msgspec

from madhouse.engine.board import Board
from madhouse.engine.decisions import Fact, Option

Stroke = tuple[tuple[float, float], tuple[float, float]]
"""From one point of the board to another, in cells."""


class CardText(msgspec.Struct, frozen=True):
    """A card in words."""

    id: str
    name: str
    kind: str  # item, spell, trauma, mythos, action, trait, clue, lock, obstacle, monster ...
    text: str  # what it does, from its data
    flavour: str
    numbers: dict[str, int] = {}  # printed on it: cost, awareness, horror, damage, health
    look: dict[str, str] = {}  # how it is drawn, as its author says


class OptionText(msgspec.Struct, frozen=True):
    """An option: the line that is sent back, what a player reads, and what it is about."""

    option: Option
    text: str
    verb: str = ""  # the form of the line: move, attack-with, end-turn ...
    names: dict[str, str] = {}  # the ids that it names, by what they are: space, card, monster ...
    detail: str = ""
    space: str = ""  # the space on the board it belongs to
    card: str = ""
    facts: dict[str, Fact] = {}  # what else a client may show: cost, odds, what seals an undo ...


class RoomShape(msgspec.Struct, frozen=True):
    """A room of the board."""

    id: str
    name: str
    spaces: list[str]
    outdoors: bool
    floor: str


class SpaceShape(msgspec.Struct, frozen=True):
    """A space: its cells and a point well inside it."""

    id: str
    room: str
    cells: list[tuple[int, int]]
    centre: tuple[float, float]
    near: list[str]  # the spaces one can step to


class DoorShape(msgspec.Struct, frozen=True):
    """A door: where it lies, and what it joins."""

    id: str
    line: Stroke  # from one jamb to the other
    spaces: list[str]
    out: bool
    sealed: bool


class BoardShape(msgspec.Struct, frozen=True):
    """A board as it is drawn, in cells from its top left corner."""

    width: int
    height: int
    rooms: list[RoomShape]
    spaces: list[SpaceShape]
    doors: list[DoorShape]
    lines: dict[str, list[Stroke]]  # walls, borders ...


def board_shape(board: Board) -> BoardShape:
    """A board, to be drawn."""
    cells = [cell for each in board.cells.values() for cell in each]
    return BoardShape(
        width=max(x for x, _ in cells) + 1,
        height=max(y for _, y in cells) + 1,
        rooms=[
            RoomShape(each.id, each.name, list(each.spaces), each.outdoors, each.floor)
            for each in board.rooms.values()
        ],
        spaces=[
            SpaceShape(
                space,
                board.room_of[space],
                list(board.cells[space]),
                board.centre(space),
                list(board.adjacent[space]),
            )
            for space in board.spaces
        ],
        doors=[_door_shape(board, name) for name in board.doors],
        lines={kind: [*runs] for kind, runs in board.lines.items()},
    )


def _door_shape(board: Board, name: str) -> DoorShape:
    door = board.doors[name]
    jambs = (door.segments[0][0], door.segments[-1][1])
    return DoorShape(door.name, jambs, list(door.spaces), door.out is not None, door.sealed)
