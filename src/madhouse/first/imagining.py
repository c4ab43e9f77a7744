"""Imagining: dealing anew, in place, what a seat cannot know.

The result is always a game that could have been: answers that fit what was seen, a house seeded
by them, and hidden cards that come from where they could have come from.
"""

from madhouse.engine.decisions import Seat
from madhouse.engine.knowledge import Places, deal_anew, eyes, knows
from madhouse.engine.rng import Random
from madhouse.first.seeding import Answers, Named, combinations, markers, named_cards
from madhouse.first.setup import leads_to
from madhouse.first.state import KEEPER
from madhouse.first.table import Table


def redeal(g: Table, seat: Seat, random: Random) -> None:
    """Deal anew what this seat cannot know."""
    sight = eyes(g.state, seat)
    if seat != KEEPER and g.state.stage != "setup":
        _reseed(g, sight, random)
    for places in hidden_places(g):
        deal_anew(g.state, sight, places, random)
    _keep_facedown(g, sight)


def hidden_places(g: Table) -> list[Places]:
    """For each kind of back, every place where a face of that kind may lie hidden."""
    state = g.state
    zones = [
        [state.mythos.cards, state.keeper.mythos, *(w.facedown for w in state.investigators)],
        [state.trauma.cards, state.keeper.trauma],
        *([deck.cards] for deck in state.combat.values()),
        *([tokens] for tokens in state.tokens.values()),
    ]
    return [
        [(zone, at) for zone in of_one_back for at in range(len(zone))] for of_one_back in zones
    ]


def _keep_facedown(g: Table, sight: int) -> None:
    """A facedown card is one that is played facedown: exchange any other for one of those."""
    state = g.state
    elsewhere: Places = [
        (zone, at)
        for zone in (state.keeper.mythos, state.mythos.cards)
        for at in range(len(zone))
        if g.box.mythos[zone[at]].facedown and not knows(state, sight, zone[at])
    ]
    for who in state.investigators:
        for at, card in enumerate(who.facedown):
            if not g.box.mythos[card].facedown:
                zone, there = elsewhere.pop(0)
                _exchange(g, who.facedown, at, zone, there)


def _exchange(g: Table, here: list[str], at: int, zone: object, there: int) -> None:
    """Swap two faces; who knows what belongs to the place."""
    seen = g.state.seen
    assert isinstance(zone, list)
    here[at], zone[there] = zone[there], here[at]
    first, second = seen.get(here[at], 0), seen.get(zone[there], 0)
    for face, mask in ((here[at], second), (zone[there], first)):
        if mask:
            seen[face] = mask
        else:
            seen.pop(face, None)


# -- the house -------------------------------------------------------------------------------


def _reseed(g: Table, sight: int, random: Random) -> None:
    """Draw answers among those that fit what was seen, and lay the unseen cards accordingly."""
    fitting = [answers for answers in combinations(g.story) if fits(g, sight, answers)]
    answers = random.pick(fitting)
    named = named_cards(g.story, answers, leads_to(g))
    unseen = _gather(g, sight)
    g.keeper.answers = answers
    _deal_house(g, sight, named, unseen, random)
    _change_objective(g, answers)


def fits(g: Table, sight: int, answers: Answers) -> bool:
    """Whether the house could have been set up with these answers, as far as this seat knows."""
    for question, letter in g.keeper.answers.items():
        if knows(g.state, sight, f"answer-{question}") and answers[question] != letter:
            return False
    named = named_cards(g.story, answers, leads_to(g))
    if any(card for card in _open_secrets(g, sight, answers)):
        return False
    where = {card: room for room, cards in named.items() for card in cards}
    seen = {c: room for c, room in g.state.seeded.items() if knows(g.state, sight, c)}
    if any(where.get(card, room) != room for card, room in seen.items()):
        return False
    return all(_room_fits(g, room, named, seen) for room in g.state.rooms)


def _open_secrets(g: Table, sight: int, answers: Answers) -> list[str]:
    """An objective that was shown must be the one that the answers pick."""
    chosen = markers(answers)
    return [
        objective.id
        for objective in g.story.objectives
        if knows(g.state, sight, objective.id) and objective.marker not in chosen
    ]


def _room_fits(g: Table, room: str, named: Named, seen: dict[str, str]) -> bool:
    """A room is as thick as setup makes it: one card more on a clue, one where none is named."""
    cards = named.get(room, [])
    extra = g.state.rooms[room].thickness - len(cards)
    clues = [card for card in cards if g.box.exploration[card].clue is not None]
    allowed = (1,) if not cards else (0, 1) if clues else (0,)
    strangers = [c for c, place in seen.items() if place == room and c not in cards]
    pool = set(g.story.pool)
    return extra in allowed and len(strangers) <= extra and all(c in pool for c in strangers)


def _gather(g: Table, sight: int) -> list[str]:
    """Every Exploration card that the seat does not know: in the rooms, and out of play."""
    piles = [card for room in g.state.rooms.values() for card in room.pile]
    cards = [card for card in piles if card in g.box.exploration]
    cards += g.state.exploration.cards
    return sorted(card for card in cards if not knows(g.state, sight, card))


def _deal_house(g: Table, sight: int, named: Named, unseen: list[str], random: Random) -> None:
    """Lay named cards where they belong and pool cards in the places that are left."""
    state = g.state
    named_anywhere = {card for cards in named.values() for card in cards}
    pool = [c for c in unseen if c in g.story.pool and c not in named_anywhere]
    random.shuffle(pool)
    left = set(unseen)
    for name, room in state.rooms.items():
        spots = [
            at
            for at, card in enumerate(room.pile)
            if card in g.box.exploration and not knows(state, sight, card)
        ]
        cards = [card for card in named.get(name, ()) if card in left]
        cards = [pool.pop(0) for _ in range(len(spots) - len(cards))] + cards
        for at, card in zip(spots, cards, strict=True):
            room.pile[at] = card
            left.discard(card)
            state.seeded[card] = name
            state.seen[card] = g.keeper_bit
    state.exploration.cards = sorted(left)
    for card in left:
        state.seeded.pop(card, None)
        state.seen.pop(card, None)


def _change_objective(g: Table, answers: Answers) -> None:
    """The objective follows from the answers."""
    chosen = markers(answers)
    old = g.keeper.objective
    new = next(each.id for each in g.story.objectives if each.marker in chosen)
    if new != old:
        g.keeper.objective = new
        g.state.seen[new] = g.state.seen.pop(old)
