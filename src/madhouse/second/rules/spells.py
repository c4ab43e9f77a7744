"""Spells: cast, then flipped; the back is resolved at once, and most are passed on."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.rules.possessions import discard_possession
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def still_here(g: Table, who: Investigator, side: str) -> str:
    """The side that was in use before a question: in an imagined game the hidden copies may have
    been dealt anew meanwhile, and another copy of the Spell lies in its place."""
    hidden = side in g.box.spell_copies or side in g.box.elixir_copies
    if side in who.possessions or not hidden:
        return side
    name = g.box.front(side)
    return next((copy for copy in who.possessions if g.box.front(copy) == name), side)


def resolve_back(g: Table, who: Investigator, copy: str, scene: Scene) -> Rule[None]:
    """Flip a Spell: its back is seen by all and resolved at once (2e.flip.spell,
    2e.spell.flip-resolve)."""
    if copy in who.flipped:
        rest(g, who, copy)
        return
    spell, back = g.box.spells[g.box.front(copy)], g.spell_back(copy)
    who.flipped.append(copy)
    g.show(copy)
    g.tell(
        "spell-flipped",
        ("2e.spell.flip-resolve",),
        who=who.id,
        card=spell.id,
        back=spell.backs.index(back),
    )
    scene.card = copy
    yield from run_all(g, scene, back.do)


def rest(g: Table, who: Investigator, copy: str) -> None:
    """A Spell is turned faceup again and stays; whoever saw its back remembers it."""
    if copy in who.flipped:
        who.flipped.remove(copy)
        g.tell("spell-rests", ("2e.flip.stays",), who=who.id, card=g.box.front(copy))


def pass_on(g: Table, who: Investigator, copy: str) -> None:
    """Discard a Spell and gain another copy of it (2e.spell.flip-typical), each of the others as
    likely; the one just discarded is left out (2e.conflict.another-copy)."""
    if copy not in who.possessions:
        return
    name = g.box.front(copy)
    discard_possession(g, who, copy)
    others = [each for each in g.state.spells if g.box.front(each) == name and each != copy]
    if not others or who.eliminated:
        return
    drawn = others[g.random.below(len(others))] if len(others) > 1 else others[0]
    g.seal()
    g.state.spells.remove(drawn)
    g.lay_before(who, who.possessions, drawn)
    g.tell("gained", ("2e.spell.flip-typical",), who=who.id, card=name)


def gain_random_spell(g: Table, who: Investigator, names: list[str]) -> str | None:
    """Gain a Spell of one of these names, each name as likely (2e.random.equal-chance)."""
    left = [n for n in names if any(g.box.front(copy) == n for copy in g.state.spells)]
    if not left or who.eliminated:
        return None
    name = left[g.random.below(len(left))] if len(left) > 1 else left[0]
    g.seal()
    return name
