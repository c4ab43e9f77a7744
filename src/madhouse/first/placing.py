"""Placing monsters: a random figure of the kind, its token unseen."""

from collections.abc import Sequence

from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.first.horror_tests import monster_enters
from madhouse.first.monsters import kill_monster, monster_name
from madhouse.first.state import KEEPER, Monster
from madhouse.first.table import Table

NO_KILL = "leave it"


def place_monster(
    g: Table, kind: str, rooms: Sequence[str], name: str = "", extra_health: int = 0
) -> Rule[None]:
    """Put a monster in a space the keeper chooses of the rooms (1e.monster-place.room-only).

    The figure is picked blind (1e.monster-place.random-figure); when all of the kind are on the
    board the keeper may kill one to use its figure (1e.limit.monster-replace).
    """
    left = yield from figure_left(g, kind)
    if not left:
        return
    spaces = [space for room in rooms for space in g.board.rooms[room].spaces]
    space = yield from choose(
        (KEEPER,), "place-monster", spaces, "1e.monster-place.room-only", {"kind": kind}
    )
    yield from put_on_board(g, kind, space, name, extra_health)


def figure_left(g: Table, kind: str) -> Rule[bool]:
    """Whether a figure of the kind can be had; the keeper may kill one for it."""
    if not unused_figures(g, kind):
        yield from _perhaps_replace(g, kind)
    if unused_figures(g, kind):
        return True
    g.tell("no-figure", ("1e.limit.monster-figures",), kind=kind)
    return False


def put_on_board(
    g: Table, kind: str, space: str, name: str = "", extra_health: int = 0
) -> Rule[None]:
    """A figure picked blind comes to the space, and those in the room are frightened."""
    figure = g.random.pick(unused_figures(g, kind))
    g.state.monsters_placed += 1
    monster = Monster(
        g.state.monsters_placed, kind, figure, space, name=name, extra_health=extra_health
    )
    g.state.monsters.append(monster)
    g.show(g.token_id(monster), g.keeper_bit)
    g.tell(
        "monster-placed",
        ("1e.monster-place.random-figure",),
        monster=monster.id,
        kind=kind,
        space=space,
        name=name,
    )
    yield from monster_enters(g, monster)


def unused_figures(g: Table, kind: str) -> list[int]:
    """The figures of a kind that are not on the board (1e.limit.monster-figures)."""
    on_board = {monster.figure for monster in g.state.monsters if monster.kind == kind}
    return [figure for figure in range(len(g.state.tokens[kind])) if figure not in on_board]


def _perhaps_replace(g: Table, kind: str) -> Rule[None]:
    """The keeper may kill one of the kind to free its figure; a named one stays."""
    those: list[Monster | None] = [m for m in g.state.monsters if m.kind == kind and not m.name]
    chosen = yield from choose_among(
        (KEEPER,),
        "replace-figure",
        [*those, None],
        lambda m: NO_KILL if m is None else f"kill {monster_name(m)}",
        "1e.limit.monster-replace",
        {"kind": kind},
    )
    if chosen is not None:
        yield from kill_monster(g, chosen)
