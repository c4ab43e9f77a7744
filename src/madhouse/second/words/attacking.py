"""Words of attacks: damage by the weapon, by successes; what a weapon says of itself."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.lying import card_itself
from madhouse.second.acting.scene import Scene, successes
from madhouse.second.app.drawer import heal, hurt
from madhouse.second.rules.attack import deal, weapon_damage
from madhouse.second.rules.monster_moves import push_monster
from madhouse.second.things.references import KindId
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table
from madhouse.second.words.base import (
    PeoplesCondition,
    PeoplesVerb,
    Standing,
    the_monster,
    you,
)


class DealWeaponDamage(PeoplesVerb, frozen=True):
    """The monster suffers the weapon's damage, more or less, but at least 1; one of another kind in
    its space may step in front of it."""

    outlives = True
    plus: int = 0
    borne_by: tuple[KindId, ...] = ()

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = self.bearer(g, the_monster(scene))
        damage = max(1, weapon_damage(g, scene) + self.plus)
        yield from deal(g, scene, monster, damage)

    def bearer(self, g: Table, monster: Monster) -> Monster:
        """The monster that suffers it."""
        space = g.state.monsters.get(monster.id)
        if space is None or not self.borne_by:
            return monster
        others = [each for each in g.monsters_at(space) if each is not monster]
        return next((each for each in others if each.kind in self.borne_by), monster)


class DealSuccesses(PeoplesVerb, frozen=True):
    """The monster suffers damage equal to the successes."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from deal(g, scene, the_monster(scene), successes(scene))


class HitMonster(PeoplesVerb, frozen=True):
    """The monster suffers damage; or each monster in the space that is spoken of."""

    outlives = True
    damage: int
    each_there: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if not self.each_there:
            yield from deal(g, scene, the_monster(scene), self.damage)
            return
        for monster in g.monsters_at(scene.space):
            yield from hurt(g, monster, self.damage, scene)


class HealMonster(PeoplesVerb, frozen=True):
    """The monster loses damage: so much, or all that it has suffered."""

    outlives = True
    damage: int = 0  # none: all

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        before = monster.damage
        heal(g, monster, self.damage or before)
        scene.carried_out = scene.carried_out or monster.damage < before
        yield from ()


class PushMonster(PeoplesVerb, frozen=True):
    """You move the monster into a space it could step into."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from push_monster(g, you(scene), the_monster(scene))


class WithThis(PeoplesCondition, frozen=True):
    """You attack with this card."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(scene.weapon) and card_itself(scene.card) == card_itself(scene.weapon)


class Unarmed(PeoplesCondition, frozen=True):
    """You attack with nothing."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return not scene.weapon


class DealtDamage(PeoplesCondition, frozen=True):
    """The attack has dealt damage."""

    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.dealt >= self.at_least


class WeaponDamage(Standing, frozen=True):
    """The damage of this weapon is more, or is another one."""

    plus: int = 0
    to: int | None = None

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return (value if self.to is None else self.to) + self.plus


class CannotAttack(Standing, frozen=True):
    """You cannot attack so: with this card, with such Items, against such monsters."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True
