"""Negating tests: each success prevents one Damage or one Horror."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.harm import suffer
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.table import Table

PREVENT = form("prevent {number} damage")


def suffer_unless_negated(
    g: Table, scene: Scene, skill: Skill, damage: int, horror: int, *, facedown: bool
) -> Rule[None]:
    """Test the skill; each success prevents one (2e.test.negates), and for each the investigator
    chooses which kind (2e.negates.choice)."""
    who = scene.you
    if who is None or who.eliminated:
        return
    scene.enough, scene.negates = damage + horror, True
    prevented = yield from g.hands.test(g, scene, TestOf(skill))
    prevented = min(prevented, damage + horror)
    fewest, most = max(0, prevented - horror), min(prevented, damage)
    about: dict[str, Fact] = {"who": who.id, "prevented": prevented}
    options = [PREVENT(number) for number in range(most, fewest - 1, -1)]
    chosen = yield from choose((who.seat,), "negate", options, "2e.negates.choice", about)
    (of_damage,) = PREVENT.ids(chosen)
    spared = {"damage": int(of_damage), "horror": prevented - int(of_damage)}
    if prevented:
        g.tell("prevented", ("2e.test.negates",), who=who.id, **spared)
    left = damage - spared["damage"], horror - spared["horror"]
    yield from suffer(g, who, *left, facedown=facedown, cause=scene)
