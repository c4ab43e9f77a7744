"""Hosting (HTTP handlers): what a host decides, what brings links back, shares in the dice."""

from collections.abc import Callable

from litestar import Router, post
from litestar.params import JSONBody

from madhouse.server.asked.guard import PROBLEMS
from madhouse.server.asked.lobby import GameId, SeatName, Tables, Tokens, marks
from madhouse.server.kept.records import SeatRecord
from madhouse.server.kept.tokens import new_token
from madhouse.server.table import hosting as host
from madhouse.server.table.seating import Seating
from madhouse.server.wire.lobby import (
    DiceShare,
    GameInfo,
    PhraseFound,
    Recovered,
    SeatLink,
    SixWords,
    TalkWish,
    WatchLink,
)


@post("/games/{game:str}/watch", responses=PROBLEMS)
async def new_watch(game: GameId, gathering: Tables, tokens: Tokens = "") -> WatchLink:
    """Another link to watch by; who came by the one before is put out."""
    table, token = await gathering.table(game), new_token()
    await table.host(lambda seating: host.new_watch(seating, marks(tokens), token))
    return WatchLink(token)


@post("/games/{game:str}/seats/{seat:str}/out", responses=PROBLEMS)
async def put_out(game: GameId, seat: SeatName, gathering: Tables, tokens: Tokens = "") -> SeatLink:
    """Put a person out; the answer is an invitation to the seat, for somebody else."""
    table, token = await gathering.table(game), new_token()
    await table.reseat(lambda seating: host.put_out(seating, seat, marks(tokens), token))
    return SeatLink(seat, token)


@post("/games/{game:str}/talk", responses=PROBLEMS, status_code=204)
async def close_talk(
    game: GameId, data: JSONBody[TalkWish], gathering: Tables, tokens: Tokens = ""
) -> None:
    """Close the talk for all at the table, or open it again."""
    table = await gathering.table(game)
    closed = not data.open
    await table.host(lambda seating: host.talk_closed(seating, marks(tokens), closed))


@post("/games/{game:str}/seats/{seat:str}/share", responses=PROBLEMS)
async def add_share(
    game: GameId, seat: SeatName, data: JSONBody[DiceShare], gathering: Tables, tokens: Tokens = ""
) -> GameInfo:
    """Add one's share to the seed, before anybody has played."""
    table = await gathering.table(game)
    await table.mix(seat, marks(tokens), data.number)
    return await gathering.info(game)


@post("/recover", responses=PROBLEMS, status_code=200)
async def find_by_phrase(data: JSONBody[SixWords], gathering: Tables) -> PhraseFound:
    """At which game a phrase brings links back; there it is said once more."""
    return PhraseFound(await gathering.game_of_phrase(data.phrase))


@post("/games/{game:str}/recover", responses=PROBLEMS)
async def recover(game: GameId, data: JSONBody[SixWords], gathering: Tables) -> Recovered:
    """New links for all that the phrase stands for; the old open nothing any more."""
    table, phrase = await gathering.table(game), data.phrase
    links = [SeatLink(seat, new_token()) for seat in host.brought_back(table.seating, phrase)]
    for each in links:
        await table.reseat(_with_new_token(each, phrase))
    own = ""
    if host.is_hosts(table.seating, phrase):
        own = new_token()
        await table.host(lambda seating: host.with_new_host(seating, phrase, own))
    return Recovered(game, links, own)


def _with_new_token(link: SeatLink, phrase: str) -> Callable[[Seating], SeatRecord]:
    return lambda seating: host.with_new_token(seating, link.seat, phrase, link.token)


hosting = Router(
    "/api",
    route_handlers=[new_watch, put_out, close_talk, add_share, find_by_phrase, recover],
)
