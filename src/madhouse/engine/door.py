"""The front door of an edition: all that the rest of the house asks of it (a facade).

Server, terminal, laboratory and kit know these protocols and never an edition. The list of editions
is `madhouse.editions`.
"""

from collections.abc import Callable, Collection
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from madhouse.engine.company import Company
from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.service import Service
from madhouse.engine.shelf import Shelf
from madhouse.engine.teller import Teller
from madhouse.engine.workshop import Workshop


class MapPage(NamedTuple):
    """The map as a terminal shows it."""

    drawing: Any  # whatever the terminal's printer takes: plain text, or text with styles
    plain: str  # the same without styles, to see whether it has changed
    signs: frozenset[str]  # on it, to be explained once
    legend: Callable[[Collection[str]], str]  # of those signs that are not known yet


class Nameable(NamedTuple):
    """Something that a person may speak of: a figure, a space or a token, by its name."""

    kind: str  # who, space, token
    name: str
    id: str
    seat: Seat = ""  # of a figure


class Panels(Protocol):
    """What a terminal shows of a game beside its log and its questions."""

    def map_page(self, game: Game[Any, Any], view: Any, teller: Any) -> MapPage | None:
        """The map with everybody in it; none if there is no board."""

    def status(self, view: Any, teller: Any) -> Any:
        """Everybody and everything, as the terminal's printer takes it."""

    def status_lines(self, view: Any, teller: Any) -> list[str]:
        """What changes most, in a line or two."""

    def puzzle(self, view: Any, about: Any, teller: Any) -> list[Any]:
        """The puzzle that a question is about, drawn, and how it is read; nothing without one."""

    def hidden(self, game: Game[Any, Any], teller: Any) -> list[str]:
        """What was hidden, once the game is over."""

    def verified(self, game: Game[Any, Any], seat: Seat, room: str, teller: Any) -> list[str]:
        """What is found when a searched room is held against the story."""

    def nameable(self, view: Any, teller: Any) -> list[Nameable]:
        """What can be named to a companion; nothing where none takes errands."""


class TellerOf(Protocol):
    """Who tells a story, with the packs in play."""

    def __call__(self, story: str, packs: tuple[str, ...] = (), /) -> Teller[Any]:
        """A teller for one reader."""


class FrontDoor(NamedTuple):
    """One edition, by its name."""

    name: str
    shelf: Shelf
    teller: TellerOf
    service: Service
    company: Company
    workshop: Workshop
    view: type  # of its views: what travels
    panels: Panels | None = None  # an edition without any is shown plainly


class Later:
    """A part of an edition that is loaded when something is first asked of it (a lazy proxy)."""

    def __init__(self, module: str, part: str) -> None:
        self._module, self._part = module, part

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self._loaded, name)
        setattr(self, name, asked)
        return asked

    @cached_property
    def _loaded(self) -> Any:
        return getattr(import_module(self._module), self._part)()


def later(module: str, part: str) -> Any:
    """A part that most games never ask for: the class of this name, made when it is needed."""
    return Later(module, part)
