"""Building a table by hand: put figures, cards and tokens where you like, then play on."""

from madhouse.second.building.builder import TableBuilder

__all__ = ["TableBuilder"]
