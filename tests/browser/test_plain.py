"""An edition without a client part of its own: board, question, options and log are shown."""

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from madhouse.engine.shapes import BoardShape, OptionText, RoomShape, SpaceShape
from madhouse.server.wire.from_server import Line, Question, Seats, State
from madhouse.server.wire.lobby import SeatInfo
from tests.browser.conftest import Visit

GAME = "tiny"
SEAT = "player-1"
SIT = f"""
localStorage.setItem('madhouse.seats', JSON.stringify({{ {GAME}: {{
  game: '{GAME}', seats: [{{ seat: '{SEAT}', token: 'x' }}], invitations: [], watch: '', at: 1,
}} }}))
location.hash = '#/game/{GAME}'
"""
CELL = SpaceShape("cell", "cell", "", "Cell", [(0, 0), (1, 0)], (1, 0.5), [])
ROOM = BoardShape(
    width=2,
    height=1,
    rooms=[RoomShape("cell", "Cell", ["cell"], False, "stone", [])],
    spaces=[CELL],
    doors=[],
    lines={},
)
VIEW: dict[str, Any] = {"edition": "tiny", "seats": [SEAT], "waiting": [SEAT], "result": None}
ADA = SeatInfo(SEAT, "person", "Ada", "", here=True, title="Player 1")
INFO = {"game": GAME, "title": "A tiny game", "over": True, "commitment": "", "seed_known": True}


def state(view: dict[str, Any], number: int) -> State:
    options = [OptionText("wait", "wait for it"), OptionText("look", "look about", space="cell")]
    question = Question(number, "turn", "What now?", options, "", {})
    return State(
        seat=SEAT,
        view=view,
        questions=[] if view["result"] else [question],
        lines=[Line(number, "odd", "The lamp is lit.", {}, [])],
        seen=number,
        cards={},
        undo=0,
        fresh=False,
    )


def tell(socket: Any, message: Seats | State) -> None:
    socket.send(msgspec.json.encode(message).decode())


class Tiny:
    """A server of such an edition: it asks once, and is over."""

    def __init__(self, page: Any, view: dict[str, Any]) -> None:
        self.view = view
        self.chosen: list[str] = []
        page.route_web_socket(f"**/api/games/{GAME}/play", self.open)
        page.route(f"**/api/games/{GAME}", lambda route: route.fulfill(json=INFO))
        page.evaluate(SIT)

    def open(self, socket: Any) -> None:
        socket.on_message(lambda message: self.hear(socket, json.loads(message)))

    def hear(self, socket: Any, said: dict[str, Any]) -> None:
        if said["type"] == "hello":
            tell(socket, Seats([ADA]))
            tell(socket, state(self.view, 1))
        elif said["type"] == "choose":
            self.chosen.append(said["option"])
            over = {"waiting": [], "result": ["the house", "it was late"]}
            tell(socket, state(self.view | over, 2))


@pytest.mark.parametrize("view", [VIEW, VIEW | {"board": ROOM}], ids=["bare", "with a board"])
def test_it_is_played_to_its_end(visit: Visit, view: dict[str, Any]) -> None:
    page = visit()
    tiny = Tiny(page, view)
    expect(page.get_by_role("heading", name="What now?")).to_be_visible()
    expect(page.locator(".board")).to_have_count(1 if "board" in view else 0)
    expect(page.get_by_role("listitem").filter(has_text="The lamp is lit.")).to_be_visible()
    page.get_by_role("button", name="Look about").last.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="The house")).to_be_visible()
    assert tiny.chosen == ["look"]


def test_a_place_of_its_board_can_be_chosen(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    tiny = Tiny(page, VIEW | {"board": ROOM})
    page.locator("[data-space=cell]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert tiny.chosen == ["look"]


CORNER = SpaceShape("corner", "corner", "", "Corner", [(0, 0), (1, 0)], (1, 0.5), [])
GROWN = BoardShape(
    width=14,
    height=6,
    rooms=[*ROOM.rooms, RoomShape("corner", "Corner", ["corner"], False, "stone", [])],
    spaces=[
        SpaceShape("cell", "cell", "", "Cell", [(12, 5), (13, 5)], (13, 5.5), []),
        CORNER,
    ],
    doors=[],
    lines={},
)
"""The same house, after much of it was found to the north and the west."""


class Growing(Tiny):
    """Its house grows with the first answer."""

    def hear(self, socket: Any, said: dict[str, Any]) -> None:
        if said["type"] == "choose":
            self.chosen.append(said["option"])
            tell(socket, state(self.view | {"board": GROWN}, 2))
        else:
            super().hear(socket, said)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_house_that_grows_is_followed(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    Growing(page, VIEW | {"board": ROOM})
    cell = page.locator("[data-space=cell]")
    cell.click()
    expect(page.locator("[data-plate=corner]")).to_be_attached()
    expect(page.locator("[data-plate=cell]")).to_be_in_viewport(ratio=1)
    page.keyboard.press("f")
    expect(page.locator("[data-plate=corner]")).to_be_in_viewport(ratio=1)
