"""Words for what becomes of a barrier."""

from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.barriers import (
    BARRIER,
    BARRIER_MOVES,
    barrier_options,
    destroy_barrier,
    push_barrier_off,
)
from madhouse.first.rules.room_features import features_in
from madhouse.first.things.state import Feature
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, the_barrier, you
from madhouse.first.words.travel import next_door

DOOR = form("{door}")


class DestroyBarrier(Verb, frozen=True):
    """The barrier on the door leaves the board (1e.keyword.destroy-barrier)."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        destroy_barrier(g, the_barrier(scene))
        yield from ()


class PushBarrierOff(Verb, frozen=True):
    """The barrier slides off the door, back into its space (1e.barrier.outcomes)."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        push_barrier_off(g, the_barrier(scene))
        yield from ()


class PutBarrierBack(Verb, frozen=True):
    """A barrier of your room or of one next door comes off its door; you choose which."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        near = blocking_near(g, scene)
        if near:
            barrier = yield from choose_among(
                chooser(scene),
                "put-back",
                near,
                lambda each: DOOR(each.door),
                "1e.barrier.outcomes",
            )
            push_barrier_off(g, barrier)


class MoveBarrier(Verb, frozen=True):
    """A barrier of your space goes onto a door or off one, as you choose."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(barrier_options(g, you(scene)))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if options := barrier_options(g, who):
            rule = "1e.open.card-overrides"
            chosen = yield from choose(
                chooser(scene), "move-barrier", options, rule, {"who": who.id}
            )
            move_barrier, (door,) = BARRIER_MOVES[chosen]
            yield from move_barrier(g, who, door)


class BarrierNear(Condition, frozen=True):
    """A barrier of your room or of one next door blocks a door."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(blocking_near(g, scene))


def blocking_near(g: Table, scene: Scene) -> list[Feature]:
    """The barriers on doors whose own space is in your room or in one next door."""
    if not g.state.features:
        return []
    here = g.room_of(you(scene))
    rooms = {here: None, **dict.fromkeys(next_door(g, here))}  # a room of two spaces is next door
    return [each for room in rooms for each in features_in(g, BARRIER, room) if each.door]
