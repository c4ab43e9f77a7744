"""Inside the page (entry point): the house and its lines, as the worker's JavaScript calls them."""

import asyncio
from collections.abc import Callable

from madhouse.server.house.gathering import Customs, Gathering
from madhouse.server.house.visit import visit
from madhouse.server.limits import UNHURRIED
from madhouse.server.page.desk import PageAnswer, PageRequest, answer
from madhouse.server.page.drawer import Drawer
from madhouse.server.page.page_stacks import PageStacks


class HungUp(Exception):
    """The page has closed the line."""


class PageLine:
    """What leads from the house to one table on the page."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str | None) -> None:
        """The page has said something; nothing, where it has hung up."""
        self._heard.put_nowait(text)

    async def receive(self) -> str:
        """What the page says next."""
        text = await self._heard.get()
        if text is None:
            raise HungUp
        return text

    async def send(self, text: str) -> None:
        """Say something to the page."""
        self._say(text)


class PageHouse:
    """The one house of a browser; whoever asks is at this screen."""

    def __init__(self, drawer: Drawer) -> None:
        self.gathering = Gathering(PageStacks(drawer), Customs(UNHURRIED))
        self._lines: dict[str, PageLine] = {}
        self._visits: set[asyncio.Task[None]] = set()

    async def ask(
        self, method: str, path: str, body: str = "", tokens: tuple[str, ...] = ()
    ) -> PageAnswer:
        """Ask for something, as of a server."""
        return await answer(self.gathering, PageRequest(method, path, body, tuple(tokens)))

    def open(
        self, name: str, game: str, say: Callable[[str], None], over: Callable[[], None]
    ) -> None:
        """Come to a table over a line to which the page has given a name."""
        line = self._lines[name] = PageLine(say)
        task = asyncio.ensure_future(self._visit(name, game, line, over))
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)

    async def _visit(self, name: str, game: str, line: PageLine, over: Callable[[], None]) -> None:
        try:
            await visit(self.gathering, game, line)
        except HungUp:
            pass
        finally:
            self._lines.pop(name, None)
            over()

    def hear(self, name: str, text: str) -> None:
        """The page says something over a line."""
        if line := self._lines.get(name):
            line.hear(text)

    def hang_up(self, name: str) -> None:
        """The page closes a line; its seat stays."""
        if line := self._lines.get(name):
            line.hear(None)
