"""Madhouse: a digital edition of the board game Mansions of Madness."""

__version__ = "0.1.0"
