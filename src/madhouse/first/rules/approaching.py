"""Approaching: a monster comes nearer to an investigator, step by step."""

from madhouse.engine.flow import Rule, choose
from madhouse.first.rules.monster_moves import can_move, monster_steps
from madhouse.first.rules.monsters import on_board
from madhouse.first.rules.paths import TO, monster_paths
from madhouse.first.things.plain_answers import STAY
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table


def approach(
    g: Table, foe: Monster, who: Investigator, spaces: int, may_stay: bool = False
) -> Rule[None]:
    """It moves toward him, each step by a shortest way that the keeper picks; perhaps not all of
    them."""
    rule = "1e.monster-move.space-by-space"
    for left in range(spaces, 0, -1):
        if not on_board(g, foe) or not can_move(g, foe):
            return
        far = g.board.distance(foe.space, who.space) or 0
        nearer = [s for s in monster_paths(g, foe) if _steps(g, s, who.space) < far]
        if not nearer:
            return
        options = TO.each(nearer) + [STAY] * may_stay
        about = {"monster": foe.id, "left": left}
        chosen = yield from choose((KEEPER,), "move-monster", options, rule, about)
        if chosen == STAY:
            return
        (space,) = TO.ids(chosen)
        yield from monster_steps(g, foe, space)


def _steps(g: Table, space: str, goal: str) -> int:
    steps = g.board.distance(space, goal)
    return len(g.board.spaces) if steps is None else steps
