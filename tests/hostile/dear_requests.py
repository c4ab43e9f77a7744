"""Dear requests (worst-case inputs): every route with the most expensive that it takes.

Each is called by the name of its handler, with what is special about it behind a comma.
"""

import itertools
from collections.abc import Callable, Iterator
from functools import partial

import httpx

from madhouse.engine.casefile import LARGEST
from tests.hostile.late_tables import EVENINGS, LateTable, finished, went_on
from tests.hostile.measured import SEAT, TIMES, Asking, Measured
from tests.server.house import FAIR, PERSON, Message, tokens_of

Dear = Iterator[tuple[str, Asking]]
Post = Callable[..., Asking]
MANY = 40
"""Tables that one browser holds a link to."""
GUESTS = ["x" * 32 for _ in range(500)]
"""Tokens that open nothing."""


def requests(here: Measured) -> Dear:
    """All of them."""
    yield from _reading(here)
    yield from _setting_up(here)
    yield from _at_a_table(here)
    yield from _hosting(here)
    for edition in EVENINGS:
        yield from _of_an_evening(here, edition)
    yield from _files(here)


def _getting(here: Measured) -> Callable[..., Asking]:
    http = here.house.http
    return lambda path, **headers: lambda: _fine(http.get(path, headers=headers))


def _posting(here: Measured) -> Post:
    http = here.house.http
    return lambda path, body, **headers: lambda: _fine(http.post(path, json=body, headers=headers))


def _fine(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text


def _reading(here: Measured) -> Dear:
    get, http, numbers = _getting(here), here.house.http, itertools.count()

    def search(place: str) -> None:
        words = [f"{letters}{next(numbers) % 90}" for letters in ["mon", "ev", "at"] * 12]
        http.get(f"{place}/found", params={"search": " ".join(words)[:200]})

    def unknown(place: str) -> None:
        http.get(f"{place}/evade/{'fial' * 10}{next(numbers)}")

    yield "get_library", get("/api/library")
    yield "get_puzzles", get("/api/puzzles")
    yield "get_reach", get("/api/reach")
    for edition in EVENINGS:
        place = f"/api/rules/{edition}"
        yield f"get_boxes, {edition}", get(f"/api/boxes/{edition}")
        yield f"get_rules, {edition}", get(place)
        yield f"get_found, {edition}", partial(search, place)
        yield f"get_rule, {edition}", partial(unknown, place)


def _setting_up(here: Measured) -> Dear:
    post, http = _posting(here), here.house.http
    seats = {"keeper": FAIR} | {f"investigator-{n}": FAIR for n in range(1, 5)}
    first: Message = {"story": "removal", "seats": seats}
    yield "set_up", post("/api/games", first | {"seats": seats | {"keeper": PERSON}})
    yield "set_up, computers", post("/api/games", first)
    story, players = EVENINGS["second"]
    people = {f"player-{n}": PERSON for n in range(1, players + 1)}
    second = {"edition": "second", "story": story, "seats": people}
    yield "set_up, second", post("/api/games", second)
    packs = here.packs("second")
    yield "set_up, all packs", post("/api/games", second | {"packs": packs})
    yield "set_up, junk", post("/api/games", {f"{n}": n for n in range(15_000)})
    yield "set_up, deep", lambda: http.post("/api/games", content="[" * 250_000)


def _at_a_table(here: Measured) -> Dear:
    get, post, http = _getting(here), _posting(here), here.house.http
    many = [here.house.set_up()["seats"][0]["token"] for _ in range(MANY)]
    listed = {"seats": ",".join([*many, *here.tokens, *GUESTS])[:19_999]}
    own = {"seats": ",".join(here.tokens)}
    game = f"/api/games/{here.game}"
    yield "own_games", get("/api/games", **listed)
    yield "one_game", get(game)
    yield "one_game, none", get("/api/games/x")
    yield "take_seat", post(f"{game}/seats/keeper/take", {"token": "x" * 60, "name": "x" * 900})
    yield "leave_seat", post(f"{game}/seats/keeper/leave", {}, **listed)
    yield "invite", post(f"{game}/seats/keeper/invite", {}, **listed)
    plan = {"holder": "computer", "player": "x" * 90}
    yield "hand_over", post(f"{game}/seats/x/computer", plan, **own)
    yield "delete_game, another's", lambda: http.delete(game, headers={"seats": "x" * 19_999})


def _hosting(here: Measured) -> Dear:
    """What a host asks for, what brings links back, and shares in the dice."""
    post = _posting(here)
    hosts = {"seats": ",".join([here.other["host"], *GUESTS])[:19_999]}
    table, words = f"/api/games/{here.other['game']}", {"phrase": here.other["phrase"]}
    yield "new_watch", post(f"{table}/watch", {}, **hosts)
    yield "put_out", post(f"{table}/seats/keeper/out", {}, **hosts)
    yield "close_talk", post(f"{table}/talk", {"open": False}, **hosts)
    yield "find_by_phrase", post("/api/recover", words)
    yield "recover", post(f"{table}/recover", words)
    untouched = [
        here.house.set_up(FAIR, (PERSON, PERSON, PERSON, PERSON), story="removal")
        for _ in range(TIMES)
    ]

    def share() -> None:
        created = untouched.pop()
        own = {"seats": ",".join(tokens_of(created))}
        post(f"/api/games/{created['game']}/seats/{SEAT}/share", {"number": "a" * 64}, **own)()

    yield "add_share", share


def _of_an_evening(here: Measured, edition: str) -> Dear:
    """Of a long one that is over, or nearly: as a file, played again, told, and deleted."""
    get, post, http = _getting(here), _posting(here), here.house.http
    game = finished(edition)
    created = went_on(here.house, game)
    place, own = f"/api/games/{created['game']}", {"seats": ",".join(tokens_of(created))}
    seat, at = game.seats[0], len(game.answers)
    yield f"get_case, {edition}", get(f"{place}/case", **own)
    yield f"get_replay, {edition}", get(f"{place}/replay?at={at}&seat={seat}", **own)
    yield f"get_tale, {edition}", get(f"{place}/tale", **own)
    yield f"report, {edition}", post(f"{place}/problem", {"text": "x" * 7000}, **own)
    case = game.case()
    yield f"read_head, {edition}", post("/api/cases/head", {"case": case})
    largest = case + "#" * (LARGEST - len(case))
    yield f"read_head, largest {edition}", post("/api/cases/head", {"case": largest})
    late = LateTable(here.house, edition)
    wish = {"case": late.case, "seats": dict.fromkeys(late.seats, PERSON)}
    yield f"upload, {edition}", post("/api/cases", wish)
    doomed = [went_on(here.house, game) for _ in range(TIMES)]

    def delete() -> None:
        one = doomed.pop()
        _fine(http.delete(f"/api/games/{one['game']}", headers={"seats": one["host"]}))

    yield f"delete_game, {edition}", delete


def _files(here: Measured) -> Dear:
    get = _getting(here)
    yield "health", get("/health")
    yield "metrics", get("/metrics")
    yield "client_file", get("/")
    yield "client_file, none", get("/no/such")
    yield "client_file, no script", get("/assets/none.js")
    yield "schema", get("/api/schema/openapi.json")
