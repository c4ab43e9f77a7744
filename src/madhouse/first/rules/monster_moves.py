"""Moving monsters, space by space."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.deaths import Deaths, is_dead
from madhouse.first.acting.objective import check_objective
from madhouse.first.rules.barriers import force_door
from madhouse.first.rules.escape import LEAVE_BY
from madhouse.first.rules.horror_tests import monster_enters
from madhouse.first.rules.monster_exit import blocked_exits, exits, leave_house
from madhouse.first.rules.monsters import on_board
from madhouse.first.rules.named_monsters import steps_left
from madhouse.first.rules.paths import TO, blocked_doors, monster_paths
from madhouse.first.things.plain_answers import STAY
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table

FORCE = form("force {door}")


def move_monster(g: Table, foe: Monster, spaces: int, rule: str) -> Rule[None]:
    """The keeper moves it up to so many spaces, one at a time (1e.monster-move.space-by-space).

    It may try a blocked door; whatever comes of that is no step yet (1e.barrier.broken-continue).
    To leave the house by an outer door is a step, where the objective lets it.
    """
    left, deaths = spaces, Deaths(g)
    while left and on_board(g, foe) and can_move(g, foe):
        steps = TO.each(monster_paths(g, foe))
        steps += LEAVE_BY.each(exits(g, foe))
        tries = FORCE.each(_shut_doors(g, foe))
        at_most = steps_left(g, foe)
        about = {"monster": foe.id, "left": left if at_most is None else min(left, at_most)}
        chosen = yield from choose((KEEPER,), "move-monster", (*steps, *tries, STAY), rule, about)
        if chosen == STAY:
            break
        if step := TO.read(chosen):
            left -= 1
            with deaths:
                yield from monster_steps(g, foe, step["space"])
        elif way := FORCE.read(chosen):
            with deaths:
                yield from force_door(g, foe, way["door"])
        else:
            (door,) = LEAVE_BY.ids(chosen)
            leave_house(g, foe, door)
    deaths.settle()


def _shut_doors(g: Table, foe: Monster) -> tuple[str, ...]:
    """The doors that it could try."""
    return (*blocked_doors(g, foe.space), *blocked_exits(g, foe))


def against_forcing(g: Table, foe: Monster, door: str) -> str | None:
    """The rule against its trying a door: a barrier must be on it."""
    return None if door in _shut_doors(g, foe) else "1e.barrier.monster-attempt"


def can_move(g: Table, foe: Monster) -> bool:
    """Not while it is stunned, nor after a barrier has held it this turn (1e.stun.monster,
    1e.barrier.held-stops), nor farther than the story lets one with a name."""
    if foe.stun or foe.stopped:
        return False
    return not foe.name or steps_left(g, foe) != 0


def lead_monster(g: Table, who: Investigator, foe: Monster, spaces: int) -> Rule[None]:
    """An investigator moves it, where it could go by itself (1e.hiding.safer).

    What a barrier has stopped, only the keeper may not move (1e.barrier.held-stops).
    """
    rule = "1e.monster-move.space-by-space"
    for left in range(spaces, 0, -1):
        if foe.stun or not on_board(g, foe) or is_dead(g, who):
            return
        options = (*TO.each(monster_paths(g, foe)), STAY)
        about: dict[str, Fact] = {"who": who.id, "monster": foe.id, "left": left}
        chosen = yield from choose((who.player,), "lead-monster", options, rule, about)
        if chosen == STAY:
            return
        (space,) = TO.ids(chosen)
        yield from monster_steps(g, foe, space)


def monster_steps(g: Table, foe: Monster, space: str) -> Rule[None]:
    """One step: locks do not stop it, and those in a room it enters are frightened.

    1e.monster-move.doors-locks, 1e.horror-test.monster-enters. Those it leaves need not fear its
    return to that room on the same turn (1e.horror-test.same-turn-return).
    """
    room = g.room_of(foe)
    entered = g.board.room_of[space] != room
    if entered:
        for who in g.investigators_in(room):
            who.left_by.append((foe.id, room))
    foe.space = space
    foe.walked += 1
    g.tell("monster-moves", ("1e.monster-move.adjacent",), monster=foe.id, space=space)
    deaths = Deaths(g)
    with deaths:
        yield from check_objective(g)
    if entered and on_board(g, foe):
        with deaths:
            yield from monster_enters(g, foe)
    deaths.settle()
