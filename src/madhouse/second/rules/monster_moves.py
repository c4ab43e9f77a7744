"""How monsters move: one space at a time, through Barricades and into Fire."""

from collections.abc import Callable, Sequence

from madhouse.engine.board.layout import joint_name
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.barricades import discard_barricade
from madhouse.second.rules.fire import burn_monster
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.monster_paths import (
    free_ways_of,
    kept_in_bounds,
    nearest_to,
    steps_away,
    steps_toward,
)
from madhouse.second.rules.skill_test import FACES, SIDES, SUCCESS
from madhouse.second.rules.water import stops_monster
from madhouse.second.things.state import Barricade, Investigator, Monster
from madhouse.second.things.table import Table

GOAL = form("toward {space}")
STEP = form("step to {space}")
PUSH = form("push it to {space}")
BREAKS = 2
"""So many successes destroy a Barricade (2e.barricade.monster-success)."""
SLOW = 1
"""So many spaces a slow monster moves in an activation."""

NextSpaces = Callable[[], tuple[str, ...]]


def goal_among(g: Table, monster: Monster, spaces: Sequence[str]) -> Rule[str | None]:
    """The space toward which, or away from which, a monster moves: the nearest of some, and of
    equals the one the group picks (2e.group.several-outcomes). None if it can reach none: then
    whatever needs a nearest does nothing (2e.conflict.no-path)."""
    near = tuple(dict.fromkeys(nearest_to(g, monster, tuple(spaces))))
    if not near:
        return None
    about: dict[str, Fact] = {"monster": monster.id}
    chosen = yield from decide_together(
        g, "monster-goal", GOAL.each(near), "2e.group.several-outcomes", about
    )
    return GOAL.ids(chosen)[0]


def move_toward(g: Table, scene: Scene, monster: Monster, goal: str, spaces: int) -> Rule[None]:
    """Move a monster closer to a space with every step (2e.toward.each-step)."""
    yield from walk(g, scene, monster, spaces, lambda: steps_toward(g, monster, goal))


def move_away(
    g: Table, scene: Scene, monster: Monster, goal: str, spaces: int, into: Sequence[str] = ()
) -> Rule[None]:
    """Move a monster farther from a space with every step (2e.away.each-step); if it can come to
    stand in one of the spaces it would rather be in, it does."""
    left = [spaces]

    def steps() -> tuple[str, ...]:
        open_to = steps_away(g, monster, goal)
        wanted = [each for each in open_to if _leads_into(g, monster, each, goal, left[0], into)]
        left[0] -= 1
        if wanted:
            return tuple(wanted)
        return () if g.state.monsters[monster.id] in into else open_to

    yield from walk(g, scene, monster, spaces, steps)


def _leads_into(
    g: Table, monster: Monster, space: str, goal: str, spaces: int, into: Sequence[str]
) -> bool:
    """Whether a step is one, or the first of several, into one of these spaces."""
    if not into or spaces < 1:
        return False
    if space in into:
        return True
    further = kept_in_bounds(g, monster, free_ways_of(g, monster).away(space, goal))
    return any(_leads_into(g, monster, each, goal, spaces - 1, into) for each in further)


def walk(g: Table, scene: Scene, monster: Monster, spaces: int, steps: NextSpaces) -> Rule[None]:
    """Take so many of the steps that are open, one at a time; without one the monster stops where
    it is and the rest of the movement is lost (2e.conflict.no-valid-step)."""
    slow = "slow" in g.kind(monster).abilities
    for _ in range(spaces):
        if monster.id in g.state.held or scene.halted or (slow and scene.moved >= SLOW):
            return
        open_to = steps()
        if not open_to:
            return
        about: dict[str, Fact] = {"monster": monster.id}
        chosen = yield from decide_together(
            g, "monster-step", STEP.each(open_to), "2e.group.several-outcomes", about
        )
        (space,) = STEP.ids(chosen)
        if not (yield from force_way(g, monster, space)):
            scene.halted = monster.provoked = True  # 2e.barricade.monster-fail
            return
        scene.moved += 1
        yield from enter_monster(g, monster, space)
        if monster not in g.app.monsters:
            return
        if g.extras.laid and stops_monster(g, monster):  # 2e.water.stops-movement
            scene.halted = True


def enter_monster(g: Table, monster: Monster, space: str) -> Rule[None]:
    """A monster comes to stand in a space; Fire hurts it (2e.fire.monster-damage-enter)."""
    g.state.monsters[monster.id] = space
    g.tell("monster-moved", ("2e.movement.one-at-a-time",), monster=monster.id, space=space)
    yield from burn_monster(g, monster, "2e.fire.monster-damage-enter")


# -- Barricades ----------------------------------------------------------------------------------


def force_way(g: Table, monster: Monster, space: str) -> Rule[bool]:
    """Break what blocks the way to a space (2e.barricade.monster-attempt); False if it holds.

    A monster that moves through walls heeds no Barricade (2e.movement.blocked-door).
    """
    here = g.state.monsters[monster.id]
    if space in free_ways_of(g, monster).steps[here]:
        return True
    for barricade in in_the_way(g, here, space):
        if not break_barricade(g, monster, barricade):
            return False
    yield from ()
    return True


def in_the_way(g: Table, here: str, there: str) -> list[Barricade]:
    """The Barricades between two spaces: on their door, or on a Secret Passage of either."""
    door = joint_name(here, there)
    on_door = [each for each in g.state.barricades if each.blocks == door]
    if on_door:
        return on_door
    ends = (here, there)
    return [each for each in g.state.barricades if each.blocks == "passage" and each.space in ends]


def break_barricade(g: Table, monster: Monster, barricade: Barricade) -> bool:
    """Roll the monster's brawn (2e.barricade.monster-three-steps, 2e.barricade.monster-pool); no
    card and no Clue changes these dice (2e.barricade.monster-no-reroll)."""
    dice = [FACES[side - 1] for side in g.roll_dice(g.kind(monster).brawn, SIDES)]
    broken = dice.count(SUCCESS) >= BREAKS
    g.tell(
        "barricade-rolled",
        ("2e.barricade.monster-success" if broken else "2e.barricade.monster-fail",),
        monster=monster.id,
        space=barricade.space,
        dice=[str(each) for each in dice],
        broken=broken,
    )
    if broken:
        discard_barricade(g, barricade)
    return broken


# -- moved by others -----------------------------------------------------------------------------


def push_monster(g: Table, who: Investigator, monster: Monster) -> Rule[None]:
    """An investigator moves a monster into a space that it could step into itself
    (2e.conflict.push-through-wall)."""
    if monster not in g.app.monsters:
        return
    here = g.state.monsters[monster.id]
    spaces = kept_in_bounds(g, monster, free_ways_of(g, monster).steps[here])
    if not spaces:
        return
    about: dict[str, Fact] = {"who": who.id, "monster": monster.id}
    rule = "2e.golden.component-beats-rules"
    chosen = yield from choose((who.seat,), "push-monster", PUSH.each(spaces), rule, about)
    yield from enter_monster(g, monster, PUSH.ids(chosen)[0])


def put_monster(g: Table, monster: Monster, space: str) -> Rule[None]:
    """A monster is moved to a specific space: taken off the board and put there
    (2e.movement.specific-space, 2e.conflict.specific-space-triggers)."""
    if space in g.places.room_of and g.state.monsters[monster.id] != space:
        yield from enter_monster(g, monster, space)
