"""Placing monsters: a random figure of the kind, its token unseen."""

from collections.abc import Sequence

from madhouse.engine.flow import Rule, choose_among
from madhouse.engine.forms import form
from madhouse.first.rules.horror_tests import monster_enters
from madhouse.first.rules.monsters import kill_monster, monster_name
from madhouse.first.rules.named_monsters import extra_health
from madhouse.first.things.plain_answers import LEAVE
from madhouse.first.things.state import KEEPER, Monster
from madhouse.first.things.table import Table

SPACE = form("{space}")
KILL = form("kill {monster}")


def place_named(g: Table, name: str, rooms: Sequence[str]) -> Rule[None]:
    """Put a named monster of the story in a space the keeper chooses of the rooms."""
    kind = g.story.named[name].kind
    assert kind is not None  # the story is checked as it is loaded
    yield from place_monster(g, kind, rooms, name)


def place_monster(g: Table, kind: str, rooms: Sequence[str], name: str = "") -> Rule[None]:
    """Put a monster in a space the keeper chooses of the rooms (1e.monster-place.room-only).

    The figure is picked blind (1e.monster-place.random-figure); when all of the kind are on the
    board the keeper may kill one to use its figure (1e.limit.monster-replace), and for one that
    has a name he must: the story cannot do without it.
    """
    left = yield from figure_left(g, kind, must=bool(name))
    if not left:
        return
    spaces = [space for room in rooms for space in g.board.rooms[room].spaces]
    space = yield from choose_among(
        (KEEPER,), "place-monster", spaces, SPACE, "1e.monster-place.room-only", {"kind": kind}
    )
    yield from put_on_board(g, kind, space, name)


def figure_left(g: Table, kind: str, must: bool = False) -> Rule[bool]:
    """Whether a figure of the kind can be had; the keeper may, or must, kill one for it."""
    if not unused_figures(g, kind):
        yield from (_free_figure if must else _perhaps_replace)(g, kind)
    if unused_figures(g, kind):
        return True
    g.tell("no-figure", ("1e.limit.monster-figures",), kind=kind)
    return False


def put_on_board(g: Table, kind: str, space: str, name: str = "") -> Rule[None]:
    """A figure picked blind comes to the space, and those in the room are frightened."""
    figure = g.random.pick(unused_figures(g, kind))
    g.state.monsters_placed += 1
    extra = extra_health(g, name) if name else 0
    monster = Monster(g.state.monsters_placed, kind, figure, space, name=name, extra_health=extra)
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
    chosen = yield from choose_among(
        (KEEPER,),
        "replace-figure",
        [*_nameless(g, kind), None],
        lambda m: LEAVE if m is None else KILL(monster_name(m)),
        "1e.limit.monster-replace",
        {"kind": kind},
    )
    if chosen is not None:
        yield from kill_monster(g, chosen)


def _free_figure(g: Table, kind: str) -> Rule[None]:
    """The keeper kills one of the kind for one that has a name and must come."""
    if those := _nameless(g, kind):
        chosen = yield from choose_among(
            (KEEPER,),
            "free-figure",
            those,
            lambda m: KILL(monster_name(m)),
            "1e.limit.monster-replace",
            {"kind": kind},
        )
        yield from kill_monster(g, chosen)


def _nameless(g: Table, kind: str) -> list[Monster]:
    return [foe for foe in g.state.monsters if foe.kind == kind and not foe.name]
