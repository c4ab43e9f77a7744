"""What was typed at a question: an option by its number, its line or its label, in any case."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.teller import Teller
from madhouse.engine.typography import typeset


class Typed:
    """Reads lines as answers to one question."""

    def __init__(self, decision: Decision, teller: Teller[Any]) -> None:
        self._options = decision.options
        self._labels = {option: teller.option(decision, option).text for option in decision.options}
        self._meant = {label.casefold(): option for option, label in self._labels.items()}
        self._meant |= {option.casefold(): option for option in decision.options}

    def option(self, line: str) -> Option | None:
        """The option that a line stands for, if it does for any."""
        if line.isdecimal() and 1 <= int(line) <= len(self._options):
            return self._options[int(line) - 1]
        return self._meant.get(typeset(line).casefold())

    def nearest(self, line: str, commands: Iterable[str]) -> str:
        """The label or command that comes nearest to a slip; empty if nothing does."""
        meant = {each: each for each in commands}
        meant |= {text: self._labels[option] for text, option in self._meant.items()}
        near = get_close_matches(typeset(line).casefold(), meant, n=1)
        return meant[near[0]] if near else ""
