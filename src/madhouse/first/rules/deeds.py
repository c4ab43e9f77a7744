"""Deeds: what can be done in a turn, what each takes, and what is against it."""

from collections.abc import Callable
from functools import cache, partial
from typing import Literal, NamedTuple

from madhouse.engine.flow import Rule
from madhouse.engine.forms import ByForm, Form, Ids
from madhouse.first.acting.reactions import USE, at_moment
from madhouse.first.acting.standing import standing
from madhouse.first.acting.theory import NAME_THEORY, against_theory, name_theory, theory_options
from madhouse.first.rules.barriers import (
    PULL,
    PUSH,
    against_pulling,
    against_pushing,
    barrier_options,
    pull_barrier,
    push_barrier,
)
from madhouse.first.rules.camp_fire import (
    BURN,
    against_burning,
    burn_at_camp_fire,
    camp_fire_options,
)
from madhouse.first.rules.card_abilities import (
    CALL_ON,
    ability_options,
    against_calling_on,
    against_using,
    call_on,
    free_options,
    use_ability,
)
from madhouse.first.rules.combat import (
    ATTACK_BARE_HANDED,
    ATTACK_WITH,
    against_attack,
    attack,
    attack_options,
)
from madhouse.first.rules.corpse import (
    MOVE_DRAGGING,
    MOVE_DRAGGING_A_CORPSE,
    RUN_DRAGGING,
    RUN_DRAGGING_A_CORPSE,
    drag_options,
)
from madhouse.first.rules.drop import DROP_CARDS, against_dropping, drop_action
from madhouse.first.rules.escape import LEAVE_BY, RUN_OUT, against_leaving, escape, escape_options
from madhouse.first.rules.evade import evade_monsters
from madhouse.first.rules.explore import EXPLORE, against_exploring, explore
from madhouse.first.rules.final_action import (
    ATTEMPT_TASK,
    against_task,
    final_action,
    final_action_options,
)
from madhouse.first.rules.hiding import (
    RUN_INTO_HIDING,
    RUN_OUT_OF_HIDING,
    STEP_INTO_HIDING,
    STEP_OUT_OF_HIDING,
    against_coming_out,
    against_hiding,
    change_hiding,
    hiding_options,
)
from madhouse.first.rules.monsters import monster_called
from madhouse.first.rules.movement import (
    MOVE,
    RUN,
    against_moving,
    move,
    no_step_left,
    own_steps,
)
from madhouse.first.rules.spells import (
    CAST,
    CAST_ON,
    against_casting,
    cast_action,
    cast_options,
    spell_attack,
)
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def step_options(g: Table, who: Investigator) -> list[str]:
    """Everything he may do with the steps he has left (1e.turn.action-list)."""
    stuck = no_step_left(who)
    free = free_options(g, who)
    if stuck and who.acted:
        return free
    state, spaces = g.state, own_steps(g, who)
    options: list[str] = []
    may_hide = state.features or who.hiding
    if stuck is None:
        options += going(MOVE, spaces)
        if state.features:
            options += drag_options(g, who, spaces, MOVE_DRAGGING_A_CORPSE, MOVE_DRAGGING)
        if state.revealed:
            options += escape_options(g, who, LEAVE_BY)
        if may_hide:
            options += hiding_options(g, who, STEP_INTO_HIDING, STEP_OUT_OF_HIDING)
    if not who.acted:
        if stuck is None or _too_slow_to_run(g, who) is None:
            options += going(RUN, spaces)
            if state.features:
                options += drag_options(g, who, spaces, RUN_DRAGGING_A_CORPSE, RUN_DRAGGING)
        if state.revealed:
            options += escape_options(g, who, RUN_OUT)
        if may_hide:
            options += hiding_options(g, who, RUN_INTO_HIDING, RUN_OUT_OF_HIDING)
        options += attack_options(g, who)
        if against_exploring(g, who) is None:
            options.append(EXPLORE)
        options += ability_options(g, who)
        if who.cards and against_dropping(g, who) is None:
            options.append(DROP_CARDS)
        if who.spells:
            options += cast_options(g, who)
        if state.features:
            options += barrier_options(g, who)
            options += camp_fire_options(g, who)
        if state.revealed:
            options += final_action_options(g, who)
    return [*options, *free, *theory_options(g, who)]


def against_deed(g: Table, who: Investigator, deed: "Deed", *ids: str) -> str | None:
    """The rule against something he might do in his turn: what it takes is spent, or its own rule
    says no."""
    spent = no_step_left(who) if deed.takes == "step" else None
    if deed.takes in ("run", "action") and who.acted:
        spent = "1e.action.one-per-turn"
    return spent or deed.against(g, who, *ids)


