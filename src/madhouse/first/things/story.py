"""A story: its map, questions, seeding, events, objectives and texts, as its author writes them."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from madhouse.engine.board import Layout
from madhouse.engine.board.tiles import slug
from madhouse.engine.bounds import refuse_many_combinations
from madhouse.engine.clauses import Clauses, Condition, Verb
from madhouse.engine.content_version import ForNewcomers, Pronoun, Prose, Unread
from madhouse.engine.epilogue import EpilogueLine
from madhouse.engine.looks import OwnLook
from madhouse.engine.moods import UNSAID, Mood
from madhouse.engine.people import ANY_NUMBER, BestWith
from madhouse.first.things.attributes import TestOf
from madhouse.first.things.cards import Demand, Item
from madhouse.first.things.references import (
    ActionId,
    ClueId,
    DrawnCardId,
    ExplorationId,
    IconId,
    ItemId,
    ItemOrSample,
    KindId,
    LockId,
    MarkerId,
    MarkerOrAll,
    MonsterId,
    ObstacleId,
    RoomId,
    RuleName,
    SpaceId,
)
from madhouse.first.things.supply import FeatureKind

Winner = Literal["keeper", "investigators", "nobody"]

LAMPS = 4
"""The most difficult story has so many lamps on its card."""

Lamps = Annotated[int, msgspec.Meta(ge=1, le=LAMPS), Unread()]


class Minutes(msgspec.Struct, frozen=True):
    """How long a story is played; also written in one line: `60-75`, or `120`."""

    fewest: int
    most: int

    @classmethod
    def from_written(cls, text: str) -> "Minutes":
        """Read the short form."""
        written = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
        if written is None:
            raise ValueError(f"expected minutes as 60-75 or 120, got {text!r}")
        return cls(int(written[1]), int(written[2] or written[1]))

    def __post_init__(self) -> None:
        if self.fewest > self.most:
            raise ValueError(f"{self.fewest} minutes are more than {self.most}; turn them round")

    def __str__(self) -> str:
        return f"{self.fewest}" if self.fewest == self.most else f"{self.fewest}-{self.most}"


class StoryAnswer(msgspec.Struct, frozen=True):
    """One answer to a question of the keeper's setup."""

    text: Prose


class StoryQuestion(msgspec.Struct, frozen=True):
    """A question that the keeper answers in secret; its markers are '1A', '1B' ..."""

    text: Prose
    answers: dict[str, StoryAnswer]


class Pointer(msgspec.Struct, frozen=True):
    """The prologue for one answer, and the room its last sentence points at."""

    text: Prose
    leads_to: RoomId


class Hand(msgspec.Struct, frozen=True):
    """Cards and threat that the keeper starts with."""

    mythos: int = 0
    trauma: int = 0
    threat: int = 0
    threat_per_investigator: int = 0


class HouseRule(Clauses, frozen=True, kw_only=True):
    """A rule of the story's own, which lies as an open card before every investigator."""

    id: RuleName
    name: Prose
    text: Prose
    answer: MarkerId | None = None  # only with this story choice
    waits: bool = False  # it holds only once an event or another rule begins it

    def __post_init__(self) -> None:
        if self.answer and self.waits:
            raise ValueError("it waits to be begun; let what begins it depend on the answer")


class ActionChange(msgspec.Struct, frozen=True, kw_only=True):
    """What is different about a keeper action; what is not said stays as it is."""

    cost: int | None = None
    do: tuple[Verb, ...] | None = None


class Stirring(msgspec.Struct, frozen=True, kw_only=True):
    """Where a kind of monster stirs, for how much more threat, and how often."""

    rooms: tuple[RoomId, ...]
    more: int = 0  # threat on top of the card's cost
    at_most: int | None = None  # so many, before the objective is revealed


StirringRooms = dict[MonsterId, tuple[RoomId, ...] | Stirring]
"""Monster kinds, with the rooms that Something Stirs may place them in."""

Markers = dict[FeatureKind, tuple[SpaceId, ...]]
"""The spaces of each kind of room feature marker."""


class Section(msgspec.Struct, frozen=True):
    """One of the effects of an Event card."""

    text: Prose
    do: tuple[Verb, ...] = ()


class EventCard(msgspec.Struct, frozen=True, kw_only=True):
    """What happens after a number of rounds, whatever anybody does."""

    id: str
    name: Prose
    time: int
    text: Prose = ""
    do: tuple[Verb, ...] = ()
    sections: dict[MarkerId, Section] = {}  # by story choice marker, '1A' ...


class Goal(msgspec.Struct, frozen=True):
    """How a side wins: all of the conditions."""

    text: Prose
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")


class FinalAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action that a revealed objective offers the investigators."""

    id: str = ""  # what it goes by in options: from its name, unless two would be the same
    name: Prose
    text: Prose = ""
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    test: TestOf | None = None
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[Verb, ...] = msgspec.field(default=(), name="fail")

    def __post_init__(self) -> None:
        if not self.id:
            msgspec.structs.force_setattr(self, "id", slug(self.name))


class Exit(msgspec.Struct, frozen=True, kw_only=True):
    """By which room's outer doors monsters may leave the house, and with what."""

    room: RoomId
    kind: MonsterId | None = None  # any kind, if none is named
    carrying: ItemOrSample


OwnLines = Annotated[tuple[Prose, ...], Unread()]
"""Lines that somebody has of their own: for the log alone, so a new one voids no saved game."""


