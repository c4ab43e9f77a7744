"""Views: what a seat may know, built by allow-list. Everything that leaves the engine is a view.

Cards are named by their fronts: the id of a copy would tell its back. Nothing names a place that
is not laid, so an Explore token is told by the spaces beside it.
"""

from collections import Counter
from typing import NamedTuple

import msgspec

from madhouse.engine.board.geometry import Segment
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.knowledge import bit, eyes, knows
from madhouse.engine.state import Result
from madhouse.puzzles.dealt_shapes import AttemptShape, DealtShape, dealt_shape
from madhouse.second.acting.lying import card_itself
from madhouse.second.app.maps import map_shown
from madhouse.second.rules.features import left_in_pool
from madhouse.second.things.state import Barricade, Investigator, Monster
from madhouse.second.things.supply import Pool
from madhouse.second.things.table import Table

POOLS: tuple[Pool, ...] = ("rift_or_water", "overgrowth_or_rubble", "restraint")
"""Pools of tokens that packs lay in spaces."""
HIDDEN = "?"
"""What is shown in place of a face that the seat does not know."""


class PossessionView(msgspec.Struct, frozen=True, gc=False):
    """An Item or a Spell, by its front."""

    card: str
    flipped: bool = False  # it shows its back
    spent: int = 0  # how often it has been used, where that is counted
    back: int | None = None  # of a Spell that shows it: which of its backs


class ConditionView(msgspec.Struct, frozen=True, gc=False):
    """A Condition, by its front; its back for those who may look at it."""

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
    drunk: dict[str, list[PossessionView]]  # by investigator: Elixirs that show their back
    lost: list[str]  # investigators who are nowhere


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


def view(g: Table, seat: Seat, asked: Decision | None, waiting: list[Seat]) -> View:
    """What this seat may know now."""
    state, app = g.state, g.app
    sight = eyes(state, seat)
    return View(
        seat=seat,
        story=g.scenario.id,
        hands=state.hands,
        seats=list(state.seats),
        stage=state.stage,
        round=app.round,
        active=state.active,
        waiting=waiting,
        decision=asked,
        investigators=[_investigator(g, who, sight) for who in state.investigators if who.id],
        monsters=[_monster(g, monster) for monster in app.monsters],
        map=map_shown(g),
        laid=list(app.laid),
        tokens=[_token(g, token, at) for token, at in app.tokens.items()],
        fire=list(state.fire),
        darkness=list(state.darkness),
        lights=list(state.lights),
        glows=dict(state.glows),
        shut=list(state.shut),
        passages=list(state.passages),
        barricades=[_barricade(g, each) for each in state.barricades],
        dropped={
            space: _possessions(g, cards, state.flipped, {})
            for space, cards in state.dropped.items()
        },
        inventory=list(app.handed),
        facts=list(app.facts),
        fact_values=dict(app.fact_values),
        counts=dict(app.counts),
        sums=dict(app.sums),
        over=list(app.used),
        read=list(app.read),
        puzzles={name: dealt_shape(each) for name, each in app.puzzles.items()},
        puzzle=_attempt(g),
        objective=app.objective,
        events=list(app.events),
        mythos=list(app.deck),
        defeated=list(app.defeated),
        supply=_supply(g),
        deadline=app.deadline,
        result=state.result,
        winners=list(state.winners),
        hidden={} if state.result is None else dict(app.values),
        packs=g.box.packs,
        extras=_extras(g) if g.box.packs else None,
    )


def _investigator(g: Table, who: Investigator, sight: int) -> InvestigatorView:
    card, front = g.box.investigators[who.id], g.box.front
    return InvestigatorView(
        id=who.id,
        seat=who.seat,
        space=who.space,
        health=card.health,
        sanity=card.sanity,
        clues=who.clues,
        possessions=_possessions(g, who.possessions, who.flipped, who.spent),
        conditions=[_condition(g, copy, sight) for copy in who.conditions],
        damage=[front(copy) for copy in who.damage],
        horror=[front(copy) for copy in who.horror],
        damage_facedown=len(who.damage_facedown),  # 2e.damage.facedown-secret
        horror_facedown=len(who.horror_facedown),
        wounded=who.wounded,
        insane=who.insane,
        eliminated=who.eliminated,
        acted=who.acted,
        actions=who.actions,
        steps=who.steps,
        hoses=who.hoses,
        used=_by_front(g, who.used) if who.used else {},
        lasting=_by_front(g, who.lasting) if who.lasting else {},
        favourite=who.favourite if sight == bit(g.state, who.seat) else "",
    )


