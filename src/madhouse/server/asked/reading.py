"""Reading (HTTP handlers): what is open beside a game: library, rules, how to get here."""

from socket import AF_INET, SOCK_DGRAM, socket
from typing import Annotated

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from madhouse.editions import EDITIONS, edition_of
from madhouse.engine.paper import PaperBox
from madhouse.rules.catalogue import Rulebook, UnknownRule
from madhouse.rules.companion import Companion, Entry, NoRules, companion, entry, rulebook_of
from madhouse.rules.finding import find
from madhouse.server.asked.guard import PROBLEMS
from madhouse.server.asked.ready import ready, set_out
from madhouse.server.config import LOOPBACK, Config
from madhouse.server.house.library import boxes, library
from madhouse.server.wire.lobby import Reach, Shelves
from madhouse.server.wire.puzzle_shapes import PuzzleShapes, puzzle_shapes

ANYWHERE = ("0.0.0.0", "::")
"""Hosts that stand for every way to this machine; they are no address to go to."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: asking for the way to it sends nothing."""


EditionName = Annotated[str, PathParameter(max_length=80)]


def set_out_everything() -> None:
    """All that anybody may read is written down: five seconds that nobody at a table waits for."""
    for make in (library, puzzle_shapes):
        set_out(make)
    for book in Rulebook:
        set_out(companion, book)
    for edition in EDITIONS:
        set_out(boxes, edition)


@get("/library", responses=PROBLEMS)
async def get_library() -> Response[Shelves]:
    """Stories, seats, characters, agreements of every edition: what one reads before a game."""
    return await ready(library)


@get("/boxes/{edition:str}", responses=PROBLEMS)
async def get_boxes(edition: EditionName) -> Response[list[PaperBox]]:
    """The sets of an edition with every component, to be printed."""
    return await ready(boxes, edition_of(edition).name)


@get("/puzzles", responses=PROBLEMS)
async def get_puzzles() -> Response[PuzzleShapes]:
    """The puzzles and their pieces, to be drawn."""
    return await ready(puzzle_shapes)


@get("/rules/{edition:str}", responses=PROBLEMS)
async def get_rules(edition: EditionName) -> Response[Companion]:
    """The rules of an edition as players read them: by subject, in a player's order."""
    return await ready(companion, _rulebook(edition))


@get("/rules/{edition:str}/found", responses=PROBLEMS)
async def get_found(
    edition: EditionName,
    words: Annotated[str, QueryParameter(name="search", max_length=200)] = "",
) -> list[str]:
    """The places of the rules that fit some words, the best first."""
    return [one.place for one in find(words, _rulebook(edition))]


@get("/rules/{edition:str}/{section:str}/{slug:str}", responses=PROBLEMS)
async def get_rule(
    edition: EditionName,
    section: Annotated[str, PathParameter(max_length=80)],
    slug: Annotated[str, PathParameter(max_length=80)],
) -> Entry:
    """One rule, by its place."""
    try:
        return entry(f"{section}/{slug}", _rulebook(edition))
    except UnknownRule as error:
        raise NotFoundException(str(error)) from None


def _rulebook(edition: str) -> Rulebook:
    try:
        return rulebook_of(edition)
    except NoRules as error:
        raise NotFoundException(str(error)) from None


@get("/reach", responses=PROBLEMS)
async def get_reach(config: NamedDependency[Config]) -> Reach:
    """How others on the network reach this server."""
    return reach(config)


def reach(config: Config) -> Reach:
    """The addresses by which others come, if it lets them in."""
    if config.host in (LOOPBACK, "localhost", "::1"):
        return Reach(open=False, addresses=[])
    host = own_address() if config.host in ANYWHERE else config.host
    return Reach(open=True, addresses=[address(host, config.port)])


def address(host: str, port: int) -> str:
    """Where a browser goes.

    >>> address("::1", 8693)
    'http://[::1]:8693/'
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """The address by which others on the network know this machine."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


reading = Router(
    "/api",
    route_handlers=[
        get_library,
        get_boxes,
        get_puzzles,
        get_rules,
        get_found,
        get_rule,
        get_reach,
    ],
)
