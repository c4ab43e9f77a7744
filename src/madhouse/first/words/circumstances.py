"""Words for the circumstances of an investigator: where he is, what he has, who is near."""

from functools import cache

from madhouse.first.acting.scene import Scene
from madhouse.first.rules.darkness import ignores_darkness, in_darkness
from madhouse.first.things.cards import CardType, MonsterClass, WeaponWord
from madhouse.first.things.references import ItemId, RoomId
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, you


class RoomNamed(Condition, frozen=True):
    """You are in a room whose name includes this (1e.mythos.partial-name)."""

    part: str

    def holds(self, g: Table, scene: Scene) -> bool:
        return in_name(self.part, g.board.rooms[g.room_of(you(scene))].name)


@cache
def in_name(part: str, name: str) -> bool:
    """Whether a room's name includes this, however it is written."""
    return part.lower() in name.lower()


class InRoom(Condition, frozen=True):
    """You are in this room."""

    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.room_of(you(scene)) == self.room


class InDarkness(Condition, frozen=True):
    """You are in a dark room and do not ignore darkness (1e.darkness.ignore-untargetable)."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return in_darkness(g, you(scene))


class IgnoringDarkness(Condition, frozen=True):
    """You ignore darkness, wherever you are."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return ignores_darkness(g, you(scene))


class HasDamage(Condition, frozen=True):
    """You have damage."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).damage > 0


class AloneInRoom(Condition, frozen=True):
    """No other investigator is in your room."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return len(g.investigators_in(g.room_of(you(scene)))) == 1


class Carrying(Condition, frozen=True):
    """You carry this card."""

    card: ItemId

    def holds(self, g: Table, scene: Scene) -> bool:
        return self.card in you(scene).cards


class CarryingType(Condition, frozen=True):
    """You carry a card of this type."""

    type: CardType

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(self.type in g.box.items[card].types for card in you(scene).cards)


class CarryingWeapon(Condition, frozen=True):
    """You carry a weapon with this word in its type."""

    word: WeaponWord

    def holds(self, g: Table, scene: Scene) -> bool:
        weapons = [g.box.items[card].weapon for card in you(scene).cards]
        return any(weapon is not None and self.word in weapon.kind for weapon in weapons)


class ClassInRoom(Condition, frozen=True):
    """A monster of this class is in your room."""

    klass: MonsterClass

    def holds(self, g: Table, scene: Scene) -> bool:
        foes = g.monsters_in(g.room_of(you(scene)))
        return any(g.kind(foe).klass == self.klass for foe in foes)


class RanThisRound(Condition, frozen=True):
    """You have used a Run since the last keeper turn."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).ran


class ShotThisRound(Condition, frozen=True):
    """You have attacked with a ranged weapon since the last keeper turn."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).shot


class NoMonsterInSpace(Condition, frozen=True):
    """No monster shares your space."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return not g.monsters_at(you(scene).space)
