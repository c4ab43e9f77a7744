"""An investigator's turn: two Movement Steps and one Action Step, in any order."""

from collections.abc import Callable

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Killed, Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.lasting import end_lasting
from madhouse.first.acting.reactions import at_moment, begin_anew
from madhouse.first.rules.deeds import DEEDS, do_deed, step_options
from madhouse.first.rules.fire import burn_investigator
from madhouse.first.rules.movement import steps_left
from madhouse.first.rules.mythos import mythos_point
from madhouse.first.rules.new_investigator import new_investigator
from madhouse.first.things.state import Investigator, InvestigatorPlayer
from madhouse.first.things.table import Table

NEXT = form("next {player}")
CANNOT_AGREE = "cannot agree"
END_TURN = "end turn"


def next_turn(g: Table) -> Rule[str]:
    """The players agree who goes next; each takes one turn a round (1e.round.group-order).

    Players who cannot agree go clockwise from the keeper's left (1e.round.default-order).
    """
    waiting = still_to_go(g)
    if not waiting:
        return "trading"
    options = NEXT.each([player.seat for player in waiting])
    if len(options) > 1:
        options.append(CANNOT_AGREE)
    chosen = yield from choose(g.investigator_seats, "turn-order", options, "1e.round.group-order")
    sender = g.played_by(g.answered_by) if len(options) > 1 else None
    first = not any(player.acted for player in g.state.players)
    (seat,) = (waiting[0].seat,) if chosen == CANNOT_AGREE else NEXT.ids(chosen)
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


def still_to_go(g: Table) -> list[InvestigatorPlayer]:
    """Who has a turn in this round that has not begun."""
    return [p for p in g.state.players if not (p.acted or p.eliminated or p.escaped)]


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
        if who.used:
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
        if not who.done:
            _tell_spent(g, who)
        return "turn-end"
    options.append(END_TURN)
    about: dict[str, Fact] = {"who": who.id, "steps": steps_left(who), "action": not who.acted}
    chosen: str = yield Decision((who.player,), "turn", tuple(options), "1e.turn.any-order", about)
    if chosen == END_TURN:
        return "turn-end"
    deed, ids = DEEDS[chosen]
    taken = who.moved + who.acted
    yield from do_deed(g, who, deed, ids)
    if deed.takes == "nothing" and who.moved + who.acted <= taken:
        return "turn"  # it took no step, so nothing may befall him after it
    if who in g.state.investigators:  # neither dead nor out of the house
        yield from mythos_point(g, who)
    return "turn"


def _tell_spent(g: Table, who: Investigator) -> None:
    """A turn that ends by itself says so, and who is next as far as that is known (1e.turn.end)."""
    waiting = still_to_go(g)
    following = g.played_by(waiting[0].seat) if len(waiting) == 1 else None
    g.tell(
        "turn-spent",
        ("1e.turn.end",),
        who=who.id,
        all_used=not steps_left(who) and who.acted,
        waiting=len(waiting),
        following=None if following is None else following.id,
    )


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
