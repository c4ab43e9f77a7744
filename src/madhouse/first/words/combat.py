"""Words of combat: the keywords of Combat cards and special attacks."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.reactions import at_moment
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.acting.standing import standing
from madhouse.first.rules.combat import special_attack
from madhouse.first.rules.drop import put_down
from madhouse.first.rules.monsters import deal_damage, monster_damages, on_board, stun_monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, the_monster, you


class DealDamage(Verb, frozen=True):
    """The monster takes damage, on top of what it has (1e.keyword.deal-damage)."""

    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            yield from hurt(g, scene, self.amount, "1e.keyword.deal-damage")


class DealWeaponDamage(Verb, frozen=True):
    """The monster takes the damage of the weapon in use (1e.keyword.deal-weapon-damage)."""

    plus: int = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        weapon = g.box.items[scene.weapon].weapon if scene.weapon else None
        if weapon is not None and on_board(g, scene.monster):
            amount = weapon.damage + self.plus
            rule = "1e.keyword.deal-weapon-damage"
            yield from hurt(g, scene, amount, rule)


def hurt(g: Table, scene: Scene, amount: int, rule: str) -> Rule[None]:
    """Damage to the monster, with what the cards of whoever deals it add before and do after."""
    who, foe = scene.you, the_monster(scene)
    if who is None:
        yield from deal_damage(g, foe, amount, rule)
        return
    occasion = scene.occasion = scene.occasion or Occasion(rule)
    occasion.amount = standing(g, who, "damage_dealt", amount, scene)
    yield from at_moment(g, who, "deals-damage", scene)
    yield from deal_damage(g, foe, occasion.amount, rule)
    yield from at_moment(g, who, "monster-damaged" if on_board(g, foe) else "monster-killed", scene)


class MonsterDamagesYou(Verb, frozen=True):
    """You take the monster's damage value (1e.keyword.monster-damages-you)."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            rule = "1e.keyword.monster-damages-you"
            yield from monster_damages(g, the_monster(scene), you(scene), rule)


class MonsterSpecialAttack(Verb, frozen=True):
    """The monster makes its special attack (1e.combat.special-attack)."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            yield from special_attack(g, the_monster(scene), you(scene))


class StunMonster(Verb, frozen=True):
    """The monster gets stun tokens."""

    tokens: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            stun_monster(g, the_monster(scene), self.tokens)
        yield from ()


class DropWeapon(Verb, frozen=True):
    """The weapon in use falls on the room's pile (1e.keyword.drop-weapon)."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if scene.weapon not in who.cards:
            return
        if not (yield from at_moment(g, who, "would-drop-weapon", scene)):
            put_down(g, who, scene.weapon, "1e.keyword.drop-weapon")


class NoEffect(Verb, frozen=True):
    """Nothing happens (1e.keyword.no-effect)."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        g.tell("no-effect", ("1e.keyword.no-effect",), card=scene.card)
        yield from ()
