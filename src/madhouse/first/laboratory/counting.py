"""Counting: what is kept of a game of the first edition for statistics."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from madhouse.engine.decisions import Fact
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.workshop import CountedGame
from madhouse.first.kit.estimates import table_of
from madhouse.first.rules.attribute_tests import chance

USES = {
    "keeper-action": "card",
    "mythos": "card",
    "mythos-facedown-face": "card",
    "trauma": "card",
    "uses": "card",
    "reacts": "card",
    "found": "card",
    "casts": "spell",
    "key-used": "card",
    "lock-opened": "card",
    "obstacle-passed": "card",
    "puzzle-solved": "card",
    "attacks": "weapon",
    "last-task": "objective",
    "monster-placed": "kind",
}
"""Events that tell of a card or an action in use, and the fact that names it."""


def counted(game: Game[Any, Any]) -> CountedGame:
    """What is kept of a game that is over."""
    state, events = game.table.state, game.log
    tests = [event.facts for event in events if event.kind == "test"]
    return CountedGame(
        winner=state.result.winner,
        objective=state.keeper.objective,
        answers=dict(state.keeper.answers),
        rounds=state.round,
        revealed_in=_revealed_in(events),
        killed=sum(event.kind == "killed" for event in events),
        insane=sum(event.kind == "insane" for event in events),
        tests=len(tests),
        passed=sum(bool(test["passed"]) for test in tests),
        expected=round(sum(_odds(test["needs"]) for test in tests), 2),
        used=_used(events),
        traits=_traits(events),
        visits=_visits(game, events),
        characters=sorted(str(e.facts["who"]) for e in events if e.kind == "chose"),
        milestones=_milestones(game, events),
    )


def _milestones(game: Game[Any, Any], events: list[Event]) -> dict[str, bool]:
    """How far the evening went: its last two events, and the clues of its truth."""
    table = table_of(game)
    chain = table.story.chains[table.objective.marker]
    resolved = table.state.events_resolved
    found = [str(e.facts["card"]) for e in events if e.kind == "found"]
    clues = [card for card in found if card in chain]
    return {
        "Event IV resolved": resolved >= 4,
        "Event V resolved": resolved >= 5,
        "clues found in order": in_order(chain, clues),
        "every clue found": set(clues) == set(chain),
    }


def in_order(chain: Sequence[str], found: Sequence[str]) -> bool:
    """Whether no clue was found before those that lead to it; the last ones may be left unfound.

    A clue that lay with the dead is found a second time, which says nothing.

    >>> in_order(("letter", "book", "boots"), ["letter", "book", "letter"])
    True
    >>> in_order(("letter", "book", "boots"), ["letter", "boots"])
    False
    """
    first = list(dict.fromkeys(found))
    return first == list(chain[: len(first)])


def _odds(needs: Fact) -> float:
    return chance(needs) if isinstance(needs, int) else 0.0


def _revealed_in(events: list[Event]) -> int:
    now = 0
    for event in events:
        if event.kind == "round":
            now = int(event.facts["round"] or 0)  # type: ignore[arg-type]
        elif event.kind == "objective-revealed":
            return now
    return 0


def _used(events: list[Event]) -> dict[str, int]:
    uses = Counter(
        f"{event.kind} {event.facts[USES[event.kind]]}"
        for event in events
        if event.kind in USES and event.facts.get(USES[event.kind])
    )
    return dict(sorted(uses.items()))


def _traits(events: list[Event]) -> list[str]:
    chosen = (event.facts["traits"] for event in events if event.kind == "chose")
    return sorted(str(trait) for traits in chosen if isinstance(traits, list) for trait in traits)


def _visits(game: Game[Any, Any], events: list[Event]) -> dict[str, int]:
    assert game.board is not None
    rooms = game.board.room_of
    steps = Counter(rooms[str(event.facts["space"])] for event in events if event.kind == "moved")
    return dict(sorted(steps.items()))
