"""Judging options: considerations speak for or against each, and the best sum is chosen."""

from collections.abc import Callable, Sequence
from random import Random

from madhouse.engine.decisions import Option


class Verdict:
    """What has been said for and against one option, and what weighed most."""

    __slots__ = ("_most", "odds", "option", "reason", "score")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.score = 0.0
        self.reason = ""
        self.odds: float | None = None  # of what it has to pass, where that is known
        self._most = 0.0

    def add(self, reason: str, amount: float) -> None:
        """Let a consideration speak; the one that speaks loudest for it becomes the reason."""
        self.score += amount
        if amount > self._most:
            self._most, self.reason = amount, reason

    def __repr__(self) -> str:
        return f"{self.option}: {self.score:.2f} ({self.reason})"


def best(verdicts: Sequence[Verdict], random: Callable[[], Random]) -> Verdict:
    """The option with the highest score; of equal ones, any: only then are dice made ready."""
    least = max([each.score for each in verdicts]) - 1e-9
    top = [each for each in verdicts if each.score > least]
    if len(top) == 1:
        return top[0]
    return random().choice(sorted(top, key=lambda each: -each.score))


def verdict(option: Option, reason: str, score: float) -> Verdict:
    """A verdict with one consideration."""
    spoken = Verdict(option)
    spoken.score = score
    spoken.reason = reason
    return spoken
