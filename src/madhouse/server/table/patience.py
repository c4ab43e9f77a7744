"""Patience (timeouts): how long a table waits for whom."""

import msgspec


class Patience(msgspec.Struct, frozen=True):
    """All in seconds."""

    absent_after: float = 120.0  # until others may hand an absent seat to a computer
    pause: float = 0.8  # between answers while computers play every seat
    idle_after: float = 900.0  # until a table that nobody watches leaves the memory
    clock: float | None = None  # on a clock, instead of what the edition allows
