"""Steps: a turn is shown as it was played, and the board is never ahead of what is told."""

import asyncio
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.log import Event
from madhouse.engine.shelf import NewGame, SeatPlan
from madhouse.server.config import Config
from madhouse.server.kept.storage import Storage
from madhouse.server.run.app import gathering_of
from madhouse.server.shown.showing import written_board
from madhouse.server.shown.transcript import Received
from madhouse.server.table.live import LiveTable
from madhouse.server.wire.from_server import FromServer, Seats

CHANCE = SeatPlan("computer", player="random")
PERSON = SeatPlan("person")
EVENINGS = [
    ("first", "the-cold-supper", "investigator-1", ("keeper", "investigator-1")),
    ("first", "understudy", "keeper", ("keeper", "investigator-1", "investigator-2")),
    ("first", "lot-thirteen", "investigator-2", ("keeper", "investigator-1", "investigator-2")),
    ("second", "first-cold-night", "player-1", ("player-1", "player-2")),
    ("second", "first-cold-night", "player-2", ("player-1", "player-2")),
]
ANSWERS = 260
"""Of the person at the table, in each evening: a whole one mostly."""


TAKEN_BACK = 0.2
"""Of what can be."""


Shown = tuple[list[dict[str, Any]], list[dict[str, Any]]]
"""Lines, and the view with which each was shown."""


class Follower:
    """Who follows a seat, and beside it what was true as each line was written."""

    follows = True
    hosts = False

    def __init__(self, table: LiveTable, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.seats: tuple[Seat, ...] = (seat,)
        self.received = Received()
        self.view: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.shown: list[dict[str, Any]] = []  # by line
        self.earlier: list[Shown] = []  # the same, until something was taken back
        self.true: list[tuple[Event, dict[str, Any]]] = []  # since the last state
        self.told = 0  # steps that were sent
        self.began = False
        self.undo = 0  # the number of what can be taken back
        self.taken_back = 0
        look_on = table.game.witness
        assert look_on is not None

        def witness(event: Event) -> None:
            eyes = table.game.eyes(seat)
            if event.seen_by & eyes == eyes:
                self.true.append((event, seen(table, seat)))
            look_on(event)

        table.game.witness = witness

    @property
    def everything(self) -> list[Shown]:
        """All that was shown; each part begins where something was taken back."""
        return [*self.earlier, (self.lines, self.shown)]

    def show(self) -> None:
        """The table stands still: take in what is sent of it."""
        state = self.table.state(self.seat, self.received, self.seats)
        self._play_out(msgspec.json.decode(msgspec.json.encode(state)))

    def notice(self, people: Seats) -> None:
        """Who comes and goes is of no interest."""

    def tell(self, message: FromServer) -> None:
        """Nobody talks here."""

    def lose(self, seat: Seat) -> None:
        """Nobody takes the seat."""

    def part(self, reason: str) -> None:
        """It is over."""

    def _play_out(self, state: dict[str, Any]) -> None:
        """Take in a state, line by line, and look at each."""
        steps = {each["line"]: each["view"] for each in state["steps"]}
        true, self.true = self.true, []
        new = state["lines"]
        assert set(steps) <= {each["number"] for each in new[:-1]}
        if state["fresh"]:
            self.earlier.append((self.lines, self.shown))
            self.lines, self.shown = [], []
        before = self.view = self.view or state["view"]
        for line in new[:-1]:
            self.view = self.view | steps.get(line["number"], {})
            self._take(line)
        self.view = before | state["view"]
        for line in new[-1:]:
            self._take(line)
        self.told += len(steps)
        self.undo = state["undo"]
        assert self.view == seen(self.table, self.seat)
        if state["fresh"]:  # it is told anew, and was not seen like that
            self.shown = [{}] * len(self.lines)
        began, self.began = self.began, not state["setting_up"]
        if began and not state["fresh"]:
            assert len(true) == len(new)
            shown_now = self.shown[len(self.shown) - len(new) :]
            for (event, then), shown in zip(true[:-1], shown_now[:-1], strict=True):
                assert shown == then, event

    def _take(self, line: dict[str, Any]) -> None:
        self.lines.append(line)
        self.shown.append(self.view)


def seen(table: LiveTable, seat: Seat) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.game.view(seat)))
    del view["decision"]
    board = msgspec.json.decode(written_board(table.game.board))
    doors = [*table.game.open_doors]
    return view | {"edition": table.edition.name, "board": board, "open_doors": doors}


