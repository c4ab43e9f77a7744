"""Named monsters: what the story says of one beyond its kind."""

from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.story import NamedFigure
from madhouse.first.things.table import Table


def named(g: Table, foe: Monster) -> NamedFigure | None:
    """What the story says of the monster, if it has a name."""
    return g.story.named.get(foe.name) if foe.name else None


def extra_health(g: Table, name: str) -> int:
    """More health for each player who began the game (1e.named-monster.extra-health,
    1e.open.named-health-count)."""
    return g.story.named[name].health_per_investigator * len(g.state.players)


def may_go(g: Table, foe: Monster, space: str) -> bool:
    """Whether its nature lets it go there: fire may keep it out of a room, or in one."""
    who = named(g, foe)
    here, there = g.room_of(foe), g.board.room_of[space]
    if who is None or here == there:
        return True
    shut_out = who.shuns_fire and g.room(there).fire
    shut_in = who.held_by_fire and g.room(here).fire
    return not (shut_out or shut_in)


def spares(g: Table, foe: Monster, target: Investigator) -> bool:
    """Whether it cannot attack him, for what he carries."""
    who = named(g, foe)
    return who is not None and who.spares in target.cards


def steps_left(g: Table, foe: Monster) -> int | None:
    """How many spaces it may still move in this keeper turn, by any means; None: as many as may be.

    With an investigator in its room, or in one next to it, it may be faster.
    """
    who = named(g, foe)
    if who is None or who.steps is None or g.state.active:
        return None
    limit = who.steps
    if who.steps_near is not None and _investigator_near(g, foe):
        limit = who.steps_near
    return max(0, limit - foe.walked)


def _investigator_near(g: Table, foe: Monster) -> bool:
    """By the board alone: a barrier does not make a room less adjacent."""
    spaces = g.board.rooms[g.room_of(foe)].spaces
    near = {g.board.room_of[step] for here in spaces for step in (here, *g.board.adjacent[here])}
    return any(g.room_of(who) in near for who in g.state.investigators)
