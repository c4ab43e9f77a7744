"""The board: tiles drawn as text, laid side by side, and what can be asked of the map they make."""

from madhouse.engine.board.board import Board
from madhouse.engine.board.doors import Door
from madhouse.engine.board.drawing import Drawing
from madhouse.engine.board.layout import Layout, LayoutError, Placement, RoomOnBoard
from madhouse.engine.board.plan import PlanError, read_plan
from madhouse.engine.board.tiles import RoomOnTile, Tile, TileSide

__all__ = [
    "Board",
    "Door",
    "Drawing",
    "Layout",
    "LayoutError",
    "Placement",
    "PlanError",
    "RoomOnBoard",
    "RoomOnTile",
    "Tile",
    "TileSide",
    "read_plan",
]
