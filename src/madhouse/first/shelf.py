"""The shelf of the first edition: its stories, seats and agreements, and what one reads of them."""

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from madhouse.engine.casefile import Header
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.shapes import CardText
from madhouse.engine.shelf import (
    Agreement,
    CharacterInfo,
    ChoiceInfo,
    Library,
    Role,
    StoryInfo,
)
from madhouse.engine.typography import typeset
from madhouse.first.edition import FirstEdition, add_story, begin, edition, the_box
from madhouse.first.players.weights import STYLES
from madhouse.first.tellers import reference
from madhouse.first.things.agreements import AGREEMENTS, CUSTOMS
from madhouse.first.things.cards import InvestigatorCard
from madhouse.first.told.english import english

NEWCOMERS = "the-cold-supper"
"""The story for one who names none: the gentle one."""
FEWEST, MOST = 1, 4
ROLES = (
    Role("keeper", 1, 1, "fair", person=False),
    Role("investigator", FEWEST, MOST, "heuristic"),
)

log = logging.getLogger(__name__)


class FirstShelf:
    """What there is to play."""

    newcomers = NEWCOMERS
    roles: Sequence[Role] = ROLES

    @property
    def stories(self) -> Sequence[str]:
        """The stories of the box, and those that were added."""
        return the_box().story_ids

    @property
    def agreements(self) -> Sequence[Agreement]:
        """Optional rules in the order of the rulebook, then customs of the table."""
        told = english()
        return [
            Agreement(each, told.text(f"agreement.{each}"), rule, of_the_table=each in CUSTOMS)
            for each, rule in AGREEMENTS.items()
        ]

    def add_story(self, path: Path) -> str:
        """Tell a story from a file as if it had come with the package; gives its id."""
        name = add_story(path)
        reference.cache_clear()
        _library.cache_clear()
        return name

    def title(self, story: str) -> str:
        """What the story is called."""
        return edition(story).story.name

    def content_version(self, story: str) -> str:
        """Changes when anything does that the rules read of the story."""
        return edition(story).content_version

    def has_content(self, story: str, version: str) -> bool:
        """Whether a game of that version can be replayed."""
        return edition(story).has_content(version)

    def begin(self, header: Header) -> Game[Any, Any]:
        """Begin the game that a header describes."""
        return begin(header)

    def library(self) -> Library:
        """Everything that may be read before a game."""
        return _library()


@cache
def _library() -> Library:
    stories = list(_stories())
    if not stories:
        raise MadhouseError("no story of the box can be played")
    characters = [_character(each) for each in the_box().investigators.values()]
    return Library(
        edition=FirstEdition.name,
        stories=stories,
        roles=list(ROLES),
        agreements=list(FirstShelf().agreements),
        characters=characters,
        computers=[ChoiceInfo(style, english().text(f"computer.{style}")) for style in STYLES],
        cards=_open_cards(stories[0].id, characters),
    )


def _stories() -> Iterator[StoryInfo]:
    """All that can be played: one that is not right does not keep the others off the shelf."""
    for name in the_box().story_ids:
        try:
            yield _story(name)
        except MadhouseError:
            log.exception("the story '%s' is left out", name)


def _story(name: str) -> StoryInfo:
    told = the_box().story(name)
    return StoryInfo(
        told.id,
        told.name,
        str(told.minutes),
        told.difficulty,
        typeset(told.blurb),
        typeset(told.notes),
        (FEWEST, MOST),
    )


def _character(card: InvestigatorCard) -> CharacterInfo:
    traits = [
        trait
        for category in ("strength", "intellect")
        for trait in the_box().traits_of(card.id, category)
    ]
    return CharacterInfo(
        card.id, card.name, card.history, card.health, card.sanity, card.skill, traits
    )


def _open_cards(story: str, characters: Sequence[CharacterInfo]) -> dict[str, CardText]:
    """What all may read at any time; such cards are the same in every story."""
    teller, box = reference(story), the_box()
    cards = [trait for each in characters for trait in each.traits]
    return {card: teller.card(card) for card in (*cards, *box.starting_items, *box.spells)}
