"""All that comes to a page, by who sat before the screen when it came."""

import json
from typing import Any

from playwright.sync_api import Page

from madhouse.editions import edition_of
from madhouse.engine.casefile import CaseFile, parse
from madhouse.engine.knowledge import SPECTATOR
from madhouse.first.things.state import KEEPER
from tests.server.test_secrets import Watch

Record = list[tuple[str, str]]
"""What was `sent` and what was `heard`, in that order."""
GOAL = ("finish-something", "Finish Something", "from beginning to end")
"""The back of an Insane card: its id, its name, and some words of it."""


def record(page: Page) -> Record:
    """Every byte that goes and comes by socket, from now on."""
    kept: Record = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda frame: kept.append(("sent", str(frame))))
        socket.on("framereceived", lambda frame: kept.append(("heard", str(frame))))

    page.on("websocket", listen)
    return kept


def by_who_sat_there(record: Record) -> dict[str, list[str]]:
    """What came for whose eyes: who says that they sit down do so when their state has come."""
    told: dict[str, list[str]] = {SPECTATOR: []}
    front = coming = SPECTATOR
    for way, text in record:
        message = json.loads(text)
        if way == "sent":
            coming = message["seat"] if message["type"] == "sit" else coming
            continue
        if message["type"] == "state" and message["seat"] == coming:
            front = coming
        told.setdefault(front, []).append(text)
    return told


def assert_nobody_heard_too_much(record: Record, case: str) -> set[str]:
    """Hold what came in an evening of the first edition against what each seat ever knew of it;
    tells who sat there. Investigators look at one screen together, never with the keeper."""
    told, read = by_who_sat_there(record), parse(case, "")
    for front, texts in told.items():
        for seat, heard in by_seat(texts, front).items():
            assert seat == front or KEEPER not in (seat, front), f"{front} sees {seat}"
            assert_known(read, seat, heard)
    return {seat for seat, texts in told.items() if texts}


def by_seat(texts: list[str], front: str) -> dict[str, list[str]]:
    """The states of each seat; what is for nobody in particular is for who sits there."""
    found: dict[str, list[str]] = {}
    for text in texts:
        message = json.loads(text)
        seat = message["seat"] if message["type"] == "state" else front
        found.setdefault(seat, []).append(text)
    return found


def assert_known(case: CaseFile, seat: str, texts: list[str]) -> None:
    """All of it was known to the seat at some time of the evening."""

    class Heard:
        heard: list[str] = []

    game = edition_of(case.header.edition).shelf.begin(case.header)
    watch = Watch(game, seat, Heard())
    for each in case.answers:
        game.apply(each.seat, each.option)
        watch.look(game)
    Heard.heard = texts
    watch.look(game)


def assert_only_one_heard_of_the_goal(record: Record, mad: str) -> None:
    """The back of an Insane card is in what came for its holder, and in nothing else."""
    told = {seat: "".join(texts) for seat, texts in by_who_sat_there(record).items()}
    assert len(told) > 2, "the screen was never handed over"
    for seat, text in told.items():
        assert [each for each in GOAL if each in text] == ([*GOAL] if seat == mad else []), seat
