"""Deeds: what can be done in a turn, what each takes, and what is against it."""

from collections.abc import Callable
from typing import NamedTuple

from madhouse.engine.flow import Rule
from madhouse.engine.forms import ByForm, Ids
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.attack import (
    ATTACK,
    UNARMED,
    against_attack,
    attack,
    attack_options,
)
from madhouse.second.rules.barricades import (
    BLOCK,
    BLOCK_PASSAGE,
    FORCE,
    FORCE_PASSAGE,
    UNBLOCK,
    UNBLOCK_PASSAGE,
    against_blocking,
    against_blocking_passage,
    against_forcing,
    against_forcing_passage,
    against_unblocking,
    against_unblocking_passage,
    barricade_options,
    block,
    force,
    force_passage,
    unblock,
)
from madhouse.second.rules.card_actions import (
    HELP,
    USE_CARD,
    against_card,
    card_is_free,
    card_options,
    use_card,
)
from madhouse.second.rules.evade import evade, must_evade
from madhouse.second.rules.fire import (
    FIGHT_FIRE,
    against_fighting_fire,
    fight_fire,
    fire_options,
)
from madhouse.second.rules.hazards import after_action, after_forfeit
from madhouse.second.rules.move import MOVE, against_moving, move, move_options
from madhouse.second.rules.nowhere import is_lost
from madhouse.second.rules.overgrowth import (
    CUT_CLEAR,
    against_cutting,
    cut_clear,
    overgrowth_options,
)
from madhouse.second.rules.push import (
    PUSH,
    PUSH_MONSTER,
    against_pushing,
    against_pushing_monster,
    push,
    push_monster,
    push_options,
)
from madhouse.second.rules.rift import (
    CLOSE_RIFTS,
    against_closing,
    close_rifts,
    rift_options,
)
from madhouse.second.rules.rubble import (
    CLEAR_RUBBLE,
    against_clearing,
    clear_rubble,
    rubble_options,
)
from madhouse.second.rules.set_fire import (
    SET_FIRE,
    against_setting_fire,
    set_fire,
    set_fire_options,
)
from madhouse.second.rules.steal import STEAL, against_stealing, steal, steal_options
from madhouse.second.rules.token_actions import (
    EXPLORE,
    INTERACT,
    LOOK,
    SEARCH,
    USE_ITEM,
    act_on_token,
    against_token,
    is_free,
    token_options,
)
from madhouse.second.rules.trade import TRADE, against_trading, trade, trade_options
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


class Deed(NamedTuple):
    """What can be done in a turn: the kind of action it is, the rule of it (it gives True if the
    action is forfeited in it), and the rule against it if there is one now."""

    kind: str
    do: Callable[..., Rule[bool | None]]
    against: Callable[..., str | None]
    evades: bool = True  # it comes after an evade check (2e.evade.other-action)
    free: Callable[..., bool] | None = None  # whether it costs no action


def turn_options(g: Table, who: Investigator) -> list[str]:
    """Everything an investigator may do now (2e.action.common-list, 2e.action.rare-list)."""
    if g.extras.lost and is_lost(g, who):
        return []
    options = move_options(g, who)
    options += attack_options(g, who)
    options += token_options(g, who)
    if who.actions:
        for offer in OFFERED:
            options += offer(g, who)
        if g.extras.laid:
            for offer in OFFERED_BY_PACKS:
                options += offer(g, who)
    options += card_options(g, who)
    if "cannot_act" in (g.voices.get(who.id) or g.listen(who)):
        options = _without_barred(g, who, options)
    return options


def _without_barred(g: Table, who: Investigator, options: list[str]) -> list[str]:
    kept_from: dict[str, bool] = {}  # by kind of action
    left = []
    for option in options:
        kind = DEEDS[option][0].kind
        if kind not in kept_from:
            kept_from[kind] = _kept_from(g, who, kind)
        if not (kept_from[kind] and barred(g, who, option)):
            left.append(option)
    return left


def barred(g: Table, who: Investigator, option: str) -> bool:
    """Whether a card keeps an investigator from spending an action on this; a move action under way
    is no new one."""
    deed, ids = DEEDS[option]
    if deed.kind == "move" and who.steps:
        return False
    if deed.free is not None and deed.free(g, *ids):
        return False
    return _kept_from(g, who, deed.kind)


def _kept_from(g: Table, who: Investigator, kind: str) -> bool:
    return standing(g, who, "cannot_act", False, Scene(who, purpose=kind))


