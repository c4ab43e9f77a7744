"""Monster Skill Points, an optional rule: tokens with which the keeper strengthens his monsters."""

from collections.abc import Sequence

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.first.things.agreements import MONSTER_SKILL_POINTS
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table

LET_STAND = "let it stand"
REROLL = "spend a skill point on a new roll"
DRAW = "draw combat cards"
SPECIAL = "spend a skill point on its special attack"


def starting_tokens(agreements: Sequence[str], investigators: int) -> int:
    """One for each investigator player, to begin with (1e.option.monster-skill)."""
    return investigators if MONSTER_SKILL_POINTS in agreements else 0


def forced_reroll(
    g: Table, who: Investigator, attribute: Attribute, needs: int, roll: int
) -> Rule[int]:
    """After a roll in combat the keeper may have the die rolled anew; the new result counts.

    1e.option.monster-skill-reroll. It is asked for once, so the new roll stands
    (1e.option.monster-skill-reroll-once).
    """
    about: dict[str, Fact] = {
        "who": who.id,
        "attribute": attribute,
        "needs": needs,
        "roll": roll,
        "skill": g.keeper.skill,
    }
    rule = "1e.option.monster-skill-reroll"
    chosen = yield from choose((KEEPER,), "reroll", (LET_STAND, REROLL), rule, about)
    if chosen == LET_STAND:
        return roll
    _spend(g)
    again = g.roll(10)
    g.tell("rerolled", (rule,), who=who.id, attribute=attribute, first=roll, roll=again)
    return again


def special_instead(g: Table, foe: Monster, who: Investigator) -> Rule[bool]:
    """When a monster attacks the keeper may have its special attack instead of drawing cards
    (1e.option.monster-skill-special)."""
    about: dict[str, Fact] = {"who": who.id, "monster": foe.id, "skill": g.keeper.skill}
    chosen = yield from choose(
        (KEEPER,), "special-instead", (DRAW, SPECIAL), "1e.option.monster-skill-special", about
    )
    if chosen == DRAW:
        return False
    _spend(g)
    return True


def _spend(g: Table) -> None:
    """A token that was spent is gone (1e.option.monster-skill-finite)."""
    g.keeper.skill -= 1
    g.tell("keeper-skill", ("1e.option.monster-skill-finite",), left=g.keeper.skill)
