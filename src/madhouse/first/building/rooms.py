"""Building a table: what lies in rooms and spaces."""

from typing import Self, get_args

from madhouse.engine.knowledge import EVERYONE, bit, learn
from madhouse.first.building.bare_table import BareTable
from madhouse.first.building.refusals import (
    BadTable,
    refuse_below,
    refuse_unknown,
    refuse_wrong_kind,
)
from madhouse.first.rules.corpse import CORPSE
from madhouse.first.things.state import KEEPER, Feature, PuzzleOnTable
from madhouse.first.things.supply import FeatureKind
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import PuzzleState


class Rooms(BareTable):
    """What lies where."""

    def pile(self, room: str, *cards: str) -> Self:
        """Lay Obstacle and Exploration cards in a room, facedown, the first on top."""
        refuse_unknown(room, self.state.rooms, "room")
        fitting = self.box.exploration | self.box.obstacles
        for card in cards:
            refuse_wrong_kind(self.box, card, fitting, "Exploration or Obstacle card")
            if card in self.box.obstacles:
                self._refuse_second(card)
            else:
                self._take(card)
                self.state.seeded[card] = room
                self.state.rooms[room].thickness += 1
            learn(self.state, card, bit(self.state, KEEPER))
            self.state.rooms[room].pile.append(card)
        return self

    def lock(self, room: str, card: str) -> Self:
        """Lock a room."""
        refuse_unknown(room, self.state.rooms, "room")
        refuse_unknown(card, self.box.locks, "lock")
        if other := self.state.rooms[room].lock:
            raise BadTable(f"the {room} is locked already, by '{other}'; a room has one lock")
        self._refuse_second(card)
        self.state.rooms[room].lock = card
        learn(self.state, card, bit(self.state, KEEPER))
        return self

    def _refuse_second(self, card: str) -> None:
        for name, room in self.state.rooms.items():
            if card in (room.lock, *room.pile):
                raise BadTable(f"there is one '{card}', and it lies in the {name} already")

    def dark(self, room: str) -> Self:
        """Lay darkness on a room."""
        refuse_unknown(room, self.state.rooms, "room")
        self.state.rooms[room].dark = True
        return self

    def fire(self, room: str) -> Self:
        """Set a room on fire."""
        refuse_unknown(room, self.state.rooms, "room")
        self.state.rooms[room].fire = True
        return self

    def feature(self, kind: str, at: str, door: str = "", samples: int = 0, name: str = "") -> Self:
        """Put a room feature marker in a space; a barrier may already block a door, and one of
        the dead may have a name."""
        refuse_unknown(kind, get_args(FeatureKind), "room feature")
        refuse_unknown(at, self.board.spaces, "space")
        if door:
            refuse_unknown(door, self.board.doors, "door")
        if name:
            refuse_unknown(name, self.story.named, "named person of this story")
        refuse_below(samples, 0, "the samples on a marker")
        if kind == CORPSE and not name:
            self._refuse_more_corpses()
        self.state.features.append(Feature(kind, at, door, samples, name))
        return self

    def _refuse_more_corpses(self) -> None:
        """Of all markers only corpses run out (1e.limit.corpses, 1e.limit.other-tokens)."""
        lying = sum(each.kind == CORPSE and not each.name for each in self.state.features)
        if lying >= (most := self.box.supply.features[CORPSE]):
            raise BadTable(f"all {most} corpses of the box are on the board already")

    def puzzle(self, card: str, *pieces: str) -> Self:
        """Lay a card's puzzle out before the first player, arrows up, as nobody has tried it yet.

        The rest of its pile lies in the order of the box.
        """
        demands = self.box.locks | self.box.obstacles
        refuse_unknown(card, demands, "lock or obstacle")
        name = demands[card].puzzle
        if name is None:
            raise BadTable(f"'{card}' is met without a puzzle; none can be laid out for it")
        if card in self.state.puzzles:
            raise BadTable(f"the puzzle of '{card}' is laid out already")
        puzzle = the_puzzles()[name]
        pile = self.state.pieces.setdefault(puzzle.pile, list(puzzle.pieces))
        if len(pieces) != puzzle.size:
            raise BadTable(f"puzzle {puzzle.id} takes {puzzle.size} pieces, not {len(pieces)}")
        for piece in pieces:
            refuse_unknown(piece, pile, f"unused piece of the pile {puzzle.pile}")
            pile.remove(piece)
            learn(self.state, piece, EVERYONE)
        laid = PuzzleState(puzzle.id, list(pieces), [0] * puzzle.size)
        self.state.puzzles[card] = PuzzleOnTable(laid, self.state.players[0].seat)
        return self
