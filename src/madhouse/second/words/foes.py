"""Words of what a card does to monsters: struck together, held, driven off, drawn nearer."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose_among
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import heal, spawn
from madhouse.second.rules.monster_moves import move_away, move_toward
from madhouse.second.things.references import KindId
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, Condition, PeoplesVerb, you

LURE = form("lure {monster}")
PASS_OVER = form("pass over {monster}")


class HealMonsters(AppVerb, frozen=True):
    """Each monster of some kinds loses damage: so much, or all that it has suffered."""

    kinds: tuple[KindId, ...]
    damage: int = 0  # none: all

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for monster in g.app.monsters:
            if monster.kind in self.kinds:
                heal(g, monster, self.damage or monster.damage)
        yield from ()


class HoldMonster(PeoplesVerb, frozen=True):
    """The monster cannot move in the next monster step."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if scene.monster is not None and scene.monster in g.app.monsters:
            g.state.held.append(scene.monster.id)
            g.tell("monster-held", (), monster=scene.monster.id)
        yield from ()


class PassOver(PeoplesVerb, frozen=True):
    """A monster within range, of your choice, does not activate in the next monster step."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(g.monsters_in_range(you(scene).space))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        near = g.monsters_in_range(who.space)
        if not near:
            return
        about: dict[str, Fact] = {"who": who.id}
        monster = yield from choose_among(
            (who.seat,), "pass-over", near, lambda each: PASS_OVER(each.id), "", about
        )
        g.extras.passed_over.append(monster.id)
        g.tell("will-be-passed-over", (), monster=monster.id)


class SpawnBeside(PeoplesVerb, frozen=True):
    """A monster of a kind comes in your space."""

    kind: KindId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from spawn(g, self.kind, you(scene).space)


class DriveOff(PeoplesVerb, frozen=True):
    """Each monster of some kinds within range moves away from you."""

    outlives = True
    kinds: tuple[KindId, ...]
    spaces: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        here = you(scene).space
        for monster in g.monsters_in_range(here):
            if monster.kind in self.kinds and monster in g.app.monsters:
                yield from move_away(g, Scene(monster=monster), monster, here, self.spaces)


class Lure(PeoplesVerb, frozen=True):
    """A monster within range moves toward you."""

    spaces: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        near = g.monsters_in_range(who.space)
        if not near:
            return
        about: dict[str, Fact] = {"who": who.id}
        monster = yield from choose_among(
            (who.seat,), "lure", near, lambda each: LURE(each.id), "", about
        )
        yield from move_toward(g, Scene(monster=monster), monster, who.space, self.spaces)


class MonsterThere(Condition, frozen=True):
    """The monster of this scene is still on the board."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.monster is not None and scene.monster in g.app.monsters