def _possessions(
    g: Table, cards: list[str], flipped: list[str], spent: dict[str, int]
) -> list[PossessionView]:
    front = g.box.front
    if not flipped:
        return [PossessionView(front(copy), False, spent.get(copy, 0)) for copy in cards]
    return [
        PossessionView(front(copy), copy in flipped, spent.get(copy, 0), _back(g, copy, flipped))
        for copy in cards
    ]


def _back(g: Table, copy: str, flipped: list[str]) -> int | None:
    if copy not in flipped or copy not in g.box.spell_copies:
        return None
    return g.box.spells[g.box.front(copy)].backs.index(g.spell_back(copy))


def _condition(g: Table, copy: str, sight: int) -> ConditionView:
    """Nobody may look at a back but the owner of an Insane card (2e.condition.insane-own-back)."""
    front, back = g.box.front(copy), g.condition_back(copy)
    if back is None:
        return ConditionView(front)
    return ConditionView(front, back.id if knows(g.state, sight, copy) else HIDDEN)


def _by_front(g: Table, said: dict[str, str]) -> dict[str, str]:
    """What is kept by copies and their clauses ('hose-1 turn-start 0'), by card."""
    return {g.box.front(card_itself(name.partition(" ")[0])): how for name, how in said.items()}


def _monster(g: Table, monster: Monster) -> MonsterView:
    return MonsterView(
        monster.id,
        monster.kind,
        monster.name,
        g.state.monsters.get(monster.id, ""),
        monster.damage,
        monster.health,
        monster.id in g.state.held,
        _identity(monster),
    )


def _identity(monster: Monster) -> int:
    """As its id has it: 'ghost 2' bears the second (2e.monster.id-token)."""
    return int(monster.id.rpartition(" ")[2]) if monster.identity else 0


def _token(g: Table, token: str, at: str) -> TokenView:
    kind, places = g.box.tokens[token].kind, g.places
    if kind != "explore":
        return TokenView(token, kind, [at])
    beside = [space for space in places.openings.get(at, ()) if space in places.room_of]
    return TokenView(token, kind, beside, places.opening_lines.get(at, ()))


def _barricade(g: Table, each: Barricade) -> BarricadeView:
    sides = g.places.openings.get(each.blocks)
    if sides is None:
        return BarricadeView(each.space, each.blocks)
    laid = all(space in g.places.room_of for space in sides)
    lines = g.places.opening_lines[each.blocks]
    return BarricadeView(each.space, each.blocks if laid else HIDDEN, lines)


def _attempt(g: Table) -> AttemptShape | None:
    now = g.puzzle_attempt
    if now is None:
        return None
    return AttemptShape(now.seat, dealt_shape(g.app.puzzles[now.puzzle]), now.taken, now.left)


def _extras(g: Table) -> ExtrasView:
    extras, front = g.extras, g.box.front
    holders = {who.id: who.possessions for who in g.state.investigators} | g.state.dropped
    keyed = {at: [front(c) for c in cards if c in extras.keys] for at, cards in holders.items()}
    return ExtrasView(
        laid={kind: dict(spaces) for kind, spaces in extras.laid.items()},
        left={pool: left_in_pool(g, pool) for pool in POOLS if getattr(g.box.supply, pool)},
        keys={at: cards for at, cards in keyed.items() if cards},
        improved={who: list(skills) for who, skills in extras.improved.items()},
        closings={who: number for who, number in extras.closings.items() if number},
        elixirs=dict(Counter(map(front, extras.elixirs))),
        drunk={who: [_drunk(g, copy) for copy in copies] for who, copies in extras.drunk.items()},
        lost=list(extras.lost),
    )


def _drunk(g: Table, copy: str) -> PossessionView:
    card = g.box.elixirs[g.box.front(copy)]
    return PossessionView(card.id, True, 0, card.backs.index(g.elixir_back(copy)))


def _supply(g: Table) -> SupplyView:
    state, front = g.state, g.box.fronts.__getitem__  # so many are quicker without `box.front`
    return SupplyView(
        items=dict(Counter(map(front, state.items))),
        spells=dict(Counter(map(front, state.spells))),
        conditions=dict(Counter(map(front, state.conditions))),
        damage=len(state.damage_deck),
        horror=len(state.horror_deck),
    )
