"""The closure: everything that can be entered and found, from the start space on.

A room is open if its lock can be met: by a key that was found, by a puzzle, by a test, which can
be tried again. Cards under an obstacle are found once it can be met. For the worst case keys are
spent on the wrong lock and hard tests fail for ever.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

from madhouse.engine.bounds import MOST_COMBINATIONS
from madhouse.engine.errors import MadhouseError
from madhouse.engine.wording import conditions_in, verbs_in, word
from madhouse.first.kit.story_file import StoryFile
from madhouse.first.things.cards import Demand, Item
from madhouse.first.things.checking_own_parts import Mistake
from madhouse.first.things.seeding import Answers, NamedCards, markers
from madhouse.first.things.story import Objective

HARD = -2
"""A test with such a modifier must not be the only way."""


@dataclass(frozen=True)
class Misfortune:
    """What may go wrong: keys that are spent on one demand only, keys that are lost."""

    spent_on: Mapping[str, str] = field(default_factory=dict)
    lost: frozenset[str] = frozenset()
    hard_tests: bool = False


@dataclass
class WithinReach:
    """The rooms that can be entered, and the cards that can be found."""

    rooms: set[str]
    cards: set[str]


def closure(
    file: StoryFile,
    named: NamedCards,
    misfortune: Misfortune = Misfortune(),  # noqa: B008 - frozen
) -> WithinReach:
    """Go on until nothing new can be entered or found."""
    near = neighbours(file)
    reach = WithinReach({file.board.room_of[file.story.start]}, set())
    while True:
        before = len(reach.rooms), len(reach.cards)
        for room in list(reach.rooms):
            reach.rooms |= {
                other for other in near[room] if _opens(file, "locks", other, reach, misfortune)
            }
            if _opens(file, "obstacles", room, reach, misfortune):
                reach.cards |= set(named.get(room, ())) - misfortune.lost
        if (len(reach.rooms), len(reach.cards)) == before:
            return reach


def neighbours(file: StoryFile) -> dict[str, set[str]]:
    """The rooms next to each room, by borders, doors that are not sealed, and ladders."""
    room_of = file.board.room_of
    near: dict[str, set[str]] = {room: set() for room in file.board.rooms}
    for space, others in file.board.adjacent.items():
        near[room_of[space]] |= {room_of[other] for other in others}
    rungs = {room_of[space] for space in file.story.features.get("ladder", ())}
    for room in rungs:
        near[room] |= rungs
    return near


def _opens(
    file: StoryFile, what: str, room: str, reach: WithinReach, misfortune: Misfortune
) -> bool:
    if what == "locks":
        card = file.story.locks.get(room)
        demand = file.box.locks[card] if card else None
    else:
        card = file.story.obstacles.get(room)
        demand = file.box.obstacles[card] if card else None
    return demand is None or _met(demand, reach.cards, misfortune)


def _met(demand: Demand, cards: set[str], misfortune: Misfortune) -> bool:
    keys = [key for key in demand.key if misfortune.spent_on.get(key, demand.id) == demand.id]
    if demand.puzzle is not None or cards.intersection(keys):
        return True
    if demand.test is None:
        return False
    return not misfortune.hard_tests or demand.test.modifier > HARD


# What must be within reach


def cut_off(file: StoryFile) -> Iterator[Mistake]:
    """What cannot be reached although somebody needs it, whatever goes wrong."""
    told: set[Mistake] = set()
    for answers, named in file.setups():
        for path, message in _cut_off_with(file, answers, named):
            if (path, message) not in told:
                told.add((path, message))
                yield path, f"{message} (answers {' '.join(markers(answers))})"


def _cut_off_with(file: StoryFile, answers: Answers, named: NamedCards) -> Iterator[Mistake]:
    at_best = closure(file, named)
    wanted = list(_wanted(file, answers, named))
    for path, what in wanted:
        if not _within(what, at_best):
            yield path, f"the {what[0]} {what[1]!r} cannot be reached, whatever anybody does"
    for misfortune, reason in _misfortunes(file):
        reach = closure(file, named, misfortune)
        for path, what in wanted:
            if _within(what, at_best) and not _within(what, reach):
                yield path, f"the {what[0]} {what[1]!r} is out of reach for good {reason}"


def _within(what: tuple[str, str], reach: WithinReach) -> bool:
    kind, name = what
    return name in (reach.rooms if kind == "room" else reach.cards)


def _wanted(
    file: StoryFile, answers: Answers, named: NamedCards
) -> Iterator[tuple[str, tuple[str, str]]]:
    """Clues, the cards and rooms of the last task, by the path at which they are asked for."""
    chosen = markers(answers)
    for marker, chain in file.story.chains.items():
        if marker in chosen:
            for at, clue in enumerate(chain):
                yield f"chains.{marker}[{at}]", ("clue", clue)
    at, objective = file.objective(answers)
    path = f"objectives[{at}]"
    for number, card in enumerate(objective.needs):
        yield f"{path}.needs[{number}]", ("card", card)
    laid = {card for cards in named.values() for card in cards}
    if objective.escape:
        yield f"{path}.escape", ("room", objective.escape)
    for part, spot in _parts(objective, path):
        for card in _cards(part) & laid:
            yield spot, ("card", card)
        for room in _rooms(part):
            yield spot, ("room", room)


def _parts(objective: Objective, path: str) -> Iterator[tuple[Any, str]]:
    """The investigators' goal and tasks, with their paths."""
    yield objective.investigators, f"{path}.investigators"
    for at, action in enumerate(objective.actions):
        yield action, f"{path}.actions[{at}]"


