"""Cases (HTTP handlers): a game is fetched as a file, gone on with, seen again, reported."""

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from madhouse.editions import edition_of
from madhouse.engine.casefile import CaseError, CaseLine, parse
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.shelf import NewGame
from madhouse.engine.words import did_you_mean
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
from madhouse.server.kept import statements
from madhouse.server.kept.records import now
from madhouse.server.shown.transcript import Received, Transcript
from madhouse.server.table.breath import Breath
from madhouse.server.table.live import LiveTable
from madhouse.server.table.reviving import as_it_was, played_again
from madhouse.server.table.seating import NotAllowed, Seating
from madhouse.server.table.talk import plain
from madhouse.server.wire.messages import CaseHead, CaseText, Created, Past, Trouble, Upload

LONGEST_PROBLEM = 4000
ANSWERS_FOR_ONE = 10
"""So many answers that are played again count for as much as a file of the client."""


@get("/games/{game:str}/case", responses=PROBLEMS, media_type="text/plain")
async def get_case(game: GameId, gathering: Tables, tokens: Tokens = "") -> Response[str]:
    """The case file: when the game is over, or for one who holds every seat; who else comes to the
    table later can see that its seed is known."""
    kept = await gathering.kept(game)
    if not kept.over and not kept.seating.one_person(marks(tokens)):
        raise NotAllowed("the case file tells every secret; wait for the end")
    _held(kept.seating, tokens)
    if not kept.over:
        await gathering.make_seed_known(game)
    headers = {"content-disposition": f'attachment; filename="{kept.story}.case"'}
    return Response(kept.case, headers=headers, media_type="text/plain")


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
    table = await gathering.table(game)
    _held(table.seating, tokens)
    if not table.game.over:
        raise NotAllowed("what was hidden can be seen when the game is over")
    seats = (*table.game.seats, SPECTATOR)
    if seat not in seats:
        raise MadhouseError(f"there is no such seat at this table{did_you_mean(seat, seats)}")
    visitor_of(request, shares).asks(len(table.game.answers) / ANSWERS_FOR_ONE)
    return await gathering.beside(_past, table, seat, at)


def _past(table: LiveTable, seat: str, at: int) -> Past:
    whole: Game[Any, Any] = table.game
    at = min(at, len(whole.answers))
    header, lines = whole.header, [CaseLine.of(each) for each in whole.answers[:at]]
    then = played_again(header, lines, table.history, Breath())
    transcript = Transcript(table.edition, header.story, seat, header.packs)
    state = transcript.state(then, 0, Received())
    return Past(at, len(whole.answers), _began(table), state)


def _began(table: LiveTable) -> int:
    """How many answers were given before all was set up."""
    whole: Game[Any, Any] = table.game
    then = as_it_was(whole, 0, table.history)
    for number, each in enumerate(whole.answers):
        if not then.progress.setting_up:
            return number
        then.apply(each.seat, each.option)
    return len(whole.answers)


@post("/cases/head", responses=PROBLEMS, status_code=200)
async def read_head(data: JSONBody[CaseText]) -> CaseHead:
    """What a case file is of, before anybody sits down to it; says what is wrong with a bad one."""
    case = parse(data.case, "the case file")
    header = case.header
    shelf = edition_of(header.edition).shelf
    return CaseHead(
        edition=header.edition,
        story=header.story,
        title=shelf.title(header.story),
        seats=[shelf.face(seat) for seat in shelf.seats(header)],
        decisions=len(case.answers),
        over=case.result is not None,
    )


@post("/cases", responses=PROBLEMS)
async def upload(
    data: JSONBody[Upload], gathering: Tables, shares: Visitors, request: AnyRequest
) -> Created:
    """Go on with a case file; its seed is known, and the game says so."""
    visitor_of(request, shares).sets_up()
    case = parse(data.case, "the case file")
    visitor_of(request, shares).asks(len(case.answers) / ANSWERS_FOR_ONE)
    header = case.header
    wish = NewGame(header.story, data.seats, header.edition, [*header.agreements])
    try:
        return await gathering.set_up(wish, case)
    except MadhouseError:
        raise
    except (KeyError, ValueError, IndexError, TypeError, AttributeError) as broken:
        raise CaseError("the position of this case is no table that can be played") from broken


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
    kept = await gathering.kept(game)
    seat = _held(kept.seating, tokens)[0]
    text = plain(data.text, LONGEST_PROBLEM)
    row = {"game": game, "seat": seat, "text": text, "case": kept.case, "at": now()}
    most = gathering.config.limits.reports_kept
    await gathering.storage.do(lambda db: statements.save_problem(db, row, most))


def _held(seating: Seating, tokens: str) -> tuple[str, ...]:
    held = seating.held_by(marks(tokens))
    if not held:
        raise NotAllowed("you need a link to this table")
    return held


cases = Router("/api", route_handlers=[get_case, get_replay, read_head, upload, report])
