"""Lost in Time and Space: off the board, out of reach of everything, and how one comes back.

The card itself is data; here stands what the rules say of whoever has it.
"""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.app.tokens import space_of
from madhouse.second.rules.conditions import become, lose_condition
from madhouse.second.rules.features import RIFT, spaces_with
from madhouse.second.rules.nowhere import LOST, be_found, is_lost
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

RETURN = form("return to {space}")


def become_lost(g: Table, who: Investigator, rule: str = "2e.rift.lost-condition") -> Rule[None]:
    """Gain the card, and be gone. Where no copy of it is left nobody is
    (2e.conflict.exhausted-conditions)."""
    if LOST in g.box.conditions:
        g.tell("rift-opens", (rule,), who=who.id, space=who.space)
        yield from become(g, who, LOST)


def come_back(g: Table, who: Investigator, *, anywhere: bool = False) -> Rule[None]:
    """Discard the card and stand in a space with a Rift, or where all began; or anywhere."""
    if not is_lost(g, who):
        return
    rifts, laid = spaces_with(g, RIFT), g.places.spaces
    spaces = [space for space in laid if anywhere or space in rifts]
    start = space_of(g, g.scenario.start)
    options = RETURN.each(dict.fromkeys([*spaces, start] if start in laid else spaces))
    if not options:
        return
    about: dict[str, Fact] = {"who": who.id}
    rule = "2e.conflict.lost-condition-undefined"
    chosen = yield from choose((who.seat,), "return", options, rule, about)
    (space,) = RETURN.ids(chosen)
    be_found(g, who, space)
    lose_condition(g, who, LOST)
