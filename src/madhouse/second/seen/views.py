"""Views: what a seat may know. Everything that leaves the engine is a view.

Cards are named by their fronts: the id of a copy would tell its back. Nothing names a place that
is not laid, so an Explore token is told by the spaces beside it.
"""

from typing import NamedTuple

import msgspec

from madhouse.engine.board.geometry import Segment
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.state import Result
from madhouse.puzzles.dealt_shapes import AttemptShape, DealtShape

HIDDEN = "?"
"""What is shown in place of a face that the seat does not know."""


class PossessionView(msgspec.Struct, frozen=True, gc=False):
    """An Item or a Spell, by its front."""

    card: str
    flipped: bool = False  # it shows its back
    spent: int = 0  # how often it has been used, where that is counted
    back: int | None = None  # of a Spell that shows it: which of its backs


class ConditionView(msgspec.Struct, frozen=True, gc=False):
    """A card with a back of its own, a Condition for one, by its front; its back for those who may
    look at it."""

    card: str
    back: str = ""  # HIDDEN where it has one that the seat does not know


class InvestigatorView(msgspec.Struct, frozen=True, gc=False):
    """An investigator, and what lies in the play area."""

    id: str
    seat: Seat
    space: str  # none: the figure is off the board
    health: int
    sanity: int
    clues: int
    possessions: list[PossessionView]
    conditions: list[ConditionView]
    damage: list[str]  # faceup
    horror: list[str]
    damage_facedown: int
    horror_facedown: int
    wounded: bool
    insane: bool
    eliminated: bool
    acted: bool  # this round
    actions: int  # left of this turn
    steps: int  # left of the move action under way
    hoses: int  # Fire that may still be put out
    used: dict[str, str]  # cards whose ability is used up, and for how long
    lasting: dict[str, str]  # what cards say for a while, and until when
    favourite: str  # whom an Insane one has chosen; in the own view alone


class MonsterView(msgspec.Struct, frozen=True, gc=False):
    """A monster; all of it is in the app's drawer."""

    id: str
    kind: str
    name: str  # of one that the scenario names
    space: str
    damage: int
    health: int
    still: bool  # it does not move in the next monster step
    identity: int = 0  # the number of its ID token; 0: it has none


class TokenView(msgspec.Struct, frozen=True, gc=False):
    """A token on the board: its space, or the laid spaces beside the opening on which it lies."""

    id: str
    kind: str
    spaces: list[str]
    lines: tuple[Segment, ...] = ()  # of an Explore token: where it is drawn
    head: int = 0  # of a Person: one drawing of many
    named: bool = False  # of a Person: somebody; else a silhouette


class BarricadeView(msgspec.Struct, frozen=True, gc=False):
    """A Barricade, and what it blocks: a door, 'passage' or nothing."""

    space: str
    blocks: str  # HIDDEN: a door behind which nothing is laid
    lines: tuple[Segment, ...] = ()


class SupplyView(msgspec.Struct, frozen=True, gc=False):
    """What nobody has: cards by front, and how thick the decks are."""

    items: dict[str, int]
    spells: dict[str, int]
    conditions: dict[str, int]
    damage: int
    horror: int


class ExtrasView(msgspec.Struct, frozen=True, gc=False):
    """What packs add to the table; all of it can be seen by everybody."""

    laid: dict[str, dict[str, int]]  # by kind (rift, water ...): spaces, and how many each has
    left: dict[str, int]  # of each pool that packs bring
    keys: dict[str, list[str]]  # by investigator or space: Items on which a Key token lies
    improved: dict[str, list[str]]  # by investigator: skills
    closings: dict[str, int]  # by investigator: Rifts that may still be closed, this round
    elixirs: dict[str, int]  # the deck, by front
    drunk: dict[str, list[ConditionView]]  # by investigator: Elixirs that show their back
    lost: list[str]  # investigators who are nowhere
    over: list[str]  # rooms whose tile lies over others
    still: list[str]  # rooms whose tile cannot move until the round ends


class Tale(NamedTuple):
    """What is played: a scenario, and with which packs."""

    story: str
    packs: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat may know of the game."""

    seat: Seat
    story: str
    hands: str
    seats: list[Seat]
    stage: str
    round: int
    active: str  # the investigator whose turn it is
    waiting: list[Seat]
    decision: Decision | None
    investigators: list[InvestigatorView]
    monsters: list[MonsterView]
    map: str  # one on which the same would be seen as is: how the tiles lie, and nothing more
    laid: list[str]  # tiles, in the order in which they were placed
    tokens: list[TokenView]
    fire: list[str]  # spaces
    darkness: list[str]
    lights: list[str]
    glows: dict[str, int]  # spaces with light for a while, and its last round
    shut: list[str]  # doors that are blocked until the end of the round
    passages: list[str]
    barricades: list[BarricadeView]
    dropped: dict[str, list[PossessionView]]  # by space
    inventory: list[str]  # Items that the app gave out, and on which something can be chosen
    facts: list[str]  # in the order in which they were learned
    fact_values: dict[str, str]  # of those that were learned with one
    counts: dict[str, int]
    sums: dict[str, int]  # successes so far, by option of a token
    over: list[str]  # options of tokens that cannot be chosen again
    read: list[str]  # options of tokens that have been read aloud
    puzzles: dict[str, DealtShape]  # begun and not solved, by option of a token
    puzzle: AttemptShape | None  # the one that somebody works at
    objective: int
    events: list[str]  # of the scenario, that have happened
    mythos: list[str]  # events drawn since the pool was last full
    defeated: list[str]  # named monsters
    supply: SupplyView
    deadline: int  # the round whose investigator phase is the last; 0: none
    result: Result | None
    winners: list[str]  # investigators, once it is over
    hidden: dict[str, str]  # what the house had drawn in secret, once it is over
    packs: tuple[str, ...] = ()  # what is played with beside the base set
    extras: ExtrasView | None = None  # where any is

    @property
    def tale(self) -> Tale:
        """What is played."""
        return Tale(self.story, self.packs)
