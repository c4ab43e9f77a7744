"""A person at the terminal, for tests: types lines into a command and hears what it says."""

import io
import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

import pytest

from madhouse.cli import main


@dataclass(frozen=True)
class Heard:
    """What a command printed and how it left."""

    out: str
    err: str
    status: int

    @property
    def flowing(self) -> str:
        """What was printed, as if the screen had no width."""
        return " ".join(self.out.split())


class Typist(io.TextIOBase):
    """A standard input that gives one line after another, then ends."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"


def anything(seed: int, first: Iterable[str] = ()) -> Iterator[str]:
    """Some lines, then numbers without end; those that are no option are asked again."""
    choice = random.Random(seed)
    return chain(first, iter(lambda: str(choice.randint(1, 12)), ""))


class Terminal:
    """Runs `madhouse` with a typist."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture

    def run(self, *arguments: str, lines: Iterable[str] = ()) -> Heard:
        """Run a command to its end."""
        self._patch.setattr(sys, "stdin", Typist(lines))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        out, err = self._capture.readouterr()
        assert isinstance(left.value.code, int)
        return Heard(out, err, left.value.code)

    def play(self, *arguments: str, lines: Iterable[str] = ()) -> Heard:
        """Play at the terminal."""
        return self.run("play", "--terminal", *arguments, lines=lines)
