"""What a scenario brings to the box, by what the rules ask of it (an index)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

from madhouse.engine.clauses import Condition, parts_within
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.places import WholeMap
from madhouse.second.things.scenario import STARTS, EventStep, Scenario, ScenarioEvent, Token


@dataclass(frozen=True)
class ScenarioIndex:
    """The tokens, Persons and events of a scenario; none where nothing is played yet."""

    copies: Mapping[str, tuple[Token, ...]] = field(default_factory=dict)
    """The tokens as they are written, each with its copies."""
    option_names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By token what its options are called in the state."""
    inventory: tuple[tuple[Token, frozenset[str]], ...] = ()
    """The tokens that lie on a card, in the inventory, and the copies of it."""
    sights: frozenset[str] = frozenset()
    """The Sight tokens."""
    filling_rooms: frozenset[str] = frozenset()
    """The tokens that are within reach from all of their room."""
    heads: Mapping[str, int] = field(default_factory=dict)
    """The Persons, and the drawing that each has."""
    timid: frozenset[str] = frozenset()
    """The Persons who leave when a monster comes."""
    appearing: Mapping[str, tuple[tuple[Token, str], ...]] = field(default_factory=dict)
    """The tokens that lie there only once something is so, by map, and the room of each on it."""
    timed: Mapping[EventStep, tuple[tuple[ScenarioEvent, int], ...]] = field(default_factory=dict)
    """The events that a round brings, by the step of it in which they come, each with the first
    such round."""
    awaiting: tuple[ScenarioEvent, ...] = ()
    """The events that wait for something to be so."""
    counting: tuple[ScenarioEvent, ...] = ()
    """The events that a counter brings."""
    follows_from_notes: bool = False
    """Whether all that such events, tokens and objectives wait for is noted by the app."""


def index_of(
    scenario: Scenario,
    copies: Mapping[str, tuple[Token, ...]],
    maps: Mapping[str, WholeMap],
    fronts: Mapping[str, str],
) -> ScenarioIndex:
    """What a scenario brings, given the copies of its tokens, its maps, and by copy the card."""
    tokens = {each.id: each for those in copies.values() for each in those}
    return ScenarioIndex(
        copies=copies,
        option_names={
            name: tuple(option_name(name, number) for number in range(len(each.options)))
            for name, each in tokens.items()
        },
        inventory=tuple(
            (each, frozenset(copy for copy, front in fronts.items() if front == each.item))
            for each in scenario.tokens
            if each.kind == "inventory"
        ),
        sights=frozenset(name for name, each in tokens.items() if each.kind == "sight"),
        filling_rooms=frozenset(name for name, each in tokens.items() if each.reach == "room"),
        heads=scenario.heads,
        timid=scenario.timid,
        appearing={
            name: tuple((t, whole.room_of_place(t.at)) for t in scenario.tokens if t.appears)
            for name, whole in maps.items()
        },
        timed={step: tuple(_begun(scenario, start)) for step, start in STARTS.items()},
        awaiting=tuple(each for each in scenario.events if each.when.known),
        counting=tuple(each for each in scenario.events if each.when.each),
        follows_from_notes=all(map(_is_noted, _waited_for(scenario))),
    )


def _begun(scenario: Scenario, start: str) -> Iterable[tuple[ScenarioEvent, int]]:
    for event in scenario.events:
        if (first := getattr(event.when, start)) is not None:
            yield event, first


def _waited_for(scenario: Scenario) -> Iterable[Condition]:
    """What must be so for an event to come, a token to appear, the objective to change."""
    for event in scenario.events:
        if event.when.known or event.when.each:
            yield from (*event.when.known, *event.given)
    for token in scenario.tokens:
        yield from token.appears
    for line in scenario.objectives:
        yield from line.given


def _is_noted(condition: Condition) -> bool:
    parts = (condition, *parts_within(condition, msgspec.Struct))
    return all(getattr(each, "noted", False) for each in parts if isinstance(each, Condition))
