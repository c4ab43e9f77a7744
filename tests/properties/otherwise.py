"""The same table otherwise: what a seat cannot know is changed, without any code of the game's.

Imagining is checked against this, so it goes its own, simpler way: hidden things only change
places with their like.
"""

from collections.abc import Callable, Collection
from random import Random

from madhouse.engine.decisions import Seat
from madhouse.engine.knowledge import eyes
from madhouse.engine.rng import keyed
from madhouse.first.things.box import Box
from madhouse.first.things.state import KEEPER, State

Place = tuple[list[str], int]


def otherwise(box: Box, seat: Seat, chooser: Random) -> Callable[[State], None]:
    """A change to all that lies hidden from this seat but the keeper's plot and his house."""

    def change(state: State) -> None:
        state.random = keyed(str(chooser.random()))
        other_cards(box, seat, chooser)(state)

    return change


def other_cards(box: Box, seat: Seat, chooser: Random) -> Callable[[State], None]:
    """The same, with the dice as they would have fallen."""

    def change(state: State) -> None:
        other_figures(state, chooser)
        for places in of_one_back(state, box):
            exchange(state, seat, places, chooser)

    return change


def other_hand(box: Box, chooser: Random) -> Callable[[State], None]:
    """A change to the keeper's hand alone: each card for one of the same back from its deck.

    Trauma cards for several investigators stay: he discards them openly once a lone one is left.
    """

    def change(state: State) -> None:
        hand, deck = state.keeper.mythos, state.mythos.cards
        unseen = [c for c in deck if not box.mythos[c].facedown and not state.seen.get(c)]
        _swap(state, hand, deck, unseen, chooser)
        hand, deck = state.keeper.trauma, state.trauma.cards
        kept = [card for card in hand if box.trauma[card].multi]
        _swap(state, hand, deck, [c for c in deck if not box.trauma[c].multi], chooser, kept)

    return change


def _swap(
    state: State,
    hand: list[str],
    deck: list[str],
    wanted: list[str],
    chooser: Random,
    kept: Collection[str] = (),
) -> None:
    alone = 1 << state.seats.index(KEEPER)
    hidden = [at for at, card in enumerate(hand) if state.seen[card] == alone and card not in kept]
    for at in hidden[: len(wanted)]:
        card = hand[at]
        other = wanted.pop(chooser.randrange(len(wanted)))
        hand[at], deck[deck.index(other)] = other, card
        state.seen[other] = state.seen.pop(card)


def other_figures(state: State, chooser: Random) -> None:
    """Put each token into another figure of its kind, and that figure in its place."""
    for kind, tokens in state.tokens.items():
        new = list(range(len(tokens)))
        chooser.shuffle(new)
        state.tokens[kind] = [tokens[new.index(at)] for at in range(len(tokens))]
        for monster in state.monsters:
            if monster.kind == kind:
                monster.figure = new[monster.figure]


def of_one_back(state: State, box: Box) -> list[list[Place]]:
    """The places among which a hidden face can change without a trace.

    Left alone are the few that may lie only in some of them: Mythos cards that are played
    facedown, and Trauma cards that a lone investigator is never given.
    """
    lone = len(state.players) == 1
    mythos = _places(state.mythos.cards, state.keeper.mythos)
    trauma = _places(state.trauma.cards, state.keeper.trauma)
    return [
        [place for place in mythos if not box.mythos[_face(place)].facedown],
        [place for place in trauma if not (lone and box.trauma[_face(place)].multi)],
        *(_places(deck.cards) for deck in state.combat.values()),
        *(_places(tokens) for tokens in state.tokens.values()),
        *(_spells(state, box, kind) for kind in state.spells),
        *(_places(pile) for pile in state.pieces.values()),
    ]


def _spells(state: State, box: Box, kind: str) -> list[Place]:
    """The cards of one spell, in its deck and before the investigators."""
    people = (*state.investigators, *state.escaped)
    places = _places(state.spells[kind], *(who.spells for who in people))
    return [place for place in places if box.spell_backs[_face(place)].spell == kind]


def _places(*zones: list[str]) -> list[Place]:
    return [(zone, at) for zone in zones for at in range(len(zone))]


def _face(place: Place) -> str:
    zone, at = place
    return zone[at]


def exchange(state: State, seat: Seat, places: list[Place], chooser: Random) -> None:
    """Let faces that the seat does not know change places; who knew one knows the other now."""
    sight = eyes(state, seat)
    hidden = [place for place in places if state.seen.get(_face(place), 0) & sight != sight]
    faces = [_face(place) for place in hidden]
    masks = [state.seen.pop(face, 0) for face in faces]
    chooser.shuffle(faces)
    for (zone, at), face, mask in zip(hidden, faces, masks, strict=True):
        zone[at] = face
        if mask:
            state.seen[face] = mask
