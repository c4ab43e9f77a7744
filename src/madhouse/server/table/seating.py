"""Seating (authorization, presence): who holds which seat, who is here, and what each may do."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from time import monotonic
from typing import Protocol

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.shelf import SeatFace
from madhouse.engine.words import did_you_mean
from madhouse.server.kept.records import HostRecord, SeatRecord
from madhouse.server.kept.tokens import hashed
from madhouse.server.table.talk import plain
from madhouse.server.wire.from_server import FromServer, Seats, TalkOpen
from madhouse.server.wire.lobby import SeatInfo

LONGEST_NAME = 40
WATCH_ENDED = "the host has ended the link by which you watched; ask for a new one"
Marks = Sequence[str]
"""Hashed tokens."""


class NotAllowed(MadhouseError):
    """Whoever asked does not hold what he would need for this."""


class Listener(Protocol):
    """A connection that wants to know when something has changed."""

    seats: tuple[Seat, ...]
    hosts: bool  # it is who set the table up
    follows: bool  # wants to see how it comes to what is shown

    def show(self) -> None:
        """The table has changed."""

    def notice(self, people: Seats) -> None:
        """Somebody has come, gone, or sat down elsewhere: who is here now."""

    def tell(self, message: FromServer) -> None:
        """Something was said."""

    def lose(self, seat: Seat) -> None:
        """The seat is another's now."""

    def part(self, reason: str) -> None:
        """The table is closed."""


class Seating:
    """The seats of one table. A change is asked for here; the table makes it once it is stored."""

    def __init__(
        self,
        seats: Iterable[SeatRecord],
        hosting: HostRecord,
        absent_after: float,
        players: Sequence[str] = (),
        faces: Iterable[SeatFace] = (),
    ) -> None:
        self.seats = {seat.seat: seat for seat in seats}
        self.listeners: set[Listener] = set()
        self.hosting = hosting
        self._here: Counter[Seat] = Counter()  # listeners at each seat; they may be very many
        self._followed: Counter[Seat] = Counter()  # those of them who follow
        self._seats_of: dict[Listener, tuple[Seat, ...]] = {}  # as each was counted
        self._absent_after = absent_after
        self._players = players  # the computer players that there are
        self._faces = {face.seat: face for face in faces}
        self._left = dict.fromkeys(self.seats, monotonic())
        self._told = Seats([])  # who was here when that was last said

    # -- who is who -----------------------------------------------------------------------------

    def held_by(self, marks: Marks) -> tuple[Seat, ...]:
        """The seats that these tokens open; one token is for those who only watch."""
        held = tuple([each.seat for each in self.seats.values() if _opens(each, marks)])
        looks_on = self.hosting.watch in marks or self.hosting.host in marks
        return held or ((SPECTATOR,) if looks_on else ())

    def one_person(self, marks: Marks) -> bool:
        """Whether nobody but who has these tokens holds a seat."""
        return self.alone(self.held_by(marks))

    def alone(self, own: Collection[Seat]) -> bool:
        """Whether nobody else holds a seat, is invited to one, or can come back to one."""
        people = [each for each in self.seats.values() if each.given or each.holder == "open"]
        return bool(people) and all(each.given and each.seat in own for each in people)

    def may_delete(self, marks: Marks) -> bool:
        """Whether these tokens are those of who set the game up, or of its only person; where
        nobody has a seat, whoever may watch."""
        return (
            self.hosted_by(marks)
            or self.one_person(marks)
            or (self.hosting.watch in marks and self.is_deserted)
        )

    @property
    def is_deserted(self) -> bool:
        """Whether nobody has a seat any more."""
        return not any(each.given for each in self.seats.values())

    def hosted_by(self, marks: Marks) -> bool:
        """Whether these are tokens of who set the table up: his own, or that of a seat he took."""
        if self.hosting.host in marks:
            return True
        return any(each.creator and _opens(each, marks) for each in self.seats.values())

    def only_computers(self) -> bool:
        """Whether computers play every seat now; persons may come back to theirs."""
        return all(each.holder == "computer" for each in self.seats.values())

    def people(self) -> list[SeatInfo]:
        """Who sits where, as everybody may see it."""
        return [
            seat_info(each, self._faces.get(each.seat), bool(self._here[each.seat]))
            for each in self.seats.values()
        ]

    @property
    def here(self) -> str:
        """The seats at which somebody is, as other houses are told."""
        return ",".join(seat for seat in self.seats if self._here[seat])

    def followed(self) -> list[Seat]:
        """The seats of those who want to see how it comes to what is shown."""
        return [seat for seat, count in self._followed.items() if count]

    def has_room(self, seats: Collection[Seat], watchers: int, at_a_seat: int) -> bool:
        """Whether one more may come; those who only watch never take a player's room."""
        return all(
            self._here[seat] < (watchers if seat == SPECTATOR else at_a_seat) for seat in seats
        )

    # -- coming and going -----------------------------------------------------------------------

    def arrive(self, listener: Listener) -> None:
        """Somebody has opened the table."""
        self.listeners.add(listener)
        self._count(listener, listener.seats)
        self._notice(listener)

    def depart(self, listener: Listener) -> None:
        """A connection is gone."""
        self.listeners.discard(listener)
        self._count(listener, ())
        self._left |= dict.fromkeys(listener.seats, monotonic())
        self._notice()

    def sit(self, seat: SeatRecord) -> None:
        """Somebody else holds the seat now; who had its link has lost it if that has changed."""
        before, self.seats[seat.seat] = self.seats[seat.seat], seat
        if before.token != seat.token:
            for each in list(self.listeners):
                each.lose(seat.seat)
                self._count(each, each.seats)
        self._notice()

    def rehost(self, hosting: HostRecord) -> None:
        """The host has decided something: who came by an old link to watch goes, and all hear
        whether they may talk."""
        before, self.hosting = self.hosting, hosting
        for each in list(self.listeners):
            if before.watch != hosting.watch and each.seats == (SPECTATOR,) and not each.hosts:
                each.part(WATCH_ENDED)
            elif before.silent != hosting.silent:
                each.tell(TalkOpen(not hosting.silent))

    def _count(self, listener: Listener, seats: tuple[Seat, ...]) -> None:
        """The listener is at these seats now."""
        before = self._seats_of.pop(listener, ())
        for counted in [self._here, *([self._followed] if listener.follows else [])]:
            counted.subtract(before)
            counted.update(seats)
        if seats:
            self._seats_of[listener] = seats

    def _notice(self, newcomer: Listener | None = None) -> None:
        """Say who is here, worked out once; where nothing has changed, to the newcomer alone."""
        people = Seats(self.people())
        changed, self._told = people != self._told, people
        if changed:
            for each in list(self.listeners):
                each.notice(people)
        elif newcomer is not None:
            newcomer.notice(people)

    def absent(self, seat: Seat) -> bool:
        """Whether nobody has been at the seat for so long that others may hand it over."""
        return not self._here[seat] and monotonic() - self._left[seat] >= self._absent_after

    # -- changes --------------------------------------------------------------------------------

    def taken(
        self, seat: Seat, invitation: str, name: str, token: str, phrase: str = ""
    ) -> SeatRecord:
        """Somebody sits down by an invitation, which is used up: the seat has a new token, and a
        phrase that brings it back."""
        held = self._seat(seat)
        if held.holder != "open" or held.token != hashed(invitation):
            raise NotAllowed("this link opens no such seat; it may have been used already")
        name = plain(name, LONGEST_NAME)
        own = hashed(phrase) if phrase else ""
        return _changed(
            held, holder="person", name=name, token=hashed(token), given=True, phrase=own
        )

    def left(self, seat: Seat, marks: Marks, token: str) -> SeatRecord:
        """Somebody gives his seat up; there is a new invitation to it."""
        return emptied(self.own(seat, marks), token)

    def invited(self, seat: Seat, marks: Marks, token: str) -> SeatRecord:
        """A new invitation to an open seat; the one before opens nothing any more."""
        held = self._seat(seat)
        if held.holder != "open":
            raise NotAllowed("that seat is not open")
        if not self.hosted_by(marks):
            raise NotAllowed("only who set the game up may invite others")
        return _changed(held, token=hashed(token))

    def handed_over(self, seat: Seat, marks: Marks, player: str) -> SeatRecord:
        """A computer plays a seat: one's own at any time, another's when nobody is at it.

        Where nobody has come by the invitation, who sent it need not wait for ever; and he alone
        decides which computer it is that plays against all.
        """
        held, own = self._seat(seat), self.held_by(marks)
        if not own or own == (SPECTATOR,):
            raise NotAllowed("you need the link of a seat at this table")
        if held.holder != "person":
            if seat not in own and not self.hosted_by(marks):
                raise NotAllowed("only who set the game up may give that seat to a computer")
        elif seat not in own and not self.absent(seat):
            raise NotAllowed(
                "that seat is another's; a computer may take it when its player has been away for "
                f"{self._absent_after:.0f} seconds"
            )
        return _changed(held, holder="computer", player=known_player(player, self._players))

    def taken_back(self, seat: Seat, marks: Marks) -> SeatRecord:
        """A person takes the seat back from the computer."""
        return _changed(self.own(seat, marks), holder="person", player="")

    def own(self, seat: Seat, marks: Marks) -> SeatRecord:
        """A seat, for who holds it."""
        held = self._seat(seat)
        if not _opens(held, marks):
            raise NotAllowed("that seat is not yours")
        return held

    def _seat(self, seat: Seat) -> SeatRecord:
        if seat not in self.seats:
            raise NotAllowed(f"there is no such seat{did_you_mean(seat, self.seats)}")
        return self.seats[seat]


