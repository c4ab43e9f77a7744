"""What a monster does that can carry out nothing of its text: it comes nearer."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.monster_moves import goal_among, move_toward
from madhouse.second.rules.monster_targets import nearest_spaces
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table

SPACES = 2


def fall_back(g: Table, scene: Scene, monster: Monster) -> Rule[None]:
    """Move toward the nearest investigator, unless the monster has done something of its text."""
    if scene.carried_out or monster not in g.app.monsters:
        return
    g.tell("falls-back", (), monster=monster.id)
    goal = yield from goal_among(g, monster, nearest_spaces(g, monster))
    if goal is not None:
        yield from move_toward(g, scene, monster, goal, SPACES)
