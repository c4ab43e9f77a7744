"""Counting: what is kept of a game of the second edition for statistics."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, cast

from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.workshop import CountedDeck, CountedGame
from madhouse.second.edition import edition
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.table import Table

MYTHOS, TOKENS, GAINED, SPAWNED = "mythos-event", "token-text", "gained", "spawned"


def counted(game: Game[Any, Any]) -> CountedGame:
    """What is kept of a game that is over: how it ended, in which round, what came into use."""
    g, events = cast(Table, game.table), game.log
    assert game.result is not None
    tests = [e.facts for e in events if e.kind == "tested" and e.facts["difficulty"] is not None]
    return CountedGame(
        winner=game.result.winner,
        objective=game.result.reason,
        answers=dict(g.app.values),
        rounds=g.app.round,
        killed=sum(who.eliminated for who in g.state.investigators),
        insane=sum(who.insane for who in g.state.investigators),
        tests=len(tests),
        passed=sum(_number(t["successes"]) >= _number(t["difficulty"]) for t in tests),
        used=dict(sorted(Counter(_uses(events)).items())),
        visits=_visits(g, events),
    )


def _number(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


def _uses(events: list[Event]) -> Iterator[str]:
    """Each use by the kind of its event: mythos events, options of tokens, cards, monsters."""
    for event in events:
        facts = event.facts
        match event.kind:
            case "mythos-event":
                yield f"{MYTHOS} {facts['event']}"
            case "token-text":
                yield f"{TOKENS} {option_name(str(facts['token']), _number(facts['option']))}"
            case "gained":
                yield f"{GAINED} {facts['card']}"
            case "spawned":
                yield f"{SPAWNED} {facts['monster']}"


def _visits(g: Table, events: list[Event]) -> dict[str, int]:
    rooms = g.box.whole_map(g.app.map).room_of
    steps = Counter(rooms[str(e.facts["space"])] for e in events if e.kind == "moved")
    return dict(sorted(steps.items()))


def decks(scenario: str) -> Iterator[CountedDeck]:
    """What the app can read aloud in a scenario, and what can be gained in it."""
    told = edition(scenario)
    plan = told.scenario.mythos
    severities = {name for name in ("minor", "major", "deadly") if getattr(plan, name)}
    mythos = [each for each in told.box.mythos.values() if each.severity in severities]
    names = [each.id for each in mythos if each.id not in plan.without]
    yield CountedDeck("Mythos events", MYTHOS, names)
    options = [
        option_name(token.id, number)
        for token in told.scenario.tokens
        for number in range(len(token.options))
    ]
    yield CountedDeck("Options of tokens", TOKENS, options)


def unused(scenario: str, used: Mapping[str, int]) -> list[str]:
    """What was never read aloud, by what was counted."""
    return [
        card
        for deck in decks(scenario)
        for card in deck.cards
        if not used.get(f"{deck.event} {card}")
    ]
