"""The big house: the training story on a large, crowded board, so that speed is not a small map's.

Nineteen rooms, thirty-two spaces, four investigators and ten monsters.
"""

import random
from functools import cache
from pathlib import Path

import msgspec

from madhouse.engine.board import Layout, Tile
from madhouse.engine.game import Game
from madhouse.engine.loading import load
from madhouse.engine.rng import Random, keyed
from madhouse.first.building import TableBuilder
from madhouse.first.edition import TRAINING, FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.box import Box
from madhouse.first.things.state import State
from madhouse.first.words import VOCABULARY

FILE = Path(__file__).with_name("big_house.yaml")


class BigHouse(msgspec.Struct, frozen=True, kw_only=True):
    """A board, and what stands and lies on it when play begins."""

    tiles: tuple[Tile, ...]
    layout: Layout
    investigators: dict[str, str]  # to spaces
    monsters: dict[str, tuple[str, ...]]  # kinds to spaces
    locks: dict[str, str]
    piles: dict[str, tuple[str, ...]]
    darkness: tuple[str, ...]


@cache
def the_house() -> BigHouse:
    """The house as its file describes it."""
    return load(FILE, BigHouse, VOCABULARY).value


@cache
def told_in_the_house() -> FirstEdition:
    """The training story with this board and these monsters, in a box of its own."""
    house = the_house()
    told = FirstEdition(TRAINING, Box(VOCABULARY))
    told.box.tiles |= {tile.id: tile for tile in house.tiles}
    told.story_id = "the-big-house"
    told.story = msgspec.structs.replace(
        told.story, id=told.story_id, layout=house.layout, monsters=tuple(house.monsters)
    )
    told.board = told.box.board(told.story)
    return told


@cache
def laid_out() -> Game[State, View]:
    """The house with everybody and everything in it, before its first round."""
    house = the_house()
    table = TableBuilder(told=told_in_the_house(), players=len(house.investigators))
    for who, space in house.investigators.items():
        table.investigator(who, space)
    for kind, spaces in house.monsters.items():
        for space in spaces:
            table.monster(kind, space)
    for room, cards in house.piles.items():
        table.pile(room, *cards)
    for room, lock in house.locks.items():
        table.lock(room, lock)
    for room in house.darkness:
        table.dark(room)
    return table.play(stage="round")


def begin(chooser: random.Random) -> Game[State, View]:
    """A game in the house, from its first round."""
    told, model = told_in_the_house(), laid_out()
    state = told.decode(model.start)
    _shuffle(state, f"{chooser.getrandbits(64)}")
    start = told.encode(state)
    return Game(told, start, msgspec.structs.replace(model.header, position=start))


def _shuffle(state: State, seed: str) -> None:
    """Dice and decks of this game only."""
    state.random = keyed(seed)
    for deck in (state.mythos, state.trauma, *state.combat.values()):
        Random(state.random).shuffle(deck.cards)
