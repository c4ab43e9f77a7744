"""The census: where every component of a game is. Each is in exactly one place."""

from collections import defaultdict
from collections.abc import Iterator

from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.box import Box
from madhouse.first.things.state import State
from madhouse.first.things.table import Table
from madhouse.puzzles.box import the_puzzles

Census = dict[str, list[str]]
"""For each card and token, the places where it was found."""


def census(game: Game[State, View], box: Box) -> Census:
    """Where each card and token is."""
    state, table = game.table.state, game.table
    assert isinstance(table, Table)
    found: Census = defaultdict(list)
    for face in table.aside:
        found[face].append("the combat under way")
    for place, faces in _zones(state, box):
        for face in faces:
            found[face].append(place)
    return dict(sorted(found.items()))


def _zones(state: State, box: Box) -> Iterator[tuple[str, list[str]]]:
    decks = {"mythos": state.mythos, "trauma": state.trauma, "exploration": state.exploration}
    for name, deck in (decks | state.combat).items():
        yield f"the {name} deck", deck.cards
        yield f"the {name} discard pile", deck.discard
    yield "the starting items", state.starting_items
    yield "the figures put away", state.put_away
    for kind, backs in state.spells.items():
        yield f"the deck of {kind}", backs
    yield "the keeper's mythos hand", state.keeper.mythos
    yield "the keeper's trauma hand", state.keeper.trauma
    for kind, tokens in state.tokens.items():
        yield f"the figures of {kind}", tokens
    for name, room in state.rooms.items():
        yield f"the pile of {name}", [card for card in room.pile if card not in box.obstacles]
    for who in (*state.investigators, *state.escaped):
        yield f"the cards of {who.id}", who.cards
        yield f"the trauma of {who.id}", who.trauma
        yield f"the facedown cards of {who.id}", who.facedown
        yield f"the spells of {who.id}", who.spells
    for foe in state.monsters:
        yield f"what monster {foe.id} carries", foe.carries
    yield "those carried out of the house", state.carried_out
    yield from _demands(state, box)
    yield from _pieces(state)


def _pieces(state: State) -> Iterator[tuple[str, list[str]]]:
    """Puzzle pieces: a pile from which nothing was dealt yet is still as it came."""
    for name, whole in the_puzzles().piles.items():
        yield f"the pile {name}", state.pieces.get(name, list(whole))
    for card, lying in state.puzzles.items():
        yield f"the puzzle of {card}", lying.laid.pieces
        yield f"drawn for {card}", [lying.laid.drawn] if lying.laid.drawn else []


def _demands(state: State, box: Box) -> Iterator[tuple[str, list[str]]]:
    """Lock and Obstacle cards: they come to the board with the keeper's setup and stay in play."""
    yield "those overcome", state.obstacles_gone
    for name, room in state.rooms.items():
        yield f"the door of {name}", [room.lock] if room.lock else []
        yield f"the way in {name}", [card for card in room.pile if card in box.obstacles]


def twice(found: Census) -> Census:
    """What is in more than one place."""
    return {face: places for face, places in found.items() if len(places) > 1}
