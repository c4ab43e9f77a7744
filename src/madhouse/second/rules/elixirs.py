"""Elixirs: a possession while faceup; flipped, a back that nobody knew, and no possession."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def gain_elixir(g: Table, who: Investigator, name: str = "") -> str | None:
    """Claim a random copy, art side up (2e.elixir.random-copy), of one name or of any; None if no
    copy is left (2e.conflict.exhausted-supply)."""
    deck, fronts = g.extras.elixirs, g.box.fronts
    left = [copy for copy in deck if not name or fronts[copy] == name]
    if who.eliminated or not left:
        g.tell("none-left", ("2e.limits.all-others-limited",), card=name)
        return None
    copy = left[g.random.below(len(left))]
    g.seal()
    deck.remove(copy)
    g.lay_before(who, who.possessions, copy)
    g.tell("gained", ("2e.elixir.random-copy",), who=who.id, card=fronts[copy])
    return copy


def drink(g: Table, who: Investigator, copy: str, scene: Scene) -> Rule[None]:
    """Flip an Elixir: its back is seen by all and resolved at once (2e.elixir.flip-resolve). From
    now on it is no possession (2e.elixir.facedown-no-possession), and unless its back discards it,
    what stands there holds. Cards and scenarios may wait for that, or do something instead of what
    the back says."""
    who.possessions.remove(copy)
    g.lay_before(who, g.extras.drunk.setdefault(who.id, []), copy)
    g.show(copy)
    card, back = g.box.elixirs[g.box.front(copy)], g.elixir_back(copy)
    number = card.backs.index(back)
    rule = "2e.elixir.flip-resolve"
    g.tell("elixir-flipped", (rule,), who=who.id, card=card.id, back=number)
    g.extras.drinks[who.id] = drinks_of(g, who) + 1
    yield from at_moment(g, who, "elixir-drunk")
    if who.eliminated or (yield from at_moment(g, who, "elixir-back")):
        return
    scene.card = copy
    yield from run_all(g, scene, back.do)


def drinks_of(g: Table, who: Investigator) -> int:
    """How many Elixirs an investigator has drunk."""
    return g.extras.drinks.get(who.id, 0)


def pour_away(g: Table, who: Investigator, copy: str) -> None:
    """A facedown Elixir that is discarded returns to its deck (2e.elixir.discard), where nobody
    knows its back (2e.elixir.deck-backs-secret)."""
    drunk = g.extras.drunk[who.id]
    drunk.remove(copy)
    if not drunk:
        del g.extras.drunk[who.id]
    g.state.seen.pop(copy, None)
    g.extras.elixirs.append(copy)
    g.tell("discarded", ("2e.elixir.discard",), who=who.id, card=g.box.front(copy))
