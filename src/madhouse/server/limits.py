"""Limits (quotas): what one address, one table and the whole house may have. All stand here.

What a single message or file may hold is said where it is read: `wire/sizes.py`,
`engine/shelf.py` and `engine/casefile.py`.
"""

import msgspec

DAY = 24 * 60 * 60.0


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """A home: everybody is known, and all of them may come from one address."""

    # of one address
    connections: int = 200  # open at once, of any kind
    sockets: int = 80  # of these, at tables
    work_a_minute: float = 1800.0  # asked for over HTTP, each request by its weight
    tables_an_hour: float = 120.0  # set up, or gone on with from a case file
    lines_a_minute: float = 60.0  # said at tables
    reports_an_hour: float = 20.0  # of problems

    # of one socket
    messages_a_second: float = 20.0  # on the whole
    burst: int = 60
    largest_message: int = 16_000  # letters

    # of one request
    largest_head: int = 32_000  # bytes of its first line and its headers
    largest_request: int = 300_000  # bytes; a case file has a few ten thousand
    head_within: float = 15.0  # seconds
    over_within: float = 120.0  # seconds from the first byte to the last of the answer

    # of one table
    watchers: int = 40
    at_a_seat: int = 20  # windows of those who hold it; five may sit at one screen
    lines_kept: int = 2_000  # of what was said
    reports_kept: int = 20

    # of the house
    visitors: int = 10_000  # addresses that are told apart
    tables_open: int = 300  # in memory, of each process
    tables_kept: int = 20_000  # on the disk


HOME = Limits()

PUBLIC = Limits(
    connections=60,
    sockets=24,
    work_a_minute=900.0,
    tables_an_hour=12.0,
    lines_a_minute=30.0,
    reports_an_hour=6.0,
    watchers=30,
    at_a_seat=10,
    tables_open=1_000,
    tables_kept=50_000,
)
"""A house that strangers come to."""

UNHURRIED = Limits(
    connections=100_000,
    sockets=100_000,
    work_a_minute=1e9,
    tables_an_hour=1e9,
    lines_a_minute=1e9,
    reports_an_hour=1e9,
    messages_a_second=1e9,
    burst=1_000_000,
    watchers=100_000,
    at_a_seat=100_000,
    tables_open=100_000,
    tables_kept=1_000_000,
)
"""Nobody is slowed down: for tests and for measuring."""

WEIGHTS = {
    "set_up": 30,
    "upload": 60,
    "read_head": 10,
    "get_replay": 30,
    "get_tale": 30,
    "get_case": 6,
    "report": 6,
    "own_games": 6,
    "get_boxes": 6,
    "get_library": 3,
    "get_rules": 3,
    "take_seat": 3,
    "leave_seat": 3,
    "invite": 3,
    "new_watch": 3,
    "put_out": 3,
    "close_talk": 3,
    "find_by_phrase": 6,
    "recover": 6,
    "add_share": 6,
    "hand_over": 6,
    "delete_game": 6,
}
"""What a request counts for, by its handler; any other counts for one, as a file of the client."""

PUT_AWAY_AFTER = DAY
"""Seconds after which a table that was never begun, or that nobody has a seat at, leaves the
memory, whoever looks on."""
DELETED_AFTER = 30 * DAY
"""Seconds after which such a table is deleted."""
HELD_FOR = 365 * DAY
"""Seconds since it was last played in which a game that somebody has a seat at is never deleted."""
