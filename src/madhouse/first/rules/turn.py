"""An investigator's turn: two Movement Steps and one Action Step, in any order."""

from collections.abc import Callable, Sequence
from functools import cache

from madhouse.engine.decisions import Decision, Fact, Seat
from madhouse.engine.flow import Killed, Rule, choose
from madhouse.first.acting.lasting import end_lasting
from madhouse.first.acting.reactions import at_moment, begin_anew
from madhouse.first.acting.standing import standing
from madhouse.first.rules.barriers import barrier_options, pull_barrier, push_barrier
from madhouse.first.rules.camp_fire import burn_at_camp_fire, camp_fire_options
from madhouse.first.rules.card_abilities import (
    CALL_ON,
    ability_options,
    call_on,
    free_options,
    use_ability,
)
from madhouse.first.rules.casting import cast_action, spell_attack
from madhouse.first.rules.combat import BARE_HANDED, attack, attack_options
from madhouse.first.rules.corpse import DRAGGING, drag_options
from madhouse.first.rules.drop import can_be_lost, drop_action
from madhouse.first.rules.escape import escape, escape_options
from madhouse.first.rules.evade import evade_monsters
from madhouse.first.rules.explore import explore, may_explore
from madhouse.first.rules.final_action import final_action, final_action_options
from madhouse.first.rules.fire import burn_investigator
from madhouse.first.rules.hiding import INTO, OUT, change_hiding, hiding_change
from madhouse.first.rules.movement import move, reachable, steps_left
from madhouse.first.rules.mythos import mythos_point
from madhouse.first.rules.new_investigator import new_investigator
from madhouse.first.rules.spells import cast_options
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

END_TURN = "end turn"
CANNOT_AGREE = "cannot agree"


def next_turn(g: Table) -> Rule[str]:
    """The players agree who goes next; each takes one turn a round (1e.round.group-order).

    Players who cannot agree go clockwise from the keeper's left (1e.round.default-order).
    """
    waiting = [p for p in g.state.players if not (p.acted or p.eliminated or p.escaped)]
    if not waiting:
        return "trading"
    options = [goes_next(player.seat) for player in waiting]
    if len(options) > 1:
        options.append(CANNOT_AGREE)
    chosen = yield from choose(g.investigator_seats, "turn-order", options, "1e.round.group-order")
    sender = g.played_by(g.answered_by) if len(options) > 1 else None
    first = not any(player.acted for player in g.state.players)
    seat = waiting[0].seat if chosen == CANNOT_AGREE else chosen.removeprefix("next ")
    g.player(seat).acted = True
    g.seal()
    begin_turn(g)
    who = g.played_by(seat)
    if who is None:
        yield from new_investigator(g, seat)
        return "next-turn"
    g.state.active = who.id
    g.tell(
        "turn",
        ("1e.turn.two-moves-one-action",),
        who=who.id,
        sent_by=None if sender is None or sender is who else sender.id,
        by_seat=chosen == CANNOT_AGREE,
        first=first,
    )
    return "turn-start"


def goes_next(seat: Seat) -> str:
    """The option to let this player go next."""
    return f"next {seat}"


def begin_turn(g: Table) -> None:
    """What is counted by the turn begins anew, for everybody (1e.open.turn-meaning)."""
    g.state.mythos_over = False
    for who in g.state.investigators:
        who.moved, who.acted, who.done = 0, False, False
        who.evaded.clear()
        who.faced.clear()
        who.barred.clear()
        who.left_by.clear()
        who.hid = who.dragged = False
        begin_anew(who, "turn")
        if who.lasting:
            end_lasting(who, "turn-end")
    for foe in g.state.monsters:
        foe.stopped = False


def turn_start(g: Table) -> Rule[str]:
    """The first point at which the keeper may play a Mythos card (1e.mythos.four-points)."""
    return _in_turn(g, _start)


def _start(g: Table, who: Investigator) -> Rule[str]:
    end_lasting(who, "next-turn")
    yield from at_moment(g, who, "turn-start")
    yield from mythos_point(g, who)
    return "turn"


def turn_step(g: Table) -> Rule[str]:
    """One step of the turn, as the player likes; none is a must (1e.turn.any-order,
    1e.turn.optional-steps)."""
    return _in_turn(g, _step)


def _step(g: Table, who: Investigator) -> Rule[str]:
    options = [] if who.done else step_options(g, who)
    if not options:
        return "turn-end"
    options.append(END_TURN)
    about: dict[str, Fact] = {"who": who.id, "steps": steps_left(who), "action": not who.acted}
    chosen: str = yield Decision((who.player,), "turn", tuple(options), "1e.turn.any-order", about)
    if chosen == END_TURN:
        return "turn-end"
    if chosen.startswith(CALL_ON):
        taken = who.moved + who.acted
        yield from call_on(g, who, chosen.removeprefix(CALL_ON))
        if who.moved + who.acted <= taken:
            return "turn"  # it took no step, so nothing may befall him after it
    else:
        yield from _take_step(g, who, chosen)
    if who.space:  # he has not escaped
        yield from mythos_point(g, who)
    return "turn"


