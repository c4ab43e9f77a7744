"""The map in the terminal: the board's own drawing, with everybody and everything in it."""

from collections.abc import Iterator

from rich.text import Text

from madhouse.engine.board import Board
from madhouse.engine.board.sheet import DARK, FIRE, SHADES, WIDE, Sheet, Tag, initials
from madhouse.first.seen.views import View
from madhouse.first.terminal.monster_signs import monster_signs
from madhouse.first.told.names import Names

BARRIER = "="
MARKS = {
    "sealed": "X",
    "locked": "L",
    "blocked": BARRIER,
    "dark": DARK,
    "fire": FIRE,
    "altar": "Π",
    "barrier": BARRIER,
    "camp-fire": "*",
    "corpse": "†",
    "hiding-space": "∩",
    "ladder": "#",
    "vent": "%",
}
"""Doors, rooms and room features: the character of each."""


class HouseMap(Sheet):
    """The map of a house of the first edition, as one seat may see it."""

    def __init__(self, board: Board, view: View, names: Names) -> None:
        super().__init__(board)
        self._view = view
        self._names = names
        self._monster_signs = monster_signs(view, names)

    def draw(self) -> Text:
        """The whole map."""
        self._close_doors()
        self._shade_rooms()
        self.name_rooms()
        self._lay_features()
        for space in self.board.spaces:
            self.stand(space, list(self._tags(space)))
        lines = [Text.assemble(*runs) for runs in self.lines()]
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    def _close_doors(self) -> None:
        """Sealed for good; or locked, blocked by a barrier, or both: then the marks stand side by
        side."""
        locked = {name for name, room in self._view.rooms.items() if room.lock}
        blocked = {each.door for each in self._view.features}
        for name, spots in self.drawing.doors.items():
            rooms = {self.board.room_of[space] for space in self.board.doors[name].spaces}
            signs = ["locked"] * (not locked.isdisjoint(rooms)) + ["blocked"] * (name in blocked)
            if self.board.doors[name].sealed:
                signs = ["sealed"]
            self.signs.update(signs)
            marks = "".join(MARKS[sign] for sign in signs)
            for spot in spots if marks else ():
                self.write_on_door(spot, marks, "bold yellow")

    def _shade_rooms(self) -> None:
        for name, room in self._view.rooms.items():
            if not (room.dark or room.fire):
                continue
            self.signs.update(["dark"] * room.dark + ["fire"] * room.fire)
            shade, style = SHADES[room.dark, room.fire], "red" if room.fire else "dim"
            self.shade(self.board.rooms[name].spaces, shade, style)

    def _lay_features(self) -> None:
        """Each kind once, however many."""
        for space in self.board.spaces:
            here = {each.kind for each in self._view.features if each.space == space}
            marks = "".join(mark for kind, mark in MARKS.items() if kind in here)[: WIDE - 1]
            if marks:
                self.mark_corner(space, marks, "bold magenta")
                self.signs |= here

    def _tags(self, space: str) -> Iterator[Tag]:
        """All that stands in a space; who hides is written small."""
        for who in self._view.investigators:
            tag = initials(self._names(who.id))
            if who.space == space and who.hiding:
                yield Tag(tag.lower(), "cyan", "hiding")
            elif who.space == space:
                yield Tag(tag, "bold cyan", "investigators")
        for foe in self._view.monsters:
            if foe.space == space:
                yield Tag(self._monster_signs[foe.id], "bold red", "monsters")
        room = self.board.room_of[space]
        if space == self.board.rooms[room].spaces[0] and room in self._view.rooms:
            pile = self._view.rooms[room].pile
            if pile:
                yield Tag(f"[{len(pile)}]", "green", "pile")
