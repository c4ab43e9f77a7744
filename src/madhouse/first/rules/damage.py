"""Damage to investigators, and healing it."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.reactions import at_moment
from madhouse.first.rules.harm import reduced
from madhouse.first.rules.killed import kill_unless_saved
from madhouse.first.rules.trauma import trauma_window
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def damage(g: Table, who: Investigator, amount: int, rule: str) -> Rule[None]:
    """Each damage lowers health by 1; at 0 he is killed (1e.damage.reduces-health,
    1e.damage.killed-at-zero). A survivor may be given an injury."""
    amount = yield from reduced(g, who, amount, "damage", rule)
    if amount <= 0:
        return
    who.damage += amount
    left = g.health(who)
    g.tell("damage", (rule, "1e.damage.reduces-health"), who=who.id, amount=amount, left=left)
    if left <= 0:
        yield from kill_unless_saved(g, who, "1e.damage.killed-at-zero")
    yield from trauma_window(g, who, "injury")
    yield from at_moment(g, who, "damaged")


def heal_damage(g: Table, who: Investigator, amount: int) -> int:
    """Take damage tokens off the Character card (1e.heal.remove-tokens); how many there were."""
    healed = min(amount, who.damage)
    if healed:
        who.damage -= healed
        g.tell("healed", ("1e.heal.remove-tokens",), who=who.id, amount=healed)
    return healed
