"""Building a table by hand: figures, cards and tokens where you like, then play on."""

from madhouse.first.building.builder import STORY, TableBuilder

__all__ = ["STORY", "TableBuilder"]
