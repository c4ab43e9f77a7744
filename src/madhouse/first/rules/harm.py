"""Harm: damage and horror, what cards take off them, healing, and who has no sanity left."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.first.acting.reactions import at_moment
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.acting.standing import standing
from madhouse.first.rules.killed import kill_unless_saved
from madhouse.first.rules.trauma import trauma_window
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

TAKEN = {"damage": "damage_taken", "horror": "horror_taken"}
COMING = {"damage": "would-take-damage", "horror": "would-take-horror"}


def reduced(
    g: Table, who: Investigator, amount: int, kind: Literal["damage", "horror"], rule: str
) -> Rule[int]:
    """How much is left of it when his cards have answered and acted."""
    amount = standing(g, who, TAKEN[kind], amount)
    moment = COMING[kind]
    if amount <= 0 or moment not in g.index.waiting:
        return amount
    scene = Scene(who)
    scene.occasion = Occasion(rule, amount)
    replaced = yield from at_moment(g, who, moment, scene)
    return 0 if replaced else scene.occasion.amount


def damage(g: Table, who: Investigator, amount: int, rule: str) -> Rule[None]:
    """Each damage lowers health by 1; at 0 he is killed (1e.damage.reduces-health,
    1e.damage.killed-at-zero). A survivor may be given an injury."""
    amount = yield from reduced(g, who, amount, "damage", rule)
    if amount <= 0:
        return
    who.damage += amount
    left = max(0, g.health(who))
    g.tell("damage", (rule, "1e.damage.reduces-health"), who=who.id, amount=amount, left=left)
    if not left:
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


def horror(g: Table, who: Investigator, amount: int, rule: str) -> Rule[None]:
    """Each horror lowers sanity by 1, never below 0 (1e.horror.reduces-sanity, 1e.horror.floor).

    At 0 he is insane, not dead; whoever would gain horror then may be given an insanity as if he
    had (1e.horror.insane-at-zero, 1e.horror.insane-would-gain).
    """
    amount = yield from reduced(g, who, amount, "horror", rule)
    if amount <= 0:
        return
    yield from _suffer(g, who, amount, rule)


def lose_sanity(g: Table, who: Investigator, amount: int, rule: str) -> Rule[None]:
    """Horror that nothing takes off and nothing heals; at 0 sanity it is some of what he has."""
    who.scars = min(who.scars + amount, g.box.investigators[who.id].sanity)
    g.tell("sanity-lost", (rule,), who=who.id, amount=amount)
    yield from _suffer(g, who, amount, rule)


def _suffer(g: Table, who: Investigator, amount: int, rule: str) -> Rule[None]:
    taken = min(amount, g.sanity(who))
    who.horror += taken
    left = g.sanity(who)
    g.tell("horror", (rule, "1e.horror.reduces-sanity"), who=who.id, amount=taken, left=left)
    if taken and not left:
        g.tell("insane", ("1e.horror.insane-at-zero",), who=who.id)
    yield from trauma_window(g, who, "insanity")
    yield from at_moment(g, who, "horrified")


def insane(g: Table, who: Investigator) -> bool:
    """Insane only while his sanity is 0 (1e.horror.sane-again)."""
    return g.sanity(who) == 0


def heal_horror(g: Table, who: Investigator, amount: int) -> int:
    """Take horror tokens off the Character card (1e.heal.remove-tokens); how many there were."""
    healed = min(amount, who.horror - who.scars)
    if healed:
        who.horror -= healed
        g.tell("calmed", ("1e.heal.remove-tokens",), who=who.id, amount=healed)
    return healed
