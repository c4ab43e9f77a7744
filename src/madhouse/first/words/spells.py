"""Words of spells and tomes: gaining a spell, and what keeps a monster out."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.rules import spells
from madhouse.first.rules.monsters import on_board
from madhouse.first.things.references import SpellId
from madhouse.first.things.table import Table
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
