"""The event step: Fire spreads, the scenario's events come, and the mythos strikes."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.events import timed_events, what_follows
from madhouse.second.app.mythos import draw_event
from madhouse.second.app.objectives import look_at_objective
from madhouse.second.app.testing import resolve_test
from madhouse.second.rules.fire import spread_fire
from madhouse.second.rules.mythos_targets import struck_by
from madhouse.second.things.monsters import MythosEvent
from madhouse.second.things.table import Table

STRIKE = form("strike {investigator}")


def event_step(g: Table) -> Rule[str]:
    """The first step of the mythos phase (2e.mythos.three-steps, 2e.event-step.first)."""
    g.tell("mythos-phase", ("2e.mythos.second",))
    yield from spread_fire(g)
    instead = yield from timed_events(g, after_mythos=False)
    if not instead:
        event = draw_event(g)
        if event is not None:
            yield from strike(g, event)
    yield from timed_events(g, after_mythos=True)
    yield from what_follows(g)
    look_at_objective(g)
    return "monsters"


def strike(g: Table, event: MythosEvent) -> Rule[None]:
    """A mythos event is read and resolved by each whom it strikes (2e.mythos-event.typical)."""
    g.tell("mythos-event", ("2e.event-step.generates-events",), event=event.id)
    struck = yield from struck_by(g, event)
    for who in struck:
        if who.eliminated:
            continue
        scene = Scene(who, purpose="mythos", mythos=True)
        yield from run_all(g, scene, event.do)
        yield from resolve_test(g, scene, event)
        yield from run_all(g, scene, event.then)
