"""Possessions that change hands: given, dropped and picked up; each keeps the side it shows."""

from madhouse.second.acting.lying import card_itself, shown_sides, side_lying
from madhouse.second.things.compound_ids import WITH_KEY
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def give(g: Table, giver: Investigator, taker: Investigator, copy: str, rule: str) -> None:
    """One investigator's possession becomes another's (2e.trade.give, 2e.steal.take)."""
    g.lay_before(taker, taker.possessions, copy)
    if _lay_down(giver, copy):
        taker.flipped.append(copy)
    _take_over_uses(g, taker, copy)
    g.tell("given", (rule,), who=giver.id, to=taker.id, card=g.box.front(copy))


def drop(g: Table, who: Investigator, copy: str) -> None:
    """A possession is put into its owner's space (2e.drop.in-space)."""
    g.state.dropped.setdefault(who.space, []).append(copy)
    if _lay_down(who, copy):
        g.state.flipped.append(copy)
    g.tell("dropped", ("2e.drop.in-space",), who=who.id, space=who.space, card=g.box.front(copy))


def pick_up(g: Table, who: Investigator, copy: str) -> None:
    """What lies in a space is claimed, faceup (2e.pick-up.claims); a flipped Item still shows the
    side it showed (2e.conflict.pick-up-side)."""
    lying = g.state.dropped[who.space]
    lying.remove(copy)
    if not lying:
        del g.state.dropped[who.space]
    g.lay_before(who, who.possessions, copy)
    if copy in g.state.flipped:
        g.state.flipped.remove(copy)
        who.flipped.append(copy)
    _take_over_uses(g, who, copy)
    g.tell("picked-up", ("2e.pick-up.claims",), who=who.id, card=g.box.front(copy))


def named_here(g: Table, who: Investigator) -> dict[str, str]:
    """An investigator's possessions by what all see of them: the card, and its side if flipped.

    Copies that look alike are one; which of them it is makes no difference to anybody.
    """
    faces, copies = g.box.faces, who.possessions
    if g.extras.keys:
        return {face_shown(g, side): card_itself(side) for side in reversed(shown_sides(who))}
    if who.flipped:
        sides = zip(reversed(shown_sides(who)), reversed(copies), strict=True)
        return {faces[side]: copy for side, copy in sides}
    return {faces[copy]: copy for copy in reversed(copies)}


def named_lying(g: Table, space: str) -> dict[str, str]:
    """The same of what lies in a space."""
    lying = g.state.dropped.get(space)
    if not lying:
        return {}
    return {face_shown(g, side_lying(g, copy)): copy for copy in reversed(lying)}


def face_shown(g: Table, side: str) -> str:
    """What all see of a card: its side, and whether a Key token lies on it."""
    face = g.box.face(side)
    return face + WITH_KEY if g.extras.keys and card_itself(side) in g.extras.keys else face


def _lay_down(who: Investigator, copy: str) -> bool:
    """It is no longer theirs; True if it shows its back."""
    who.possessions.remove(copy)
    if copy not in who.flipped:
        return False
    who.flipped.remove(copy)
    return True


def _take_over_uses(g: Table, who: Investigator, copy: str) -> None:
    """How often a card was used stays with the card, whoever used it."""
    for each in g.state.investigators:
        if each is not who and copy in each.spent:
            who.spent[copy] = each.spent.pop(copy)
