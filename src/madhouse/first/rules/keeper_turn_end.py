"""The end of the keeper's turn: all is done, and whoever counts figures and lamps counts now."""

from contextlib import suppress

from madhouse.engine.flow import Killed, Rule
from madhouse.first.acting.objective import check_objective
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.acting.verbs import run_all
from madhouse.first.things.moments import KEEPER_TURN_ENDS
from madhouse.first.things.table import Table


def keeper_turn_end(g: Table) -> Rule[str]:
    """What house rules wait for comes first, then the objective is looked at."""
    yield from table_moment(g, KEEPER_TURN_ENDS)
    with suppress(Killed):
        yield from check_objective(g)
    return "round"


def table_moment(g: Table, moment: str) -> Rule[None]:
    """What the house rules do at a moment of the whole table: once, and 'you' is nobody."""
    waiting = g.index.waiting.get(moment)
    if waiting is None:
        return
    for name in [each for each in g.state.rules if each in waiting]:
        for clause in g.index.moments(name, moment):
            scene = Scene(card=name)
            if name in g.state.rules and all_hold(g, scene, clause.given):
                with suppress(Killed):
                    yield from run_all(g, scene, clause.do)
