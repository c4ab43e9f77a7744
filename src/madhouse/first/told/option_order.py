"""The order of options in a turn: what decides the evening first, then blows with the best weapon,
searching, steps, cards, small deeds; last what would do nothing, and the end of the turn.

It is how options are told. The rules offer them in their own order, which no case file forgets.
"""

from collections.abc import Collection, Iterator
from enum import IntEnum

from madhouse.engine.clauses import parts_within
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import Form
from madhouse.engine.knowledge import SPECTATOR, knows
from madhouse.first.acting.reactions import USE
from madhouse.first.rules.camp_fire import BURN
from madhouse.first.rules.card_abilities import CALL_ON
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH
from madhouse.first.rules.demands import against_key
from madhouse.first.rules.escape import LEAVE_BY, RUN_OUT
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.monsters import monster_called
from madhouse.first.rules.movement import MOVE, RUN
from madhouse.first.rules.spells import CAST, CAST_ON
from madhouse.first.things.cards import Demand
from madhouse.first.things.state import Investigator, eyes
from madhouse.first.things.table import Table
from madhouse.first.told.blows import expected_damage
from madhouse.first.told.option_layout import DEMAND, TURN, place_of
from madhouse.first.told.option_texts import GRAMMAR, verb_and_names
from madhouse.first.words.corpse import CorpseGone
from madhouse.first.words.objective import MonsterSlain

ATTACKS = (ATTACK_WITH, ATTACK_BARE_HANDED)
CARDS = (USE, CALL_ON, CAST, CAST_ON)
LAST_TASKS = (ATTEMPT_TASK, LEAVE_BY, RUN_OUT)
"""What only a revealed objective allows."""


class Rank(IntEnum):
    """What comes before what."""

    DECISIVE = 0
    ATTACK = 1
    SEARCH = 2
    STEP = 3
    CARD = 4
    DEED = 5  # to put something down, to push a barrier
    IDLE = 6
    END = 7


def decisive_options(g: Table, asked: Decision, who: Investigator) -> set[Option]:
    """What the story asks for now, or what opens the way, as far as everybody knows."""
    if asked.kind == DEMAND:
        return {each for each in asked.options if USE.read(each) is not None}
    if asked.kind != TURN:
        return set()
    return {option for option in asked.options if _decides(g, who, option)}


def in_order(
    g: Table,
    asked: Decision,
    who: Investigator,
    decisive: Collection[Option],
    idle: Collection[Option],
) -> list[Option]:
    """The options of a turn as they are told; among equals, as the rules offer them."""

    def place(option: Option) -> tuple[Rank, float]:
        if option in decisive:
            return Rank.DECISIVE, 0.0
        rank = Rank.IDLE if option in idle else _rank(asked.kind, option)
        return rank, -_blow(g, who, option) if rank is Rank.ATTACK else 0.0

    return sorted(asked.options, key=place)


def _rank(kind: str, option: Option) -> Rank:
    read = GRAMMAR.read(option)
    form = None if read is None else read.form
    if form in ATTACKS:
        return Rank.ATTACK
    if option == EXPLORE:
        return Rank.SEARCH
    if form in CARDS:
        return Rank.CARD
    group = place_of(kind, verb_and_names(option)[0]).group
    return {"step": Rank.STEP, "run": Rank.STEP, "end": Rank.END}.get(group, Rank.DEED)


def _blow(g: Table, who: Investigator, option: Option) -> float:
    _, named = verb_and_names(option)
    return expected_damage(g, who, monster_called(g, named["monster"]), named.get("card", ""))


# -- what is decisive ------------------------------------------------------------------------------


def _decides(g: Table, who: Investigator, option: Option) -> bool:
    read = GRAMMAR.read(option)
    if option == EXPLORE:
        return _needed_lies_here(g, who) or _opens_obstacle(g, who)
    if option == BURN:
        return g.state.revealed and any(parts_within(g.objective.investigators, CorpseGone))
    form: Form | None = None if read is None else read.form
    if read is None or form in LAST_TASKS:
        return form in LAST_TASKS
    if form in (MOVE, RUN):
        room = g.board.room_of[read.named["space"]]
        return room != g.room_of(who) and _opens(g, who, g.box.locks, g.room(room).lock)
    return form in ATTACKS and _is_prey(g, read.named["monster"])


def _opens(g: Table, who: Investigator, cards: dict[str, Demand], name: str) -> bool:
    """Whether he has the key for what lies open."""
    if not name or not _lies_open(g, name):
        return False
    demand = cards[name]
    return any(against_key(who, demand, key) is None for key in demand.key)


def _opens_obstacle(g: Table, who: Investigator) -> bool:
    top = g.room(g.room_of(who)).pile[:1]
    return any(_opens(g, who, g.box.obstacles, each) for each in top if each in g.box.obstacles)


def _needed_lies_here(g: Table, who: Investigator) -> bool:
    """Whether a card that the story asks for lies faceup in his room, and can be taken up."""
    needed = {*_needed(g)}
    pile = g.room(g.room_of(who)).pile
    return any(each in needed and _lies_open(g, each) for each in pile)


def _needed(g: Table) -> Iterator[str]:
    """The cards of the open objective, and the keys of every lock and obstacle that was seen."""
    if g.state.revealed:
        yield from g.objective.needs
    for room in g.state.rooms.values():
        if room.lock and _lies_open(g, room.lock):
            yield from g.box.locks[room.lock].key
        for card in room.pile:
            if card in g.box.obstacles and _lies_open(g, card):
                yield from g.box.obstacles[card].key


def _lies_open(g: Table, card: str) -> bool:
    return knows(g.state, eyes(g.state, SPECTATOR), card)


def _is_prey(g: Table, monster: str) -> bool:
    """Whether its death is what the open objective asks for."""
    if not g.state.revealed:
        return False
    name = monster_called(g, monster).name
    return any(each.name == name for each in parts_within(g.objective.investigators, MonsterSlain))
