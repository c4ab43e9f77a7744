"""Flames: what it is worth to put Fire out, and to lay it where a monster stands."""

from madhouse.second.players.fighting import kill_worth
from madhouse.second.players.harm import Danger, weight
from madhouse.second.players.situation import Outlook
from madhouse.second.seen.views import InvestigatorView, MonsterView

UNBURNT = frozenset({"flying", "phasing"})
"""Abilities of monsters that no Fire hurts."""
BURNS_FOR = 2
"""Damage that a monster takes of Fire laid under it, more or less."""
BESIDE = 0.7
"""Of Fire beside one, the part that matters."""
AMONG_US = 9.0
SPREADS = 1.5
"""What is against any Fire at all."""


def dousing_worth(situation: Outlook, who: InvestigatorView, beside: int) -> float:
    """What it is worth to put out the Fire where somebody stands, and so many beside it; with the
    last of it nothing spreads any more."""
    fire, weights = situation.view.fire, situation.weights
    here = who.space in fire
    near = min(beside, sum(space in fire for space in situation.places.beside[who.space]))
    worth = near * weights.fire * BESIDE
    if here:
        worth += weights.fire + 2 * weight(who, "damage", weights)  # now, and with the next deed
    return worth + weights.fire if here + near == len(fire) else worth


def kindling_worth(situation: Outlook, danger: Danger, space: str) -> float:
    """What Fire in a space is worth: it hurts who stands there, and it is in our way."""
    if space in situation.view.fire:
        return -SPREADS
    foes = [each for each in situation.monsters_at.get(space, ()) if _burns(situation, each)]
    worth = sum(_scorched(situation, danger, each) for each in foes)
    ours = sum(who.space == space for who in situation.playing)
    tokens = sum(space in spaces for spaces in situation.token_spaces.values())
    return worth - AMONG_US * ours - tokens - SPREADS


def _burns(situation: Outlook, monster: MonsterView) -> bool:
    return UNBURNT.isdisjoint(situation.house.kind(monster.kind).abilities)


def _scorched(situation: Outlook, danger: Danger, monster: MonsterView) -> float:
    left = max(1, monster.health - monster.damage)
    return kill_worth(situation, danger, monster) * min(1.0, BURNS_FOR / left)
