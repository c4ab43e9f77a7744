"""Words of harm and healing: what a card does to the investigator it speaks to."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.reactions import at_moment, reacted
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.rules.harm import damage, heal_damage, heal_horror, horror, lose_sanity
from madhouse.first.rules.killed import kill_unless_saved
from madhouse.first.rules.stun import become_stunned
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, you


class TakeDamage(Verb, frozen=True):
    """You take damage (1e.keyword.take-damage)."""

    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from damage(g, you(scene), self.amount, "1e.keyword.take-damage")


class TakeHorror(Verb, frozen=True):
    """You take horror (1e.keyword.take-horror)."""

    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from horror(g, you(scene), self.amount, "1e.keyword.take-horror")


class BecomeStunned(Verb, frozen=True):
    """You get stun tokens."""

    tokens: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        become_stunned(g, you(scene), self.tokens)
        yield from ()


class BeKilled(Verb, frozen=True):
    """You are killed, whatever health you have."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from kill_unless_saved(g, you(scene), "1e.open.card-overrides")


class LoseSanity(Verb, frozen=True):
    """You lose sanity for good: you take horror that cannot be healed."""

    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from lose_sanity(g, you(scene), self.amount, "1e.open.card-overrides")


class HealDamage(Verb, frozen=True):
    """You lose damage tokens, or all of them."""

    amount: int | Literal["all"] = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        given = you(scene).damage if self.amount == "all" else self.amount
        amount = yield from more_healing(g, scene, given)
        healed = heal_damage(g, you(scene), amount)
        yield from was_healed(g, scene, healed, "damage-healed")


class HealHorror(Verb, frozen=True):
    """You lose horror tokens."""

    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        amount = yield from more_healing(g, scene, self.amount)
        healed = heal_horror(g, you(scene), amount)
        yield from was_healed(g, scene, healed, "horror-healed")
        if healed and g.sanity(you(scene)) == healed:
            yield from at_moment(g, you(scene), "sane-again")


def more_healing(g: Table, scene: Scene, amount: int) -> Rule[int]:
    """What the cards of the healer make of it: of whoever uses the card that heals."""
    healer = g.played_by(scene.chooser) or you(scene)
    healing = Scene(you(scene))
    healing.occasion = Occasion(amount=amount)
    deaths = Deaths(g)
    yield from reacted(g, healer, "heals", deaths, healing)
    deaths.settle(you(scene))
    return healing.occasion.amount


def was_healed(g: Table, scene: Scene, healed: int, moment: str) -> Rule[None]:
    """What the cards of the one who was healed do about it."""
    if healed:
        here = Scene(you(scene))
        here.occasion = Occasion(amount=healed)
        yield from at_moment(g, you(scene), moment, here)


class DiscardSkillPoint(Verb, frozen=True):
    """You lose a skill point, if you have one."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return you(scene).skill > 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if who.skill:
            who.skill -= 1
            g.tell("skill-lost", ("1e.skill.starting",), who=who.id, left=who.skill)
        yield from ()
