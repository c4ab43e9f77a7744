"""The random source: a keyed stream, so that no one can tell the next die from the last ones."""

from collections.abc import MutableSequence
from hashlib import blake2b, sha256
from typing import TypeVar

import msgspec

T = TypeVar("T")

BLOCK = 64
"""Bytes that one call of BLAKE2b gives."""


class Randomness(msgspec.Struct, array_like=True):
    """The state of the random source: its key and how far each stream has been read."""

    key: bytes
    used: dict[str, int] = {}
    dice: list[int] = []  # results that a test or a proof has scripted; they come first


def keyed(seed: str) -> Randomness:
    """The random source that a seed stands for."""
    return Randomness(sha256(seed.encode()).digest())


def commitment(seed: str, game: str) -> str:
    """What a server publishes at the start, to prove at the end that it did not choose the dice."""
    return sha256(f"{seed}:{game}".encode()).hexdigest()


class Random:
    """Dice and shuffles from one stream of the source.

    >>> random = Random(keyed("seed"))
    >>> all(1 <= random.die(10) <= 10 for _ in range(1000))
    True
    """

    __slots__ = ("_block", "_cached", "source", "stream")

    def __init__(self, source: Randomness, stream: str = "table") -> None:
        self.source = source
        self.stream = stream
        self._cached = ("", -1)  # the stream and number of the block at hand
        self._block = b""

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, every one as likely."""
        if not 0 < limit <= 256:
            raise ValueError(f"a draw is among 1 to 256 things, not {limit}")
        fair = 256 - 256 % limit  # bytes from here on would favour the low numbers
        used, stream = self.source.used, self.stream
        at = used.get(stream, 0)
        while True:
            byte = self._block_at(at)[at % BLOCK]
            at += 1
            if byte < fair:
                used[stream] = at
                return byte % limit

    def among(self, many: int) -> int:
        """The same for more things than one draw allows; for fewer it is that draw."""
        if many <= 256:
            return self.below(many)
        while True:
            number = 256 * self.below(-(-many // 256)) + self.below(256)
            if number < many:
                return number

    def _block_at(self, at: int) -> bytes:
        """The block in which a byte of the stream stands."""
        place = (self.stream, at // BLOCK)
        if place != self._cached:
            stream, number = place
            self._block = blake2b(
                number.to_bytes(8, "little"), key=self.source.key, person=stream.encode()[:16]
            ).digest()
            self._cached = place
        return self._block

    def die(self, sides: int) -> int:
        """One roll of a die, or the next scripted result."""
        if self.source.dice:
            return self.source.dice.pop(0)
        return 1 + self.below(sides)

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things in random order, in place.

        Each draw is one of `below`, made here: a deck takes dozens of them.
        """
        if len(things) > 256:
            raise ValueError(f"a draw is among 1 to 256 things, not {len(things)}")
        used, stream = self.source.used, self.stream
        at = start = used.get(stream, 0)
        block, left = b"", 0  # the block at hand, and how many bytes of it were not read yet
        for last in range(len(things) - 1, 0, -1):
            fair = 256 - 256 % (last + 1)
            byte = 256
            while byte >= fair:
                if not left:
                    block, left = self._block_at(at), BLOCK - at % BLOCK
                byte = block[-left]
                left -= 1
                at += 1
            other = byte % (last + 1)
            things[last], things[other] = things[other], things[last]
        if at != start:
            used[stream] = at

    def pick(self, things: "MutableSequence[T] | tuple[T, ...]") -> T:
        """One of the things."""
        return things[self.below(len(things))]
