"""The public face of Madhouse: begin a game, load one, check one, ask why not."""

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any

from madhouse.engine.casefile import CaseFile, Header, parse, replay, verify
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.words import did_you_mean
from madhouse.first.edition import begin as begin_first
from madhouse.first.edition import edition as first_edition
from madhouse.first.edition import the_box
from madhouse.first.rules.agreeing import drawn_story, roles
from madhouse.first.told.refusals import why_not

__all__ = ["CaseFile", "begin", "load_case", "new_game", "roles", "verify_case", "why_not"]

EDITIONS: dict[str, Callable[[Header], Game[Any, Any]]] = {"first": begin_first}


def new_game(
    edition: str = "first",
    *,
    story: str | None = "the-cold-supper",
    seed: str | int | None = None,
    investigators: int = 2,
    options: Sequence[str] = (),
) -> Game[Any, Any]:
    """Begin a game of a story; without a seed a secret one is drawn.

    `story=None` is for players who cannot agree on one: it is picked at random.

    >>> game = new_game("first", story="the-cold-supper", seed=42, investigators=2)
    >>> [decision.seats for decision in game.pending]
    [('keeper',), ('investigator-1',)]
    >>> game.legal("keeper")
    ('answer 1 A', 'answer 1 B')
    >>> game.apply("keeper", "answer 1 B")
    """
    _known_edition(edition)
    if type(investigators) is not int:
        raise MadhouseError(f"investigators is {investigators!r}; give a whole number, 1 to 4")
    seed = token_hex(32) if seed is None else str(seed)
    story = drawn_story(the_box().story_ids, seed) if story is None else story
    header = Header(
        edition=edition,
        story=story,
        content=first_edition(story).content_version,
        seed=seed,
        investigators=investigators,
        options=tuple(options),
    )
    return begin(header)


def begin(header: Header) -> Game[Any, Any]:
    """Begin the game that the head of a case file describes."""
    _known_edition(header.edition)
    return EDITIONS[header.edition](header)


def load_case(text: str, name: str = "case", until: int | None = None) -> Game[Any, Any]:
    """Replay a case file, to its end or to a decision.

    >>> game = new_game(seed=1)
    >>> game.apply("keeper", "answer 1 A")
    >>> load_case(game.case()).encode() == game.encode()
    True
    """
    return replay(parse(text, name), begin, until)


def verify_case(text: str, name: str = "case") -> None:
    """Prove that dice, deals and result of a case file follow from its seed and decisions."""
    verify(parse(text, name), begin)


def _known_edition(edition: str) -> None:
    if edition not in EDITIONS:
        raise MadhouseError(f"there is no edition '{edition}'{did_you_mean(edition, EDITIONS)}")
