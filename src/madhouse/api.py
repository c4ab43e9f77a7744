"""The public face of Madhouse: begin a game, load one, check one, ask why not."""

from collections.abc import Collection, Sequence
from secrets import token_hex
from typing import Any

from madhouse.editions import USUAL, edition_of
from madhouse.engine.casefile import CaseFile, Header, parse
from madhouse.engine.decisions import Option, Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.evening import Onlooker, evening_told
from madhouse.engine.game import Game
from madhouse.engine.replaying import replay, verify
from madhouse.engine.seats import counted_role
from madhouse.engine.shelf import Shelf, drawn_story, level_wished
from madhouse.engine.tale import EveningTale

__all__ = ["CaseFile", "begin", "load_case", "new_game", "tell_case", "verify_case", "why_not"]


def new_game(
    edition: str = USUAL,
    *,
    story: str | None = "",
    seed: str | int | None = None,
    investigators: int = 2,
    options: Sequence[str] = (),
    hands: str = "",
    runs: Sequence[str] = (),
    level: str = "",
    packs: Sequence[str] | None = None,
) -> Game[Any, Any]:
    """Begin a game of a story; without a seed a secret one is drawn.

    Unsaid it is the story for newcomers. `story=None` is for players who cannot agree on one: it is
    picked at random. `options` are what the table has agreed on. `hands` says who has the figures,
    the cards and the dice, where an edition leaves that open: `house`, as unsaid, or `people`.
    `runs` gives the seat of each investigator, where one may run several. `level` says how hard it
    is to be, where an edition has levels: the second has kind, plain (as unsaid) and grim. `packs`
    are what is played with beside the base set; unsaid they are those that the story needs.

    >>> game = new_game("first", story="the-cold-supper", seed=42, investigators=2)
    >>> [decision.seats for decision in game.pending]
    [('keeper',), ('investigator-1',)]
    >>> game.legal("keeper")
    ('answer 1 A', 'answer 1 B')
    >>> game.apply("keeper", "answer 1 B")
    """
    shelf = edition_of(edition).shelf
    if type(investigators) is not int:
        several = counted_role(shelf.roles)
        known = f"{several.fewest} to {several.most}"
        raise MadhouseError(f"investigators is {investigators!r}; give a whole number, {known}")
    seed = token_hex(32) if seed is None else str(seed)
    told = _drawn(shelf, seed, packs or ()) if story is None else story or shelf.newcomers
    level = level_wished(shelf, told, level)
    played_with = tuple(shelf.needs(told) if packs is None else packs)
    header = Header(
        edition=edition,
        story=told,
        content=shelf.content_version(told, level, played_with),
        seed=seed,
        investigators=investigators,
        agreements=tuple(options),
        hands=hands,
        runs=tuple(runs),
        level=level,
        packs=played_with,
    )
    return begin(header)


def _drawn(shelf: Shelf, seed: str, packs: Sequence[str]) -> str:
    """Any story that can be played with these packs."""
    stories = [each for each in shelf.stories if set(shelf.needs(each)) <= set(packs)]
    return drawn_story(stories, seed)


def begin(header: Header) -> Game[Any, Any]:
    """Begin the game that the head of a case file describes."""
    return edition_of(header.edition).shelf.begin(header)


def load_case(text: str, name: str = "case", until: int | None = None) -> Game[Any, Any]:
    """Replay a case file, to its end or to a decision.

    >>> game = new_game(seed=1)
    >>> game.apply("keeper", "answer 1 A")
    >>> load_case(game.case()).encode() == game.encode()
    True
    """
    return replay(parse(text, name), begin, until)


def tell_case(text: str, name: str = "case") -> EveningTale:
    """The evening of a case file as a story of two pages."""
    case, onlooker = parse(text, name), Onlooker()
    game = replay(case, begin, between=onlooker)
    return evening_told(edition_of(case.header.edition), game, onlooker.written)


def verify_case(text: str, name: str = "case", shares: Collection[str] = ()) -> None:
    """Prove that dice, deals and result of a case file follow from its seed and decisions, and that
    these shares were mixed into the seed."""
    verify(parse(text, name), begin, shares)


def why_not(game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
    """The rule that keeps an option from a seat's list; where none says more, the question's own.

    None if the option is offered, or if the seat is not asked anything.
    """
    return edition_of(game.header.edition).service.why_not(game, seat, option)
