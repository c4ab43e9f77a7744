"""Winning and losing: the group's ending, and goals of single investigators that differ from it."""

from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.rules.conditions import OWN_GOALS
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def settle(g: Table, *, won: bool, loser: str | None = None) -> None:
    """Note who has won (2e.winning.complete): an eliminated investigator has not
    (2e.eliminated.no-win), an insane one as the back of the card says (2e.insane.changes-victory).
    Whom the ending makes the loser has a share in no victory but one of their own.
    """
    people = g.state.investigators
    g.state.winners = [who.id for who in people if wins(g, who, won=won and who.id != loser)]
    g.tell("winners", ("2e.winning.card-effects",), winners=g.state.winners)


def wins(g: Table, who: Investigator, *, won: bool) -> bool:
    """Whether an investigator wins a game that the group has won or lost."""
    scene = Scene(who)
    told = [copy for copy in who.conditions if _counts(g, copy)]
    backs = [back for copy in told if (back := g.condition_back(copy)) is not None]
    own = [back.wins for back in backs if back.wins]
    if not all(all_hold(g, scene, back.needs) for back in backs):
        return False
    if own:
        won = all(all_hold(g, scene, each) for each in own)
    return won and not who.eliminated


def _counts(g: Table, copy: str) -> bool:
    """Whether the back of a Condition has a say: that of Insane and of an Agenda, which its owner
    knows, and any that was flipped. What nobody has seen asks nothing
    (2e.condition.back-secret)."""
    return g.box.front(copy) in OWN_GOALS or copy in g.state.seen
