"""The random source: a keyed stream, so that no one can tell the next die from the last ones."""

from collections.abc import Iterable, MutableSequence
from hashlib import blake2b, sha256
from itertools import repeat
from typing import TypeVar

import msgspec

T = TypeVar("T")

BLOCK = 64
"""Bytes that one call of BLAKE2b gives."""
FAIR = (0, *(256 - 256 % limit for limit in range(1, 257)))
"""For a draw below each limit, the bytes that count: those from here on favour low numbers."""


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


def mixed(seed: str, shares: Iterable[str]) -> str:
    """The seed with what each person has added to it: known to nobody before all have, and bound to
    be no other by those who see the commitment before they add their own.

    >>> mixed("seed", [])
    'seed'
    """
    added = ",".join(shares)
    return sha256(f"{seed}:{added}".encode()).hexdigest() if added else seed


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
        fair = FAIR[limit]
        used, stream = self.source.used, self.stream
        at = used.get(stream, 0)
        while True:
            byte = self._block_at(at)[at % BLOCK]
            at += 1
            if byte < fair:
                used[stream] = at
                return byte % limit

    def several(self, limits: Iterable[int]) -> list[int]:
        """A number below each of these limits, none over 256, as `below` would draw them; quicker
        for many."""
        used, stream = self.source.used, self.stream
        at = used.get(stream, 0)
        block, read = self._block_at(at), at % BLOCK
        begins = at - read
        drawn: list[int] = []
        for limit in limits:
            byte = fair = FAIR[limit]
            while byte >= fair:
                if read == BLOCK:
                    begins += BLOCK
                    block, read = self._block_at(begins), 0
                byte = block[read]
                read += 1
            drawn.append(byte % limit)
        if drawn:
            used[stream] = begins + read
        return drawn

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

    def dice(self, number: int, sides: int) -> list[int]:
        """So many rolls, those that are scripted first."""
        scripted: list[int] = []
        if self.source.dice:
            scripted = self.source.dice[:number]
            del self.source.dice[:number]
            number -= len(scripted)
        return scripted + [1 + each for each in self.several(repeat(sides, number))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things in random order, in place."""
        last = len(things)
        if last > 256:
            raise ValueError(f"a draw is among 1 to 256 things, not {last}")
        for other in self.several(range(last, 1, -1)):
            last -= 1
            things[last], things[other] = things[other], things[last]

    def pick(self, things: "MutableSequence[T] | tuple[T, ...]") -> T:
        """One of the things."""
        return things[self.below(len(things))]
