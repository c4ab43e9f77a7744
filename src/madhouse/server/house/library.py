"""The library (catalogue): what anybody may read before a game, of every edition."""

from madhouse import __version__
from madhouse.editions import EDITIONS, edition_of
from madhouse.engine.paper import PaperBox
from madhouse.server.wire.lobby import Shelves


def library() -> Shelves:
    """Stories, roles, characters and agreements; each edition keeps its own ready."""
    return Shelves(__version__, [edition.shelf.library() for edition in EDITIONS.values()])


def boxes(edition: str) -> list[PaperBox]:
    """The sets of an edition, to be printed: the base set first."""
    return list(edition_of(edition).workshop.papers())
