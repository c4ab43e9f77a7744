"""Looking at the table: the view of a seat, built by allow-list."""

from collections import Counter
from collections.abc import Collection

import msgspec

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.knowledge import bit, eyes, knows
from madhouse.puzzles.dealt_shapes import AttemptShape, dealt_shape
from madhouse.second.acting.lying import card_itself
from madhouse.second.app.maps import map_shown
from madhouse.second.rules.features import left_in_pool
from madhouse.second.seen.views import (
    HIDDEN,
    BarricadeView,
    ConditionView,
    ExtrasView,
    InvestigatorView,
    MonsterView,
    PossessionView,
    SupplyView,
    TokenView,
    View,
)
from madhouse.second.things.map_plan import read_changes
from madhouse.second.things.scenario import is_named
from madhouse.second.things.skills import Skill
from madhouse.second.things.state import Barricade, Investigator, Monster
from madhouse.second.things.supply import Pool
from madhouse.second.things.table import Table

POOLS: tuple[Pool, ...] = ("rift_or_water", "overgrowth_or_rubble", "restraint")
"""Pools of tokens that packs lay in spaces."""
NEVER = (None, None)
"""What was not seen yet."""
encode = msgspec.msgpack.Encoder().encode


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
        investigators=[_seen(g, who, sight) for who in state.investigators if who.id],
        monsters=[_monster(g, monster) for monster in app.monsters],
        map=map_shown(g),
        laid=list(app.laid),
        tokens=_tokens(g),
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


def _seen(g: Table, who: Investigator, sight: int) -> InvestigatorView:
    """As last time, if nothing about them has changed: a table is looked at with every question,
    and where it is followed with every event."""
    known = [knows(g.state, sight, copy) for copy in who.conditions]
    name, now = (who.id, sight), (encode(who), known)
    before, shown = g.seen.get(name, NEVER)
    if before != now:
        shown = _investigator(g, who, sight)
        g.seen[name] = now, shown
    found: InvestigatorView = shown
    return found


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


def _tokens(g: Table) -> list[TokenView]:
    now = g.places, list(g.app.tokens.items())
    before, shown = g.seen.get("tokens", NEVER)
    if before != now:
        shown = [_token(g, token, at) for token, at in now[1]]
        g.seen["tokens"] = now, shown
    return list(shown)


def _token(g: Table, token: str, at: str) -> TokenView:
    lying, places = g.box.tokens[token], g.places
    kind = lying.kind
    if kind == "person":
        head = g.box.scenario_index.heads.get(token, 0)
        return TokenView(token, kind, [at], head=head, named=is_named(lying))
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
        left=_left(g),
        keys={at: cards for at, cards in keyed.items() if cards},
        improved={who: list(skills) for who, skills in extras.improved.items()},
        closings={who: number for who, number in extras.closings.items() if number},
        elixirs=_counted(g, "elixirs", extras.elixirs),
        drunk={who: [_drunk(g, copy) for copy in copies] for who, copies in extras.drunk.items()},
        lost=list(extras.lost),
        over=_rooms_of(g, [each.face[:-1] for each in read_changes(g.app.map)[1] if each.over]),
        still=_rooms_of(g, extras.still),
    )


def _left(g: Table) -> dict[str, int]:
    """Of each pool that packs bring, how many tokens nobody has and no space."""
    supply, extras = g.box.supply, g.extras
    left: dict[str, int] = {pool: left_in_pool(g, pool) for pool in POOLS if getattr(supply, pool)}
    if supply.key:
        left["key"] = supply.key - len(extras.keys)
    if supply.improvement:
        taken = sum(map(len, extras.improved.values()))
        left["improvement"] = supply.improvement * len(Skill) - taken
    return left


def _rooms_of(g: Table, tiles: Collection[str]) -> list[str]:
    """The rooms of those that are laid."""
    return [room for room, tile in g.places.tile_of.items() if tile in tiles]


def _drunk(g: Table, copy: str) -> ConditionView:
    card = g.box.elixirs[g.box.front(copy)]
    return ConditionView(card.id, card.back_id(card.backs.index(g.elixir_back(copy))))


def _supply(g: Table) -> SupplyView:
    state = g.state
    return SupplyView(
        items=_counted(g, "items", state.items),
        spells=_counted(g, "spells", state.spells),
        conditions=_counted(g, "conditions", state.conditions),
        damage=len(state.damage_deck),
        horror=len(state.horror_deck),
    )


def _counted(g: Table, pile: str, cards: list[str]) -> dict[str, int]:
    front = g.box.fronts.__getitem__  # so many are quicker without `box.front`
    before, shown = g.seen.get(pile, NEVER)
    if before != cards:
        shown = Counter(map(front, cards))
        g.seen[pile] = cards.copy(), shown
    return dict(shown)
