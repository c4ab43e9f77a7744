"""Effects at the same time: the group chooses the order in which they are resolved."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.lying import lying
from madhouse.second.acting.reactions import at_moment, ready, seen_from
from madhouse.second.rules.group import decide_together
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

FIRST = form("first {investigator}")


def everybody_at_moment(g: Table, moment: str) -> Rule[None]:
    """Everybody's cards do what they wait for; where those of several would at once, the group says
    whose come first (2e.group.simultaneous-effects)."""
    left = g.playing if moment in g.index.waiting else []
    while left:
        now = [who.id for who in left if _would_act(g, who, moment)] or [left[0].id]
        rule = "2e.group.simultaneous-effects"
        chosen = yield from decide_together(g, "order", FIRST.each(now), rule)
        (name,) = FIRST.ids(chosen)
        who = g.investigator(name)
        left.remove(who)
        yield from at_moment(g, who, moment)


def _would_act(g: Table, who: Investigator, moment: str) -> bool:
    """Whether a card before an investigator has something to do at this moment."""
    return moment in (g.voices.get(who.id) or g.listen(who)) and any(
        name not in who.used and ready(g, seen_from(None, card, who), clause)
        for card in lying(g, who)
        for name, clause in g.index.limited(card, moment)
    )
