"""Health and sanity: Wounded, Insane, and eliminated the second time."""

from madhouse.engine.flow import NOTHING, Rule
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.conditions import become
from madhouse.second.rules.eliminated import eliminate
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

WOUNDED, INSANE = "wounded", "insane"


def look_at_limits(g: Table, who: Investigator) -> Rule[None]:
    """See whether Damage has reached health, or Horror sanity; again after facedown cards are gone
    (2e.conflict.wounded-still-full)."""
    if who.eliminated or not (_over(g, who, "damage") or _over(g, who, "horror")):
        return NOTHING
    return _beyond_limits(g, who)


def _beyond_limits(g: Table, who: Investigator) -> Rule[None]:
    while not who.eliminated and _over(g, who, "damage"):
        yield from _too_much_damage(g, who)
    while not who.eliminated and _over(g, who, "horror"):
        yield from _too_much_horror(g, who)


def damage_left(g: Table, who: Investigator) -> int:
    """How much more Damage reaches health; faceup and facedown cards count together
    (2e.wounded.threshold)."""
    return g.box.investigators[who.id].health - len(who.damage) - len(who.damage_facedown)


def _over(g: Table, who: Investigator, kind: str) -> bool:
    """Faceup and facedown cards count together (2e.wounded.threshold, 2e.insane.threshold)."""
    card = g.box.investigators[who.id]
    if kind == "damage":
        return damage_left(g, who) <= 0
    return len(who.horror) + len(who.horror_facedown) >= card.sanity


def _too_much_damage(g: Table, who: Investigator) -> Rule[None]:
    if who.wounded:  # 2e.wounded.second-time
        yield from eliminate(g, who, "damage")
        return
    if (yield from at_moment(g, who, "would-be-wounded", Scene(who))):
        return
    who.wounded = True
    g.tell("wounded", ("2e.wounded.effect",), who=who.id)
    yield from become(g, who, WOUNDED)
    _discard_facedown(g, who.damage_facedown, g.state.damage_deck)


def _too_much_horror(g: Table, who: Investigator) -> Rule[None]:
    if who.insane:  # 2e.insane.second-time
        yield from eliminate(g, who, "horror")
        return
    who.insane = True
    g.tell("insane", ("2e.insane.effect",), who=who.id)
    yield from become(g, who, INSANE)
    _discard_facedown(g, who.horror_facedown, g.state.horror_deck)


def _discard_facedown(g: Table, cards: list[str], deck: list[str]) -> None:
    """Facedown cards go back into their deck; faceup ones stay."""
    deck += cards
    cards.clear()
    g.shuffle(deck)
