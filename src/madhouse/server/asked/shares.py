"""Shares (rate limiter): what each address has taken, and what was refused to whom and why."""

from collections import Counter
from ipaddress import IPv6Address, ip_address
from time import monotonic

from madhouse.server.house.refusals import TooMuch
from madhouse.server.limits import Limits

INSISTING = 20
"""Requests in a row that were refused in so many words; from then on there are none."""
THE_REST = "the rest"
"""All addresses beyond those that are told apart; they share one share."""


class Pace:
    """A token bucket: so much a second, on the whole; who is faster has to wait."""

    __slots__ = ("_at", "_left", "a_second", "most")

    def __init__(self, a_second: float, burst: float) -> None:
        self.a_second = a_second
        self.most = burst
        self._left = burst
        self._at = monotonic()

    @property
    def left(self) -> float:
        """How much may be taken now; less than nothing, where more was taken."""
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.a_second)
        self._at = now
        return self._left

    def allows(self, much: float = 1.0) -> bool:
        """Take so much, if it is there."""
        if self.left < min(much, self.most):
            return False
        self._left -= much
        return True

    def owes(self) -> float:
        """Take one in any case; for so many seconds has to wait who took what is not there."""
        owed = 1 - self.left
        self._left -= 1
        return max(owed, 0.0) / self.a_second

    def wait(self, much: float = 1.0) -> float:
        """Seconds until there is so much."""
        return max(0.0, min(much, self.most) - self.left) / self.a_second


class Visitor:
    """One address, and what it has had."""

    def __init__(self, limits: Limits, refused: Counter[str]) -> None:
        self.connections = 0
        self.sockets = 0
        self._limits = limits
        self._refused = refused
        self._insisted = 0  # requests in a row that were refused
        self._work = Pace(limits.work_a_minute / 60, limits.work_a_minute / 2)
        self._tables = Pace(limits.tables_an_hour / 3600, limits.tables_an_hour / 2)
        self._lines = Pace(limits.lines_a_minute / 60, limits.lines_a_minute / 2)
        self._reports = Pace(limits.reports_an_hour / 3600, limits.reports_an_hour / 2)

    def asks(self, weight: float) -> None:
        """A request of this weight."""
        self._insisted += 1
        self._take("requests", self._work, "too much at once; wait a little", weight)
        self._insisted = 0

    @property
    def insists(self) -> bool:
        """Whether he was told to wait time and again, and asks before he could be answered."""
        return self._insisted >= INSISTING and self._work.left < 1

    def sets_up(self) -> None:
        """A new table."""
        self._take("tables", self._tables, "that were many tables; set up the next one later")

    def speaks(self) -> None:
        """A line of talk."""
        self._take("talk", self._lines, "that was much talk; wait a little")

    def reports(self) -> None:
        """A problem that is to be stored."""
        self._take("reports", self._reports, "that were many problems; report the next one later")

    def _take(self, what: str, pace: Pace, said: str, much: float = 1.0) -> None:
        if not pace.allows(much):
            self._refused[what] += 1
            raise TooMuch(said, pace.wait(much))

    def open_socket(self) -> None:
        """A socket at a table, which must be closed."""
        if self.sockets >= self._limits.sockets:
            self._refused["sockets"] += 1
            raise TooMuch("too many windows are open at tables; close one", 10.0)
        self.sockets += 1

    def close_socket(self) -> None:
        """The socket is no more."""
        self.sockets -= 1

    def enter(self) -> bool:
        """A connection, which must leave; or none more."""
        if self.connections >= self._limits.connections:
            self._refused["connections"] += 1
            return False
        self.connections += 1
        return True

    def leave(self) -> None:
        """The connection is gone."""
        self.connections -= 1

    @property
    def is_forgotten(self) -> bool:
        """Whether all is as with somebody who was never here."""
        paces = (self._work, self._tables, self._lines, self._reports)
        return not (self.connections or self.sockets) and all(p.left >= p.most for p in paces)


class Shares:
    """Everybody who has been here lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.refused: Counter[str] = Counter()
        self._visitors: dict[str, Visitor] = {}

    def of(self, host: str | None) -> Visitor:
        """The visitor at an address."""
        address = known_as(host or "")
        if address not in self._visitors and len(self._visitors) >= self.limits.visitors:
            self.forget()
            address = address if len(self._visitors) < self.limits.visitors else THE_REST
        if address not in self._visitors:
            self._visitors[address] = Visitor(self.limits, self.refused)
        return self._visitors[address]

    def forget(self) -> None:
        """Those who have had nothing for a while."""
        kept = {name: each for name, each in self._visitors.items() if not each.is_forgotten}
        self._visitors = kept

    @property
    def visitors(self) -> int:
        """How many are told apart now."""
        return len(self._visitors)


def known_as(host: str) -> str:
    """An address as it is counted: of the newer kind somebody has a whole net of them.

    >>> known_as("2001:db8:1:2:3::4"), known_as("::ffff:192.0.2.7"), known_as("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:50]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))
