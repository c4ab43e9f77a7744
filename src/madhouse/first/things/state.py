"""The state of a first-edition game: who stands where, what lies where, how time has gone."""

from typing import Annotated

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.decks import Deck
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.knowledge import eyes as eyes_of_all
from madhouse.engine.state import State as EngineState
from madhouse.puzzles.puzzle import PuzzleState

VERSION = 1
KEEPER: Seat = "keeper"
SETUP = "setup"
"""The stage before the first turn."""

MOST_MONSTERS = 60
"""On the board at once: more than all boxes have. Somebody may send a table that was built by hand,
and what he has put on it is looked through at every choice."""
MOST_PEOPLE = 20


class Investigator(msgspec.Struct, array_like=True):
    """An investigator in play: the figure, and what lies before his player."""

    id: str
    player: Seat
    space: str
    traits: list[str]
    skill: int
    cards: list[str] = []  # Starting Item and Exploration cards, faceup
    damage: int = 0
    horror: int = 0
    stun: int = 0
    trauma: list[str] = []  # at most one injury and one insanity
    facedown: list[str] = []  # Mythos cards that only he and the keeper know
    spells: list[str] = []  # Spell cards, by their hidden backs
    hiding: bool = False  # on a hiding space marker of his space
    # this turn
    moved: int = 0  # Movement Steps taken or lost
    acted: bool = False
    done: bool = False  # his turn is over, whatever steps are left
    evaded: list[int] = []  # monsters he has tried to evade
    faced: list[int] = []  # monsters he has made a horror test against
    barred: list[str] = []  # rooms whose lock has defied him
    hid: bool = False  # he went into hiding
    left_by: list[int | tuple[int, str]] = []  # monsters that have left his room, and the room;
    # games saved before the room was kept hold the number alone, which exempts him nowhere
    # longer than a turn
    used: dict[str, str] = {}  # abilities with a limit, and the limit: turn, round or game
    lasting: dict[str, str] = {}  # what a card says for a while, and until when
    dragged: bool = False  # he took a corpse along
    scars: int = 0  # horror that cannot be healed, of what he has
    ran: bool = False  # this round
    shot: bool = False  # he attacked with a ranged weapon, this round


class InvestigatorPlayer(msgspec.Struct, array_like=True):
    """An investigator player: he may lose an investigator and take another."""

    seat: Seat
    acted: bool = False  # this round
    eliminated: bool = False
    escaped: bool = False


class Monster(msgspec.Struct, array_like=True):
    """A monster on the board, numbered as it came; its token is hidden in its base."""

    id: int
    kind: str
    figure: int  # its place among the kind's figures; never in a view
    space: str
    damage: int = 0
    stun: int = 0
    name: str = ""  # of a named monster
    extra_health: int = 0
    attacked: bool = False  # in this Monster Attack Step
    commanded: bool = False  # moved by a card that moves each monster once a turn
    stopped: bool = False  # a barrier has held it, this turn
    samples: int = 0
    carries: list[str] = []  # what it has taken from an investigator
    misses: int = 0  # attacks that will have no effect
    kept_from: list[str] = []  # investigators whose space it may not enter, this round
    sampled: bool = False  # it has taken or laid down samples, this turn
    walked: int = 0  # spaces it has moved in this keeper turn
    fetched: bool = False  # it has carried a card off, or tried to, this turn


class Room(msgspec.Struct, array_like=True):
    """What lies next to a room's name."""

    lock: str = ""
    pile: list[str] = []  # Obstacle and Exploration cards, top first
    dark: bool = False
    fire: bool = False
    explored: bool = False
    thickness: int = 0  # how many Exploration cards it was seeded with
    put_out: bool = False  # it is dark because the keeper put the light out


class Feature(msgspec.Struct, array_like=True):
    """A room feature marker in a space."""

    kind: str
    space: str
    door: str = ""  # the door that a barrier blocks
    samples: int = 0  # laid on an altar
    name: str = ""  # of the dead
    home: str = ""  # the space to which a corpse comes back


class PuzzleOnTable(msgspec.Struct, array_like=True):
    """A puzzle that a Lock or Obstacle card has called for, as it lies before a player."""

    laid: PuzzleState
    before: Seat  # the player who set it up
    tried: bool = False  # somebody has made an attempt


class Keeper(msgspec.Struct, array_like=True):
    """What lies before the keeper."""

    threat: int = 0
    skill: int = 0  # tokens for Monster Skill Points
    mythos: list[str] = []
    trauma: list[str] = []
    answers: dict[str, str] = {}  # question to letter
    objective: str = ""
    used: list[str] = []  # actions with a limit, this turn
    afflicted: list[str] = []  # the insane who were given a Trauma card this turn


class State(EngineState, array_like=True, kw_only=True):
    """A whole game of the first edition."""

    agreements: list[str] = []  # what was agreed on: optional rules, then customs of the table
    round: int = 0
    active: str = ""  # the investigator whose turn it is
    mythos_over: bool = False  # one was played in this turn, or the keeper lets the turn pass
    players: list[InvestigatorPlayer]
    investigators: Annotated[list[Investigator], msgspec.Meta(max_length=MOST_PEOPLE)] = []
    escaped: Annotated[list[Investigator], msgspec.Meta(max_length=MOST_PEOPLE)] = []
    unused: list[str]  # investigators who have not taken part
    spent: dict[str, int] = {}  # by card: how often its ability has been used
    put_away: list[str] = []  # tokens of figures that left the game for good
    marks: dict[str, int] = {}  # what cards and stories count
    spoken: dict[str, str] = {}  # by card: the word that the keeper gave it
    rules: list[str] = []  # the house rules that hold
    stirred: list[str] = []  # the kinds that Something Stirs has placed, one entry for each time
    keeper: Keeper
    rooms: dict[str, Room]
    seeded: dict[str, str] = {}  # each card that setup laid in a room, and the room
    features: Annotated[list[Feature], msgspec.Meta(max_length=300)] = []
    monsters: Annotated[list[Monster], msgspec.Meta(max_length=MOST_MONSTERS)] = []
    monsters_placed: int = 0
    tokens: dict[str, list[str]]  # by kind: the token in each of its figures
    mythos: Deck
    trauma: Deck
    combat: dict[str, Deck]
    exploration: Deck  # those not in play, and those discarded
    starting_items: list[str]
    spells: dict[str, list[str]] = {}  # by type: the hidden backs of its deck, the top one first
    obstacles_gone: list[str] = []  # Lock and Obstacle cards that were overcome
    events: list[str]  # those to come, the next one first
    events_resolved: int = 0
    time: int = 0
    revealed: bool = False
    slain: list[str] = []  # named monsters that were killed
    monsters_gone: int = 0  # how many have left the house
    carried_out: list[str] = []  # cards that left the house, and the game, with them
    killed_after_reveal: int = 0
    trades: list[str] = []  # cards that changed hands in this Trading Step
    puzzles: dict[str, PuzzleOnTable] = {}  # by the card that called for it
    pieces: dict[str, list[str]] = {}  # by pile, top first; one not dealt from yet is not here
    lost: list[str] = []  # investigators who were killed, in order


def eyes(state: State, seat: Seat) -> int:
    """The bits that must all be set for this seat to know a face.

    A spectator knows what every investigator knows: each seat but the first, the keeper's.
    """
    return (1 << len(state.seats)) - 2 if seat == SPECTATOR else eyes_of_all(state, seat)
