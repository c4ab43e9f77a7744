"""Possessions: Items and Spells, gained and discarded, dropped and picked up."""

from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def gain_named(g: Table, who: Investigator, name: str) -> str | None:
    """Claim a copy of a named Item or Spell, faceup (2e.gain.item-condition); of a Spell a random
    one (2e.gain.spell). None if no copy is left (2e.conflict.exhausted-supply)."""
    if who.eliminated:
        return None
    spell = name in g.box.spells
    pool = g.state.spells if spell else g.state.items
    fronts = g.box.fronts
    left = [copy for copy in pool if fronts[copy] == name]
    if not left:
        g.tell("none-left", ("2e.limits.all-others-limited",), card=name)
        return None
    copy = left[0]
    if spell and len(left) > 1:
        copy = left[g.random.below(len(left))]  # 2e.spell.random-copy
        g.seal()
    pool.remove(copy)
    g.lay_before(who, who.possessions, copy)
    g.tell("gained", ("2e.gain.item-condition",), who=who.id, card=name)
    return copy


def discard_possession(g: Table, who: Investigator, copy: str) -> None:
    """A discarded Item or Spell goes back to the deck it came from (2e.discard.cards), and nobody
    knows any more which copy of a Spell it is (2e.spell.deck-backs-secret)."""
    if copy in g.extras.keys:
        g.tell("kept-by-key", ("2e.key.no-discard",), who=who.id, card=g.box.front(copy))
        return
    if copy in standing(g, who, "safe_from", (), Scene(who, purpose="discard")):
        return  # 2e.golden.cannot-is-absolute
    who.possessions.remove(copy)
    if copy in who.flipped:
        who.flipped.remove(copy)
    who.spent.pop(copy, None)
    _put_back(g, copy)
    g.tell("discarded", ("2e.discard.cards",), who=who.id, card=g.box.front(copy))


def discard_lying(g: Table, space: str, copy: str) -> None:
    """The same of a card that lies in a space."""
    cards = g.state.dropped[space]
    cards.remove(copy)
    if not cards:
        del g.state.dropped[space]
    if copy in g.state.flipped:
        g.state.flipped.remove(copy)
    for who in g.state.investigators:
        who.spent.pop(copy, None)
    _put_back(g, copy)


def _put_back(g: Table, copy: str) -> None:
    g.state.seen.pop(copy, None)  # of a Spell among the others nobody knows which it is
    if copy in g.box.elixir_copies:
        g.extras.elixirs.append(copy)  # 2e.elixir.discard
        return
    pool = g.state.spells if copy in g.box.spell_copies else g.state.items
    pool.append(copy)


def has_card(g: Table, who: Investigator, name: str) -> bool:
    """Whether an investigator has a copy of the card."""
    return any(g.box.front(copy) == name for copy in who.possessions)
