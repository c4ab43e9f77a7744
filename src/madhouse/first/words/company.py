"""Words for how an investigator is, who is with him, and what is in use against whom."""

from madhouse.first.acting.scene import Scene
from madhouse.first.rules.harm import insane
from madhouse.first.rules.movement import reachable, steps_left
from madhouse.first.things.cards import MonsterClass, WeaponWord
from madhouse.first.things.references import MonsterId
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, you


class Stunned(Condition, frozen=True):
    """You are stunned."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).stun > 0


class Insane(Condition, frozen=True):
    """You are insane."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return insane(g, you(scene))


class HasHorror(Condition, frozen=True):
    """You have horror."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).horror > 0


class HealthAtMost(Condition, frozen=True):
    """You have so little health."""

    health: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.health(you(scene)) <= self.health


class SanityAtMost(Condition, frozen=True):
    """You have so little sanity."""

    sanity: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.sanity(you(scene)) <= self.sanity


class MovedTwice(Condition, frozen=True):
    """You have taken, or lost, both Movement Steps of this turn."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).moved >= 2


class HasMovementStep(Condition, frozen=True):
    """You have a Movement Step left this turn."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return steps_left(you(scene)) > 0


class AnotherInSpace(Condition, frozen=True):
    """Another investigator is in your space."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return len(g.investigators_at(you(scene).space)) > 1


class SharesSpace(Condition, frozen=True):
    """The other investigator whom it concerns is in your space, or it is you."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.target is None or scene.target.space == you(scene).space


class Outdoors(Condition, frozen=True):
    """You are outdoors."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.board.rooms[g.room_of(you(scene))].outdoors


class MonsterInSpace(Condition, frozen=True):
    """A monster of this kind is in your space."""

    kind: MonsterId

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(foe.kind == self.kind for foe in g.monsters_at(you(scene).space))


class MonsterBeside(Condition, frozen=True):
    """A monster is in a space that you could step into."""

    def holds(self, g: Table, scene: Scene) -> bool:
        near = reachable(g, you(scene)) if g.state.monsters else ()
        return any(foe.space in near for foe in g.state.monsters)


class MonsterOf(Condition, frozen=True):
    """The monster is of this class."""

    klass: MonsterClass

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.monster is not None and g.kind(scene.monster).klass == self.klass


class MonsterIs(Condition, frozen=True):
    """The monster is of one of these kinds."""

    kinds: tuple[MonsterId, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.monster is not None and scene.monster.kind in self.kinds


class MonsterInDark(Condition, frozen=True):
    """The monster is in a dark room."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.monster is not None and g.room(g.room_of(scene.monster)).dark


class UsingThis(Condition, frozen=True):
    """This card is the weapon in use."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(scene.weapon) and scene.weapon in (scene.this, scene.card)


class WeaponIs(Condition, frozen=True):
    """A weapon with this word in its type is in use."""

    word: WeaponWord

    def holds(self, g: Table, scene: Scene) -> bool:
        item = g.box.items.get(scene.weapon)
        return item is not None and item.weapon is not None and self.word in item.weapon.kind
