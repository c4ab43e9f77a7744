"""Shapes: cards, options and boards as plain data, for whoever shows them to a player."""

from typing import Literal

import msgspec

from madhouse.engine.board import Board
from madhouse.engine.decisions import Option, Seat
from madhouse.engine.looks import Look
from madhouse.engine.typography import typeset

Stroke = tuple[tuple[float, float], tuple[float, float]]
"""From one point of the board to another, in cells."""
Group = Literal["", "step", "act", "run", "deed", "end", "menu"]
"""Where an option of a turn stands among the others: deeds are what is done beside its main
business, in the menu is what is seldom wanted."""
Part = (
    Literal["", "calls", "test", "cost", "event", "section", "ends"]
    | Literal["attempt", "attempt-step", "attempt-over"]
)
"""How a line hangs together with others: it may call for a test, be one, or be what it cost; be an
event or a section of one; begin an attempt at a puzzle, be a step of it or its end; end all that
went before."""
Used = Literal["", "action", "attack", "cast"]
"""How a card is used in a turn; empty: it is not."""


AttackReach = Literal["", "melee", "ranged"]
"""How far one can attack with a card; empty: one cannot."""


class CardLine(msgspec.Struct, frozen=True):
    """A line of a card, and what stands out at the beginning of it: Action, Pass, Fail."""

    lead: str
    text: str


class CardText(msgspec.Struct, frozen=True):
    """A card in words; `lines` and what follows is its text part by part."""

    id: str
    name: str
    kind: str  # item, spell, trauma, mythos, action, trait, clue, lock, obstacle, monster ...
    text: str  # what it does, from its data
    flavour: str
    numbers: dict[str, int] = {}  # printed on it: cost, awareness, horror, damage, health
    lines: list[CardLine] = []  # what it does, without what stands in a field of its own
    attributes: dict[str, int] = {}  # that it gives: strength 4 ...
    category: str = ""  # of a trait
    brings: list[str] = []  # ids of the cards that one starts with by it
    used: Used = ""  # how its holder uses it
    only: str = ""  # the condition without which it cannot be played
    told_to: str = ""  # whom 'you' means on it: its holder, or the `target` it is played on
    nothing: bool = False  # one of many without interest
    mark: str = ""  # what the story's guide calls it: 1A
    goals: dict[str, str] = {}  # by side: how it wins
    look: Look | None = None  # how it is drawn
    traits: list[str] = []  # as they are printed on it
    attack: AttackReach = ""  # the icon beside its damage
    pack: str = ""  # where it is from, if not from the base set


class PrintedCard(msgspec.Struct, frozen=True):
    """A card on paper: its faces, and how many there are of it."""

    front: CardText
    back: CardText | None = None  # none: the back of its deck
    copies: int = 1


class Note(msgspec.Struct, frozen=True):
    """Something that lies ahead of a choice; where it is a test, the faces of the die that pass."""

    text: str
    passes: int | None = None
    faces: int = 10
    with_spent: int | None = None  # and with all that may be spent on it


class OptionText(msgspec.Struct, frozen=True):
    """An option: the line that is sent back, what a player reads, and what it is about.

    What depends on how the table stands (from `idle` on) is added by the question, see
    `engine.service.Foreseen`.
    """

    option: Option
    text: str
    verb: str = ""  # the form of the line: move, attack-with, end-turn ...
    names: dict[str, str] = {}  # the ids that it names, by what they are: space, card, monster ...
    detail: str = ""
    space: str = ""  # the space on the board it belongs to
    room: str = ""  # the room, where a whole one is chosen
    card: str = ""
    group: Group = ""  # how a turn is laid out; all else stands together
    key: str = ""  # a key of its own: the same in every turn, or the number that it says
    brief: str = ""  # its text under the heading of its group, or beside its cost, if it is shorter
    cost: int | None = None  # in what this kind of question spends: threat, actions, steps
    passes: bool = False  # it says no
    sensible: bool = False  # what a newcomer would be glad of
    mark: str = ""  # what the story's guide calls it: 1A
    rule: str = ""  # the rule behind it, if it is not the question's
    seals: bool = False  # it cannot be taken back: a die, something hidden, the end of a turn
    idle: bool = False  # it would do nothing now
    notes: list[Note] = []  # what lies ahead of it, in the order in which it would come
    decisive: bool = False  # the story asks for it now, or it opens the way
    gives: int | None = None  # so much of what this kind of question spends it brings


