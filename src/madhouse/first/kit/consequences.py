"""Consequences: which house rules and final actions do a thing, and when they do it."""

from collections.abc import Iterable, Iterator
from typing import Any

from madhouse.engine.clauses import Condition
from madhouse.engine.wording import verbs_in, word
from madhouse.first.acting.scene import Scene
from madhouse.first.things.story import FinalAction
from madhouse.first.things.table import Table
from madhouse.first.words.objective import Not


def final_actions(g: Table, called: str, **fields: Any) -> Iterator[FinalAction]:
    """The actions of the objective that have this verb, with these fields."""
    for action in g.objective.actions:
        if any(word(verb) == called and _says(verb, fields) for verb in verbs_in(action)):
            yield action


def brought_by_rules(g: Table, called: str, **fields: Any) -> Iterator[tuple[Condition, ...]]:
    """For each house rule that has this verb, with these fields: when it does it."""
    for rule in (*g.story.rules, *g.objective.rules):
        for clause in rule.when:
            yield from _bringing(clause.do, clause.given, called, fields)


def _bringing(
    verbs: Iterable[Any], given: tuple[Condition, ...], called: str, fields: dict[str, Any]
) -> Iterator[tuple[Condition, ...]]:
    for verb in verbs:
        if word(verb) == "if_so":
            yield from _bringing(verb.then, (*given, *verb.given), called, fields)
            for one in verb.given:  # the other branch needs only one of them not to hold
                opposite = one.that if isinstance(one, Not) else Not(one)
                yield from _bringing(verb.otherwise, (*given, opposite), called, fields)
        elif word(verb) == called and _says(verb, fields):
            yield given


def _says(verb: Any, fields: dict[str, Any]) -> bool:
    return all(getattr(verb, name, None) == value for name, value in fields.items())


def doomed_rooms(g: Table) -> set[str]:
    """Rooms in which a house rule is about to kill everybody."""
    return {
        room
        for room in g.board.rooms
        for given in brought_by_rules(g, "kill_all_in", room=room)
        if given and all(each.holds(g, Scene()) for each in given)
    }