def _too_slow_to_run(g: Table, who: Investigator) -> str | None:
    """A run may take a Movement Step besides the action."""
    spent = no_step_left(who)
    return spent if spent and standing(g, who, "run_costs_step", False) else None


@cache
def going(way: Form, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """The options of going to one of the spaces."""
    return tuple(way.each(spaces))


def do_deed(g: Table, who: Investigator, deed: "Deed", ids: Ids) -> Rule[None]:
    """Spend the step, then do what was chosen with it."""
    if deed.takes == "step":
        who.moved += 1
    elif deed.takes != "nothing":
        who.acted = True
        if (yield from _prevented(g, who, deed)):
            return
    yield from deed.do(g, who, *ids)


def _prevented(g: Table, who: Investigator, deed: "Deed") -> Rule[bool]:
    """What his cards say to an action before it begins: it may take a step more, or be lost."""
    if deed.takes == "run":
        who.ran = True
        if standing(g, who, "run_costs_step", False):
            who.moved += 1
    return (yield from at_moment(g, who, "before-action"))


def _run(g: Table, who: Investigator, space: str, corpse: str | None = None) -> Rule[None]:
    yield from move(g, who, space, corpse)
    yield from at_moment(g, who, "ran")


def _against_run(g: Table, who: Investigator, space: str, corpse: str | None = None) -> str | None:
    return _too_slow_to_run(g, who) or against_moving(g, who, space, corpse)


def _attack(g: Table, who: Investigator, monster: str, card: str = "") -> Rule[None]:
    """An attack needs no evade test (1e.evade.attack-exempt)."""
    foe = monster_called(g, monster)
    by_spell = card in g.box.spells
    yield from spell_attack(g, who, foe, card) if by_spell else attack(g, who, foe, card)


def _against_attack(g: Table, who: Investigator, monster: str, card: str = "") -> str | None:
    return against_attack(g, who, monster_called(g, monster), card)


class Deed(NamedTuple):
    """What can be done in a turn: what it takes, the rule of it, and the rule against it if there
    is one now."""

    takes: Literal["step", "run", "action", "nothing"]
    do: Callable[..., Rule[None]]
    against: Callable[..., str | None]


def _after_evading(action: Callable[..., Rule[None]], against: Callable[..., str | None]) -> Deed:
    """Any other action comes after evading, whether that succeeds or not (1e.evade.timing,
    1e.evade.proceed-anyway), if he is still where he was."""

    def act(g: Table, who: Investigator, *ids: str) -> Rule[None]:
        start = who.space
        yield from evade_monsters(g, who)
        if who.space == start:
            yield from action(g, who, *ids)

    return Deed("action", act, against)


DEEDS = ByForm(
    {
        MOVE: Deed("step", move, against_moving),
        MOVE_DRAGGING: Deed("step", move, against_moving),
        MOVE_DRAGGING_A_CORPSE: Deed(
            "step", partial(move, corpse=""), partial(against_moving, corpse="")
        ),
        LEAVE_BY: Deed("step", escape, against_leaving),
        STEP_INTO_HIDING: Deed("step", change_hiding, against_hiding),
        STEP_OUT_OF_HIDING: Deed("step", change_hiding, against_coming_out),
        RUN: Deed("run", _run, _against_run),
        RUN_DRAGGING: Deed("run", _run, _against_run),
        RUN_DRAGGING_A_CORPSE: Deed(
            "run", partial(_run, corpse=""), partial(_against_run, corpse="")
        ),
        RUN_OUT: Deed("run", escape, against_leaving),
        RUN_INTO_HIDING: Deed("run", change_hiding, against_hiding),
        RUN_OUT_OF_HIDING: Deed("run", change_hiding, against_coming_out),
        ATTACK_BARE_HANDED: Deed("action", _attack, _against_attack),
        ATTACK_WITH: Deed("action", _attack, _against_attack),
        EXPLORE: _after_evading(explore, against_exploring),
        DROP_CARDS: _after_evading(drop_action, against_dropping),
        USE: _after_evading(use_ability, against_using),
        PUSH: _after_evading(push_barrier, against_pushing),
        PULL: _after_evading(pull_barrier, against_pulling),
        BURN: _after_evading(burn_at_camp_fire, against_burning),
        CAST: _after_evading(cast_action, against_casting),
        CAST_ON: _after_evading(cast_action, against_casting),
        ATTEMPT_TASK: _after_evading(final_action, against_task),
        CALL_ON: Deed("nothing", call_on, against_calling_on),
        NAME_THEORY: Deed("nothing", name_theory, against_theory),
    }
)
"""Everything that can be done in a turn (1e.turn.action-list)."""
