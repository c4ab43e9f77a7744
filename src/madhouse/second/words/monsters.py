"""Words of monsters: what is so of one, and how cards hide from them or draw them."""

from typing import Literal

import msgspec

from madhouse.engine import clauses
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.rules.features import number_in
from madhouse.second.rules.monster_paths import water_spaces
from madhouse.second.things.monsters import Ability, Family
from madhouse.second.things.references import KindId
from madhouse.second.things.table import Table
from madhouse.second.words.base import Condition, PeoplesCondition, Standing, the_monster


class MonsterIs(Condition, frozen=True):
    """The monster is of one of these kinds or of a class, or has an ability."""

    kinds: tuple[KindId, ...] = ()
    ability: Ability | None = None
    family: Family | None = msgspec.field(default=None, name="class")

    def holds(self, g: Table, scene: Scene) -> bool:
        monster = the_monster(scene)
        card = g.kind(monster)
        has = self.ability is None or self.ability in card.abilities
        belongs = self.family is None or self.family == card.family
        return has and belongs and (not self.kinds or monster.kind in self.kinds)


class AttackedThisRound(Condition, frozen=True):
    """An investigator attacked the monster this round."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return the_monster(scene).attacked


class MonsterIn(PeoplesCondition, frozen=True):
    """The monster stands in a space with water, Darkness or Fire, with a token that packs lay, or
    in the rain."""

    what: Literal["water", "darkness", "fire", "rain", "rift", "overgrowth", "rubble", "restraint"]

    def holds(self, g: Table, scene: Scene) -> bool:
        space = g.state.monsters.get(the_monster(scene).id)
        match self.what:
            case "water":
                return space in water_spaces(g)
            case "darkness":
                return space in g.state.darkness
            case "fire":
                return space in g.state.fire
            case "rain":
                return space is not None and "rain" in g.places.tags[g.places.room_of[space]]
            case feature:
                return space is not None and number_in(g, feature, space) > 0


class MonsterHere(PeoplesCondition, frozen=True):
    """The monster stands in your space."""

    def holds(self, g: Table, scene: Scene) -> bool:
        you = scene.you
        return you is not None and g.state.monsters.get(the_monster(scene).id) == you.space


class InvestigatorThere(PeoplesCondition, frozen=True):
    """An investigator of whom something is so stands in the monster's space."""

    about = "given"
    given: tuple[clauses.Condition, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        space = g.state.monsters.get(the_monster(scene).id)
        people = g.investigators_at(space) if space else []
        return any(all_hold(g, Scene(who, scene.monster), self.given) for who in people)


class Unnoticed(Standing, frozen=True):
    """Monsters do not count you as nearest while another is in range of them."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class DrawsMonsters(Standing, frozen=True):
    """Monsters count you as nearest, wherever you are."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class NeedNotEvade(Standing, frozen=True):
    """You need not evade such monsters."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class Spared(Standing, frozen=True):
    """Monsters do not attack you."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True
