"""The desk (request router): what a page asks of the house inside it, as it would of a server."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from madhouse.editions import edition_of
from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.shelf import NewGame, SeatPlan
from madhouse.rules.companion import companion, rulebook_of
from madhouse.rules.finding import find
from madhouse.server.house.cases import case_of, finished, go_on, head_of, past, reported, tale
from madhouse.server.house.gathering import Gathering
from madhouse.server.house.library import boxes, library
from madhouse.server.house.refusals import NoSuchGame, in_short, problem_of
from madhouse.server.kept.tokens import hashed
from madhouse.server.wire.lobby import CaseText, DiceShare, Problem, Reach, Trouble, Upload
from madhouse.server.wire.puzzle_shapes import puzzle_shapes

T = TypeVar("T")
log = logging.getLogger(__name__)

ALONE = (
    "this house is inside your page: nobody else can come to it; to play with others by a link, "
    "go on online with the case file"
)


class NeedsOthers(MadhouseError):
    """What was asked for needs somebody at another screen."""


class PageRequest(NamedTuple):
    """A request, as the client of a server would send it."""

    method: str
    path: str  # below /api, with what stands behind a question mark
    body: str = ""
    tokens: tuple[str, ...] = ()

    @property
    def marks(self) -> list[str]:
        """The tokens as they are kept."""
        return [hashed(each) for each in self.tokens]

    def said(self, name: str, default: str = "") -> str:
        """What stands behind the question mark."""
        return parse_qs(urlsplit(self.path).query).get(name, [default])[0]

    def read(self, kind: type[T]) -> T:
        """What was sent along."""
        return msgspec.json.decode(self.body, type=kind)


class PageAnswer(NamedTuple):
    """What came of it: the status and the text, as a server would answer."""

    status: int
    text: str


AtTheDesk = Callable[[Gathering, PageRequest, dict[str, str]], Awaitable[Any]]


async def _set_up(gathering: Gathering, asked: PageRequest, _: dict[str, str]) -> Any:
    wish = asked.read(NewGame)
    if any(plan.holder == "open" for plan in wish.seats.values()):
        raise NeedsOthers(ALONE)
    return await gathering.set_up(wish)


async def _own_games(gathering: Gathering, asked: PageRequest, _: dict[str, str]) -> Any:
    return await gathering.own_games(asked.tokens)


async def _one_game(gathering: Gathering, _: PageRequest, of: dict[str, str]) -> Any:
    return await gathering.info(of["game"])


async def _delete(gathering: Gathering, asked: PageRequest, of: dict[str, str]) -> None:
    await gathering.delete(of["game"], asked.marks)


async def _hand_over(gathering: Gathering, asked: PageRequest, of: dict[str, str]) -> Any:
    table, plan, seat = await gathering.table(of["game"]), asked.read(SeatPlan), of["seat"]
    if plan.holder == "computer":
        await table.reseat(lambda seating: seating.handed_over(seat, asked.marks, plan.player))
    elif plan.holder == "person":
        await table.reseat(lambda seating: seating.taken_back(seat, asked.marks))
    else:
        raise NeedsOthers(ALONE)
    return await gathering.info(of["game"])


async def _add_share(gathering: Gathering, asked: PageRequest, of: dict[str, str]) -> Any:
    table = await gathering.table(of["game"])
    await table.mix(of["seat"], asked.marks, asked.read(DiceShare).number)
    return await gathering.info(of["game"])


async def _case(gathering: Gathering, asked: PageRequest, of: dict[str, str]) -> str:
    return (await case_of(gathering, of["game"], asked.marks))[1]


async def _replay(gathering: Gathering, asked: PageRequest, of: dict[str, str]) -> Any:
    seat, at = asked.said("seat", SPECTATOR), asked.said("at", "0")
    table = await finished(gathering, of["game"], asked.marks, seat)
    return await gathering.beside(past, table, seat, int(at) if at.isdecimal() else 0)


async def _tale(gathering: Gathering, asked: PageRequest, of: dict[str, str]) -> Any:
    table = await finished(gathering, of["game"], asked.marks, SPECTATOR)
    return await gathering.beside(tale, table)


async def _head(_: Gathering, asked: PageRequest, __: dict[str, str]) -> Any:
    return head_of(asked.read(CaseText).case)


async def _go_on(gathering: Gathering, asked: PageRequest, _: dict[str, str]) -> Any:
    return await go_on(gathering, asked.read(Upload))


async def _report(gathering: Gathering, asked: PageRequest, of: dict[str, str]) -> None:
    await reported(gathering, of["game"], asked.marks, asked.read(Trouble).text)


async def _library(_: Gathering, __: PageRequest, ___: dict[str, str]) -> Any:
    return library()


async def _boxes(_: Gathering, __: PageRequest, of: dict[str, str]) -> Any:
    return boxes(edition_of(of["edition"]).name)


async def _puzzles(_: Gathering, __: PageRequest, ___: dict[str, str]) -> Any:
    return puzzle_shapes()


async def _rules(_: Gathering, __: PageRequest, of: dict[str, str]) -> Any:
    return companion(rulebook_of(of["edition"]))


async def _found(_: Gathering, asked: PageRequest, of: dict[str, str]) -> Any:
    return [one.place for one in find(asked.said("search"), rulebook_of(of["edition"]))]


async def _reach(_: Gathering, __: PageRequest, ___: dict[str, str]) -> Any:
    return Reach(open=False, addresses=[])


async def _alone(_: Gathering, __: PageRequest, ___: dict[str, str]) -> None:
    raise NeedsOthers(ALONE)


WAYS: tuple[tuple[str, str, AtTheDesk], ...] = (
    ("GET", "/library", _library),
    ("GET", "/boxes/{edition}", _boxes),
    ("GET", "/puzzles", _puzzles),
    ("GET", "/rules/{edition}", _rules),
    ("GET", "/rules/{edition}/found", _found),
    ("GET", "/reach", _reach),
    ("POST", "/games", _set_up),
    ("GET", "/games", _own_games),
    ("GET", "/games/{game}", _one_game),
    ("DELETE", "/games/{game}", _delete),
    ("POST", "/games/{game}/seats/{seat}/computer", _hand_over),
    ("POST", "/games/{game}/seats/{seat}/share", _add_share),
    ("GET", "/games/{game}/case", _case),
    ("GET", "/games/{game}/replay", _replay),
    ("GET", "/games/{game}/tale", _tale),
    ("POST", "/cases/head", _head),
    ("POST", "/cases", _go_on),
    ("POST", "/games/{game}/problem", _report),
    ("POST", "/games/{game}/seats/{seat}/{needs}", _alone),
    ("POST", "/games/{game}/{needs}", _alone),
    ("POST", "/recover", _alone),
)
"""What can be asked for; what a server has besides needs others."""


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


_FOUND_BY = [(method, _pattern(path), deed) for method, path, deed in WAYS]


async def answer(gathering: Gathering, asked: PageRequest) -> PageAnswer:
    """Do what is asked for, or say why not, as a server would."""
    try:
        done = await _deed(gathering, asked)
    except MadhouseError as error:
        status, problem = problem_of(error)
        return _written(problem, status)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return _written(Problem("not-understood", in_short(f"not understood: {error}")), 400)
    except Exception:
        log.exception("%s %s failed", asked.method, asked.path)
        return _written(Problem("broken", "something broke; it was noted"), 500)
    if done is None:
        return PageAnswer(204, "")
    return PageAnswer(200, done) if isinstance(done, str) else _written(done, 200)


async def _deed(gathering: Gathering, asked: PageRequest) -> Any:
    path = urlsplit(asked.path).path
    for method, pattern, deed in _FOUND_BY:
        found = pattern.fullmatch(path)
        if found and method == asked.method:
            of = {name: unquote(said) for name, said in found.groupdict().items()}
            return await deed(gathering, asked, of)
    raise NoSuchGame(f"a house inside a page has no {path}")


def written(told: Any) -> bytes:
    """An answer as it travels; texts of every kind are text."""
    return msgspec.json.encode(told, enc_hook=str)


def _written(told: Any, status: int) -> PageAnswer:
    return PageAnswer(status, written(told).decode())
