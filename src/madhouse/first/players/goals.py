"""Reading an objective: what its conditions ask of rooms, cards and monsters, whoever wrote it."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from madhouse.engine.clauses import Condition, Verb, parts_within
from madhouse.first.players.house import house
from madhouse.first.things.story import Goal, Objective
from madhouse.first.words.choices import AllOf, AnyOf, IfSo
from madhouse.first.words.circumstances import Carrying, InRoom, NoMonsterInSpace
from madhouse.first.words.corpse import CorpseGone, CorpseThere
from madhouse.first.words.marks import Mark, Marked
from madhouse.first.words.objective import (
    EscapedWith,
    EventResolved,
    KilledAfterReveal,
    MonsterIn,
    MonsterSlain,
    Not,
)
from madhouse.first.words.plots import MonsterInFire, MonstersThere, RoomIsDark, SomeInvestigator

LAST_EVENT = 5
MONSTERS_DO = (MonsterIn, MonstersThere)


class Task(NamedTuple):
    """Something to be done in a room, perhaps by one who carries certain cards."""

    room: str | None  # None: wherever the monster is that it is done to
    cards: tuple[str, ...] = ()
    undisturbed: bool = False  # no monster may share the space
    body: str = ""  # of the dead, who must lie there
    once: str = ""  # the mark that says it has been done
    standing: bool = False  # to be there is enough
    after: int = 0  # the event before which it cannot be done


class Goals(NamedTuple):
    """What an objective comes down to, for somebody who plans."""

    tasks: tuple[Task, ...]
    cards: tuple[str, ...]  # cards that are asked for
    prey: tuple[str, ...]  # named monsters whose death wins
    burn: tuple[str, ...]  # the dead who must be burned
    escape: str | None  # the room from which to leave the house
    takes_along: tuple[str, ...]  # cards that must leave it too
    keepers_rooms: tuple[str, ...]  # rooms in which the keeper wants his monsters
    keepers_monsters: tuple[str, ...]  # kinds, names and classes of those he wants there
    lights: tuple[str, ...]  # rooms that he wants dark
    mortal: bool  # the keeper wins by a death
    keepers_wishes: tuple[Condition, ...]  # all that he wants, as plain conditions
    keepers_gate: int  # the event from which what his monsters do may win
    keepers_clock: bool  # the last event alone wins for him


def leaves(conditions: Iterable[Condition]) -> Iterator[Condition]:
    """The plain conditions of a tree of them; what must not be so is left out."""
    for each in conditions:
        if isinstance(each, AnyOf | AllOf):
            yield from leaves(each.of)
        elif isinstance(each, SomeInvestigator):
            yield from leaves(each.given)
        elif not isinstance(each, Not):
            yield each


@cache
def goals(story: str, name: str) -> Goals:
    """What an objective of a story asks of both sides; read once."""
    objective = house(story).objectives[name]
    ours = _wishes(objective, objective.investigators)
    theirs = _wishes(objective, objective.keeper)
    tasks = [_task(action.given) for action in objective.actions]
    standing = [leaf for leaf in ours if isinstance(leaf, InRoom | NoMonsterInSpace)]
    if any(isinstance(leaf, InRoom) for leaf in standing):
        tasks.append(_task(standing)._replace(standing=True))
    taken = tuple(leaf.card for leaf in ours if isinstance(leaf, EscapedWith))
    carried = tuple(card for task in tasks for card in task.cards)
    burn = tuple(leaf.name for leaf in ours if isinstance(leaf, CorpseGone))
    prey = tuple(leaf.name for leaf in ours if isinstance(leaf, MonsterSlain))
    in_fire = tuple(leaf.monster for leaf in ours if isinstance(leaf, MonsterInFire))
    return Goals(
        tasks=tuple(tasks),
        cards=tuple(dict.fromkeys((*objective.needs, *taken, *carried))),
        prey=tuple(dict.fromkeys((*prey, *burn, *in_fire))),
        burn=burn,
        escape=objective.escape,
        takes_along=taken,
        keepers_rooms=tuple(dict.fromkeys(_rooms(theirs))),
        keepers_monsters=tuple(dict.fromkeys(_monsters(theirs))),
        lights=tuple(dict.fromkeys(leaf.room for leaf in theirs if isinstance(leaf, RoomIsDark))),
        mortal=any(isinstance(leaf, KilledAfterReveal) for leaf in theirs),
        keepers_wishes=tuple(theirs),
        keepers_gate=_gate(objective.keeper.given),
        keepers_clock=any(_by_the_clock(way) for way in alternatives(objective.keeper.given)),
    )


def alternatives(conditions: Iterable[Condition]) -> Iterator[tuple[Condition, ...]]:
    """The ways in which conditions can all hold: one for each choice among those that say 'or'."""
    each: list[list[tuple[Condition, ...]]] = []
    for condition in conditions:
        if isinstance(condition, AnyOf):
            each.append([way for choice in condition.of for way in alternatives([choice])])
        elif isinstance(condition, AllOf):
            each.append(list(alternatives(condition.of)))
        else:
            each.append([(condition,)])
    for ways in product(*each):
        yield tuple(part for way in ways for part in way)


def _by_the_clock(way: tuple[Condition, ...]) -> bool:
    """Whether the last event wins by itself, whatever his monsters do."""
    return _stage(way) == LAST_EVENT and not any(isinstance(each, MONSTERS_DO) for each in way)


def _gate(conditions: Iterable[Condition]) -> int:
    ways = [way for way in alternatives(conditions) if not _by_the_clock(way)]
    return min((_stage(way) for way in ways), default=LAST_EVENT)


def _stage(way: tuple[Condition, ...]) -> int:
    return max((each.stage for each in way if isinstance(each, EventResolved)), default=0)


def _wishes(objective: Objective, goal: Goal) -> list[Condition]:
    """The conditions of a goal, and those under which the card makes the marks it counts."""
    wanted = list(leaves(goal.given))
    marks = {leaf.name for leaf in wanted if isinstance(leaf, Marked)}
    for rule in objective.rules:
        for when in rule.when:
            for conditions, verbs in _ways(when.given, when.do):
                if any(mark.name in marks for mark in parts_within(verbs, Mark)):
                    wanted += leaves(conditions)
    return wanted


def _ways(
    given: tuple[Condition, ...], verbs: tuple[Verb, ...]
) -> Iterator[tuple[tuple[Condition, ...], tuple[Verb, ...]]]:
    """What a clause does, with all that must be so for it."""
    for verb in verbs:
        if isinstance(verb, IfSo):
            yield (*given, *verb.given), verb.then
            yield given, verb.otherwise
        else:
            yield given, (verb,)


def _task(conditions: Iterable[Condition]) -> Task:
    rooms: list[str] = []
    task = Task(None)
    for each in conditions:
        match each:
            case InRoom(room):
                rooms.append(room)
            case Carrying(card):
                task = task._replace(cards=(*task.cards, card))
            case NoMonsterInSpace():
                task = task._replace(undisturbed=True)
            case CorpseThere():
                task = task._replace(body=each.name)
            case Not(Marked() as mark):
                task = task._replace(once=mark.name)
            case EventResolved(stage):
                task = task._replace(after=stage)
    return task._replace(room=rooms[0] if rooms else None)


def _rooms(conditions: Iterable[Condition]) -> Iterator[str]:
    for leaf in conditions:
        if isinstance(leaf, MonsterIn):
            yield leaf.room
        elif isinstance(leaf, MonstersThere):
            yield from leaf.rooms


def _monsters(conditions: Iterable[Condition]) -> Iterator[str]:
    for leaf in conditions:
        if isinstance(leaf, MonsterIn | MonstersThere) and leaf.monster:
            yield leaf.monster
