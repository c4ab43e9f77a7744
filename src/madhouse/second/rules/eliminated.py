"""Eliminated investigators: what they leave, and the last investigator phase of the others."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.app.endings import lose_by_elimination
from madhouse.second.rules.conditions import OWN_GOALS, discard_copy
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def eliminate(g: Table, who: Investigator, why: str) -> Rule[None]:
    """An investigator is out of the game, unless a card or the scenario does something else."""
    if who.eliminated:
        return
    scene = Scene(who, purpose=why)
    if (yield from at_moment(g, who, "would-be-eliminated", scene)):
        return
    _drop_all(g, who)
    _return_harm(g, who)
    who.space, who.eliminated = "", True
    who.clues = who.actions = who.steps = 0
    g.tell("eliminated", ("2e.eliminated.drop-and-remove",), who=who.id, why=why)
    _return_conditions(g, who)
    g.seal()
    if not g.playing:  # 2e.eliminated.all-eliminated
        yield from lose_by_elimination(g)
    if not g.app.deadline:
        # The phase under way does not count (2e.conflict.next-investigator-phase).
        g.app.deadline = g.app.round + 1
        g.tell("last-phase", ("2e.eliminated.last-phase",), round=g.app.deadline)


def _drop_all(g: Table, who: Investigator) -> None:
    if who.possessions:
        space = g.extras.lost.pop(who.id, who.space)  # whoever is lost, where they were last
        g.state.dropped.setdefault(space, []).extend(who.possessions)
        g.state.flipped += who.flipped
        who.possessions, who.flipped = [], []


def _return_harm(g: Table, who: Investigator) -> None:
    """What is no possession goes back to its pool (2e.conflict.eliminated-leftovers)."""
    state = g.state
    state.damage_deck += who.damage + who.damage_facedown
    state.horror_deck += who.horror + who.horror_facedown
    who.damage, who.damage_facedown, who.horror, who.horror_facedown = [], [], [], []
    g.shuffle(state.damage_deck)
    g.shuffle(state.horror_deck)
    g.extras.improved.pop(who.id, None)
    g.extras.lost.pop(who.id, None)
    g.extras.elixirs += g.extras.drunk.pop(who.id, [])


def _return_conditions(g: Table, who: Investigator) -> None:
    """The goal of an Insane card, or of an Agenda, stays on record
    (2e.conflict.eliminated-leftovers)."""
    for copy in list(who.conditions):
        if g.box.front(copy) not in OWN_GOALS:
            discard_copy(g, who, copy)
