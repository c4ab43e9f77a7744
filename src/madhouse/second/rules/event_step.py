"""The event step: Fire spreads, the scenario's events come, and the mythos strikes."""

from msgspec.structs import replace

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.events import timed_events, what_follows
from madhouse.second.app.mythos import draw_event
from madhouse.second.app.objectives import look_at_objective
from madhouse.second.app.testing import resolve_test
from madhouse.second.things.monsters import MythosEvent
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def event_step(g: Table) -> Rule[str]:
    """The first step of the mythos phase (2e.mythos.three-steps, 2e.event-step.first)."""
    g.tell("mythos-phase", ("2e.mythos.second",))
    yield from g.hands.spread_fire(g)
    instead = yield from timed_events(g, after_mythos=False)
    if not instead:
        yield from mythos_event(g)
    yield from timed_events(g, after_mythos=True)
    yield from what_follows(g)
    look_at_objective(g)
    return "monsters"


def mythos_event(g: Table) -> Rule[None]:
    """Draw a mythos event and resolve it (2e.mythos-event.when). One that strikes all at a place
    where nobody stands stays in the pool, and another is drawn."""
    idle: list[str] = []
    while (event := draw_event(g, but=idle)) is not None:
        struck: list[Investigator] = []
        if event.hits == "all":
            struck = yield from g.hands.struck_by(g, event)
            if not struck:
                idle.append(event.id)
                continue
        yield from strike(g, event, struck)
        break
    if idle:
        g.app.deck = [each for each in g.app.deck if each not in idle]


def strike(g: Table, event: MythosEvent, struck: list[Investigator]) -> Rule[None]:
    """A mythos event is read, then resolved by each whom it strikes (2e.mythos-event.typical); if
    nobody is as it asks for, by chance."""
    g.tell("mythos-event", ("2e.event-step.generates-events",), event=event.id)
    struck = struck or (yield from g.hands.struck_by(g, event))
    scenes = [Scene(who, purpose="mythos", mythos=True) for who in struck]
    if event.given:
        judged = []
        for scene in scenes:
            if (yield from g.hands.judge(g, scene, event.given)):
                judged.append(scene)
        scenes = judged
    for scene in scenes:
        yield from resolve_event(g, scene, event)
    if not scenes and event.nobody:
        for who in (yield from g.hands.struck_by(g, replace(event, hits="random"))):
            yield from run_all(g, Scene(who, purpose="mythos", mythos=True), event.nobody)


def resolve_event(g: Table, scene: Scene, event: MythosEvent) -> Rule[None]:
    """What a mythos event does to one whom it strikes."""
    if scene.you is None or scene.you.eliminated:
        return
    yield from run_all(g, scene, event.do)
    yield from resolve_test(g, scene, event)
    yield from run_all(g, scene, event.then)
