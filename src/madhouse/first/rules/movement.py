"""Movement: from space to adjacent space, with all that may befall one on the way."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.objective import check_objective, something_reached
from madhouse.first.acting.reactions import at_moment, companions_at_moment
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.standing import answered, standing
from madhouse.first.rules.corpse import against_dragging, drag
from madhouse.first.rules.evade import evade_monsters
from madhouse.first.rules.fire import fire_test
from madhouse.first.rules.hiding import come_out
from madhouse.first.rules.horror_tests import face_monsters
from madhouse.first.rules.locks import try_lock
from madhouse.first.rules.paths import TO, no_way, paths
from madhouse.first.things.plain_answers import STAY
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table

MOVEMENT_STEPS = 2
MOVE = form("move {space}")
RUN = form("run {space}")


def steps_left(who: Investigator) -> int:
    """Two Movement Steps a turn; one for the stunned, even if it happens in between.

    1e.move.two-per-turn, 1e.stun.investigator-move, 1e.stun.mid-turn.
    """
    left = (1 if who.stun else MOVEMENT_STEPS) - who.moved
    return left if left > 0 else 0


def no_step_left(who: Investigator) -> str | None:
    """The rule by which he has no Movement Step left."""
    if steps_left(who):
        return None
    return "1e.stun.investigator-move" if who.stun and who.moved == 1 else "1e.move.two-per-turn"


def reachable(g: Table, who: Investigator) -> tuple[str, ...]:
    """Where he can go, if nothing holds him back."""
    spaces = paths(g, who)
    if not (who.hiding or who.barred):
        return spaces
    return tuple(space for space in spaces if _held_back(g, who, space) is None)


def against_going(g: Table, who: Investigator, space: str) -> str | None:
    """The rule by which he cannot reach a space with one step."""
    return _held_back(g, who, space) or no_way(g, who, space)


def _held_back(g: Table, who: Investigator, space: str) -> str | None:
    """Nobody moves from hiding, nor into a room whose lock has defied him this turn."""
    if who.hiding:
        return "1e.hiding.restrictions"
    return "1e.conflict.lock-retry" if g.board.room_of[space] in who.barred else None


def own_steps(g: Table, who: Investigator) -> tuple[str, ...]:
    """Where his own steps can take him: some may not join others."""
    spaces = reachable(g, who)
    if not answered(g, who, "may_not_share"):
        return spaces
    return tuple(space for space in spaces if _kept_apart(g, who, space) is None)


def _kept_apart(g: Table, who: Investigator, space: str) -> str | None:
    alone = not g.investigators_at(space) or not standing(g, who, "may_not_share", False)
    return None if alone else "1e.open.card-overrides"


def against_moving(
    g: Table, who: Investigator, space: str, corpse: str | None = None
) -> str | None:
    """The rule against his move to a space, perhaps with a corpse."""
    left_behind = None if corpse is None else against_dragging(g, who, corpse)
    return left_behind or against_going(g, who, space) or _kept_apart(g, who, space)


def move(g: Table, who: Investigator, space: str, corpse: str | None = None) -> Rule[None]:
    """Evade, then the lock, then fire, then the move, then horror tests (1e.open.entry-sequence).

    What happens on the way may carry him elsewhere; then this move is over. He may drag a corpse,
    with a name or without (`""`).
    """
    start = who.space
    if g.state.monsters:
        yield from evade_monsters(g, who)
        if who.space != start:
            return
    if "companion-leaves" in g.index.waiting:
        held = yield from companions_at_moment(g, who, "companion-leaves")
        if held or who.space != start:
            return
    yield from walk(g, who, space, corpse)


def walk(g: Table, who: Investigator, space: str, corpse: str | None = None) -> Rule[None]:
    """A move from where no monster holds him, or none can: lock, fire, move, horror tests."""
    start = who.space
    room_of = g.board.room_of
    room = room_of[space]
    entered, there = room != room_of[start], g.room(room)
    if "would-enter" in g.index.waiting and entered:
        scene = Scene(who)
        scene.room = room
        if (yield from at_moment(g, who, "would-enter", scene)) or who.space != start:
            return
    if entered and there.lock:
        opened = yield from try_lock(g, who, room)
        if not opened or who.space != start:
            return
    if entered and there.fire:
        yield from fire_test(g, who, room)
        if who.space != start:
            return
    who.space = space
    g.tell("moved", ("1e.move.one-space",), who=who.id, space=space)
    if corpse is not None:
        drag(g, who, start, space, corpse)
    yield from arrive(g, who, space, entered)
    yield from at_moment(g, who, "moved")


def arrive(g: Table, who: Investigator, space: str, entered: bool) -> Rule[None]:
    """He stands in the space; a room he has just entered may frighten him."""
    who.space = space
    if who.hiding:  # only a card can move him then, and it takes him off the marker
        come_out(g, who, "1e.open.card-overrides")
    if something_reached(g):
        yield from check_objective(g)
    if entered and g.state.monsters:
        yield from face_monsters(g, who)


def moved_by_keeper(
    g: Table, who: Investigator, spaces: int, rule: str, may_stay: bool = False
) -> Rule[None]:
    """The keeper moves an investigator, space by adjacent space, not into a locked room.

    No evade tests (1e.evade.moved-by-keeper), but horror tests (1e.horror-test.keeper-moves-inv)
    and fire tests (1e.open.fire-forced-move); 1e.open.forced-move-limits, 1e.open.lock-other-entry.
    """
    for left in range(spaces, 0, -1):
        open_spaces = [s for s in paths(g, who) if not _locked(g, who, s)]
        if not open_spaces:
            return
        options = TO.each(open_spaces) + [STAY] * may_stay
        about: dict[str, Fact] = {"who": who.id, "left": left}
        chosen = yield from choose((KEEPER,), "move-investigator", options, rule, about)
        if chosen == STAY:
            return
        (space,) = TO.ids(chosen)
        yield from carry(g, who, space, rule)


def carry(g: Table, who: Investigator, space: str, rule: str, willing: bool = False) -> Rule[None]:
    """Something other than his own feet takes him to a space: fire and horror tests, no others."""
    start, room = who.space, g.board.room_of[space]
    entered = room != g.room_of(who)
    if entered and g.room(room).fire:
        yield from fire_test(g, who, room)
        if who.space != start:  # fright has carried him elsewhere
            return
    who.space = space
    if willing:
        g.tell("taken", (rule,), who=who.id, space=space)
    else:
        g.tell("carried", (rule,), who=who.id, space=space)
    yield from arrive(g, who, space, entered)


def _locked(g: Table, who: Investigator, space: str) -> bool:
    room = g.board.room_of[space]
    return room != g.room_of(who) and bool(g.room(room).lock)
