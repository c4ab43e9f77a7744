"""Camp fires: an investigator beside one may burn the dead."""

from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.objective import check_objective
from madhouse.first.rules.corpse import CORPSE, discard_corpse
from madhouse.first.rules.room_features import features_at
from madhouse.first.things.plain_answers import DONE
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

CAMP_FIRE = "camp-fire"
BURN = "burn corpses"
ANOTHER = "burn another corpse"


def camp_fire_options(g: Table, who: Investigator) -> list[str]:
    """An action of its own (1e.action.feature, 1e.conflict.room-feature-action)."""
    return [] if against_burning(g, who) else [BURN]


def against_burning(g: Table, who: Investigator) -> str | None:
    """The rule against burning the dead: a camp fire and a corpse must share his space."""
    here = who.space
    able = features_at(g, CAMP_FIRE, here) and features_at(g, CORPSE, here)
    return None if able else "1e.camp-fire.burn-corpses"


def burn_at_camp_fire(g: Table, who: Investigator) -> Rule[None]:
    """One action discards as many corpses of the space as he likes, those with a name first.

    1e.camp-fire.burn-corpses, 1e.conflict.corpse-burn-count.
    """
    rule = "1e.camp-fire.burn-corpses"
    corpses = sorted(features_at(g, CORPSE, who.space), key=lambda each: not each.name)
    for number, corpse in enumerate(corpses, start=1):
        discard_corpse(g, corpse, rule)
        yield from check_objective(g)
        if number == len(corpses):
            return
        chosen = yield from choose(
            (who.player,), "burn-corpses", (ANOTHER, DONE), rule, {"who": who.id}
        )
        if chosen == DONE:
            return