class NamedFigure(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with a name: a monster of a kind, or without one somebody who is only a corpse."""

    name: Prose
    pronoun: Pronoun | None = None  # where it is not that of its kind
    look: OwnLook = None  # where it does not look like its kind
    kind: MonsterId | None = None
    health_per_investigator: int = 0
    steps: int | None = None  # at most so many spaces in a keeper turn, by any means
    steps_near: int | None = None  # the same with an investigator in its room or in one next to it
    shuns_fire: bool = False  # it never enters a burning room
    held_by_fire: bool = False  # it cannot leave a burning room
    spares: ItemId | None = None  # it cannot attack one who carries this card
    attacked: OwnLines = ()  # what is read in place of the Combat card's prose
    attacks: OwnLines = ()  # the same for its own attacks
    leaves_corpse: bool = False  # killed, it lies there under its name

    def __post_init__(self) -> None:
        lines = (self.attacked, self.attacks)
        manners = (
            *lines,
            self.steps,
            self.shuns_fire,
            self.held_by_fire,
            self.spares,
            self.leaves_corpse,
        )
        if self.kind is None and any((self.health_per_investigator, *manners)):
            raise ValueError("only a monster moves, burns and attacks; say of which kind it is")
        if self.steps_near is not None and self.steps is None:
            raise ValueError("give 'steps' as well, for when no investigator is near")


class Epilogue(msgspec.Struct, frozen=True):
    """How the story ends for a side, and lines about this evening; also written as the text alone.

    In its lines `{you}` names whoever's turn it was, `{lost}` those who were killed, `{all}` those
    who were not, `{clue}` the last clue that was found and `{round}` the round in which it ended.
    """

    text: Prose
    lines: tuple[EpilogueLine, ...] = ()

    @classmethod
    def from_written(cls, text: str) -> "Epilogue":
        """Read the short form."""
        return cls(text)


Ending = Annotated[Epilogue, Unread()]
"""Rules read its lines for the log alone, so a new one voids no saved game."""


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """How each side wins, and what the reveal brings."""

    id: str
    name: Prose
    marker: MarkerId  # the story choice that picks it, '1A' ...
    text: Prose
    keeper: Goal
    investigators: Goal
    reveal: tuple[Condition, ...] = ()  # the requirement at its top, for an early reveal
    reveal_for: int | None = None  # threat for which the keeper may reveal it
    needs: tuple[ExplorationId, ...] = ()  # cards whose rooms are named on the reveal
    on_reveal: tuple[Verb, ...] = ()
    escape: RoomId | None = None  # the room from which investigators may escape
    exit: Exit | None = None  # how monsters may leave the house
    actions: tuple[FinalAction, ...] = ()
    rules: tuple[HouseRule, ...] = ()  # from the reveal on
    epilogue: dict[Winner, Ending]


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one story."""

    id: str
    name: Prose
    minutes: Annotated[Minutes, Unread()]
    difficulty: Prose
    mood: Mood = UNSAID
    best_with: BestWith = ANY_NUMBER
    lamps: Lamps = 2
    training: ForNewcomers = False  # the one in which to learn how it is played
    first_evening: ForNewcomers = False  # the one to begin with at once
    blurb: Prose
    notes: Prose  # what a player may wish to be warned of
    look: OwnLook = None
    introduction: Prose
    guide: Prose = ""  # for the keeper alone: what is going on, how to play each truth
    layout: Layout
    links: tuple[tuple[RoomId, ...], ...] = ()  # in each group the first room joins the others
    start: SpaceId  # a space
    questions: dict[str, StoryQuestion]
    prologue: dict[MarkerId, Pointer]  # by story choice marker, '2A' ...
    chains: dict[MarkerId, tuple[ClueId, ...]]  # clues in order, by the marker of question 1
    cards: tuple[Item, ...] = ()  # Exploration cards that only this story has: its clues
    demands: tuple[Demand, ...] = ()  # Lock and Obstacle cards that only this story has
    rules: tuple[HouseRule, ...] = ()
    locks: dict[RoomId, LockId] = {}
    obstacles: dict[RoomId, ObstacleId] = {}
    seed: dict[RoomId, tuple[ExplorationId, ...]] = {}
    seed_by: dict[MarkerId, dict[RoomId, tuple[ExplorationId, ...]]] = {}
    pool: tuple[ExplorationId, ...] = ()  # cards for rooms that would otherwise be empty
    darkness: tuple[RoomId, ...] = ()
    darkness_by: dict[MarkerId, tuple[RoomId, ...]] = {}
    fire: tuple[RoomId, ...] = ()
    features: Markers = {}
    features_by: dict[MarkerId, Markers] = {}
    actions: tuple[ActionId, ...]
    actions_by: dict[MarkerId, dict[ActionId, ActionChange]] = {}
    icons: tuple[IconId, ...]
    left_in_box: tuple[DrawnCardId, ...] = ()  # Mythos and Trauma cards that it does without
    hand: dict[MarkerOrAll, Hand] = {}  # by story choice marker; 'all' for every game
    monsters: tuple[KindId, ...]
    named: dict[str, NamedFigure] = {}  # those who have a name, by the id they go by
    stirring: dict[MonsterId, tuple[RoomId, ...]] = {}  # monster kind to rooms, for Something Stirs
    stirring_by: dict[MarkerId, StirringRooms] = {}
    events: tuple[EventCard, ...]
    objectives: tuple[Objective, ...]
    nobody: Ending  # when everybody loses

    def epilogue(self, objective: Objective, winner: str) -> Epilogue:
        """The one that is read aloud: the objective's, unless it has none for this end."""
        told: Mapping[Any, Epilogue] = objective.epilogue
        return told.get(winner, self.nobody)

    def __post_init__(self) -> None:
        answers = [len(question.answers) for question in self.questions.values()]
        refuse_many_combinations("the answers to its questions", answers)

    def every_rule(self) -> tuple[HouseRule, ...]:
        """All house rules that there may be, those of the objectives among them."""
        return (*self.rules, *(rule for each in self.objectives for rule in each.rules))
