"""Who is here: worked out once a change, however many look on."""

import pytest

from madhouse.engine.decisions import Seat
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.shelf import SeatFace
from madhouse.server.kept.records import HostRecord, SeatRecord
from madhouse.server.table import seating as seating_module
from madhouse.server.table.seating import Seating
from madhouse.server.wire.from_server import FromServer, Seats
from madhouse.server.wire.lobby import SeatInfo

MANY = 300


class Onlooker:
    def __init__(self, *seats: Seat, follows: bool = False) -> None:
        self.seats = seats
        self.follows = follows
        self.hosts = False
        self.noticed: list[Seats] = []

    def show(self) -> None: ...

    def notice(self, people: Seats) -> None:
        self.noticed.append(people)

    def tell(self, message: FromServer) -> None: ...

    def lose(self, seat: Seat) -> None:
        self.seats = tuple(each for each in self.seats if each != seat)

    def part(self, reason: str) -> None: ...


def a_table() -> Seating:
    keeper = SeatRecord("keeper", "person", "Ann", "", "x", given=True)
    return Seating([keeper], HostRecord("watch"), 60.0)


def test_watchers_coming_and_going_are_news_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    seating, watchers = a_table(), [Onlooker(SPECTATOR) for _ in range(MANY)]
    made = []
    told = seating_module.seat_info

    def counted(seat: SeatRecord, face: SeatFace | None, here: bool) -> SeatInfo:
        made.append(seat)
        return told(seat, face, here)

    monkeypatch.setattr(seating_module, "seat_info", counted)
    for each in watchers:
        seating.arrive(each)
    for each in watchers:
        seating.depart(each)
    assert [len(each.noticed) for each in watchers] == [1] * MANY
    assert len(made) == 2 * MANY  # once for each who came or went, whoever else is here


def test_a_player_coming_and_going_is_news_to_all() -> None:
    seating, watcher = a_table(), Onlooker(SPECTATOR)
    windows = [Onlooker("keeper"), Onlooker("keeper")]
    seating.arrive(watcher)
    for each in windows:
        seating.arrive(each)
    for each in windows:
        seating.depart(each)
    assert [people.seats[0].here for people in watcher.noticed] == [False, True, False]


def test_who_has_lost_his_seat_is_not_at_it() -> None:
    seating, keeper = a_table(), Onlooker("keeper", follows=True)
    seating.arrive(keeper)
    assert seating.followed() == ["keeper"]
    seating.sit(SeatRecord("keeper", "open", "", "", "y", given=False))
    assert not seating.people()[0].here
    assert seating.followed() == []
    seating.depart(keeper)
    assert seating.followed() == []
    assert seating.has_room(["keeper"], 1, 1)