async def an_evening(
    folder: Path, edition: str, story: str, seat: Seat, seats: tuple[Seat, ...]
) -> Follower:
    """A person answers at random for a seat, computers for the others."""
    config = Config(data=folder)
    storage = Storage(config.games)
    gathering = gathering_of(config, storage)
    plans = {each: PERSON if each == seat else CHANCE for each in seats}
    created = await gathering.set_up(NewGame(story, plans, edition=edition))
    table = await gathering.table(created.game)
    follower = Follower(table, seat)
    async with table.lock:
        follower.show()
        table.seating.arrive(follower)
    chance = random.Random(story)
    for _ in range(ANSWERS):
        asked = await question(table, seat)
        if asked is None:
            break
        await table.choose(seat, chance.choice(asked.options), asked.number)
        if follower.undo and chance.random() < TAKEN_BACK:
            await table.undo(seat, follower.undo, (seat,))
            follower.taken_back += 1
    table.close("enough")
    storage.close()
    return follower


async def question(table: LiveTable, seat: Seat) -> Decision | None:
    """What the seat is asked next; nothing once the game is over."""
    while not table.game.over:
        async with table.lock:
            for each in table.game.pending:
                if seat in each.seats:
                    return each
        await asyncio.sleep(0)
    return None


def moves(follower: Follower) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Each line with which a figure comes to stand elsewhere: the line, who it is, and where."""
    for lines, shown in follower.everything:
        before: dict[str, str] = {}
        for line, view in zip(lines, shown, strict=True):
            all_there = view["investigators"] + view["monsters"] if view else []
            now = {str(each["id"]): each["space"] for each in all_there}
            for who, space in now.items():
                if space and before.get(who) not in ("", None, space):
                    yield line, who, space
            before = now


def comings_and_goings(follower: Follower) -> Iterator[tuple[dict[str, Any], str]]:
    """Each line with which a figure comes on the board or is gone from it, and whose it is."""
    for lines, shown in follower.everything:
        before: set[str] | None = None
        for line, view in zip(lines, shown, strict=True):
            all_there = view["investigators"] + view["monsters"] if view else []
            now = {str(each["id"]) for each in all_there if each["space"]}
            if before:
                yield from ((line, who) for who in now ^ before)
            before = now


@pytest.fixture(autouse=True)
def _the_same_evenings(monkeypatch: pytest.MonkeyPatch) -> None:
    evenings = itertools.count(1)
    monkeypatch.setattr("secrets.token_hex", lambda _: f"evening {next(evenings)}")


@pytest.mark.parametrize(("edition", "story", "seat", "seats"), EVENINGS)
def test_every_line_is_shown_with_the_view_that_there_was_when_it_was_written(
    tmp_path: Path, edition: str, story: str, seat: Seat, seats: tuple[Seat, ...]
) -> None:
    follower = asyncio.run(an_evening(tmp_path, edition, story, seat, seats))
    assert follower.told > 20, "hardly anything was played out"
    assert follower.taken_back, "nothing was taken back"
    walked = [*moves(follower)]
    assert walked, "nobody has walked"
    for line, who, space in walked:
        assert space in line["facts"].values(), (who, space, line)
    if edition == "second":
        for line, who in comings_and_goings(follower):
            assert who in line["facts"].values(), (who, line)
