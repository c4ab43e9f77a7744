"""Endings: the app decides when it is over, and whether it is won (2e.app.decides-game-end)."""

from madhouse.engine.flow import GameOver, Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.things.table import Table

GROUP = "investigators"
NOBODY = "nobody"
ELIMINATED = "eliminated"
"""The reason of a game that ends because somebody was eliminated."""


def end(g: Table, ending: str, you: str = "", *, you_lose: bool = False) -> Rule[None]:
    """The scenario ends so; its epilogue is read aloud (2e.winning.complete). Whoever brought
    it about may lose what the others win; who it is, people may know alone."""
    won = g.scenario.endings[ending].won
    g.app.ending = ending
    yield from _tell_epilogue(g, ending, "2e.app.decides-game-end", won=won, you=you)
    g.hands.settle(g, won=won, loser=you if you_lose else None)
    raise GameOver(GROUP if won else NOBODY, ending)


def lose_by_elimination(g: Table) -> Rule[None]:
    """Lost because an investigator was eliminated; the epilogue of time is read aloud
    (2e.winning.menu-eliminated)."""
    lost = next((n for n, e in g.scenario.endings.items() if e.time), "")
    yield from _tell_epilogue(g, lost, "2e.winning.eliminated-deadline", won=False)
    g.hands.settle(g, won=False)
    raise GameOver(NOBODY, ELIMINATED)


def lose_at_deadline(g: Table) -> Rule[None]:
    """An investigator phase is over; after an elimination it may have been the last one
    (2e.eliminated.last-phase)."""
    if g.app.deadline and g.app.round >= g.app.deadline:
        yield from lose_by_elimination(g)


def _tell_epilogue(g: Table, ending: str, rule: str, *, won: bool, you: str = "") -> Rule[None]:
    """Tell which of its lines are read, and whom they name."""
    told = g.scenario.endings.get(ending)
    lines: list[str] = []
    for number, line in enumerate(told.lines if told else ()):
        if (yield from g.hands.judge(g, Scene(), line.given)):
            lines.append(str(number))
    g.tell(
        "ending",
        (rule,),
        ending=ending,
        won=won,
        lines=lines,
        here=g.hands.standing_in(g, told.room) if told and told.room else [],
        you=[you] if you else [],
        lost=[who.id for who in g.state.investigators if who.eliminated],
        all=[who.id for who in g.playing],
    )