def do_deed(g: Table, who: Investigator, deed: Deed, ids: Ids) -> Rule[None]:
    """Spend the action, evade if one must, act, and suffer from what is still in one's space."""
    if deed.kind == "move":
        yield from deed.do(g, who, *ids)
        return
    if deed.free is not None and deed.free(g, *ids):
        yield from deed.do(g, who, *ids)
        return
    who.actions -= 1
    who.done.append(deed.kind)
    if deed.evades and not (yield from _gets_clear(g, who, deed, ids)):
        yield from _forfeit(g, who)
        return
    stopped = yield from at_moment(g, who, "before-action", Scene(who, purpose=deed.kind))
    if stopped or who.eliminated:
        return
    forfeited = yield from deed.do(g, who, *ids)
    if g.state.trade is None:
        yield from end_deed(g, who, deed.kind, forfeited=bool(forfeited))


def end_deed(g: Table, who: Investigator, kind: str, *, forfeited: bool = False) -> Rule[None]:
    """Fire hurts at the end of an action, a Rift takes one, and cards wait for it."""
    if forfeited:
        yield from _forfeit(g, who)
    else:
        yield from after_action(g, who)
    yield from at_moment(g, who, "after-action", Scene(who, purpose=kind))


def _gets_clear(g: Table, who: Investigator, deed: Deed, ids: Ids) -> Rule[bool]:
    """Evade if one must; False if that is forfeited, or has made the deed impossible: it may move
    the investigator, or take what is needed. The action it costs is spent already."""
    if not must_evade(g, who):
        return True
    if not (yield from evade(g, who)):
        return False
    who.actions += 1
    against = deed.against(g, who, *ids)
    who.actions -= 1
    return against is None


def _forfeit(g: Table, who: Investigator) -> Rule[None]:
    """What is forfeited is used up, and no more of it is resolved (2e.forfeit.action-lost); in Fire
    it hurts, once an action (2e.conflict.forfeit-in-fire)."""
    if not who.eliminated:
        g.tell("forfeited", ("2e.forfeit.action-lost",), who=who.id)
        yield from after_forfeit(g, who)


OFFERED: tuple[Callable[[Table, Investigator], list[str]], ...] = (
    trade_options,
    push_options,
    steal_options,
    set_fire_options,
    fire_options,
    barricade_options,
)
"""What costs an action in any case (2e.action.common-list, 2e.action.rare-list)."""
OFFERED_BY_PACKS = (rift_options, rubble_options, overgrowth_options)
"""The same where tokens of packs lie on the board."""


DEEDS = ByForm(
    {
        MOVE: Deed("move", move, against_moving),
        # 2e.evade.attack-move-exempt
        ATTACK: Deed("attack", attack, against_attack, evades=False),
        UNARMED: Deed("attack", attack, against_attack, evades=False),
        SEARCH: Deed("search", act_on_token, against_token, free=is_free),
        INTERACT: Deed("interact", act_on_token, against_token, free=is_free),
        EXPLORE: Deed("explore", act_on_token, against_token, free=is_free),
        LOOK: Deed("look", act_on_token, against_token, free=is_free),
        USE_CARD: Deed("component", use_card, against_card, free=card_is_free),
        HELP: Deed("component", use_card, against_card, free=card_is_free),
        USE_ITEM: Deed("component", act_on_token, against_token, free=is_free),
        TRADE: Deed("trade", trade, against_trading),
        PUSH: Deed("push", push, against_pushing),
        PUSH_MONSTER: Deed("push", push_monster, against_pushing_monster),
        STEAL: Deed("steal", steal, against_stealing),
        SET_FIRE: Deed("set fire", set_fire, against_setting_fire),
        FIGHT_FIRE: Deed("component", fight_fire, against_fighting_fire),
        BLOCK: Deed("component", block, against_blocking),
        BLOCK_PASSAGE: Deed("component", block, against_blocking_passage),
        UNBLOCK: Deed("component", unblock, against_unblocking),
        UNBLOCK_PASSAGE: Deed("component", unblock, against_unblocking_passage),
        FORCE: Deed("component", force, against_forcing),
        FORCE_PASSAGE: Deed("component", force_passage, against_forcing_passage),
        CLOSE_RIFTS: Deed("component", close_rifts, against_closing),
        CLEAR_RUBBLE: Deed("component", clear_rubble, against_clearing),
        CUT_CLEAR: Deed("component", cut_clear, against_cutting),
    }
)
"""Everything that can be done in a turn."""
