"""Imagining: dealing anew, in place, what a seat cannot know.

The result is a game that could have been: answers that fit what was seen, a house seeded by them,
and hidden cards that come from where they could have come from. On a table that was built by hand,
and that no setup could have laid, the answers and the cards are dealt anew without regard to each
other.
"""

from collections.abc import Callable, Collection

from madhouse.engine.decisions import Seat
from madhouse.engine.knowledge import FacePlaces, deal_anew, knows
from madhouse.engine.rng import Random
from madhouse.first.rules.spells import kind_of
from madhouse.first.rules.trauma import one_left
from madhouse.first.things.seeding import (
    Answers,
    NamedCards,
    answer_face,
    clue_rooms,
    combinations,
    markers,
    named_cards,
)
from madhouse.first.things.state import KEEPER, SETUP, eyes
from madhouse.first.things.table import Table


def redeal(g: Table, seat: Seat, random: Random) -> None:
    """Deal anew what this seat cannot know."""
    sight = eyes(g.state, seat)
    if seat != KEEPER and g.state.stage != SETUP:
        _reseed(g, sight, random)
    _number_figures(g)
    for places in hidden_places(g):
        deal_anew(g.state, sight, places, random)
    _put_right(g, sight)


def hidden_places(g: Table) -> list[FacePlaces]:
    """For each kind of back, every place where a face of that kind may lie hidden."""
    state = g.state
    zones = [
        [state.mythos.cards, state.keeper.mythos, *_facedown(g)],
        [state.trauma.cards, state.keeper.trauma],
        *([deck.cards] for deck in state.combat.values()),
        *([tokens] for tokens in state.tokens.values()),
        *([pile] for pile in state.pieces.values()),
    ]
    places: list[FacePlaces] = [
        [(zone, at) for zone in of_one_back for at in range(len(zone))] for of_one_back in zones
    ]
    return places + [_spell_places(g, kind) for kind in state.spells]


def _spell_places(g: Table, kind: str) -> FacePlaces:
    """The deck of a spell, and its cards before the investigators."""
    people = (*g.state.investigators, *g.state.escaped)
    zones = [g.state.spells[kind], *(who.spells for who in people)]
    return [
        (zone, at) for zone in zones for at, back in enumerate(zone) if kind_of(g, back) == kind
    ]


def _facedown(g: Table) -> list[list[str]]:
    """The Mythos cards before each investigator; one who has escaped took his along."""
    return [who.facedown for who in (*g.state.investigators, *g.state.escaped)]


def _number_figures(g: Table) -> None:
    """Which figure was picked is hidden too: number them in the order of the board."""
    for kind, tokens in g.state.tokens.items():
        monsters = [monster for monster in g.state.monsters if monster.kind == kind]
        here = [tokens[monster.figure] for monster in monsters]
        tokens[:] = here + [token for token in tokens if token not in here]
        for figure, monster in enumerate(monsters):
            monster.figure = figure


def _put_right(g: Table, sight: int) -> None:
    """Exchange what cannot lie where it was dealt.

    A facedown card is one that is played so; with a lone investigator the keeper holds no Trauma
    card meant for several (1e.trauma.multi-icon).
    """
    state, box = g.state, g.box
    mythos = [state.keeper.mythos, state.mythos.cards]
    for facedown in _facedown(g):
        _exchange(g, sight, facedown, mythos, lambda card: box.mythos[card].facedown)
    if one_left(g):
        trauma = [state.trauma.cards]
        _exchange(g, sight, state.keeper.trauma, trauma, lambda card: not box.trauma[card].multi)


def _exchange(
    g: Table, sight: int, here: list[str], zones: list[list[str]], fits: Callable[[str], bool]
) -> None:
    """Swap each face that does not fit for a hidden one that does; who knows what belongs to
    the place."""
    for at, face in enumerate(here):
        if fits(face):
            continue
        zone, there = next(
            (zone, there)
            for zone in zones
            for there, other in enumerate(zone)
            if fits(other) and not knows(g.state, sight, other)
        )
        other = zone[there]
        here[at], zone[there] = other, face
        _swap_knowledge(g, face, other)


def _swap_knowledge(g: Table, face: str, other: str) -> None:
    seen = g.state.seen
    masks = {face: seen.pop(other, 0), other: seen.pop(face, 0)}
    seen.update({each: mask for each, mask in masks.items() if mask})


# -- the house -------------------------------------------------------------------------------


