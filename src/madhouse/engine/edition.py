"""What an edition gives the driver: its stages, its table, its views and its re-dealing."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from madhouse.engine.board import Board
from madhouse.engine.checkpoints import Piles
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.flow import Rule
from madhouse.engine.knowledge import eyes
from madhouse.engine.rng import Random
from madhouse.engine.state import State
from madhouse.engine.table import Table

S = TypeVar("S", bound=State)
V = TypeVar("V")
Stage = Callable[[Any], Rule[str]]
"""A stage starts from the state alone and returns the name of the next one."""


class Progress(NamedTuple):
    """How far a game has come; all may know it."""

    round: int
    setting_up: bool  # before the first round, when sides may set up unseen by each other


class Edition(ABC, Generic[S, V]):
    """One edition of the game, with the content of one story; it shows its seats views of type V.

    This is what the driver needs. What the rest of the house asks stands in `engine.door`.
    """

    name: ClassVar[str]
    stages: ClassVar[Mapping[str, Stage]]
    piles: ClassVar[tuple[str, ...]] = ()
    """Fields of the state with long lists of ids: it is quicker to copy them than to read them
    anew."""
    story_id: str
    content_version: str  # changes when anything does that the rules read of the story

    def __init__(self, state_type: type[S]) -> None:
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(state_type).decode
        self._no_piles: dict[str, list[str]] = {name: [] for name in self.piles}

    def encode(self, state: S) -> bytes:
        """The state as bytes: to copy, save, hash or compare."""
        return self._encode(state)

    def decode(self, data: bytes) -> S:
        """The state that bytes stand for."""
        return self._decode(data)

    def keep(self, state: S) -> tuple[bytes, Piles]:
        """The state for a checkpoint: its bytes without the piles, and these as they lie."""
        if not self.piles:
            return self._encode(state), ()
        piles: Piles = tuple([tuple(getattr(state, name)) for name in self.piles])
        return self._encode(msgspec.structs.replace(state, **self._no_piles)), piles

    def kept(self, data: bytes, piles: Piles) -> S:
        """The state that was kept so; all of it is in the bytes where there are no piles."""
        state = self._decode(data)
        if piles:
            for name, pile in zip(self.piles, piles, strict=True):
                setattr(state, name, list(pile))
        return state

    def has_content(self, version: str) -> bool:
        """Whether rules read the same here as in the content of that version."""
        return version == self.content_version

    @abstractmethod
    def table(self, state: S) -> Table[S]:
        """A table with this state on it."""

    @abstractmethod
    def view(self, table: Any, seat: Seat, asked: Decision | None, waiting: list[Seat]) -> V:
        """What this seat may know, built by allow-list."""

    @abstractmethod
    def redeal(self, table: Any, seat: Seat, random: Random) -> None:
        """Deal anew, in place, what this seat cannot know."""

    @abstractmethod
    def progress(self, state: S) -> Progress:
        """How far the game has come."""

    @abstractmethod
    def laid_board(self, state: S) -> Board | None:
        """The board as far as it is laid, for all to see; none if there is none."""

    def open_doors(self, state: S) -> tuple[str, ...]:  # noqa: ARG002 - where none ever does
        """The doors that stand open, for all to see."""
        return ()

    def eyes(self, state: S, seat: Seat) -> int:
        """The bits that must all be set for this seat, or a spectator, to know a face."""
        return eyes(state, seat)
