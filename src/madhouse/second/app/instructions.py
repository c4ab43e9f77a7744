"""Instructions that the app draws: read aloud, then resolved in the order in which they stand."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.testing import resolve_test
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table


def resolve_instruction(
    g: Table, scene: Scene, text: Instruction, monster: Monster, kind: str
) -> Rule[bool]:
    """Effects, a test with what passing or failing it brings, and what follows in any case
    (2e.test.independent-text); True if the test was passed."""
    g.tell("instruction", (), monster=monster.id, purpose=kind, text=g.box.number_of(text))
    if g.hands.only_reads(text):
        return True
    yield from run_all(g, scene, text.do)
    passed = yield from resolve_test(g, scene, text)
    yield from run_all(g, scene, text.then)
    return passed