def cards_of(objective: Objective) -> set[str]:
    """The cards that the investigators' goal or tasks ask for."""
    return {card for part, _ in _parts(objective, "") for card in _cards(part)}


def _cards(part: Any) -> set[str]:
    asking = (each for each in conditions_in(part) if word(each) in ("carrying", "escaped_with"))
    return {condition.card for condition in asking}


def _rooms(part: Any) -> set[str]:
    rooms: set[str] = set()
    for condition in conditions_in(part):
        if word(condition) in ("in_room", "corpse_there"):
            rooms.add(condition.room)
        elif word(condition) == "investigator_in":
            rooms |= set(condition.rooms)
    return rooms


# What may go wrong


def _misfortunes(file: StoryFile) -> Iterator[tuple[Misfortune, str]]:
    yield Misfortune(hard_tests=True), f"if tests at {HARD} or worse keep failing"
    for spending in _spendings(file):
        told = ", ".join(f"{key!r} is used on {demand!r}" for key, demand in spending.items())
        yield Misfortune(spent_on=spending), f"if {told}"
    for key in sorted(_perishable(file)):
        yield Misfortune(lost=frozenset({key})), f"if {key!r} is discarded for something else"


def _spendings(file: StoryFile) -> Iterator[dict[str, str]]:
    """Every way to use up keys that several demands would take and one of them discards."""
    takers: dict[str, list[Demand]] = {}
    for _, demand in file.demands():
        for key in demand.key:
            takers.setdefault(key, []).append(demand)
    shared = {
        key: [demand.id for demand in demands if demand.discard_key]
        for key, demands in takers.items()
        if len(demands) > 1
    }
    shared = {key: spenders for key, spenders in shared.items() if spenders}
    if prod(map(len, shared.values())) > MOST_COMBINATIONS:
        raise MadhouseError(
            f"so many keys can be used up in several places ({', '.join(shared)}) that nobody can "
            f"look through all ways; {MOST_COMBINATIONS} is the most"
        )
    for chosen in product(*shared.values()):
        if shared:
            yield dict(zip(shared, chosen, strict=True))


def _perishable(file: StoryFile) -> set[str]:
    """Keys that their own text, or the story's, can discard for another purpose."""
    keys = {key for _, demand in file.demands() for key in demand.key}
    own = {key for key in keys if key in file.box.items and _uses_up(file.box.items[key])}
    box, story = file.box, file.story
    cards = (*story.events, *story.every_rule(), *box.mythos.values(), *box.trauma.values())
    return own | (keys & _discarded_by(cards))


def _uses_up(item: Item) -> bool:
    words = {word(verb) for verb in verbs_in(item)}
    return bool(words & {"discard_this", "spend_use"}) or item.uses > 0


def _discarded_by(things: Iterable[Any]) -> set[str]:
    return {verb.card for verb in verbs_in(*things) if word(verb) == "discard_card"}
