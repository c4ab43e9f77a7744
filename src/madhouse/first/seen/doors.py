"""Doors: which of them stand open in the picture of the house, which every seat sees alike."""

from functools import lru_cache

from madhouse.engine.board import Board
from madhouse.first.rules.barriers import BARRIER
from madhouse.first.things.state import SETUP, State


def open_doors(state: State, board: Board) -> tuple[str, ...]:
    """One stands open where somebody has been, unless a lock lies there or a barrier blocks it.

    No rule asks for it; before the first turn neither side sees what the other has laid out.
    """
    if state.stage == SETUP:
        return ()
    known = {name for name, room in state.rooms.items() if room.explored}
    known |= {board.room_of[who.space] for who in state.investigators}
    locked = {name for name, room in state.rooms.items() if room.lock}
    blocked = {each.door for each in state.features if each.kind == BARRIER}
    return tuple(
        [
            door
            for door, rooms in _inner_doors(board)
            if not rooms.isdisjoint(known) and rooms.isdisjoint(locked) and door not in blocked
        ]
    )


@lru_cache(maxsize=64)
def _inner_doors(board: Board) -> tuple[tuple[str, frozenset[str]], ...]:
    """Every door that somebody may pass inside the house, and the rooms that it joins."""
    return tuple(
        (name, frozenset(board.room_of[space] for space in door.spaces))
        for name, door in board.doors.items()
        if door.out is None and not door.sealed
    )
