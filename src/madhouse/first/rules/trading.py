"""The Investigator Trading Step, and getting over a stun."""

from contextlib import suppress

from madhouse.engine.flow import Killed, Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.standing import standing
from madhouse.first.rules.effects import at_moment
from madhouse.first.rules.stun import perhaps_recover
from madhouse.first.rules.turn import begin_turn
from madhouse.first.things.plain_answers import DONE
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

GIVE = form("give {card} to {who}")
TRADED = frozenset({"key", "equipment", "weapon", "artifact", "ally", "tome"})


def trading_step(g: Table) -> Rule[str]:
    """Investigators who share a space may hand cards to each other (1e.trade.same-space).

    As many as they wish (1e.trade.any-number), but each card changes hands once a step. Then the
    stunned may discard a token (1e.trade.stun-discard).
    """
    begin_turn(g)  # the keeper's: what befalls a trader counts for the steps that follow
    g.tell("keeper-turn", ("1e.keeper-turn.five-steps",))
    for who in list(g.state.investigators):
        yield from _give(g, who)
    for who in list(g.state.investigators):
        yield from perhaps_recover(g, who)
    g.state.trades = []
    return "threat"


def _give(g: Table, who: Investigator) -> Rule[None]:
    while options := gifts(g, who):
        about = {"who": who.id}
        chosen = yield from choose(
            (who.player,), "trade", [*options, DONE], "1e.trade.same-space", about
        )
        if chosen == DONE:
            return
        card, taker = GIVE.ids(chosen)
        other = g.investigator(taker)
        who.cards.remove(card)
        other.cards.append(card)
        g.state.trades.append(card)
        g.tell("traded", ("1e.trade.same-space",), who=who.id, card=card, to=taker)
        for each, partner in ((who, other), (other, who)):
            with suppress(Killed):  # the dead have nothing left to give (1e.open.killed-mid-step)
                yield from at_moment(g, each, "trade", Scene(each, target=partner))


def gifts(g: Table, who: Investigator) -> list[str]:
    """What he may give, and to whom: never clues or other types (1e.trade.types)."""
    if not who.cards:
        return []
    others = [each for each in g.investigators_at(who.space) if each is not who]
    kept = ("may_not_trade", "may_not_give")
    if not others or any(standing(g, who, each, False) for each in kept):
        return []
    willing = [each for each in others if not standing(g, each, "may_not_trade", False)]
    cards = [
        card
        for card in who.cards
        if card not in g.state.trades and TRADED.intersection(g.box.items[card].types)
    ]
    return [GIVE(card, other.id) for card in cards for other in willing]
