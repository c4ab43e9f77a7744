"""A turn: up to two actions, freely chosen, and whatever costs none."""

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Rule
from madhouse.second.acting.lasting import end_of_turn
from madhouse.second.acting.reactions import at_moment, begin_anew
from madhouse.second.acting.standing import standing
from madhouse.second.app.events import what_follows
from madhouse.second.rules.deeds import DEEDS, do_deed, end_deed, turn_options
from madhouse.second.rules.trade import one_change
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

ACTIONS = 2
END_TURN = "end turn"
TURN = "turn"
"""The question what to do next."""


def begin_turn(g: Table, who: Investigator) -> None:
    """An investigator becomes active, with two actions (2e.action.two-per-turn,
    2e.investigator.active)."""
    g.state.active = who.id
    who.acted = True
    who.steps = 0
    who.done = []
    who.heard = []
    begin_anew(who, "turn")
    who.actions = max(0, standing(g, who, "actions_of_a_turn", ACTIONS))
    g.seal()
    g.tell("turn", ("2e.turn.up-to-two-actions",), who=who.id)


def turn_start(g: Table) -> Rule[str]:
    """What happens as a turn begins."""
    who = g.active
    if who is None or who.eliminated:
        return _over(g)
    yield from at_moment(g, who, "turn-start")
    return "turn"


def turn_step(g: Table) -> Rule[str]:
    """One thing of a turn; none is a must (2e.turn.up-to-two-actions)."""
    who = g.active
    if who is None or who.eliminated:
        return _over(g)
    options = turn_options(g, who)
    if not options:
        _tell_spent(g, who)
        return "turn-end"
    options.append(END_TURN)
    about: dict[str, Fact] = {"who": who.id, "actions": who.actions, "steps": who.steps}
    chosen: str = yield Decision(
        (who.seat,), TURN, tuple(options), "2e.turn.up-to-two-actions", about
    )
    if chosen == END_TURN:
        return "turn-end"
    deed, ids = DEEDS[chosen]
    yield from do_deed(g, who, deed, ids)
    if g.state.trade is not None:
        return "trade"
    yield from what_follows(g)
    return "turn"


def still_to_go(g: Table) -> list[Investigator]:
    """Those who have not had their turns in this round."""
    return [who for who in g.state.investigators if not who.acted and not who.eliminated]


def _tell_spent(g: Table, who: Investigator) -> None:
    """A turn that ends by itself says so, and who is next as far as that is known."""
    waiting = still_to_go(g)
    g.tell(
        "turn-spent",
        ("2e.turn.up-to-two-actions",),
        who=who.id,
        all_used=not who.actions,
        waiting=len(waiting),
        following=waiting[0].id if len(waiting) == 1 else None,
    )


def trade_step(g: Table) -> Rule[str]:
    """One change of a trade, and at last the end of the action."""
    who, trade = g.active, g.state.trade
    if who is None or trade is None:
        return "turn"
    yield from one_change(g, who, trade)
    if g.state.trade is not None:
        return "trade"
    yield from end_deed(g, who, "trade")
    yield from what_follows(g)
    return "turn"


def turn_end(g: Table) -> Rule[str]:
    """The turn is over."""
    who = g.active
    if who is not None and not who.eliminated:
        yield from at_moment(g, who, "turn-end")
        end_of_turn(who)
        who.fresh = []
    return _over(g)


def _over(g: Table) -> str:
    who = g.active
    if who is not None:
        who.actions = who.steps = 0
    g.state.active = ""
    g.seal()
    return "next-turn"
