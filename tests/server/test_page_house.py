"""The house inside a page: the same messages as over a socket, kept in a drawer."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from madhouse.editions import edition_of
from madhouse.engine.casefile import parse
from madhouse.engine.replaying import replay
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.page.drawer import Drawer, LeafStep, OpenDrawer
from madhouse.server.page.inside import PageHouse
from madhouse.server.page.page_stacks import LINES_KEPT, PageStacks
from madhouse.server.wire.from_server import Said

SHORT = "the-cold-supper"
PERSON = {"holder": "person", "name": "Ada"}
CHANCE = {"holder": "computer", "player": "random"}
WISH = {"story": SHORT, "seats": {"keeper": CHANCE, "investigator-1": PERSON}, "seed": "page"}


class Screen:
    """One page at a table: it answers what it is asked with the first option."""

    def __init__(self, house: PageHouse, created: dict[str, Any], name: str = "a.1") -> None:
        self.house, self.name = house, name
        self.heard: list[dict[str, Any]] = []
        self.over = asyncio.Event()
        self.stirred = asyncio.Event()
        house.open(name, created["game"], self._hear, self.over.set)
        tokens = [each["token"] for each in created["seats"]]
        self.say({"type": "hello", "tokens": tokens})

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))
        self.stirred.set()

    def say(self, message: dict[str, Any]) -> None:
        self.house.hear(self.name, json.dumps(message))

    @property
    def state(self) -> dict[str, Any]:
        return next((each for each in reversed(self.heard) if each["type"] == "state"), {})

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.stirred.clear()
            if not holds():
                await asyncio.wait_for(self.stirred.wait(), 60)

    async def more(self, so_far: int) -> None:
        await self.until(lambda: len(self.heard) > so_far)

    async def play(self, most: int) -> None:
        for _ in range(most):
            await self.until(lambda: bool(self.state.get("questions") or self.state.get("over")))
            if self.state.get("over"):
                return
            asked, so_far = self.state["questions"][0], len(self.heard)
            option = asked["options"][0]["option"]
            self.say(
                {
                    "type": "choose",
                    "seat": "investigator-1",
                    "number": asked["number"],
                    "option": option,
                }
            )
            await self.more(so_far)


async def asked(house: PageHouse, method: str, path: str, body: Any = None, *tokens: str) -> Any:
    text = "" if body is None else json.dumps(body)
    status, said = await house.ask(method, path, text, tokens)
    return status, json.loads(said) if said.startswith(("{", "[")) else said


def evening(play: Callable[[], Awaitable[Any]]) -> Any:
    return asyncio.run(play())  # type: ignore[arg-type]


def test_a_closed_page_goes_on_where_it_was() -> None:
    async def play() -> None:
        drawer = OpenDrawer()
        house = PageHouse(drawer)
        _, created = await asked(house, "POST", "/games", WISH)
        token = created["seats"][0]["token"]
        await Screen(house, created).play(6)
        before = (await asked(house, "GET", f"/games/{created['game']}/case", None, token))[1]
        again = PageHouse(drawer)
        after = (await asked(again, "GET", f"/games/{created['game']}/case", None, token))[1]
        assert parse(after, "").answers == parse(before, "").answers
        assert len(parse(after, "").answers) >= 6
        screen = Screen(again, created)
        await screen.play(3)
        last = (await asked(again, "GET", f"/games/{created['game']}/case", None, token))[1]
        assert len(parse(last, "").answers) >= len(parse(after, "").answers) + 3

    evening(play)


def test_equal_decisions_give_equal_case_files() -> None:
    async def play() -> str:
        house = PageHouse(OpenDrawer())
        _, created = await asked(house, "POST", "/games", WISH)
        await Screen(house, created).play(8)
        token = created["seats"][0]["token"]
        return str((await asked(house, "GET", f"/games/{created['game']}/case", None, token))[1])

    case = parse(evening(play), "")
    game = replay(case, edition_of("first").shelf.begin)
    assert [each.option for each in game.answers] == [each.option for each in case.answers]


def test_a_choice_is_kept_before_it_is_shown() -> None:
    class Slow(OpenDrawer):
        def __init__(self) -> None:
            super().__init__()
            self.may = asyncio.Event()
            self.may.set()

        async def commit(self, steps: Sequence[LeafStep]) -> None:
            await self.may.wait()
            await super().commit(steps)

    async def play() -> None:
        drawer = Slow()
        house = PageHouse(drawer)
        _, created = await asked(house, "POST", "/games", WISH)
        screen = Screen(house, created)
        await screen.until(lambda: bool(screen.state.get("questions")))
        drawer.may.clear()
        question = screen.state["questions"][0]
        so_far = len(screen.heard)
        option = question["options"][0]["option"]
        screen.say(
            {
                "type": "choose",
                "seat": "investigator-1",
                "number": question["number"],
                "option": option,
            }
        )
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(screen.heard) == so_far
        drawer.may.set()
        await screen.until(lambda: len(screen.heard) > so_far)

    evening(play)


def test_where_nothing_can_be_kept_that_is_said_and_nothing_happens() -> None:
    class Full(OpenDrawer):
        full = False

        async def commit(self, steps: Sequence[LeafStep]) -> None:
            if self.full:
                raise StorageFailed("this browser has no room left for games")
            await super().commit(steps)

    async def play() -> None:
        drawer = Full()
        house = PageHouse(drawer)
        _, created = await asked(house, "POST", "/games", WISH)
        screen = Screen(house, created)
        await screen.until(lambda: bool(screen.state.get("questions")))
        drawer.full = True
        question = screen.state["questions"][0]
        option = question["options"][0]["option"]
        screen.say(
            {
                "type": "choose",
                "seat": "investigator-1",
                "number": question["number"],
                "option": option,
            }
        )
        await screen.until(lambda: screen.heard[-1]["type"] == "refused")
        assert screen.heard[-1]["code"] == "not-stored"
        assert "no room left" in screen.heard[-1]["message"]
        status, problem = await asked(house, "POST", "/games", WISH)
        assert (status, problem["code"]) == (503, "not-stored")

    evening(play)


def test_two_windows_are_at_one_table() -> None:
    async def play() -> None:
        house = PageHouse(OpenDrawer())
        _, created = await asked(house, "POST", "/games", WISH)
        first = Screen(house, created)
        watching = {"game": created["game"], "seats": [{"token": created["watch"]}]}
        second = Screen(house, watching, "b.1")
        await second.until(lambda: bool(second.state))
        before = len(second.heard)
        await first.play(12)  # while both sides set up, who watches is told nothing
        await second.until(lambda: len(second.heard) > before)
        assert second.state["seat"] == "spectator"
        house.hang_up("b.1")
        await asyncio.wait_for(second.over.wait(), 10)

    evening(play)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/games/x/seats/investigator-1/take"),
        ("POST", "/games/x/seats/investigator-1/invite"),
        ("POST", "/games/x/watch"),
        ("POST", "/recover"),
    ],
)
def test_what_needs_others_says_so(method: str, path: str) -> None:
    async def play() -> None:
        status, problem = await asked(PageHouse(OpenDrawer()), method, path, {})
        assert status == 400
        assert "inside your page" in problem["message"]

    evening(play)


def test_an_open_seat_needs_others() -> None:
    async def play() -> None:
        wish = WISH | {"seats": {"keeper": {"holder": "open"}, "investigator-1": PERSON}}
        status, problem = await asked(PageHouse(OpenDrawer()), "POST", "/games", wish)
        assert (status, "inside your page" in problem["message"]) == (400, True)

    evening(play)


def test_what_is_not_understood_is_told() -> None:
    async def play() -> None:
        house = PageHouse(OpenDrawer())
        assert (await house.ask("POST", "/games", "{"))[0] == 400
        assert (await house.ask("GET", "/nowhere"))[0] == 404
        assert (await house.ask("GET", "/games/none"))[0] == 404

    evening(play)


def test_a_deleted_game_leaves_nothing() -> None:
    async def play() -> None:
        drawer = OpenDrawer()
        house = PageHouse(drawer)
        _, created = await asked(house, "POST", "/games", WISH)
        token = created["seats"][0]["token"]
        await Screen(house, created).play(2)
        assert (await asked(house, "GET", "/games", None, token))[1][0]["game"] == created["game"]
        status, _ = await asked(house, "DELETE", f"/games/{created['game']}", None, token)
        assert status == 204
        assert await drawer.find("") == []

    evening(play)


def test_a_case_file_is_gone_on_with() -> None:
    async def play() -> None:
        house = PageHouse(OpenDrawer())
        _, created = await asked(house, "POST", "/games", WISH)
        token = created["seats"][0]["token"]
        await Screen(house, created).play(4)
        case = (await asked(house, "GET", f"/games/{created['game']}/case", None, token))[1]
        _, head = await asked(house, "POST", "/cases/head", {"case": case})
        assert head["story"] == SHORT
        sent = {"case": case, "seats": WISH["seats"]}
        _, again = await asked(house, "POST", "/cases", sent)
        own = again["seats"][0]["token"]
        copy = (await asked(house, "GET", f"/games/{again['game']}/case", None, own))[1]
        assert parse(copy, "").answers[:4] == parse(case, "").answers[:4]

    evening(play)


def test_of_what_was_said_the_last_lines_are_kept() -> None:
    async def play() -> None:
        drawer: Drawer = OpenDrawer()
        stacks = PageStacks(drawer)
        steps = [LeafStep("put", f"talk/g/{n:08d}", b"") for n in range(1, LINES_KEPT + 1)]
        await drawer.commit(steps)
        said = await stacks.save_talk("g", Said(0, "keeper", "", "The last word.", "now"))
        kept = await drawer.find("talk/g/")
        assert said.number == LINES_KEPT + 1
        assert (len(kept), kept[0][0]) == (LINES_KEPT, "talk/g/00000002")

    evening(play)