def step_options(g: Table, who: Investigator) -> list[str]:
    """Everything he may do with the steps he has left (1e.turn.action-list)."""
    state, left, spaces = g.state, steps_left(who), reachable(g, who)
    if standing(g, who, "may_not_share", False):
        spaces = tuple(space for space in spaces if not g.investigators_at(space))
    options: list[str] = []
    change = hiding_change(g, who) if state.features or who.hiding else ""
    if left:
        options += _ways(g, who, "move", spaces)
        if state.revealed:
            options += escape_options(g, who, "leave")
        if change:
            options.append(f"step {change}")
    if not who.acted:
        if left or not standing(g, who, "run_costs_step", False):
            options += _ways(g, who, "run", spaces)
        if state.revealed:
            options += escape_options(g, who, "run out")
        if change:
            options.append(f"run {change}")
        options += attack_options(g, who)
        if may_explore(g, who):
            options.append("explore")
        options += ability_options(g, who)
        if who.cards and can_be_lost(g, who.cards):
            options.append("drop")
        if who.spells:
            options += cast_options(g, who)
        if state.features:
            options += barrier_options(g, who)
            options += camp_fire_options(g, who)
        if state.revealed:
            options += final_action_options(g, who)
    options += free_options(g, who)
    return options


def _ways(g: Table, who: Investigator, verb: str, spaces: tuple[str, ...]) -> Sequence[str]:
    """Going to one of the spaces, alone or with a corpse."""
    alone = named(verb, spaces)
    return [*alone, *drag_options(g, who, alone)] if g.state.features else alone


@cache
def named(verb: str, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """The options of going to one of the spaces."""
    return tuple(f"{verb} {space}" for space in spaces)


def _take_step(g: Table, who: Investigator, chosen: str) -> Rule[None]:
    """Spend the step, then do what was chosen with it."""
    verb, _, rest = chosen.partition(" ")
    if verb in ("move", "leave", "step"):
        who.moved += 1
    else:
        who.acted = True
        if (yield from _prevented(g, who, verb)):
            return
    space, _, corpse = rest.partition(DRAGGING)
    if verb in ("move", "run") and space in g.board.adjacent:
        yield from move(g, who, space, corpse)
        if verb == "run":
            yield from at_moment(g, who, "ran")
    elif rest in (INTO, OUT):
        yield from change_hiding(g, who, rest)
    elif verb in ("leave", "run"):
        yield from escape(g, who, rest.removeprefix("out "))
    elif verb == "attack":
        yield from _attack(g, who, rest)
    else:
        yield from _other_action(g, who, verb, rest)


def _prevented(g: Table, who: Investigator, verb: str) -> Rule[bool]:
    """What his cards say to an action before it begins: it may take a step more, or be lost."""
    if verb == "run":
        who.ran = True
        if standing(g, who, "run_costs_step", False):
            who.moved += 1
    return (yield from at_moment(g, who, "before-action"))


def _attack(g: Table, who: Investigator, target: str) -> Rule[None]:
    """An attack needs no evade test (1e.evade.attack-exempt)."""
    _, number, how = target.split(" ", 2)
    foe = next(each for each in g.state.monsters if each.id == int(number))
    card = "" if how == BARE_HANDED else how.removeprefix("with ")
    by_spell = card in g.box.spells
    yield from spell_attack(g, who, foe, card) if by_spell else attack(g, who, foe, card)


OTHER_ACTIONS: dict[str, Callable[[Table, Investigator, str], Rule[None]]] = {
    "explore": lambda g, who, _: explore(g, who),
    "drop": lambda g, who, _: drop_action(g, who),
    "use": use_ability,
    "push": push_barrier,
    "pull": pull_barrier,
    "burn": lambda g, who, _: burn_at_camp_fire(g, who),
    "cast": cast_action,
    "attempt": final_action,
}


def _other_action(g: Table, who: Investigator, verb: str, rest: str) -> Rule[None]:
    """Any other action comes after evading, whether that succeeds or not (1e.evade.timing,
    1e.evade.proceed-anyway), if he is still where he was."""
    start = who.space
    yield from evade_monsters(g, who)
    if who.space == start:
        yield from OTHER_ACTIONS[verb](g, who, rest)


def turn_end(g: Table) -> Rule[str]:
    """The turn is over (1e.turn.end); fire burns him as it ends (1e.fire.damage-owner-turns)."""
    return _in_turn(g, _end)


def _end(g: Table, who: Investigator) -> Rule[str]:
    yield from at_moment(g, who, "turn-end")
    yield from burn_investigator(g, who)
    return _over(g)


def _over(g: Table) -> str:
    g.state.active = ""
    g.seal()
    return "next-turn"


def _in_turn(g: Table, part: Callable[[Table, Investigator], Rule[str]]) -> Rule[str]:
    """A part of the active investigator's turn; his death ends it (1e.open.killed-mid-step)."""
    who = g.active
    if who is None:
        return _over(g)
    try:
        return (yield from part(g, who))
    except Killed as dead:
        if dead.who != who.id:
            raise
        return _over(g)
