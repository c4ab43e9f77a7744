"""Moving monsters, space by space."""

from madhouse.engine.flow import Rule, choose
from madhouse.first.horror_tests import monster_enters
from madhouse.first.monsters import on_board
from madhouse.first.objective import check_objective
from madhouse.first.state import KEEPER, Monster
from madhouse.first.table import Table

STAY = "stay"


def move_monster(g: Table, foe: Monster, spaces: int, rule: str) -> Rule[None]:
    """The keeper moves it up to so many spaces, one at a time (1e.monster-move.space-by-space)."""
    for left in range(spaces, 0, -1):
        if foe.stun:  # 1e.stun.monster
            return
        options = (*(f"to {space}" for space in g.board.adjacent[foe.space]), STAY)
        about = {"monster": foe.id, "left": left}
        chosen = yield from choose((KEEPER,), "move-monster", options, rule, about)
        if chosen == STAY:
            return
        yield from monster_steps(g, foe, chosen.removeprefix("to "))
        if not on_board(g, foe):
            return


def monster_steps(g: Table, foe: Monster, space: str) -> Rule[None]:
    """One step: locks do not stop it, and those in a room it enters are frightened.

    1e.monster-move.doors-locks, 1e.horror-test.monster-enters. Those it leaves need not fear its
    return on the same turn (1e.horror-test.same-turn-return).
    """
    entered = g.board.room_of[space] != g.room_of(foe)
    if entered:
        for who in g.investigators_in(g.room_of(foe)):
            who.left_by.append(foe.id)
    foe.space = space
    g.tell("monster-moves", ("1e.monster-move.adjacent",), monster=foe.id, space=space)
    yield from check_objective(g)
    if entered:
        yield from monster_enters(g, foe)
