"""Inside the page (entry point): the house and its lines, as the worker's JavaScript calls them."""

from collections.abc import Callable
from typing import NamedTuple

from madhouse.server.house.gathering import Customs, Gathering
from madhouse.server.house.visit import Visit
from madhouse.server.limits import UNHURRIED
from madhouse.server.page.desk import PageAnswer, PageRequest, answer
from madhouse.server.page.drawer import Drawer
from madhouse.server.page.page_stacks import PageStacks


class PageLine:
    """What leads from the house to one table on the page."""

    def __init__(self, say: Callable[[str], None], hang_up: Callable[[], None]) -> None:
        self._say = say
        self._hang_up = hang_up

    async def send(self, text: str) -> None:
        """Say something to the page."""
        self._say(text)

    async def close(self) -> None:
        """Hang up."""
        self._hang_up()

    def heeded(self, waiting: int) -> float:  # noqa: ARG002 - there is time for all of it
        """Nobody says too much at his own screen."""
        return 0.0


class PageVisit(NamedTuple):
    """Somebody at one table on the page, and what tells the page when that is over."""

    visit: Visit
    over: Callable[[], None]


class PageHouse:
    """The one house of a browser; whoever asks is at this screen."""

    def __init__(self, drawer: Drawer) -> None:
        self.gathering = Gathering(PageStacks(drawer), Customs(UNHURRIED))
        self._visits: dict[str, PageVisit] = {}

    async def ask(
        self, method: str, path: str, body: str = "", tokens: tuple[str, ...] = ()
    ) -> PageAnswer:
        """Ask for something, as of a server."""
        return await answer(self.gathering, PageRequest(method, path, body, tuple(tokens)))

    def open(
        self, name: str, game: str, say: Callable[[str], None], over: Callable[[], None]
    ) -> None:
        """Come to a table over a line to which the page has given a name."""
        line = PageLine(say, lambda: self.hang_up(name))
        self._visits[name] = PageVisit(Visit(self.gathering, game, line), over)

    def hear(self, name: str, text: str) -> None:
        """The page says something over a line."""
        if there := self._visits.get(name):
            there.visit.hear(text)

    def hang_up(self, name: str) -> None:
        """The page closes a line, or the house does; its seat stays."""
        if there := self._visits.pop(name, None):
            there.visit.leave()
            there.over()
