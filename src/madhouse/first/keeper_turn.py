"""The keeper's turn: trading, threat, actions, monster attacks, event."""

from contextlib import suppress

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Killed, Rule, choose, choose_secretly
from madhouse.first.cards import KeeperAction
from madhouse.first.effects import at_moment, run_all
from madhouse.first.horror import insane
from madhouse.first.keeper_hand import PASS
from madhouse.first.scene import NOBODY, Scene, all_hold
from madhouse.first.state import KEEPER, Investigator
from madhouse.first.table import Table
from madhouse.first.trauma import give_trauma

DONE = "done"
AFFLICT = "afflict "


def gain_threat(g: Table) -> Rule[str]:
    """One threat for each investigator player who began the game (1e.threat.gain,
    1e.threat.full-gain); what was not spent is kept (1e.threat.accumulates)."""
    g.keeper.used, g.keeper.afflicted = [], []
    for monster in g.state.monsters:
        monster.commanded = monster.sampled = False
    gained = len(g.state.players)
    g.keeper.threat += gained
    g.tell("threat", ("1e.threat.gain",), amount=gained, threat=g.keeper.threat)
    for who in list(g.state.investigators):
        with suppress(Killed):
            yield from at_moment(g, who, "keeper-turn")
    return "keeper-actions"


def keeper_actions(g: Table) -> Rule[str]:
    """One keeper action after another, as many as he wishes and can pay for.

    1e.keeper-action.any-number, 1e.keeper-action.one-at-a-time, 1e.open.keeper-action-repeat.
    """
    options = affordable(g)
    options += [f"{AFFLICT}{who.id}" for who in afflictable(g)]
    if not options:
        return "monster-attacks"
    chosen = yield from choose(
        (KEEPER,), "keeper-action", [*options, DONE], "1e.keeper-action.any-number"
    )
    if chosen == DONE:
        return "monster-attacks"
    with suppress(Killed):
        if chosen.startswith(AFFLICT):
            yield from _afflict(g, g.investigator(chosen.removeprefix(AFFLICT)))
        else:
            yield from _act(g, g.box.actions[chosen])
    return "keeper-actions"


def affordable(g: Table) -> list[str]:
    """The story's actions that he can pay for and that would do something
    (1e.keeper-action.story-cards-only)."""
    keeper, actions = g.state.keeper, g.box.actions
    return [
        name
        for name in g.story.actions
        if actions[name].cost <= keeper.threat
        and not (actions[name].limit and name in keeper.used)
        and all_hold(g, NOBODY, actions[name].requires)
    ]


def _act(g: Table, action: KeeperAction) -> Rule[None]:
    g.keeper.threat -= action.cost
    g.keeper.used.append(action.id)
    g.tell("keeper-action", ("1e.keeper-action.one-at-a-time",), card=action.id, cost=action.cost)
    yield from run_all(g, Scene(card=action.id), action.do)


def afflictable(g: Table) -> list[Investigator]:
    """Each insane investigator may be given one insanity a turn, for no threat.

    1e.keeper-action.insanity-trauma, 1e.trauma.insane-keeper-action, 1e.open.insanity-trauma-cost.
    """
    keeper = g.state.keeper
    if not keeper.trauma:
        return []
    return [i for i in g.state.investigators if insane(g, i) and i.id not in keeper.afflicted]


def _afflict(g: Table, who: Investigator) -> Rule[None]:
    g.keeper.afflicted.append(who.id)
    chosen = yield from choose_secretly(
        lambda: Decision(
            (KEEPER,),
            "afflict",
            (*(card for card in g.keeper.trauma if _fits(g, card)), PASS),
            "1e.trauma.insane-keeper-action",
            {"who": who.id},
        )
    )
    if chosen != PASS:
        yield from give_trauma(g, who, chosen, "1e.trauma.insane-keeper-action")


def _fits(g: Table, card: str) -> bool:
    return g.box.trauma[card].kind == "insanity"
