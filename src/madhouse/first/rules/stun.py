"""Stun: one Movement Step less and -2 on tests, until the token is discarded."""

from madhouse.engine.flow import Rule, choose
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

RECOVER = "discard a stun token"
KEEP = "keep it"


def become_stunned(g: Table, who: Investigator, tokens: int) -> None:
    """Tokens go on his Character card; more of them never worsen the effect (1e.stun.placement,
    1e.stun.no-stack)."""
    who.stun += tokens
    g.tell("stunned", ("1e.stun.placement",), who=who.id, tokens=tokens)


def perhaps_recover(g: Table, who: Investigator) -> Rule[None]:
    """He may discard one token a turn (1e.trade.stun-discard, 1e.stun.one-per-turn)."""
    if not who.stun:
        return
    chosen = yield from choose(
        (who.player,), "recover", (RECOVER, KEEP), "1e.trade.stun-discard", {"who": who.id}
    )
    if chosen == RECOVER:
        who.stun -= 1
        g.tell("recovers", ("1e.trade.stun-discard",), who=who.id, left=who.stun)
