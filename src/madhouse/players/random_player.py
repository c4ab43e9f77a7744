"""A player who takes any option, each as likely as the others."""

import random
from typing import Any

from madhouse.engine.decisions import Decision, Option
from madhouse.players import Imagine


class RandomPlayer:
    """Plays without a thought; the same seed gives the same answers."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(
        self,
        view: Any,  # noqa: ARG002 - he does not look
        decision: Decision,
        budget: float,  # noqa: ARG002 - nor take his time
        imagine: Imagine,  # noqa: ARG002 - nor wonder
    ) -> Option:
        """Take any option."""
        return self._random.choice(decision.options)
