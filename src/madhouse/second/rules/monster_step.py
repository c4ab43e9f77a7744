"""The monster step: the app activates each monster in turn."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import draw_text, texts_of, watches
from madhouse.second.app.events import after_monsters
from madhouse.second.app.instructions import resolve_instruction
from madhouse.second.rules.fire import burn_monster
from madhouse.second.rules.monster_approach import fall_back
from madhouse.second.rules.restraints import held_by_restraint
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table


def monster_step(g: Table) -> Rule[str]:
    """Activate the next monster (2e.monster-step.activates-each); when none is left the app goes on
    by itself (2e.monster-step.auto-advance)."""
    monster = next((each for each in g.app.monsters if not each.activated), None)
    if monster is None:
        for each in g.app.monsters:
            each.activated = False
        g.state.held.clear()
        g.extras.passed_over.clear()
        yield from after_monsters(g)
        return "horror"
    monster.activated = True
    yield from activate(g, monster)
    return "monsters"


def activate(g: Table, monster: Monster) -> Rule[None]:
    """A monster moves and attacks as the text drawn for it says (2e.monster.activate)."""
    g.tell("activates", ("2e.monster-step.activates-each",), monster=monster.id)
    yield from burn_monster(g, monster, "2e.fire.monster-damage-start")
    if g.app.fire:
        yield from g.hands.carried_out(g)
    if monster not in g.app.monsters:
        return
    if watches(g, monster):
        g.tell("watches", (), monster=monster.id)
        return
    if monster.id in g.extras.passed_over:
        g.tell("passed-over", ("2e.golden.component-beats-rules",), monster=monster.id)
        return
    scene = Scene(monster=monster, purpose="activation")
    if g.extras.laid:
        scene.halted = yield from held_by_restraint(g, monster)
    text = yield from draw_text(g, *texts_of(g, monster, "activate"), scene)
    yield from resolve_instruction(g, scene, text, monster, "activate")
    yield from fall_back(g, scene, monster)
    yield from g.hands.carried_out(g)
