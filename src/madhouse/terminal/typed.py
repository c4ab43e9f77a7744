"""What was typed at a question: an option by its number, its line or its label, in any case."""

from collections.abc import Iterable
from difflib import get_close_matches

from madhouse.engine.decisions import Option
from madhouse.engine.typography import typeset
from madhouse.terminal.listed_options import ListedOptions


class Typed:
    """Reads lines as answers to one question."""

    def __init__(self, offered: ListedOptions) -> None:
        self._numbers = offered.by_number
        self._labels = {each.option: each.text for each in offered.all}
        self._meant = {label.casefold(): option for option, label in self._labels.items()}
        self._meant |= {option.casefold(): option for option in self._labels}

    def option(self, line: str) -> Option | None:
        """The option that a line stands for, if it does for any."""
        if line.isdecimal():
            return self._numbers.get(str(int(line)))
        return self._meant.get(typeset(line).casefold())

    def nearest(self, line: str, commands: Iterable[str]) -> str:
        """The label or command that comes nearest to a slip; empty if nothing does."""
        meant = {each: each for each in commands}
        meant |= {text: self._labels[option] for text, option in self._meant.items()}
        near = get_close_matches(typeset(line).casefold(), meant, n=1)
        return meant[near[0]] if near else ""
