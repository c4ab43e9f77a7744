"""Plans (validation of requests): a game as somebody wishes for it, before it is set up."""

import secrets
from collections.abc import Mapping

from madhouse.editions import USUAL, edition_of
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Seat
from madhouse.engine.door import FrontDoor
from madhouse.engine.errors import MadhouseError
from madhouse.engine.rng import commitment
from madhouse.engine.seats import BadSeats, investigators_among
from madhouse.engine.shelf import NewGame, SeatPlan, level_wished, packs_wished
from madhouse.server.kept.records import SeatRecord
from madhouse.server.kept.tokens import hashed
from madhouse.server.table.seating import LONGEST_NAME, known_player
from madhouse.server.table.talk import plain

LONGEST_SEED = 100


def edition_wished(wish: NewGame) -> FrontDoor:
    """The edition that is to be played."""
    return edition_of(wish.edition or USUAL)


def planned(header: Header, given: Mapping[Seat, SeatPlan]) -> dict[Seat, SeatPlan]:
    """Who is to sit where, in the order of the seats, if that can be."""
    edition = edition_of(header.edition)
    seats = edition.shelf.seats(header)
    if set(seats) != set(given):
        raise BadSeats(
            f"this game has the seats {', '.join(seats)}; give a plan for each of them, "
            f"not for {', '.join(given) or 'none'}"
        )
    plans = {seat: given[seat] for seat in seats}
    for plan in plans.values():
        if plan.holder == "computer":
            known_player(plan.player, edition.company.names)
    if all(plan.holder == "open" for plan in plans.values()):
        raise MadhouseError("somebody has to begin: give one seat to a person here or a computer")
    return plans


def investigators(wish: NewGame) -> int:
    """How many are to play; where nothing was said as many as there are seats, if they make a
    game."""
    if wish.figures or wish.runs:
        return wish.figures or len(wish.runs)
    return investigators_among(edition_wished(wish).shelf.roles, wish.seats)


def new_header(wish: NewGame, name: str) -> Header:
    """What the game starts from. A seed that nobody gave is secret, and committed to."""
    if wish.seed is not None and not 1 <= len(plain(wish.seed)) <= LONGEST_SEED:
        raise MadhouseError(f"a seed is a line of 1 to {LONGEST_SEED} letters")
    edition, secret = edition_wished(wish), wish.seed is None
    seed = secrets.token_hex(32) if wish.seed is None else plain(wish.seed)
    level = level_wished(edition.shelf, wish.story, wish.level)
    packs = packs_wished(edition.shelf, wish.story, wish.packs)
    return Header(
        edition=edition.name,
        story=wish.story,
        content=edition.shelf.content_version(wish.story, level, packs),
        seed=seed,
        investigators=investigators(wish),
        agreements=tuple(dict.fromkeys(wish.agreements)),
        game=name if secret else "",
        commitment=commitment(seed, name) if secret else "",
        level=level,
        packs=packs,
        hands=wish.hands,
        runs=tuple(wish.runs),
    )


def new_seat(seat: Seat, plan: SeatPlan, token: str, phrase: str) -> SeatRecord:
    """A seat as it is first stored; the phrase is that of who sets the table up."""
    person = plan.holder == "person"
    return SeatRecord(
        seat,
        plan.holder,
        plain(plan.name, LONGEST_NAME) if person else "",
        plan.player if plan.holder == "computer" else "",
        hashed(token),
        given=person,
        creator=person,
        phrase=hashed(phrase) if person else "",
    )
