"""Words of harm and healing: what a card does to the investigator it speaks to."""

from madhouse.engine.flow import Rule
from madhouse.first.damage import damage, heal_damage
from madhouse.first.horror import heal_horror, horror
from madhouse.first.killed import kill
from madhouse.first.scene import Scene
from madhouse.first.stun import become_stunned
from madhouse.first.table import Table
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
        yield from kill(g, you(scene), "1e.open.card-overrides")


class HealDamage(Verb, frozen=True):
    """You lose damage tokens."""

    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        heal_damage(g, you(scene), self.amount)
        yield from ()


class HealHorror(Verb, frozen=True):
    """You lose horror tokens."""

    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        heal_horror(g, you(scene), self.amount)
        yield from ()


class DiscardSkillPoint(Verb, frozen=True):
    """You lose a skill point, if you have one."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if who.skill:
            who.skill -= 1
            g.tell("skill-lost", ("1e.skill.starting",), who=who.id, left=who.skill)
        yield from ()
