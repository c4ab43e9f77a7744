"""The state of a second-edition game, in two halves: what the app keeps, and what people have."""

from typing import Annotated

import msgspec

from madhouse.engine.board.layout import is_joint
from madhouse.engine.decisions import Seat
from madhouse.engine.forms import form
from madhouse.engine.state import State as EngineState
from madhouse.puzzles.asked import DealtPuzzle

VERSION = 1
SETUP = "setup"
"""The stage before the first round."""
FEWEST, MOST = 2, 5
"""How many investigators a game can have; a person alone runs two (2e.setup.solo-two-investigators,
2e.conflict.player-number-unstated)."""
PEOPLE: Seat = "people"
"""The one seat of a table whose people have the figures, cards and dice before them."""
MOST_MONSTERS = 60
"""On the board at once: more than all boxes have. Somebody may send a table that was built by hand,
and what he has put on it is looked through at every choice."""
MOST_PEOPLE = 20


_PLAYER = form("player-{number}")


def player_seats(number: int) -> list[Seat]:
    """The seats of so many players."""
    return [_PLAYER(each) for each in range(1, number + 1)]


def player_number(seat: Seat) -> str:
    """The number of a player's seat; none for the one seat of people."""
    player = _PLAYER.read(seat)
    return player["number"] if player else ""


class Monster(msgspec.Struct, array_like=True):
    """A monster as the app keeps it: it does not know where the figure stands."""

    id: str  # 'ghost 1': its kind, and the number of its ID token
    kind: str
    health: int
    name: str = ""  # of a monster that the scenario names
    damage: int = 0
    activated: bool = False  # in this monster step
    attacked: bool = False  # by an investigator, this round
    origin: str = ""  # the space it spawned in
    provoked: bool = False  # it has been attacked or blocked
    carries: str = ""  # a token, off the board for so long
    identity: bool = False  # it has an ID token: another of its kind was there before it


class App(msgspec.Struct, array_like=True, kw_only=True):
    """What the app keeps. It is the same whether the house or people have the hands."""

    round: int = 0
    map: str = ""
    laid: list[str] = []  # tiles, in the order in which they were placed
    tokens: dict[str, str] = {}  # those on the board, and the space or the door where each lies
    waiting: dict[str, str] = {}  # those to be placed once their room is laid
    placed: list[str] = []  # tokens that have ever been placed
    used: list[str] = []  # options of tokens that are over, 'tray 0'
    read: list[str] = []  # texts that have been read: the next time the short one is
    facts: list[str] = []  # in the order in which they were learned
    counts: dict[str, int] = {}
    sums: dict[str, int] = {}  # successes that add up, by option
    values: dict[str, str] = {}  # the hidden variables; never in a view
    possible: list[int] = []  # which combinations of values all may still think of
    objective: int = 0
    events: list[str] = []  # those that are over
    deck: list[str] = []  # mythos events drawn since the pool was last full
    texts: dict[str, list[str]] = {}  # activations and checks drawn, by monster and kind
    monsters: Annotated[list[Monster], msgspec.Meta(max_length=MOST_MONSTERS)] = []
    figures: dict[str, int] = {}  # by kind: how many have ever been placed
    defeated: list[str] = []  # named monsters
    fire: bool = False  # it reminds people that Fire spreads
    puzzles: dict[str, DealtPuzzle] = {}  # those begun and not solved, by option
    unlocked: list[str] = []  # options whose test is passed without being made
    ending: str = ""  # once the scenario has ended so
    deadline: int = 0  # the round whose investigator phase is the last; 0: none
    handed: list[str] = []  # Items of which it has given out a copy, and on which it has options
    stocks: dict[str, dict[str, int]] = {}  # what is left in which room; not in a view
    unseen: list[int] = []  # the rounds in which something arrives that nobody sees carried
    times: dict[str, int] = {}  # how often an event has come that a counter brings
    fact_values: dict[str, str] = {}  # of facts that were learned with one
    fled: dict[str, str] = {}  # Persons who have left a monster, and the space they come back to


def explored_from(app: App) -> frozenset[str]:
    """The openings on which Explore tokens lie: nobody passes there."""
    return frozenset([at for at in app.tokens.values() if is_joint(at)])


class Investigator(msgspec.Struct, array_like=True):
    """An investigator: the figure, and what lies in the play area before it."""

    id: str
    seat: Seat
    space: str = ""  # none: the figure is off the board
    clues: int = 0
    possessions: list[str] = []  # Items and Spells
    flipped: list[str] = []  # of these, the ones that show their back
    conditions: list[str] = []
    damage: list[str] = []  # faceup
    damage_facedown: list[str] = []
    horror: list[str] = []  # faceup
    horror_facedown: list[str] = []
    wounded: bool = False
    insane: bool = False
    eliminated: bool = False
    # this round
    acted: bool = False  # the turn is over, or is being taken
    # this turn
    actions: int = 0  # left
    steps: int = 0  # left of the move action under way
    # longer than a turn
    used: dict[str, str] = {}  # abilities with a limit, and the limit: turn, round or game
    lasting: dict[str, str] = {}  # what a card says for a while, and until when
    spent: dict[str, int] = {}  # by card: how often it has been used
    hoses: int = 0  # Fire that may still be put out, this round
    done: list[str] = []  # the kinds of action performed this turn
    finished: int = 0  # tokens discarded and monsters defeated, for whoever counts them
    fresh: list[str] = []  # Conditions that came during the turn under way
    hurt: int = 0  # Damage and Horror suffered this round
    favourite: str = ""  # a Person or named monster chosen in secret; never in another's view
    heard: list[str] = []  # options that only tell something, chosen this turn


class Barricade(msgspec.Struct, array_like=True):
    """A Barricade in its space; it may block a door of it, or its Secret Passage."""

    space: str
    blocks: str = ""  # the door, or 'passage'


class Trade(msgspec.Struct, array_like=True):
    """A trade action under way."""

    waiting: list[Seat]  # who may still change something; the first of them is asked
    made: list[str] = []  # the changes so far
    changed: bool = False  # whether the one who is asked has made any


class State(EngineState, array_like=True, kw_only=True):
    """A whole game of the second edition."""

    hands: str = "house"
    app: App
    active: str = ""  # the investigator whose turn it is
    trade: Trade | None = None
    investigators: Annotated[list[Investigator], msgspec.Meta(max_length=MOST_PEOPLE)] = []
    # where each stands
    monsters: Annotated[dict[str, str], msgspec.Meta(max_length=MOST_MONSTERS)] = {}
    held: list[str] = []  # monsters that cannot move in the next monster step
    fire: list[str] = []  # spaces
    darkness: list[str] = []
    lights: list[str] = []  # spaces in which a Light Source was placed for good
    glows: dict[str, int] = {}  # spaces that contain one for a while, and its last round
    shut: list[str] = []  # doors that are blocked until the end of the round
    passages: list[str] = []
    barricades: Annotated[list[Barricade], msgspec.Meta(max_length=300)] = []
    dropped: dict[str, list[str]] = {}  # possessions that lie in a space
    flipped: list[str] = []  # of these, the ones that show their back
    damage_deck: list[str] = []
    horror_deck: list[str] = []
    items: list[str] = []  # Common and Unique Items nobody has
    spells: list[str] = []  # copies of Spells, by their hidden backs
    conditions: list[str] = []  # copies of Conditions
    winners: list[str] = []  # once it is over
    backs: dict[str, str] = {}  # copies that have the back of another one, in an imagined game