class Odds(msgspec.Struct, frozen=True):
    """How many faces of the die pass, as it is and with what may be spent on it."""

    passes: int
    with_skill: int | None = None
    faces: int = 10


class QuestionText(msgspec.Struct, frozen=True):
    """A question in words, part by part."""

    text: str
    remark: str = ""  # what is left to spend, or the card that asks
    matter: list[str] = []  # what it is about, without the odds
    card: str = ""  # the card whose text is worth showing beside it
    odds: Odds | None = None
    puzzle: str = ""  # the card of the puzzle that is worked at


class ThrowPart(msgspec.Struct, frozen=True):
    """Something that the number of a test is made of."""

    kind: Literal["own", "more", "less", "skill"]
    name: str
    amount: int


class Throw(msgspec.Struct, frozen=True):
    """A throw of the die: what it had to be, part by part, and what it came to."""

    attribute: str
    parts: list[ThrowPart]  # the attribute first
    needs: int
    passes: int  # so many faces of the die would have passed
    unaided: int  # and so many without the skill point
    roll: int
    passed: bool
    faces: int = 10
    cause: str = ""  # what called for it
    stake: str = ""  # what hung on it


class LineText(msgspec.Struct, frozen=True):
    """A line of the log, whole and part by part."""

    text: str
    title: str = ""  # the heading, where an author wrote something to it
    kicker: str = ""  # what stands above the heading
    body: str = ""  # what the author wrote
    came: list[str] = []  # what it does, apart from what is told
    place: str = ""  # the space or room where it happened
    aloud: bool = False  # it is read aloud
    test: Throw | None = None
    part: Part = ""


class FigureText(msgspec.Struct, frozen=True):
    """What stands on the board, or did: what it is called, and who plays it. A token too."""

    id: str  # as facts and views name it; a number as its digits
    name: str
    card: str = ""  # the one that it looks like
    player: Seat = ""  # none of those that no seat is
    number: int = 0  # that tells it from others of its kind


class RoomShape(msgspec.Struct, frozen=True):
    """A room of the board."""

    id: str
    name: str
    spaces: list[str]
    outdoors: bool
    floor: str
    furniture: list[str]  # each piece of it


class SpaceShape(msgspec.Struct, frozen=True):
    """A space: its cells and a point well inside it."""

    id: str
    room: str
    letter: str
    name: str  # of its room, with the letter where the room has several spaces
    cells: list[tuple[int, int]]
    centre: tuple[float, float]
    near: list[str]  # the spaces one can step to


class DoorShape(msgspec.Struct, frozen=True):
    """A door: where it lies, and what it joins."""

    id: str
    line: Stroke  # from one jamb to the other
    spaces: list[str]
    out: bool
    sealed: bool


class BoardShape(msgspec.Struct, frozen=True):
    """A board as it is drawn, in cells from its top left corner."""

    width: int
    height: int
    rooms: list[RoomShape]
    spaces: list[SpaceShape]
    doors: list[DoorShape]
    lines: dict[str, list[Stroke]]  # walls, borders ...


def board_shape(board: Board) -> BoardShape:
    """A board, to be drawn."""
    cells = [cell for each in board.cells.values() for cell in each]
    return BoardShape(
        width=max(x for x, _ in cells) + 1,
        height=max(y for _, y in cells) + 1,
        rooms=[
            RoomShape(
                each.id,
                typeset(each.name),
                list(each.spaces),
                each.outdoors,
                each.floor,
                list(each.furniture),
            )
            for each in board.rooms.values()
        ],
        spaces=[_space_shape(board, space) for space in board.spaces],
        doors=[_door_shape(board, name) for name in board.doors],
        lines={kind: [*runs] for kind, runs in board.lines.items()},
    )


def _space_shape(board: Board, space: str) -> SpaceShape:
    return SpaceShape(
        id=space,
        room=board.room_of[space],
        letter=board.letter_of[space],
        name=typeset(board.space_name(space)),
        cells=list(board.cells[space]),
        centre=board.centre(space),
        near=list(board.adjacent[space]),
    )


def _door_shape(board: Board, name: str) -> DoorShape:
    door = board.doors[name]
    jambs = (door.segments[0][0], door.segments[-1][1])
    return DoorShape(door.name, jambs, list(door.spaces), door.out is not None, door.sealed)
