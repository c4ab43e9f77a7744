"""The map in the terminal: what is laid, with everybody and everything on it."""

from collections.abc import Iterator

from rich.text import Text

from madhouse.engine.board import Board
from madhouse.engine.board.sheet import DARK, FIRE, HIGH, SHADES, WIDE, Sheet, Tag, initials
from madhouse.engine.shapes import Stroke
from madhouse.second.seen.views import TokenView, View
from madhouse.second.told.names import Names

MARKS = {
    "search": "?",
    "interact": "!",
    "sight": "◦",
    "person": "@",
    "way": "»",
    "dark": DARK,
    "fire": FIRE,
    "light": "*",
    "passage": "%",
    "barricade": "=",
    "dropped": "$",
}
"""Tokens and features: the character of each."""


class HouseMap(Sheet):
    """The map as far as it is laid."""

    def __init__(self, board: Board, view: View, names: Names) -> None:
        super().__init__(board)
        self._view = view
        self._names = names

    def draw(self) -> Text:
        """The whole map."""
        self._shade_spaces()
        self.name_rooms()
        self._mark_ways()
        self._lay_features()
        for space in self.board.spaces:
            self.stand(space, list(self._tags(space)))
        lines = [Text.assemble(*runs) for runs in self.lines()]
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    def _shade_spaces(self) -> None:
        for space in self.board.spaces:
            dark, fire = space in self._view.darkness, space in self._view.fire
            if dark or fire:
                self.signs.update(["dark"] * dark + ["fire"] * fire)
                self.shade([space], SHADES[dark, fire], "red" if fire else "dim")

    def _mark_ways(self) -> None:
        """Explore tokens lie on doors and on the rim of the board."""
        for token in self._view.tokens:
            for line in token.lines[:1]:
                self.signs.add("way")
                self._write_on_line(line, MARKS["way"])

    def _write_on_line(self, line: Stroke, mark: str) -> None:
        """In the middle of an edge between two cells."""
        (x, y), (to_x, to_y) = line
        across = y == to_y
        row = round(min(y, to_y) * HIGH) + (0 if across else 1)
        column = round(min(x, to_x) * WIDE) + (WIDE // 2 if across else 0)
        self.write((row, column), mark, "bold yellow")

    def _lay_features(self) -> None:
        """Each kind once, at the right of its space."""
        view = self._view
        lying = {
            "light": view.lights,
            "passage": view.passages,
            "barricade": [each.space for each in view.barricades],
            "dropped": [space for space, cards in view.dropped.items() if cards],
        }
        for space in self.board.spaces:
            here = [kind for kind, spaces in lying.items() if space in spaces]
            here += [token.kind for token in self._tokens(space)]
            marks = "".join(MARKS[kind] for kind in dict.fromkeys(here))[: WIDE - 1]
            if marks:
                self.mark_corner(space, marks, "bold magenta")
                self.signs.update(here)

    def _tokens(self, space: str) -> list[TokenView]:
        return [each for each in self._view.tokens if each.kind in MARKS and space in each.spaces]

    def _tags(self, space: str) -> Iterator[Tag]:
        """All that stands in a space."""
        for who in self._view.investigators:
            if who.space == space and not who.eliminated:
                yield Tag(initials(self._names(who.id)), "bold cyan", "investigators")
        for foe in self._view.monsters:
            if foe.space == space:
                yield Tag(monster_sign(foe.id, foe.kind, self._names), "bold red", "monsters")


def monster_sign(monster: str, kind: str, names: Names) -> str:
    """How a monster is marked: the second Ghost is G2."""
    return f"{names(kind)[0]}{monster.rpartition(' ')[2]}"
