"""Cases (HTTP handlers): a game is fetched as a file, gone on with, seen again, reported."""

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from madhouse.engine.casefile import parse
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.asked.guard import PROBLEMS
from madhouse.server.asked.lobby import (
    AnyRequest,
    GameId,
    Tables,
    Tokens,
    Visitors,
    marks,
    visitor_of,
)
from madhouse.server.house.cases import (
    SENT,
    case_of,
    finished,
    go_on,
    head_of,
    past,
    reported,
    tale,
)
from madhouse.server.wire.from_server import Past, ToldEvening
from madhouse.server.wire.lobby import CaseHead, CaseText, Created, Trouble, Upload

ANSWERS_FOR_ONE = 10
"""So many answers that are played again count for as much as a file of the client."""


@get("/games/{game:str}/case", responses=PROBLEMS, media_type="text/plain")
async def get_case(game: GameId, gathering: Tables, tokens: Tokens = "") -> Response[str]:
    """The case file, if it tells no secret to who may not know it."""
    story, case = await case_of(gathering, game, marks(tokens))
    headers = {"content-disposition": f'attachment; filename="{story}.case"'}
    return Response(case, headers=headers, media_type="text/plain")


@get("/games/{game:str}/replay", responses=PROBLEMS)
async def get_replay(
    game: GameId,
    gathering: Tables,
    shares: Visitors,
    request: AnyRequest,
    tokens: Tokens = "",
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[str, QueryParameter(max_length=40)] = SPECTATOR,
) -> Past:
    """The table after so many answers, as any seat saw it; only once the game is over."""
    table = await finished(gathering, game, marks(tokens), seat)
    visitor_of(request, shares).asks(len(table.game.answers) / ANSWERS_FOR_ONE)
    return await gathering.beside(past, table, seat, at)


@get("/games/{game:str}/tale", responses=PROBLEMS)
async def get_tale(
    game: GameId, gathering: Tables, shares: Visitors, request: AnyRequest, tokens: Tokens = ""
) -> ToldEvening:
    """The evening as a story, as anybody might have watched it; only once the game is over."""
    table = await finished(gathering, game, marks(tokens), SPECTATOR)
    visitor_of(request, shares).asks(len(table.game.answers) / ANSWERS_FOR_ONE)
    return await gathering.beside(tale, table)


@post("/cases/head", responses=PROBLEMS, status_code=200)
async def read_head(data: JSONBody[CaseText]) -> CaseHead:
    """What a case file is of, before anybody sits down to it; says what is wrong with a bad one."""
    return head_of(data.case)


@post("/cases", responses=PROBLEMS)
async def upload(
    data: JSONBody[Upload], gathering: Tables, shares: Visitors, request: AnyRequest
) -> Created:
    """Go on with a case file; its seed is known, and the game says so."""
    visitor_of(request, shares).sets_up()
    answers = len(parse(data.case, SENT).answers)
    visitor_of(request, shares).asks(answers / ANSWERS_FOR_ONE)
    return await go_on(gathering, data)


@post("/games/{game:str}/problem", responses=PROBLEMS, status_code=204)
async def report(
    game: GameId,
    data: JSONBody[Trouble],
    gathering: Tables,
    shares: Visitors,
    request: AnyRequest,
    tokens: Tokens = "",
) -> None:
    """Report a problem: the case is stored with it, and shown to nobody."""
    visitor_of(request, shares).reports()
    await reported(gathering, game, marks(tokens), data.text)


cases = Router("/api", route_handlers=[get_case, get_replay, get_tale, read_head, upload, report])
