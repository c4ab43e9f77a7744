"""The screen: everything that is printed, and everything that is typed."""

from rich.console import Console, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.text import Text

FORGET_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """Whoever sat at the screen has gone: a quit, or the end of the input."""


class Screen:
    """A console that prints plain text as it is, and reads lines."""

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(highlight=False)

    def say(self, text: str, style: str = "") -> None:
        """A line or a few; what stands between asterisks is set in italics."""
        for line in text.split("\n"):
            italic = len(line) > 1 and line[0] == line[-1] == "*"
            self._console.print(
                Text(line.strip("*") if italic else line, style="italic" if italic else style)
            )

    def item(self, number: str, text: str) -> None:
        """A numbered line; if it is broken, the rest stands below its beginning."""
        head = f"{number:>3} "
        for line in Text(text).wrap(self._console, max(self._console.width - len(head), 1)):
            line.rstrip()
            self._console.print(Text(head) + line)
            head = " " * len(head)

    def quote(self, text: str) -> None:
        """A line that is never broken, so that a path in it can be copied."""
        self._console.print(Text(text), soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        """A map or a table."""
        self._console.print(what)

    def line(self) -> None:
        """A line across the screen."""
        self._console.print(Rule(style="dim"))

    def read(self, prompt: str) -> str:
        """A line that was typed, without the blanks around it."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Left from None

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it, for the next pair of eyes."""
        if self._console.is_terminal:
            self._console.control(Control.clear(), Control.home())
            self._console.file.write(FORGET_SCROLLBACK)
            self._console.file.flush()
