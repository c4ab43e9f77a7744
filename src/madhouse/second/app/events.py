"""Events of the scenario: what the clock brings, and what people have brought about."""

from collections.abc import Iterator

from madhouse.engine.flow import NOTHING, Rule
from madhouse.second.acting.scene import NOBODY, Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.facts import counted
from madhouse.second.app.objectives import look_at_objective
from madhouse.second.app.persons import persons_move
from madhouse.second.app.rooms import tokens_that_appear
from madhouse.second.things.scenario import EventStep, ScenarioEvent, Timing
from madhouse.second.things.table import Table


def due(g: Table, step: EventStep) -> Iterator[ScenarioEvent]:
    """The events of this round: before the mythos events, after them, after the monsters."""
    for event, start in g.box.scenario_index.timed[step]:
        if event.id in g.app.events:
            continue
        timing = event.when
        late = g.app.round - shifted(g, timing, start)
        again = timing.every is not None and late > 0 and late % timing.every == 0
        # A clock that was put forward past its hour strikes at once.
        past = timing.sooner is not None and late > 0
        if late == 0 or again or past:
            yield event


def shifted(g: Table, timing: Timing, start: int) -> int:
    """The round of an event, with what counters bring it forward or put it off."""
    if timing.sooner:
        start -= counted(g, timing.sooner)
    if timing.later:
        start += counted(g, timing.later)
    return start if timing.latest is None else min(start, timing.latest)


def timed_events(g: Table, step: EventStep) -> Rule[bool]:
    """Resolve the events that are due; True if one of them stands in for the mythos events."""
    instead = False
    for event in list(due(g, step)):
        if (yield from g.hands.judge(g, Scene(), event.given)):
            yield from happen(g, event)
            instead = instead or event.instead
    return instead


def happen(g: Table, event: ScenarioEvent) -> Rule[None]:
    """An event is read aloud and resolved; what comes but once is then over."""
    again = event.id in g.app.read
    if event.when.every is None and event.when.each is None:
        g.app.events.append(event.id)
    elif not again:
        g.app.read.append(event.id)
    g.seal()
    if event.text:
        whole = not g.hands.tells_each_word
        rules = ("2e.mythos.app-instructs",)
        g.tell("event", rules, event=event.id, again=again, whole=whole)
    yield from run_all(g, Scene(mythos=True), event.do)
    if event.do:
        yield from g.hands.carried_out(g)


def what_follows(g: Table) -> Rule[None]:
    """What waits for something to be so happens as soon as it is: tokens appear, events come, the
    objective changes. Where all of it waits for what the app notes, that is looked at only after it
    has noted something."""
    if g.noted or not g.box.scenario_index.follows_from_notes:
        return _what_follows(g)
    return NOTHING


def _what_follows(g: Table) -> Rule[None]:
    g.noted = False
    yield from tokens_that_appear(g)
    for event in g.box.scenario_index.awaiting:
        if event.id in g.app.events:
            continue
        if all_hold(g, NOBODY, event.when.known) and all_hold(g, NOBODY, event.given):
            yield from happen(g, event)
    for event in g.box.scenario_index.counting:
        yield from _as_it_is_counted(g, event)
    look_at_objective(g)


def _as_it_is_counted(g: Table, event: ScenarioEvent) -> Rule[None]:
    """An event comes whenever its counter has risen by so many, if it is to come then."""
    each = event.when.each
    if each is None or counted(g, each.counter) < (g.app.times.get(event.id, 0) + 1) * each.number:
        return
    g.app.times[event.id] = g.app.times.get(event.id, 0) + 1
    if (yield from g.hands.judge(g, Scene(), event.given)):
        yield from happen(g, event)


def after_monsters(g: Table) -> Rule[None]:
    """What comes at the end of the monster step, and what follows from it."""
    yield from persons_move(g)
    yield from timed_events(g, "after monsters")
    yield from what_follows(g)
