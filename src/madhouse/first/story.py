"""A story: its map, questions, seeding, events, objectives and texts, as its author writes them."""

from typing import Literal

import msgspec

from madhouse.engine.board import Layout
from madhouse.engine.clauses import Condition, Verb
from madhouse.first.attributes import TestOf
from madhouse.first.references import (
    ActionId,
    ClueId,
    DrawnCardId,
    ExplorationId,
    IconId,
    KindId,
    LockId,
    MarkerId,
    MarkerOrAll,
    MonsterId,
    ObstacleId,
    RoomId,
    SpaceId,
)

FeatureKind = Literal["altar", "barrier", "camp-fire", "corpse", "hiding-space", "ladder", "vent"]


class Answer(msgspec.Struct, frozen=True):
    """One answer to a question of the keeper's setup."""

    text: str


class Question(msgspec.Struct, frozen=True):
    """A question that the keeper answers in secret; its markers are '1A', '1B' ..."""

    text: str
    answers: dict[str, Answer]


class Pointer(msgspec.Struct, frozen=True):
    """The prologue for one answer, and the room its last sentence points at."""

    text: str
    leads_to: RoomId


class Hand(msgspec.Struct, frozen=True):
    """Cards that the keeper starts with."""

    mythos: int = 0
    trauma: int = 0


class Section(msgspec.Struct, frozen=True):
    """One of the effects of an Event card."""

    text: str
    do: tuple[Verb, ...] = ()


class EventCard(msgspec.Struct, frozen=True, kw_only=True):
    """What happens after a number of rounds, whatever anybody does."""

    id: str
    name: str
    time: int
    text: str = ""
    do: tuple[Verb, ...] = ()
    sections: dict[MarkerId, Section] = {}  # by story choice marker, '1A' ...


class Goal(msgspec.Struct, frozen=True):
    """How a side wins: all of the conditions."""

    text: str
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")


class FinalAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action that a revealed objective offers the investigators."""

    name: str
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    test: TestOf | None = None
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[Verb, ...] = msgspec.field(default=(), name="fail")


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """How each side wins, and what the reveal brings."""

    id: str
    name: str
    marker: MarkerId  # the story choice that picks it, '1A' ...
    text: str
    keeper: Goal
    investigators: Goal
    reveal: tuple[Condition, ...] = ()  # the requirement at its top, for an early reveal
    on_reveal: tuple[Verb, ...] = ()
    escape: RoomId | None = None  # the room from which investigators may escape
    action: FinalAction | None = None
    epilogue: dict[Literal["keeper", "investigators", "nobody"], str]


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one story."""

    id: str
    name: str
    minutes: str
    difficulty: str
    blurb: str
    notes: str  # what a player may wish to be warned of
    introduction: str
    layout: Layout
    start: SpaceId  # a space
    questions: dict[str, Question]
    prologue: dict[MarkerId, Pointer]  # by story choice marker, '2A' ...
    chains: dict[MarkerId, tuple[ClueId, ...]]  # clues in order, by the marker of question 1
    locks: dict[RoomId, LockId] = {}
    obstacles: dict[RoomId, ObstacleId] = {}
    seed: dict[RoomId, tuple[ExplorationId, ...]] = {}
    seed_by: dict[MarkerId, dict[RoomId, tuple[ExplorationId, ...]]] = {}
    pool: tuple[ExplorationId, ...] = ()  # cards for rooms that would otherwise be empty
    darkness: tuple[RoomId, ...] = ()
    fire: tuple[RoomId, ...] = ()
    features: dict[FeatureKind, tuple[SpaceId, ...]] = {}  # the spaces of each kind of marker
    actions: tuple[ActionId, ...]
    icons: tuple[IconId, ...]
    left_in_box: tuple[DrawnCardId, ...] = ()  # Mythos and Trauma cards that it does without
    hand: dict[MarkerOrAll, Hand] = {}  # by story choice marker; 'all' for every game
    monsters: tuple[KindId, ...]
    stirring: dict[MonsterId, tuple[RoomId, ...]] = {}  # monster kind to rooms, for Something Stirs
    events: tuple[EventCard, ...]
    objectives: tuple[Objective, ...]
    nobody: str  # the epilogue when everybody loses
