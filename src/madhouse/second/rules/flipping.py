"""Conditions that are flipped: the hidden back is seen by all, and resolved."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def flip_condition(g: Table, who: Investigator, name: str) -> Rule[None]:
    """Flip a Condition that an investigator has, and do what its back says."""
    copy = next((each for each in who.conditions if g.box.front(each) == name), None)
    back = None if copy is None else g.box.condition_back(copy)
    if copy is None or back is None:
        return
    g.show(copy)
    g.tell(
        "condition-flipped",
        ("2e.condition.double-sided",),
        who=who.id,
        condition=name,
        back=back.id,
    )
    yield from run_all(g, Scene(who, card=copy), back.do)
