"""The event step: Fire spreads, the scenario's events come, and the mythos strikes."""

from msgspec.structs import replace

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.events import timed_events, what_follows
from madhouse.second.app.mythos import draw_striking, events_this_round
from madhouse.second.app.testing import resolve_test
from madhouse.second.rules.fire import spread_fire
from madhouse.second.rules.mythos_targets import struck_by
from madhouse.second.things.monsters import MythosEvent
from madhouse.second.things.table import Table


def event_step(g: Table) -> Rule[str]:
    """The first step of the mythos phase (2e.mythos.three-steps, 2e.event-step.first)."""
    g.tell("mythos-phase", ("2e.mythos.second",))
    if g.app.fire:
        yield from spread_fire(g)
        yield from g.hands.carried_out(g)
    instead = yield from timed_events(g, "before mythos")
    for _ in range(0 if instead else events_this_round(g)):
        event = yield from draw_striking(g)
        if event is not None:
            yield from strike(g, event)
            yield from g.hands.carried_out(g)
    yield from timed_events(g, "after mythos")
    yield from what_follows(g)
    return "monsters"


def strike(g: Table, event: MythosEvent) -> Rule[None]:
    """A mythos event is read, then resolved by each whom it strikes (2e.mythos-event.typical); if
    none of them is as it asks for, by chance."""
    g.tell(
        "mythos-event",
        ("2e.event-step.generates-events",),
        event=event.id,
        skill=event.tested,
    )
    struck = yield from struck_by(g, event)
    scenes = [Scene(who, purpose="mythos", mythos=True) for who in struck]
    if event.given:
        scenes = [scene for scene in scenes if all_hold(g, scene, event.given)]
    for scene in scenes:
        if scene.you is not None and not scene.you.eliminated:
            yield from run_all(g, scene, event.do)
            yield from resolve_test(g, scene, event)
            yield from run_all(g, scene, event.then)
    if not scenes and event.nobody:
        for who in (yield from struck_by(g, replace(event, hits="random"))):
            yield from run_all(g, Scene(who, purpose="mythos", mythos=True), event.nobody)
