"""Conditions: what an investigator becomes, by a random copy whose back nobody may look at."""

from collections.abc import Callable

from madhouse.engine.flow import Rule
from madhouse.engine.knowledge import bit
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.rules.nowhere import LOST, be_found, go_missing
from madhouse.second.things.agendas import AGENDA
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

INSANE = "insane"
OWN_GOALS = frozenset({INSANE, AGENDA})
"""Cards whose back tells their owner, and nobody else, how to win (2e.condition.insane-own-back,
2e.conflict.agenda-own-back)."""


def has_condition(g: Table, who: Investigator, name: str) -> bool:
    """Whether an investigator has a Condition."""
    return any(g.box.front(copy) == name for copy in who.conditions)


def has_own_goal(g: Table, who: Investigator) -> bool:
    """Whether an investigator has a card of which the others do not know what it asks."""
    return not OWN_GOALS.isdisjoint(map(g.box.front, who.conditions))


def become(g: Table, who: Investigator, name: str) -> Rule[bool]:
    """Claim a random copy of a Condition (2e.condition.become, 2e.condition.random-copy); no second
    one of the same name (2e.condition.one-copy), and none where no copy is left
    (2e.conflict.exhausted-conditions)."""
    if who.eliminated or has_condition(g, who, name):
        return False
    if name == LOST and (yield from at_moment(g, who, "would-be-lost")):
        return False
    copy = draw_copy(g, name, lambda each: fits(g, each))
    if copy is None:
        g.tell("no-copy-left", ("2e.conflict.exhausted-conditions",), who=who.id, condition=name)
        return False
    g.lay_before(who, who.conditions, copy)
    if g.state.active == who.id:
        who.fresh.append(copy)
    g.tell("became", ("2e.condition.gain",), who=who.id, condition=name)
    if name in OWN_GOALS:
        g.show(copy, bit(g.state, who.seat))
        who.finished = 0
        back = g.condition_back(copy)
        yield from run_all(g, Scene(who, card=copy), back.gained if back else ())
    elif name == LOST:
        go_missing(g, who)
    return True


def fits(g: Table, copy: str) -> bool:
    """Whether a copy is for so many players: one that asks for more is discarded and another is
    taken (2e.insane.player-count-redraw). Seats are counted (2e.conflict.players-or-investigators).
    """
    back = g.condition_back(copy)
    return back is None or back.players <= len(g.state.seats)


def draw_copy(g: Table, name: str, fits: Callable[[str], bool]) -> str | None:
    """A random copy of those left, each as likely (2e.conflict.random-copy-draw)."""
    fronts = g.box.fronts
    left = [copy for copy in g.state.conditions if fronts[copy] == name and fits(copy)]
    if not left:
        return None
    copy = left[g.random.below(len(left))]
    g.seal()
    g.state.conditions.remove(copy)
    return copy


def lose_condition(g: Table, who: Investigator, name: str) -> bool:
    """A discarded Condition returns to its deck (2e.condition.discard)."""
    for copy in who.conditions:
        if g.box.front(copy) == name:
            discard_copy(g, who, copy)
            return True
    return False


def discard_copy(g: Table, who: Investigator, copy: str) -> None:
    """A discarded copy is back in the deck, and nobody knows any more which it is
    (2e.condition.discard, 2e.condition.deck-backs-secret)."""
    who.conditions.remove(copy)
    if copy in who.fresh:
        who.fresh.remove(copy)
    g.state.seen.pop(copy, None)
    g.state.conditions.append(copy)
    if who.id in g.extras.lost and g.box.front(copy) == LOST:
        be_found(g, who)
    g.tell("condition-lost", ("2e.condition.discard",), who=who.id, condition=g.box.front(copy))
