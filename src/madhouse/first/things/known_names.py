"""Known names: what the cards of the box and the parts of a story can be called by."""

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, get_args

from madhouse.engine.board import Board
from madhouse.engine.board.tiles import slug
from madhouse.engine.drawings import names_of_drawings
from madhouse.engine.loading import Loaded
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.moments import MOMENTS, TABLE_MOMENTS
from madhouse.first.things.story import NamedFigure, Story
from madhouse.puzzles.box import the_puzzles

if TYPE_CHECKING:
    from madhouse.first.things.box import Box

SAMPLE = "sample"
"""What a monster carries that is no card."""

KnownNames = Mapping[str, Collection[str]]
"""All names of each sort that a field can refer to (see `first/things/references.py`)."""


def names_in_box(box: "Box", given: Mapping[str, set[str]]) -> KnownNames:
    """What a card can refer to; a room is one of any tile, as no board is laid yet."""
    sides = [side for tile in box.tiles.values() for side in tile.sides.values()]
    return {
        "room": {slug(name) for side in sides for name in side.rooms},
        "exploration card": box.exploration,
        "clue": box.leads_to,
        "item": box.items,
        "item (or 'sample')": [*box.items, SAMPLE],
        "spell": box.spells,
        "starting item or spell": {*box.starting_items, *box.spells},
        "lock": box.locks,
        "obstacle": box.obstacles,
        "puzzle": the_puzzles().ids,
        "Mythos or Trauma card": {*box.mythos, *box.trauma},
        "keeper action": box.actions,
        "investigator": box.investigators,
        "icon": given.get("icon", ()),
        "kind of monster": box.monsters,
        "mark": given.get("mark", ()),
        "house rule": (),
        "moment": MOMENTS,
        **names_of_drawings(),
        **_monsters(box.monsters),
    }


def names_in_story(loaded: Loaded[Story], board: Board, box: KnownNames) -> KnownNames:
    """What a story can refer to: the cards of the box, its own board, markers and monsters."""
    story, given = loaded.value, loaded.given
    markers = [f"{number}{letter}" for number, q in story.questions.items() for letter in q.answers]
    # A misspelt kind is one mistake, not one more wherever the right word is used.
    listed = all(kind in box["kind of monster"] for kind in story.monsters)
    clues = {card.id for card in story.cards if card.clue}
    own = {card.id for card in story.cards}
    demands = {card.id for card in story.demands}
    return {
        **box,
        "exploration card": {*box["exploration card"], *own},
        "clue": {*box["clue"], *clues},
        "item": {*box["item"], *own},
        "item (or 'sample')": {*box["item (or 'sample')"], *own},
        "lock": {*box["lock"], *demands},
        "obstacle": {*box["obstacle"], *demands},
        "house rule": given.get("house rule", ()),
        "moment": (*MOMENTS, *TABLE_MOMENTS),
        "room": board.rooms,
        "space": board.spaces,
        "marker": markers,
        "marker (or 'all')": [*markers, "all"],
        "mark": {*box["mark"], *given.get("mark", ())},
        **_monsters(story.monsters if listed else box["kind of monster"], story.named),
    }


def _monsters(kinds: Iterable[str], named: Mapping[str, NamedFigure] | None = None) -> KnownNames:
    named = named or {}
    names = [name for name, who in named.items() if who.kind is not None]
    return {
        "monster": list(kinds),
        "named person": named,
        "named monster": names,
        "monster or named monster": [*kinds, *names],
        "monster, named monster or class": [*kinds, *names, *get_args(MonsterClass)],
    }
