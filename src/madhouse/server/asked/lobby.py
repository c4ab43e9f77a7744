"""The lobby (HTTP handlers): games are set up, found again, joined, handed over and deleted."""

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody, PathParameter

from madhouse.engine.errors import MadhouseError
from madhouse.engine.shelf import NewGame, SeatPlan
from madhouse.server.asked.guard import PROBLEMS
from madhouse.server.asked.shares import Shares, Visitor
from madhouse.server.house.gathering import LONGEST_ID, Gathering
from madhouse.server.kept.tokens import hashed, new_phrase, new_token
from madhouse.server.wire.lobby import Created, GameInfo, SeatLink, SeatTaken, Taking

MOST_TOKENS = 500

Tables = NamedDependency[Gathering]
Visitors = NamedDependency[Shares]
AnyRequest = Request[Any, Any, Any]
Tokens = Annotated[str, HeaderParameter(name="Seats", max_length=20_000)]
GameId = Annotated[str, PathParameter(max_length=LONGEST_ID)]
SeatName = Annotated[str, PathParameter(max_length=40)]


def visitor_of(request: AnyRequest, shares: Shares) -> Visitor:
    """Whoever asks, by the address he comes from."""
    return shares.of(request.client.host if request.client else None)


def given(header: str) -> list[str]:
    """The tokens that came with a request."""
    return [each for each in header.split(",") if each][:MOST_TOKENS]


def marks(header: str) -> list[str]:
    """The same as they are stored."""
    return [hashed(token) for token in given(header)]


@post("/games", responses=PROBLEMS)
async def set_up(
    data: JSONBody[NewGame], gathering: Tables, shares: Visitors, request: AnyRequest
) -> Created:
    """Set up a new game."""
    visitor_of(request, shares).sets_up()
    return await gathering.set_up(data)


@get("/games", responses=PROBLEMS)
async def own_games(gathering: Tables, tokens: Tokens = "") -> list[GameInfo]:
    """The games in which one has a seat."""
    return await gathering.own_games(given(tokens))


@get("/games/{game:str}", responses=PROBLEMS)
async def one_game(game: GameId, gathering: Tables) -> GameInfo:
    """A game, as everybody may see it."""
    return await gathering.info(game)


@post("/games/{game:str}/seats/{seat:str}/take", responses=PROBLEMS)
async def take_seat(
    game: GameId, seat: SeatName, data: JSONBody[Taking], gathering: Tables
) -> SeatTaken:
    """Sit down by an invitation. It is used up: the seat gets a new token, which only you have."""
    table, token, phrase = await gathering.table(game), new_token(), new_phrase()
    await table.reseat(lambda seating: seating.taken(seat, data.token, data.name, token, phrase))
    return SeatTaken(seat, token, phrase)


@post("/games/{game:str}/seats/{seat:str}/leave", responses=PROBLEMS)
async def leave_seat(
    game: GameId, seat: SeatName, gathering: Tables, tokens: Tokens = ""
) -> SeatLink:
    """Give one's seat up; the answer is an invitation to it, for somebody else."""
    table, token = await gathering.table(game), new_token()
    await table.reseat(lambda seating: seating.left(seat, marks(tokens), token))
    return SeatLink(seat, token)


@post("/games/{game:str}/seats/{seat:str}/invite", responses=PROBLEMS)
async def invite(game: GameId, seat: SeatName, gathering: Tables, tokens: Tokens = "") -> SeatLink:
    """A new invitation to an open seat; the one before opens nothing any more."""
    table, token = await gathering.table(game), new_token()
    await table.reseat(lambda seating: seating.invited(seat, marks(tokens), token))
    return SeatLink(seat, token)


@post("/games/{game:str}/seats/{seat:str}/computer", responses=PROBLEMS)
async def hand_over(
    game: GameId, seat: SeatName, data: JSONBody[SeatPlan], gathering: Tables, tokens: Tokens = ""
) -> GameInfo:
    """Let a computer play a seat (one's own, or one that somebody left), or take it back."""
    table, own = await gathering.table(game), marks(tokens)
    if data.holder == "computer":
        await table.reseat(lambda seating: seating.handed_over(seat, own, data.player))
    elif data.holder == "person":
        await table.reseat(lambda seating: seating.taken_back(seat, own))
    else:
        raise MadhouseError("a seat goes to a computer or back to its person; to go, leave it")
    return await gathering.info(game)


@delete("/games/{game:str}", responses=PROBLEMS, status_code=204)
async def delete_game(game: GameId, gathering: Tables, tokens: Tokens = "") -> None:
    """Delete a game: for who set it up, or is the only person at it; where nobody has a seat any
    more, for whoever may watch."""
    await gathering.delete(game, marks(tokens))


lobby = Router(
    "/api",
    route_handlers=[
        set_up,
        own_games,
        one_game,
        take_seat,
        leave_seat,
        invite,
        hand_over,
        delete_game,
    ],
)
