"""The options of a question in the order in which they are listed, with what is typed for each."""

from functools import cached_property
from itertools import count
from typing import Any

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.shapes import OptionText
from madhouse.engine.teller import Teller

MENU = "menu"
"""What is seldom wanted is listed only when it is asked for, and comes last."""


class ListedOptions:
    """The options of one question.

    An option that says a number is chosen by that number; every other by the next that is free.
    """

    def __init__(self, decision: Decision, teller: Teller[Any]) -> None:
        told = [teller.option(decision, option) for option in decision.options]
        self.listed = [each for each in told if each.group != MENU]
        self.menu = [each for each in told if each.group == MENU]
        said = {each.key for each in told if each.key.isdecimal()}
        free = (str(number) for number in count(1) if str(number) not in said)
        ordered = (*self.listed, *self.menu)
        self.numbers: dict[Option, str] = {
            each.option: each.key if each.key in said else next(free) for each in ordered
        }

    @property
    def all(self) -> list[OptionText]:
        """Everything that can be chosen."""
        return [*self.listed, *self.menu]

    @cached_property
    def by_number(self) -> dict[str, Option]:
        """What a typed number stands for."""
        return {number: option for option, number in self.numbers.items()}

    @property
    def least(self) -> int:
        """The lowest number that can be typed."""
        return min(map(int, self.by_number))

    @property
    def most(self) -> int:
        """The highest."""
        return max(map(int, self.by_number))

    @property
    def only_numbers(self) -> bool:
        """Whether a number is all that is asked for: then there is nothing to list."""
        return all(each.key.isdecimal() for each in self.listed) and not self.menu
