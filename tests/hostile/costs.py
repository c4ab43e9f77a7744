"""What everything costs that anybody may ask: processor time of the loop, for the dearest input.

`python -m tests.hostile.costs` prints it; a soak test compares it with a plain choice.
"""

import itertools
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from madhouse.engine.casefile import LARGEST
from tests.server.house import FAIR, OPEN, PERSON, Guest, House, Message, tokens_of

ROOT = Path(__file__).parents[1]
LONG = ROOT / "golden" / "removal-at-random.case"
SEAT = "investigator-1"
TIMES = 12
"""How often each is asked; the cheapest half counts, for a machine has other things to do."""
CHOICES = 25
"""So many are made before anybody can have won."""

Asking = Callable[[], object]


class Measured:
    """A house with tables, and the clock of its loop."""

    def __init__(self, data: Path) -> None:
        self.house = House(data, pause=600.0)  # else tables of computers alone play on beside it
        thread = self.house._thread.ident
        assert thread is not None
        self._clock = time.pthread_getcpuclockid(thread)
        self._chance = random.Random("costs")
        self.created = self.house.set_up(FAIR, (PERSON,), story="removal")
        self.game, self.tokens = self.created["game"], tokens_of(self.created)
        self.guest = self._sit_down(self.created)
        self.choice = self._plain_choice()
        self.other = self.house.set_up(FAIR, (PERSON, OPEN, OPEN, OPEN), story="removal")
        self.over = self._finished()

    def close(self) -> None:
        self.house.close()

    def _sit_down(self, created: Message) -> Guest:
        return self.house.guest(created["game"], *tokens_of(created)).meet()

    def spent(self) -> float:
        """Seconds of processor time that the loop has had."""
        return time.clock_gettime(self._clock)

    def settled(self) -> None:
        """Wait until nothing is going on."""
        self.guest.say(type="ping")
        self.guest.hear("pong")

    def _plain_choice(self) -> float:
        """The mean of many, with what the computers answer to them."""
        self.settled()
        before = self.spent()
        for _ in range(CHOICES):
            self._asked()
            self.guest.choose(SEAT, chooser=self._chance)
        self._asked()
        self.settled()
        return (self.spent() - before) / CHOICES

    def _asked(self) -> None:
        """Wait until the computers have answered what they were asked."""
        while not self.guest.states[SEAT]["questions"]:
            self.guest.hear("state")

    def _finished(self) -> Message:
        plans = dict.fromkeys(self._seats(LONG), PERSON)
        wish = {"case": LONG.read_text(encoding="utf-8"), "seats": plans}
        answer = self.house.http.post("/api/cases", json=wish)
        assert answer.status_code == 201, answer.text
        created: Message = answer.json()
        return created

    def _seats(self, case: Path) -> list[str]:
        text = case.read_text(encoding="utf-8")
        head = self.house.http.post("/api/cases/head", json={"case": text}).json()
        return [each["seat"] for each in head["seats"]]

    def cost(self, asking: Asking, times: int = TIMES) -> float:
        """Of one such thing, against a plain choice."""
        each = []
        for _ in range(times):
            self.settled()
            before = self.spent()
            asking()
            self.settled()
            each.append(self.spent() - before)
        cheaper = sorted(each)[: max(times // 2, 1)]
        return sum(cheaper) / len(cheaper) / self.choice


def requests(here: Measured) -> Iterator[tuple[str, Asking]]:
    """Every route with the dearest that it takes."""
    http, numbers = here.house.http, itertools.count()
    long = LONG.read_text(encoding="utf-8")
    plans = dict.fromkeys(here._seats(LONG), PERSON)
    many = [here.house.set_up()["seats"][0]["token"] for _ in range(40)]
    listed = {"seats": ",".join([*many, *here.tokens, *("x" * 32 for _ in range(500))])[:19_999]}
    own = {"seats": ",".join(here.tokens)}
    its = {"seats": ",".join(tokens_of(here.over))}
    game, over = f"/api/games/{here.game}", f"/api/games/{here.over['game']}"
    seats = {"keeper": FAIR} | {f"investigator-{n}": FAIR for n in range(1, 5)}

    def get(path: str, **headers: str) -> Asking:
        return lambda: _fine(http.get(path, headers=headers))

    def post(path: str, body: object, **headers: str) -> Asking:
        return lambda: _fine(http.post(path, json=body, headers=headers))

    def words() -> str:
        return " ".join(f"{letters}{next(numbers) % 90}" for letters in ["mon", "ev", "at"] * 12)

    for path in ("library", "boxes/first", "boxes/second", "puzzles", "rules", "reach", "games/x"):
        yield f"GET /api/{path}", get(f"/api/{path}")
    yield (
        "GET /api/rules/found",
        lambda: http.get("/api/rules/found", params={"search": words()[:200]}),
    )
    yield "GET /api/rules/x/y", lambda: http.get(f"/api/rules/evade/{'fial' * 10}{next(numbers)}")
    yield "GET /api/games", get("/api/games", **listed)
    yield "GET /api/games/{game}", get(game)
    yield "GET case", get(f"{over}/case", **its)
    yield "GET replay", get(f"{over}/replay?at=600&seat=keeper", **its)
    yield "POST head", post("/api/cases/head", {"case": long})
    yield (
        "POST head, largest",
        post("/api/cases/head", {"case": long + "#" * (LARGEST - len(long))}),
    )
    yield "POST cases", post("/api/cases", {"case": long, "seats": plans})
    yield (
        "POST games",
        post("/api/games", {"story": "removal", "seats": seats | {"keeper": PERSON}}),
    )
    yield "POST games, computers", post("/api/games", {"story": "removal", "seats": seats})
    yield "POST games, junk", post("/api/games", {f"{n}": n for n in range(15_000)})
    yield "POST games, deep", lambda: http.post("/api/games", content="[" * 250_000)
    yield "POST problem", post(f"{over}/problem", {"text": "x" * 7000}, **its)
    yield "POST take", post(f"{game}/seats/keeper/take", {"token": "x" * 60, "name": "x" * 900})
    yield "POST leave", post(f"{game}/seats/keeper/leave", {}, **listed)
    yield "POST invite", post(f"{game}/seats/keeper/invite", {}, **listed)
    yield (
        "POST computer",
        post(f"{game}/seats/x/computer", {"holder": "computer", "player": "x" * 90}, **own),
    )
    yield "DELETE", lambda: http.delete(game, headers={"seats": "x" * 19_999})
    yield from _hosting(here, post)
    for path in (
        "/health",
        "/metrics",
        "/",
        "/no/such",
        "/assets/none.js",
        "/api/schema/openapi.json",
    ):
        yield f"GET {path}", get(path)


def _hosting(here: Measured, post: Callable[..., Asking]) -> Iterator[tuple[str, Asking]]:
    """What a host asks for, what brings links back, and shares in the dice."""
    guests = ["x" * 32 for _ in range(500)]
    hosts = {"seats": ",".join([here.other["host"], *guests])[:19_999]}
    table, words = f"/api/games/{here.other['game']}", {"phrase": here.other["phrase"]}
    yield "POST watch", post(f"{table}/watch", {}, **hosts)
    yield "POST out", post(f"{table}/seats/keeper/out", {}, **hosts)
    yield "POST talk", post(f"{table}/talk", {"open": False}, **hosts)
    yield "POST recover", post("/api/recover", words)
    yield "POST recover, at the table", post(f"{table}/recover", words)
    untouched = [
        here.house.set_up(FAIR, (PERSON, PERSON, PERSON, PERSON), story="removal")
        for _ in range(TIMES)
    ]

    def share() -> None:
        created = untouched.pop()
        own = {"seats": ",".join(tokens_of(created))}
        post(f"/api/games/{created['game']}/seats/{SEAT}/share", {"number": "a" * 64}, **own)()

    yield "POST share", share


def _fine(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text


def messages(here: Measured) -> Iterator[tuple[str, Asking]]:
    """Every message with the dearest that it holds; what is answered comes before the next pong."""
    guest, numbers = here.guest, itertools.count()
    long, word = "x" * 399, "x" * 99

    def say(**message: object) -> Asking:
        return lambda: guest.say(seat=SEAT, **message)

    def send(text: str) -> Asking:
        return lambda: guest.socket.send(text)

    asked = guest.states[SEAT]["questions"][0]["number"]
    yield "hello", lambda: here._sit_down(here.created).close()
    yield "hello, many tokens", lambda: here.house.guest(here.game, *([word[:60]] * 49)).close()
    yield "choose, illegal", say(type="choose", number=asked, option=long)
    yield "choose, stale", say(type="choose", number=10**9, option=long)
    yield "undo", say(type="undo", number=10**9)
    yield "hint", say(type="hint", number=asked)
    yield "why option", say(type="why", option=long)
    for kind in ("space", "card", "deed", "rule"):
        yield f"why {kind}", say(type="why", **{kind: word})
    yield (
        "why, a wrong rule",
        lambda: guest.say(type="why", seat=SEAT, rule=f"1e.conflict.document-{next(numbers)}"),
    )
    for option in ("attack-with x y", "move x", "run x", "explore x", "use x"):
        yield f"why '{option}'", say(type="why", option=option)
    yield "say", say(type="say", text="\u200b y" * 2600)
    yield "errand", say(type="errand", to="keeper", verb="go", space=word)
    yield "ping", lambda: here.settled()
    yield "junk, deep", send("[" * 15_999)
    wide = ",".join(f'"{n}":1' for n in range(1500))
    yield "junk, wide", send('{"type":"ping",' + wide + "}")
    yield "junk, a number", send('{"type":"choose","number":' + "9" * 15_900 + "}")


def all_costs(data: Path) -> tuple[float, dict[str, float]]:
    """Seconds of a plain choice, and of each thing how many of these it costs."""
    here = Measured(data)
    try:
        costs = {name: here.cost(ask) for name, ask in messages(here)}
        costs |= {name: here.cost(ask) for name, ask in requests(here)}
        return here.choice, costs
    finally:
        here.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        choice, costs = all_costs(Path(folder))
    print(f"a plain choice: {1000 * choice:.2f} ms of the loop")
    for name, cost in sorted(costs.items(), key=lambda each: -each[1]):
        print(f"{cost:8.2f}  {name}")


if __name__ == "__main__":
    main()