def emptied(seat: SeatRecord, token: str) -> SeatRecord:
    """A seat that nobody has any more, with a new invitation to it."""
    return _changed(
        seat,
        holder="open",
        name="",
        player="",
        token=hashed(token),
        given=False,
        creator=False,
        phrase="",
    )


def seat_info(seat: SeatRecord, face: SeatFace | None, here: bool = False) -> SeatInfo:
    """A seat as everybody may see it; one of an edition that is gone has no face."""
    held = (seat.seat, seat.holder, seat.name, seat.player, here)
    if face is None:
        return SeatInfo(*held, title=seat.seat, host=seat.creator)
    return SeatInfo(*held, face.role, face.number, face.title, face.look, seat.creator)


def in_order(seats: Iterable[SeatRecord], order: Sequence[Seat]) -> list[SeatRecord]:
    """As they sit round the table, whatever storage makes of it."""
    return sorted(seats, key=lambda each: (_place(each.seat, order), each.seat))


def _place(seat: Seat, order: Sequence[Seat]) -> int:
    return order.index(seat) if seat in order else len(order)


def known_player(name: str, players: Sequence[str]) -> str:
    """The name of a computer player, if there is one."""
    if name not in players:
        raise MadhouseError(f"there is no computer player '{name}'{did_you_mean(name, players)}")
    return name


def _opens(seat: SeatRecord, marks: Marks) -> bool:
    """An invitation opens nothing until it is taken."""
    return seat.given and seat.token in marks


def _changed(seat: SeatRecord, **fields: object) -> SeatRecord:
    return msgspec.structs.replace(seat, **fields)
