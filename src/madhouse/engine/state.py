"""What every edition's state begins with: plain data that encodes to bytes and back."""

import msgspec

from madhouse.engine.rng import Randomness


class Result(msgspec.Struct, array_like=True, frozen=True):
    """How a game ended."""

    winner: str  # a side, or 'nobody'
    reason: str  # the message key that tells why


class State(msgspec.Struct, array_like=True, kw_only=True):
    """Ids and numbers only: no code, no cards, no references."""

    version: int
    random: Randomness
    stage: str
    seats: list[str]
    seen: dict[str, int] = {}  # for every hidden face, the seats that know it (see knowledge)
    result: Result | None = None
