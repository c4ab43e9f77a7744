"""Events of the scenario: what the clock brings, and what people have brought about."""

from collections.abc import Iterator

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import NOBODY, Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.rooms import tokens_that_appear
from madhouse.second.things.scenario import Event
from madhouse.second.things.table import Table


def due(g: Table, *, after_mythos: bool) -> Iterator[Event]:
    """The events of this round's event step, before the mythos events or after them."""
    for event in g.scenario.events:
        timing = event.when
        start = timing.end_of_round if after_mythos else timing.round
        if start is None or event.id in g.app.events:
            continue
        late = g.app.round - start
        again = timing.every is not None and late > 0 and late % timing.every == 0
        if late == 0 or again:
            yield event


def timed_events(g: Table, *, after_mythos: bool) -> Rule[bool]:
    """Resolve the events that are due; True if one of them stands in for the mythos events."""
    instead = False
    for event in list(due(g, after_mythos=after_mythos)):
        if all_hold(g, NOBODY, event.given):
            yield from happen(g, event)
            instead = instead or event.instead
    return instead


def happen(g: Table, event: Event) -> Rule[None]:
    """An event is read aloud and resolved; what comes but once is then over."""
    if event.when.every is None:
        g.app.events.append(event.id)
    g.seal()
    g.tell("event", ("2e.mythos.app-instructs",), event=event.id)
    yield from run_all(g, Scene(mythos=True), event.do)


def what_follows(g: Table) -> Rule[None]:
    """Events that wait for something to be so happen as soon as it is."""
    yield from tokens_that_appear(g)
    for event in g.box.awaiting:
        if event.id in g.app.events:
            continue
        if all_hold(g, NOBODY, event.when.known) and all_hold(g, NOBODY, event.given):
            yield from happen(g, event)
