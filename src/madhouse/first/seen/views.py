"""Views: what a seat may know. Everything that leaves the engine is a view."""

import msgspec

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.state import Result

HIDDEN = "?"
"""What is shown in place of a face that the seat does not know."""


class SpellView(msgspec.Struct, frozen=True, gc=False):
    """A Spell card before an investigator: its type lies open, its back hardly ever."""

    spell: str
    back: str  # HIDDEN until it has been flipped


class InvestigatorView(msgspec.Struct, frozen=True, gc=False):
    """An investigator: almost everything about him is open."""

    id: str
    player: Seat
    space: str
    traits: list[str]
    health: int
    sanity: int
    skill: int
    stun: int
    cards: list[str]
    trauma: list[str]
    facedown: list[str]  # Mythos cards; HIDDEN where the seat may not look
    spells: list[SpellView]
    moved: int
    acted: bool
    spent: dict[str, int]
    used: dict[str, str]
    lasting: dict[str, str]
    played_on: list[str]  # cards that lie before nobody and still act on him
    hiding: bool
    scars: int  # how much of his horror cannot be healed
    most_health: int
    most_sanity: int
    attributes: dict[str, int]  # as his Trait cards have them


class FeatureView(msgspec.Struct, frozen=True, gc=False):
    """A room feature marker; all of them lie open."""

    kind: str
    space: str
    door: str
    samples: int
    name: str = ""  # of the dead


class PuzzleView(msgspec.Struct, frozen=True, gc=False):
    """A puzzle as it lies before a player; all of it is open."""

    card: str
    before: Seat  # the player who set it up
    puzzle: str
    pieces: list[str]  # by slot
    turns: list[int]  # quarter turns clockwise, by slot
    tile: int  # how often the setup tile was turned
    drawn: str | None
    who: str  # works at it now, if anybody does
    left: int  # puzzle actions
    had: int  # in all, in this attempt


class MonsterView(msgspec.Struct, frozen=True, gc=False):
    """A monster; its token only for those who may look at it."""

    id: int
    kind: str
    name: str
    space: str
    damage: int
    stun: int
    samples: int
    carries: list[str]
    kept_from: list[str]  # investigators whose space it may not enter, this round
    token: str = HIDDEN
    health: int | None = None
    numbers: dict[str, int] = {}  # of its kind, and of its token for those who may look at it


class RoomView(msgspec.Struct, frozen=True, gc=False):
    """What lies next to a room's name: backs, and the faces that the seat knows."""

    lock: str
    pile: list[str]
    obstacles: int  # how many of the pile's backs are those of Obstacle cards
    dark: bool
    fire: bool
    explored: bool


class KeeperView(msgspec.Struct, frozen=True, gc=False):
    """What lies before the keeper."""

    threat: int
    skill: int  # tokens for Monster Skill Points
    mythos: list[str]
    trauma: list[str]
    answers: dict[str, str]
    objective: str
    answer_cards: list[str] = []  # the answers that the seat knows, as cards
    actions: list[str] = []  # the action cards that lie before him; in his own view alone
    costs: dict[str, int] = {}  # by action: what it costs after his answers


class PileView(msgspec.Struct, frozen=True, gc=False):
    """A deck: how thick it is, its faceup pile, and what lies turned up beside it in a combat."""

    cards: int
    discard: list[str]
    aside: list[str] = []


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know of the game."""

    seat: Seat
    story: str
    agreements: list[str]  # optional rules, then customs of the table
    seats: list[Seat]
    stage: str
    round: int
    active: str
    waiting: list[Seat]
    decision: Decision | None
    investigators: list[InvestigatorView]
    escaped: list[str]
    eliminated: list[Seat]
    unused: list[str]
    monsters: list[MonsterView]
    monsters_gone: int  # that have left the house
    carried_out: list[str]  # the cards they took along
    spoken: dict[str, str]  # by card: the word that the keeper gave it
    rooms: dict[str, RoomView]
    features: list[FeatureView]
    puzzles: list[PuzzleView]
    pieces: dict[str, list[str]]  # by pile: unused ones, as far as the seat has seen them
    keeper: KeeperView
    decks: dict[str, PileView]
    spells: dict[str, list[str]]  # by type: the backs of its deck, as far as the seat has seen them
    time: int
    time_needed: int
    events_resolved: int
    events_left: int
    revealed: bool
    rules: list[str]  # the house rules that hold
    marks: dict[str, int]  # what cards and the objective count; each mark is told to all
    result: Result | None
