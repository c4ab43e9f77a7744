"""Words of spells and tomes: gaining a spell, and what holds a monster or draws it near."""

from madhouse.engine.flow import Rule, choose
from madhouse.first import spells
from madhouse.first.monster_moves import monster_steps
from madhouse.first.monsters import on_board
from madhouse.first.paths import monster_paths
from madhouse.first.references import SpellId
from madhouse.first.scene import Scene
from madhouse.first.state import KEEPER
from madhouse.first.table import Table
from madhouse.first.words.base import Verb, the_monster, you


class GainSpell(Verb, frozen=True):
    """You take a Spell card of this type (1e.spell.gain-top, 1e.exploration.tome)."""

    spell: SpellId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        spells.gain_spell(g, you(scene), self.spell, "1e.exploration.tome")
        yield from ()


class KeepSpell(Verb, frozen=True):
    """A spell just cast stays with you; for the moment `spell-goes`, instead of its exchange."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        g.tell("spell-kept", ("1e.spell.discard-redraw",), who=you(scene).id)
        yield from ()


class MonsterKeptOut(Verb, frozen=True):
    """The monster may not enter your space this round."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            foe, who = the_monster(scene), you(scene)
            foe.kept_from.append(who.id)
            g.tell("kept-out", ("1e.open.card-overrides",), monster=foe.id, who=who.id)
        yield from ()


class MonsterApproaches(Verb, frozen=True):
    """The monster moves toward you, each step by a shortest way that the keeper picks."""

    spaces: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        foe, who = the_monster(scene), you(scene)
        rule = "1e.monster-move.space-by-space"
        for left in range(self.spaces, 0, -1):
            far = g.board.distance(foe.space, who.space) or 0
            nearer = [s for s in monster_paths(g, foe) if _steps(g, s, who.space) < far]
            if foe.stun or not nearer or not on_board(g, foe):
                return
            options = [f"to {space}" for space in nearer]
            about = {"monster": foe.id, "left": left}
            chosen = yield from choose((KEEPER,), "move-monster", options, rule, about)
            yield from monster_steps(g, foe, chosen.removeprefix("to "))


def _steps(g: Table, space: str, goal: str) -> int:
    steps = g.board.distance(space, goal)
    return len(g.board.spaces) if steps is None else steps
