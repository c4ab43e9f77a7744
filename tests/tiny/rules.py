"""A tiny edition, made for tests: one visitor, one room, one decision."""

from typing import ClassVar

import msgspec

from madhouse.engine.board import Board, Layout, Placement, Tile
from madhouse.engine.board.tiles import RoomOnTile, TileSide
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.edition import Edition, Progress
from madhouse.engine.flow import GameOver, Rule, choose
from madhouse.engine.game import Game
from madhouse.engine.rng import Random, keyed
from madhouse.engine.state import Result, State
from madhouse.engine.table import Table

NAME = "tiny"
STORY = "one-candle"
VISITOR = "visitor"
LIGHT, GO = "light the candle", "go home"
CANDLE = "candle"

PLAN = """
+---+---+---+
| a   a   a |
+   +   +   +
| a   a   a |
+   +   +   +
| a   a   a |
+---+---+---+
"""
CELLAR = Tile("cellar", "small", {"a": TileSide({"Cellar": RoomOnTile(("a",))}, PLAN.strip("\n"))})
BOARD = Board.build([CELLAR], Layout((Placement("cellar", "a", (0, 0)),)))


class TinyState(State, array_like=True, kw_only=True):
    """What lies on the table: nothing that is not in every state, and a candle."""

    lit: bool = False


class TinyView(msgspec.Struct, frozen=True):
    """All may know everything."""

    seats: list[Seat]
    waiting: list[Seat]
    round: int
    lit: bool
    result: Result | None


def evening(g: Table[TinyState]) -> Rule[str]:
    """The one decision."""
    g.tell("round", round=1)
    g.tell("arrived", card=CANDLE)
    chosen = yield from choose((VISITOR,), "candle", (LIGHT, GO))
    g.state.lit = chosen == LIGHT
    g.tell("decided", lit=g.state.lit)
    raise GameOver(VISITOR if g.state.lit else "nobody", "lit" if g.state.lit else "dark")


class TinyEdition(Edition[TinyState, TinyView]):
    """The tiny edition as the driver sees it."""

    name = NAME
    stages: ClassVar = {"evening": evening}
    story_id = STORY
    content_version = "1"

    def __init__(self) -> None:
        super().__init__(TinyState)

    def table(self, state: TinyState) -> Table[TinyState]:
        return Table(state)

    def view(
        self,
        table: Table[TinyState],
        seat: Seat,
        asked: Decision | None,
        waiting: list[Seat],
    ) -> TinyView:
        state = table.state
        return TinyView(list(state.seats), waiting, 1, state.lit, state.result)

    def redeal(self, table: Table[TinyState], seat: Seat, random: Random) -> None:
        """Nothing is hidden."""

    def progress(self, state: TinyState) -> Progress:
        return Progress(1, setting_up=False)

    def laid_board(self, state: TinyState) -> Board:
        return BOARD


EDITION = TinyEdition()


def begin(header: Header) -> Game[TinyState, TinyView]:
    """A game from its header."""
    state = TinyState(version=1, random=keyed(header.source), stage="evening", seats=[VISITOR])
    return Game(EDITION, header.position or EDITION.encode(state), header)
