"""Paths: where a figure can go with one step, by lines and doors, by ladder or by vent."""

from madhouse.engine.board import Board
from madhouse.engine.forms import form
from madhouse.first.rules.named_monsters import may_go, steps_left
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table

TO = form("to {space}")
CLIMBS = {"humanoid": "ladder", "beast": "vent"}
"""What each class of monster can move by (1e.ladder.others-barred, 1e.vent.others-barred)."""


def paths(g: Table, figure: Investigator | Monster) -> tuple[str, ...]:
    """The spaces one step away: no door that a barrier blocks, every other space of a ladder or
    vent that the figure can use.

    1e.barrier.no-passage, 1e.ladder.adjacent, 1e.vent.adjacent; where a space is next to another
    for anything but movement, the board alone is asked (1e.conflict.ladder-vent-scope).
    """
    if not g.state.features:
        return g.board.adjacent[figure.space]
    near = open_board(g).adjacent[figure.space]
    marker = "ladder" if isinstance(figure, Investigator) else CLIMBS.get(g.kind(figure).klass)
    marked = [each.space for each in g.state.features if each.kind == marker]
    if figure.space not in marked:
        return near
    return tuple(dict.fromkeys((*near, *(space for space in marked if space != figure.space))))


def no_way(g: Table, figure: Investigator | Monster, space: str) -> str | None:
    """The rule by which no step leads a figure to a space."""
    if space in paths(g, figure):
        return None
    board, here = g.board, figure.space
    door = board.door(here, space)
    if door is not None and door in blocked_doors(g, here):
        return "1e.barrier.no-passage"
    if door is not None and board.doors[door].sealed:
        return "1e.move.sealed-door"
    if board.room_of[here] == board.room_of[space]:
        return "1e.move.one-space"
    return "1e.move.adjacent-line-or-door"


def monster_paths(g: Table, foe: Monster) -> tuple[str, ...]:
    """Where a monster can go: not against its nature, nor to those whom a spell keeps it from."""
    spaces = paths(g, foe)
    if not (foe.name or foe.kept_from):
        return spaces
    return tuple(space for space in spaces if _kept_back(g, foe, space) is None)


def against_monster_step(g: Table, foe: Monster, space: str) -> str | None:
    """The rule against a monster's step to a space; a sealed door is a wall to it."""
    rule = no_way(g, foe, space)
    if rule is None:
        return _kept_back(g, foe, space)
    return "1e.monster-move.walls" if rule == "1e.move.sealed-door" else "1e.monster-move.adjacent"


def _kept_back(g: Table, foe: Monster, space: str) -> str | None:
    """Whether it has gone far enough, or its nature or a spell keeps it from there."""
    goes = not foe.name or (steps_left(g, foe) != 0 and may_go(g, foe, space))
    if goes and not any(each.id in foe.kept_from for each in g.investigators_at(space)):
        return None
    return "1e.open.card-overrides"


def ways_out(g: Table, space: str) -> tuple[str, ...]:
    """The outer doors of a space that no barrier blocks."""
    return open_board(g).ways_out.get(space, ())


def blocked_doors(g: Table, space: str) -> list[str]:
    """The doors of a space that lead on to another, but for a barrier."""
    if not g.state.features:
        return []
    board, open_now = g.board, open_board(g).adjacent[space]
    doors = (board.door(space, near) for near in board.adjacent[space] if near not in open_now)
    return [door for door in doors if door is not None]


def open_board(g: Table) -> Board:
    """The board as the barriers leave it."""
    blocked = frozenset(each.door for each in g.state.features if each.door)
    return g.board.blocked(blocked) if blocked else g.board
