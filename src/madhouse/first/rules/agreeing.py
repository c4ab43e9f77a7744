"""Agreeing before a game, on a story and a keeper; where the players cannot, chance decides."""

from collections.abc import Sequence

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.rng import Random, keyed
from madhouse.engine.words import did_you_mean
from madhouse.first.things.seats import FEWEST, MOST, investigator_seats
from madhouse.first.things.state import KEEPER


class BadRoles(MadhouseError):
    """The players cannot be seated so."""


def roles(players: Sequence[str], seed: str, keeper: str | None = None) -> dict[Seat, str]:
    """Who sits where: one keeper, all others investigators (1e.setup.choose-roles).

    Players who cannot agree on a keeper have one picked at random (1e.setup.roles-random). They
    are named as they sit, clockwise; the first investigator sits at the keeper's left.

    >>> roles(["Ann", "Bob", "Cy"], seed="supper", keeper="Bob")
    {'keeper': 'Bob', 'investigator-1': 'Cy', 'investigator-2': 'Ann'}
    """
    if not FEWEST < len(players) <= MOST + 1:  # with the keeper
        raise BadRoles(f"the first edition is for two to five players, not for {len(players)}")
    if keeper is not None and keeper not in players:
        raise BadRoles(f"'{keeper}' does not play{did_you_mean(keeper, players)}")
    count = len(players)
    at = Random(keyed(seed), "roles").below(count) if keeper is None else players.index(keeper)
    others = [players[(at + left) % count] for left in range(1, count)]
    seats = investigator_seats(len(others))
    return {KEEPER: players[at], **dict(zip(seats, others, strict=True))}