def _reseed(g: Table, sight: int, random: Random) -> None:
    """Draw answers among those that fit what was seen, and lay the unseen cards accordingly."""
    coverable = clue_rooms(g.story, g.box.leads_to)
    fitting = [each for each in combinations(g.story) if fits(g, sight, each, coverable)]
    if not fitting:  # a table built by hand: no setup could have laid it so
        deal_anew(g.state, sight, _exploration_places(g), random)
        unseen_answers = [each for each in combinations(g.story) if _answers_fit(g, sight, each)]
        g.keeper.answers = random.pick(unseen_answers)
        _change_objective(g, g.keeper.answers)
        return
    answers = random.pick(fitting)
    named = named_cards(g.story, answers, g.box.leads_to)
    unseen = _gather(g, sight)
    g.keeper.answers = answers
    _deal_house(g, sight, named, unseen, random)
    _change_objective(g, answers)


def _exploration_places(g: Table) -> FacePlaces:
    """Every place of an Exploration card: in the rooms, and out of play."""
    zones = [*(room.pile for room in g.state.rooms.values()), g.state.exploration.cards]
    every = [(zone, at) for zone in zones for at in range(len(zone))]
    return [(zone, at) for zone, at in every if zone[at] in g.box.exploration]


def fits(g: Table, sight: int, answers: Answers, coverable: Collection[str]) -> bool:
    """Whether the house could have been set up with these answers, as far as this seat knows."""
    if not _answers_fit(g, sight, answers):
        return False
    named = named_cards(g.story, answers, g.box.leads_to)
    where = {card: room for room, cards in named.items() for card in cards}
    seen = {c: room for c, room in g.state.seeded.items() if knows(g.state, sight, c)}
    if any(where.get(card, room) != room for card, room in seen.items()):
        return False
    return all(_room_fits(g, room, named, seen, room in coverable) for room in g.state.rooms)


def _answers_fit(g: Table, sight: int, answers: Answers) -> bool:
    """Whether they are what was seen of the keeper's answers and of his objective."""
    for question, letter in g.keeper.answers.items():
        if knows(g.state, sight, answer_face(question)) and answers[question] != letter:
            return False
    return not _open_secrets(g, sight, answers)


def _open_secrets(g: Table, sight: int, answers: Answers) -> list[str]:
    """An objective that was shown must be the one that the answers pick."""
    chosen = markers(answers)
    return [
        objective.id
        for objective in g.story.objectives
        if knows(g.state, sight, objective.id) and objective.marker not in chosen
    ]


def _room_fits(
    g: Table, room: str, named: NamedCards, seen: dict[str, str], coverable: bool
) -> bool:
    """A room is as thick as setup makes it: a card where none is named, one more as a cover."""
    cards = named.get(room, [])
    extra = g.state.rooms[room].thickness - len(cards)
    fewest = 0 if cards else 1
    allowed = (fewest, fewest + 1) if coverable else (fewest,)
    strangers = [c for c, place in seen.items() if place == room and c not in cards]
    pool = set(g.story.pool)
    return extra in allowed and len(strangers) <= extra and all(c in pool for c in strangers)


def _gather(g: Table, sight: int) -> list[str]:
    """Every Exploration card that the seat does not know: in the rooms, and out of play."""
    piles = [card for room in g.state.rooms.values() for card in room.pile]
    cards = [card for card in piles if card in g.box.exploration]
    cards += g.state.exploration.cards
    return sorted(card for card in cards if not knows(g.state, sight, card))


def _deal_house(g: Table, sight: int, named: NamedCards, unseen: list[str], random: Random) -> None:
    """Lay named cards where they belong and pool cards in the places that are left."""
    state = g.state
    named_anywhere = {card for cards in named.values() for card in cards}
    pool = [c for c in unseen if c in g.story.pool and c not in named_anywhere]
    random.shuffle(pool)
    left = set(unseen)
    known_to = {card: state.seen.get(card, 0) for card in unseen}  # others may have looked there
    for name, room in state.rooms.items():
        spots = [
            at
            for at, card in enumerate(room.pile)
            if card in g.box.exploration and not knows(state, sight, card)
        ]
        cards = [card for card in named.get(name, ()) if card in left]
        cards = [pool.pop(0) for _ in range(len(spots) - len(cards))] + cards
        for at, card in zip(spots, cards, strict=True):
            state.seen[card] = known_to[room.pile[at]]
            room.pile[at] = card
            left.discard(card)
            state.seeded[card] = name
    state.exploration.cards = sorted(left)
    for card in left:
        state.seeded.pop(card, None)
        state.seen.pop(card, None)
    state.seeded = dict(sorted(state.seeded.items()))


def _change_objective(g: Table, answers: Answers) -> None:
    """The objective follows from the answers."""
    chosen = markers(answers)
    old = g.keeper.objective
    new = next(each.id for each in g.story.objectives if each.marker in chosen)
    if new != old:
        g.keeper.objective = new
        g.state.seen[new] = g.state.seen.pop(old, 0)
