"""Mythos events: drawn by severity and place, without return until the pool is empty."""

from collections.abc import Collection

from madhouse.engine.flow import Rule
from madhouse.second.things.monsters import MythosEvent
from madhouse.second.things.table import Table


def enabled(g: Table) -> list[str]:
    """The events that may be drawn: as severe as the round asks for, at a place that is laid.

    This is what the app knows; whether anybody can be struck there, only whoever has the figures
    does.
    """
    severity = g.scenario.mythos.severity(g.app.round)
    if severity is None:
        return []
    tags = laid_tags(g)
    left_out = g.scenario.mythos.without
    return [
        each.id
        for each in g.box.mythos.values()
        if each.severity == severity and each.at in tags and each.id not in left_out
    ]


def laid_tags(g: Table) -> set[str]:
    """What can be said of the rooms that are laid."""
    tags = {"any"}
    for room in g.places.rooms:
        tags |= tags_of(g, room)
    if g.app.fire:
        tags.add("fire")
    if g.box.supply.overgrowth_or_rubble:
        tags |= {"overgrown", "fallen"}  # the app does not see it: the hands are asked
    return tags


def tags_of(g: Table, room: str) -> set[str]:
    """What the map says of a room, whatever lies in it."""
    places = g.places
    more = {tag for tag, rooms in g.scenario.mythos.places.items() if room in rooms}
    return {"outdoor" if places.outdoors[room] else "indoor", *places.tags[room], *more}


def is_everywhere(g: Table, at: str) -> bool:
    """Whether it can be said of every room on the board: then whoever plays stands in such a one,
    and nobody is asked. Should all be Lost in Time and Space, it comes to nothing, as an event for
    any place does (2e.remove.no-location)."""
    return all(at in tags_of(g, room) for room in g.places.rooms)


def events_this_round(g: Table) -> int:
    """How many mythos events come: one, unless the level brings another now and then
    (2e.event-step.generates-events)."""
    every = g.box.level.second_event_every
    return 2 if every and g.app.round % every == 0 else 1


def draw_striking(g: Table) -> Rule[MythosEvent | None]:
    """Draw an event that strikes somebody: one for a place where nobody stands stays in the pool,
    and another is drawn."""
    idle: list[str] = []
    empty: list[str] = []  # places of which it is known that nobody is there
    event = draw_event(g)
    while event is not None and event.at != "any":
        if event.at not in empty:
            if is_everywhere(g, event.at) or (yield from g.hands.anybody_at(g, event.at)):
                break
            empty.append(event.at)
        idle.append(event.id)
        event = draw_event(g, but=idle)
    if idle:
        g.app.deck = [each for each in g.app.deck if each not in idle]
    return event


def draw_event(g: Table, but: Collection[str] = ()) -> MythosEvent | None:
    """Draw one of the enabled events (2e.app.makes-mythos-events), but for some."""
    possible = [each for each in enabled(g) if each not in but]
    if not possible:
        return None
    fresh = [each for each in possible if each not in g.app.deck]
    if not fresh:
        g.app.deck = [each for each in g.app.deck if each not in possible]
        fresh = possible
    chosen = fresh[g.app_random.below(len(fresh))]
    g.app.deck.append(chosen)
    g.seal()
    return g.box.mythos[chosen]
