"""The keeper's turn: trading, threat, actions, monster attacks, event."""

from contextlib import suppress
from functools import partial

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Killed, Rule, choose_secretly
from madhouse.engine.forms import form
from madhouse.first.acting.objective import against_revealing, reveal_for_threat
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.acting.standing import before_whom, standing
from madhouse.first.rules.effects import at_moment, run_all
from madhouse.first.rules.harm import insane
from madhouse.first.rules.keeper_hand import PASS
from madhouse.first.rules.trauma import give_trauma
from madhouse.first.things.cards import KeeperAction
from madhouse.first.things.changed_actions import ChangedAction, as_answered
from madhouse.first.things.plain_answers import DONE
from madhouse.first.things.seeding import markers, question_of
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table

AFFLICT = form("afflict {who}")
REVEAL = "reveal the objective"


def gain_threat(g: Table) -> Rule[str]:
    """One threat for each investigator player who began the game (1e.threat.gain,
    1e.threat.full-gain); what was not spent is kept (1e.threat.accumulates)."""
    g.keeper.used, g.keeper.afflicted = [], []
    for monster in g.state.monsters:
        monster.commanded = monster.sampled = monster.fetched = False
        monster.walked = 0
    gained = len(g.state.players)
    g.keeper.threat += gained
    g.tell("threat", ("1e.threat.gain",), amount=gained, threat=g.keeper.threat)
    for who in list(g.state.investigators):
        try:
            yield from at_moment(g, who, "keeper-turn")
        except Killed:
            continue
    return "keeper-actions"


def keeper_actions(g: Table) -> Rule[str]:
    """One keeper action after another, as many as he wishes and can pay for.

    1e.keeper-action.any-number, 1e.keeper-action.one-at-a-time, 1e.open.keeper-action-repeat.
    """
    chosen = yield from _choice(g)
    if chosen == DONE:
        return "monster-attacks"
    with suppress(Killed):
        if chosen == REVEAL:
            yield from reveal_for_threat(g)
        elif afflicted := AFFLICT.read(chosen):
            yield from _afflict(g, g.investigator(afflicted["who"]))
        else:
            yield from _act(g, keeper_action(g, chosen))
    return "keeper-actions"


def _choice(g: Table) -> Rule[str]:
    """Where his options hang on his secrets he is asked even if he has none: it tells nothing."""
    if g.keeper.threat and _hangs_on_secrets(g):
        return (yield from choose_secretly(partial(_offer, g)))
    offer = _offer(g)
    if len(offer.options) == 1:
        return DONE
    chosen: str = yield offer
    return chosen


def _hangs_on_secrets(g: Table) -> bool:
    story = g.story
    if story.actions_by or story.stirring_by:
        return True
    return any(objective.reveal_for for objective in story.objectives)


def _offer(g: Table) -> Decision:
    options = (*_options(g), DONE)
    return Decision((KEEPER,), "keeper-action", options, "1e.keeper-action.any-number")


def _options(g: Table) -> list[str]:
    options = affordable(g)
    options += [AFFLICT(who.id) for who in afflictable(g)]
    return options if against_revealing(g) else [*options, REVEAL]


def affordable(g: Table) -> list[str]:
    """The story's actions that he can take now."""
    return [action.id for action in _actions(g) if _against_action(g, action) is None]


def against_keeper_action(g: Table, name: str) -> str | None:
    """The rule against an action of the box; only those of the story can be taken at all."""
    if name not in g.story.actions:
        return "1e.keeper-action.story-cards-only"
    return _against_action(g, keeper_action(g, name))


def _against_action(g: Table, action: KeeperAction) -> str | None:
    """He cannot pay for it, has used it up this turn, or it would do nothing."""
    if action.cost > g.keeper.threat and not _free_against_some(g, action.id):
        return "1e.keeper-action.one-at-a-time"
    if action.limit and action.id in g.keeper.used:
        return "1e.open.keeper-action-repeat"
    met = not action.requires or all_hold(g, Scene(card=action.id), action.requires)
    return None if met else "1e.open.card-overrides"


def _actions(g: Table) -> list[KeeperAction]:
    actions = [g.box.actions[name] for name in g.story.actions]
    if not g.story.actions_by:
        return actions
    chosen = markers(g.keeper.answers)
    return [as_answered(action, chosen) for action in actions]


def keeper_action(g: Table, name: str) -> KeeperAction:
    """What the action is in this game: the keeper's answers may change it."""
    action = g.box.actions[name]
    return as_answered(action, markers(g.keeper.answers)) if g.story.actions_by else action


def free_against(g: Table, who: Investigator, action: str) -> bool:
    """Whether something says that the action costs nothing when it is used against him."""
    return standing(g, who, "costs_nothing", False, Scene(who, card=action))


def _free_against_some(g: Table, action: str) -> bool:
    return any(free_against(g, who, action) for who in before_whom(g, "costs_nothing"))


def _act(g: Table, action: KeeperAction) -> Rule[None]:
    """Pay for it and do it; who cannot pay uses it where it is free."""
    scene = Scene(card=action.id, paid=action.cost if action.cost <= g.keeper.threat else 0)
    g.keeper.threat -= scene.paid
    g.keeper.used.append(action.id)
    changed = g.box.actions[action.id]
    if isinstance(changed, ChangedAction):  # whoever sees it used sees by what answer
        for marker in changed.by:
            g.show_answer(question_of(marker))
    g.tell("keeper-action", ("1e.keeper-action.one-at-a-time",), card=action.id, cost=scene.paid)
    yield from run_all(g, scene, action.do)


def afflictable(g: Table) -> list[Investigator]:
    """Each insane investigator may be given one insanity a turn, for no threat
    (1e.keeper-action.insanity-trauma, 1e.open.insanity-trauma-cost)."""
    shaken = [who for who in g.state.investigators if who.horror] if g.keeper.trauma else []
    return [who for who in shaken if against_afflicting(g, who) is None]


def against_afflicting(g: Table, who: Investigator) -> str | None:
    """The rule against it: he is sane, was given one this turn, or there is no card to give."""
    if not insane(g, who):
        return "1e.trauma.insane-keeper-action"
    if who.id in g.keeper.afflicted:
        return "1e.conflict.insanity-trauma-limit"
    return None if g.keeper.trauma else "1e.trauma.insane-keeper-action"


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
